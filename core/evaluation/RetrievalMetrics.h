#pragma once

#include "encoder/Training.h"

#include <cstdint>
#include <span>

#include <nlohmann/json.hpp>

namespace crossgloss {

struct Interval {
    double low = 0;
    double high = 0;
};

/// Percentile bootstrap intervals of retrieval scores (Efron & Tibshirani 1993, chapter 13).
struct RetrievalIntervals {
    Interval p1, p10, p100, mrr, medianRank;
};

struct BootstrapOptions {
    int resamples = 2000;
    double confidence = 0.95;          ///< in (0, 1)
    std::uint64_t seed = 1;
};

/// Intervals over the pairs of a test, drawn with replacement. @param ranks 1-based, 0 = not covered (a miss); the median
/// is over the covered ones of each draw.
RetrievalIntervals bootstrapIntervals(std::span<const std::uint32_t> ranks, const BootstrapOptions& options = {});

/// `n, covered, p1, p10, p100, mrr, median_rank` and `intervals` with `[low, high]` under the same names.
nlohmann::json scoresWithIntervals(const RetrievalScores& scores, const BootstrapOptions& options = {});

} // namespace crossgloss
