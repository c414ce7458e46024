#pragma once

#include "projection/NeighbourGraph.h"

namespace crossgloss {

/// Weighted edges of points, each in the rows of both its ends with the same weight. Rows are sorted by the other end.
struct FuzzyGraph {
    std::size_t points = 0;
    std::vector<std::size_t> begins;       ///< points + 1: where each row begins
    std::vector<std::uint32_t> others;
    std::vector<float> weights;            ///< 0 < w ≤ 1

    std::size_t edges() const { return others.size(); }
};

/// The fuzzy simplicial set of UMAP (McInnes, Healy & Melville 2018, algorithms 2 and 3): the nearest neighbour is a member
/// wholly, others by exp(−(d − ρ) / σ), σ such that the memberships of a point sum up to log2(k + 1); both directions are
/// joined by a + b − ab. The same for any number of threads.
/// @param neighbours k of the graph's that are used, without the point itself.
FuzzyGraph fuzzyGraph(const NeighbourGraph& graph, std::size_t neighbours, int threads, const Progress& progress);

} // namespace crossgloss
