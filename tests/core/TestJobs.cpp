#include "AlignmentFixture.h"
#include "StopsAt.h"

#include "base/Checksum.h"
#include "jobs/CompareAlignmentsJob.h"
#include "jobs/CompareRuns.h"
#include "jobs/GlossesJob.h"
#include "jobs/HubnessJob.h"
#include "jobs/RetrieveSentencesJob.h"
#include "jobs/EmbedJob.h"
#include "jobs/RunInputs.h"
#include "jobs/RunReports.h"
#include "jobs/TranslateJob.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <memory>
#include <thread>

using namespace crossgloss;
using namespace crossgloss::test;

namespace {

std::string wordOf(const char* prefix, std::size_t number)
{
    return std::string(prefix).append(std::to_string(number));
}

} // namespace

/// Jobs whole, as the command line and the window ask for them: one space is the other, turned.
class TestJobs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void learnsAPlantedRotation();
    void sameRequestSameBytes();
    void isKnownWhileItGoesOn();
    void keepsHowItEnded();
    void goesOnWithoutARecord();
    void namesThatAreNothingLeaveNothing();
    void languagesAreGuessedAlike();
    void runsAreBegunAgain();
    void runsOfWordVectorsAreBegunAgain();
    void runsOfSentencesAreBegunAgain();
    void comparesOnOneTest();
    void mapServesEitherWayRound();
    void translatesBothWays();
    void findsSentences();
    void stagesThatComeAgainAreOne();
    void comparesGlosses();

private:
    std::filesystem::path file(const char* name) const { return m_folder->filePath(QLatin1String(name)).toStdString(); }
    void write(const char* name, const std::string& text) const;
    AlignRequest request() const;
    Run onlyRun();
    /// Another context: the one before has written all its runs.
    void reopen() { m_context = std::make_unique<JobContext>(file("workspace")); }

    static constexpr std::size_t words = 260;
    static constexpr std::size_t dimension = 8;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<JobContext> m_context;
    NullProgress m_progress;
};

void TestJobs::write(const char* name, const std::string& text) const
{
    QFile out(QString::fromStdString(file(name).string()));
    QVERIFY(out.open(QIODevice::WriteOnly) && out.write(text.data(), static_cast<qint64>(text.size())) >= 0);
}

void TestJobs::init()
{
    m_context.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    const DenseMatrix x = wordLike(words, dimension, 1);
    writeVec(spaceOf(x, "s"), file("s.en.vec"), m_progress);
    writeVec(spaceOf(product(x, rotation(dimension, 2)), "t"), file("t.fr.vec"), m_progress);
    std::string pairs;
    for (std::size_t i = 0; i < words; ++i) {
        pairs += wordOf("s", i) + '\t' + wordOf("t", i) + '\n';
    }
    write("pairs.txt", pairs);
    reopen();
}

AlignRequest TestJobs::request() const
{
    AlignRequest request;
    request.source.file = file("s.en.vec");
    request.target.file = file("t.fr.vec");
    request.dictionary.file = file("pairs.txt");
    request.options.threads = 2;
    return request;
}

Run TestJobs::onlyRun()
{
    const std::vector<Run> runs = m_context->workspace.open()->runs();
    return runs.size() == 1 ? runs.front() : Run();
}

