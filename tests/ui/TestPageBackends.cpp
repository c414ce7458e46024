#include "GlossDeskBackend.h"
#include "JobBackends.h"
#include "ResultsBackend.h"
#include "SavedBackend.h"
#include "base/Random.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QTextStream>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace crossgloss;

/// The backends of the pages over the real core: the target space is the source, turned.
class TestPageBackends : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void checkTellsCoverageAndWhatCannotWork();
    void mapIsLearnedMeasuredAndKept();
    void neighboursAndPlaneSeeTheMap();
    void savesWhatOtherToolsRead();
    void comparesMethodsOnWordsKeptApart();
    void testFileTakesTheWholeDictionary();
    void cancelAndErrorsAreKeptAsRuns();
    void hubsOfTheMapEitherWayRound();
    void hubsOfOneSpace();
    void openedFilesAreReadAnewOnceTheyChange();
    void resultsOfTheWorkspace();
    void damagedRunsAreShownAllTheSame();
    void runsAreKnownWhileTheyGoOn();
    void alignmentsAreReportedComparedAndBegunAgain();
    void hubnessIsKeptAndBegunAgain();
    void linkingsAndTrainingsAreBegunAgain();
    void runsOfCommandsAreReadToo();
    void linkingIsForetoldMadeReviewedAndRemoved();
    void linkingTakesTheDictionariesThatAreThere();
    void networkIsTrainedAndLinks();
    void savedWordsFollowTheWorkspace();

private:
    static constexpr std::size_t words = 400;
    static constexpr std::size_t dimension = 16;

    QString path(const QString& name) const { return m_folder->filePath(name); }
    std::filesystem::path file(const char* name) const { return path(QLatin1String(name)).toStdString(); }
    void writeVectors(const QString& name, const QString& prefix, const std::vector<float>& values);
    void writePairs(const QString& name, std::size_t from, std::size_t to, const QString& targetPrefix = QStringLiteral("m"));
    AlignRequest request() const;
    std::shared_ptr<const AlignedSpaces> learn(const AlignRequest& asked);
    std::vector<Run> runs();
    LinkingRequest smallWordnets();

    std::unique_ptr<QTemporaryDir> m_folder;
    void open();

    std::unique_ptr<JobContext> m_context;
    std::unique_ptr<AlignBackend> m_align;
    std::unique_ptr<HubsBackend> m_hubs;
    SharedPack m_pack{[]() -> std::filesystem::path { throw Error("There is no pack"); }};
    NullProgress m_progress;
};

void TestPageBackends::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    Random random(11);
    std::vector<float> source(words * dimension);
    for (float& value : source) {
        value = static_cast<float>(normal(random));
    }
    // A permutation of the axes with signs is a rotation that text keeps exactly.
    std::vector<float> target(source.size());
    for (std::size_t i = 0; i < words; ++i) {
        for (std::size_t d = 0; d < dimension; ++d) {
            target[i * dimension + (d + 5) % dimension] = (d % 2 == 0 ? 1.0F : -1.0F) * source[i * dimension + d];
        }
    }
    writeVectors(QStringLiteral("small.en.vec"), QStringLiteral("w"), source);
    writeVectors(QStringLiteral("small.fr.vec"), QStringLiteral("m"), target);
    writePairs(QStringLiteral("pairs.txt"), 0, words);
    open();
}

void TestPageBackends::open()
{
    m_context.reset();
    m_context = std::make_unique<JobContext>(file("workspace"));
    m_align = std::make_unique<AlignBackend>(*m_context);
    m_hubs = std::make_unique<HubsBackend>(*m_context);
}

void TestPageBackends::cleanup()
{
    m_hubs.reset();
    m_align.reset();
    m_context.reset();
    m_folder.reset();
}

void TestPageBackends::writeVectors(const QString& name, const QString& prefix, const std::vector<float>& values)
{
    QFile out(path(name));
    QVERIFY(out.open(QIODevice::WriteOnly));
    QTextStream text(&out);
    text.setRealNumberPrecision(9);
    text << words << ' ' << dimension << '\n';
    for (std::size_t i = 0; i < words; ++i) {
        text << prefix << i;
        for (std::size_t d = 0; d < dimension; ++d) {
            text << ' ' << values[i * dimension + d];
        }
        text << '\n';
    }
}

void TestPageBackends::writePairs(const QString& name, std::size_t from, std::size_t to, const QString& targetPrefix)
{
    QFile out(path(name));
    QVERIFY(out.open(QIODevice::WriteOnly));
    QTextStream text(&out);
    for (std::size_t i = from; i < to; ++i) {
        text << 'w' << i << '\t' << targetPrefix << i << '\n';
    }
}

AlignRequest TestPageBackends::request() const
{
    AlignRequest asked;
    asked.source.file = file("small.en.vec");
    asked.target.file = file("small.fr.vec");
    asked.dictionary.file = file("pairs.txt");
    asked.options.threads = 2;
    return asked;
}

std::shared_ptr<const AlignedSpaces> TestPageBackends::learn(const AlignRequest& asked)
{
    return m_align->align(asked, m_progress, [](const AlignmentStep&) {});
}

std::vector<Run> TestPageBackends::runs()
{
    // Runs are written behind the result's back; another context begins when all are.
    open();
    return m_context->workspace.open()->runs();
}

