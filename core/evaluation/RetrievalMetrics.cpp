#include "evaluation/RetrievalMetrics.h"

#include "base/Random.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace crossgloss {

namespace {

Interval percentiles(std::vector<double>& values, double confidence)
{
    std::sort(values.begin(), values.end());
    const double tail = (1 - confidence) / 2;
    const auto at = [&values](double share) {
        // Linear between order statistics.
        const double position = share * static_cast<double>(values.size() - 1);
        const auto below = static_cast<std::size_t>(position);
        const std::size_t above = std::min(below + 1, values.size() - 1);
        return values[below] + (position - static_cast<double>(below)) * (values[above] - values[below]);
    };
    return {at(tail), at(1 - tail)};
}

} // namespace

RetrievalIntervals bootstrapIntervals(std::span<const std::uint32_t> ranks, const BootstrapOptions& options)
{
    RetrievalIntervals intervals;
    if (ranks.empty() || options.resamples < 1) {
        return intervals;
    }
    Random random(options.seed);
    const auto resamples = static_cast<std::size_t>(options.resamples);
    std::array<std::vector<double>, 5> draws;
    for (std::vector<double>& draw : draws) {
        draw.resize(resamples);
    }
    std::vector<double> inverse(ranks.size());
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        inverse[i] = ranks[i] > 0 ? 1 / static_cast<double>(ranks[i]) : 0;
    }
    std::vector<std::uint32_t> covered(ranks.size());
    const double share = 1 / static_cast<double>(ranks.size());
    for (std::size_t draw = 0; draw < resamples; ++draw) {
        std::array<double, 4> sums{};
        std::size_t size = 0;
        for (std::size_t i = 0; i < ranks.size(); ++i) {
            const auto pick = static_cast<std::size_t>(uniformBelow(random, ranks.size()));
            const std::uint32_t rank = ranks[pick];
            if (rank == 0) {
                continue;
            }
            covered[size++] = rank;
            sums[0] += rank <= 1 ? 1 : 0;
            sums[1] += rank <= 10 ? 1 : 0;
            sums[2] += rank <= 100 ? 1 : 0;
            sums[3] += inverse[pick];
        }
        for (std::size_t metric = 0; metric < sums.size(); ++metric) {
            draws[metric][draw] = sums[metric] * share;
        }
        double median = 0;
        if (size > 0) {
            const auto middle = covered.begin() + static_cast<std::ptrdiff_t>(size / 2);
            std::nth_element(covered.begin(), middle, covered.begin() + static_cast<std::ptrdiff_t>(size));
            median = static_cast<double>(*middle);
            if (size % 2 == 0) {
                median = (median + static_cast<double>(*std::max_element(covered.begin(), middle))) / 2;
            }
        }
        draws[4][draw] = median;
    }
    intervals.p1 = percentiles(draws[0], options.confidence);
    intervals.p10 = percentiles(draws[1], options.confidence);
    intervals.p100 = percentiles(draws[2], options.confidence);
    intervals.mrr = percentiles(draws[3], options.confidence);
    intervals.medianRank = percentiles(draws[4], options.confidence);
    return intervals;
}

nlohmann::json scoresWithIntervals(const RetrievalScores& scores, const BootstrapOptions& options)
{
    const RetrievalIntervals intervals = bootstrapIntervals(scores.ranks, options);
    const auto pair = [](const Interval& interval) { return nlohmann::json::array({interval.low, interval.high}); };
    return {{"n", scores.n},
            {"covered", scores.covered},
            {"p1", scores.p1},
            {"p10", scores.p10},
            {"p100", scores.p100},
            {"mrr", scores.mrr},
            {"median_rank", scores.medianRank},
            {"intervals",
             {{"p1", pair(intervals.p1)},
              {"p10", pair(intervals.p10)},
              {"p100", pair(intervals.p100)},
              {"mrr", pair(intervals.mrr)},
              {"median_rank", pair(intervals.medianRank)}}}};
}

} // namespace crossgloss
