#include "space/ScreenedSearch.h"

#include "base/Parallel.h"
#include "base/PartsProgress.h"
#include "numeric/ByteRows.h"
#include "numeric/Rows.h"
#include "space/BestK.h"
#include "space/Blocks.h"
#include "space/SearchErrors.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <functional>
#include <limits>
#include <string>

namespace crossgloss {

namespace {

/// Of the length of a target: four roundings of the bound in float32, each at most 2^-24 of its terms, and the rounding
/// of the score that it is compared with.
constexpr double targetSlack = 0x1p-19;
/// Of the length of the mean: the rounding of the score.
constexpr double meanSlack = 0x1p-22;
/// Of a score near zero, where float32 rounds by more than its relative precision.
constexpr double smallestSlack = 0x1p-140;
/// Of a bound: its computation in double precision.
constexpr double boundSlack = 0x1p-48;

/// Queries that a worker takes at a time: their bytes stay in the second-level cache while targets pass by.
constexpr std::size_t blockQueries = 42 * groupQueries;
/// Fewer are not worth a worker of their own: then workers share the targets instead.
constexpr std::size_t minQueriesPerThread = 8 * groupQueries;
/// Panels that are looked at before the first bounds are known; every further round is so many times what was seen.
constexpr std::size_t firstPanels = 2;
constexpr std::size_t growth = 2;
/// Survivors of a query that wait for their scores at most.
constexpr std::size_t maximumPending = 8192;
/// Survivors whose rows are fetched at once.
constexpr std::size_t scoredTogether = 8;

void prefetchRow([[maybe_unused]] const float* row, [[maybe_unused]] std::size_t dimension)
{
#if defined(__GNUC__)
    for (std::size_t i = 0; i < dimension; i += 16) {
        __builtin_prefetch(row + i);
    }
#endif
}

/// Puts a row's bytes into its places among the 64 of a panel.
void interleave(const std::int8_t* levels, std::size_t quads, int offset, std::uint8_t* out)
{
    for (std::size_t k = 0; k < quads; ++k) {
        for (std::size_t i = 0; i < 4; ++i) {
            out[k * 4 * panelTargets + i] = static_cast<std::uint8_t>(levels[4 * k + i] + offset);
        }
    }
}

/// Hands out ranges of panels; each is given to one worker.
struct Dealer {
    std::atomic<std::size_t> next{0};
    std::size_t end = 0;
};

} // namespace

/// One call of search(): its options, and what workers share.
class ScreenedIndex::Searcher {
public:
    Searcher(const ScreenedIndex& index, const RowMatrix& queries, const ScreenedSearchOptions& options,
             Progress& progress)
        : m_index(index), m_queries(queries), m_progress(progress), m_threads(resolveThreads(options.threads)),
          m_zeros(index.m_dimension, 0.0f), m_done(progress), m_result(queries.rows, std::min(options.k, index.size()))
    {
    }

    Neighbours run(ScreenedWork* work)
    {
        const auto threads = static_cast<std::size_t>(m_threads);
        const std::size_t panels = m_index.panels();
        const bool shared = m_queries.rows < threads * minQueriesPerThread;
        // As many blocks for every worker, so that all end together.
        const std::size_t wanted = shared ? blocksOf(m_queries.rows, blockQueries)
                                          : blocksOf(blocksOf(m_queries.rows, blockQueries), threads) * threads;
        const std::size_t size = blocksOf(blocksOf(m_queries.rows, wanted), groupQueries) * groupQueries;
        const std::size_t blocks = blocksOf(m_queries.rows, size);
        m_progress.stage(CROSSGLOSS_TEXT("Searching neighbours"), blocks * panels);
        for (std::size_t block = 0; shared && block < blocks && !stopped(); ++block) {
            shareTargets(block * size, std::min(size, m_queries.rows - block * size));
        }
        if (!shared) {
            std::atomic<std::size_t> next{0};
            parallelRanges(threads, m_threads, [&](std::size_t, std::size_t, int part) {
                for (std::size_t block = next++; block < blocks && !stopped(); block = next++) {
                    const std::size_t first = block * size;
                    Block queries(*this, first, std::min(size, m_queries.rows - first));
                    Dealer all;
                    all.end = panels;
                    queries.search(all, panels, part);
                    store(first, queries);
                }
            });
        }
        m_progress.throwIfCancelled();
        if (m_badQuery) {
            throw notFinite();
        }
        if (work) {
            work->survivors += m_survivors;
            work->scored += m_scored;
        }
        return std::move(m_result);
    }

private:
    /// A worker's queries, as bytes, and what it found for them.
    class Block {
    public:
        Block(Searcher& search, std::size_t first, std::size_t count);

