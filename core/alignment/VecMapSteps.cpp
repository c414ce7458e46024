#include "alignment/VecMapSteps.h"

#include "base/Error.h"
#include "numeric/Decomposition.h"

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

std::vector<double> powers(const std::vector<double>& values, double exponent)
{
    std::vector<double> result(values.size());
    std::ranges::transform(values, result.begin(), [exponent](double value) { return std::pow(value, exponent); });
    return result;
}

/// One side: whiten, rotate, re-weight and, in the rotated space, give the correlations back.
DenseMatrix composeSide(const SymmetricEigen& eigen, const DenseMatrix& rotation, const std::vector<double>& weights,
                        bool dewhiten)
{
    const DenseMatrix map = scaledColumns(product(symmetricPower(eigen, -0.5), rotation), weights);
    if (!dewhiten) {
        return map;
    }
    const DenseMatrix coloured = product(symmetricPower(eigen, 0.5), rotation);
    return product(map, product(rotation, Transpose::Yes, coloured, Transpose::No));
}

MapPair whitenedMap(const CrossProducts& products, const VecMapOptions& options)
{
    const SymmetricEigen source = symmetricEigen(products.sourceGram);
    const SymmetricEigen target = symmetricEigen(products.targetGram);
    const SingularValues svd =
        singularValues(product(product(symmetricPower(source, -0.5), products.cross), symmetricPower(target, -0.5)));
    const std::size_t rank = std::min(effectiveRank(source.values), effectiveRank(target.values));
    MapPair maps{svd.u, svd.v, svd.values};
    maps.truncate(rank);
    const std::vector<double> weights = powers(maps.strengths, options.reweighting);
    maps.source = composeSide(source, maps.source, weights, options.dewhiten);
    maps.target = composeSide(target, maps.target, weights, options.dewhiten);
    return maps;
}

} // namespace

MapPair vecMap(const CrossProducts& products, const VecMapOptions& options)
{
    if (products.pairs == 0) {
        throw Error(CROSSGLOSS_TEXT("There are no pairs to learn a map from"));
    }
    MapPair maps;
    if (options.whiten) {
        maps = whitenedMap(products, options);
    } else {
        maps = procrustes(products.cross);
        const std::vector<double> weights = powers(maps.strengths, options.reweighting);
        maps.source = scaledColumns(std::move(maps.source), weights);
        maps.target = scaledColumns(std::move(maps.target), weights);
    }
    if (options.dimensions > 0) {
        maps.truncate(options.dimensions);
    }
    return maps;
}

} // namespace crossgloss
