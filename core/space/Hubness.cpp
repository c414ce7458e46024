#include "space/Hubness.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace crossgloss {

namespace {

std::span<const std::uint32_t> firstAnswers(const Neighbours& neighbours, std::size_t query, std::size_t k)
{
    return neighbours.indicesOf(query).first(std::min(k, neighbours.k));
}

double skewnessOf(const std::vector<std::uint32_t>& occurrences, double mean)
{
    double second = 0.0;
    double third = 0.0;
    for (const std::uint32_t occurrence : occurrences) {
        const double deviation = static_cast<double>(occurrence) - mean;
        second += deviation * deviation;
        third += deviation * deviation * deviation;
    }
    const auto count = static_cast<double>(occurrences.size());
    return second > 0.0 ? third / count / std::pow(second / count, 1.5) : 0.0;
}

double robinHoodOf(const std::vector<std::uint32_t>& occurrences, double mean)
{
    double moved = 0.0;
    for (const std::uint32_t occurrence : occurrences) {
        moved += std::abs(static_cast<double>(occurrence) - mean);
    }
    return 0.5 * moved / (mean * static_cast<double>(occurrences.size()));
}

/// Half the mean absolute difference of two targets over the mean, from the sorted occurrences.
double giniOf(std::vector<std::uint32_t> occurrences, double mean)
{
    std::sort(occurrences.begin(), occurrences.end());
    const auto count = static_cast<double>(occurrences.size());
    double weighted = 0.0;
    for (std::size_t i = 0; i < occurrences.size(); ++i) {
        weighted += (2.0 * static_cast<double>(i + 1) - count - 1.0) * static_cast<double>(occurrences[i]);
    }
    return weighted / (count * count * mean);
}

} // namespace

Hubness measureHubness(const Neighbours& neighbours, std::size_t targets, std::size_t k)
{
    Hubness hubness;
    hubness.occurrences.assign(targets, 0);
    for (std::size_t query = 0; query < neighbours.queries; ++query) {
        for (const std::uint32_t target : firstAnswers(neighbours, query, k)) {
            if (target >= targets) {
                throw Error(CROSSGLOSS_TEXT("The neighbours of query %1 hold target %2, but there are only %3 targets"),
                            {std::to_string(query + 1), std::to_string(target), std::to_string(targets)});
            }
            ++hubness.occurrences[target];
        }
    }
    const std::vector<std::uint32_t>& occurrences = hubness.occurrences;
    hubness.antihubs = static_cast<std::size_t>(std::count(occurrences.begin(), occurrences.end(), 0u));
    const double answers = std::accumulate(occurrences.begin(), occurrences.end(), 0.0);
    if (answers == 0.0) {
        return hubness;
    }
    const double mean = answers / static_cast<double>(targets);
    hubness.skewness = skewnessOf(occurrences, mean);
    hubness.robinHood = robinHoodOf(occurrences, mean);
    hubness.gini = giniOf(occurrences, mean);
    for (std::uint32_t target = 0; target < occurrences.size(); ++target) {
        if (occurrences[target] > 2 * k) {
            hubness.hubs.push_back(target);
        }
    }
    std::stable_sort(hubness.hubs.begin(), hubness.hubs.end(),
                     [&](std::uint32_t a, std::uint32_t b) { return occurrences[a] > occurrences[b]; });
    return hubness;
}

std::vector<std::uint32_t> victimsOf(const Neighbours& neighbours, std::uint32_t target, std::size_t k)
{
    std::vector<std::uint32_t> victims;
    for (std::size_t query = 0; query < neighbours.queries; ++query) {
        const std::span<const std::uint32_t> answers = firstAnswers(neighbours, query, k);
        if (std::find(answers.begin(), answers.end(), target) != answers.end()) {
            victims.push_back(static_cast<std::uint32_t>(query));
        }
    }
    return victims;
}

} // namespace crossgloss
