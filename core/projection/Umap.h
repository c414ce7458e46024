#pragma once

#include "projection/Projection.h"

namespace crossgloss {

struct UmapOptions {
    std::size_t neighbours = 15;       ///< the point itself among them, as umap-learn counts
    double minimumDistance = 0.1;      ///< of points in the layout, at the scale of spread
    double spread = 1;
    int iterations = 0;                ///< 0 = 500 up to 10,000 points, else 200
    double learningRate = 1;
    int negativeSamples = 5;           ///< of each edge
    double repulsion = 1;              ///< weight of the negative samples
    bool spectralStart = true;         ///< the graph's eigenvectors; else the start that is given
    std::uint64_t seed = 1;
    int threads = 0;                   ///< 0 = all
};

/// Uniform manifold approximation and projection (McInnes, Healy & Melville 2018) of the points of a graph.
/// @param graph neighbours of every point; referred to while this is called only.
/// @param start points × 2, such as principal components: used where the spectral start is not wanted or fails, and
/// always when @p resumed.
/// @throws Error when sizes disagree or a value is not finite; Cancelled.
std::unique_ptr<Projection> makeUmap(const NeighbourGraph& graph, std::span<const float> start, bool resumed,
                                     const UmapOptions& options, Progress& progress);

} // namespace crossgloss
