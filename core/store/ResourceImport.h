#pragma once

#include "base/Progress.h"
#include "resources/Dictionary.h"
#include "resources/DictionaryFile.h"
#include "store/WorkspacePrivate.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

// What importing is made of. The steps that write run on the writing connection within the caller's transaction.

/// File name without folder and the endings that say how it is stored: "novels.fr" of /x/novels.fr.vec.xz.
std::string plainName(const std::filesystem::path& file);

/// Fills the languages that the file does not say: from the options, else from the file's name.
/// @param needed how many languages a resource of the kind has, 1 or 2. @throws Error when one of them stays unknown.
void fillLanguages(Resource& resource, const ImportOptions& options, const std::filesystem::path& file, int needed);
/// @throws Error: the languages of @p file, or its second one, must be named.
[[noreturn]] void missingLanguage(const std::filesystem::path& file, bool second);

/// Fills name, title, licence and languages.
void describeDictionary(Resource& resource, const DictionaryInfo& info);

/// A file of its own for the vectors of a resource, below the workspace's folder: names that differ may look alike in a
/// file's name. @param checksum hexadecimal digits.
std::string matrixName(const std::string& resource, const std::string& checksum, std::string_view ending,
                       const std::vector<StoredResource>& all);

/// Counts what a reader left out, and keeps the first of its complaints.
void addIssues(Resource& resource, const ReadReport& report);

/// Inserts the resource and streams a dictionary of any format into the index.
void importDictionary(Workspace::Private& d, StoredResource& stored, DictionaryFormat format,
                      const DictionaryInfo& info, Progress& progress);

/// Inserts the resource and indexes Princeton's folder, an OMW tab file or a WN-LMF one.
void importWordnet(Workspace::Private& d, StoredResource& stored, const std::filesystem::path& path,
                   const ImportOptions& options, Progress& progress);

// Kinds of plain files: the resource's row is there, its count of entries is set, what was left out is returned.

/// Indexes word pairs.
ReadReport importLexicon(IndexWriter& writer, Resource& resource, const std::filesystem::path& file,
                         Progress& progress);
/// Indexes definitions with the words they stand for.
ReadReport importDefinitions(IndexWriter& writer, Resource& resource, const std::filesystem::path& file,
                             Progress& progress);
/// Whether parallel text is one translation memory (TMX).
bool isMemory(const std::vector<std::filesystem::path>& files);
/// Fills the two languages of a translation memory: from the options, else those that its first units have.
/// @throws Error when it has more than two, and which two are meant is not said; or fewer.
void fillMemoryLanguages(Resource& resource, const ImportOptions& options, const std::filesystem::path& file,
                         Progress& progress);
/// Stores the lines of parallel text, sentence pairs or descriptions.
ReadReport importLines(SQLite::Database& database, Resource& resource, const std::vector<std::filesystem::path>& files,
                       Progress& progress);

/// Writes what is known only after reading: counts, languages, issues.
void finishResource(Workspace::Private& d, const StoredResource& stored);

} // namespace crossgloss
