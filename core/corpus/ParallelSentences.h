#pragma once

#include "base/Progress.h"
#include "resources/Dictionary.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// Where sentences that mean the same lie: one file with a tab between them, two files aligned by line, or a translation
/// memory (TMX), which its content tells.
struct SentenceFile {
    std::filesystem::path first;       ///< pairs with a tab, or the first language's lines
    std::filesystem::path second;      ///< the other's lines; empty = pairs, or one language alone
    std::string firstLanguage;         ///< canonical codes
    std::string secondLanguage;        ///< the same as the first one for paraphrases; empty = sentences of one language

    /// As it was given: "F:L1:L2", "A,B:L1:L2", "F:L".
    std::string text() const;
};

/// "F.tsv:L1:L2", "A,B:L1:L2" or, for sentences of one language, "F:L".
/// @throws Error when it is none of these or a language is unknown.
SentenceFile sentenceFileNamed(std::string_view text);

/// Pairs of sentences; of one language alone, second is empty.
struct SentenceCorpus {
    std::string firstLanguage;
    std::string secondLanguage;
    std::vector<std::string> first;
    std::vector<std::string> second;
    std::size_t blank = 0;             ///< lines or segments left out because a side is blank

    bool parallel() const { return !secondLanguage.empty(); }
};

/// Reads it, plain or compressed. Of a translation memory the units count that have both languages (or the one), of lines
/// with tabs the first two fields; lines with only one, or that are no text, go to @p report.
/// @throws Error when a file cannot be read, aligned files differ in length or nothing can be used; Cancelled.
SentenceCorpus readSentenceFile(const SentenceFile& file, Progress& progress, ReadReport& report);

} // namespace crossgloss