void TestPageBackends::checkTellsCoverageAndWhatCannotWork()
{
    const AlignabilityAnswer answer = m_align->check(request(), m_progress);
    QCOMPARE(answer.source.title, std::string("small.en.vec"));
    QCOMPARE(answer.target.words, words);
    QCOMPARE(answer.pairsUsable, words);
    QCOMPARE(answer.coverage, 1.0);
    QVERIFY(answer.warnings.empty() || answer.warnings.front().severity != Warning::Severity::Impossible);
    writePairs(QStringLiteral("foreign.txt"), 0, 50, QStringLiteral("zzz"));
    AlignRequest foreign = request();
    foreign.dictionary.file = file("foreign.txt");
    const AlignabilityAnswer nothing = m_align->check(foreign, m_progress);
    QCOMPARE(nothing.pairsUsable, std::size_t(0));
    QVERIFY(!nothing.warnings.empty());
    QVERIFY(nothing.warnings.front().severity == Warning::Severity::Impossible);
}

void TestPageBackends::mapIsLearnedMeasuredAndKept()
{
    const auto spaces = learn(request());
    const AlignmentSummary& summary = spaces->summary();
    QCOMPARE(summary.method, std::string("procrustes"));
    QCOMPARE(summary.learnedFrom, words * 4 / 5);
    QCOMPARE(summary.testWords, words / 5);
    QCOMPARE(summary.figures.size(), std::size_t(8));
    for (const TranslationFigures& figures : summary.figures) {
        QCOMPARE(figures.words, words / 5);
        QVERIFY2(figures.p1 > 0.98, qPrintable(QString::number(figures.p1)));
    }
    QCOMPARE(summary.examples.size(), std::size_t(8));
    const std::vector<Run> kept = runs();
    QCOMPARE(kept.size(), std::size_t(1));
    QCOMPARE(kept.front().kind, std::string("align"));
    QCOMPARE(kept.front().state, std::string("done"));
    QVERIFY(nlohmann::json::parse(kept.front().result)["scores"].size() == 8);
}

void TestPageBackends::neighboursAndPlaneSeeTheMap()
{
    const auto spaces = learn(request());
    for (const RetrievalCriterion criterion : {RetrievalCriterion::NearestNeighbour, RetrievalCriterion::Csls,
                                               RetrievalCriterion::InvertedSoftmax, RetrievalCriterion::GloballyCorrected}) {
        const NeighbourAnswer answer = spaces->neighbours({"w321", MapSide::Source, false, criterion, 5}, m_progress);
        QVERIFY(answer.known && answer.comparable);
        QCOMPARE(answer.after.size(), std::size_t(5));
        QCOMPARE(answer.after.front().word, std::string("m321"));
        QVERIFY(answer.after.front().cosine > 0.999);
        QVERIFY(answer.before.front().cosine < 0.95);
    }
    const NeighbourAnswer back = spaces->neighbours({"m7", MapSide::Target, false, RetrievalCriterion::Csls, 3}, m_progress);
    QCOMPARE(back.after.front().word, std::string("w7"));
    // Within a language an orthogonal map changes nothing but the centre; the word is no neighbour of its own.
    const NeighbourAnswer own = spaces->neighbours({"w5", MapSide::Source, true, RetrievalCriterion::Csls, 3}, m_progress);
    QVERIFY(own.after.front().word != "w5" && own.before.front().word != "w5");
    QVERIFY(!spaces->neighbours({"nowhere", MapSide::Source, false, RetrievalCriterion::Csls, 3}, m_progress).known);

    const PlaneAnswer plane = spaces->plane({{"w1", "m1"}, {"w2", "nothing"}, {"w3", "m3"}});
    QCOMPARE(plane.pairs.size(), std::size_t(2));
    QCOMPARE(plane.unknown.size(), std::size_t(1));
    QVERIFY(plane.plane.comparableBefore);
    QVERIFY(plane.plane.cosineAfter[1] > 0.999);
    QVERIFY(std::abs(plane.plane.cosineBefore[1]) < 0.95);
    QVERIFY(spaces->plane({}).pairs.empty());
}

void TestPageBackends::savesWhatOtherToolsRead()
{
    const auto spaces = learn(request());
    spaces->saveMap(file("en-fr.map"));
    const AlignmentMap map = readMap(file("en-fr.map"));
    QCOMPARE(map.source.name, std::string("small.en.vec"));
    QCOMPARE(map.target.language, std::string("fr"));
    spaces->exportVectors(MapSide::Target, file("mapped.vec"), m_progress);
    ReadReport report;
    const EmbeddingSpace mapped = readVectors(file("mapped.vec"), {}, m_progress, report);
    QCOMPARE(mapped.size(), words);
    QCOMPARE(mapped.word(9), std::string_view("m9"));
    QVERIFY(spaces->exportDictionary(file("induced.tsv"), m_progress) > words * 9 / 10);
    const std::vector<WordPair> induced = readWordPairs(file("induced.tsv"), m_progress, report);
    QCOMPARE(induced.front().source.substr(1), induced.front().target.substr(1));
}

void TestPageBackends::comparesMethodsOnWordsKeptApart()
{
    std::size_t told = 0;
    const std::vector<ComparisonRow> rows =
        m_align->compare(request(), m_progress, [&told](const ComparisonRow&) { ++told; });
    QCOMPARE(rows.size(), std::size_t(8 * 4 * 2));
    QCOMPARE(told, rows.size());
    int baselines = 0;
    for (const ComparisonRow& row : rows) {
        baselines += row.baseline ? 1 : 0;
        if (row.failure.empty() && row.method == AlignmentMethod::Procrustes) {
            QVERIFY(row.figures.p1 > 0.98);
            QCOMPARE(row.figures.words, words / 5);
        }
    }
    QCOMPARE(baselines, 2);
    QCOMPARE(runs().front().kind, std::string("align-grid"));
    AlignRequest nothing = request();
    nothing.testShare = 0;
    QVERIFY_EXCEPTION_THROWN(m_align->compare(nothing, m_progress, [](const ComparisonRow&) {}), Error);
}

