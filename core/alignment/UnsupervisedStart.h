#pragma once

#include "base/Progress.h"
#include "space/ExactSearch.h"
#include "space/Retrieval.h"

#include <cstddef>
#include <vector>

namespace crossgloss {

struct UnsupervisedStartOptions {
    std::size_t words = 4000;          ///< most frequent words of either side that are compared
    std::size_t neighbourhood = 10;    ///< of CSLS
    int threads = 0;                   ///< 0 = all
};

/// Below this number of words on either side there is no shape to tell words by.
inline constexpr std::size_t minUnsupervisedWords = 100;

/// A first dictionary from the shape of the spaces alone (Artetxe et al. 2018b, section 3.2): a word is known by the sorted
/// cosines to all other words of its own language, which do not depend on how the space is turned. The similarities are
/// smoothed, (XXᵀ)^½, their sorted rows normalised (unit, centre, unit) and matched by CSLS both ways. Few of the pairs are
/// right; self-learning makes something of them, or does not.
/// @param sources,targets normalised rows, most frequent words first, of their own dimensions.
/// @return pairs of both directions. @throws Error with fewer than minUnsupervisedWords on a side; Cancelled.
std::vector<IndexPair> unsupervisedStart(const RowMatrix& sources, std::size_t sourceDimension, const RowMatrix& targets,
                                         std::size_t targetDimension, const UnsupervisedStartOptions& options,
                                         Progress& progress);

} // namespace crossgloss
