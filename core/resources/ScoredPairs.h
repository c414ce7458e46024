#pragma once

#include "base/Progress.h"
#include "resources/Dictionary.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace crossgloss {

/// Two sentences and how alike people found them.
struct ScoredPair {
    double score = 0;
    std::string first;
    std::string second;
};

struct ScoredPairs {
    std::vector<ScoredPair> pairs;
    std::size_t withoutScore = 0;      ///< lines whose first field is empty, left out
};

/// Where scored pairs lie: in one file, or in two of the same scores, line by line translations of each other.
struct ScoredPairPaths {
    std::filesystem::path first;
    std::filesystem::path second;      ///< of the second sentences; empty = one file
};

/// "F", or "A,B" where no file has that name and there is an A or a B.
ScoredPairPaths scoredPairPaths(const std::filesystem::path& name);

/// Reads `score<TAB>sentence<TAB>sentence`, plain or compressed; further columns are not looked at. A line with an empty
/// score is skipped and counted; other bad lines go to @p report. Tables with a heading (SICK) are read by the columns
/// sentence_A, sentence_B and relatedness_score; a file whose first line has no tab as CSV of sentence, sentence, score.
/// @param path of a file, or "A,B": each first sentence of A with the second one of the same line of B.
/// @throws Error when a file cannot be read or holds no scored pair, crossed files differ in lines or scores; Cancelled.
ScoredPairs readScoredPairs(const std::filesystem::path& path, Progress& progress, ReadReport& report);

} // namespace crossgloss