void TestPageBackends::testFileTakesTheWholeDictionary()
{
    writePairs(QStringLiteral("train.txt"), 0, 300);
    writePairs(QStringLiteral("test.txt"), 290, words);
    AlignRequest asked = request();
    asked.dictionary.file = file("train.txt");
    asked.testFile = file("test.txt");
    const auto spaces = learn(asked);
    QCOMPARE(spaces->summary().learnedFrom, std::size_t(300));
    QCOMPARE(spaces->summary().testWords, words - 290);
    QCOMPARE(spaces->summary().learnedTestWords, std::size_t(10));
}

void TestPageBackends::cancelAndErrorsAreKeptAsRuns()
{
    class Stopped final : public Progress {
    public:
        void stage(std::string_view name, std::uint64_t) override { m_stop = m_stop || name == "Learning the map"; }
        void advance(std::uint64_t) override {}
        bool cancelled() const override { return m_stop; }

    private:
        bool m_stop = false;
    };
    Stopped stopped;
    QVERIFY_EXCEPTION_THROWN(m_align->align(request(), stopped, [](const AlignmentStep&) {}), Cancelled);
    AlignRequest impossible = request();
    impossible.dictionary.kind = DictionaryKind::None;
    QVERIFY_EXCEPTION_THROWN(learn(impossible), Error);
    const std::vector<Run> kept = runs();
    QCOMPARE(kept.size(), std::size_t(2));
    QCOMPARE(kept[0].state, std::string("cancelled"));
    QCOMPARE(kept[1].state, std::string("failed"));
    AlignRequest missing = request();
    missing.dictionary.file = "/nowhere/pairs.txt";
    try {
        learn(missing);
        QFAIL("read what is not there");
    } catch (const Error& error) {
        QVERIFY(error.file().find("/nowhere/pairs.txt") != std::string::npos);
    }
}

void TestPageBackends::hubsOfTheMapEitherWayRound()
{
    const auto spaces = learn(request());
    spaces->saveMap(file("en-fr.map"));
    HubnessRequest asked;
    asked.source.file = file("small.en.vec");
    asked.target.file = file("small.fr.vec");
    asked.alignment = spaces;
    asked.dictionary = file("pairs.txt");
    asked.k = 5;
    asked.queries = 100;
    asked.threads = 2;
    const auto result = m_hubs->measure(asked, m_progress);
    QCOMPARE(result->queries(), std::size_t(100));
    QCOMPARE(result->targets(), words);
    QVERIFY(!result->figures().empty());
    for (std::size_t i = 0; i < result->figures().size(); ++i) {
        const HubnessFigures& figures = result->figures()[i];
        std::size_t counted = 0;
        for (const OccurrenceBin& bin : figures.histogram) {
            counted += bin.targets;
        }
        QCOMPARE(counted, words);
        QCOMPARE(figures.histogram.front().targets, figures.antihubs);
        if (figures.stage == HubnessStage::After && figures.method == HubnessMethod::NearestNeighbour) {
            QVERIFY(figures.p1.value_or(0) > 0.99);
        }
        if (!figures.hubs.empty()) {
            const std::vector<HubVictim> victims = result->victims(i, figures.hubs.front().target);
            QCOMPARE(victims.size(), figures.hubs.front().occurrences);
            QVERIFY(victims.front().rank >= 1 && victims.front().rank <= 5);
            QVERIFY(!victims.front().gold.empty());
        }
    }
    // The same map, from a file and turned round.
    HubnessRequest turned = asked;
    std::swap(turned.source, turned.target);
    turned.alignment.reset();
    turned.map = file("en-fr.map");
    turned.dictionary.clear();
    QVERIFY(!m_hubs->measure(turned, m_progress)->figures().empty());
    // A map of other vectors is refused.
    HubnessRequest wrong = turned;
    wrong.source = wrong.target;
    QVERIFY_EXCEPTION_THROWN(m_hubs->measure(wrong, m_progress), Error);
}

void TestPageBackends::hubsOfOneSpace()
{
    HubnessRequest asked;
    asked.source.file = file("small.en.vec");
    asked.target.file = file("small.en.vec");
    asked.k = 3;
    const auto result = m_hubs->measure(asked, m_progress);
    for (const HubnessFigures& figures : result->figures()) {
        QVERIFY(figures.stage == HubnessStage::Before);
        QVERIFY(!figures.p1);
    }
}

void TestPageBackends::openedFilesAreReadAnewOnceTheyChange()
{
    const SpaceChoice choice{{}, file("small.en.vec")};
    const OpenedSpace first = m_context->spaces.open(choice, m_progress);
    QCOMPARE(first.language, std::string("en"));
    QVERIFY(m_context->spaces.open(choice, m_progress).space.data() == first.space.data());
    QFile out(path(QStringLiteral("small.en.vec")));
    QVERIFY(out.open(QIODevice::Append) && out.write("extra 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16\n") > 0);
    out.close();
    QCOMPARE(m_context->spaces.open(choice, m_progress).space.size(), words + 1);
    QVERIFY_EXCEPTION_THROWN(m_context->spaces.open({"no such resource", {}}, m_progress), Error);
    QCOMPARE(languageInFileName("novels.fr.100d.vec.xz"), std::string("fr"));
    QCOMPARE(languageInFileName("vectors.vec"), std::string());
}

