#pragma once

#include "base/Progress.h"
#include "space/ExactSearch.h"

#include <cstddef>
#include <cstdint>

namespace crossgloss {

struct GlobalCorrectionOptions {
    std::size_t k = 10;                ///< answers per query
    std::size_t pivots = 10000;        ///< sources drawn beside the queries; 0 = all
    bool sameSpace = false;            ///< as in RetrievalOptions
    std::uint64_t seed = 1;            ///< of the draw
    int threads = 0;                   ///< 0 = all
};

/// Globally corrected retrieval (Dinu et al. 2015, section 4): a target is the better the fewer pivots lie nearer to it than
/// the query does; the pivots are the queries and a sample of other sources. Among equal ranks the cosine decides.
///
/// @return scores −rank + cosine / 2 with the rank from 1; they fall in the order of rank, then cosine. For every target
/// all its products with pivots are sorted, a few at a time: memory beside the results is some dozen megabytes a thread.
/// The same result for any number of threads. @throws as retrieve.
Neighbours globallyCorrected(const RowMatrix& queries, const RowMatrix& targets, const RowMatrix& sources,
                             std::size_t dimension, const GlobalCorrectionOptions& options, Progress& progress);

} // namespace crossgloss
