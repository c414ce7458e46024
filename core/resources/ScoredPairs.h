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

/// Reads `score<TAB>sentence<TAB>sentence`, plain or compressed; further columns are not looked at. A line with an empty
/// score is skipped and counted; other bad lines go to @p report. Tables with a heading (SICK) are read by the columns
/// sentence_A, sentence_B and relatedness_score.
/// @throws Error when the file cannot be read or holds no scored pair; Cancelled.
ScoredPairs readScoredPairs(const std::filesystem::path& path, Progress& progress, ReadReport& report);

} // namespace crossgloss
