#pragma once

#include "alignment/WorkingRows.h"
#include "base/Progress.h"
#include "space/Retrieval.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

namespace crossgloss {

struct StochasticSearchOptions {
    std::size_t vocabulary = 5000;     ///< words of either side that are matched
    std::size_t neighbourhood = 10;    ///< of CSLS
    double initialKeep = 0.1;          ///< probability with which a candidate is looked at; doubled, up to 1
    int stagnation = 50;               ///< steps without a better objective after which it is doubled; all are, at 1, the end
    double threshold = 1e-6;           ///< what counts as better
    int maximumSteps = 0;              ///< 0 = none
    std::uint64_t seed = 1;
    int threads = 0;                   ///< 0 = all
};

/// A step of the search, of the map that it began with.
struct SearchStep {
    int iteration = 0;
    /// Mean cosine of a word to its nearest counterpart, both ways, of the same 500 words of either side all along.
    double objective = 0;
    double heldOutP1 = -1;             ///< last score of the held-out pairs among all targets; −1 = there are none
    std::size_t pairs = 0;             ///< of the dictionary that the map is of
    double keep = 1;
};

struct SearchResult {
    std::vector<IndexPair> dictionary; ///< the last one: both directions, then the pairs that stay
    int steps = 0;
    std::string_view stopped;          ///< why, an English text
};

/// Stochastic dictionary induction (Artetxe et al. 2018b, sections 3.3 and 3.4): fit the orthogonal map of the dictionary,
/// induce the next by CSLS in both directions from the candidates that are not dropped, again.
/// @param staying pairs that every induced dictionary holds too. @throws Cancelled.
SearchResult searchDictionary(WorkingRows& rows, std::vector<IndexPair> start, std::span<const IndexPair> staying,
                              const StochasticSearchOptions& options, const std::function<void(const SearchStep&)>& onStep,
                              Progress& progress);

} // namespace crossgloss
