#pragma once

#include "alignment/Align.h"
#include "base/Random.h"
#include "numeric/Decomposition.h"
#include "resources/EmbeddingSpace.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace crossgloss::test {

inline DenseMatrix gaussian(std::size_t rows, std::size_t columns, std::uint64_t seed)
{
    Random random(seed);
    DenseMatrix matrix(rows, columns);
    for (double& value : matrix.values) {
        value = normal(random);
    }
    return matrix;
}

/// Rows whose dimensions matter less and less and have a common direction, as word vectors do.
inline DenseMatrix wordLike(std::size_t rows, std::size_t columns, std::uint64_t seed)
{
    DenseMatrix matrix = gaussian(rows, columns, seed);
    for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t column = 0; column < columns; ++column) {
            matrix(row, column) *= 1.0 / (1.0 + 3.0 * static_cast<double>(column) / static_cast<double>(columns));
        }
        matrix(row, 0) += 0.5;
    }
    return matrix;
}

inline DenseMatrix rotation(std::size_t size, std::uint64_t seed)
{
    const SingularValues svd = singularValues(gaussian(size, size, seed));
    return product(svd.u, Transpose::No, svd.v, Transpose::Yes);
}

/// A space of the words PREFIX0, PREFIX1, …
inline EmbeddingSpace spaceOf(const DenseMatrix& rows, const std::string& prefix)
{
    std::vector<std::string> words;
    for (std::size_t row = 0; row < rows.rows; ++row) {
        words.push_back(prefix + std::to_string(row));
    }
    return {std::move(words), toFloat(rows), rows.columns};
}

/// Word i of one space is the translation of word i of the other.
inline AlignmentData diagonalPairs(std::size_t count, std::size_t first = 0)
{
    AlignmentData data;
    for (std::size_t i = first; i < first + count; ++i) {
        data.words.pairs.push_back({static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(i)});
    }
    data.words.listed = data.words.sourceWords = data.words.coveredSourceWords = count;
    return data;
}

inline AlignmentMap learn(const EmbeddingSpace& source, const EmbeddingSpace& target, const AlignmentData& data,
                          const AlignOptions& options)
{
    NullProgress progress;
    return align(source, target, data, options, progress);
}

/// The linear part of the way from source to target: source matrix times the transposed target matrix.
inline DenseMatrix throughShared(const AlignmentMap& map)
{
    return product(toDense(map.source.matrix, map.source.dimension, map.source.shared), Transpose::No,
                   toDense(map.target.matrix, map.target.dimension, map.target.shared), Transpose::Yes);
}

inline double largestDifference(std::span<const double> a, std::span<const double> b)
{
    double largest = a.size() == b.size() ? 0.0 : std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        largest = std::max(largest, std::abs(a[i] - b[i]));
    }
    return largest;
}

inline double largestDifference(const DenseMatrix& a, const DenseMatrix& b)
{
    return a.rows == b.rows ? largestDifference(a.values, b.values) : std::numeric_limits<double>::infinity();
}

inline double largestDifference(const std::vector<float>& a, const std::vector<float>& b)
{
    return largestDifference(std::vector<double>(a.begin(), a.end()), std::vector<double>(b.begin(), b.end()));
}

/// All mapped rows of a side.
inline std::vector<float> mapped(const AlignmentMap& map, MapSide side, const EmbeddingSpace& space)
{
    NullProgress progress;
    return map.apply(side, space, 2, progress);
}

/// Share of the words first … last − 1 whose nearest mapped target is their partner.
inline double precision(const AlignmentMap& map, const EmbeddingSpace& source, const EmbeddingSpace& target,
                        std::size_t first, std::size_t last)
{
    const std::vector<float> x = mapped(map, MapSide::Source, source);
    const std::vector<float> z = mapped(map, MapSide::Target, target);
    const std::size_t shared = map.source.shared;
    ExactSearchOptions options;
    options.k = 1;
    NullProgress progress;
    const Neighbours found = exactSearch({x.data() + first * shared, last - first, shared},
                                         {z.data(), target.size(), shared}, shared, options, progress);
    std::size_t right = 0;
    for (std::size_t i = first; i < last; ++i) {
        right += found.indicesOf(i - first)[0] == i ? 1 : 0;
    }
    return static_cast<double>(right) / static_cast<double>(last - first);
}

} // namespace crossgloss::test
