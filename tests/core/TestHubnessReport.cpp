#include "SpaceFixture.h"

#include "alignment/Align.h"
#include "base/Error.h"
#include "evaluation/HubnessReport.h"
#include "space/HubnessReduction.h"
#include "space/Retrieval.h"

#include <QTest>

using namespace crossgloss;
using namespace crossgloss::test;

namespace {

const HubnessEntry* entryOf(const HubnessReport& report, HubnessMethod method, HubnessStage stage)
{
    const auto found = std::ranges::find_if(report.entries, [&](const HubnessEntry& entry) {
        return entry.method == method && entry.stage == stage;
    });
    return found == report.entries.end() ? nullptr : &*found;
}

constexpr std::size_t words = 300;
constexpr std::size_t dimension = 40;

EmbeddingSpace spaceOf(const Space& rows, const std::string& prefix)
{
    std::vector<std::string> names;
    std::vector<float> values;
    for (std::size_t row = 0; row < rows.rows; ++row) {
        names.push_back(prefix + std::to_string(row));
        values.insert(values.end(), rows.row(row), rows.row(row) + rows.dimension);
    }
    return EmbeddingSpace(std::move(names), std::move(values), rows.dimension);
}

/// Target word i is source word i with its coordinates in another order, and some noise; one hub more lies in the middle.
struct Pair {
    EmbeddingSpace source;
    EmbeddingSpace target;
    Space sourceRows;
    std::vector<WordPair> dictionary;

    explicit Pair(double noise = 0.05) : sourceRows(randomSpace(words, dimension, 1, 0, 1.2))
    {
        Random random(2);
        Space turned(words + 1, dimension);
        for (std::size_t row = 0; row < words; ++row) {
            for (std::size_t i = 0; i < dimension; ++i) {
                turned.row(row)[(i + 5) % dimension]
                    = 3.0f * (sourceRows.row(row)[i] + static_cast<float>(noise * normal(random)));
            }
            dictionary.push_back({"s" + std::to_string(row), "t" + std::to_string(row)});
        }
        for (std::size_t i = 0; i < dimension; ++i) {
            turned.row(words)[i] = i == 5 ? 1.0f : 0.0f;
        }
        source = spaceOf(sourceRows, "s");
        target = spaceOf(turned, "t");
    }
    AlignmentMap map() const
    {
        AlignOptions options;
        options.normalisation = {NormalisationStep::Unit};
        NullProgress progress;
        AlignmentData data;
        data.words = resolvePairs(dictionary, source, target);
        return align(source, target, data, options, progress);
    }
};

HubnessReport report(const Pair& pair, const AlignmentMap* map, const std::vector<WordPair>& test,
                     const HubnessReportOptions& options)
{
    NullProgress progress;
    return hubnessReport(pair.source, pair.target, map, test, options, progress);
}

} // namespace

class TestHubnessReport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesMethods();
    void measuresEveryMethodBeforeAndAfter();
    void equalsSingleSteps();
    void testWordsBeyondTheQueries();
    void limitsRows();
    void oneSpaceWithinItself();
    void otherDimensionsNeedAMap();
    void tellsEntriesAsTheyCome();
    void refusesWhatCannotBeMeasured();
};

void TestHubnessReport::namesMethods()
{
    QCOMPARE(allHubnessMethods().size(), std::size_t{8});
    for (const HubnessMethod method : allHubnessMethods()) {
        QCOMPARE(hubnessMethod(nameOf(method)), std::optional<HubnessMethod>(method));
    }
    QVERIFY(nameOf(HubnessMethod::DisSimLocal) == "dissim-local");
    QVERIFY(!hubnessMethod("none"));
    QVERIFY(nameOf(HubnessStage::Before) == "before" && nameOf(HubnessStage::After) == "after");
}

