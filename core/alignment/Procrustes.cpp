#include "alignment/Procrustes.h"

#include "numeric/Decomposition.h"

#include <algorithm>

namespace crossgloss {

namespace {

/// Singular values below this share of the largest are rounding: XᵀZ of float32 rows is exact to about 1e-14.
constexpr double nullSingularValue = 1e-12;

DenseMatrix columnsFrom(const DenseMatrix& a, std::size_t first)
{
    DenseMatrix result(a.rows, a.columns - first);
    for (std::size_t row = 0; row < a.rows; ++row) {
        std::copy_n(a.values.data() + row * a.columns + first, result.columns,
                    result.values.data() + row * result.columns);
    }
    return result;
}

void setColumnsFrom(DenseMatrix& a, std::size_t first, const DenseMatrix& values)
{
    for (std::size_t row = 0; row < a.rows; ++row) {
        std::copy_n(values.values.data() + row * values.columns, values.columns,
                    a.values.data() + row * a.columns + first);
    }
}

} // namespace

void MapPair::truncate(std::size_t count)
{
    source = firstColumns(source, count);
    target = firstColumns(target, count);
    strengths.resize(std::min(strengths.size(), count));
}

MapPair procrustes(const DenseMatrix& cross)
{
    SingularValues svd = singularValues(cross);
    const std::size_t known = effectiveRank(svd.values, nullSingularValue);
    if (known < svd.values.size() && cross.rows == cross.columns) {
        // Within the null spaces: the rotation nearest to the identity, again by Procrustes.
        const DenseMatrix left = columnsFrom(svd.u, known);
        const DenseMatrix right = columnsFrom(svd.v, known);
        const SingularValues inner = singularValues(product(left, Transpose::Yes, right, Transpose::No));
        setColumnsFrom(svd.u, known, product(left, inner.u));
        setColumnsFrom(svd.v, known, product(right, inner.v));
        std::fill(svd.values.begin() + static_cast<std::ptrdiff_t>(known), svd.values.end(), 0.0);
    }
    return {std::move(svd.u), std::move(svd.v), std::move(svd.values)};
}

} // namespace crossgloss
