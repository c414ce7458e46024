#include "alignment/WorkingRows.h"

#include "alignment/MatchKernels.h"
#include "base/Parallel.h"
#include "numeric/Rows.h"
#include "numeric/SignedSize.h"

#include <algorithm>
#include <atomic>

namespace crossgloss {

namespace {

constexpr std::size_t maxQueries = 2000;
/// Pairs of one float product; its sums are added up in double.
constexpr std::size_t productPairs = 1024;
/// Sums that are kept apart until the end: as many as threads can share, but not their number, on which nothing depends.
constexpr std::size_t partialSums = 8;

std::vector<std::uint32_t> sortedUnique(std::vector<std::uint32_t> rows)
{
    std::ranges::sort(rows);
    rows.erase(std::ranges::unique(rows).begin(), rows.end());
    return rows;
}

std::vector<std::uint32_t> sourcesOf(std::span<const IndexPair> pairs, std::span<const HeldOutWord> words)
{
    std::vector<std::uint32_t> rows;
    rows.reserve(pairs.size() + words.size());
    std::ranges::transform(pairs, std::back_inserter(rows), &IndexPair::source);
    std::ranges::transform(words, std::back_inserter(rows), &HeldOutWord::source);
    return sortedUnique(std::move(rows));
}

std::vector<std::uint32_t> targetsOf(std::span<const IndexPair> pairs)
{
    std::vector<std::uint32_t> rows(pairs.size());
    std::ranges::transform(pairs, rows.begin(), &IndexPair::target);
    return sortedUnique(std::move(rows));
}

} // namespace

WorkingRows::Side::Side(const PreparedSide& prepared, std::size_t vocabulary, std::vector<std::uint32_t> named, int threads)
    : frequent(std::min(vocabulary, prepared.rows)), dimension(prepared.dimension())
{
    others.assign(std::ranges::lower_bound(named, static_cast<std::uint32_t>(frequent)), named.end());
    normalised = prepared.firstRows(frequent, threads);
    const std::vector<float> rest = prepared.rowsOf(others, threads);
    normalised.insert(normalised.end(), rest.begin(), rest.end());
}

std::size_t WorkingRows::Side::place(std::uint32_t row) const
{
    return row < frequent ? row
                          : frequent + static_cast<std::size_t>(std::ranges::lower_bound(others, row) - others.begin());
}

WorkingRows::WorkingRows(const PreparedSpaces& spaces, std::size_t vocabulary, std::span<const IndexPair> given,
                         std::span<const HeldOutWord> heldOut)
    : m_threads(spaces.threads), m_source(spaces.source, vocabulary, sourcesOf(given, heldOut), spaces.threads),
      m_target(spaces.target, vocabulary, targetsOf(given), spaces.threads)
{
    std::vector<HeldOutWord> words;
    for (const HeldOutWord& word : heldOut) {
        HeldOutWord known{word.source, {}};
        std::ranges::copy_if(word.targets, std::back_inserter(known.targets),
                             [&](std::uint32_t target) { return target < m_target.frequent; });
        if (!known.targets.empty()) {
            words.push_back(std::move(known));
        }
    }
    const std::size_t count = std::min(words.size(), maxQueries);
    for (std::size_t i = 0; i < count; ++i) {
        m_queries.push_back(std::move(words[i * words.size() / count]));
    }
}

DenseMatrix WorkingRows::crossProduct(std::span<const IndexPair> pairs) const
{
    const std::size_t rows = m_source.dimension;
    const std::size_t columns = m_target.dimension;
    const std::size_t blocks = (pairs.size() + productPairs - 1) / productPairs;
    std::vector<std::vector<double>> sums(std::min(partialSums, blocks));
    parallelEach(sums.size(), m_threads, [&](std::size_t part) {
        sums[part].assign(rows * columns, 0.0);
        std::vector<float> x(productPairs * rows);
        std::vector<float> z(productPairs * columns);
        std::vector<float> products(rows * columns);
        for (std::size_t block = part * blocks / sums.size(); block < (part + 1) * blocks / sums.size(); ++block) {
            const std::span<const IndexPair> some =
                pairs.subspan(block * productPairs, std::min(productPairs, pairs.size() - block * productPairs));
            for (std::size_t i = 0; i < some.size(); ++i) {
                std::copy_n(m_source.normalised.data() + m_source.place(some[i].source) * rows, rows, x.data() + i * rows);
                std::copy_n(m_target.normalised.data() + m_target.place(some[i].target) * columns, columns,
                            z.data() + i * columns);
            }
            gemm(Transpose::Yes, Transpose::No, signedSize(rows), signedSize(columns), signedSize(some.size()), 1.0f, x.data(),
                 signedSize(rows), z.data(), signedSize(columns), 0.0f, products.data(), signedSize(columns));
            std::ranges::transform(sums[part], products, sums[part].begin(), std::plus<>());
        }
    });
    DenseMatrix cross(rows, columns);
    for (const std::vector<double>& sum : sums) {
        std::ranges::transform(cross.values, sum, cross.values.begin(), std::plus<>());
    }
    return cross;
}

void WorkingRows::fit(std::span<const IndexPair> pairs)
{
    const MapPair maps = procrustes(crossProduct(pairs));
    if (m_source.dimension != m_target.dimension) {
        place(maps);
        return;
    }
    m_shared = m_target.dimension;
    map(m_source, product(maps.source, Transpose::No, maps.target, Transpose::Yes));
    if (!m_target.stays) {
        m_target.mapped = m_target.normalised;
        normaliseRows(m_target.mapped.data(), m_target.rows(), m_shared, m_shared);
        m_target.stays = true;
    }
}

void WorkingRows::place(const MapPair& maps)
{
    m_shared = maps.source.columns;
    map(m_source, maps.source);
    map(m_target, maps.target);
    m_target.stays = false;
}

void WorkingRows::map(Side& side, const DenseMatrix& matrix) const
{
    const std::vector<float> factors = toFloat(matrix);
    const std::size_t rows = side.rows();
    side.mapped.resize(rows * m_shared);
    // Blocks of one size: the last bits of a product may depend on its shape.
    constexpr std::size_t blockRows = 512;
    parallelEach((rows + blockRows - 1) / blockRows, m_threads, [&](std::size_t block) {
        const std::size_t first = block * blockRows;
        const std::size_t count = std::min(blockRows, rows - first);
        float* mapped = side.mapped.data() + first * m_shared;
        gemm(Transpose::No, Transpose::No, signedSize(count), signedSize(m_shared), signedSize(side.dimension), 1.0f,
             side.normalised.data() + first * side.dimension, signedSize(side.dimension), factors.data(), signedSize(m_shared), 0.0f,
             mapped, signedSize(m_shared));
        normaliseRows(mapped, count, m_shared, m_shared);
    });
}

RowMatrix WorkingRows::mappedSources(std::size_t count) const
{
    return {mappedRow(m_source, 0), std::min(count, m_source.frequent), m_shared};
}

RowMatrix WorkingRows::mappedTargets(std::size_t count) const
{
    return {mappedRow(m_target, 0), std::min(count, m_target.frequent), m_shared};
}

double WorkingRows::heldOutP1(std::span<const float> targetHubness) const
{
    constexpr std::size_t blockRows = 128;
    constexpr std::size_t blockColumns = 1024;
    std::vector<float> penalties(targetHubness.size());
    std::ranges::transform(targetHubness, penalties.begin(), [](float r) { return 0.5f * r; });
    std::atomic<std::size_t> right{0};
    parallelEach((m_queries.size() + blockRows - 1) / blockRows, m_threads, [&](std::size_t block) {
        const std::span<const HeldOutWord> words = std::span(m_queries).subspan(
            block * blockRows, std::min(blockRows, m_queries.size() - block * blockRows));
        std::vector<float> queries(words.size() * m_shared);
        for (std::size_t i = 0; i < words.size(); ++i) {
            std::copy_n(mappedRow(m_source, m_source.place(words[i].source)), m_shared, queries.data() + i * m_shared);
        }
        std::vector<float> products(words.size() * blockColumns);
        std::vector<float> best(words.size(), -std::numeric_limits<float>::infinity());
        std::vector<std::size_t> answers(words.size());
        for (std::size_t first = 0; first < penalties.size(); first += blockColumns) {
            const std::size_t count = std::min(blockColumns, penalties.size() - first);
            gemm(Transpose::No, Transpose::Yes, signedSize(words.size()), signedSize(count), signedSize(m_shared), 1.0f, queries.data(),
                 signedSize(m_shared), mappedRow(m_target, first), signedSize(m_shared), 0.0f, products.data(), signedSize(count));
            for (std::size_t i = 0; i < words.size(); ++i) {
                const float* row = products.data() + i * count;
                if (const float score = largestDifference(row, count, penalties.data() + first); score > best[i]) {
                    best[i] = score;
                    answers[i] = first + findDifference(row, count, penalties.data() + first, score);
                }
            }
        }
        for (std::size_t i = 0; i < words.size(); ++i) {
            right += std::ranges::find(words[i].targets, answers[i]) != words[i].targets.end() ? 1 : 0;
        }
    });
    return m_queries.empty() ? -1.0 : static_cast<double>(right) / static_cast<double>(m_queries.size());
}

} // namespace crossgloss
