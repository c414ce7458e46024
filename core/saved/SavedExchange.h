#pragma once

#include "base/Progress.h"
#include "saved/SavedWords.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// Files that saved words go to.
enum class SavedFormat
{
    Csv,        ///< RFC 4180, a heading line, UTF-8
    Tsv,        ///< the same with tabs
    AnkiText,   ///< for Anki's text import: lines of #key:value in front, ids first
    AnkiPackage ///< .apkg
};

/// "csv", "tsv", "anki", "apkg".
std::string_view savedFormatName(SavedFormat format);
std::optional<SavedFormat> savedFormatNamed(std::string_view name);
/// What the ending of a file's name says (.txt is Anki's text); nothing for others.
std::optional<SavedFormat> savedFormatOf(const std::filesystem::path& file);

/// The words as a text in one of the formats of text. CSV and TSV hold everything, Anki's text everything but reviews.
/// In CSV and TSV a cell that a spreadsheet would run as a formula has an apostrophe in front, which an import drops.
std::string savedWordsText(const std::vector<SavedWord>& words, SavedFormat format);

/// Writes words to a file, which appears whole or not at all. @param reviews go into a package with them.
/// @throws Error.
void exportSavedWords(const std::vector<SavedWord>& words, const std::vector<SavedReview>& reviews, SavedFormat format,
                      const std::filesystem::path& file);

struct SavedImportOptions
{
    std::string language; ///< of words whose line names none; empty = such lines are skipped
    std::string list;     ///< that every word is put into, besides those that the file names; may be empty
    /// Where a word is here already and says something else: false = what is here stays (and the line tells so),
    /// true = the file replaces it.
    bool takeFile = false;
};

/// What became of a line worth telling about.
struct SavedImportLine
{
    enum class Outcome
    {
        Merged,
        Skipped
    };
    std::size_t line = 0;
    Outcome outcome = Outcome::Merged;
    std::string word;
    std::vector<std::string> differing; ///< columns that say something else than what is here
    std::optional<Error> reason;        ///< why it was skipped
};

struct SavedImportReport
{
    std::size_t added = 0;
    std::size_t merged = 0;
    std::size_t unchanged = 0;
    std::size_t skipped = 0;
    std::size_t differing = 0; ///< of merged and unchanged, those with differing columns
    bool tookFile = false;     ///< differing columns were replaced
    std::vector<SavedImportLine> lines; ///< merged and skipped ones and those that differ, at most maxToldLines
    std::int64_t step = 0;              ///< of the journal; 0 where nothing changed
};

constexpr std::size_t maxToldLines = 1000;

/// Reads a file that exportSavedWords() wrote, or another table with a heading line of such columns, at least `word`
/// (CSV with commas or semicolons, TSV, Anki's text; plain or compressed). Words are found again by id, then by word,
/// language and query. All in one step, which can be undone.
/// @throws Error with file and line when it is no such table; Cancelled.
SavedImportReport importSavedWords(SavedWords& words, const std::filesystem::path& file,
                                   const SavedImportOptions& options, Progress& progress);

} // namespace crossgloss
