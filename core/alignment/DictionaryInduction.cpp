#include "alignment/DictionaryInduction.h"

#include "alignment/MatchKernels.h"
#include "base/Parallel.h"
#include "base/Random.h"
#include "numeric/Gemm.h"
#include "numeric/SignedSize.h"

#include <algorithm>
#include <atomic>
#include <numeric>
#include <span>

namespace crossgloss {

namespace {

constexpr float lowest = -std::numeric_limits<float>::infinity();

/// Rows of a product whose candidates are drawn together. More make the products faster, fewer the draws finer.
constexpr std::size_t sampledRows = 256;
constexpr std::size_t exactRows = 512;
/// Columns of a product: it is scanned while it is in the second-level cache.
constexpr std::size_t blockColumns = 1024;

/// SplitMix64: a number for every place of a draw, without a sequence.
/// The k largest values of each of many streams.
class Largest {
public:
    Largest(std::size_t streams, std::size_t k) : m_k(k), m_values(streams * k, lowest), m_bounds(streams, lowest) {}

    /// What a value must exceed to count.
    const float* bounds() const { return m_bounds.data(); }
    float bound(std::size_t stream) const { return m_bounds[stream]; }
    const float* values(std::size_t stream) const { return m_values.data() + stream * m_k; }

    void add(std::size_t stream, float value)
    {
        float* values = m_values.data() + stream * m_k;
        *std::find(values, values + m_k, m_bounds[stream]) = value;
        m_bounds[stream] = *std::min_element(values, values + m_k);
    }

private:
    std::size_t m_k;
    std::vector<float> m_values;
    std::vector<float> m_bounds;
};

/// Mean of the k largest of @p values, which are reordered; of all when there are fewer; @p otherwise when there is none. In
/// the order of the values, so that it does not matter which thread saw which.
float meanOfLargest(std::vector<float>& values, std::size_t k, float otherwise)
{
    std::sort(values.begin(), values.end(), std::greater<>());
    double sum = 0.0;
    std::size_t count = 0;
    for (; count < std::min(k, values.size()) && values[count] > lowest; ++count) {
        sum += double{values[count]};
    }
    return count > 0 ? static_cast<float>(sum / static_cast<double>(count)) : otherwise;
}

/// One pass over the blocks of cosines.
class Pass {
public:
    Pass(const RowMatrix& sources, const RowMatrix& targets, std::size_t dimension, const InductionOptions& options,
         double keep, std::uint64_t draw, Progress& progress)
        : m_sources(sources), m_targets(targets), m_dimension(dimension),
          m_k(std::max<std::size_t>(1, options.neighbourhood)), m_threads(resolveThreads(options.threads)),
          m_keepBelow(keep < 1.0 ? static_cast<std::uint64_t>(std::max(keep, 0.0) * 0x1.0p63) : everything),
          m_draw(splitMix(options.seed ^ splitMix(draw))), m_progress(progress), m_blockRows(keep < 1.0 ? sampledRows : exactRows),
          m_order(sources.rows)
    {
        std::iota(m_order.begin(), m_order.end(), 0u);
        if (sampled()) {
            Random random(m_draw);
            shuffle(m_order, random);
        }
    }

    /// Replaces both hubness vectors, after it used them to fill @p matches when that is not null. A word that saw no
    /// candidate keeps the hubness it had.
    void run(std::vector<float>& sourceHubness, std::vector<float>& targetHubness, InducedMatches* matches)
    {
        m_matches = matches;
        if (matches) {
            m_sourcePenalty = halved(sourceHubness);
            m_targetPenalty = halved(targetHubness);
            matches->ofSource.assign(m_sources.rows, InducedMatches::none);
        }
        sourceHubness.resize(m_sources.rows);
        targetHubness.resize(m_targets.rows);
        m_sourceHubness = sourceHubness.data();
        m_nearest.assign(m_sources.rows, lowest);
        const std::size_t blocks = (m_sources.rows + m_blockRows - 1) / m_blockRows;
        std::vector<Worker> workers(std::min<std::size_t>(static_cast<std::size_t>(m_threads), blocks), Worker(*this));
        std::atomic<std::size_t> next{0};
        parallelRanges(workers.size(), m_threads, [&](std::size_t worker, std::size_t, int) {
            for (std::size_t block = next++; block < blocks && !m_progress.cancelled(); block = next++) {
                workers[worker].work(block);
            }
        });
        m_progress.throwIfCancelled();
        finishTargets(workers, targetHubness);
    }

private:
    static constexpr std::uint64_t everything = std::numeric_limits<std::uint64_t>::max();

