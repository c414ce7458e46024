#pragma once

#include "evaluation/FigureTable.h"
#include "evaluation/RetrievalMetrics.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace crossgloss {

/// Sentence pairs that people scored, and what some systems made of them.
struct ScoredSet {
    std::string name;
    std::string group;                         ///< sets of one group are averaged, as those of a year; empty = of none
    std::vector<double> gold;
    /// By system, by seed of its training, by pair. A system's value is the mean over its seeds.
    std::vector<std::vector<std::vector<double>>> found;
};

struct CorrelationTablesOptions {
    std::optional<std::size_t> baseline;       ///< system that all are held against; none = the one of the best mean
    BootstrapOptions bootstrap;
    int threads = 0;
};

/// How well systems follow people's scores: tables "pearson" and "spearman" with a row for each set, one for the mean of
/// each group of several sets, and one for the mean of all sets; "pearson_difference" and "spearman_difference" of the
/// same rows hold each system minus the baseline, by paired bootstrap: pairs are drawn within each set, and each draw is
/// worked out for all systems, seeds and means.
/// @throws Error when the systems of the sets differ in number, or numbers of scores do.
std::vector<FigureTable> correlationTables(std::span<const ScoredSet> sets, const std::vector<std::string>& systems,
                                           const CorrelationTablesOptions& options);

/// The year in a file's name ("sts.2012.MSRpar.test.tsv"); empty where there is none.
std::string yearInName(const std::string& name);

} // namespace crossgloss
