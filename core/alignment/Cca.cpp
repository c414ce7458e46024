#include "alignment/Cca.h"

#include "base/Error.h"
#include "numeric/Decomposition.h"

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

/// matrix − sums · otherSumsᵀ / pairs: products of rows that have lost their means.
DenseMatrix centred(const DenseMatrix& matrix, const std::vector<double>& sums, const std::vector<double>& otherSums,
                    std::size_t pairs)
{
    DenseMatrix result = matrix;
    for (std::size_t row = 0; row < result.rows; ++row) {
        for (std::size_t column = 0; column < result.columns; ++column) {
            result(row, column) -= sums[row] * otherSums[column] / static_cast<double>(pairs);
        }
    }
    return result;
}

/// V Σ⁻¹ of centred rows from their Gram matrix, without null directions.
DenseMatrix whiteningBasis(const DenseMatrix& gram, double uncentredTrace)
{
    const SymmetricEigen eigen = symmetricEigen(gram);
    // What is left of equal rows behind the subtraction of their mean is rounding, not a direction.
    constexpr double rounding = 1e-12;
    const std::size_t rank = !eigen.values.empty() && eigen.values.front() > rounding * uncentredTrace
                                 ? effectiveRank(eigen.values)
                                 : 0;
    if (rank == 0) {
        throw Error(CROSSGLOSS_TEXT("CCA needs at least two different pairs"))
            .advise(CROSSGLOSS_TEXT("Give a larger dictionary, or take Procrustes"));
    }
    const DenseMatrix basis = firstColumns(eigen.vectors, rank);
    std::vector<double> factors(rank);
    std::ranges::transform(eigen.values.begin(), eigen.values.begin() + static_cast<std::ptrdiff_t>(rank),
                           factors.begin(), [](double value) { return 1.0 / std::sqrt(value); });
    return scaledColumns(basis, factors);
}

double trace(const DenseMatrix& matrix)
{
    double sum = 0.0;
    for (std::size_t i = 0; i < matrix.rows; ++i) {
        sum += matrix(i, i);
    }
    return sum;
}

std::vector<float> mean(const std::vector<double>& sums, std::size_t pairs)
{
    std::vector<float> result(sums.size());
    std::ranges::transform(sums, result.begin(),
                           [pairs](double sum) { return static_cast<float>(sum / static_cast<double>(pairs)); });
    return result;
}

} // namespace

CcaMap ccaMap(const CrossProducts& products)
{
    if (products.pairs == 0) {
        throw Error(CROSSGLOSS_TEXT("There are no pairs to learn a map from"));
    }
    const DenseMatrix source =
        whiteningBasis(centred(products.sourceGram, products.sourceSum, products.sourceSum, products.pairs),
                       trace(products.sourceGram));
    const DenseMatrix target =
        whiteningBasis(centred(products.targetGram, products.targetSum, products.targetSum, products.pairs),
                       trace(products.targetGram));
    const DenseMatrix cross = centred(products.cross, products.sourceSum, products.targetSum, products.pairs);
    const SingularValues svd =
        singularValues(product(product(source, Transpose::Yes, cross, Transpose::No), target));
    return {{product(source, svd.u), product(target, svd.v), svd.values},
            mean(products.sourceSum, products.pairs),
            mean(products.targetSum, products.pairs)};
}

} // namespace crossgloss