        /// Takes panels from the dealer, at most @p most at a time, until there are none left.
        void search(Dealer& dealer, std::size_t most, int part);
        void add(const Block& other);
        std::vector<BestK>& best() { return m_best; }

    private:
        struct Query {
            double shift = 0;          ///< q·μ
            double scale = 1;          ///< of its bytes
            double slack = 0;          ///< of its bound, in units of the scale
        };
        struct Candidate {
            float upper;               ///< in units of the query's scale
            std::uint32_t target;

            friend bool operator>(const Candidate& a, const Candidate& b) { return a.upper > b.upper; }
        };

        void roundQueries();
        void screenPanel(std::size_t panel);
        void settle(std::size_t query);
        float boundOf(std::size_t query) const;
        float& groupBound(std::size_t query)
        {
            return m_groups[query / groupQueries].bound[query % groupQueries];
        }
        const float* rowOf(std::size_t query) const
        {
            return m_search.m_queries.data + (m_first + query) * m_search.m_queries.stride;
        }

        Searcher& m_search;
        const ScreenedIndex& m_index;
        std::size_t m_first;
        std::size_t m_count;
        std::vector<std::int8_t> m_bytes;
        std::vector<ByteGroup> m_groups;
        std::vector<Query> m_queries;
        std::vector<BestK> m_best;
        std::vector<std::vector<Candidate>> m_pending;
        std::vector<ByteHit> m_hits;
        std::uint64_t m_survivors = 0;
        std::uint64_t m_scored = 0;
    };

    /// Few queries: everybody has all of them, and takes a part of the targets.
    void shareTargets(std::size_t first, std::size_t count)
    {
        Dealer dealer;
        dealer.end = m_index.panels();
        const auto threads = static_cast<std::size_t>(m_threads);
        const std::size_t most = std::max(firstPanels, dealer.end / (threads * 16));
        std::vector<std::optional<Block>> blocks(threads);
        parallelRanges(threads, m_threads, [&](std::size_t index, std::size_t, int part) {
            blocks[index].emplace(*this, first, count);
            blocks[index]->search(dealer, most, part);
        });
        for (std::size_t part = 1; part < blocks.size(); ++part) {
            blocks[0]->add(*blocks[part]);
        }
        if (!stopped()) {
            store(first, *blocks[0]);
        }
    }

    void store(std::size_t first, Block& block)
    {
        for (BestK& best : block.best()) {
            m_result.take(first++, best);
        }
    }

    bool stopped() const { return m_badQuery || m_progress.cancelled(); }

