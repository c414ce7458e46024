#pragma once

#include "resources/Dictionary.h"
#include "resources/DictionaryTitle.h"

#include <filesystem>
#include <vector>

namespace crossgloss {

/// Kinds of files that hold a dictionary's articles, told from their content (dictd's from their names).
enum class DictionaryFormat
{
    None, ///< something else, or a table
    Dictd,
    StarDict,
    Tei,        ///< FreeDict's XML
    Wiktextract ///< lines of JSON, as kaikki.org has them
};

/// @throws Error when the file cannot be read.
DictionaryFormat dictionaryFormatOf(const std::filesystem::path& file);

/// The file that a dictionary of several files is called by: dictd's index, StarDict's .ifo; @p file itself otherwise.
std::filesystem::path mainFileOf(DictionaryFormat format, const std::filesystem::path& file);
/// All files that the dictionary is read from. @throws Error when one is missing.
std::vector<std::filesystem::path> filesOf(DictionaryFormat format, const std::filesystem::path& file);

/// What the dictionary says of itself. Languages are those of @p wanted where it names them, else the dictionary's own;
/// they stay empty where nobody says. The checksum is not filled in.
/// @throws Error when the file is malformed; Cancelled.
DictionaryInfo readDictionaryInfo(DictionaryFormat format, const std::filesystem::path& file,
                                  const DictionaryLanguages& wanted, Progress& progress);

/// Streams the entries. @p info is what readDictionaryInfo() gave, with languages known.
/// @throws Error when the file is malformed as a whole or holds nothing that can be used; Cancelled.
ReadReport readDictionary(DictionaryFormat format, const DictionaryInfo& info, Progress& progress,
                          const EntrySink& sink);

} // namespace crossgloss