/// A run of three glosses, of which retrieval gives all to the first target.
static std::int64_t addGlossRun(Workspace& workspace, const char* metric, bool matched)
{
    Run run;
    run.kind = "glosses";
    run.startedAt = "2026-11-20T12:00:00Z";
    run.state = "running";
    run.parameters = std::string(R"({"metric":")") + metric
                     + R"(","source":"/home/reader/it.gloss","target":"en.gloss","source_language":"it",)"
                       R"("target_language":"en","threads":0})";
    run.id = workspace.addRun(run);
    std::vector<StoredGloss> glosses(3);
    for (std::uint32_t i = 0; i < 3; ++i) {
        glosses[i].line = i + 1;
        glosses[i].source = std::string("s").append(std::to_string(i));
        glosses[i].target = std::string("t").append(std::to_string(i));
        glosses[i].rank = i + 1;
        glosses[i].best = 0;
        glosses[i].bestScore = 0.5;
        if (matched) {
            glosses[i].matched = i;
            glosses[i].matchedScore = 0.4;
        }
    }
    run.state = "done";
    run.result = R"({"n":3,"retrieval":{"p1":0.333,"mrr":0.6,"p10":1.0,"intervals":{"p1":[0.1,0.6]}},)"
                 R"("matching":{"p1":1.0,"p1_interval":[0.9,1.0]},"skewness":1.5})";
    finishGlossRun(workspace, run, glosses);
    return run.id;
}

void TestPageBackends::resultsOfTheWorkspace()
{
    ResultsBackend results(m_context->workspace);
    QVERIFY(results.runs().empty());
    const std::int64_t first = addGlossRun(*m_context->workspace.open(), "semb", true);
    const std::int64_t second = addGlossRun(*m_context->workspace.open(), "wmd", true);
    const std::vector<RunRow> rows = results.runs();
    QCOMPARE(rows.size(), std::size_t(2));
    QCOMPARE(rows.front().run.id, second);
    QCOMPARE(rows.front().method, std::string("wmd"));
    QCOMPARE(rows.front().subject, std::string("it → en · it.gloss → en.gloss"));
    QCOMPARE(*rows.front().p1, 0.333);
    QCOMPARE(*rows.front().matchingP1, 1.0);
    QVERIFY(rows.front().hasGlosses);

    const std::shared_ptr<const GlossRunResult> run = results.glossRun(first, m_progress);
    QCOMPARE(run->scores.size(), std::size_t(2));
    QCOMPARE(run->scores.front().interval.high, 0.6);
    QCOMPARE(run->scores.back().way, GlossScore::Way::Matching);
    QCOMPARE(run->scores.back().interval.low, 0.9);
    QCOMPARE(run->differences.hubs.front().victims.size(), std::size_t(2));
    QCOMPARE(run->ranks.size(), std::size_t(3));
    QCOMPARE(*run->skewness, 1.5);

    const RunComparison comparison = results.compare(first, second, m_progress);
    QCOMPARE(comparison.glosses.n, std::size_t(3));
    std::size_t parameters = 0;
    for (const RunComparison::Entry& entry : comparison.entries) {
        parameters += entry.isFigure ? 0 : 1;
        QVERIFY2(entry.isFigure || entry.name == "metric", entry.name.c_str());
    }
    QCOMPARE(parameters, std::size_t(1));

    const std::vector<StoredRun> removed = results.remove({first, second});
    QVERIFY(results.runs().empty());
    results.restore(removed);
    QCOMPARE(results.runs().size(), std::size_t(2));
    QCOMPARE(results.glossRun(second, m_progress)->glosses.size(), std::size_t(3));
    QVERIFY_EXCEPTION_THROWN(results.glossRun(99, m_progress), Error);
}

void TestPageBackends::damagedRunsAreShownAllTheSame()
{
    Run run;
    run.kind = "glosses";
    run.state = "done";
    run.parameters = "{\"metric\": 3, \"source\": [1, 2]";
    run.result = "[1, {\"p1\": \"high\"}]";
    run.id = m_context->workspace.open()->addRun(run);
    Run other = run;
    other.parameters = R"({"metric": 3, "source": ["a"], "retrieval": {"p1": 1}})";
    other.result = R"({"retrieval": 5, "matching": {"p1": "x"}, "p1": null})";
    other.id = m_context->workspace.open()->addRun(other);
    ResultsBackend results(m_context->workspace);
    QCOMPARE(results.runs().size(), std::size_t(2));
    QVERIFY(!results.runs().front().p1);
    QVERIFY(results.glossRun(other.id, m_progress)->scores.empty());
    QVERIFY(results.compare(run.id, other.id, m_progress).glosses.n == 0);
}

