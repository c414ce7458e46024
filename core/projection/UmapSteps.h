#pragma once

#include "projection/FuzzyGraph.h"
#include "projection/UmapCurve.h"

namespace crossgloss {

/// How often each edge draws its ends together: twice in (rate / 65536) of the iterations, since it lies in the rows of both
/// its ends; the first edge of a graph in each.
struct UmapSchedule {
    /// Edges between two blocks of points, or within one, in random order.
    struct Part {
        std::vector<std::uint32_t> first;
        std::vector<std::uint32_t> second;
        std::vector<std::uint16_t> rates;
    };

    std::size_t points = 0;
    /// Parts of a round share no points, so that they can be worked on at the same time; rounds follow one another.
    std::vector<std::vector<Part>> rounds;
    std::vector<float> samples;            ///< edges of each point that come up in an iteration, on average

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

/// Draws the ends of a part's edges together, both of them, one edge after the other. This must not be done for all points
/// at once from where they were before: ends that swap their places keep the layout from settling, and planted circles
/// tangle. @param layout points × 2
void attractByUmap(const UmapSchedule::Part& part, const UmapStep& step, float* layout);

/// Drives points [begin, end) off others that are drawn at random, all seen where they were before.
/// @param before,after points × 2
void repelByUmap(const UmapSchedule& schedule, const UmapStep& step, const float* before, float* after, std::size_t begin,
                 std::size_t end);

} // namespace crossgloss
