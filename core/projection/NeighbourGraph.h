#pragma once

#include "base/Progress.h"
#include "space/ExactSearch.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace crossgloss {

/// The k nearest other rows of every row by Euclidean distance, nearest first; of equal distances the lower row first. A row
/// is never its own neighbour, an equal one may be.
struct NeighbourGraph {
    std::size_t points = 0;
    std::size_t k = 0;                     ///< per point, less than points
    std::vector<std::uint32_t> indices;    ///< points × k
    std::vector<float> distances;          ///< points × k, Euclidean

    std::span<const std::uint32_t> indicesOf(std::size_t point) const { return {indices.data() + point * k, k}; }
    std::span<const float> distancesOf(std::size_t point) const { return {distances.data() + point * k, k}; }
};

enum class NeighbourSearch {
    Exact,                             ///< all pairs, through bytes where that pays
    Approximate                        ///< over an HNSW graph, where there are so many rows that this pays
};

struct NeighbourGraphOptions {
    std::size_t k = 15;                ///< fewer where there are fewer other rows
    NeighbourSearch search = NeighbourSearch::Exact;
    std::uint64_t seed = 1;            ///< of the HNSW graph
    int threads = 0;                   ///< 0 = all
};

/// The same for any number of threads.
/// @throws Error when there are no rows or a value is not a finite number; Cancelled.
NeighbourGraph neighbourGraph(const RowMatrix& rows, std::size_t dimension, const NeighbourGraphOptions& options,
                              Progress& progress);

/// The k rows nearest to each of other vectors of the same dimension; same form, `points` counts the queries.
NeighbourGraph nearestRows(const RowMatrix& queries, const RowMatrix& rows, std::size_t dimension,
                           const NeighbourGraphOptions& options, Progress& progress);

} // namespace crossgloss
