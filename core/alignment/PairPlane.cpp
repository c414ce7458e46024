#include "alignment/PairPlane.h"

#include "base/Error.h"
#include "space/SearchErrors.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

using Matrix = Eigen::MatrixXd;

Matrix unitRows(const RowMatrix& rows, std::size_t dimension)
{
    Matrix result(static_cast<Eigen::Index>(rows.rows), static_cast<Eigen::Index>(dimension));
    for (std::size_t i = 0; i < rows.rows; ++i) {
        for (std::size_t d = 0; d < dimension; ++d) {
            result(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(d)) =
                static_cast<double>(rows.data[i * rows.stride + d]);
        }
    }
    if (!result.allFinite()) {
        throw notFinite();
    }
    for (Eigen::Index i = 0; i < result.rows(); ++i) {
        const double length = result.row(i).norm();
        if (length > 0) {
            result.row(i) /= length;
        }
    }
    return result;
}

struct Projection {
    Matrix points;                     ///< rows × 2
    double kept = 0;
};

/// Principal components 1 and 2 of the rows.
Projection project(const Matrix& rows)
{
    const Matrix centred = rows.rowwise() - rows.colwise().mean();
    Projection result;
    result.points = Matrix::Zero(rows.rows(), 2);
    const double total = centred.squaredNorm();
    if (total <= 0) {
        return result;
    }
    const Eigen::BDCSVD<Matrix> svd(centred, Eigen::ComputeThinV);
    const Matrix& axes = svd.matrixV();
    for (Eigen::Index axis = 0; axis < std::min<Eigen::Index>(2, axes.cols()); ++axis) {
        Eigen::Index largest = 0;
        axes.col(axis).cwiseAbs().maxCoeff(&largest);
        const double sign = axes(largest, axis) < 0 ? -1.0 : 1.0;
        result.points.col(axis) = sign * (centred * axes.col(axis));
    }
    result.kept = std::min(1.0, result.points.squaredNorm() / total);
    return result;
}

std::vector<PlanePoint> pointsOf(const Matrix& points, Eigen::Index begin, Eigen::Index count)
{
    std::vector<PlanePoint> result;
    result.reserve(static_cast<std::size_t>(count));
    for (Eigen::Index i = begin; i < begin + count; ++i) {
        result.push_back({points(i, 0), points(i, 1)});
    }
    return result;
}

std::vector<double> cosines(const Matrix& a, const Matrix& b)
{
    std::vector<double> result;
    result.reserve(static_cast<std::size_t>(a.rows()));
    for (Eigen::Index i = 0; i < a.rows(); ++i) {
        result.push_back(a.row(i).dot(b.row(i)));
    }
    return result;
}

Matrix stacked(const Matrix& above, const Matrix& below)
{
    Matrix result(above.rows() + below.rows(), above.cols());
    result << above, below;
    return result;
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
    const auto count = static_cast<Eigen::Index>(pairs);
    PairPlane plane;
    plane.comparableBefore = sourceDimension == targetDimension;

    const Matrix left = unitRows(source, sourceDimension);
    const Matrix right = unitRows(target, targetDimension);
    if (plane.comparableBefore) {
        const Projection before = project(stacked(left, right));
        plane.sourceBefore = pointsOf(before.points, 0, count);
        plane.targetBefore = pointsOf(before.points, count, count);
        plane.keptBefore = before.kept;
        plane.cosineBefore = cosines(left, right);
    } else {
        const Projection sourceSide = project(left);
        const Projection targetSide = project(right);
        plane.sourceBefore = pointsOf(sourceSide.points, 0, count);
        plane.targetBefore = pointsOf(targetSide.points, 0, count);
        plane.keptBefore = std::min(sourceSide.kept, targetSide.kept);
    }

    const Matrix mappedLeft = unitRows(mappedSource, shared);
    const Matrix mappedRight = unitRows(mappedTarget, shared);
    const Projection after = project(stacked(mappedLeft, mappedRight));
    plane.sourceAfter = pointsOf(after.points, 0, count);
    plane.targetAfter = pointsOf(after.points, count, count);
    plane.keptAfter = after.kept;
    plane.cosineAfter = cosines(mappedLeft, mappedRight);
    return plane;
}

} // namespace crossgloss
