#pragma once

#include "resources/Dictionary.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace crossgloss {

struct WordPair {
    std::string source;
    std::string target;
};

/// One line of a definitions file: `answer<TAB>definition` or `answer<TAB>headword<TAB>definition`.
struct DefinitionPair {
    std::string answer;                ///< in the answer language
    std::string headword;              ///< in the definition's language; empty in two-column files
    std::string definition;
};

/// What the two words of a line are written in: canonical codes; empty = not known.
struct PairLanguages {
    std::string source;
    std::string target;
};

/// Reads word pairs split by a tab, else by spaces; plain, gzip or xz; a UTF-8 byte order mark is skipped.
/// Bad lines go to @p report with their number, and so does a first line that names columns or, where they are known, the
/// languages. @throws Error when the file cannot be read at all, is no table, tells how alike words are (SimLex) or holds no pair.
std::vector<WordPair> readWordPairs(const std::filesystem::path& path, Progress& progress, ReadReport& report);
/// The same, one pair after the other: nothing is kept.
void readWordPairs(const std::filesystem::path& path, Progress& progress, ReadReport& report,
                   const std::function<void(WordPair&&)>& sink, const PairLanguages& languages = {});

/// Reads `answer<TAB>definition` and `answer<TAB>headword<TAB>definition` lines, as above.
std::vector<DefinitionPair> readDefinitions(const std::filesystem::path& path, Progress& progress, ReadReport& report);
void readDefinitions(const std::filesystem::path& path, Progress& progress, ReadReport& report,
                     const std::function<void(DefinitionPair&&)>& sink);

/// One line of an evaluation file: `answer|answer2<TAB>description`.
struct DescriptionCase {
    std::vector<std::string> answers;
    std::string description;
};
std::vector<DescriptionCase> readDescriptions(const std::filesystem::path& path, Progress& progress,
                                              ReadReport& report);
void readDescriptions(const std::filesystem::path& path, Progress& progress, ReadReport& report,
                      const std::function<void(DescriptionCase&&)>& sink);

} // namespace crossgloss
