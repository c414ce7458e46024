#include "numeric/Decomposition.h"

#include "base/Error.h"

#include <Eigen/Eigenvalues>
#include <Eigen/SVD>

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

using Columns = Eigen::MatrixXd;
using RowMajor = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

Columns toEigen(const DenseMatrix& matrix)
{
    if (!isFinite(matrix)) {
        throw Error(CROSSGLOSS_TEXT("The vectors are too large to compute with"))
            .advise(CROSSGLOSS_TEXT("Normalise them to unit length"));
    }
    return Eigen::Map<const RowMajor>(matrix.values.data(), static_cast<Eigen::Index>(matrix.rows),
                                      static_cast<Eigen::Index>(matrix.columns));
}

DenseMatrix fromEigen(const Columns& matrix)
{
    DenseMatrix result(static_cast<std::size_t>(matrix.rows()), static_cast<std::size_t>(matrix.cols()));
    Eigen::Map<RowMajor>(result.values.data(), matrix.rows(), matrix.cols()) = matrix;
    return result;
}

} // namespace

SingularValues singularValues(const DenseMatrix& matrix)
{
    SingularValues result;
    if (matrix.rows == 0 || matrix.columns == 0) {
        result.u = DenseMatrix(matrix.rows, 0);
        result.v = DenseMatrix(matrix.columns, 0);
        return result;
    }
    const Eigen::BDCSVD<Columns> svd(toEigen(matrix), Eigen::ComputeThinU | Eigen::ComputeThinV);
    result.u = fromEigen(svd.matrixU());
    result.v = fromEigen(svd.matrixV());
    result.values.assign(svd.singularValues().data(), svd.singularValues().data() + svd.singularValues().size());
    return result;
}

SymmetricEigen symmetricEigen(const DenseMatrix& matrix)
{
    SymmetricEigen result;
    if (matrix.rows == 0) {
        return result;
    }
    const Eigen::SelfAdjointEigenSolver<Columns> solver(toEigen(matrix));
    if (solver.info() != Eigen::Success) {
        throw Error(CROSSGLOSS_TEXT("The decomposition of a matrix did not converge"));
    }
    // Eigen sorts by rising values.
    result.vectors = fromEigen(solver.eigenvectors().rowwise().reverse());
    result.values.assign(solver.eigenvalues().data(), solver.eigenvalues().data() + solver.eigenvalues().size());
    std::ranges::reverse(result.values);
    return result;
}

std::size_t effectiveRank(const std::vector<double>& values, double tolerance)
{
    if (values.empty() || !(values.front() > 0.0)) {
        return 0;
    }
    const double bound = values.front() * tolerance;
    return static_cast<std::size_t>(
        std::ranges::find_if(values, [bound](double value) { return value <= bound; }) - values.begin());
}

DenseMatrix symmetricPower(const SymmetricEigen& eigen, double exponent, double tolerance)
{
    const DenseMatrix basis = firstColumns(eigen.vectors, effectiveRank(eigen.values, tolerance));
    std::vector<double> powers(basis.columns);
    std::ranges::transform(eigen.values.begin(), eigen.values.begin() + static_cast<std::ptrdiff_t>(basis.columns),
                           powers.begin(), [exponent](double value) { return std::pow(value, exponent); });
    return product(scaledColumns(basis, powers), Transpose::No, basis, Transpose::Yes);
}

DenseMatrix leastSquares(const DenseMatrix& gram, const DenseMatrix& cross, double tolerance)
{
    return product(symmetricPower(symmetricEigen(gram), -1.0, tolerance), cross);
}

} // namespace crossgloss
