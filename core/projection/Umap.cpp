#include "projection/Umap.h"

#include "base/Error.h"
#include "base/Parallel.h"
#include "base/Random.h"
#include "numeric/Rows.h"
#include "projection/FuzzyGraph.h"
#include "projection/SpectralStart.h"
#include "projection/UmapCurve.h"
#include "projection/UmapSteps.h"

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

constexpr std::size_t manyPoints = 10000;
constexpr int iterationsOfFew = 500;
constexpr int iterationsOfMany = 200;
/// Of the learning rate, where a layout is taken up again.
constexpr float resumedShare = 0.25F;
constexpr double startNoise = 1e-4;

int iterationsOf(const UmapOptions& options, std::size_t points)
{
    return options.iterations > 0 ? options.iterations : points <= manyPoints ? iterationsOfFew : iterationsOfMany;
}

/// Few points meet each other in nearly every sample: they fly apart unless edges pull them back in between.
int turnsOf(std::size_t points)
{
    constexpr std::size_t fewPoints = 1000;
    return points < fewPoints ? 16 : 2;
}

class Umap final : public Projection {
public:
    Umap(const FuzzyGraph& graph, std::vector<float> layout, bool resumed, const UmapOptions& options)
        : m_schedule(UmapSchedule::of(graph, iterationsOf(options, graph.points), turnsOf(graph.points))), m_layout(std::move(layout)),
          m_next(m_layout.size()), m_iterations(iterationsOf(options, graph.points)), m_threads(options.threads),
          m_rate(static_cast<float>(options.learningRate) * (resumed ? resumedShare : 1.0F))
    {
        m_step.curve = fitUmapCurve(options.minimumDistance, options.spread);
        m_step.repulsion = static_cast<float>(options.repulsion);
        m_step.negativeSamples = std::max(0, options.negativeSamples);
        m_step.seed = options.seed;
    }

    void run(int steps, Progress& progress) override
    {
        progress.stage(CROSSGLOSS_TEXT("Layout by UMAP"), static_cast<std::uint64_t>(m_iterations));
        const int last = m_iterations - std::clamp(m_iterations - m_iteration - steps, 0, m_iterations - m_iteration);
        while (m_iteration < last) {
            progress.throwIfCancelled();
            m_step.rate = m_rate * (1.0F - static_cast<float>(m_iteration) / static_cast<float>(m_iterations));
            const int turns = turnsOf(m_schedule.points);
            for (int turn = 0; turn < turns; ++turn) {
                m_step.turn = static_cast<std::uint32_t>(m_iteration * turns + turn);
                move();
            }
            progress.advance(static_cast<std::uint64_t>(++m_iteration));
        }
    }

    int iteration() const override { return m_iteration; }
    int iterations() const override { return m_iterations; }
    std::span<const float> layout() const override { return m_layout; }

private:
    void move()
    {
        for (const std::vector<UmapSchedule::Part>& round : m_schedule.rounds) {
            parallelRanges(round.size(), m_threads, [&](std::size_t begin, std::size_t end, int) {
                for (std::size_t part = begin; part < end; ++part) {
                    attractByUmap(round[part], m_step, m_layout.data());
                }
            });
        }
        parallelRanges(m_schedule.points, m_threads, [this](std::size_t begin, std::size_t end, int) {
            repelByUmap(m_schedule, m_step, m_layout.data(), m_next.data(), begin, end);
        });
        m_layout.swap(m_next);
    }

    UmapSchedule m_schedule;
    std::vector<float> m_layout;
    std::vector<float> m_next;
    int m_iteration = 0;
    int m_iterations;
    int m_threads;
    float m_rate;
    UmapStep m_step;
};

void requireSound(const NeighbourGraph& graph, std::span<const float> start, const UmapOptions& options)
{
    if (start.size() != 2 * graph.points || graph.indices.size() != graph.points * graph.k ||
        graph.distances.size() != graph.indices.size()) {
        throw Error(CROSSGLOSS_TEXT("The layout has another number of points than the space"));
    }
    if (!allFinite(start.data(), start.size()) || !allFinite(graph.distances.data(), graph.distances.size())) {
        throw Error(CROSSGLOSS_TEXT("A value is not a finite number"));
    }
    if (!(options.learningRate > 0.0) || !(options.repulsion >= 0.0) || !std::isfinite(options.learningRate) ||
        !std::isfinite(options.repulsion)) {
        throw Error(CROSSGLOSS_TEXT("The learning rate must be positive, and the repulsion not negative"));
    }
}

} // namespace

std::unique_ptr<Projection> makeUmap(const NeighbourGraph& graph, std::span<const float> start, bool resumed,
                                     const UmapOptions& options, Progress& progress)
{
    requireSound(graph, start, options);
    progress.stage(CROSSGLOSS_TEXT("Weighing neighbours"), 0);
    const std::size_t neighbours = std::max<std::size_t>(options.neighbours, 2) - 1;
    const FuzzyGraph fuzzy = fuzzyGraph(graph, neighbours, options.threads, progress);
    std::vector<float> layout(start.begin(), start.end());
    if (!resumed) {
        if (options.spectralStart) {
            progress.stage(CROSSGLOSS_TEXT("Eigenvectors of the graph"), 0);
            layout = spectralStart(fuzzy, start, options.seed, options.threads, progress);
        } else {
            scaleToRadius(layout, startRadius);
        }
        // Points that coincide must come apart.
        Random random(options.seed);
        for (float& value : layout) {
            value += static_cast<float>(startNoise * normal(random));
        }
    }
    return std::make_unique<Umap>(fuzzy, std::move(layout), resumed, options);
}

} // namespace crossgloss
