#include "gloss/WordMovers.h"

#include "base/Parallel.h"
#include "base/PartsProgress.h"
#include "gloss/GlossCandidates.h"
#include "gloss/GroundCosts.h"

#include <algorithm>
#include <atomic>
#include <memory>
#include <numeric>

namespace crossgloss {

namespace {

/// Source glosses whose words share one matrix product.
constexpr std::size_t blockGlosses = 32;
/// Pairs that go through the entropic solver together.
constexpr std::size_t sinkhornPairs = 64;

/// Costs between the words of two glosses, as the solvers want them.
class PairCosts {
public:
    const float* gather(std::span<const float* const> rows, std::span<const std::uint32_t> words)
    {
        m_values.resize(rows.size() * words.size());
        float* out = m_values.data();
        for (const float* row : rows) {
            for (const std::uint32_t word : words) {
                *out++ = row[word];
            }
        }
        return m_values.data();
    }

private:
    std::vector<float> m_values;
};

/// Runs `body(worker's state, source gloss)` over all source glosses, block by block, on all threads.
template <typename Worker, typename Body>
void overSources(const GlossSet& source, const GlossSet& target, int threads, Progress& progress, const Body& body)
{
    const std::size_t blocks = (source.size() + blockGlosses - 1) / blockGlosses;
    const int workers = resolveThreads(threads);
    progress.stage(CROSSGLOSS_TEXT("Comparing glosses"), source.size());
    std::atomic<std::size_t> next{0};
    PartsProgress done(progress);
    parallelRanges(static_cast<std::size_t>(workers), workers, [&](std::size_t, std::size_t, int part) {
        Worker worker(source, target);
        for (std::size_t block = next++; block < blocks && !progress.cancelled(); block = next++) {
            const std::size_t first = block * blockGlosses;
            const std::size_t last = std::min(first + blockGlosses, source.size());
            worker.ground.prepare(first, last);
            for (std::size_t gloss = first; gloss < last && !progress.cancelled(); ++gloss) {
                worker.rows.clear();
                for (const std::uint32_t word : source.wordsOf(gloss)) {
                    worker.rows.push_back(worker.ground.row(word));
                }
                body(worker, gloss);
            }
            done.add(part, last - first);
        }
    });
    progress.throwIfCancelled();
}

struct Worker {
    Worker(const GlossSet& source, const GlossSet& target) : ground(source, target) {}

    void useSinkhorn(const SinkhornOptions& options)
    {
        if (!sinkhorn) {
            sinkhorn = std::make_unique<SinkhornSolver>(options);
        }
    }

