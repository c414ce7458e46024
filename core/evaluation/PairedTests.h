#pragma once

#include "evaluation/RetrievalMetrics.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// Two-sided p values of McNemar's test on the questions that exactly one of two systems answers.
struct McNemar {
    double exact = 1;                  ///< binomial, conservative
    double midP = 1;                   ///< the observed outcome counts half (Fagerland et al. 2013)
};
McNemar mcNemar(std::size_t onlyFirst, std::size_t onlySecond);

/// Second minus first, over the same questions.
struct PairedDifference {
    double difference = 0;
    Interval interval;                 ///< percentile bootstrap of the difference
    double p = 1;                      ///< two-sided: twice the smaller share of draws on one side of zero, never 0
};

/// What follows from the draws of a difference; p is twice the smaller share of them at or beyond zero, the observed sample
/// being one of the draws (Davison & Hinkley 1997, section 4.2.3), so that it never is 0. Sorts @p draws.
PairedDifference pairedDifference(double observed, std::vector<double>& draws, double confidence);

/// Two systems on one test.
struct PairedComparison {
    std::size_t n = 0;                 ///< questions
    std::size_t both = 0;              ///< answered at rank 1 by both
    std::size_t onlyFirst = 0;
    std::size_t onlySecond = 0;
    PairedDifference p1;
    PairedDifference mrr;
    McNemar mcNemar;                   ///< of rank 1
};

/// Paired bootstrap (Efron & Tibshirani 1993, chapter 16; Koehn 2004) and McNemar's test of two lists of ranks,
/// question by question; 0 = not found. @throws Error when the lists differ in length.
PairedComparison comparePaired(std::span<const std::uint32_t> first, std::span<const std::uint32_t> second,
                               const BootstrapOptions& options = {});

/// `n, both, only_first, only_second, p1: {difference, interval, p}, mrr: {…}, mcnemar: {exact, mid_p}`.
nlohmann::json toJson(const PairedComparison& comparison);

/// p values of several tests made together, corrected after Holm (1979), in the order given.
std::vector<double> holm(std::span<const double> p);

} // namespace crossgloss