/// Two wordnets of twelve concepts whose words have the same vectors: "wab" in one is "mab" in the other.
LinkingRequest TestPageBackends::smallWordnets()
{
    Random random(3);
    const auto word = [](QChar prefix, int number) {
        return QString(prefix) + QChar('a' + number / 6) + QChar('b' + number % 6);
    };
    std::vector<float> values(36 * dimension);
    for (float& value : values) {
        value = static_cast<float>(normal(random));
    }
    for (const auto& [prefix, language, vectors, wordnet] :
         {std::tuple('w', "eng", "plain.en.vec", "en.tab"), std::tuple('m', "fra", "plain.fr.vec", "fr.tab")}) {
        QFile space(path(QLatin1String(vectors)));
        QFile net(path(QLatin1String(wordnet)));
        if (!space.open(QIODevice::WriteOnly) || !net.open(QIODevice::WriteOnly)) {
            qFatal("no temporary file");
        }
        QTextStream rows(&space);
        QTextStream lines(&net);
        rows << 36 << ' ' << dimension << '\n';
        lines << "# Small " << language << '\t' << language << "\thttp://example.org\tCC0\n";
        for (int i = 0; i < 36; ++i) {
            rows << word(QLatin1Char(prefix), i);
            for (std::size_t d = 0; d < dimension; ++d) {
                rows << ' ' << values[static_cast<std::size_t>(i) * dimension + d];
            }
            rows << '\n';
        }
        for (int i = 0; i < 12; ++i) {
            const QString id = QStringLiteral("%1-n").arg(1000 + i, 8, 10, QLatin1Char('0'));
            lines << id << '\t' << language << ":lemma\t" << word(QLatin1Char(prefix), i) << '\n'
                  << id << '\t' << language << ":def\t0\t" << word(QLatin1Char(prefix), 3 * i) << ' '
                  << word(QLatin1Char(prefix), 3 * i + 1) << ' ' << word(QLatin1Char(prefix), 3 * i + 2) << '\n';
        }
    }
    LinkingRequest asked;
    asked.sourceWordnet.file = file("en.tab");
    asked.targetWordnet.file = file("fr.tab");
    asked.sourceVectors.file = file("plain.en.vec");
    asked.targetVectors.file = file("plain.fr.vec");
    return asked;
}

void TestPageBackends::runsAreKnownWhileTheyGoOn()
{
    // Seen from within the run: a program killed now leaves a run that is told as interrupted.
    std::vector<Run> during;
    m_align->compare(request(), m_progress, [&](const ComparisonRow&) {
        if (during.empty()) {
            QTRY_VERIFY(!(during = m_context->workspace.open()->runs()).empty());
        }
    });
    QCOMPARE(during.size(), std::size_t(1));
    QCOMPARE(during.front().state, std::string("running"));
    const std::vector<Run> kept = runs();
    QCOMPARE(kept.size(), std::size_t(1));
    QCOMPARE(kept.front().id, during.front().id);
    QCOMPARE(kept.front().state, std::string("done"));
}

void TestPageBackends::alignmentsAreReportedComparedAndBegunAgain()
{
    AlignRequest asked = request();
    asked.options.seed = 5;
    asked.options.normalisation = {NormalisationStep::Unit};
    asked.dictionary.lowerCase = true;
    const auto spaces = learn(asked);
    AlignRequest other = asked;
    other.options.method = AlignmentMethod::SelfLearning;
    other.options.maximumIterations = 3;
    learn(other);
    m_align->compare(asked, m_progress, [](const ComparisonRow&) {});
    QCOMPARE(runs().size(), std::size_t(3));
    ResultsBackend results(m_context->workspace);

    const RunReport report = results.report(1);
    QCOMPARE(report.figures.size(), std::size_t(8));
    QCOMPARE(report.figures.front().direction, std::string("forward"));
    QCOMPARE(report.figures.front().retrieval, std::string("nn"));
    QCOMPARE(*report.figures.front().n, words / 5);
    QCOMPARE(report.figures.front().values.front().name, std::string("p1"));
    QVERIFY(report.figures.front().values.front().interval.has_value());
    QVERIFY(results.runs().back().p1 > 0.98);
    QVERIFY(report.alignment.empty());
    QVERIFY(!results.report(2).alignment.empty());
    QCOMPARE(results.report(3).figures.size(), std::size_t(8 * 4 * 2));
    QVERIFY(!results.report(3).figures.front().method.empty());

    // The same words were asked of both: paired tests by direction and criterion.
    const RunComparison comparison = results.compare(1, 2, m_progress);
    QCOMPARE(comparison.rankings.size(), std::size_t(8));
    QCOMPARE(comparison.rankings.front().direction, std::string("forward"));
    QVERIFY(!comparison.rankings.front().retrieval.empty());
    QVERIFY(comparison.rankings.front().comparison.n > words / 6);
    const auto named = [&](const char* name) {
        return std::ranges::find(comparison.entries, std::string(name), &RunComparison::Entry::name);
    };
    QVERIFY(named("forward/csls/p1") != comparison.entries.end() && named("forward/csls/p1")->isFigure);
    QVERIFY(named("method") != comparison.entries.end() && named("seed") == comparison.entries.end());

    const RunInputs inputs = results.inputs(1);
    const auto& again = std::get<AlignRequest>(inputs.request);
    QVERIFY(again.source == asked.source && again.target == asked.target);
    QVERIFY(again.dictionary == asked.dictionary);
    QCOMPARE(again.options.seed, asked.options.seed);
    QVERIFY(again.options.normalisation == asked.options.normalisation);
    QCOMPARE(again.testShare, asked.testShare);
    QVERIFY(!inputs.comparesMethods && results.inputs(3).comparesMethods);
    QCOMPARE(std::get<AlignRequest>(results.inputs(2).request).options.maximumIterations, 3);
    // The map lies beside the workspace, for those that use it.
    QVERIFY(std::filesystem::exists(spaces->file()));
    QCOMPARE(readMap(spaces->file()).method, std::string("procrustes"));
}