void TestJobs::learnsAPlantedRotation()
{
    AlignRequest asked = request();
    asked.out = file("out.map");
    asked.exportSource = file("mapped.vec");
    asked.induced = file("induced.tsv");
    bool checked = false;
    AlignJob::Listener listener;
    listener.onCheck = [&checked](const Alignability& found) { checked = found.possible(); };
    const AlignResult result = AlignJob(*m_context, asked).run(m_progress, listener);
    QVERIFY(checked && result.alignability);
    QCOMPARE(result.testWords, words / 5);
    QCOMPARE(result.pairs, words - words / 5);
    QCOMPARE(result.figures.size(), std::size_t{8});
    QVERIFY(result.figures.front().p1 > 0.98);
    const AlignmentMap map = readMap(file("out.map"));
    QVERIFY(largestDifference(throughShared(map), rotation(dimension, 2)) < 1e-5);
    QCOMPARE(map.source.name, std::string("s.en.vec"));
    QCOMPARE(map.target.language, std::string("fr"));
    QVERIFY(std::filesystem::exists(asked.exportSource) && std::filesystem::exists(asked.induced));

    const std::int64_t id = m_context->runs.id(result.run);
    const Run run = onlyRun();
    QCOMPARE(run.id, id);
    QCOMPARE(run.state, std::string("done"));
    const nlohmann::json parameters = nlohmann::json::parse(run.parameters);
    QCOMPARE(parameters["source_language"].get<std::string>(), std::string("en"));
    QCOMPARE(parameters["checksums"].size(), std::size_t{3});
    const nlohmann::json kept = nlohmann::json::parse(run.result);
    for (const char* stage : {"reading", "dictionary", "check", "alignment", "measuring", "writing", "total"}) {
        QVERIFY2(kept["seconds"][stage].is_number(), stage);
    }
    const RunReport report = runReport(runRow(run));
    QCOMPARE(report.figures.size(), std::size_t{8});
    QCOMPARE(report.figures.front().direction, std::string("forward"));
    QCOMPARE(*report.figures.front().n, words / 5);
    QVERIFY(report.figures.front().values.front().interval.has_value());
}

void TestJobs::sameRequestSameBytes()
{
    for (const AlignmentMethod method : {AlignmentMethod::Procrustes, AlignmentMethod::Rcsls,
                                         AlignmentMethod::SelfLearning}) {
        // As a command asks, and as the window does: the map goes to a file, or is kept beside the workspace.
        AlignRequest asked = request();
        asked.options.method = method;
        const AlignResult kept = AlignJob(*m_context, asked).run(m_progress);
        asked.out = file("out.map");
        asked.check = false;
        const AlignResult written = AlignJob(*m_context, asked).run(m_progress);
        QVERIFY(kept.file != written.file);
        QCOMPARE(fileChecksum(kept.file), fileChecksum(written.file));
        QVERIFY(!readMap(written.file).details.contains("seconds"));
        QVERIFY(written.seconds["stages"].is_object());
    }
}

void TestJobs::isKnownWhileItGoesOn()
{
    std::vector<Run> during;
    AlignJob::Listener listener;
    listener.onCheck = [&](const Alignability&) { QTRY_VERIFY(!(during = m_context->workspace.open()->runs()).empty()); };
    AlignJob(*m_context, request()).run(m_progress, listener);
    reopen();
    QCOMPARE(during.size(), std::size_t{1});
    // What a killed program leaves is this row, which reads as interrupted once its process is gone.
    QCOMPARE(during.front().state, std::string("running"));
    QVERIFY(!during.front().process.empty());
    QCOMPARE(onlyRun().id, during.front().id);
    QCOMPARE(onlyRun().state, std::string("done"));
}

void TestJobs::keepsHowItEnded()
{
    AlignRequest asked = request();
    write("foreign.txt", "cat\tchat\n");
    asked.dictionary.file = file("foreign.txt");
    QVERIFY_EXCEPTION_THROWN(AlignJob(*m_context, asked).run(m_progress), Error);
    write("broken.vec", "2 3\na 1 2 3\nb 1 2\n");
    asked.source.file = file("broken.vec");
    QVERIFY_EXCEPTION_THROWN(AlignJob(*m_context, asked).run(m_progress), Error);
    StopsAt stopped("Learning the map");
    QVERIFY_EXCEPTION_THROWN(AlignJob(*m_context, request()).run(stopped), Cancelled);
    reopen();
    const std::vector<Run> runs = m_context->workspace.open()->runs();
    QCOMPARE(runs.size(), std::size_t{3});
    QCOMPARE(runs[0].state, std::string("failed"));
    QVERIFY(runReport(runRow(runs[0])).error.find("foreign.txt") != std::string::npos);
    QVERIFY(runReport(runRow(runs[1])).error.find("broken.vec:3") != std::string::npos);
    QCOMPARE(runs[2].state, std::string("cancelled"));
    // Of what was stopped too: where its time went.
    const nlohmann::json stages = runJson(runs[2].result)["stages"];
    QCOMPARE(stages.back()["stage"].get<std::string>(), std::string("Learning the map"));
    QVERIFY(stages.size() > 1 && stages.front()["seconds"].get<double>() >= 0);
}

