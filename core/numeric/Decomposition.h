#pragma once

#include "numeric/DenseMatrix.h"

#include <cstddef>
#include <vector>

namespace crossgloss {

// Decompositions of matrices with a few hundred rows, in double, on the calling thread. All throw Error when the matrix
// holds a value that is not a finite number, and are the same at every call.

/// M = u · diag(values) · vᵀ with orthonormal columns of u (rows × s) and v (columns × s), s the smaller side; values
/// fall and are not negative.
struct SingularValues {
    DenseMatrix u;
    std::vector<double> values;
    DenseMatrix v;
};
SingularValues singularValues(const DenseMatrix& matrix);

/// M = vectors · diag(values) · vectorsᵀ of a symmetric matrix, of which the lower triangle is read; values fall.
struct SymmetricEigen {
    DenseMatrix vectors;
    std::vector<double> values;
};
SymmetricEigen symmetricEigen(const DenseMatrix& matrix);

/// Eigenvalues of XᵀX below this share of the largest count as zero: singular values of X below 1e-5 of the largest,
/// where rows of float32 hold nothing but rounding.
inline constexpr double nullEigenvalue = 1e-10;

/// How many of falling, not negative eigenvalues are not null.
std::size_t effectiveRank(const std::vector<double>& values, double tolerance = nullEigenvalue);

/// M^exponent of a symmetric matrix without negative eigenvalues, on the span of those that are not null; zero
/// elsewhere. For −1/2 and −1 this is the inverse (square root) in the sense of Moore and Penrose.
DenseMatrix symmetricPower(const SymmetricEigen& eigen, double exponent, double tolerance = nullEigenvalue);

/// The W of least norm that minimises ‖XW − Z‖, from gram = XᵀX (d × d) and cross = XᵀZ (d × e).
DenseMatrix leastSquares(const DenseMatrix& gram, const DenseMatrix& cross, double tolerance = nullEigenvalue);

} // namespace crossgloss