void TestPageBackends::hubnessIsKeptAndBegunAgain()
{
    HubnessRequest asked;
    asked.source.file = file("small.en.vec");
    asked.target.file = file("small.fr.vec");
    asked.alignment = learn(request());
    asked.dictionary = file("pairs.txt");
    asked.k = 5;
    asked.queries = 200;
    const auto result = m_hubs->measure(asked, m_progress);
    HubnessRequest wrong = asked;
    wrong.alignment.reset();
    wrong.map = file("pairs.txt");
    QVERIFY_EXCEPTION_THROWN(m_hubs->measure(wrong, m_progress), Error);
    const std::vector<Run> kept = runs();
    QCOMPARE(kept.size(), std::size_t(3));
    QCOMPARE(kept[1].kind, std::string("hubness"));
    QCOMPARE(kept[2].state, std::string("failed"));
    ResultsBackend results(m_context->workspace);
    const RunReport report = results.report(kept[1].id);
    QCOMPARE(report.row.method, std::string("procrustes"));
    QCOMPARE(report.figures.size(), result->figures().size());
    QCOMPARE(report.figures.front().stage, std::string("before"));
    QCOMPARE(report.figures.front().values.front().name, std::string("skewness"));
    QCOMPARE(report.figures.front().values.front().value, result->figures().front().skewness);
    QCOMPARE(report.figures.back().values.back().name, std::string("p1"));
    QVERIFY(report.figures.back().values.back().interval.has_value());
    const auto again = std::get<HubnessRequest>(results.inputs(kept[1].id).request);
    QVERIFY(again.source == asked.source && again.target == asked.target);
    QCOMPARE(again.map, asked.alignment->file());
    QCOMPARE(again.dictionary, asked.dictionary);
    QCOMPARE(again.k, std::size_t(5));
    QCOMPARE(again.queries, std::size_t(200));
    // As it was: the same figures come of it.
    const auto repeated = m_hubs->measure(again, m_progress);
    QCOMPARE(repeated->figures().back().skewness, result->figures().back().skewness);
}

void TestPageBackends::linkingsAndTrainingsAreBegunAgain()
{
    LinkingRequest asked = smallWordnets();
    asked.name = "small";
    asked.measure = GlossMeasure::Wmd;
    asked.candidates = 5;
    asked.commonOnly = true;
    {
        GlossDeskBackend desks(*m_context, m_pack);
        desks.create(asked, m_progress);
    }
    GlossEncoderRequest training;
    static_cast<GlossMaterials&>(training) = asked;
    training.options.validation = 2;
    training.options.siamese.hidden = 8;
    training.options.siamese.epochs = 3;
    training.options.siamese.learningRate = 0.5;
    training.options.siamese.out = file("models/small.model");
    {
        GlossEncoderBackend encoders(*m_context);
        encoders.train(training, m_progress, [](std::size_t, const TrainingPoint&) {});
    }
    QCOMPARE(runs().size(), std::size_t(2));
    ResultsBackend results(m_context->workspace);
    const auto linking = std::get<LinkingRequest>(results.inputs(1).request);
    QCOMPARE(linking.sourceWordnet.file, asked.sourceWordnet.file);
    QVERIFY(linking.targetVectors == asked.targetVectors);
    QCOMPARE(linking.name, asked.name);
    QVERIFY(linking.measure == asked.measure && linking.commonOnly);
    QCOMPARE(linking.candidates, asked.candidates);
    QCOMPARE(results.report(1).figures.size(), std::size_t(1));
    QCOMPARE(results.runs().back().method, std::string("wmd"));
    const auto encoder = std::get<GlossEncoderRequest>(results.inputs(2).request);
    QCOMPARE(encoder.sourceWordnet.file, asked.sourceWordnet.file);
    QVERIFY(encoder.sourceVectors == asked.sourceVectors);
    QCOMPARE(encoder.options.siamese.hidden, 8);
    QCOMPARE(encoder.options.siamese.learningRate, 0.5);
    QCOMPARE(encoder.options.siamese.out, training.options.siamese.out);
    const RunReport report = results.report(2);
    QCOMPARE(report.training.size(), std::size_t(3));
    QVERIFY(report.figures.size() >= 2);
    QVERIFY(report.figures.front().values.front().interval.has_value());
}

