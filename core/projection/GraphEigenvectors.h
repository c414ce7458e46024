#pragma once

#include "projection/FuzzyGraph.h"

namespace crossgloss {

/// The two eigenvectors of a connected graph's normalised Laplacian next to the constant one, as coordinates of its points:
/// divided by the roots of their degrees, so that the constant one is constant. Not to the last digit: it is a start.
/// @param guess points × 2, to begin with. @return points × 2; nothing where there are too few points.
std::vector<float> graphEigenvectors(const FuzzyGraph& graph, std::span<const float> guess, std::uint64_t seed, int threads,
                                     const Progress& progress);

} // namespace crossgloss