void TestJobs::stagesThatComeAgainAreOne()
{
    TimedProgress timed(m_progress);
    for (const char* stage : {"one", "two", "one"}) {
        timed.stage(stage, 0);
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    const nlohmann::json stages = timed.stages();
    QCOMPARE(stages.size(), std::size_t{2});
    QCOMPARE(stages[0]["stage"].get<std::string>(), std::string("one"));
    QVERIFY(stages[0]["seconds"].get<double>() >= 0.004 && stages[1]["seconds"].get<double>() >= 0.002);
    for (int i = 0; i < 1000; ++i) {
        timed.stage(std::to_string(i), 0);
    }
    QVERIFY(timed.stages().size() <= 64);
}

void TestJobs::comparesGlosses()
{
    std::string source;
    std::string target;
    for (std::size_t i = 0; i < 40; ++i) {
        source += wordOf("s", 3 * i) + ' ' + wordOf("s", 3 * i + 1) + '\n';
        target += wordOf("t", 3 * i) + ' ' + wordOf("t", 3 * i + 1) + '\n';
    }
    write("s.txt", source);
    write("t.txt", target);
    AlignRequest asked = request();
    asked.out = file("out.map");
    AlignJob(*m_context, asked).run(m_progress);
    GlossesRequest glosses;
    glosses.source = file("s.txt");
    glosses.target = file("t.txt");
    glosses.sourceVectors = asked.source;
    glosses.targetVectors = asked.target;
    glosses.map.file = asked.out;
    const GlossesResult result = GlossesJob(*m_context, glosses).run(m_progress);
    QCOMPARE(result.measurement.scores.forward->scores.p1, 1.0);
    QCOMPARE(result.measurement.scores.matching->p1, 1.0);
    QCOMPARE(result.measurement.pairs.size(), std::size_t{40});
    const std::int64_t first = m_context->runs.id(result.run);
    // A word more on one side: nothing belongs together line by line any more.
    write("t.txt", "t0\n" + target.substr(0, target.rfind('t', target.size() - 6)));
    glosses.matching = false;
    const GlossesResult shifted = GlossesJob(*m_context, glosses).run(m_progress);
    QVERIFY(shifted.measurement.scores.forward->scores.p1 < 0.2);
    QVERIFY(!shifted.measurement.scores.matching);
    const std::int64_t second = m_context->runs.id(shifted.run);
    const RunComparison compared = compareRuns(*m_context->workspace.open(), first, second, {}, m_progress);
    QCOMPARE(compared.glosses.n, std::size_t{0});
    const auto entry = std::ranges::find(compared.entries, "forward/nn/p1", &RunComparison::Entry::name);
    QVERIFY(entry != compared.entries.end() && entry->isFigure);
    QCOMPARE(entry->first, std::string("1.0"));
    QVERIFY(std::ranges::any_of(compared.entries, [](const auto& each) { return each.name == "target_checksum"; }));
    QVERIFY_EXCEPTION_THROWN(compareRuns(*m_context->workspace.open(), first, 999, {}, m_progress), Error);
}

void TestJobs::goesOnWithoutARecord()
{
    write("occupied", "a file where a folder should be\n");
    JobContext nowhere(file("occupied"));
    AlignRequest asked = request();
    asked.out = file("out.map");
    const AlignResult result = AlignJob(nowhere, asked).run(m_progress);
    QVERIFY(std::filesystem::exists(asked.out));
    QVERIFY(nowhere.runs.number(result.run).is_null());
}

void TestJobs::namesThatAreNothingLeaveNothing()
{
    AlignRequest asked = request();
    asked.target = spaceNamed("nowhere");
    QVERIFY_EXCEPTION_THROWN(AlignJob(*m_context, asked).run(m_progress), Error);
    m_context.reset();
    QVERIFY(!std::filesystem::exists(file("workspace")));
    QCOMPARE(spaceNamed(file("s.en.vec").string()).file, file("s.en.vec"));
}

void TestJobs::languagesAreGuessedAlike()
{
    const auto opened = [&](const std::string& said) {
        return m_context->spaces.open({{}, file("t.fr.vec"), said}, m_progress).language;
    };
    QCOMPARE(opened(""), std::string("fr"));
    QCOMPARE(opened("deu"), std::string("de"));
    // What a map was told goes before a guess, what the user says before both.
    AlignRequest asked = request();
    asked.target.language = "it";
    asked.out = file("it.map");
    AlignJob(*m_context, asked).run(m_progress);
    const auto mapped = [&](const std::string& said) {
        return openMappedSpaces(m_context->spaces, request().source, {{}, file("t.fr.vec"), said}, {asked.out}, 1,
                                m_progress)
            .target.language;
    };
    QCOMPARE(mapped(""), std::string("it"));
    QCOMPARE(mapped("es"), std::string("es"));
}

void TestJobs::runsAreBegunAgain()
{
    AlignRequest asked = request();
    asked.source.language = "sv";
    asked.dictionary.lowerCase = true;
    asked.options.method = AlignmentMethod::VecMap;
    asked.options.normalisation = {NormalisationStep::Centre, NormalisationStep::Unit};
    asked.options.sourceLimit = 200;
    asked.testShare = 0.3;
    AlignJob(*m_context, asked).run(m_progress);
    reopen();
    const AlignRequest again = std::get<AlignRequest>(inputsOf(runRow(onlyRun()), {}).request);
    QVERIFY(again.source == asked.source && again.target == asked.target && again.dictionary == asked.dictionary);
    QVERIFY(again.options.method == asked.options.method);
    QVERIFY(again.options.normalisation == asked.options.normalisation);
    QCOMPARE(again.options.sourceLimit, asked.options.sourceLimit);
    QCOMPARE(again.testShare, asked.testShare);
}

void TestJobs::runsOfWordVectorsAreBegunAgain()
{
    EmbedRequest asked;
    asked.config.method = WordVectorMethod::Bilbowa;
    asked.config.texts = {{"en", {"/data/a.txt", "/data/b.txt"}}, {"fr", {"/data/c.txt"}}};
    asked.config.parallel = {{"/data/pairs.tsv", {}, "en", "fr"}};
    asked.config.out = {{"en", "/out/my.en.vec"}, {"fr", "/out/my.fr.vec"}};
    asked.config.dimension = 48;
    asked.config.alignment = 0.5;
    RunRow row;
    row.run.kind = "embed";
    row.run.parameters = runParametersOf(asked).dump();
    const EmbedRequest again = std::get<EmbedRequest>(inputsOf(row, {}).request);
    QVERIFY(again.config.method == WordVectorMethod::Bilbowa);
    QVERIFY(again.config.texts == asked.config.texts && again.config.out == asked.config.out);
    QCOMPARE(again.config.parallel.front().text(), asked.config.parallel.front().text());
    QCOMPARE(again.config.dimension, std::size_t{48});
    QCOMPARE(again.config.alignment, 0.5);
}

void TestJobs::runsOfSentencesAreBegunAgain()
{
    RunRow row;
    row.run.kind = "compare-sentences";
    row.run.parameters = R"({"folder": "/home/reader", "first": "The cat", "second": "Le chat", "from": "en", "to": "fr",
        "models": [{"model": "pack", "pack": "a.pack"}, {"model": "sif", "smoothing": 0.01, "map": "m.map",
                    "vectors": {"en": "novels.en", "fr": "novels.fr.vec"}}, {"model": "bi.model"}, 7]})";
    Resource vectors;
    vectors.name = "novels.en";
    const auto sentences = std::get<CompareSentencesRequest>(inputsOf(row, {vectors}).request);
    QCOMPARE(sentences.first, std::string("The cat"));
    QCOMPARE(sentences.secondLanguage, std::string("fr"));
    QCOMPARE(sentences.models.size(), std::size_t{4});
    QCOMPARE(sentences.models[1].model, std::string("sif"));
    QCOMPARE(sentences.models[1].smoothing, 0.01);
    QCOMPARE(sentences.models[1].map.file.string(), std::string("/home/reader/m.map"));
    QCOMPARE(sentences.models[1].vectors[0].resource, std::string("novels.en"));
    QCOMPARE(sentences.models[1].vectors[1].file.string(), std::string("/home/reader/novels.fr.vec"));
    QCOMPARE(sentences.models[2].model, std::string("/home/reader/bi.model"));
    QCOMPARE(sentences.models[3].model, std::string("pack")); // what cannot be read is as new

    row.run.kind = "align-sentences";
    row.run.parameters = R"({"folder": "/home/reader", "model": "pack", "source": "novels.en:en", "target": "b.txt:fr",
        "neighbours": 6, "one_to_one": false, "minimum_margin": 1.1})";
    const auto lists = std::get<AlignSentencesRequest>(inputsOf(row, {vectors}).request);
    QCOMPARE(lists.source.first.string(), std::string("novels.en"));
    QCOMPARE(lists.source.firstLanguage, std::string("en"));
    QCOMPARE(lists.target.first.string(), std::string("/home/reader/b.txt"));
    QCOMPARE(lists.mining.neighbours, std::size_t{6});
    QVERIFY(!lists.mining.oneToOne);
    QCOMPARE(lists.mining.minimumMargin, 1.1);
}

