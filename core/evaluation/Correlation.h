#pragma once

#include "evaluation/PairedTests.h"
#include "evaluation/RetrievalMetrics.h"

#include <cstddef>
#include <span>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// Pearson's r; 0 where one side does not vary. @throws Error when the lists differ in length.
double pearson(std::span<const double> x, std::span<const double> y);
/// Spearman's ρ: Pearson's r of the ranks, ties sharing the mean of theirs. @throws Error likewise.
double spearman(std::span<const double> x, std::span<const double> y);

/// How well scores follow those that people gave.
struct CorrelationScores {
    std::size_t n = 0;
    double pearson = 0;
    double spearman = 0;
    Interval pearsonInterval;          ///< percentile bootstrap over the pairs
    Interval spearmanInterval;
};
/// @throws Error when the lists differ in length or are shorter than two.
CorrelationScores correlationScores(std::span<const double> gold, std::span<const double> found,
                                    const BootstrapOptions& options = {});

/// Second minus first of two models' correlations with the same scores, by paired bootstrap.
struct CorrelationDifference {
    PairedDifference pearson;
    PairedDifference spearman;
};
CorrelationDifference compareCorrelations(std::span<const double> gold, std::span<const double> first,
                                          std::span<const double> second, const BootstrapOptions& options = {});

/// `n, pearson, spearman` and `intervals` with `[low, high]` under the same names.
nlohmann::json toJson(const CorrelationScores& scores);

} // namespace crossgloss
