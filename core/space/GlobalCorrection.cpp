#include "space/GlobalCorrection.h"

#include "base/Parallel.h"
#include "base/PartsProgress.h"
#include "numeric/Gemm.h"
#include "space/BestK.h"
#include "space/RowOverlap.h"
#include "space/SampleRows.h"
#include "space/SearchErrors.h"
#include "space/SelectionKernels.h"

#include <atomic>
#include <functional>

namespace crossgloss {

namespace {

/// Products of one block: 16 MiB per thread.
constexpr std::size_t blockProducts = std::size_t{4} << 20;
constexpr std::size_t largestBlock = 256;

/// Rows of the sources beside those that are the queries themselves.
std::vector<std::uint32_t> drawPivots(const RowMatrix& queries, const RowMatrix& sources,
                                      const GlobalCorrectionOptions& options)
{
    const RowRange own = options.sameSpace ? RowRange{0, std::min(queries.rows, sources.rows)}
                                           : rowsWithin(queries, sources);
    std::vector<std::uint32_t> rows = sampleIndices(sources.rows - own.size(), options.pivots, options.seed);
    for (std::uint32_t& row : rows) {
        row += row >= own.begin ? static_cast<std::uint32_t>(own.size()) : 0u;
    }
    return rows;
}

class GlobalPass {
public:
    GlobalPass(const RowMatrix& queries, const RowMatrix& targets, const RowMatrix& sources, std::size_t dimension,
           const GlobalCorrectionOptions& options, Progress& progress)
        : m_queries(queries), m_targets(targets), m_pivots(sources, dimension, drawPivots(queries, sources, options)),
          m_dimension(dimension), m_options(options), m_progress(progress),
          m_columns(queries.rows + m_pivots.matrix().rows),
          m_block(std::clamp<std::size_t>(blockProducts / m_columns, 1, std::min(largestBlock, targets.rows))),
          m_done(progress), m_result(queries.rows, std::min(options.k, targets.rows - (options.sameSpace ? 1 : 0)))
    {
    }

    Neighbours run()
    {
        const std::size_t blocks = (m_targets.rows + m_block - 1) / m_block;
        m_progress.stage(CROSSGLOSS_TEXT("Ranking pivots"), blocks);
        std::vector<Part> parts(std::min<std::size_t>(static_cast<std::size_t>(resolveThreads(m_options.threads)), blocks));
        std::atomic<std::size_t> next{0};
        parallelRanges(parts.size(), static_cast<int>(parts.size()), [&](std::size_t index, std::size_t, int part) {
            Part& mine = parts[index];
            mine.best.assign(m_queries.rows, BestOf<double>(m_result.k));
            mine.limits.assign(m_queries.rows, m_columns);
            mine.products.resize(m_block * m_columns);
            mine.sorted.resize(m_columns);
            for (std::size_t block = next++; block < blocks && !stopped(); block = next++) {
                search(block * m_block, std::min(m_block, m_targets.rows - block * m_block), mine);
                m_done.add(part);
            }
        });
        m_progress.throwIfCancelled();
        if (m_bad) {
            throw notFinite();
        }
        store(parts);
        return std::move(m_result);
    }

private:
    struct Part {
        std::vector<BestOf<double>> best;
        std::vector<std::size_t> limits;   ///< worst rank that may still be an answer, per query
        std::vector<float> products;
        std::vector<float> sorted;     ///< products with one target
        std::vector<std::uint32_t> room;
    };

    void search(std::size_t first, std::size_t count, Part& part) const
    {
        multiply(first, count, m_queries, part.products.data());
        multiply(first, count, m_pivots.matrix(), part.products.data() + m_queries.rows);
        if (m_options.sameSpace) {
            hideSelves(first, count, part.products.data());
        }
        for (std::size_t t = 0; t < count && !stopped(); ++t) {
            rank(first + t, part.products.data() + t * m_columns, part);
        }
    }

    void multiply(std::size_t first, std::size_t count, const RowMatrix& others, float* products) const
    {
        gemm(Transpose::No, Transpose::Yes, static_cast<std::ptrdiff_t>(count), static_cast<std::ptrdiff_t>(others.rows),
             static_cast<std::ptrdiff_t>(m_dimension), 1.0f, m_targets.data + first * m_targets.stride,
             static_cast<std::ptrdiff_t>(m_targets.stride), others.data, static_cast<std::ptrdiff_t>(others.stride), 0.0f,
             products, static_cast<std::ptrdiff_t>(m_columns));
    }

    void hideSelves(std::size_t first, std::size_t count, float* products) const
    {
        for (std::size_t row = first; row < std::min(first + count, m_queries.rows); ++row) {
            products[(row - first) * m_columns + row] = noSimilarity;
        }
        const std::span<const std::uint32_t> pivots = m_pivots.rows();
        for (std::size_t p = 0; p < pivots.size(); ++p) {
            if (pivots[p] >= first && pivots[p] < first + count) {
                products[(pivots[p] - first) * m_columns + m_queries.rows + p] = noSimilarity;
            }
        }
    }

    /// Ranks the queries of one target. Of a query whose rank cannot matter any more only that is found out.
    void rank(std::size_t target, const float* cosines, Part& part) const
    {
        float* sorted = part.sorted.data();
        if (!sortFalling(cosines, m_columns, sorted, part.room)) {
            m_bad = true;
            return;
        }
        for (std::size_t q = 0; q < m_queries.rows; ++q) {
            if (cosines[q] >= sorted[part.limits[q] - 1] && cosines[q] != noSimilarity) {
                const auto nearer = std::lower_bound(sorted, sorted + part.limits[q], cosines[q], std::greater<>()) - sorted;
                const double score = 0.5 * static_cast<double>(cosines[q]) - static_cast<double>(nearer + 1);
                BestOf<double>& best = part.best[q];
                best.add(score, static_cast<std::uint32_t>(target));
                if (best.full()) {
                    // score = −rank + cosine / 2 lies within a half of −rank.
                    part.limits[q] = std::min(m_columns, static_cast<std::size_t>(0.51 - best.bound()));
                }
            }
        }
    }

    void store(std::vector<Part>& parts)
    {
        for (std::size_t q = 0; q < m_queries.rows; ++q) {
            BestOf<double>& best = parts[0].best[q];
            for (std::size_t part = 1; part < parts.size(); ++part) {
                best.add(parts[part].best[q]);
            }
            m_result.take(q, best);
        }
    }

    bool stopped() const { return m_bad || m_progress.cancelled(); }

    const RowMatrix m_queries;
    const RowMatrix m_targets;
    const SampledRows m_pivots;
    const std::size_t m_dimension;
    const GlobalCorrectionOptions m_options;
    Progress& m_progress;
    const std::size_t m_columns;       ///< queries, then pivots
    const std::size_t m_block;         ///< targets at a time
    PartsProgress m_done;
    mutable std::atomic<bool> m_bad{false};
    Neighbours m_result;
};

} // namespace

Neighbours globallyCorrected(const RowMatrix& queries, const RowMatrix& targets, const RowMatrix& sources,
                             std::size_t dimension, const GlobalCorrectionOptions& options, Progress& progress)
{
    requireIndexable(targets.rows);
    if (queries.rows == 0 || targets.rows <= (options.sameSpace ? 1 : 0) || options.k == 0) {
        return Neighbours(queries.rows);
    }
    return GlobalPass(queries, targets, sources, dimension, options, progress).run();
}

} // namespace crossgloss
