#pragma once

#include "projection/NeighbourGraph.h"

#include <cstdint>
#include <vector>

namespace crossgloss {

/// Symmetric probabilities p_ij of t-SNE, row by row; they sum to one over all.
struct Affinities {
    std::vector<std::uint64_t> begin;      ///< points + 1
    std::vector<std::uint32_t> neighbours; ///< rising in each row
    std::vector<float> values;

    std::size_t points() const { return begin.size() - 1; }
};

/// Gaussians around every point whose entropy is log(perplexity), made symmetric (van der Maaten & Hinton 2008, equations 1
/// and 2). @param graph all neighbours are used. @throws Error when a distance is not a finite number; Cancelled.
Affinities affinities(const NeighbourGraph& graph, double perplexity, int threads, Progress& progress);

} // namespace crossgloss
