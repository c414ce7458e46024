#include "gloss/SentenceVectors.h"

#include "base/Parallel.h"
#include "numeric/Elementwise.h"
#include "numeric/Gemm.h"
#include "numeric/Rows.h"

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

template <typename Weight>
SentenceVectors weightedMeans(const GlossSet& glosses, int threads, const Weight& weight)
{
    SentenceVectors result{glosses.size(), glosses.dimension(),
                           std::vector<float>(glosses.size() * glosses.dimension(), 0.0F)};
    parallelRanges(glosses.size(), resolveThreads(threads), [&](std::size_t begin, std::size_t end, int) {
        for (std::size_t gloss = begin; gloss < end; ++gloss) {
            float* row = &result.values[gloss * result.dimension];
            weight(gloss, [&](std::uint32_t word, double share) {
                addScaled(result.dimension, static_cast<float>(share),
                          glosses.vectors().data() + word * result.dimension, row);
            });
        }
    });
    return result;
}

/// Shares of the tokens that have a vector.
std::vector<double> probabilities(const GlossSet& glosses)
{
    std::vector<double> counts(glosses.vocabulary(), 0.0);
    double all = 0.0;
    for (std::size_t gloss = 0; gloss < glosses.size(); ++gloss) {
        for (const std::uint32_t token : glosses.tokensOf(gloss)) {
            if (token != GlossSet::unknown) {
                counts[token] += 1.0;
                all += 1.0;
            }
        }
    }
    for (double& count : counts) {
        count /= all;
    }
    return counts;
}

/// Direction of largest second moment of the rows of both, by power iteration from their sum; of length one.
std::vector<float> commonDirection(const SentenceVectors& a, const SentenceVectors& b)
{
    const std::size_t dimension = a.dimension;
    std::vector<double> moments(dimension * dimension, 0.0);
    for (const SentenceVectors* set : {&a, &b}) {
        std::vector<double> values(set->values.begin(), set->values.end());
        gemm(Transpose::Yes, Transpose::No, static_cast<std::ptrdiff_t>(dimension), static_cast<std::ptrdiff_t>(dimension),
             static_cast<std::ptrdiff_t>(set->rows), 1.0, values.data(), static_cast<std::ptrdiff_t>(dimension),
             values.data(), static_cast<std::ptrdiff_t>(dimension), 1.0, moments.data(),
             static_cast<std::ptrdiff_t>(dimension));
    }
    std::vector<double> direction(dimension, 0.0);
    for (std::size_t i = 0; i < dimension; ++i) {
        direction[i] = moments[i * dimension + i] + 1e-30;
    }
    std::vector<double> next(dimension);
    constexpr int iterations = 200;
    for (int i = 0; i < iterations; ++i) {
        double squares = 0.0;
        for (std::size_t r = 0; r < dimension; ++r) {
            next[r] = dot(dimension, &moments[r * dimension], direction.data());
            squares += next[r] * next[r];
        }
        if (squares == 0.0) {
            break;
        }
        const double factor = 1.0 / std::sqrt(squares);
        double change = 0.0;
        for (std::size_t r = 0; r < dimension; ++r) {
            change = std::max(change, std::abs(next[r] * factor - direction[r]));
            direction[r] = next[r] * factor;
        }
        if (change < 1e-10) {
            break;
        }
    }
    return {direction.begin(), direction.end()};
}

void takeOut(SentenceVectors& set, const std::vector<float>& direction)
{
    for (std::size_t row = 0; row < set.rows; ++row) {
        float* values = &set.values[row * set.dimension];
        addScaled(set.dimension, -dot(set.dimension, values, direction.data()), direction.data(), values);
    }
}

} // namespace

SentenceVectors meanVectors(const GlossSet& glosses, int threads)
{
    SentenceVectors result = weightedMeans(glosses, threads, [&](std::size_t gloss, const auto& add) {
        const std::span<const std::uint32_t> words = glosses.wordsOf(gloss);
        const std::span<const double> masses = glosses.massesOf(gloss);
        for (std::size_t i = 0; i < words.size(); ++i) {
            add(words[i], masses[i]);
        }
    });
    normaliseRows(result.values.data(), result.rows, result.dimension, result.dimension);
    return result;
}

std::pair<SentenceVectors, SentenceVectors> sifVectors(const GlossSet& source, const GlossSet& target,
                                                       const SifOptions& options)
{
    const auto means = [&](const GlossSet& glosses) {
        const std::vector<double> probability = probabilities(glosses);
        return weightedMeans(glosses, options.threads, [&](std::size_t gloss, const auto& add) {
            const std::span<const std::uint32_t> tokens = glosses.tokensOf(gloss);
            for (const std::uint32_t token : tokens) {
                if (token != GlossSet::unknown) {
                    add(token, options.smoothing / (options.smoothing + probability[token])
                            / static_cast<double>(tokens.size()));
                }
            }
        });
    };
    std::pair<SentenceVectors, SentenceVectors> result{means(source), means(target)};
    for (std::size_t i = 0; i < options.components; ++i) {
        const std::vector<float> direction = commonDirection(result.first, result.second);
        takeOut(result.first, direction);
        takeOut(result.second, direction);
    }
    for (SentenceVectors* set : {&result.first, &result.second}) {
        normaliseRows(set->values.data(), set->rows, set->dimension, set->dimension);
    }
    return result;
}

} // namespace crossgloss
