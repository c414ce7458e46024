#include "alignment/UnsupervisedStart.h"

#include "alignment/DictionaryInduction.h"
#include "base/Parallel.h"
#include "numeric/Decomposition.h"
#include "numeric/Elementwise.h"
#include "numeric/Rows.h"
#include "numeric/SignedSize.h"
#include "space/SelectionKernels.h"

#include <algorithm>

namespace crossgloss {

namespace {

/// Rows that a thread takes at a time.
constexpr std::size_t blockRows = 128;

void forBlocks(std::size_t rows, int threads, const Progress& progress,
               const std::function<void(std::size_t first, std::size_t count)>& body)
{
    parallelEach((rows + blockRows - 1) / blockRows, threads, [&](std::size_t block) {
        if (!progress.cancelled()) {
            body(block * blockRows, std::min(blockRows, rows - block * blockRows));
        }
    });
    progress.throwIfCancelled();
}

/// X (XᵀX)^(−¼), so that the products of its rows are (XXᵀ)^½.
std::vector<float> smoothed(const RowMatrix& rows, std::size_t dimension, int threads, const Progress& progress)
{
    DenseMatrix gram(dimension, dimension);
    std::vector<double> block(blockRows * dimension);
    for (std::size_t first = 0; first < rows.rows; first += blockRows) {
        const std::size_t count = std::min(blockRows, rows.rows - first);
        for (std::size_t i = 0; i < count; ++i) {
            std::copy_n(rows.data + (first + i) * rows.stride, dimension, block.data() + i * dimension);
        }
        gemm(Transpose::Yes, Transpose::No, signedSize(dimension), signedSize(dimension), signedSize(count), 1.0, block.data(),
             signedSize(dimension), block.data(), signedSize(dimension), 1.0, gram.values.data(), signedSize(dimension));
    }
    const std::vector<float> factors = toFloat(symmetricPower(symmetricEigen(gram), -0.25));
    std::vector<float> out(rows.rows * dimension);
    forBlocks(rows.rows, threads, progress, [&](std::size_t first, std::size_t count) {
        gemm(Transpose::No, Transpose::No, signedSize(count), signedSize(dimension), signedSize(dimension), 1.0f,
             rows.data + first * rows.stride, signedSize(rows.stride), factors.data(), signedSize(dimension), 0.0f,
             out.data() + first * dimension, signedSize(dimension));
    });
    return out;
}

/// Sorted similarities of every word to all, normalised (rows × rows).
std::vector<float> profiles(const RowMatrix& rows, std::size_t dimension, int threads, const Progress& progress)
{
    const std::size_t n = rows.rows;
    const std::vector<float> points = smoothed(rows, dimension, threads, progress);
    std::vector<float> out(n * n);
    forBlocks(n, threads, progress, [&](std::size_t first, std::size_t count) {
        std::vector<float> similarities(count * n);
        std::vector<std::uint32_t> room;
        gemm(Transpose::No, Transpose::Yes, signedSize(count), signedSize(n), signedSize(dimension), 1.0f,
             points.data() + first * dimension, signedSize(dimension), points.data(), signedSize(dimension), 0.0f,
             similarities.data(), signedSize(n));
        for (std::size_t i = 0; i < count; ++i) {
            sortFalling(similarities.data() + i * n, n, out.data() + (first + i) * n, room);
        }
        normaliseRows(out.data() + first * n, count, n, n);
    });
    std::vector<float> mean(n);
    columnSums(n, n, n, out.data(), mean.data());
    scale(n, 1.0f / static_cast<float>(n), mean.data(), mean.data());
    forBlocks(n, threads, progress, [&](std::size_t first, std::size_t count) {
        for (std::size_t i = first; i < first + count; ++i) {
            addScaled(n, -1.0f, mean.data(), out.data() + i * n);
        }
        normaliseRows(out.data() + first * n, count, n, n);
    });
    return out;
}

} // namespace

std::vector<IndexPair> unsupervisedStart(const RowMatrix& sources, std::size_t sourceDimension, const RowMatrix& targets,
                                         std::size_t targetDimension, const UnsupervisedStartOptions& options,
                                         Progress& progress)
{
    const std::size_t n = std::min({sources.rows, targets.rows, options.words});
    if (n < minUnsupervisedWords) {
        throw Error(CROSSGLOSS_TEXT("Without a dictionary, at least %1 words of each language are needed; there are %2"),
                    {std::to_string(minUnsupervisedWords), std::to_string(n)})
            .advise(CROSSGLOSS_TEXT("Give a dictionary, or larger spaces"));
    }
    const std::vector<float> left = profiles({sources.data, n, sources.stride}, sourceDimension, options.threads, progress);
    const std::vector<float> right = profiles({targets.data, n, targets.stride}, targetDimension, options.threads, progress);
    InductionOptions induction;
    induction.neighbourhood = options.neighbourhood;
    induction.threads = options.threads;
    return DictionaryInduction(induction).match({left.data(), n, n}, {right.data(), n, n}, n, 1.0, 0, progress).bothWays();
}

} // namespace crossgloss
