#include "space/NearestSearch.h"

#include "space/ScreenedSearch.h"

namespace crossgloss {

namespace {

/// Below these the products are over before the targets are rounded.
constexpr std::size_t minQueries = 512;
constexpr std::size_t minTargets = 16384;
constexpr std::size_t minDimensions = 64;

} // namespace

Neighbours searchNearest(const RowMatrix& queries, const RowMatrix& targets, std::size_t dimension,
                         const ExactSearchOptions& options, Progress& progress)
{
    const bool pays = queries.rows >= minQueries && targets.rows >= minTargets && dimension >= minDimensions
                      && dimension <= maximumByteDimension;
    if (!pays) {
        return exactSearch(queries, targets, dimension, options, progress);
    }
    const ScreenedIndex index(targets, dimension, {options.threads, {}}, progress);
    return index.search(queries, {options.k, options.threads}, progress);
}

} // namespace crossgloss
