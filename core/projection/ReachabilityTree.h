#pragma once

#include "base/Progress.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace crossgloss {

struct ReachabilityEdge {
    std::uint32_t first = 0;
    std::uint32_t second = 0;
    double square = 0;                     ///< of the distance
};

/// A minimum spanning tree of points of a plane by mutual reachability (Campello, Moulavi & Sander 2013): the largest of
/// the distance and of both core distances, those to the nearest points, @p nearest of them, the point itself the first.
/// Exact, by Borůvka's rounds over a tree of boxes. Which of equal edges are taken is left open, and what hangs together at
/// any distance does not depend on it.
/// @param layout points × 2, one point at least. @return points − 1 edges by rising length.
std::vector<ReachabilityEdge> reachabilityTree(std::span<const float> layout, std::size_t nearest, int threads,
                                               const Progress& progress);

} // namespace crossgloss
