#include "gloss/GlossChoice.h"

#include "base/Parallel.h"
#include "matching/Assignment.h"
#include "space/BestK.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <numeric>

namespace crossgloss {

namespace {

/// Columns that one pass over the rows keeps best lists for.
constexpr std::size_t blockColumns = 1024;

/// Calls `body(column, best of that column)` for all columns, reading rows front to back.
void bestOfColumns(const GlossSimilarity& similarity, std::size_t k, int threads,
                   const std::function<void(std::size_t, BestK&)>& body)
{
    const std::size_t blocks = (similarity.columns + blockColumns - 1) / blockColumns;
    parallelEach(blocks, resolveThreads(threads), [&](std::size_t block) {
        const std::size_t first = block * blockColumns;
        const std::size_t last = std::min(first + blockColumns, similarity.columns);
        std::vector<BestK> best(last - first, BestK(k));
        for (std::size_t row = 0; row < similarity.rows; ++row) {
            const float* values = similarity.row(row);
            for (std::size_t column = first; column < last; ++column) {
                BestK& list = best[column - first];
                if (!list.full() || values[column] > list.bound()) {
                    list.add(values[column], static_cast<std::uint32_t>(row));
                }
            }
        }
        for (std::size_t column = first; column < last; ++column) {
            body(column, best[column - first]);
        }
    });
}

void bestOfRows(const GlossSimilarity& similarity, std::size_t k, int threads,
                const std::function<void(std::size_t, BestK&)>& body)
{
    parallelRanges(similarity.rows, resolveThreads(threads), [&](std::size_t begin, std::size_t end, int) {
        for (std::size_t row = begin; row < end; ++row) {
            BestK best(k);
            const float* values = similarity.row(row);
            for (std::size_t column = 0; column < similarity.columns; ++column) {
                if (!best.full() || values[column] > best.bound()) {
                    best.add(values[column], static_cast<std::uint32_t>(column));
                }
            }
            body(row, best);
        }
    });
}

double meanOf(BestK& best)
{
    const std::vector<BestK::Entry> entries = best.takeSorted();
    double sum = 0.0;
    for (const BestK::Entry& entry : entries) {
        sum += static_cast<double>(entry.score);
    }
    return entries.empty() ? 0.0 : sum / static_cast<double>(entries.size());
}

} // namespace

GlossSimilarity cslsCorrected(const GlossSimilarity& similarity, std::size_t neighbourhood, int threads)
{
    std::vector<float> ofRow(similarity.rows);
    std::vector<float> ofColumn(similarity.columns);
    bestOfRows(similarity, neighbourhood, threads,
               [&](std::size_t row, BestK& best) { ofRow[row] = static_cast<float>(meanOf(best)); });
    bestOfColumns(similarity, neighbourhood, threads,
                  [&](std::size_t column, BestK& best) { ofColumn[column] = static_cast<float>(meanOf(best)); });
    GlossSimilarity result = similarity;
    parallelRanges(result.rows, resolveThreads(threads), [&](std::size_t begin, std::size_t end, int) {
        for (std::size_t row = begin; row < end; ++row) {
            float* values = result.values.data() + row * result.columns;
            for (std::size_t column = 0; column < result.columns; ++column) {
                values[column] = 2.0F * values[column] - ofRow[row] - ofColumn[column];
            }
        }
    });
    return result;
}

Neighbours bestGlosses(const GlossSimilarity& similarity, std::size_t k, bool backward, int threads)
{
    Neighbours found = backward ? Neighbours(similarity.columns, std::min(k, similarity.rows))
                                : Neighbours(similarity.rows, std::min(k, similarity.columns));
    const auto store = [&found](std::size_t query, BestK& best) { found.take(query, best); };
    if (backward) {
        bestOfColumns(similarity, found.k, threads, store);
    } else {
        bestOfRows(similarity, found.k, threads, store);
    }
    return found;
}

std::vector<std::int32_t> matchGlosses(const GlossSimilarity& similarity, Progress& progress)
{
    std::vector<float> costs(similarity.values.size());
    std::transform(similarity.values.begin(), similarity.values.end(), costs.begin(), std::negate<>());
    return assign(CostMatrix<float>{costs.data(), similarity.rows, similarity.columns, similarity.columns}, progress)
        .columnOf;
}

std::vector<std::uint32_t> ranksOf(const GlossSimilarity& similarity, std::span<const std::uint32_t> right, int threads)
{
    std::vector<std::uint32_t> ranks(similarity.rows);
    parallelRanges(similarity.rows, resolveThreads(threads), [&](std::size_t begin, std::size_t end, int) {
        for (std::size_t row = begin; row < end; ++row) {
            const float* values = similarity.row(row);
            const float own = values[right[row]];
            std::uint32_t rank = 1;
            for (std::size_t column = 0; column < similarity.columns; ++column) {
                rank += values[column] > own || (values[column] == own && column < right[row]) ? 1U : 0U;
            }
            ranks[row] = rank;
        }
    });
    return ranks;
}

} // namespace crossgloss
