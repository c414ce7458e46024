#pragma once

#include "base/Progress.h"
#include "space/ExactSearch.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace crossgloss {

struct LayoutQualityOptions {
    std::size_t neighbours = 10;       ///< k, less than half as many as there are points
    std::size_t sample = 1000;         ///< points that are asked, drawn by the seed; all where there are no more
    std::uint64_t seed = 1;
    int threads = 0;
};

/// How well a layout keeps the neighbours of points. Each is 1 at best.
struct LayoutQuality {
    std::size_t neighbours = 0;        ///< k
    std::size_t sampled = 0;           ///< points that were asked
    /// Neighbours in the layout are near in the space (Venna & Kaski 2001).
    double trustworthiness = 0;
    /// Neighbours in the space are near in the layout (likewise).
    double continuity = 0;
    double kept = 0;                   ///< share of the k neighbours in the space that are among the k of the layout
};

/// Compares the neighbours of points in a layout with those in the space, both by Euclidean distance; every point asked is
/// compared with all others. Equal distances are ordered by place.
/// @param layout as many points as @p rows, × 2.
/// @throws Error when the numbers differ or there are too few points for k; Cancelled.
LayoutQuality layoutQuality(const RowMatrix& rows, std::size_t dimension, std::span<const float> layout,
                            const LayoutQualityOptions& options, Progress& progress);

} // namespace crossgloss
