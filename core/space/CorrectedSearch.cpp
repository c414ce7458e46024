#include "space/CorrectedSearch.h"

#include "base/Parallel.h"
#include "base/PartsProgress.h"
#include "numeric/Gemm.h"
#include "space/BestK.h"
#include "space/Blocks.h"
#include "space/RowOverlap.h"
#include "space/SearchErrors.h"
#include "space/SelectionKernels.h"

#include <atomic>

namespace crossgloss {

namespace {


constexpr std::size_t largestTargetBlock = 2048;
constexpr std::size_t smallestTargetBlock = 256;
/// Sources or queries of one matrix product.
constexpr std::size_t productColumns = 2048;
/// Queries that are searched in one pass over the targets, and the answers that a thread keeps for them meanwhile, 128 MiB.
constexpr std::size_t largestSlab = 32768;
constexpr std::size_t smallestSlab = 1024;
constexpr std::size_t slabAnswers = std::size_t{8} << 20;
/// Products per thread that may be kept between working out corrections and scanning, 32 MiB.
constexpr std::size_t keptProducts = std::size_t{8} << 20;
/// Products that stay in the second-level cache between one step and the next, 384 KiB.
constexpr std::size_t cachedProducts = std::size_t{96} << 10;

class CorrectedPass {
public:
    CorrectedPass(const RowMatrix& queries, const RowMatrix& targets, const RowMatrix& sources, std::size_t dimension,
           const TargetCorrection* correction, const Refinement* refinement, const CorrectedSearchOptions& options,
           Progress& progress)
        : m_queries(queries), m_targets(targets), m_sources(correction ? sources : RowMatrix{}), m_dimension(dimension),
          m_correction(correction), m_refinement(refinement), m_options(options), m_progress(progress),
          m_threads(resolveThreads(options.threads)), m_done(progress)
    {
        m_answers.offsets.assign(targets.rows, 0.0f);
        m_answers.weights.assign(targets.rows, 1.0f);
        const std::size_t answers = targets.rows - (options.sameSpace && targets.rows > 0 ? 1 : 0);
        m_answers.best = Neighbours(queries.rows, std::min(options.k, answers));
        m_answers.nearest = Neighbours(queries.rows, std::min(options.nearest, answers));
        const std::size_t answersOfQuery = BestOf<double>::capacity(m_answers.best.k)
            + BestOf<double>::capacity(m_answers.nearest.k);
        m_slab = std::clamp(slabAnswers / std::max<std::size_t>(answersOfQuery, 1), smallestSlab, largestSlab);
        findQueriesAmongSources();
        chooseTargetBlock();
    }

    CorrectedAnswers run()
    {
        requireNumbers();
        const std::size_t slabs = std::max<std::size_t>(blocksOf(m_queries.rows, m_slab), 1);
        const std::size_t targetBlocks = blocksOf(m_targets.rows, m_targetBlock);
        m_progress.stage(CROSSGLOSS_TEXT("Comparing the spaces"), slabs * targetBlocks);
        for (std::size_t slab = 0; slab < slabs; ++slab) {
            searchSlab({slab * m_slab, std::min((slab + 1) * m_slab, m_queries.rows)}, targetBlocks);
            m_progress.throwIfCancelled();
            if (m_bad) {
                throw notFinite();
            }
        }
        return std::move(m_answers);
    }

private:
    /// What a thread has found for the queries of a slab, and where it works.
    struct Part {
        std::vector<BestOf<double>> best;
        std::vector<BestOf<double>> nearest;
        std::vector<float> bestBounds;
        std::vector<float> nearestBounds;
        std::vector<float> products;
        std::vector<float> kept;
        std::unique_ptr<TargetCorrection::Worker> worker;
    };

    /// Selecting the nearest sources of a target would miss what is wrong with one source alone.
    void requireNumbers() const
    {
        for (std::size_t row = 0; row < m_sources.rows; ++row) {
            if (!areFinite(m_sources.data + row * m_sources.stride, m_dimension)) {
                throw notFinite();
            }
        }
    }

    void findQueriesAmongSources()
    {
        if (m_options.sourceRows.empty()) {
            m_kept = rowsWithin(m_queries, m_sources);
            m_kept.end = std::min(m_kept.end, m_kept.begin + m_slab);
        }
    }

    /// Depends on sizes alone, not on threads, so that the products are the same for any number of them.
    void chooseTargetBlock()
    {
        m_targetBlock = std::clamp(m_targets.rows / 32, smallestTargetBlock, largestTargetBlock);
        if (m_kept.size() > 0) {
            m_targetBlock = std::min(m_targetBlock, std::max(smallestTargetBlock, keptProducts / m_kept.size()));
        }
        m_targetBlock = std::clamp<std::size_t>(m_targetBlock, 1, std::max<std::size_t>(m_targets.rows, 1));
    }

