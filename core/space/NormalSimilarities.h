#pragma once

#include "base/Progress.h"
#include "space/ExactSearch.h"

#include <cstddef>
#include <vector>

namespace crossgloss {

/// Mean and standard deviation of the cosines of points to all rows of another side, without those cosines: of a point p
/// they are p·m and √(pᵀ C p), m the mean and C the covariance of the rows.
struct NormalSimilarities {
    std::vector<double> means;         ///< one per point
    std::vector<double> deviations;    ///< one per point, positive

    /// @param points,others rows of length one. @param sameSpace row i of the points is row i of the others and does not
    /// count for itself. The same result for any number of threads.
    /// @throws Error when a row holds a value that is not a number; Cancelled.
    NormalSimilarities(const RowMatrix& points, const RowMatrix& others, std::size_t dimension, bool sameSpace, int threads,
                       Progress& progress);

    double standardScore(std::size_t point, float cosine) const
    {
        return (static_cast<double>(cosine) - means[point]) / deviations[point];
    }
};

} // namespace crossgloss