    const ScreenedIndex& m_index;
    const RowMatrix m_queries;
    Progress& m_progress;
    const int m_threads;
    const std::vector<float> m_zeros;
    PartsProgress m_done;
    std::atomic<std::uint64_t> m_survivors{0};
    std::atomic<std::uint64_t> m_scored{0};
    std::atomic<bool> m_badQuery{false};
    Neighbours m_result;
};

ScreenedIndex::Searcher::Block::Block(Searcher& search, std::size_t first, std::size_t count)
    : m_search(search), m_index(search.m_index), m_first(first), m_count(count),
      m_groups(blocksOf(count, groupQueries)), m_queries(count), m_best(count, BestK(search.m_result.k)),
      m_pending(count), m_hits(maximumHits)
{
    m_bytes.assign(m_groups.size() * m_index.m_quads * 4 * groupQueries, 0);
    roundQueries();
}

void ScreenedIndex::Searcher::Block::roundQueries()
{
    const std::size_t dimension = m_index.m_dimension;
    const std::size_t groupBytes = m_index.m_quads * 4 * groupQueries;
    std::vector<std::int8_t> levels(m_index.m_quads * 4, 0);
    for (std::size_t group = 0; group < m_groups.size(); ++group) {
        m_groups[group].bytes = m_bytes.data() + group * groupBytes;
    }
    for (std::size_t q = 0; q < m_count; ++q) {
        const float* row = rowOf(q);
        if (!allFinite(row, dimension)) {
            m_search.m_badQuery = true;
            return;
        }
        const ByteRow rounded = toBytes(row, m_search.m_zeros.data(), 0.0, dimension, queryLevels, levels.data());
        std::int32_t sum = 0;
        std::int8_t* out = m_bytes.data() + q / groupQueries * groupBytes + q % groupQueries * 4;
        for (std::size_t k = 0; k < m_index.m_quads; ++k) {
            for (std::size_t i = 0; i < 4; ++i) {
                sum += levels[4 * k + i];
                out[k * 4 * groupQueries + i] = levels[4 * k + i];
            }
        }
        const double norm = std::sqrt(preciseProduct(row, row, dimension)) * (1.0 + 0x1p-30);
        // A query too short to be rounded is all remainder; any unit will do for its bound.
        Query& query = m_queries[q];
        query.scale = rounded.scale > 0.0f ? static_cast<double>(rounded.scale) : std::max(norm, 0x1p-300);
        query.shift = preciseProduct(row, m_index.m_mean.values.data(), dimension);
        query.slack = (meanSlack * norm * m_index.m_mean.norm + smallestSlack) / query.scale;
        ByteGroup& group = m_groups[q / groupQueries];
        const std::size_t place = q % groupQueries;
        group.start[place] = -targetOffset(m_index.m_kernel) * sum;
        group.residualWeight[place] = roundedUp(norm / query.scale);
        group.normWeight[place] = roundedUp(static_cast<double>(rounded.residual) / query.scale);
        group.bound[place] = boundOf(q);
    }
}

float ScreenedIndex::Searcher::Block::boundOf(std::size_t q) const
{
    if (!m_best[q].full()) {
        return -std::numeric_limits<float>::infinity();
    }
    const Query& query = m_queries[q];
    const double score = std::min(m_best[q].bound(), std::numeric_limits<float>::max());
    const double bound = (score - query.shift) / query.scale - query.slack;
    return roundedDown(bound - std::abs(bound) * boundSlack);
}

void ScreenedIndex::Searcher::Block::search(Dealer& dealer, std::size_t most, int part)
{
    const std::size_t least = std::max(firstPanels, blocksOf(2 * m_search.m_result.k, panelTargets));
    std::size_t seen = 0;
    while (!m_search.stopped()) {
        const std::size_t size = std::max(least, std::min(most, seen * (growth - 1)));
        const std::size_t begin = dealer.next.fetch_add(size);
        if (begin >= dealer.end) {
            break;
        }
        const std::size_t end = std::min(dealer.end, begin + size);
        for (std::size_t panel = begin; panel < end; ++panel) {
            screenPanel(panel);
        }
        for (std::size_t q = 0; q < m_count; ++q) {
            settle(q);
        }
        seen += end - begin;
        m_search.m_done.add(part, end - begin);
    }
    m_search.m_survivors += m_survivors;
    m_search.m_scored += m_scored;
}

void ScreenedIndex::Searcher::Block::screenPanel(std::size_t index)
{
    const BytePanel panel = m_index.panel(index);
    const std::size_t firstTarget = index * panelTargets;
    const std::size_t targets = std::min(panelTargets, m_index.size() - firstTarget);
    for (std::size_t group = 0; group < m_groups.size(); ++group) {
        const std::size_t firstQuery = group * groupQueries;
        const std::size_t found = screen(m_index.m_kernel, panel, m_groups[group],
                                         std::min(groupQueries, m_count - firstQuery), m_index.m_quads, m_hits.data());
        for (std::size_t i = 0; i < found; ++i) {
            const ByteHit& hit = m_hits[i];
            if (hit.target >= targets) {
                continue;
            }
            const std::size_t q = firstQuery + hit.query;
            // What is no number, of products beyond the range, must not stand in the way of sorting.
            const float upper = hit.upper == hit.upper ? hit.upper : std::numeric_limits<float>::infinity();
            m_pending[q].push_back({upper, static_cast<std::uint32_t>(firstTarget + hit.target)});
            if (m_pending[q].size() >= maximumPending) {
                settle(q);
            }
        }
    }
}

/// Scores the survivors of a query, the most promising first, until the rest cannot be among its best.
void ScreenedIndex::Searcher::Block::settle(std::size_t q)
{
    std::vector<Candidate>& pending = m_pending[q];
    m_survivors += pending.size();
    float& bound = groupBound(q);
    const std::size_t dimension = m_index.m_dimension;
    const auto rowOfTarget = [&targets = m_index.m_targets](const Candidate& candidate) {
        return targets.data + candidate.target * targets.stride;
    };
    const auto batch = static_cast<std::ptrdiff_t>(std::max(scoredTogether, m_search.m_result.k));
    auto begin = pending.begin();
    while (begin != pending.end()) {
        pending.erase(std::remove_if(begin, pending.end(), [bound](const Candidate& c) { return c.upper < bound; }),
                      pending.end());
        const auto end = begin + std::min(batch, pending.end() - begin);
        if (end != pending.end()) {
            std::nth_element(begin, end, pending.end(), std::greater<>());
        }
        for (auto candidate = begin; candidate != end; ++candidate) {
            prefetchRow(rowOfTarget(*candidate), dimension);
        }
        for (; begin != end; ++begin) {
            if (begin->upper < bound) {
                continue;
            }
            ++m_scored;
            const double score = preciseProduct(rowOf(q), rowOfTarget(*begin), dimension);
            m_best[q].add(static_cast<float>(score), begin->target);
            bound = boundOf(q);
        }
    }
    pending.clear();
}

void ScreenedIndex::Searcher::Block::add(const Block& other)
{
    for (std::size_t q = 0; q < m_count; ++q) {
        m_best[q].add(other.m_best[q]);
    }
}

ScreenedIndex::ScreenedIndex(const RowMatrix& targets, std::size_t dimension, const ScreenedIndexOptions& options,
                             Progress& progress)
    : m_targets(targets), m_dimension(dimension), m_quads(blocksOf(dimension, 4)),
      m_kernel(options.kernel.value_or(byteKernels().front()))
{
    requireIndexable(targets.rows);
    if (dimension > maximumByteDimension) {
        throw Error(CROSSGLOSS_TEXT("A space of %1 dimensions is too large to search"), {std::to_string(dimension)});
    }
    if (targets.rows == 0) {
        return;
    }
    m_mean = meanOfRows(targets, dimension, options.threads);
    m_ownBytes = PageBuffer(padded() * m_quads * 4);
    m_ownConstants = PageBuffer(3 * padded() * sizeof(float));
    m_bytes = {m_ownBytes.data(), m_ownBytes.size()};
    m_constants = m_ownConstants.as<float>(3 * padded());

    constexpr std::size_t panelsPerStep = 64;
    const std::size_t steps = blocksOf(panels(), panelsPerStep);
    progress.stage(CROSSGLOSS_TEXT("Preparing the search"), steps);
    PartsProgress done(progress);
    std::atomic<bool> bad{false};
    parallelRanges(steps, options.threads, [&](std::size_t begin, std::size_t end, int part) {
        for (std::size_t step = begin; step < end && !bad && !progress.cancelled(); ++step) {
            if (!roundRows(step * panelsPerStep, std::min(panels(), (step + 1) * panelsPerStep))) {
                bad = true;
            }
            done.add(part);
        }
    });
    progress.throwIfCancelled();
    if (bad) {
        throw notFinite();
    }
}

ScreenedIndex::ScreenedIndex(const RowMatrix& targets, std::size_t dimension, const ScreenedParts& parts)
    : m_targets(targets), m_dimension(dimension), m_quads(blocksOf(dimension, 4)), m_kernel(byteKernels().front()),
      m_mean{{parts.mean.begin(), parts.mean.end()}, parts.meanNorm}, m_bytes(parts.bytes), m_constants(parts.constants)
{
    const auto suits = [&](ByteKernel kernel) {
        return targetLevels(kernel) == static_cast<int>(parts.levels) &&
               targetOffset(kernel) == static_cast<int>(parts.offset);
    };
    const auto kernel = std::ranges::find_if(byteKernels(), suits);
    const auto aligned = [](const void* data) { return reinterpret_cast<std::uintptr_t>(data) % 64 == 0; };
    if (targets.rows == 0 || dimension > maximumByteDimension || kernel == byteKernels().end() ||
        m_mean.values.size() != dimension || m_bytes.size() != padded() * m_quads * 4 ||
        m_constants.size() != 3 * padded() || !aligned(m_bytes.data()) || !aligned(m_constants.data())) {
        throw Error(CROSSGLOSS_TEXT("The stored search belongs to other vectors or to another processor"));
    }
    requireIndexable(targets.rows);
    m_kernel = *kernel;
}

ScreenedParts ScreenedIndex::parts() const
{
    return {static_cast<std::uint32_t>(targetLevels(m_kernel)), static_cast<std::uint32_t>(targetOffset(m_kernel)),
            m_mean.norm, m_mean.values, m_bytes, m_constants};
}

bool ScreenedIndex::roundRows(std::size_t firstPanel, std::size_t lastPanel)
{
    const int offset = targetOffset(m_kernel);
    const std::span<float> constants = m_ownConstants.as<float>(3 * padded());
    std::vector<std::int8_t> levels(m_quads * 4, 0);
    for (std::size_t panel = firstPanel; panel < lastPanel; ++panel) {
        std::uint8_t* out = reinterpret_cast<std::uint8_t*>(m_ownBytes.data()) + panel * panelTargets * m_quads * 4;
        for (std::size_t t = 0; t < panelTargets; ++t) {
            const std::size_t row = panel * panelTargets + t;
            if (row >= m_targets.rows) {
                std::fill(levels.begin(), levels.end(), std::int8_t{0});
            } else {
                const float* values = m_targets.data + row * m_targets.stride;
                if (!allFinite(values, m_dimension)) {
                    return false;
                }
                const ByteRow rounded = toBytes(values, m_mean.values.data(), m_mean.norm, m_dimension,
                                                targetLevels(m_kernel), levels.data());
                const double norm = rounded.norm;
                const double residual = rounded.residual;
                constants[row] = rounded.scale;
                constants[padded() + row] = roundedUp(residual + targetSlack * (norm + residual));
                constants[2 * padded() + row] = roundedUp(norm + targetSlack * (norm + residual));
            }
            interleave(levels.data(), m_quads, offset, out + 4 * t);
        }
    }
    return true;
}

BytePanel ScreenedIndex::panel(std::size_t index) const
{
    const std::size_t first = index * panelTargets;
    return {reinterpret_cast<const std::uint8_t*>(m_bytes.data()) + first * m_quads * 4, constantsOf(0).data() + first,
            constantsOf(1).data() + first, constantsOf(2).data() + first};
}

Neighbours ScreenedIndex::search(const RowMatrix& queries, const ScreenedSearchOptions& options, Progress& progress,
                                 ScreenedWork* work) const
{
    if (queries.rows == 0 || size() == 0 || options.k == 0) {
        return Neighbours(queries.rows);
    }
    return Searcher(*this, queries, options, progress).run(work);
}

bool screeningPays(std::size_t queries, std::size_t targets, std::size_t dimension)
{
    // Measured: an index takes as long as the plain search of 200 to 400 queries saves, and what a query costs beside
    // its products as long as 20,000 products of 100 dimensions.
    constexpr std::size_t manyQueries = 512;
    constexpr std::size_t manyValues = 4'000'000;
    return byteKernels().front() != ByteKernel::Portable && queries >= manyQueries && targets * dimension >= manyValues;
}

} // namespace crossgloss
