#pragma once

#include "resources/Dictionary.h"
#include "resources/DictionaryTitle.h"

#include <filesystem>

namespace crossgloss {

// Dictionaries in the XML of the Text Encoding Initiative as FreeDict writes it, plain or compressed; P4's older elements
// (tr, eg) are understood too.

/// True when the file, decompressed, begins with the root element of TEI. @throws Error when it cannot be read.
bool isTei(const std::filesystem::path& file);

/// Title, licence and languages: @p wanted goes first, then xml:lang of the first entries' forms and translations, then
/// the file's name and the title. Languages that nobody tells stay empty.
/// @throws Error when the file is no sound XML as far as it is read.
DictionaryInfo readTeiInfo(const std::filesystem::path& file, const DictionaryLanguages& wanted, Progress& progress);

/// Streams the entries of @p info.path, one in memory at a time; info.definitionLanguage says which language <def> is in:
/// in the translations' one, short definitions are translations. Translations and definitions that are marked to be in
/// yet another language are left aside.
/// @throws Error when the XML is malformed or nothing can be used; Cancelled.
ReadReport readTei(const DictionaryInfo& info, Progress& progress, const EntrySink& sink);

} // namespace crossgloss
