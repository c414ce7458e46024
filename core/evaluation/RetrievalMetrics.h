#pragma once

#include "encoder/Training.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

struct Interval {
    double low = 0;
    double high = 0;
};

/// Where a share lies that @p right of @p n were seen of: the score interval of Wilson (1927), which holds for few and
/// for shares near 0 and 1 too. @param z 1.96 for 95 %. 0 … 1 when nothing was seen.
Interval wilsonInterval(std::size_t right, std::size_t n, double z = 1.959963984540054);

/// Percentile bootstrap intervals of retrieval scores (Efron & Tibshirani 1993, chapter 13).
struct RetrievalIntervals {
    Interval p1, p10, p100, mrr, medianRank;
};

struct BootstrapOptions {
    int resamples = 2000;
    double confidence = 0.95;          ///< in (0, 1)
    std::uint64_t seed = 1;
};

/// Intervals over the pairs of a test, drawn with replacement. @param ranks 1-based, 0 = not covered (a miss); the
/// median is over the covered ones of each draw.
RetrievalIntervals bootstrapIntervals(std::span<const std::uint32_t> ranks, const BootstrapOptions& options = {});

/// `n, covered, p1, p10, p100, mrr, median_rank` and `intervals` with `[low, high]` under the same names.
nlohmann::json scoresWithIntervals(const RetrievalScores& scores, const BootstrapOptions& options = {});

/// Rank of a question that does not count: what it asks is not covered, or it was not asked. 0 is one without a right
/// answer.
constexpr std::uint32_t NoRank = std::numeric_limits<std::uint32_t>::max();

/// Ranks in one line of text, as runs keep them: "-" for NoRank, else the number, separated by blanks; and back.
std::string rankText(std::span<const std::uint32_t> ranks);
/// @throws Error when @p text is no such line.
std::vector<std::uint32_t> ranksFromText(std::string_view text);

/// What the papers on aligned spaces report: shares of questions answered among the first k, and the mean of 1 / rank.
struct PrecisionScores {
    std::size_t n = 0;                 ///< questions
    double p1 = 0, p5 = 0, p10 = 0, mrr = 0;
    Interval p1Interval, p5Interval, p10Interval, mrrInterval;
};

/// @param ranks 1-based rank of the best right answer of each question; 0 = not found, a miss that counts 0 in the
/// mean.
PrecisionScores precisionScores(std::span<const std::uint32_t> ranks, const BootstrapOptions& options = {});

/// `n, p1, p5, p10, mrr` and `intervals` with `[low, high]` under the same names.
nlohmann::json toJson(const PrecisionScores& scores);

/// Draws @p n items with replacement, options.resamples times, and hands each draw to @p body; the same draws for the
/// same n, resamples and seed, so that paired statistics may be gathered one after the other.
void forEachResample(std::size_t n, const BootstrapOptions& options,
                     const std::function<void(std::size_t draw, std::span<const std::uint32_t> items)>& body);

/// The middle options.confidence of a statistic's draws, linear between order statistics. Sorts @p draws.
Interval percentileInterval(std::vector<double>& draws, double confidence);

} // namespace crossgloss
