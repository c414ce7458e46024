#pragma once

#include "resources/Dictionary.h"

#include <filesystem>

namespace crossgloss {

/// What the header entries (00-database-…) and the file name of a dictd dictionary say.
/// @param index path of the `.index`; `.dict.dz` or `.dict` must lie beside it.
/// @throws Error when either is missing or unreadable.
DictionaryInfo readDictdInfo(const std::filesystem::path& index);

/// Streams the entries of a dictd dictionary in index order. Understands the articles of FreeDict (WikDict style:
/// translation, then definition lines; the older style; the Ding style with notes, synonyms and see-also lines; JMDict)
/// and of GCIDE. Several index lines that point at one article give one entry per distinct headword.
/// @throws Error when index or data are unreadable or malformed as a whole, Cancelled.
ReadReport readDictd(const std::filesystem::path& index, Progress& progress, const EntrySink& sink);

/// Where findInstalledDictd() looks: the user's own folder first.
std::vector<std::filesystem::path> installedDictdFolders();

/// The dictd dictionaries of the system (folders that Debian and others use) in name order; empty when none.
std::vector<std::filesystem::path> findInstalledDictd();

} // namespace crossgloss
