#pragma once

#include "base/Progress.h"
#include "space/Neighbours.h"

#include <cstddef>

namespace crossgloss {

/// Rows of a float32 matrix that somebody else holds.
struct RowMatrix {
    const float* data = nullptr;
    std::size_t rows = 0;
    std::size_t stride = 0;            ///< elements between the starts of rows, at least the dimension
};

struct ExactSearchOptions {
    std::size_t k = 10;                ///< neighbours per query; fewer when there are fewer targets
    int threads = 0;                   ///< 0 = all
    /// Queries and targets of one matrix product. The products of a block are still in the cache when they are
    /// scanned. Block sizes may change the last bits of a score, threads do not.
    std::size_t queryBlock = 1024;
    std::size_t targetBlock = 1024;
};

/// Exact search by inner product: with rows of length one (normaliseRows) the cosine. Many queries go through blocked
/// matrix products and a scan against each query's k-th best; a few read the targets once, at the speed of memory.
/// The same result for any number of threads.
/// @throws Error when a row holds a value that is not a number, or there are more than 2^32 − 1 targets; Cancelled.
Neighbours exactSearch(const RowMatrix& queries, const RowMatrix& targets, std::size_t dimension,
                       const ExactSearchOptions& options, Progress& progress);

} // namespace crossgloss