void TestHubnessReport::measuresEveryMethodBeforeAndAfter()
{
    const Pair pair;
    const AlignmentMap map = pair.map();
    HubnessReportOptions options;
    options.k = 5;
    const HubnessReport found = report(pair, &map, pair.dictionary, options);
    QCOMPARE(found.k, std::size_t{5});
    QCOMPARE(found.queries, words);
    QCOMPARE(found.sources, words);
    QCOMPARE(found.targets, words + 1);
    QCOMPARE(found.listed, words);
    QCOMPARE(found.entries.size(), std::size_t{16});
    for (std::size_t i = 0; i < found.entries.size(); ++i) {
        const HubnessEntry& entry = found.entries[i];
        QCOMPARE(entry.stage, i < 8 ? HubnessStage::Before : HubnessStage::After);
        QCOMPARE(entry.method, allHubnessMethods()[i % 8]);
        QCOMPARE(entryOf(found, entry.method, entry.stage), &entry);
        QCOMPARE(entry.neighbours.queries, words);
        QCOMPARE(entry.neighbours.k, std::size_t{5});
        QCOMPARE(entry.hubness.occurrences.size(), words + 1);
        QCOMPARE(entry.n, words);
        QVERIFY(entry.p1 && entry.p1Interval.low <= *entry.p1 && *entry.p1 <= entry.p1Interval.high);
    }
    // The map makes translations of words that had nothing to do with each other.
    for (const HubnessMethod method : allHubnessMethods()) {
        QVERIFY(*entryOf(found, method, HubnessStage::Before)->p1 < 0.1);
        QVERIFY(*entryOf(found, method, HubnessStage::After)->p1 > 0.8);
    }
    // The planted hub, and what the others are for.
    const Hubness& nearest = entryOf(found, HubnessMethod::NearestNeighbour, HubnessStage::After)->hubness;
    QCOMPARE(nearest.hubs.front(), static_cast<std::uint32_t>(words));
    for (const HubnessMethod method : {HubnessMethod::Csls, HubnessMethod::MutualProximity}) {
        QVERIFY(entryOf(found, method, HubnessStage::After)->hubness.skewness < nearest.skewness);
    }
}

void TestHubnessReport::equalsSingleSteps()
{
    const Pair pair;
    const AlignmentMap map = pair.map();
    HubnessReportOptions options;
    options.methods = {HubnessMethod::Nicdm, HubnessMethod::Csls};
    options.queries = 70;
    NullProgress progress;
    const HubnessReport found = report(pair, &map, {}, options);
    QCOMPARE(found.entries.size(), std::size_t{4});
    QVERIFY(!found.entries.front().p1);
    const std::vector<float> sources = map.apply(MapSide::Source, pair.source, 1, progress);
    const std::vector<float> targets = map.apply(MapSide::Target, pair.target, 1, progress);
    const RowMatrix from{sources.data(), words, dimension};
    const RowMatrix to{targets.data(), words + 1, dimension};
    RetrievalOptions csls;
    csls.criterion = RetrievalCriterion::Csls;
    const Neighbours byCsls = retrieve({sources.data(), 70, dimension}, to, from, dimension, csls, progress);
    QCOMPARE(entryOf(found, HubnessMethod::Csls, HubnessStage::After)->neighbours.indices, byCsls.indices);
    LocalScalingOptions nicdm;
    nicdm.scale = LocalScale::MeanDistance;
    const Neighbours byNicdm = localScaling({sources.data(), 70, dimension}, to, from, dimension, nicdm, progress);
    const HubnessEntry* entry = entryOf(found, HubnessMethod::Nicdm, HubnessStage::After);
    QCOMPARE(entry->neighbours.indices, byNicdm.indices);
    QCOMPARE(entry->hubness.occurrences, measureHubness(byNicdm, words + 1, 10).occurrences);
}

void TestHubnessReport::testWordsBeyondTheQueries()
{
    const Pair pair;
    const AlignmentMap map = pair.map();
    HubnessReportOptions options;
    options.methods = {HubnessMethod::Csls, HubnessMethod::NearestNeighbour};
    options.queries = 50;
    // Rare words first, an unknown one, one with two translations of which the second is right.
    const std::vector<WordPair> test = {{"s299", "t299"}, {"s120", "t7"},  {"s120", "t120"}, {"absent", "t1"},
                                        {"s3", "t3"},     {"s4", "nothing"}};
    const HubnessReport found = report(pair, &map, test, options);
    const HubnessEntry* entry = entryOf(found, HubnessMethod::NearestNeighbour, HubnessStage::After);
    QCOMPARE(found.listed, std::size_t{5});
    QCOMPARE(entry->n, std::size_t{3});
    QCOMPARE(*entry->p1, 1.0);
    // They do not count as queries, nor do they change what the others are told.
    QCOMPARE(entry->neighbours.queries, std::size_t{50});
    const HubnessReport without = report(pair, &map, {}, options);
    QCOMPARE(entry->neighbours.indices, entryOf(without, HubnessMethod::NearestNeighbour, HubnessStage::After)->neighbours.indices);
    QCOMPARE(entryOf(found, HubnessMethod::Csls, HubnessStage::After)->neighbours.indices,
             entryOf(without, HubnessMethod::Csls, HubnessStage::After)->neighbours.indices);
    // None of the words known: nothing is said about precision.
    const HubnessReport unknown = report(pair, &map, {{"absent", "t1"}}, options);
    QCOMPARE(unknown.listed, std::size_t{1});
    QVERIFY(!unknown.entries.front().p1);
}