    void searchSlab(const RowRange& slab, std::size_t targetBlocks)
    {
        std::vector<Part> parts(std::min<std::size_t>(static_cast<std::size_t>(m_threads), targetBlocks));
        std::atomic<std::size_t> next{0};
        parallelRanges(parts.size(), m_threads, [&](std::size_t index, std::size_t, int part) {
            Part& mine = parts[index];
            begin(mine, slab);
            for (std::size_t block = next++; block < targetBlocks && !stopped(); block = next++) {
                const RowRange targets{block * m_targetBlock, std::min((block + 1) * m_targetBlock, m_targets.rows)};
                if (slab.begin == 0 && m_correction && m_kept.size() > 0 && m_kept.size() == m_sources.rows) {
                    correctAndScan(targets, slab, mine);
                } else {
                    if (slab.begin == 0 && m_correction) {
                        correct(targets, mine);
                    }
                    scan(targets, slab, mine);
                }
                m_done.add(part);
            }
        });
        if (stopped() || parts.empty()) {
            return;
        }
        for (std::size_t part = 1; part < parts.size(); ++part) {
            for (std::size_t query = 0; query < slab.size(); ++query) {
                parts[0].best[query].add(parts[part].best[query]);
                parts[0].nearest[query].add(parts[part].nearest[query]);
            }
        }
        store(parts[0].best, slab.begin, m_answers.best);
        store(parts[0].nearest, slab.begin, m_answers.nearest);
    }

    void begin(Part& part, const RowRange& slab) const
    {
        part.best.assign(slab.size(), BestOf<double>(m_answers.best.k));
        part.nearest.assign(slab.size(), BestOf<double>(m_answers.nearest.k));
        part.bestBounds.assign(slab.size(), m_answers.best.k > 0 ? noSimilarity : -noSimilarity);
        part.nearestBounds.assign(slab.size(), noSimilarity);
        part.products.resize(m_targetBlock * std::min(productColumns, std::max(m_sources.rows, m_queries.rows)));
        if (slab.begin == 0 && m_correction) {
            part.worker = m_correction->worker();
            part.kept.resize(m_targetBlock * m_kept.size());
        }
    }

    /// Products of the targets with all sources, those with the queries among them into their own place.
    void correct(const RowRange& targets, Part& part)
    {
        part.worker->begin(targets.begin, targets.size());
        takeSources(targets, {0, m_kept.begin}, nullptr, part);
        takeSources(targets, m_kept, part.kept.data(), part);
        takeSources(targets, {m_kept.end, m_sources.rows}, nullptr, part);
        part.worker->finish(m_answers.offsets.data() + targets.begin, m_answers.weights.data() + targets.begin);
    }

    /// Where all sources ask, a few rows of products at a time go through both steps while they are in the cache.
    void correctAndScan(const RowRange& targets, const RowRange& slab, Part& part)
    {
        const std::size_t stride = m_sources.rows;
        for (std::size_t first = 0; first < stride && !stopped(); first += productColumns) {
            const RowRange columns{first, std::min(first + productColumns, stride)};
            multiply(targets, m_sources, columns, m_options.sourceRows, part.kept.data() + first, stride);
        }
        const std::size_t step = std::clamp<std::size_t>(cachedProducts / stride, 1, targets.size());
        for (std::size_t begin = targets.begin; begin < targets.end && !stopped(); begin += step) {
            const RowRange rows{begin, std::min(begin + step, targets.end)};
            const float* products = part.kept.data() + (begin - targets.begin) * stride;
            part.worker->begin(rows.begin, rows.size());
            for (std::size_t first = 0; first < stride; first += productColumns) {
                if (!part.worker->take(products + first, stride, first, std::min(productColumns, stride - first))) {
                    m_bad = true;
                }
            }
            part.worker->finish(m_answers.offsets.data() + rows.begin, m_answers.weights.data() + rows.begin);
            scanProducts(products, stride, rows, slab, slab.begin, part);
        }
    }

    void takeSources(const RowRange& targets, const RowRange& sources, float* kept, Part& part)
    {
        for (std::size_t first = sources.begin; first < sources.end && !stopped(); first += productColumns) {
            const RowRange columns{first, std::min(first + productColumns, sources.end)};
            float* products = kept ? kept + (first - sources.begin) : part.products.data();
            const std::size_t stride = kept ? sources.size() : columns.size();
            multiply(targets, m_sources, columns, m_options.sourceRows, products, stride);
            if (!part.worker->take(products, stride, columns.begin, columns.size())) {
                m_bad = true;
            }
        }
    }

