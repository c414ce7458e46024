#pragma once

#include "alignment/Align.h"
#include "base/Random.h"
#include "numeric/Decomposition.h"
#include "resources/EmbeddingSpace.h"
#include "space/Retrieval.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

namespace crossgloss::test {

struct PlantedOptions {
    std::size_t words = 2000;
    std::size_t sourceDimension = 40;
    std::size_t targetDimension = 40;  ///< a larger one holds the source's dimensions and noise beside
    double noise = 0.1;                ///< of the target, against vectors of about length one
    double shuffled = 0.02;            ///< how far the frequency ranks of a pair lie apart, as a share of the words
    std::uint64_t seed = 1;
};

/// Two spaces of which one is the other, turned, with noise and in a slightly different order. Shaped like word vectors:
/// clusters whose sizes follow Zipf's law, dimensions that matter less and less.
struct PlantedSpaces {
    EmbeddingSpace source;
    EmbeddingSpace target;
    std::vector<std::uint32_t> counterpart;        ///< target row of each source row
    std::vector<std::uint32_t> origin;             ///< source row of each target row

    /// The right pairs of some source rows, spread over the first @p among.
    AlignmentData pairs(std::size_t count, std::size_t among) const
    {
        AlignmentData data;
        for (std::size_t i = 0; i < count; ++i) {
            const auto row = static_cast<std::uint32_t>(i * among / count);
            data.words.pairs.push_back({row, counterpart[row]});
        }
        data.words.listed = data.words.sourceWords = data.words.coveredSourceWords = count;
        return data;
    }

    /// Share of the source words whose first answer by CSLS is their counterpart.
    double precision(const AlignmentMap& map) const
    {
        NullProgress progress;
        const std::vector<float> sources = map.apply(MapSide::Source, source, 0, progress);
        const std::vector<float> targets = map.apply(MapSide::Target, target, 0, progress);
        const std::size_t shared = map.source.shared;
        const RowMatrix rows{sources.data(), source.size(), shared};
        RetrievalOptions options;
        options.k = 1;
        const Neighbours found = retrieve(rows, {targets.data(), target.size(), shared}, rows, shared, options, progress);
        std::size_t right = 0;
        for (std::size_t row = 0; row < source.size(); ++row) {
            right += found.indicesOf(row)[0] == counterpart[row] ? 1 : 0;
        }
        return static_cast<double>(right) / static_cast<double>(source.size());
    }
};

inline DenseMatrix randomRotation(std::size_t size, Random& random)
{
    DenseMatrix matrix(size, size);
    std::ranges::generate(matrix.values, [&] { return normal(random); });
    const SingularValues svd = singularValues(matrix);
    return product(svd.u, Transpose::No, svd.v, Transpose::Yes);
}

inline EmbeddingSpace spaceOf(const std::vector<float>& values, std::size_t dimension, const std::string& prefix)
{
    std::vector<std::string> words(values.size() / dimension);
    for (std::size_t row = 0; row < words.size(); ++row) {
        words[row] = prefix + std::to_string(row);
    }
    return {std::move(words), values, dimension};
}

/// Rows of clusters whose sizes follow Zipf's law (words × dimension).
inline std::vector<float> clusteredRows(std::size_t words, std::size_t dimension, Random& random)
{
    constexpr std::size_t clusters = 50;
    std::vector<double> weights(dimension);
    double total = 0.0;
    for (std::size_t i = 0; i < dimension; ++i) {
        weights[i] = 1.0 / std::sqrt(1.0 + static_cast<double>(i));
        total += weights[i] * weights[i];
    }
    std::vector<double> centres(clusters * dimension);
    std::ranges::generate(centres, [&] { return normal(random); });
    std::vector<double> reach(clusters);               // cumulated 1, 1/2, 1/3, …
    for (std::size_t c = 0; c < clusters; ++c) {
        reach[c] = (c > 0 ? reach[c - 1] : 0.0) + 1.0 / static_cast<double>(c + 1);
    }
    std::vector<float> rows(words * dimension);
    for (std::size_t row = 0; row < words; ++row) {
        const double place = uniform(random) * reach.back();
        const auto cluster = static_cast<std::size_t>(std::ranges::lower_bound(reach, place) - reach.begin());
        const double spread = 0.5 + 0.5 * uniform(random);
        for (std::size_t i = 0; i < dimension; ++i) {
            rows[row * dimension + i] = static_cast<float>(
                (centres[cluster * dimension + i] + spread * normal(random)) * weights[i] / std::sqrt(total));
        }
    }
    return rows;
}

inline PlantedSpaces plantSpaces(const PlantedOptions& options)
{
    Random random(options.seed);
    const std::size_t d = options.sourceDimension;
    const std::size_t e = options.targetDimension;
    const std::vector<float> source = clusteredRows(options.words, d, random);
    const DenseMatrix turn = randomRotation(std::max(d, e), random);

    PlantedSpaces planted;
    std::vector<double> places(options.words);
    for (std::size_t row = 0; row < options.words; ++row) {
        places[row] = static_cast<double>(row) + options.shuffled * static_cast<double>(options.words) * normal(random);
    }
    planted.origin.resize(options.words);
    std::iota(planted.origin.begin(), planted.origin.end(), 0u);
    std::ranges::stable_sort(planted.origin, {}, [&](std::uint32_t row) { return places[row]; });
    planted.counterpart.resize(options.words);
    std::vector<float> target(options.words * e);
    for (std::size_t row = 0; row < options.words; ++row) {
        const std::uint32_t from = planted.origin[row];
        planted.counterpart[from] = static_cast<std::uint32_t>(row);
        for (std::size_t j = 0; j < e; ++j) {
            double value = options.noise * normal(random) / std::sqrt(static_cast<double>(e));
            for (std::size_t i = 0; i < d; ++i) {
                value += double{source[from * d + i]} * turn(i, j);
            }
            target[row * e + j] = static_cast<float>(value);
        }
    }
    planted.source = spaceOf(source, d, "s");
    planted.target = spaceOf(target, e, "t");
    return planted;
}

/// Asks to stop from the @p polls-th look on.
class StopsLater final : public Progress {
public:
    explicit StopsLater(int polls) : m_left(polls) {}
    void stage(std::string_view, std::uint64_t) override {}
    void advance(std::uint64_t) override {}
    bool cancelled() const override { return m_left.fetch_sub(1) <= 0; }

private:
    mutable std::atomic<int> m_left;
};

} // namespace crossgloss::test