void TestPageBackends::runsOfCommandsAreReadToo()
{
    const auto add = [this](const char* kind, const char* parameters, const char* result) {
        Run run;
        run.kind = kind;
        run.state = "done";
        run.parameters = parameters;
        run.result = result;
        return m_context->workspace.open()->addRun(run);
    };
    const std::int64_t translated = add(
        "translate",
        R"({"folder":"/data","source":"it.vec","target":"en.vec","map":"it-en.map","method":"vecmap","test":"t.txt",
            "retrieval":"csls","seed":3})",
        R"({"n":10,"covered":8,"p1":0.5,"mrr":0.6,"direction":"forward","retrieval":"csls",
            "figures":[
                {"direction":"forward","retrieval":"csls","n":8,"values":[{"name":"p1","value":0.5,"interval":[0.2,0.8]}]},
                {"direction":"forward","retrieval":"csls","subset":"tolerant","n":8,"values":[{"name":"p1","value":0.6}]},
                {"direction":"forward","retrieval":"csls","subset":"rank","from":0,"to":500,"n":4,
                 "values":[{"name":"p1","value":0.75}]},
                {"direction":"backward","retrieval":"csls","n":9,"values":[{"name":"p1","value":0.4}]}],
            "ranks":{"forward":{"test":"a","ranks":"1 2 - 1"}}})");
    const std::int64_t sentences =
        add("retrieve-sentences", R"({"source":"it.vec","target":"en.vec","method":"procrustes","retrieval":"isf"})",
            R"({"n":4,"p1":0.5,"direction":"forward","retrieval":"isf",
                "figures":[{"retrieval":"isf","values":[]},{"retrieval":"nn","values":[]}],
                "ranks":{"forward":{"test":"a","ranks":"2 2 1 -"}}})");
    const std::int64_t training =
        add("train", R"({"folder":"/data","data":["d.tsv:fr:en"],"vectors":{"en":"en.vec"},"encoder":"gru","epochs":7})",
            R"({"best_validation_mrr":0.3,"validation":{"n":50,"p1":0.2,"mrr":0.3},"curve":[{"epoch":1,"loss":2}]})");
    ResultsBackend results(m_context->workspace);
    const RunReport report = results.report(translated);
    QCOMPARE(report.figures.size(), std::size_t(4));
    QCOMPARE(report.figures[0].values.front().interval->high, 0.8);
    QCOMPARE(report.figures[1].subset, std::string("tolerant"));
    QCOMPARE(report.figures[2].to, std::size_t(500));
    QCOMPARE(report.figures[3].direction, std::string("backward"));
    QCOMPARE(results.report(sentences).figures.back().retrieval, std::string("nn"));
    // Over the questions that both asked: of four two.
    const RunComparison comparison = results.compare(translated, sentences, m_progress);
    QCOMPARE(comparison.rankings.size(), std::size_t(1));
    QCOMPARE(comparison.rankings.front().comparison.n, std::size_t(2));
    const auto inputs = std::get<AlignRequest>(results.inputs(translated).request);
    QCOMPARE(inputs.source.file, std::filesystem::path("/data/it.vec"));
    QCOMPARE(inputs.testFile, std::filesystem::path("/data/t.txt"));
    QVERIFY(inputs.options.method == AlignmentMethod::VecMap);
    QVERIFY(!results.inputs(sentences).hasPage());
    const auto config = std::get<TrainingConfig>(results.inputs(training).request);
    QCOMPARE(config.epochs, 7);
    QCOMPARE(config.data.front().file, std::filesystem::path("/data/d.tsv"));
    QCOMPARE(config.vectors.at("en"), std::filesystem::path("/data/en.vec"));
    QCOMPARE(results.report(training).training.size(), std::size_t(1));
}

void TestPageBackends::linkingIsForetoldMadeReviewedAndRemoved()
{
    GlossDeskBackend desks(*m_context, m_pack);
    LinkingRequest asked = smallWordnets();
    asked.name = "small";
    asked.measure = GlossMeasure::Wmd;
    asked.candidates = 5;
    const LinkingForecast forecast = desks.forecast(asked, m_progress);
    QCOMPARE(forecast.outlook.source.glosses, std::size_t(12));
    QCOMPARE(forecast.outlook.target.glosses, std::size_t(12));
    QVERIFY(forecast.fits && forecast.outlook.bytes > 0 && forecast.outlook.seconds > 0);
    QVERIFY(forecast.outlook.possible());
    const std::int64_t id = desks.create(asked, m_progress);
    {
        const std::shared_ptr<ReviewDesk> desk = desks.open(id, "Anna", m_progress);
        for (std::int32_t source = 0; source < 12; ++source) {
            QCOMPARE(desk->item(source).target, source);
        }
        QVERIFY_EXCEPTION_THROWN(desks.open(id, "Bruno", m_progress), Error);
        QVERIFY_EXCEPTION_THROWN(desks.remove(id), Error);
        desk->decide({Decision::Kind::Accept, 3, 3, Relation::Exact, {}}, m_progress);
    }
    QCOMPARE(desks.linkings().front().decided, std::size_t(1));
    QCOMPARE(desks.exportTo(id, LinkingFormat::Tsv, {}, file("out.tsv"), m_progress).decisions, std::size_t(1));
    desks.remove(id);
    QVERIFY(desks.linkings().empty());
    asked.sourceVectors.file = file("small.en.vec");
    asked.map = file("missing.map");
    QVERIFY_EXCEPTION_THROWN(desks.create(asked, m_progress), Error);
}

void TestPageBackends::linkingTakesTheDictionariesThatAreThere()
{
    GlossDeskBackend desks(*m_context, m_pack);
    LinkingRequest asked = smallWordnets();
    asked.measure = GlossMeasure::Semb;
    // Two lexicons, one of them the other way round; a third of other languages is none of them.
    const auto write = [this](const char* name, int from, int to, bool turned) {
        QFile pairs(path(QLatin1String(name)));
        if (pairs.open(QIODevice::WriteOnly)) {
            for (int i = from; i < to; ++i) {
                const QByteArray word = QByteArray(1, static_cast<char>('a' + i / 6)) + static_cast<char>('b' + i % 6);
                pairs.write(turned ? "m" + word + "\tw" + word + "\n" : "w" + word + "\tm" + word + "\n");
            }
        }
        return std::vector<std::filesystem::path>{file(name)};
    };
    Workspace& workspace = *m_context->workspace.open();
    const auto import = [&](const std::vector<std::filesystem::path>& files, const char* name, const char* from,
                            const char* to) {
        ImportOptions options;
        options.language = from;
        options.secondLanguage = to;
        options.name = name;
        workspace.import(ResourceKind::Lexicon, files, options, m_progress);
    };
    import(write("one.tsv", 0, 4, false), "one", "en", "fr");
    import(write("two.tsv", 4, 9, true), "two", "fr", "en");
    import(write("three.tsv", 0, 9, false), "three", "en", "de");
    const LinkingForecast before = desks.forecast(asked, m_progress);
    std::vector<std::string> names;
    for (const LinkingDictionary& dictionary : before.dictionaries) {
        if (!dictionary.name.empty()) {
            names.push_back(dictionary.name);
            asked.dictionaries.push_back(dictionary);
        }
    }
    QCOMPARE(names, (std::vector<std::string>{"one", "two"}));
    QVERIFY(!before.outlook.translated);
    const LinkingForecast forecast = desks.forecast(asked, m_progress);
    QCOMPARE(*forecast.outlook.translated, 9.0 / 12);
    const std::int64_t id = desks.create(asked, m_progress);
    {
        const std::shared_ptr<ReviewDesk> desk = desks.open(id, "Anna", m_progress);
        for (std::int32_t source = 0; source < 12; ++source) {
            QCOMPARE(desk->item(source).target, source < 9 ? source : -1);
        }
    }
    // For the words alone it leaves the candidates as they were.
    asked.dictionaryCandidates = false;
    asked.measure = GlossMeasure::TfIdf;
    const std::int64_t other = desks.create(asked, m_progress);
    const std::shared_ptr<ReviewDesk> desk = desks.open(other, "Anna", m_progress);
    QVERIFY(desk->item(11).target >= 0);
}

