#include "alignment/PreparedSpaces.h"

#include "alignment/Align.h"
#include "base/Error.h"
#include "base/Parallel.h"

#include <algorithm>

namespace crossgloss {

namespace {

/// Rows that are gathered and normalised at a time.
constexpr std::size_t gatheredRows = 64;

/// out[i] = normalised row rowAt(i) of the space.
template <typename RowAt>
std::vector<float> gather(const PreparedSide& side, std::size_t count, int threads, const RowAt& rowAt)
{
    const std::size_t dimension = side.dimension();
    std::vector<float> out(count * dimension);
    parallelRanges(count, threads, [&](std::size_t begin, std::size_t end, int) {
        for (std::size_t first = begin; first < end; first += gatheredRows) {
            const std::size_t rows = std::min(gatheredRows, end - first);
            for (std::size_t i = first; i < first + rows; ++i) {
                std::ranges::copy(side.space->vector(rowAt(i)), out.data() + i * dimension);
            }
            side.normalisation.apply(out.data() + first * dimension, rows, dimension);
        }
    });
    return out;
}

PreparedSide prepareSide(const EmbeddingSpace& space, std::size_t limit, const AlignOptions& options)
{
    PreparedSide side;
    side.space = &space;
    side.rows = limit == 0 ? space.size() : std::min(space.size(), limit);
    if (side.rows == 0 || space.dimension() == 0) {
        throw Error(CROSSGLOSS_TEXT("A space without vectors cannot be aligned"));
    }
    side.normalisation = Normalisation({space.data(), side.rows, space.dimension()}, space.dimension(),
                                       options.normalisation, options.threads);
    return side;
}

SideMap composeSide(const PreparedSide& side, const DenseMatrix& matrix)
{
    SideMap map;
    map.normalisation = side.normalisation;
    map.dimension = side.dimension();
    map.shared = matrix.columns;
    map.matrix = toFloat(matrix);
    map.checksum = side.space->checksum();
    if (!isFinite(toDense(map.matrix, matrix.rows, matrix.columns))) {
        throw Error(CROSSGLOSS_TEXT("The values of the map became too large"))
            .advise(CROSSGLOSS_TEXT("Normalise the vectors, or check them for outliers"));
    }
    return map;
}

} // namespace

std::vector<float> PreparedSide::firstRows(std::size_t count, int threads) const
{
    return gather(*this, std::min(count, rows), threads, [](std::size_t i) { return i; });
}

std::vector<float> PreparedSide::rowsOf(std::span<const std::uint32_t> indices, int threads) const
{
    return gather(*this, indices.size(), threads, [indices](std::size_t i) { return std::size_t{indices[i]}; });
}

CrossProducts PreparedSpaces::products(std::span<const IndexPair> pairs, bool grams) const
{
    // Fewer pairs than this are not worth another thread's set of sums.
    constexpr std::size_t worthwhile = 512;
    const std::size_t wanted = std::max<std::size_t>(1, pairs.size() / worthwhile);
    const int used = static_cast<int>(std::min<std::size_t>(wanted, static_cast<std::size_t>(resolveThreads(threads))));
    const std::size_t sourceDimension = source.dimension();
    const std::size_t targetDimension = target.dimension();
    std::vector<CrossProductsBuilder> parts(static_cast<std::size_t>(used),
                                            CrossProductsBuilder(sourceDimension, targetDimension, grams));
    parallelRanges(pairs.size(), used, [&](std::size_t begin, std::size_t end, int part) {
        CrossProductsBuilder& builder = parts[static_cast<std::size_t>(part)];
        std::vector<float> x(gatheredRows * sourceDimension);
        std::vector<float> z(gatheredRows * targetDimension);
        for (std::size_t first = begin; first < end; first += gatheredRows) {
            const std::size_t rows = std::min(gatheredRows, end - first);
            for (std::size_t i = 0; i < rows; ++i) {
                std::ranges::copy(source.space->vector(pairs[first + i].source), x.data() + i * sourceDimension);
                std::ranges::copy(target.space->vector(pairs[first + i].target), z.data() + i * targetDimension);
            }
            source.normalisation.apply(x.data(), rows, sourceDimension);
            target.normalisation.apply(z.data(), rows, targetDimension);
            for (std::size_t i = 0; i < rows; ++i) {
                builder.add(x.data() + i * sourceDimension, z.data() + i * targetDimension);
            }
        }
        builder.result();                                  // the last block, while still in parallel
    });
    for (std::size_t part = 1; part < parts.size(); ++part) {
        parts[0].merge(parts[part]);
    }
    return parts[0].result();
}

AlignmentMap PreparedSpaces::compose(const MapPair& maps) const
{
    AlignmentMap map;
    map.source = composeSide(source, maps.source);
    map.target = composeSide(target, maps.target);
    return map;
}

PreparedSpaces prepareSpaces(const EmbeddingSpace& source, const EmbeddingSpace& target, const AlignOptions& options)
{
    return {prepareSide(source, options.sourceLimit, options), prepareSide(target, options.targetLimit, options),
            options.threads};
}

} // namespace crossgloss
