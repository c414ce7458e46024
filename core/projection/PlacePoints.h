#pragma once

#include "projection/NeighbourGraph.h"

namespace crossgloss {

/// Places new points into a layout: each at the mean of its nearest rows' places, weighed by 1 / (distance + the nearest
/// one's), so that a point equal to a row lies on it. @param nearest of the new points among the rows of the layout.
/// @param layout rows × 2. @return new points × 2. @throws Error when a row is not in the layout.
std::vector<float> placePoints(const NeighbourGraph& nearest, std::span<const float> layout);

/// Rotates, mirrors, scales and shifts a layout so that it lies as near as can be to another of the same points
/// (orthogonal Procrustes with a scale), so that one can be moved into the other before the eye.
/// @param layout,reference points × 2. @throws Error when sizes disagree.
void superimpose(std::span<float> layout, std::span<const float> reference);

} // namespace crossgloss