void TestJobs::comparesOnOneTest()
{
    CompareAlignmentsRequest asked;
    asked.align = request();
    asked.grid.methods = {AlignmentMethod::Procrustes, AlignmentMethod::LeastSquares};
    asked.grid.retrievals = {RetrievalCriterion::NearestNeighbour};
    asked.further.emplace_back().kind = DictionaryKind::Identical;
    std::size_t told = 0;
    const CompareAlignmentsResult result =
        CompareAlignmentsJob(*m_context, asked).run(m_progress, [&told](const GridCell&) { ++told; });
    QCOMPARE(result.grid.cells.size(), std::size_t{2 * 2 * 2});
    QCOMPARE(told, result.grid.cells.size());
    QCOMPARE(result.grid.dictionaries[0].name, std::string("pairs.txt"));
    QVERIFY(result.grid.find(0, AlignmentMethod::Procrustes, RetrievalCriterion::NearestNeighbour,
                             TranslationDirection::Forward)
                ->scores.strict.p1
            > 0.98);
    // No string is in both: that dictionary's cells say so, and have no figures.
    QVERIFY(!result.grid.cells.back().problem.empty());
    m_context->runs.id(result.run);
    QCOMPARE(onlyRun().kind, std::string("align-grid"));
    QCOMPARE(runReport(runRow(onlyRun())).figures.size(), std::size_t{4});
}

