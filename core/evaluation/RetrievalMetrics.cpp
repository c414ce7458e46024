#include "evaluation/RetrievalMetrics.h"

#include "base/Error.h"
#include "base/Random.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <vector>

namespace crossgloss {

namespace {

constexpr std::string_view noRankText = "-";

nlohmann::json toJson(const Interval& interval)
{
    return nlohmann::json::array({interval.low, interval.high});
}

double inverse(std::uint32_t rank)
{
    return rank > 0 ? 1 / static_cast<double>(rank) : 0;
}

double median(std::span<std::uint32_t> values)
{
    if (values.empty()) {
        return 0;
    }
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    const auto upper = static_cast<double>(*middle);
    return values.size() % 2 == 1 ? upper
                                  : (upper + static_cast<double>(*std::max_element(values.begin(), middle))) / 2;
}

} // namespace

void forEachResample(std::size_t n, const BootstrapOptions& options,
                     const std::function<void(std::size_t, std::span<const std::uint32_t>)>& body)
{
    if (n == 0) {
        return;
    }
    Random random(options.seed);
    std::vector<std::uint32_t> items(n);
    for (int draw = 0; draw < options.resamples; ++draw) {
        for (std::uint32_t& item : items) {
            item = static_cast<std::uint32_t>(uniformBelow(random, n));
        }
        body(static_cast<std::size_t>(draw), items);
    }
}

Interval wilsonInterval(std::size_t right, std::size_t n, double z)
{
    if (n == 0) {
        return {0, 1};
    }
    const double count = static_cast<double>(n);
    const double share = static_cast<double>(right) / count;
    const double weight = z * z / count;
    const double middle = (share + weight / 2) / (1 + weight);
    const double half = z * std::sqrt(share * (1 - share) / count + weight / (4 * count)) / (1 + weight);
    return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

Interval percentileInterval(std::vector<double>& draws, double confidence)
{
    if (draws.empty()) {
        return {};
    }
    std::sort(draws.begin(), draws.end());
    const double tail = (1 - confidence) / 2;
    const auto at = [&draws](double share) {
        // Linear between order statistics.
        const double position = share * static_cast<double>(draws.size() - 1);
        const auto below = static_cast<std::size_t>(position);
        const std::size_t above = std::min(below + 1, draws.size() - 1);
        return draws[below] + (position - static_cast<double>(below)) * (draws[above] - draws[below]);
    };
    return {at(tail), at(1 - tail)};
}

RetrievalIntervals bootstrapIntervals(std::span<const std::uint32_t> ranks, const BootstrapOptions& options)
{
    RetrievalIntervals intervals;
    if (ranks.empty() || options.resamples < 1) {
        return intervals;
    }
    std::array<std::vector<double>, 5> draws;
    for (std::vector<double>& draw : draws) {
        draw.resize(static_cast<std::size_t>(options.resamples));
    }
    std::vector<std::uint32_t> covered(ranks.size());
    const double share = 1 / static_cast<double>(ranks.size());
    forEachResample(ranks.size(), options, [&](std::size_t draw, std::span<const std::uint32_t> items) {
        std::array<double, 4> sums{};
        std::size_t size = 0;
        for (const std::uint32_t item : items) {
            const std::uint32_t rank = ranks[item];
            if (rank == 0) {
                continue;
            }
            covered[size++] = rank;
            sums[0] += rank <= 1 ? 1 : 0;
            sums[1] += rank <= 10 ? 1 : 0;
            sums[2] += rank <= 100 ? 1 : 0;
            sums[3] += inverse(rank);
        }
        for (std::size_t metric = 0; metric < sums.size(); ++metric) {
            draws[metric][draw] = sums[metric] * share;
        }
        draws[4][draw] = median({covered.data(), size});
    });
    intervals.p1 = percentileInterval(draws[0], options.confidence);
    intervals.p10 = percentileInterval(draws[1], options.confidence);
    intervals.p100 = percentileInterval(draws[2], options.confidence);
    intervals.mrr = percentileInterval(draws[3], options.confidence);
    intervals.medianRank = percentileInterval(draws[4], options.confidence);
    return intervals;
}

PrecisionScores precisionScores(std::span<const std::uint32_t> ranks, const BootstrapOptions& options)
{
    PrecisionScores scores;
    scores.n = ranks.size();
    if (ranks.empty()) {
        return scores;
    }
    constexpr std::array<std::uint32_t, 3> cuts = {1, 5, 10};
    // The gains of a question: found among the first 1, 5 and 10, and 1 / rank.
    std::vector<std::array<float, 4>> gains;
    gains.reserve(ranks.size());
    std::array<double, 4> sums{};
    for (const std::uint32_t rank : ranks) {
        std::array<float, 4> gain{};
        for (std::size_t i = 0; i < cuts.size(); ++i) {
            gain[i] = rank > 0 && rank <= cuts[i] ? 1.0F : 0.0F;
            sums[i] += static_cast<double>(gain[i]);
        }
        gain[3] = static_cast<float>(inverse(rank));
        sums[3] += inverse(rank);
        gains.push_back(gain);
    }
    const double share = 1 / static_cast<double>(ranks.size());
    std::array<std::vector<double>, 4> draws;
    for (std::vector<double>& draw : draws) {
        draw.resize(static_cast<std::size_t>(std::max(options.resamples, 0)));
    }
    forEachResample(ranks.size(), options, [&](std::size_t draw, std::span<const std::uint32_t> items) {
        std::array<double, 4> sum{};
        for (const std::uint32_t item : items) {
            for (std::size_t i = 0; i < sum.size(); ++i) {
                sum[i] += static_cast<double>(gains[item][i]);
            }
        }
        for (std::size_t i = 0; i < sum.size(); ++i) {
            draws[i][draw] = sum[i] * share;
        }
    });
    scores.p1 = sums[0] * share;
    scores.p5 = sums[1] * share;
    scores.p10 = sums[2] * share;
    scores.mrr = sums[3] * share;
    scores.p1Interval = percentileInterval(draws[0], options.confidence);
    scores.p5Interval = percentileInterval(draws[1], options.confidence);
    scores.p10Interval = percentileInterval(draws[2], options.confidence);
    scores.mrrInterval = percentileInterval(draws[3], options.confidence);
    return scores;
}

nlohmann::json toJson(const PrecisionScores& scores)
{
    return {{"n", scores.n},
            {"p1", scores.p1},
            {"p5", scores.p5},
            {"p10", scores.p10},
            {"mrr", scores.mrr},
            {"intervals",
             {{"p1", toJson(scores.p1Interval)},
              {"p5", toJson(scores.p5Interval)},
              {"p10", toJson(scores.p10Interval)},
              {"mrr", toJson(scores.mrrInterval)}}}};
}

std::string rankText(std::span<const std::uint32_t> ranks)
{
    std::string text;
    for (const std::uint32_t rank : ranks) {
        if (!text.empty()) {
            text += ' ';
        }
        text += rank == NoRank ? std::string(noRankText) : std::to_string(rank);
    }
    return text;
}

std::vector<std::uint32_t> ranksFromText(std::string_view text)
{
    std::vector<std::uint32_t> ranks;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        const std::string_view word = text.substr(begin, end - begin);
        std::uint32_t rank = NoRank;
        if (word != noRankText) {
            const auto [last, failure] = std::from_chars(word.data(), word.data() + word.size(), rank);
            if (failure != std::errc() || last != word.data() + word.size()) {
                throw Error(CROSSGLOSS_TEXT("“%1” is not a rank"), {std::string(word)});
            }
        }
        ranks.push_back(rank);
        begin = end + 1;
    }
    return ranks;
}

nlohmann::json scoresWithIntervals(const RetrievalScores& scores, const BootstrapOptions& options)
{
    const RetrievalIntervals intervals = bootstrapIntervals(scores.ranks, options);
    return {{"n", scores.n},
            {"covered", scores.covered},
            {"p1", scores.p1},
            {"p10", scores.p10},
            {"p100", scores.p100},
            {"mrr", scores.mrr},
            {"median_rank", scores.medianRank},
            {"intervals",
             {{"p1", toJson(intervals.p1)},
              {"p10", toJson(intervals.p10)},
              {"p100", toJson(intervals.p100)},
              {"mrr", toJson(intervals.mrr)},
              {"median_rank", toJson(intervals.medianRank)}}}};
}

} // namespace crossgloss
