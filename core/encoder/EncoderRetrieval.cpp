#include "encoder/EncoderRetrieval.h"

#include "numeric/Gemm.h"
#include "numeric/Rows.h"

#include "base/Error.h"
#include "base/Parallel.h"

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

constexpr std::size_t wordsPerTile = 64;
constexpr std::size_t definitionsPerTile = 1024;

/// Of each word ln(mean over the definitions of exp(β cosine)) / β; β · cosine is at most β, so nothing overflows below 700.
std::vector<float> inverseNormaliser(const std::vector<float>& words, std::span<const float> definitions,
                                     std::size_t dimension, double beta, int threads, Progress& progress)
{
    const std::size_t count = words.size() / dimension;
    const std::size_t others = definitions.size() / dimension;
    std::vector<float> found(count);
    parallelRanges((count + wordsPerTile - 1) / wordsPerTile, threads, [&](std::size_t begin, std::size_t end, int) {
        std::vector<float> products(wordsPerTile * definitionsPerTile);
        std::vector<double> sums(wordsPerTile);
        for (std::size_t tile = begin; tile < end; ++tile) {
            progress.throwIfCancelled();
            const std::size_t first = tile * wordsPerTile;
            const std::size_t size = std::min(wordsPerTile, count - first);
            std::fill(sums.begin(), sums.end(), 0.0);
            for (std::size_t other = 0; other < others; other += definitionsPerTile) {
                const std::size_t width = std::min(definitionsPerTile, others - other);
                const auto leading = static_cast<std::ptrdiff_t>(dimension);
                gemm(Transpose::No, Transpose::Yes, static_cast<std::ptrdiff_t>(size), static_cast<std::ptrdiff_t>(width),
                     leading, 1.0F, words.data() + first * dimension, leading, definitions.data() + other * dimension, leading,
                     0.0F, products.data(), static_cast<std::ptrdiff_t>(definitionsPerTile));
                for (std::size_t i = 0; i < size; ++i) {
                    const float* row = products.data() + i * definitionsPerTile;
                    for (std::size_t j = 0; j < width; ++j) {
                        sums[i] += std::exp(beta * static_cast<double>(row[j]));
                    }
                }
            }
            for (std::size_t i = 0; i < size; ++i) {
                found[first + i] = static_cast<float>(std::log(sums[i] / static_cast<double>(others)) / beta);
            }
        }
    });
    return found;
}

} // namespace

std::vector<float> hubCorrection(const WordTable& table, const WordTable::Block& block, std::span<const float> definitions,
                                 const EncoderRetrieval& retrieval, int threads, Progress& progress)
{
    if (retrieval.criterion == RetrievalCriterion::NearestNeighbour) {
        return {};
    }
    if (definitions.empty()) {
        throw Error(CROSSGLOSS_TEXT("No training definition of these languages can be read, and the hubness of words is measured by them"));
    }
    const std::size_t dimension = table.dimension();
    const std::size_t count = block.space.size();
    std::vector<float> words(block.values(), block.values() + count * dimension);
    normaliseRows(words.data(), count, dimension, dimension);
    if (retrieval.criterion == RetrievalCriterion::InvertedSoftmax) {
        return inverseNormaliser(words, definitions, dimension, retrieval.beta, threads, progress);
    }
    if (retrieval.criterion != RetrievalCriterion::Csls) {
        throw Error(CROSSGLOSS_TEXT("Dictionary encoders are ranked by nearest neighbours, inverted softmax or CSLS"));
    }
    const std::size_t others = definitions.size() / dimension;
    std::vector<float> found =
        meanSimilarity({words.data(), count, dimension}, {definitions.data(), others, dimension}, dimension,
                       std::min(retrieval.neighbourhood, others), threads, progress);
    for (float& value : found) {
        value /= 2;
    }
    return found;
}

} // namespace crossgloss
