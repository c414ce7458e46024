#pragma once

#include "projection/FuzzyGraph.h"
#include "projection/UmapCurve.h"

namespace crossgloss {

/// How often each edge draws its ends together: in (rate / 65536) of the iterations, the first edge of a graph in each.
struct UmapSchedule {
    std::vector<std::size_t> begins;       ///< points + 1
    std::vector<std::uint32_t> others;
    std::vector<std::uint16_t> rates;

    /// Leaves out edges that would not come up once in @p iterations.
    static UmapSchedule of(const FuzzyGraph& graph, int iterations);
};

/// What one iteration does with its points.
struct UmapStep {
    UmapCurve curve;
    float repulsion = 1;
    int negativeSamples = 5;
    float rate = 1;                        ///< of learning, in this iteration
    std::uint32_t iteration = 0;
    std::uint64_t seed = 0;
};

/// Moves points [begin, end) by one iteration of stochastic gradient descent. Each is drawn to the other ends of its edges
/// that are due, one after the other, then driven off points drawn at random. Others are seen where they were before the
/// iteration, so that points can be moved in any order, by any number of threads, with the same result.
/// @param before,after points × 2
void moveByUmap(const UmapSchedule& schedule, const UmapStep& step, const float* before, float* after, std::size_t begin,
                std::size_t end);

} // namespace crossgloss
