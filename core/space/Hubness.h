#pragma once

#include "space/ExactSearch.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace crossgloss {

/// What the k-occurrences N_k of targets tell: how often each is among the k answers of a query (Radovanović et al. 2010).
struct Hubness {
    std::vector<std::uint32_t> occurrences;    ///< N_k of every target
    double skewness = 0;                       ///< third standardised moment of N_k
    double robinHood = 0;                      ///< share of answers to be moved until all targets have equally many, 0 … 1
    double gini = 0;                           ///< 0 … 1
    std::vector<std::uint32_t> hubs;           ///< N_k > 2k, by falling N_k
    std::size_t antihubs = 0;                  ///< targets with N_k = 0
};

/// @param neighbours answers of any criterion or reducer, or lists from elsewhere; the first @p k of each count.
/// @param targets number of targets. @throws Error when a list names a target that is not there.
Hubness measureHubness(const Neighbours& neighbours, std::size_t targets, std::size_t k);

/// Queries that have @p target among their first @p k answers: the victims of a hub.
std::vector<std::uint32_t> victimsOf(const Neighbours& neighbours, std::uint32_t target, std::size_t k);

} // namespace crossgloss
