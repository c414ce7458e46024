#pragma once

#include "numeric/Gemm.h"

#include <cstddef>
#include <span>
#include <vector>

namespace crossgloss {

/// A row-major matrix of double: cross products and maps, a few hundred rows on a side.
struct DenseMatrix {
    std::size_t rows = 0;
    std::size_t columns = 0;
    std::vector<double> values;        ///< rows × columns

    DenseMatrix() = default;
    /// Of zeros.
    DenseMatrix(std::size_t rowCount, std::size_t columnCount)
        : rows(rowCount), columns(columnCount), values(rowCount * columnCount)
    {
    }

    double& operator()(std::size_t row, std::size_t column) { return values[row * columns + column]; }
    double operator()(std::size_t row, std::size_t column) const { return values[row * columns + column]; }

    static DenseMatrix identity(std::size_t size);
};

/// op(a) · op(b), on the calling thread. The inner sizes must agree.
DenseMatrix product(const DenseMatrix& a, Transpose transA, const DenseMatrix& b, Transpose transB);
inline DenseMatrix product(const DenseMatrix& a, const DenseMatrix& b)
{
    return product(a, Transpose::No, b, Transpose::No);
}

/// a · diag(@p factors); one factor per column.
DenseMatrix scaledColumns(DenseMatrix a, std::span<const double> factors);
/// The first @p count columns; all when there are fewer.
DenseMatrix firstColumns(const DenseMatrix& a, std::size_t count);
/// True when no value is infinite or not a number.
bool isFinite(const DenseMatrix& a);

std::vector<float> toFloat(const DenseMatrix& a);
DenseMatrix toDense(std::span<const float> values, std::size_t rows, std::size_t columns);

} // namespace crossgloss
