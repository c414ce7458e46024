#include "evaluation/HubnessReport.h"

#include "alignment/AlignmentPairs.h"
#include "base/Parallel.h"
#include "base/Seconds.h"
#include "numeric/Rows.h"
#include "space/HubnessReduction.h"
#include "space/Retrieval.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <unordered_map>

namespace crossgloss {

namespace {

constexpr double usualBeta = 30.0;
constexpr std::array<HubnessMethod, 8> allMethods
    = {HubnessMethod::NearestNeighbour, HubnessMethod::InvertedSoftmax, HubnessMethod::Csls,
       HubnessMethod::GloballyCorrected, HubnessMethod::LocalScaling,    HubnessMethod::Nicdm,
       HubnessMethod::MutualProximity,   HubnessMethod::DisSimLocal};
constexpr std::array<std::string_view, 8> methodNames
    = {"nn", "isf", "csls", "gc", "local-scaling", "nicdm", "mutual-proximity", "dissim-local"};

std::size_t limited(std::size_t limit, std::size_t size)
{
    return limit == 0 ? size : std::min(limit, size);
}

/// Rows of one side, of length one.
struct Side {
    std::vector<float> values;
    std::size_t rows = 0;
    std::size_t dimension = 0;

    RowMatrix view() const { return {values.data(), rows, dimension}; }
    RowMatrix first(std::size_t count) const { return {values.data(), count, dimension}; }
};

/// What is measured at every stage.
struct Plan {
    std::vector<HubnessMethod> methods;
    std::vector<std::uint32_t> sourceRows; ///< in the order of the side: queries first, then further words of the test
    std::size_t asked = 0;             ///< how many of these ask; the counted queries come first
    std::size_t counted = 0;
    std::vector<std::size_t> testPlaces;   ///< place of every test word among them
    std::vector<std::vector<std::uint32_t>> translations;  ///< of every test word, sorted
    bool sameSpace = false;
};

/// The words of the test that both spaces know, by source word.
void addTest(std::span<const WordPair> test, const EmbeddingSpace& source, const EmbeddingSpace& target,
             const HubnessReportOptions& options, Plan& plan, HubnessReport& report)
{
    PairOptions limits;
    limits.sourceLimit = options.sourceLimit;
    limits.targetLimit = options.targetLimit;
    const AlignmentPairs pairs = resolvePairs(test, source, target, limits);
    report.listed = pairs.sourceWords;
    std::unordered_map<std::uint32_t, std::size_t> words;
    std::vector<std::uint32_t> rows;
    for (const IndexPair& pair : pairs.pairs) {
        const auto [word, isNew] = words.try_emplace(pair.source, plan.translations.size());
        if (isNew) {
            plan.translations.emplace_back();
            rows.push_back(pair.source);
        }
        plan.translations[word->second].push_back(pair.target);
    }
    for (std::vector<std::uint32_t>& translations : plan.translations) {
        std::sort(translations.begin(), translations.end());
    }
    for (const std::uint32_t row : rows) {
        if (row < plan.counted) {
            plan.testPlaces.push_back(row);
        } else {
            plan.testPlaces.push_back(plan.asked++);
            plan.sourceRows.push_back(row);
        }
    }
}

/// Queries first, so that all that ask are one range of the sources; then the other rows in their order.
Plan planOf(const HubnessReport& report, const HubnessReportOptions& options)
{
    Plan plan;
    plan.methods = options.methods.empty() ? std::vector<HubnessMethod>(allMethods.begin(), allMethods.end())
                                           : options.methods;
    plan.counted = plan.asked = report.queries;
    for (std::uint32_t row = 0; row < report.queries; ++row) {
        plan.sourceRows.push_back(row);
    }
    return plan;
}

void addOtherRows(Plan& plan, std::size_t sources)
{
    std::vector<bool> taken(sources, false);
    for (const std::uint32_t row : plan.sourceRows) {
        taken[row] = true;
    }
    for (std::uint32_t row = 0; row < sources; ++row) {
        if (!taken[row]) {
            plan.sourceRows.push_back(row);
        }
    }
}

/// Rows of a space in the order given, all of length one: as they stand, or mapped.
Side sideOf(const EmbeddingSpace& space, std::span<const std::uint32_t> rows, const AlignmentMap* map, MapSide which,
            int threads, Progress& progress)
{
    progress.stage(CROSSGLOSS_TEXT("Preparing vectors"), 0);
    const std::size_t dimension = space.dimension();
    Side side;
    side.rows = rows.size();
    side.dimension = dimension;
    side.values.resize(rows.size() * dimension);
    parallelRanges(rows.size(), threads, [&](std::size_t begin, std::size_t end, int) {
        for (std::size_t i = begin; i < end; ++i) {
            std::copy_n(space.data() + rows[i] * dimension, dimension, side.values.data() + i * dimension);
        }
        if (!map) {
            normaliseRows(side.values.data() + begin * dimension, end - begin, dimension, dimension);
        }
    });
    if (map) {
        side.values = map->applyRows(which, side.values.data(), side.rows, threads);
        side.dimension = map->side(which).shared;
    }
    progress.throwIfCancelled();
    return side;
}

Neighbours answersOf(HubnessMethod method, const Side& source, const Side& target, const Plan& plan,
                     const HubnessReport& report, const HubnessReportOptions& options, Progress& progress)
{
    const RowMatrix queries = source.first(plan.asked);
    const auto retrieveBy = [&](RetrievalCriterion criterion) {
        RetrievalOptions retrieval;
        retrieval.criterion = criterion;
        retrieval.k = report.k;
        retrieval.sameSpace = plan.sameSpace;
        retrieval.beta = report.beta;
        retrieval.seed = options.seed;
        retrieval.threads = options.threads;
        return retrieve(queries, target.view(), source.view(), source.dimension, retrieval, progress);
    };
    const auto scaleBy = [&](LocalScale scale) {
        LocalScalingOptions scaling;
        scaling.k = report.k;
        scaling.scale = scale;
        scaling.sameSpace = plan.sameSpace;
        scaling.threads = options.threads;
        return localScaling(queries, target.view(), source.view(), source.dimension, scaling, progress);
    };
    switch (method) {
    case HubnessMethod::InvertedSoftmax:
        return retrieveBy(RetrievalCriterion::InvertedSoftmax);
    case HubnessMethod::Csls:
        return retrieveBy(RetrievalCriterion::Csls);
    case HubnessMethod::GloballyCorrected:
        return retrieveBy(RetrievalCriterion::GloballyCorrected);
    case HubnessMethod::LocalScaling:
        return scaleBy(LocalScale::KthDistance);
    case HubnessMethod::Nicdm:
        return scaleBy(LocalScale::MeanDistance);
    case HubnessMethod::MutualProximity: {
        MutualProximityOptions proximity;
        proximity.k = report.k;
        proximity.sameSpace = plan.sameSpace;
        proximity.threads = options.threads;
        return mutualProximity(queries, target.view(), source.view(), source.dimension, proximity, progress);
    }
    case HubnessMethod::DisSimLocal: {
        DisSimLocalOptions dissimilarity;
        dissimilarity.k = report.k;
        dissimilarity.sameSpace = plan.sameSpace;
        dissimilarity.threads = options.threads;
        return disSimLocal(queries, target.view(), source.view(), source.dimension, dissimilarity, progress);
    }
    case HubnessMethod::NearestNeighbour:
        break;
    }
    return retrieveBy(RetrievalCriterion::NearestNeighbour);
}

/// 1 for test words whose first answer is a translation, else 0.
std::vector<std::uint32_t> ranksAt1(const Neighbours& neighbours, const Plan& plan)
{
    std::vector<std::uint32_t> ranks;
    for (std::size_t word = 0; word < plan.testPlaces.size(); ++word) {
        const std::span<const std::uint32_t> answers = neighbours.indicesOf(plan.testPlaces[word]);
        const std::vector<std::uint32_t>& translations = plan.translations[word];
        ranks.push_back(
            !answers.empty() && std::binary_search(translations.begin(), translations.end(), answers[0]) ? 1 : 0);
    }
    return ranks;
}

/// Drops the answers of words that ask for the test alone.
void keepFirst(Neighbours& neighbours, std::size_t queries)
{
    neighbours.queries = queries;
    neighbours.indices.resize(queries * neighbours.k);
    neighbours.scores.resize(queries * neighbours.k);
}

void addStage(HubnessStage stage, const Side& source, const Side& target, const Plan& plan,
              const HubnessReportOptions& options, HubnessReport& report, Progress& progress)
{
    for (const HubnessMethod method : plan.methods) {
        HubnessEntry entry;
        entry.method = method;
        entry.stage = stage;
        const auto start = std::chrono::steady_clock::now();
        entry.neighbours = answersOf(method, source, target, plan, report, options, progress);
        entry.seconds = secondsSince(start);
        entry.n = plan.testPlaces.size();
        if (entry.n > 0) {
            BootstrapOptions bootstrap;
            bootstrap.seed = options.seed;
            const PrecisionScores scores = precisionScores(ranksAt1(entry.neighbours, plan), bootstrap);
            entry.p1 = scores.p1;
            entry.p1Interval = scores.p1Interval;
        }
        keepFirst(entry.neighbours, plan.counted);
        entry.hubness = measureHubness(entry.neighbours, target.rows, report.k);
        if (options.onEntry) {
            options.onEntry(entry);
        }
        report.entries.push_back(std::move(entry));
    }
}

HubnessReport emptyReport(std::size_t sources, std::size_t targets, double mapBeta, const HubnessReportOptions& options)
{
    if (sources == 0 || targets == 0) {
        throw Error(CROSSGLOSS_TEXT("A space without words has no hubs"));
    }
    if (options.k == 0) {
        throw Error(CROSSGLOSS_TEXT("Hubs are counted among at least one neighbour"));
    }
    HubnessReport report;
    report.k = options.k;
    report.sources = sources;
    report.targets = targets;
    report.queries = limited(options.queries, sources);
    report.beta = options.beta > 0.0 ? options.beta : mapBeta > 0.0 ? mapBeta : usualBeta;
    return report;
}

std::vector<std::uint32_t> firstRows(std::size_t count)
{
    std::vector<std::uint32_t> rows(count);
    for (std::uint32_t row = 0; row < count; ++row) {
        rows[row] = row;
    }
    return rows;
}

} // namespace

std::string_view nameOf(HubnessMethod method)
{
    return methodNames[static_cast<std::size_t>(method)];
}

std::optional<HubnessMethod> hubnessMethod(std::string_view name)
{
    for (const HubnessMethod method : allMethods) {
        if (nameOf(method) == name) {
            return method;
        }
    }
    return std::nullopt;
}

std::span<const HubnessMethod> allHubnessMethods()
{
    return allMethods;
}

std::string_view nameOf(HubnessStage stage)
{
    return stage == HubnessStage::Before ? "before" : "after";
}

HubnessReport hubnessReport(const EmbeddingSpace& source, const EmbeddingSpace& target, const AlignmentMap* map,
                            std::span<const WordPair> test, const HubnessReportOptions& options, Progress& progress)
{
    HubnessReport report = emptyReport(limited(options.sourceLimit, source.size()),
                                       limited(options.targetLimit, target.size()), map ? map->beta : 0.0, options);
    const bool comparable = source.dimension() == target.dimension();
    if (!comparable && !map) {
        throw Error(CROSSGLOSS_TEXT("Spaces of %1 and %2 dimensions cannot be compared without a map"),
                    {std::to_string(source.dimension()), std::to_string(target.dimension())})
            .advise(CROSSGLOSS_TEXT("Align them first and give the map"));
    }
    if (map) {
        requireSpace(map->source, source);
        requireSpace(map->target, target);
    }
    Plan plan = planOf(report, options);
    if (!test.empty()) {
        addTest(test, source, target, options, plan, report);
    }
    addOtherRows(plan, report.sources);
    const std::vector<std::uint32_t> targetRows = firstRows(report.targets);
    for (const HubnessStage stage : {HubnessStage::Before, HubnessStage::After}) {
        const AlignmentMap* with = stage == HubnessStage::After ? map : nullptr;
        if (stage == HubnessStage::Before ? comparable : map != nullptr) {
            const Side sources = sideOf(source, plan.sourceRows, with, MapSide::Source, options.threads, progress);
            const Side targets = sideOf(target, targetRows, with, MapSide::Target, options.threads, progress);
            addStage(stage, sources, targets, plan, options, report, progress);
        }
    }
    return report;
}

HubnessReport hubnessReport(const EmbeddingSpace& space, const HubnessReportOptions& options, Progress& progress)
{
    const std::size_t rows = limited(options.sourceLimit, space.size());
    HubnessReport report = emptyReport(rows, rows, 0.0, options);
    Plan plan = planOf(report, options);
    plan.sameSpace = true;
    const Side side = sideOf(space, firstRows(rows), nullptr, MapSide::Source, options.threads, progress);
    addStage(HubnessStage::Before, side, side, plan, options, report, progress);
    return report;
}

} // namespace crossgloss