void TestPageBackends::networkIsTrainedAndLinks()
{
    auto desks = std::make_unique<GlossDeskBackend>(*m_context, m_pack);
    LinkingRequest link = smallWordnets();
    link.measure = GlossMeasure::Siamese;
    link.candidates = 5;
    link.siameseModel = file("models/small.model");
    QVERIFY_EXCEPTION_THROWN(desks->forecast(link, m_progress), Error);
    GlossEncoderRequest train;
    static_cast<GlossMaterials&>(train) = link;
    train.options.validation = 2;
    train.options.siamese.hidden = 8;
    train.options.siamese.epochs = 30;
    train.options.siamese.patience = 0;
    train.options.siamese.inputDropout = train.options.siamese.stateDropout = 0;
    train.options.siamese.threads = 2;
    train.options.siamese.out = link.siameseModel;
    std::vector<TrainingPoint> points;
    {
        GlossEncoderBackend encoders(*m_context);
        const auto keep = [&points](std::size_t, const TrainingPoint& point) { points.push_back(point); };
        const GlossEncoderResult result = encoders.train(train, m_progress, keep);
        QCOMPARE(result.listed, std::size_t(12));
        QCOMPARE(result.best.pairs, std::size_t(10));
        QCOMPARE(points.size(), std::size_t(30));
        QVERIFY(points.back().loss < 0.5 * points.front().loss);
        train.sourceWordnet.file = file("missing.tab");
        QVERIFY_EXCEPTION_THROWN(encoders.train(train, m_progress, {}), Error);
    }
    const std::vector<Run> kept = runs();
    desks = std::make_unique<GlossDeskBackend>(*m_context, m_pack);
    QCOMPARE(kept.size(), std::size_t(1));
    QCOMPARE(kept.front().kind, std::string("siamese"));
    QCOMPARE(kept.front().state, std::string("done"));
    QCOMPARE(nlohmann::json::parse(kept.front().result)["curve"].size(), std::size_t(30));
    QVERIFY(desks->forecast(link, m_progress).fits);
    const std::int64_t id = desks->create(link, m_progress);
    const std::shared_ptr<ReviewDesk> desk = desks->open(id, "Anna", m_progress);
    int right = 0;
    for (std::int32_t source = 0; source < 12; ++source) {
        right += desk->item(source).target == source ? 1 : 0;
    }
    QVERIFY2(right >= 10, qPrintable(QString::number(right)));
    QCOMPARE(nlohmann::json::parse(desk->linking().parameters)["siamese"]["seen"].get<int>(), 12);
    // The same network with other vectors: the forecast refuses already, and names the file.
    link.targetVectors.file = file("small.fr.vec");
    try {
        desks->forecast(link, m_progress);
        QFAIL("other vectors were taken");
    } catch (const Error& error) {
        QVERIFY2(std::string(error.what()).find("small.model") != std::string::npos, error.what());
    }
}

void TestPageBackends::savedWordsFollowTheWorkspace()
{
    SharedWorkspace shared(file("saved"));
    SavedBackend backend(shared);
    SavedWord word;
    word.word = "Katze";
    word.language = "de";
    word.query = "cat";
    word.lists = {"Animals"};
    const SavedAddition addition = backend.add(word);
    QCOMPARE(backend.identities().size(), std::size_t{1});
    QCOMPARE(backend.identities().at(savedIdentity(word)), addition.id);
    // Restores and repairs close the workspace; whoever comes next opens it anew.
    shared.close();
    SavedOverview overview = backend.overview({});
    QCOMPARE(overview.words.size(), std::size_t{1});
    QCOMPARE(overview.lists.at("Animals"), std::size_t{1});
    QCOMPARE(overview.languages, (std::vector<std::string>{"de"}));
    QCOMPARE(overview.fresh, std::int64_t{1});
    QCOMPARE(overview.undoable.kind, std::string("add"));
    const SavedGrading grading = backend.grade(addition.id, ReviewGrade::Good);
    QCOMPARE(grading.next.word.review->reviews, std::int64_t{1});
    QVERIFY(grading.next.outcomes[3].intervalDays > grading.next.outcomes[1].intervalDays);
    backend.takeBack(grading.step);
    QVERIFY(!backend.overview({}).words.front().review);
    QCOMPARE(backend.exportTo(file("saved.apkg"), SavedFormat::AnkiPackage, {}), std::size_t{1});
    QVERIFY(std::filesystem::exists(file("saved.apkg")));
}

QTEST_GUILESS_MAIN(TestPageBackends)
#include "TestPageBackends.moc"
