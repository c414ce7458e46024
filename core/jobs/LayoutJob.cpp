#include "jobs/LayoutJob.h"

#include "base/Error.h"
#include "jobs/RunFigures.h"
#include "jobs/Stopwatch.h"
#include "numeric/Rows.h"
#include "projection/FormulaAxes.h"
#include "projection/Pca.h"
#include "projection/PlacePoints.h"
#include "projection/TSne.h"
#include "projection/Umap.h"
#include "space/NearestSearch.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <thread>

namespace crossgloss {

namespace {

using Clock = std::chrono::steady_clock;
/// Pictures a second are as many as the eye needs.
constexpr std::chrono::milliseconds betweenFrames(50);

/// Lays one matrix out.
class StageMaker {
public:
    StageMaker(const LayoutRequest& request, const LayoutPoints& points, LayoutWatch& watch, TimedProgress& progress)
        : m_request(request), m_points(points), m_watch(watch), m_progress(progress)
    {
    }

    LayoutStage make(const RowMatrix& rows, std::size_t dimension, HubnessStage which, std::span<const float> start)
    {
        m_live = which == HubnessStage::After;
        LayoutStage stage;
        stage.stage = which;
        const Stopwatch clock;
        const double restedBefore = m_progress.rested();
        if (!m_request.horizontal.empty() || !m_request.vertical.empty()) {
            stage.coordinates = along(rows, dimension);
            show(stage.coordinates, 0, 0);
        } else {
            project(rows, dimension, start, stage);
        }
        stage.seconds = clock.seconds() - (m_progress.rested() - restedBefore);
        judge(rows, dimension, stage);
        return stage;
    }

private:
    void show(std::span<const float> coordinates, int iteration, int iterations)
    {
        if (m_live) {
            m_watch.moved({iteration, iterations, {coordinates.begin(), coordinates.end()}});
        }
    }

    std::vector<float> along(const RowMatrix& rows, std::size_t dimension) const
    {
        if (m_request.horizontal.empty() || m_request.vertical.empty()) {
            throw Error(CROSSGLOSS_TEXT("Both axes need a formula"));
        }
        const auto direction = [&](const std::string& formula) {
            return formulaDirection(readFormula(formula), dimension, m_points.vectorOf);
        };
        return alongAxes(rows, dimension, direction(m_request.horizontal), direction(m_request.vertical), m_request.threads);
    }

    void project(const RowMatrix& rows, std::size_t dimension, std::span<const float> start, LayoutStage& stage)
    {
        std::vector<float> begin(start.begin(), start.end());
        if (start.empty()) {
            PcaOptions options;
            options.seed = m_request.seed;
            options.threads = m_request.threads;
            const Pca pca = principalComponents(rows, dimension, options, m_progress);
            begin.assign(2 * rows.rows, 0.0F);
            for (std::size_t i = 0; i < rows.rows; ++i) {
                std::copy_n(pca.coordinates.begin() + static_cast<std::ptrdiff_t>(i * pca.components), pca.components,
                            begin.begin() + static_cast<std::ptrdiff_t>(2 * i));
            }
            stage.explained = pca.explained();
        }
        show(begin, 0, 0);
        if (m_request.method == ProjectionMethod::Pca) {
            stage.coordinates = std::move(begin);
            return;
        }
        stage.explained.reset();
        const std::unique_ptr<Projection> projection = prepare(rows, dimension, begin, !start.empty());
        iterate(*projection);
        stage.iterations = projection->iteration();
        stage.coordinates.assign(projection->layout().begin(), projection->layout().end());
        stage.divergence = projection->divergence(m_progress);
    }

