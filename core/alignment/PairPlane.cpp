#include "alignment/PairPlane.h"

#include "base/Error.h"
#include "numeric/Decomposition.h"
#include "space/SearchErrors.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace crossgloss {

namespace {

std::span<const double> rowOf(const DenseMatrix& matrix, std::size_t row)
{
    return {matrix.values.data() + row * matrix.columns, matrix.columns};
}

double innerProduct(std::span<const double> a, std::span<const double> b)
{
    return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
}

DenseMatrix unitRows(const RowMatrix& rows, std::size_t dimension)
{
    DenseMatrix result(rows.rows, dimension);
    for (std::size_t i = 0; i < rows.rows; ++i) {
        std::copy_n(rows.data + i * rows.stride, dimension, result.values.data() + i * dimension);
    }
    if (!isFinite(result)) {
        throw notFinite();
    }
    for (std::size_t i = 0; i < result.rows; ++i) {
        const double length = std::sqrt(innerProduct(rowOf(result, i), rowOf(result, i)));
        for (std::size_t d = 0; d < dimension && length > 0; ++d) {
            result(i, d) /= length;
        }
    }
    return result;
}

struct Projection {
    DenseMatrix points;                ///< rows × 2
    double kept = 0;
};

DenseMatrix centredRows(DenseMatrix rows)
{
    for (std::size_t column = 0; column < rows.columns; ++column) {
        double mean = 0;
        for (std::size_t i = 0; i < rows.rows; ++i) {
            mean += rows(i, column) / static_cast<double>(rows.rows);
        }
        for (std::size_t i = 0; i < rows.rows; ++i) {
            rows(i, column) -= mean;
        }
    }
    return rows;
}

/// Principal components 1 and 2 of the rows.
Projection project(const DenseMatrix& rows)
{
    const DenseMatrix centred = centredRows(rows);
    Projection result;
    result.points = DenseMatrix(rows.rows, 2);
    const double total = innerProduct(centred.values, centred.values);
    if (total <= 0) {
        return result;
    }
    const DenseMatrix axes = firstColumns(singularValues(centred).v, 2);
    const DenseMatrix points = product(centred, axes);
    for (std::size_t axis = 0; axis < axes.columns; ++axis) {
        double largest = 0;
        for (std::size_t d = 0; d < axes.rows; ++d) {
            largest = std::abs(axes(d, axis)) > std::abs(largest) ? axes(d, axis) : largest;
        }
        for (std::size_t i = 0; i < rows.rows; ++i) {
            result.points(i, axis) = largest < 0 ? -points(i, axis) : points(i, axis);
        }
    }
    result.kept = std::min(1.0, innerProduct(result.points.values, result.points.values) / total);
    return result;
}

std::vector<PlanePoint> pointsOf(const DenseMatrix& points, std::size_t begin, std::size_t count)
{
    std::vector<PlanePoint> result;
    result.reserve(count);
    for (std::size_t i = begin; i < begin + count; ++i) {
        result.push_back({points(i, 0), points(i, 1)});
    }
    return result;
}

std::vector<double> cosines(const DenseMatrix& a, const DenseMatrix& b)
{
    std::vector<double> result;
    result.reserve(a.rows);
    for (std::size_t i = 0; i < a.rows; ++i) {
        result.push_back(innerProduct(rowOf(a, i), rowOf(b, i)));
    }
    return result;
}

DenseMatrix stacked(DenseMatrix above, const DenseMatrix& below)
{
    above.values.insert(above.values.end(), below.values.begin(), below.values.end());
    above.rows += below.rows;
    return above;
}

} // namespace

PairPlane pairPlane(const RowMatrix& source, std::size_t sourceDimension, const RowMatrix& target,
                    std::size_t targetDimension, const RowMatrix& mappedSource, const RowMatrix& mappedTarget,
                    std::size_t shared)
{
    const std::size_t pairs = source.rows;
    if (pairs == 0) {
        throw Error(CROSSGLOSS_TEXT("There is no word pair to show"));
    }
    if (target.rows != pairs || mappedSource.rows != pairs || mappedTarget.rows != pairs) {
        throw Error(CROSSGLOSS_TEXT("The word pairs have %1 source and %2 target vectors"),
                    {std::to_string(pairs), std::to_string(target.rows)});
    }
    PairPlane plane;
    plane.comparableBefore = sourceDimension == targetDimension;

    const DenseMatrix left = unitRows(source, sourceDimension);
    const DenseMatrix right = unitRows(target, targetDimension);
    if (plane.comparableBefore) {
        const Projection before = project(stacked(left, right));
        plane.sourceBefore = pointsOf(before.points, 0, pairs);
        plane.targetBefore = pointsOf(before.points, pairs, pairs);
        plane.keptBefore = before.kept;
        plane.cosineBefore = cosines(left, right);
    } else {
        const Projection sourceSide = project(left);
        const Projection targetSide = project(right);
        plane.sourceBefore = pointsOf(sourceSide.points, 0, pairs);
        plane.targetBefore = pointsOf(targetSide.points, 0, pairs);
        plane.keptBefore = std::min(sourceSide.kept, targetSide.kept);
    }

    const DenseMatrix mappedLeft = unitRows(mappedSource, shared);
    const DenseMatrix mappedRight = unitRows(mappedTarget, shared);
    const Projection after = project(stacked(mappedLeft, mappedRight));
    plane.sourceAfter = pointsOf(after.points, 0, pairs);
    plane.targetAfter = pointsOf(after.points, pairs, pairs);
    plane.keptAfter = after.kept;
    plane.cosineAfter = cosines(mappedLeft, mappedRight);
    return plane;
}

} // namespace crossgloss
