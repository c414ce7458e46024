#include "space/RowMean.h"

#include "base/Parallel.h"
#include "numeric/ByteRows.h"
#include "numeric/Vectorised.h"

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

/// Rows that are summed up before sums are added to each other.
constexpr std::size_t rowsPerSum = 4096;

CROSSGLOSS_VECTORISED
void addRow(const float* row, std::size_t n, double* sums)
{
    for (std::size_t i = 0; i < n; ++i) {
        sums[i] += static_cast<double>(row[i]);
    }
}

} // namespace

RowMean meanOfRows(const RowMatrix& rows, std::size_t dimension, int threads)
{
    RowMean mean{std::vector<float>(dimension, 0.0f), 0.0};
    if (rows.rows == 0) {
        return mean;
    }
    const std::size_t ranges = (rows.rows + rowsPerSum - 1) / rowsPerSum;
    std::vector<std::vector<double>> sums(ranges, std::vector<double>(dimension, 0.0));
    parallelRanges(ranges, threads, [&](std::size_t begin, std::size_t end, int) {
        for (std::size_t range = begin; range < end; ++range) {
            const std::size_t last = std::min(rows.rows, (range + 1) * rowsPerSum);
            for (std::size_t row = range * rowsPerSum; row < last; ++row) {
                addRow(rows.data + row * rows.stride, dimension, sums[range].data());
            }
        }
    });
    for (std::size_t i = 0; i < dimension; ++i) {
        double sum = 0.0;
        for (const std::vector<double>& part : sums) {
            sum += part[i];
        }
        mean.values[i] = static_cast<float>(sum / static_cast<double>(rows.rows));
    }
    mean.norm = std::sqrt(preciseProduct(mean.values.data(), mean.values.data(), dimension)) * (1.0 + 0x1p-30);
    return mean;
}

} // namespace crossgloss
