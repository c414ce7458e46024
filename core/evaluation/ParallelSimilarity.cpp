#include "evaluation/ParallelSimilarity.h"

#include "base/Error.h"
#include "base/Random.h"

#include <algorithm>
#include <numeric>

namespace crossgloss {

namespace {

/// Share of pairs (a, b) with a > b; equal ones count half.
double shareAbove(std::span<const double> a, std::span<const double> b)
{
    std::vector<double> sorted(b.begin(), b.end());
    std::ranges::sort(sorted);
    double sum = 0.0;
    for (const double value : a) {
        const auto [low, high] = std::ranges::equal_range(sorted, value);
        sum += static_cast<double>(low - sorted.begin()) + 0.5 * static_cast<double>(high - low);
    }
    return sum / (static_cast<double>(a.size()) * static_cast<double>(b.size()));
}

} // namespace

std::vector<std::uint32_t> randomPartners(std::size_t n, std::uint64_t seed)
{
    std::vector<std::uint32_t> order(n);
    std::iota(order.begin(), order.end(), 0U);
    Random random(seed);
    shuffle(order, random);
    std::vector<std::uint32_t> partners(n);
    for (std::size_t i = 0; i < n; ++i) {
        partners[order[i]] = order[(i + 1) % n];
    }
    return partners;
}

ParallelSimilarity parallelSimilarity(std::span<const double> parallel, std::span<const double> random,
                                      const BootstrapOptions& options)
{
    if (parallel.size() != random.size() || parallel.empty()) {
        throw Error(CROSSGLOSS_TEXT("The scores to be compared differ in number"));
    }
    const double share = 1.0 / static_cast<double>(parallel.size());
    std::vector<double> ofParallel, ofRandom, ofDifference;
    forEachResample(parallel.size(), options, [&](std::size_t, std::span<const std::uint32_t> items) {
        double first = 0.0;
        double second = 0.0;
        for (const std::uint32_t item : items) {
            first += parallel[item];
            second += random[item];
        }
        ofParallel.push_back(first * share);
        ofRandom.push_back(second * share);
        ofDifference.push_back((first - second) * share);
    });
    ParallelSimilarity result;
    result.n = parallel.size();
    result.parallel.mean = std::accumulate(parallel.begin(), parallel.end(), 0.0) * share;
    result.random.mean = std::accumulate(random.begin(), random.end(), 0.0) * share;
    result.parallel.interval = percentileInterval(ofParallel, options.confidence);
    result.random.interval = percentileInterval(ofRandom, options.confidence);
    result.difference =
        pairedDifference(result.parallel.mean - result.random.mean, ofDifference, options.confidence);
    result.auc = shareAbove(parallel, random);
    return result;
}

} // namespace crossgloss
