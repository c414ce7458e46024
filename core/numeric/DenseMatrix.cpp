#include "numeric/DenseMatrix.h"

#include <algorithm>
#include <cmath>

namespace crossgloss {

DenseMatrix DenseMatrix::identity(std::size_t size)
{
    DenseMatrix result(size, size);
    for (std::size_t i = 0; i < size; ++i) {
        result(i, i) = 1.0;
    }
    return result;
}

DenseMatrix product(const DenseMatrix& a, Transpose transA, const DenseMatrix& b, Transpose transB)
{
    const std::size_t rows = transA == Transpose::Yes ? a.columns : a.rows;
    const std::size_t inner = transA == Transpose::Yes ? a.rows : a.columns;
    const std::size_t columns = transB == Transpose::Yes ? b.rows : b.columns;
    DenseMatrix result(rows, columns);
    if (inner > 0) {
        gemm(transA, transB, static_cast<std::ptrdiff_t>(rows), static_cast<std::ptrdiff_t>(columns),
             static_cast<std::ptrdiff_t>(inner), 1.0, a.values.data(), static_cast<std::ptrdiff_t>(a.columns),
             b.values.data(), static_cast<std::ptrdiff_t>(b.columns), 0.0, result.values.data(),
             static_cast<std::ptrdiff_t>(columns));
    }
    return result;
}

DenseMatrix scaledColumns(DenseMatrix a, std::span<const double> factors)
{
    for (std::size_t row = 0; row < a.rows; ++row) {
        for (std::size_t column = 0; column < a.columns; ++column) {
            a(row, column) *= factors[column];
        }
    }
    return a;
}

DenseMatrix firstColumns(const DenseMatrix& a, std::size_t count)
{
    if (count >= a.columns) {
        return a;
    }
    DenseMatrix result(a.rows, count);
    for (std::size_t row = 0; row < a.rows; ++row) {
        std::copy_n(a.values.data() + row * a.columns, count, result.values.data() + row * count);
    }
    return result;
}

bool isFinite(const DenseMatrix& a)
{
    return std::ranges::all_of(a.values, [](double value) { return std::isfinite(value); });
}

std::vector<float> toFloat(const DenseMatrix& a)
{
    std::vector<float> result(a.values.size());
    std::ranges::transform(a.values, result.begin(), [](double value) { return static_cast<float>(value); });
    return result;
}

DenseMatrix toDense(std::span<const float> values, std::size_t rows, std::size_t columns)
{
    DenseMatrix result(rows, columns);
    std::ranges::copy(values.first(rows * columns), result.values.begin());
    return result;
}

} // namespace crossgloss
