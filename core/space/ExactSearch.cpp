#include "space/ExactSearch.h"

#include "base/Parallel.h"
#include "base/PartsProgress.h"
#include "numeric/Gemm.h"
#include "numeric/Rows.h"
#include "space/BestK.h"
#include "space/Blocks.h"
#include "space/SearchErrors.h"

#include <atomic>
#include <memory>

namespace crossgloss {

namespace {

/// Up to so many queries the product is bound by reading the targets; packing them for a matrix product would only add.
constexpr std::size_t fewQueries = 4;
/// Rows that a core takes at a time when there are few queries: they stay in the second-level cache between queries.
constexpr std::size_t streamedRows = 512;

class ExactPass {
public:
    ExactPass(const RowMatrix& queries, const RowMatrix& targets, std::size_t dimension, const ExactSearchOptions& options,
           Progress& progress)
        : m_queries(queries), m_targets(targets), m_dimension(dimension), m_progress(progress),
          m_threads(resolveThreads(options.threads)), m_few(queries.rows <= fewQueries),
          m_queryBlock(m_few ? queries.rows : std::clamp<std::size_t>(options.queryBlock, 1, queries.rows)),
          m_targetBlock(std::clamp<std::size_t>(m_few ? streamedRows : options.targetBlock, 1, targets.rows)),
          m_done(progress), m_result(queries.rows, std::min(options.k, targets.rows))
    {
    }

    Neighbours run()
    {
        const std::size_t queryBlocks = blocksOf(m_queries.rows, m_queryBlock);
        m_progress.stage(CROSSGLOSS_TEXT("Searching neighbours"), queryBlocks * blocksOf(m_targets.rows, m_targetBlock));
        if (queryBlocks >= 2 * static_cast<std::size_t>(m_threads)) {
            spreadQueries(queryBlocks);
        } else {
            for (std::size_t block = 0; block < queryBlocks; ++block) {
                spreadTargets(block * m_queryBlock);
            }
        }
        m_progress.throwIfCancelled();
        if (m_badTarget) {
            throw notFinite();
        }
        return std::move(m_result);
    }

private:
    /// Enough query blocks for everybody: each is searched by one thread, and nothing is to be merged.
    void spreadQueries(std::size_t queryBlocks)
    {
        std::atomic<std::size_t> next{0};
        const std::size_t targetBlocks = blocksOf(m_targets.rows, m_targetBlock);
        parallelRanges(static_cast<std::size_t>(m_threads), m_threads, [&](std::size_t, std::size_t, int part) {
            std::vector<float> products(m_queryBlock * m_targetBlock);
            for (std::size_t block = next++; block < queryBlocks && !stopped(); block = next++) {
                const std::size_t firstQuery = block * m_queryBlock;
                std::vector<BestK> best(queriesFrom(firstQuery), BestK(m_result.k));
                for (std::size_t target = 0; target < targetBlocks && !stopped(); ++target) {
                    searchBlock(firstQuery, target, products, best);
                    m_done.add(part);
                }
                store(firstQuery, best);
            }
        });
    }

    /// Few query blocks: the targets are dealt out block by block, and everybody's best are merged.
    void spreadTargets(std::size_t firstQuery)
    {
        std::atomic<std::size_t> next{0};
        const std::size_t targetBlocks = blocksOf(m_targets.rows, m_targetBlock);
        std::vector<std::vector<BestK>> best(static_cast<std::size_t>(m_threads));
        parallelRanges(best.size(), m_threads, [&](std::size_t index, std::size_t, int part) {
            std::vector<BestK>& mine = best[index];
            mine.assign(queriesFrom(firstQuery), BestK(m_result.k));
            std::vector<float> products(m_queryBlock * m_targetBlock);
            for (std::size_t block = next++; block < targetBlocks && !stopped(); block = next++) {
                searchBlock(firstQuery, block, products, mine);
                m_done.add(part);
            }
        });
        for (std::size_t part = 1; part < best.size(); ++part) {
            for (std::size_t query = 0; query < best[part].size(); ++query) {
                best[0][query].add(best[part][query]);
            }
        }
        if (!stopped()) {
            store(firstQuery, best[0]);
        }
    }

    void searchBlock(std::size_t firstQuery, std::size_t block, std::vector<float>& products, std::vector<BestK>& best)
    {
        const std::size_t firstTarget = block * m_targetBlock;
        const std::size_t targets = std::min(m_targetBlock, m_targets.rows - firstTarget);
        const float* query = m_queries.data + firstQuery * m_queries.stride;
        const float* target = m_targets.data + firstTarget * m_targets.stride;
        if (m_few) {
            for (std::size_t q = 0; q < best.size(); ++q) {
                innerProducts(target, targets, m_dimension, m_targets.stride, query + q * m_queries.stride,
                              products.data() + q * m_targetBlock);
            }
        } else {
            gemm(Transpose::No, Transpose::Yes, static_cast<std::ptrdiff_t>(best.size()),
                 static_cast<std::ptrdiff_t>(targets), static_cast<std::ptrdiff_t>(m_dimension), 1.0f, query,
                 static_cast<std::ptrdiff_t>(m_queries.stride), target, static_cast<std::ptrdiff_t>(m_targets.stride), 0.0f,
                 products.data(), static_cast<std::ptrdiff_t>(m_targetBlock));
        }
        for (std::size_t q = 0; q < best.size(); ++q) {
            scan(products.data() + q * m_targetBlock, targets, firstTarget, best[q]);
        }
    }

    /// A thread sees rising indices only, so a score that equals the bound never displaces the entry that set it.
    void scan(const float* scores, std::size_t count, std::size_t firstTarget, BestK& best)
    {
        std::size_t i = 0;
        for (; i < count && !best.full(); ++i) {
            take(scores[i], firstTarget + i, best);
        }
        if (!best.full()) {
            return;
        }
        for (i = findAbove(scores, i, count, best.bound()); i < count; i = findAbove(scores, i + 1, count, best.bound())) {
            take(scores[i], firstTarget + i, best);
        }
    }

    void take(float score, std::size_t target, BestK& best)
    {
        if (score != score) {
            m_badTarget = true;
            return;
        }
        best.add(score, static_cast<std::uint32_t>(target));
    }

    void store(std::size_t firstQuery, std::vector<BestK>& best)
    {
        for (std::size_t q = 0; q < best.size(); ++q) {
            m_result.take(firstQuery + q, best[q]);
        }
    }

    std::size_t queriesFrom(std::size_t first) const { return std::min(m_queryBlock, m_queries.rows - first); }
    bool stopped() const { return m_badTarget || m_progress.cancelled(); }

    const RowMatrix m_queries;
    const RowMatrix m_targets;
    const std::size_t m_dimension;
    Progress& m_progress;
    const int m_threads;
    const bool m_few;
    const std::size_t m_queryBlock;
    const std::size_t m_targetBlock;
    PartsProgress m_done;
    std::atomic<bool> m_badTarget{false};
    Neighbours m_result;
};

} // namespace

Neighbours exactSearch(const RowMatrix& queries, const RowMatrix& targets, std::size_t dimension,
                       const ExactSearchOptions& options, Progress& progress)
{
    requireIndexable(targets.rows);
    if (queries.rows == 0 || targets.rows == 0 || options.k == 0) {
        return Neighbours(queries.rows);
    }
    return ExactPass(queries, targets, dimension, options, progress).run();
}

} // namespace crossgloss