    /// What one thread has seen, and its scratch memory.
    class Worker {
    public:
        explicit Worker(Pass& pass)
            : m_pass(&pass), m_seen(pass.m_targets.rows, pass.m_k), m_products(pass.m_blockRows * blockColumns)
        {
            if (pass.m_matches) {
                m_score.assign(pass.m_targets.rows, lowest);
                m_row.assign(pass.m_targets.rows, InducedMatches::none);
            }
        }

        /// Compares the rows of a block with every column, or with those that are drawn for it.
        void work(std::size_t block);

        const Largest& seen() const { return m_seen; }
        const std::vector<float>& score() const { return m_score; }
        const std::vector<std::uint32_t>& row() const { return m_row; }

    private:
        void drawColumns(std::size_t block);
        void multiply(std::span<const std::uint32_t> rows, std::span<const std::uint32_t> columns);
        void scan(std::span<const std::uint32_t> rows, std::span<const std::uint32_t> columns, Largest& nearest);
        void finishRows(std::span<const std::uint32_t> rows, const Largest& nearest);

        Pass* m_pass;
        Largest m_seen;                            ///< the k nearest sources of each target
        std::vector<float> m_score;                ///< of each target's best source
        std::vector<std::uint32_t> m_row;          ///< that source
        std::vector<float> m_products;
        std::vector<float> m_gatheredRows;
        std::vector<float> m_gatheredColumns;
        std::vector<std::uint32_t> m_drawn;
        std::vector<float> m_rowScore;             ///< of each row's best target
        // The columns of a block, side by side.
        std::vector<float> m_blockPenalty;
        std::vector<float> m_blockBound;
        std::vector<float> m_blockScore;
        std::vector<std::uint32_t> m_blockRow;
    };

    bool sampled() const { return m_keepBelow != everything; }

    static std::vector<float> halved(const std::vector<float>& hubness)
    {
        std::vector<float> penalty(hubness.size());
        std::transform(hubness.begin(), hubness.end(), penalty.begin(), [](float r) { return 0.5f * r; });
        return penalty;
    }

    void finishTargets(const std::vector<Worker>& workers, std::vector<float>& targetHubness);

