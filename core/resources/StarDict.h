#pragma once

#include "resources/Dictionary.h"
#include "resources/DictionaryTitle.h"

#include <filesystem>

namespace crossgloss {

// StarDict's dictionaries, versions 2.4.2 and 3.0.0. Their articles are text in a dozen forms, of which nothing but the
// text is prescribed: what can be told of translations, senses and marks is told from how converters lay them out.

/// Title and licence by the .ifo file, languages by @p wanted, else by the file's name and the title ("en-de",
/// "English-German"); they stay empty where nobody tells. Definitions are in the headwords' language where articles are
/// laid out as FreeDict's, in the translations' where they are plain text.
/// @throws Error when the .ifo or the index is malformed; Cancelled.
DictionaryInfo readStarDictInfo(const std::filesystem::path& ifo, const DictionaryLanguages& wanted,
                                Progress& progress);

/// Streams the entries of the dictionary whose .ifo is info.path. Words of the index and of .syn that share an article
/// give an entry each; more than four in .syn, most of which begin as the headword does, are its inflected forms and left out.
/// @throws Error when the files do not agree with each other or nothing can be used; Cancelled.
ReadReport readStarDict(const DictionaryInfo& info, Progress& progress, const EntrySink& sink);

} // namespace crossgloss