    std::unique_ptr<Projection> prepare(const RowMatrix& rows, std::size_t dimension, std::span<const float> begin,
                                        bool resumed)
    {
        NeighbourGraphOptions graphOptions;
        graphOptions.search = m_request.search;
        graphOptions.seed = m_request.seed;
        graphOptions.threads = m_request.threads;
        if (m_request.method == ProjectionMethod::TSne) {
            graphOptions.k = neighboursOfTSne(m_request.perplexity, rows.rows);
            TSneOptions options;
            options.perplexity = m_request.perplexity;
            options.iterations = m_request.iterations > 0 ? m_request.iterations : options.iterations;
            options.threads = m_request.threads;
            return makeTSne(neighbourGraph(rows, dimension, graphOptions, m_progress), begin, resumed, options, m_progress);
        }
        graphOptions.k = m_request.neighbours > 1 ? m_request.neighbours - 1 : 1;
        UmapOptions options;
        options.neighbours = m_request.neighbours;
        options.minimumDistance = m_request.minimumDistance;
        options.iterations = m_request.iterations;
        options.seed = m_request.seed;
        options.threads = m_request.threads;
        return makeUmap(neighbourGraph(rows, dimension, graphOptions, m_progress), begin, resumed, options, m_progress);
    }

    void iterate(Projection& projection)
    {
        m_progress.stage(CROSSGLOSS_TEXT("Laying the points out"), static_cast<std::uint64_t>(projection.iterations()));
        auto shown = Clock::now();
        while (projection.iteration() < projection.iterations() && !m_watch.stopRequested()) {
            if (m_watch.paused()) {
                rest();
                continue;
            }
            projection.run(1, m_progress);
            m_progress.advance(static_cast<std::uint64_t>(projection.iteration()));
            if (Clock::now() - shown >= betweenFrames) {
                show(projection.layout(), projection.iteration(), projection.iterations());
                shown = Clock::now();
            }
        }
    }

