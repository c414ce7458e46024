#pragma once

#include "base/Random.h"
#include "numeric/Rows.h"
#include "space/ExactSearch.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>
#include <vector>

namespace crossgloss::test {

/// Rows with something between them that must never be read as part of one.
struct Space {
    std::vector<float> values;
    std::size_t rows = 0;
    std::size_t dimension = 0;
    std::size_t stride = 0;

    Space() = default;
    Space(std::size_t count, std::size_t size, std::size_t gap = 0)
        : values(count * (size + gap), std::numeric_limits<float>::quiet_NaN()), rows(count), dimension(size),
          stride(size + gap)
    {
    }
    float* row(std::size_t r) { return values.data() + r * stride; }
    const float* row(std::size_t r) const { return values.data() + r * stride; }
    RowMatrix view() const { return {values.data(), rows, stride}; }
    RowMatrix view(std::size_t first, std::size_t count) const { return {values.data() + first * stride, count, stride}; }
    void normalise() { normaliseRows(values.data(), rows, dimension, stride); }
};

/// Unit rows around a common direction, as spaces of words are: @p shift is the length of that direction, of the noise 1.
inline Space randomSpace(std::size_t rows, std::size_t dimension, std::uint64_t seed, std::size_t gap = 0, double shift = 0)
{
    Random random(seed);
    Space space(rows, dimension, gap);
    for (std::size_t r = 0; r < rows; ++r) {
        for (std::size_t i = 0; i < dimension; ++i) {
            space.row(r)[i] = static_cast<float>(normal(random) / std::sqrt(static_cast<double>(dimension))
                                                 + (i == 0 ? shift : 0.0));
        }
    }
    space.normalise();
    return space;
}

inline double cosine(const Space& a, std::size_t row, const Space& b, std::size_t other)
{
    double sum = 0.0;
    for (std::size_t i = 0; i < a.dimension; ++i) {
        sum += static_cast<double>(a.row(row)[i]) * static_cast<double>(b.row(other)[i]);
    }
    return sum;
}

/// The @p k largest values, the largest first; all when there are fewer.
inline std::vector<double> largestOf(std::vector<double> values, std::size_t k)
{
    std::sort(values.rbegin(), values.rend());
    values.resize(std::min(k, values.size()));
    return values;
}

inline double meanOf(const std::vector<double>& values)
{
    double sum = 0.0;
    for (const double value : values) {
        sum += value;
    }
    return values.empty() ? 0.0 : sum / static_cast<double>(values.size());
}

/// Log sums over source @p rows of exp(β cosine), for each target: the denominators of inverted softmax.
inline std::vector<double> naiveNormalisers(const Space& targets, const Space& sources,
                                            const std::vector<std::uint32_t>& rows, double beta, bool same = false)
{
    std::vector<double> logs;
    for (std::size_t target = 0; target < targets.rows; ++target) {
        std::vector<double> cosines;
        for (const std::uint32_t source : rows) {
            const bool own = same && source == target;
            cosines.push_back(own ? -std::numeric_limits<double>::infinity()
                                  : cosine(targets, target, sources, source));
        }
        const double reference = *std::max_element(cosines.begin(), cosines.end());
        double sum = 0.0;
        for (const double value : cosines) {
            sum += std::exp(beta * (value - reference));
        }
        logs.push_back(beta * reference + std::log(sum));
    }
    return logs;
}

inline std::vector<std::uint32_t> allRows(const Space& space)
{
    std::vector<std::uint32_t> rows(space.rows);
    std::iota(rows.begin(), rows.end(), 0u);
    return rows;
}

/// Whether every query's answers are the best by @p score up to rounding, each once, with their scores, the best first.
/// A score of −infinity marks a target that must not be answered.
inline bool areBest(const Neighbours& found, std::size_t targets, double tolerance,
                    const std::function<double(std::size_t query, std::size_t target)>& score)
{
    for (std::size_t q = 0; q < found.queries; ++q) {
        std::vector<double> scores(targets);
        for (std::size_t t = 0; t < targets; ++t) {
            scores[t] = score(q, t);
        }
        const std::vector<double> sorted = largestOf(scores, found.k);
        std::vector<bool> used(targets, false);
        for (std::size_t n = 0; n < found.k; ++n) {
            const std::uint32_t index = found.indicesOf(q)[n];
            const auto given = static_cast<double>(found.scoresOf(q)[n]);
            if (index >= targets || used[index] || !(std::abs(given - sorted[n]) <= tolerance)
                || !(std::abs(given - scores[index]) <= tolerance) || (n > 0 && found.scoresOf(q)[n - 1] < found.scoresOf(q)[n])) {
                qWarning("query %zu, place %zu: row %u with %.9g; best %.9g, its own %.9g", q, n, index, given, sorted[n],
                         index < targets ? scores[index] : 0.0);
                return false;
            }
            used[index] = true;
        }
    }
    return true;
}

} // namespace crossgloss::test
