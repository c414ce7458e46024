#pragma once

#include "space/ExactSearch.h"

#include <cstddef>
#include <vector>

namespace crossgloss {

/// The mean of a matrix's rows, rounded to float32.
struct RowMean {
    std::vector<float> values;
    double norm = 0;                   ///< at least its length
};

/// The same for any number of threads; 0 = all. Zero for no rows.
RowMean meanOfRows(const RowMatrix& rows, std::size_t dimension, int threads);

} // namespace crossgloss