    const RowMatrix m_sources;
    const RowMatrix m_targets;
    const std::size_t m_dimension;
    const std::size_t m_k;
    const int m_threads;
    const std::uint64_t m_keepBelow;
    const std::uint64_t m_draw;
    Progress& m_progress;
    const std::size_t m_blockRows;
    std::vector<std::uint32_t> m_order;            ///< of the source rows; shuffled for a draw
    InducedMatches* m_matches = nullptr;
    std::vector<float> m_sourcePenalty;
    std::vector<float> m_targetPenalty;
    float* m_sourceHubness = nullptr;
    std::vector<float> m_nearest;                  ///< cosine of each source to its nearest target
};

void Pass::Worker::work(std::size_t block)
{
    const Pass& pass = *m_pass;
    const std::size_t first = block * pass.m_blockRows;
    const std::span<const std::uint32_t> rows(pass.m_order.data() + first,
                                              std::min(pass.m_blockRows, pass.m_order.size() - first));
    drawColumns(block);
    Largest nearest(rows.size(), pass.m_k);
    m_rowScore.assign(rows.size(), lowest);
    for (std::size_t begin = 0; begin < m_drawn.size() && !pass.m_progress.cancelled(); begin += blockColumns) {
        const std::span<const std::uint32_t> columns(m_drawn.data() + begin,
                                                     std::min(blockColumns, m_drawn.size() - begin));
        multiply(rows, columns);
        scan(rows, columns, nearest);
    }
    finishRows(rows, nearest);
}

void Pass::Worker::drawColumns(std::size_t block)
{
    const Pass& pass = *m_pass;
    if (!pass.sampled()) {
        if (m_drawn.empty()) {
            m_drawn.resize(pass.m_targets.rows);
            std::iota(m_drawn.begin(), m_drawn.end(), 0u);
        }
        return;
    }
    m_drawn.clear();
    const std::uint64_t place = block * pass.m_targets.rows;
    for (std::size_t column = 0; column < pass.m_targets.rows; ++column) {
        if ((splitMix(pass.m_draw + place + column) >> 1) < pass.m_keepBelow) {
            m_drawn.push_back(static_cast<std::uint32_t>(column));
        }
    }
}

/// Rows in no order are copied together first; BLIS would copy them in any case.
RowMatrix gathered(const RowMatrix& matrix, std::span<const std::uint32_t> rows, std::size_t dimension,
                   std::vector<float>& scratch)
{
    scratch.resize(rows.size() * dimension);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        std::copy_n(matrix.data + rows[i] * matrix.stride, dimension, scratch.data() + i * dimension);
    }
    return {scratch.data(), rows.size(), dimension};
}

void Pass::Worker::multiply(std::span<const std::uint32_t> rows, std::span<const std::uint32_t> columns)
{
    const Pass& pass = *m_pass;
    RowMatrix left{pass.m_sources.data + rows.front() * pass.m_sources.stride, rows.size(), pass.m_sources.stride};
    RowMatrix right{pass.m_targets.data + columns.front() * pass.m_targets.stride, columns.size(), pass.m_targets.stride};
    if (pass.sampled()) {
        if (columns.data() == m_drawn.data()) {
            gathered(pass.m_sources, rows, pass.m_dimension, m_gatheredRows);
        }
        left = {m_gatheredRows.data(), rows.size(), pass.m_dimension};
        right = gathered(pass.m_targets, columns, pass.m_dimension, m_gatheredColumns);
    }
    gemm(Transpose::No, Transpose::Yes, signedSize(rows.size()), signedSize(columns.size()), signedSize(pass.m_dimension), 1.0f,
         left.data, signedSize(left.stride), right.data, signedSize(right.stride), 0.0f, m_products.data(), signedSize(columns.size()));
}

void Pass::Worker::scan(std::span<const std::uint32_t> rows, std::span<const std::uint32_t> columns, Largest& nearest)
{
    const Pass& pass = *m_pass;
    const std::size_t count = columns.size();
    const auto collect = [&](const auto& from, auto& into) {
        into.resize(count);
        std::transform(columns.begin(), columns.end(), into.begin(), [&](std::uint32_t column) { return from[column]; });
    };
    collect(m_seen.bounds(), m_blockBound);
    if (pass.m_matches) {
        collect(pass.m_targetPenalty, m_blockPenalty);
        collect(m_score, m_blockScore);
        collect(m_row, m_blockRow);
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const float* products = m_products.data() + i * count;
        if (pass.m_matches) {
            offerRow(products, count, pass.m_sourcePenalty[rows[i]], rows[i], m_blockScore.data(), m_blockRow.data());
            const float best = largestDifference(products, count, m_blockPenalty.data());
            if (best > m_rowScore[i]) {
                m_rowScore[i] = best;
                m_pass->m_matches->ofSource[rows[i]] =
                    columns[findDifference(products, count, m_blockPenalty.data(), best)];
            }
        }
        for (std::size_t j = findAboveEither(products, 0, count, nearest.bound(i), m_blockBound.data()); j < count;
             j = findAboveEither(products, j + 1, count, nearest.bound(i), m_blockBound.data())) {
            if (products[j] > nearest.bound(i)) {
                nearest.add(i, products[j]);
            }
            if (products[j] > m_blockBound[j]) {
                m_seen.add(columns[j], products[j]);
                m_blockBound[j] = m_seen.bound(columns[j]);
            }
        }
    }
    if (pass.m_matches) {
        for (std::size_t j = 0; j < count; ++j) {
            m_score[columns[j]] = m_blockScore[j];
            m_row[columns[j]] = m_blockRow[j];
        }
    }
}

void Pass::Worker::finishRows(std::span<const std::uint32_t> rows, const Largest& nearest)
{
    std::vector<float> values;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        values.assign(nearest.values(i), nearest.values(i) + m_pass->m_k);
        m_pass->m_sourceHubness[rows[i]] = meanOfLargest(values, m_pass->m_k, m_pass->m_sourceHubness[rows[i]]);
        m_pass->m_nearest[rows[i]] = values.front();
    }
}

