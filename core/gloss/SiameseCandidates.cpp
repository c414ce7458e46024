#include "gloss/SiameseCandidates.h"

#include "base/Parallel.h"
#include "space/BestK.h"

#include <algorithm>
#include <cmath>
#include <mutex>

namespace crossgloss {

SiameseCandidates::SiameseCandidates(const SiameseModel& model, const GlossSet& source, const GlossSet& target,
                                     int threads, Progress& progress)
    : m_sourceGlosses(source), m_targetGlosses(target), m_distance(model.shape.distance),
      m_scale(std::exp(model.parameters.back())), m_threads(threads)
{
    progress.stage(CROSSGLOSS_TEXT("Encoding glosses"), 0);
    m_source = {source.size(), model.shape.hidden, encodeGlosses(model, source, threads, progress)};
    m_target = {target.size(), model.shape.hidden, encodeGlosses(model, target, threads, progress)};
}

GlossCandidates SiameseCandidates::nearest(std::span<const std::uint8_t> sourceKinds,
                                           std::span<const std::uint8_t> targetKinds,
                                           const NearestCandidatesOptions& options, Progress& progress) const
{
    const NearestSearch byDistance = [this, &options](const RowMatrix& queries, const RowMatrix& targets, std::size_t k,
                                                      Progress& searching) {
        return search(queries, targets, k, options.threads, searching);
    };
    return nearestCandidates(m_source, m_target, sourceKinds, targetKinds, options, byDistance, progress);
}

Neighbours SiameseCandidates::search(const RowMatrix& queries, const RowMatrix& targets, std::size_t k, int threads,
                                     Progress& progress) const
{
    const std::size_t hidden = m_source.dimension;
    Neighbours found;
    found.queries = queries.rows;
    found.k = std::min(k, targets.rows);
    found.indices.resize(found.queries * found.k);
    found.scores.resize(found.queries * found.k);
    progress.stage(CROSSGLOSS_TEXT("Searching neighbours"), queries.rows);
    std::mutex telling;
    std::size_t done = 0;
    parallelEach((queries.rows + siameseSourceBlock - 1) / siameseSourceBlock, resolveThreads(threads),
                 [&](std::size_t block) {
                     if (progress.cancelled()) {
                         return;
                     }
                     const std::size_t begin = block * siameseSourceBlock;
                     const std::size_t end = std::min(queries.rows, begin + siameseSourceBlock);
                     std::vector<BestK> best(end - begin, BestK(found.k));
                     float distances[siameseTargetBlock];
                     for (std::size_t first = 0; first < targets.rows; first += siameseTargetBlock) {
                         const std::size_t count = std::min(siameseTargetBlock, targets.rows - first);
                         for (std::size_t query = begin; query < end; ++query) {
                             distancesTo(m_distance, hidden, queries.data + query * queries.stride, count,
                                         targets.data + first * targets.stride, distances);
                             BestK& own = best[query - begin];
                             for (std::size_t i = 0; i < count; ++i) {
                                 if (!own.full() || -distances[i] > own.bound()) {
                                     own.add(-distances[i], static_cast<std::uint32_t>(first + i));
                                 }
                             }
                         }
                     }
                     for (std::size_t query = begin; query < end; ++query) {
                         std::size_t place = query * found.k;
                         for (const BestK::Entry& entry : best[query - begin].takeSorted()) {
                             found.indices[place] = entry.index;
                             found.scores[place++] = entry.score;
                         }
                     }
                     const std::lock_guard<std::mutex> lock(telling);
                     done += end - begin;
                     progress.advance(done);
                 });
    progress.throwIfCancelled();
    return found;
}

std::vector<float> SiameseCandidates::similarities(const GlossCandidates& candidates, Progress& progress) const
{
    const std::size_t hidden = m_source.dimension;
    std::vector<float> values(candidates.pairs());
    progress.stage(CROSSGLOSS_TEXT("Comparing glosses"), candidates.sources());
    parallelEach((candidates.sources() + siameseSourceBlock - 1) / siameseSourceBlock, resolveThreads(m_threads),
                 [&](std::size_t block) {
                     if (progress.cancelled()) {
                         return;
                     }
                     const std::size_t end = std::min(candidates.sources(), (block + 1) * siameseSourceBlock);
                     for (std::size_t source = block * siameseSourceBlock; source < end; ++source) {
                         const float* from = m_source.values.data() + source * hidden;
                         for (std::size_t i = candidates.start[source]; i < candidates.start[source + 1]; ++i) {
                             distancesTo(m_distance, hidden, from, 1,
                                         m_target.values.data() + std::size_t{candidates.target[i]} * hidden,
                                         &values[i]);
                             values[i] *= -m_scale;
                         }
                     }
                 });
    progress.throwIfCancelled();
    if (m_sourceGlosses.emptyGlosses() + m_targetGlosses.emptyGlosses() == 0) {
        return values;
    }
    const float below = belowAll(values);
    for (std::size_t source = 0; source < candidates.sources(); ++source) {
        const bool empty = m_sourceGlosses.wordsOf(source).empty();
        for (std::size_t i = candidates.start[source]; i < candidates.start[source + 1]; ++i) {
            if (empty || m_targetGlosses.wordsOf(candidates.target[i]).empty()) {
                values[i] = below;
            }
        }
    }
    return values;
}

} // namespace crossgloss