    void multiply(const RowRange& targets, const RowMatrix& others, const RowRange& columns, std::span<const std::uint32_t> rows,
                  float* products, std::size_t stride) const
    {
        gemm(Transpose::No, Transpose::Yes, static_cast<std::ptrdiff_t>(targets.size()),
             static_cast<std::ptrdiff_t>(columns.size()), static_cast<std::ptrdiff_t>(m_dimension), 1.0f,
             m_targets.data + targets.begin * m_targets.stride, static_cast<std::ptrdiff_t>(m_targets.stride),
             others.data + columns.begin * others.stride, static_cast<std::ptrdiff_t>(others.stride), 0.0f, products,
             static_cast<std::ptrdiff_t>(stride));
        if (m_options.sameSpace) {
            for (std::size_t c = columns.begin; c < columns.end; ++c) {
                const std::size_t row = rows.empty() ? c : rows[c];
                if (row >= targets.begin && row < targets.end) {
                    products[(row - targets.begin) * stride + (c - columns.begin)] = noSimilarity;
                }
            }
        }
    }

    void scan(const RowRange& targets, const RowRange& slab, Part& part)
    {
        if (slab.begin == 0 && m_kept.size() > 0) {
            scanProducts(part.kept.data(), m_kept.size(), targets, slab, slab.begin, part);
            return;
        }
        for (std::size_t first = slab.begin; first < slab.end && !stopped(); first += productColumns) {
            const RowRange columns{first, std::min(first + productColumns, slab.end)};
            multiply(targets, m_queries, columns, {}, part.products.data(), columns.size());
            scanProducts(part.products.data(), columns.size(), targets, columns, slab.begin, part);
        }
    }

    /// A thread sees rising targets only, so a score that equals a bound never displaces the entry that set it.
    void scanProducts(const float* products, std::size_t stride, const RowRange& targets, const RowRange& queries,
                      std::size_t firstOfSlab, Part& part)
    {
        const std::size_t place = queries.begin - firstOfSlab;
        float* bounds = part.bestBounds.data() + place;
        float* nearestBounds = part.nearestBounds.data() + place;
        for (std::size_t target = targets.begin; target < targets.end; ++target, products += stride) {
            const float offset = m_answers.offsets[target];
            const float weight = m_answers.weights[target];
            const auto next = [&](std::size_t from) {
                return m_answers.nearest.k == 0
                    ? findCorrectedAbove(products, from, queries.size(), offset, weight, bounds)
                    : findEitherAbove(products, from, queries.size(), offset, weight, bounds, nearestBounds);
            };
            for (std::size_t q = next(0); q < queries.size(); q = next(q + 1)) {
                const float corrected = (products[q] + offset) * weight;
                if (!(corrected <= bounds[q])) {
                    takeBest(queries.begin + q, target, products[q], corrected, part.best[place + q], bounds[q]);
                }
                if (m_answers.nearest.k > 0 && !(products[q] <= nearestBounds[q])) {
                    takeNearest(target, products[q], part.nearest[place + q], nearestBounds[q]);
                }
            }
        }
    }

    void takeNearest(std::size_t target, float cosine, BestOf<double>& nearest, float& bound)
    {
        if (cosine != cosine) {
            m_bad = true;
            return;
        }
        nearest.add(static_cast<double>(cosine), static_cast<std::uint32_t>(target));
        if (nearest.full()) {
            bound = static_cast<float>(nearest.bound());
        }
    }

    void takeBest(std::size_t query, std::size_t target, float cosine, float corrected, BestOf<double>& best, float& bound)
    {
        if (corrected != corrected) {
            m_bad = true;
            return;
        }
        const double score = m_refinement ? m_refinement->score(query, target, cosine) : static_cast<double>(corrected);
        if (best.full() && score <= best.bound()) {
            return;
        }
        best.add(score, static_cast<std::uint32_t>(target));
        if (best.full()) {
            bound = m_refinement ? m_refinement->bound(query, best.bound()) : static_cast<float>(best.bound());
        }
    }

    static void store(std::vector<BestOf<double>>& found, std::size_t firstQuery, Neighbours& answers)
    {
        for (std::size_t q = 0; q < found.size(); ++q) {
            answers.take(firstQuery + q, found[q]);
        }
    }

    bool stopped() const { return m_bad || m_progress.cancelled(); }

    const RowMatrix m_queries;
    const RowMatrix m_targets;
    const RowMatrix m_sources;
    const std::size_t m_dimension;
    const TargetCorrection* const m_correction;
    const Refinement* const m_refinement;
    const CorrectedSearchOptions m_options;
    Progress& m_progress;
    const int m_threads;
    RowRange m_kept;                      ///< the sources that are the queries of the first slab
    std::size_t m_slab = 0;            ///< queries at a time
    std::size_t m_targetBlock = 0;     ///< targets at a time
    PartsProgress m_done;
    std::atomic<bool> m_bad{false};
    CorrectedAnswers m_answers;
};

} // namespace

CorrectedAnswers correctedSearch(const RowMatrix& queries, const RowMatrix& targets, const RowMatrix& sources,
                                 std::size_t dimension, const TargetCorrection* correction, const Refinement* refinement,
                                 const CorrectedSearchOptions& options, Progress& progress)
{
    requireIndexable(targets.rows);
    return CorrectedPass(queries, targets, sources, dimension, correction, refinement, options, progress).run();
}

} // namespace crossgloss
