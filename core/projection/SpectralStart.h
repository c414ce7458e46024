#pragma once

#include "projection/FuzzyGraph.h"

namespace crossgloss {

/// Where UMAP begins: the eigenvectors of the graph's normalised Laplacian next to the constant one (Belkin & Niyogi 2003),
/// by subspace iteration on Chebyshev polynomials of the graph, turned to lie as near to another start as can be. Parts of
/// the graph that no edge joins have eigenvectors of their own; each takes its share of the plane around the mean of its
/// points in the other start. The same for any number of threads.
/// @param start points × 2. @return points × 2, within ±startRadius but for a little noise.
std::vector<float> spectralStart(const FuzzyGraph& graph, std::span<const float> start, std::uint64_t seed, int threads,
                                 const Progress& progress);

/// The mean at the origin, the farthest coordinate at @p radius; points that all coincide stay together.
void scaleToRadius(std::span<float> layout, float radius);

inline constexpr float startRadius = 10.0F;

} // namespace crossgloss
