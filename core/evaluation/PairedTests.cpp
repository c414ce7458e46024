#include "evaluation/PairedTests.h"

#include "base/Error.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>
#include <vector>

namespace crossgloss {

namespace {

nlohmann::json toJson(const PairedDifference& difference)
{
    return {{"difference", difference.difference},
            {"interval", {difference.interval.low, difference.interval.high}},
            {"p", difference.p}};
}

} // namespace

PairedDifference pairedDifference(double observed, std::vector<double>& draws, double confidence)
{
    PairedDifference result;
    result.difference = observed;
    if (draws.empty()) {
        return result;
    }
    // Sums of the same parts in another order may miss zero by their rounding.
    constexpr double zero = 1e-12;
    const auto notAbove = static_cast<double>(std::ranges::count_if(draws, [](double d) { return d <= zero; }));
    const auto notBelow = static_cast<double>(std::ranges::count_if(draws, [](double d) { return d >= -zero; }));
    const double total = static_cast<double>(draws.size()) + 1;
    result.p = std::min(1.0, 2 * (std::min(notAbove, notBelow) + 1) / total);
    result.interval = percentileInterval(draws, confidence);
    return result;
}

McNemar mcNemar(std::size_t onlyFirst, std::size_t onlySecond)
{
    const auto n = static_cast<double>(onlyFirst + onlySecond);
    const std::size_t fewer = std::min(onlyFirst, onlySecond);
    // Logarithms, since 0.5^n is no double for n > 1074.
    const auto probability = [n](std::size_t x) {
        const auto k = static_cast<double>(x);
        return std::exp(std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1) - n * std::log(2.0));
    };
    double below = 0;
    for (std::size_t x = 0; x < fewer; ++x) {
        below += probability(x);
    }
    const double at = probability(fewer);
    return {std::min(1.0, 2 * (below + at)), std::min(1.0, 2 * below + at)};
}

PairedComparison comparePaired(std::span<const std::uint32_t> first, std::span<const std::uint32_t> second,
                               const BootstrapOptions& options)
{
    if (first.size() != second.size()) {
        throw Error(CROSSGLOSS_TEXT("Two lists of ranks of one test differ in length: %1 and %2"),
                    {std::to_string(first.size()), std::to_string(second.size())});
    }
    PairedComparison comparison;
    comparison.n = first.size();
    if (first.empty()) {
        return comparison;
    }
    const auto inverse = [](std::uint32_t rank) { return rank > 0 ? 1 / static_cast<double>(rank) : 0.0; };
    std::vector<double> p1(first.size());
    std::vector<double> mrr(first.size());
    for (std::size_t i = 0; i < first.size(); ++i) {
        const bool one = first[i] == 1;
        const bool other = second[i] == 1;
        comparison.both += one && other ? 1 : 0;
        comparison.onlyFirst += one && !other ? 1 : 0;
        comparison.onlySecond += other && !one ? 1 : 0;
        p1[i] = static_cast<double>(other) - static_cast<double>(one);
        mrr[i] = inverse(second[i]) - inverse(first[i]);
    }
    const double share = 1 / static_cast<double>(first.size());
    std::vector<double> p1Draws(static_cast<std::size_t>(std::max(options.resamples, 0)));
    std::vector<double> mrrDraws(p1Draws.size());
    forEachResample(first.size(), options, [&](std::size_t draw, std::span<const std::uint32_t> items) {
        double p1Sum = 0;
        double mrrSum = 0;
        for (const std::uint32_t item : items) {
            p1Sum += p1[item];
            mrrSum += mrr[item];
        }
        p1Draws[draw] = p1Sum * share;
        mrrDraws[draw] = mrrSum * share;
    });
    comparison.p1 = pairedDifference(std::accumulate(p1.begin(), p1.end(), 0.0) * share, p1Draws, options.confidence);
    comparison.mrr = pairedDifference(std::accumulate(mrr.begin(), mrr.end(), 0.0) * share, mrrDraws, options.confidence);
    comparison.mcNemar = mcNemar(comparison.onlyFirst, comparison.onlySecond);
    return comparison;
}

nlohmann::json toJson(const PairedComparison& comparison)
{
    return {{"n", comparison.n},
            {"both", comparison.both},
            {"only_first", comparison.onlyFirst},
            {"only_second", comparison.onlySecond},
            {"p1", toJson(comparison.p1)},
            {"mrr", toJson(comparison.mrr)},
            {"mcnemar", {{"exact", comparison.mcNemar.exact}, {"mid_p", comparison.mcNemar.midP}}}};
}

std::vector<double> holm(std::span<const double> p)
{
    std::vector<std::size_t> order(p.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [p](std::size_t i) { return p[i]; });
    std::vector<double> adjusted(p.size());
    double last = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        last = std::max(last, std::min(1.0, p[order[i]] * static_cast<double>(order.size() - i)));
        adjusted[order[i]] = last;
    }
    return adjusted;
}

} // namespace crossgloss
