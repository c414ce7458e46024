#include "alignment/LeastSquares.h"

#include "base/Error.h"
#include "numeric/Decomposition.h"

namespace crossgloss {

MapPair leastSquaresMap(const CrossProducts& products)
{
    if (products.pairs == 0) {
        throw Error(CROSSGLOSS_TEXT("There are no pairs to learn a map from"));
    }
    return {leastSquares(products.sourceGram, products.cross), DenseMatrix::identity(products.cross.columns), {}};
}

} // namespace crossgloss