void TestHubnessReport::limitsRows()
{
    const Pair pair;
    HubnessReportOptions options;
    options.sourceLimit = 40;
    options.targetLimit = 60;
    options.queries = 0;
    const HubnessReport found = report(pair, nullptr, pair.dictionary, options);
    QCOMPARE(found.sources, std::size_t{40});
    QCOMPARE(found.targets, std::size_t{60});
    QCOMPARE(found.queries, std::size_t{40});
    for (const HubnessEntry& entry : found.entries) {
        QCOMPARE(entry.stage, HubnessStage::Before);
        QCOMPARE(entry.hubness.occurrences.size(), std::size_t{60});
        QCOMPARE(entry.n, std::size_t{40});
    }
    options.sourceLimit = options.targetLimit = options.k = 100000;
    QCOMPARE(report(pair, nullptr, {}, options).entries.front().neighbours.k, words + 1);
}

void TestHubnessReport::oneSpaceWithinItself()
{
    const Pair pair;
    HubnessReportOptions options;
    options.queries = 100;
    NullProgress progress;
    const HubnessReport found = hubnessReport(pair.source, options, progress);
    QCOMPARE(found.entries.size(), std::size_t{8});
    for (const HubnessEntry& entry : found.entries) {
        QCOMPARE(entry.stage, HubnessStage::Before);
        QVERIFY(!entry.p1);
        for (std::uint32_t query = 0; query < 100; ++query) {
            const auto answers = entry.neighbours.indicesOf(query);
            QVERIFY(std::find(answers.begin(), answers.end(), query) == answers.end());
        }
    }
    options.sourceLimit = 1;
    QCOMPARE(hubnessReport(pair.source, options, progress).entries.front().hubness.antihubs, std::size_t{1});
}

void TestHubnessReport::otherDimensionsNeedAMap()
{
    const Pair pair;
    const EmbeddingSpace wide = spaceOf(randomSpace(50, dimension + 1, 9), "w");
    NullProgress progress;
    QVERIFY_EXCEPTION_THROWN(hubnessReport(pair.source, wide, nullptr, {}, {}, progress), Error);
    AlignOptions options;
    options.normalisation = {NormalisationStep::Unit};
    AlignmentData data;
    for (std::uint32_t row = 0; row < 50; ++row) {
        data.words.pairs.push_back({row, row});
    }
    const AlignmentMap map = align(pair.source, wide, data, options, progress);
    const HubnessReport found = hubnessReport(pair.source, wide, &map, {}, {}, progress);
    QCOMPARE(found.entries.size(), std::size_t{8});
    QCOMPARE(found.entries.front().stage, HubnessStage::After);
}

void TestHubnessReport::tellsEntriesAsTheyCome()
{
    const Pair pair;
    HubnessReportOptions options;
    std::vector<HubnessMethod> told;
    options.onEntry = [&](const HubnessEntry& entry) {
        told.push_back(entry.method);
        QVERIFY(!entry.hubness.occurrences.empty());
    };
    report(pair, nullptr, {}, options);
    QVERIFY(std::equal(told.begin(), told.end(), allHubnessMethods().begin(), allHubnessMethods().end()));
    // β is the caller's, else the map's, else the usual one.
    QCOMPARE(report(pair, nullptr, {}, options).beta, 30.0);
    AlignmentMap map = pair.map();
    map.beta = 17.0;
    QCOMPARE(report(pair, &map, {}, options).beta, 17.0);
    options.beta = 8.0;
    QCOMPARE(report(pair, &map, {}, options).beta, 8.0);
}

void TestHubnessReport::refusesWhatCannotBeMeasured()
{
    const Pair pair;
    const Pair other(0.5);
    const AlignmentMap map = other.map();
    NullProgress progress;
    QVERIFY_EXCEPTION_THROWN(report(pair, &map, {}, {}), Error);
    QVERIFY_EXCEPTION_THROWN(hubnessReport(pair.source, EmbeddingSpace(), nullptr, {}, {}, progress), Error);
    QVERIFY_EXCEPTION_THROWN(hubnessReport(EmbeddingSpace(), {}, progress), Error);
    HubnessReportOptions options;
    options.k = 0;
    QVERIFY_EXCEPTION_THROWN(report(pair, nullptr, {}, options), Error);
}

QTEST_GUILESS_MAIN(TestHubnessReport)
#include "TestHubnessReport.moc"