void TestJobs::mapServesEitherWayRound()
{
    AlignRequest asked = request();
    asked.out = file("out.map");
    AlignJob(*m_context, asked).run(m_progress);
    HubnessRequest hubs;
    hubs.source = asked.target;
    hubs.target = asked.source;
    hubs.map = asked.out;
    hubs.methods = {HubnessMethod::NearestNeighbour};
    const HubnessJob::Measured measured = HubnessJob(*m_context).measure(hubs, m_progress);
    QCOMPARE(measured.table.lines.size(), std::size_t{2});
    QCOMPARE(measured.table.lines.back().stage, std::string("after"));
    QCOMPARE(measured.result->figures().size(), std::size_t{2});
    QCOMPARE(measured.result->figures().back().skewness, measured.table.lines.back().skewness);
    HubnessRequest other = hubs;
    other.target = hubs.source;
    QVERIFY_EXCEPTION_THROWN(HubnessJob(*m_context).measure(other, m_progress), Error);
    write("lists.tsv", "a\tx\ty\nb\tx\tz\nc\tx\ty\n");
    NeighbourHubsRequest lists;
    lists.neighbours = file("lists.tsv");
    lists.k = 2;
    const HubnessTable given = HubnessJob(*m_context).measure(lists, m_progress);
    QCOMPARE(given.queries, std::size_t{3});
    QCOMPARE(given.lines.front().method, std::string("given"));
    reopen();
    const std::vector<Run> runs = m_context->workspace.open()->runs();
    QCOMPARE(runs.size(), std::size_t{4});
    QCOMPARE(runs[1].state, std::string("done"));
    QCOMPARE(runs[2].state, std::string("failed"));
    QCOMPARE(runReport(runRow(runs[1])).figures.back().values.front().name, std::string("skewness"));
}