    /// Waits until the run is to go on, or to end.
    void rest()
    {
        const Stopwatch clock;
        while (m_watch.paused() && !m_watch.stopRequested() && !m_progress.cancelled()) {
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
        m_progress.rested(clock.seconds());
        m_progress.throwIfCancelled();
    }

    void judge(const RowMatrix& rows, std::size_t dimension, LayoutStage& stage)
    {
        LayoutQualityOptions options;
        if (m_request.qualitySample == 0 || 2 * options.neighbours >= rows.rows) {
            return;
        }
        m_progress.stage(CROSSGLOSS_TEXT("Judging the layout"), 0);
        options.sample = m_request.qualitySample;
        options.seed = m_request.seed;
        options.threads = m_request.threads;
        stage.quality = layoutQuality(rows, dimension, stage.coordinates, options, m_progress);
    }

    const LayoutRequest& m_request;
    const LayoutPoints& m_points;
    LayoutWatch& m_watch;
    TimedProgress& m_progress;
    bool m_live = true;
};

/// Whether the nearest word of the other language is among the translations, of points of one side that have such.
void judgeSide(const LayoutPoints& points, const std::vector<std::vector<std::uint32_t>>& linked, std::size_t side,
               int threads, Progress& progress, std::vector<TranslationState>& states)
{
    const auto [first, last] = points.range(side);
    const auto [otherFirst, otherLast] = points.range(1 - side);
    std::vector<std::uint32_t> asking;
    std::vector<float> queries;
    for (std::size_t i = first; i < last; ++i) {
        if (!linked[i].empty()) {
            asking.push_back(static_cast<std::uint32_t>(i));
            const auto row = points.rows.begin() + static_cast<std::ptrdiff_t>(i * points.dimension);
            queries.insert(queries.end(), row, row + static_cast<std::ptrdiff_t>(points.dimension));
        }
    }
    if (asking.empty()) {
        return;
    }
    QuietProgress quiet(progress);
    const Neighbours nearest =
        searchNearest({queries.data(), asking.size(), points.dimension},
                      {points.rows.data() + otherFirst * points.dimension, otherLast - otherFirst, points.dimension},
                      points.dimension, {.k = 1, .threads = threads}, quiet);
    for (std::size_t i = 0; i < asking.size(); ++i) {
        const auto answer = static_cast<std::uint32_t>(otherFirst) + nearest.indicesOf(i).front();
        const bool right = std::ranges::find(linked[asking[i]], answer) != linked[asking[i]].end();
        states[asking[i]] = right ? TranslationState::Right : TranslationState::Wrong;
    }
}

std::vector<TranslationState> translationStates(const LayoutPoints& points, int threads, Progress& progress)
{
    if (points.languages.size() != 2) {
        return {};
    }
    progress.stage(CROSSGLOSS_TEXT("Checking the translations"), 0);
    std::vector<std::vector<std::uint32_t>> linked(points.size());
    for (const LayoutLink& link : points.links) {
        linked[link.source].push_back(link.target);
        linked[link.target].push_back(link.source);
    }
    std::vector<TranslationState> states(points.size(), TranslationState::Unknown);
    for (std::size_t side = 0; side < 2; ++side) {
        judgeSide(points, linked, side, threads, progress, states);
    }
    return states;
}

void addFigures(const PointLayout& layout, RunRecord& record)
{
    RunFigures figures;
    figures.n = layout.size();
    const LayoutStage& stage = layout.stages().back();
    if (stage.explained) {
        figures.values.push_back({"explained", *stage.explained, {}});
    }
    if (stage.divergence) {
        figures.values.push_back({"kl", *stage.divergence, {}});
    }
    if (stage.quality.sampled > 0) {
        figures.values.push_back({"trustworthiness", stage.quality.trustworthiness, {}});
        figures.values.push_back({"continuity", stage.quality.continuity, {}});
        figures.values.push_back({"kept", stage.quality.kept, {}});
    }
    record.addFigures(std::move(figures));
}

} // namespace

LayoutJob::Made LayoutJob::run(LayoutWatch& watch, Progress& progress, const std::filesystem::path& out) const
{
    nlohmann::json parameters = runParametersOf(m_request);
    if (!out.empty()) {
        parameters["out"] = out.string();
    }
    RunRecord record(m_context.runs, "project", parameters);
    return recorded(record, progress, [&](TimedProgress& timed) {
        Made made = make(record, watch, timed);
        record.done(toJson(*made.layout));
        return made;
    });
}

LayoutJob::Made LayoutJob::make(RunRecord& record, LayoutWatch& watch, TimedProgress& progress) const
{
    const auto* earlier = dynamic_cast<const PointLayout*>(m_request.start.get());
    const std::shared_ptr<const LayoutPoints> points =
        earlier ? earlier->sharedPoints() : gatherPoints(m_context, m_lists, m_request, progress);
    for (const auto& [name, checksum] : points->checksums) {
        record.addInput(name, checksum);
    }
    record.addFiles({m_request.words});
    LayoutRequest request = m_request;
    request.start.reset();
    std::vector<TranslationState> states = earlier
                                               ? std::vector<TranslationState>(earlier->translation().begin(),
                                                                               earlier->translation().end())
                                               : translationStates(*points, m_request.threads, progress);
    watch.begins(std::make_shared<PointLayout>(request, points, std::vector<LayoutStage>{}, states));
    StageMaker maker(m_request, *points, watch, progress);
    const auto startOf = [&](std::size_t back) -> std::span<const float> {
        if (!earlier || earlier->stages().size() <= back) {
            return {};
        }
        return earlier->stages()[earlier->stages().size() - 1 - back].coordinates;
    };
    std::vector<LayoutStage> stages;
    stages.push_back(maker.make(points->matrix(), points->dimension, HubnessStage::After, startOf(0)));
    if (m_request.beforeMap && points->dimensionBefore > 0) {
        LayoutStage before =
            maker.make(points->matrixBefore(), points->dimensionBefore, HubnessStage::Before, startOf(1));
        superimpose(before.coordinates, stages.front().coordinates);
        stages.insert(stages.begin(), std::move(before));
    }
    Made made;
    made.layout = std::make_shared<PointLayout>(std::move(request), points, std::move(stages), std::move(states));
    made.unknown = points->unknown;
    made.run = record.handle();
    addFigures(*made.layout, record);
    return made;
}

std::shared_ptr<const PointLayout> LayoutJob::reopened(std::vector<LayoutStage> stages, Progress& progress) const
{
    const std::shared_ptr<const LayoutPoints> points = gatherPoints(m_context, m_lists, m_request, progress);
    for (const LayoutStage& stage : stages) {
        if (stage.coordinates.size() != 2 * points->size()) {
            throw Error(CROSSGLOSS_TEXT("The vectors that were laid out are not the same any more"), {points->title})
                .advise(CROSSGLOSS_TEXT("Lay them out anew"));
        }
    }
    std::vector<TranslationState> states = translationStates(*points, m_request.threads, progress);
    return std::make_shared<PointLayout>(m_request, points, std::move(stages), std::move(states));
}

} // namespace crossgloss
