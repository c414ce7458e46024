#pragma once

#include "evaluation/PairedTests.h"
#include "evaluation/RetrievalMetrics.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace crossgloss {

/// By item another one, drawn by the seed: none is its own partner where there are two at least.
std::vector<std::uint32_t> randomPartners(std::size_t n, std::uint64_t seed);

/// A mean with its percentile bootstrap interval.
struct SampledMean {
    double mean = 0;
    Interval interval;
};

/// Similarity of translations beside that of random pairs of the same sentences (Aldarmaki & Diab 2016, table 1).
struct ParallelSimilarity {
    std::size_t n = 0;
    SampledMean parallel;
    SampledMean random;
    PairedDifference difference;               ///< parallel minus random
    double auc = 0;                            ///< share of parallel × random in which the parallel pair is more alike
};

/// @param parallel,random by sentence of the first side. @throws Error when they differ in number or there are none.
ParallelSimilarity parallelSimilarity(std::span<const double> parallel, std::span<const double> random,
                                      const BootstrapOptions& options);

} // namespace crossgloss