void TestJobs::translatesBothWays()
{
    AlignRequest asked = request();
    asked.out = file("out.map");
    asked.testShare = 0;
    AlignJob(*m_context, asked).run(m_progress);
    TranslateRequest translate;
    translate.source = asked.source;
    translate.target = asked.target;
    translate.map.file = asked.out;
    translate.test = file("pairs.txt").string();
    translate.retrieval.criterion = RetrievalCriterion::InvertedSoftmax;
    const TranslateResult result = TranslateJob(*m_context, translate).run(m_progress);
    QCOMPARE(result.method, std::string("procrustes"));
    QCOMPARE(result.directions.size(), std::size_t{2});
    for (const TranslateResult::Direction& scored : result.directions) {
        QCOMPARE(scored.evaluation.scores.covered, words);
        QVERIFY(scored.evaluation.scores.strict.p1 > 0.98);
        QVERIFY(scored.beta > 0);
        // The map names the dictionary that it was learned from, which is the test here.
        QCOMPARE(scored.overlap->words, words);
    }
    write("entries.txt", "s7\nnothing\n");
    const TranslatedEntries entries = TranslateJob(*m_context, translate).translate(file("entries.txt"), m_progress);
    QCOMPARE(entries.entries.front().answers.front().word, std::string("t7"));
    QCOMPARE(entries.unknown, std::vector<std::string>{"nothing"});
    m_context->runs.id(result.run);
    const std::vector<Run> runs = m_context->workspace.open()->runs();
    QCOMPARE(runs.size(), std::size_t{2});
    const RunReport report = runReport(runRow(runs.back()));
    QCOMPARE(report.row.retrieval, std::string("isf"));
    QVERIFY(*report.row.p1 > 0.98);
    QCOMPARE(report.figures.back().subset, std::string("rank"));
}

void TestJobs::findsSentences()
{
    AlignRequest asked = request();
    asked.out = file("out.map");
    AlignJob(*m_context, asked).run(m_progress);
    std::string pairs = "\tt1 t2\n";
    for (std::size_t i = 0; i + 2 < words; ++i) {
        for (const char* prefix : {"s", "t"}) {
            for (std::size_t n = i; n < i + 3; ++n) {
                pairs += (n == i ? "" : " ") + wordOf(prefix, n);
            }
            pairs += prefix[0] == 's' ? '\t' : '\n';
        }
    }
    write("pairs.tsv", pairs);
    RetrieveSentencesRequest sentences;
    sentences.source = asked.source;
    sentences.target = asked.target;
    sentences.map.file = asked.out;
    sentences.pairs = file("pairs.tsv");
    sentences.options.retrieval.criterion = RetrievalCriterion::Csls;
    const RetrieveSentencesResult result = RetrieveSentencesJob(*m_context, sentences).run(m_progress);
    QCOMPARE(result.blankLines, std::size_t{1});
    QCOMPARE(result.directions.size(), std::size_t{2});
    QVERIFY(result.directions.front().scores.scores.p1 > 0.95);
    m_context->runs.id(result.run);
    const RunReport report = runReport(runRow(m_context->workspace.open()->runs().back()));
    // By the criterion and by nearest neighbour, either way.
    QCOMPARE(report.figures.size(), std::size_t{4});
}

QTEST_GUILESS_MAIN(TestJobs)
#include "TestJobs.moc"
