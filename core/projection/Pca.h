#pragma once

#include "base/Progress.h"
#include "space/ExactSearch.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace crossgloss {

struct PcaOptions {
    std::size_t components = 2;
    std::size_t oversampling = 10;     ///< directions followed beside those
    int iterations = 30;               ///< at most
    /// Stop when no variance that is asked for changes by more than this share.
    double tolerance = 1e-6;
    std::uint64_t seed = 1;            ///< of the random start
    int threads = 0;
};

/// Principal components of rows.
struct Pca {
    std::size_t dimension = 0;
    std::size_t components = 0;        ///< as asked for; fewer where rows have fewer values
    std::vector<float> mean;           ///< dimension
    std::vector<float> axes;           ///< components × dimension, of length one; each one's largest value is positive
    std::vector<double> variances;     ///< along the axes, falling
    double totalVariance = 0;
    std::vector<float> coordinates;    ///< rows × components
    int iterations = 0;                ///< that were needed

    /// Share of the total variance along the axes, 0 … 1; 1 where all rows are equal.
    double explained() const;
};

/// Principal components by subspace iteration from a random start (Halko, Martinsson & Tropp 2011), each iteration reading
/// the rows once; for few components of many rows. The same for the same seed and number of threads.
/// @throws Error when there are no rows, nothing is asked for, or a value is not a finite number; Cancelled.
Pca principalComponents(const RowMatrix& rows, std::size_t dimension, const PcaOptions& options, Progress& progress);

} // namespace crossgloss