    GroundCosts ground;
    std::vector<const float*> rows;    ///< of the present gloss's words
    PairCosts costs;
    TransportSolver transport;
    std::unique_ptr<SinkhornSolver> sinkhorn;
    std::vector<std::vector<float>> gathered;
    std::vector<TransportPair> pairs;
    std::vector<float> distances;
    std::vector<std::uint32_t> order;
    std::vector<std::uint32_t> sorted;
};

float exactDistance(Worker& worker, std::span<const double> supply, const GlossSet& target, std::size_t gloss)
{
    const std::span<const std::uint32_t> words = target.wordsOf(gloss);
    return supply.empty() || words.empty()
        ? farthestGloss
        : static_cast<float>(worker.transport.solve(supply, target.massesOf(gloss),
                                                    worker.costs.gather(worker.rows, words), words.size()));
}

/// Calls `keep(target, distance)` for the targets of @p byLength, in which glosses of like length stand side by side.
template <typename Keep>
void entropicDistances(Worker& worker, std::span<const double> supply, const GlossSet& target,
                       std::span<const std::uint32_t> byLength, const Keep& keep)
{
    worker.gathered.resize(sinkhornPairs);
    worker.distances.resize(sinkhornPairs);
    for (std::size_t first = 0; first < byLength.size(); first += sinkhornPairs) {
        const std::size_t count = std::min(sinkhornPairs, byLength.size() - first);
        worker.pairs.clear();
        for (std::size_t i = 0; i < count; ++i) {
            const std::span<const std::uint32_t> words = target.wordsOf(byLength[first + i]);
            std::vector<float>& costs = worker.gathered[i];
            costs.resize(worker.rows.size() * words.size());
            float* out = costs.data();
            for (const float* from : worker.rows) {
                for (const std::uint32_t word : words) {
                    *out++ = from[word];
                }
            }
            worker.pairs.push_back({supply, target.massesOf(byLength[first + i]), costs.data(), words.size()});
        }
        worker.sinkhorn->solve(worker.pairs, worker.distances);
        for (std::size_t i = 0; i < count; ++i) {
            const bool empty = supply.empty() || worker.pairs[i].demand.empty();
            keep(byLength[first + i], empty ? farthestGloss : worker.distances[i]);
        }
    }
}

} // namespace

std::vector<float> wordMoversMatrix(const GlossSet& source, const GlossSet& target, const WordMoversOptions& options,
                                    Progress& progress)
{
    std::vector<float> distances(source.size() * target.size());
    std::vector<std::uint32_t> byLength(target.size());
    std::iota(byLength.begin(), byLength.end(), 0U);
    std::stable_sort(byLength.begin(), byLength.end(), [&](std::uint32_t a, std::uint32_t b) {
        return target.wordsOf(a).size() < target.wordsOf(b).size();
    });
    overSources<Worker>(source, target, options.threads, progress, [&](Worker& worker, std::size_t gloss) {
        float* row = distances.data() + gloss * target.size();
        const std::span<const double> supply = source.massesOf(gloss);
        if (options.sinkhorn) {
            worker.useSinkhorn(*options.sinkhorn);
            entropicDistances(worker, supply, target, byLength, [row](std::uint32_t t, float value) { row[t] = value; });
        } else {
            for (std::size_t t = 0; t < target.size(); ++t) {
                row[t] = exactDistance(worker, supply, target, t);
            }
        }
    });
    return distances;
}

std::vector<float> wordMoversDistances(const GlossSet& source, const GlossSet& target, const GlossCandidates& candidates,
                                       const WordMoversOptions& options, Progress& progress)
{
    std::vector<float> distances(candidates.pairs());
    overSources<Worker>(source, target, options.threads, progress, [&](Worker& worker, std::size_t gloss) {
        const std::span<const double> supply = source.massesOf(gloss);
        const std::span<const std::uint32_t> targets = candidates.targetsOf(gloss);
        float* row = distances.data() + candidates.start[gloss];
        if (!options.sinkhorn) {
            for (std::size_t i = 0; i < targets.size(); ++i) {
                row[i] = exactDistance(worker, supply, target, targets[i]);
            }
            return;
        }
        worker.useSinkhorn(*options.sinkhorn);
        worker.order.resize(targets.size());
        std::iota(worker.order.begin(), worker.order.end(), 0U);
        std::ranges::stable_sort(worker.order, {}, [&](std::uint32_t i) { return target.wordsOf(targets[i]).size(); });
        worker.sorted.clear();
        for (const std::uint32_t i : worker.order) {
            worker.sorted.push_back(targets[i]);
        }
        std::size_t place = 0;
        entropicDistances(worker, supply, target, worker.sorted,
                          [&](std::uint32_t, float value) { row[worker.order[place++]] = value; });
    });
    return distances;
}

GlossPlan explainPair(const GlossSet& source, std::size_t sourceGloss, const GlossSet& target, std::size_t targetGloss)
{
    GlossPlan plan;
    const std::span<const std::uint32_t> from = source.wordsOf(sourceGloss);
    const std::span<const std::uint32_t> to = target.wordsOf(targetGloss);
    plan.sourceWords.assign(from.begin(), from.end());
    plan.targetWords.assign(to.begin(), to.end());
    plan.distance = static_cast<double>(farthestGloss);
    if (from.empty() || to.empty()) {
        return plan;
    }
    GroundCosts ground(source, target);
    ground.prepare(sourceGloss, sourceGloss + 1);
    std::vector<const float*> rows;
    for (const std::uint32_t word : from) {
        rows.push_back(ground.row(word));
    }
    PairCosts costs;
    TransportSolver solver;
    plan.distance = solver.solve(source.massesOf(sourceGloss), target.massesOf(targetGloss), costs.gather(rows, to),
                                 to.size());
    plan.shipments = solver.plan();
    return plan;
}

} // namespace crossgloss