/// Mean of those that are there.
double meanOf(const std::vector<float>& values)
{
    double sum = 0.0;
    std::size_t count = 0;
    for (const float value : values) {
        if (value > lowest) {
            sum += double{value};
            ++count;
        }
    }
    return count > 0 ? sum / static_cast<double>(count) : 0.0;
}

void Pass::finishTargets(const std::vector<Worker>& workers, std::vector<float>& targetHubness)
{
    std::vector<float> nearest(m_targets.rows);
    if (m_matches) {
        m_matches->ofTarget.assign(m_targets.rows, InducedMatches::none);
    }
    parallelRanges(m_targets.rows, m_threads, [&](std::size_t begin, std::size_t end, int) {
        std::vector<float> values;
        for (std::size_t column = begin; column < end; ++column) {
            values.clear();
            float score = lowest;
            for (const Worker& worker : workers) {
                values.insert(values.end(), worker.seen().values(column), worker.seen().values(column) + m_k);
                if (m_matches && (worker.score()[column] > score
                                  || (worker.score()[column] == score && worker.row()[column] < m_matches->ofTarget[column]))) {
                    score = worker.score()[column];
                    m_matches->ofTarget[column] = worker.row()[column];
                }
            }
            targetHubness[column] = meanOfLargest(values, m_k, targetHubness[column]);
            nearest[column] = values.empty() ? lowest : values.front();
        }
    });
    if (m_matches) {
        m_matches->objective = 0.5 * (meanOf(m_nearest) + meanOf(nearest));
    }
}

} // namespace

std::vector<IndexPair> InducedMatches::bothWays() const
{
    std::vector<IndexPair> pairs;
    pairs.reserve(ofSource.size() + ofTarget.size());
    for (std::size_t source = 0; source < ofSource.size(); ++source) {
        if (ofSource[source] != none) {
            pairs.push_back({static_cast<std::uint32_t>(source), ofSource[source]});
        }
    }
    for (std::size_t target = 0; target < ofTarget.size(); ++target) {
        if (ofTarget[target] != none) {
            pairs.push_back({ofTarget[target], static_cast<std::uint32_t>(target)});
        }
    }
    return pairs;
}

std::vector<IndexPair> InducedMatches::mutual() const
{
    std::vector<IndexPair> pairs;
    for (std::size_t source = 0; source < ofSource.size(); ++source) {
        const std::uint32_t target = ofSource[source];
        if (target != none && ofTarget[target] == source) {
            pairs.push_back({static_cast<std::uint32_t>(source), target});
        }
    }
    return pairs;
}

void DictionaryInduction::update(const RowMatrix& sources, const RowMatrix& targets, std::size_t dimension,
                                 Progress& progress)
{
    Pass(sources, targets, dimension, m_options, 1.0, 0, progress).run(m_sourceHubness, m_targetHubness, nullptr);
}

InducedMatches DictionaryInduction::match(const RowMatrix& sources, const RowMatrix& targets, std::size_t dimension,
                                          double keep, std::uint64_t draw, Progress& progress)
{
    if (m_sourceHubness.size() != sources.rows || m_targetHubness.size() != targets.rows) {
        Pass(sources, targets, dimension, m_options, keep, ~draw, progress).run(m_sourceHubness, m_targetHubness, nullptr);
    }
    InducedMatches matches;
    Pass(sources, targets, dimension, m_options, keep, draw, progress).run(m_sourceHubness, m_targetHubness, &matches);
    return matches;
}

} // namespace crossgloss
