#include "base/Error.h"
#include "evaluation/GlossDifferences.h"
#include "evaluation/GlossEvaluation.h"
#include "evaluation/GlossRunComparison.h"
#include "gloss/GlossChoice.h"
#include "resources/SynsetGraph.h"
#include "store/GlossRuns.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <numeric>
#include <random>

#include <sqlite3.h>

using namespace crossgloss;

/// What the workspace keeps of gloss runs, and what is told from it.
class TestGlossRuns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void storesAndReadsPairs();
    void textsAreSharedAndGoWithTheirLastRun();
    void removedRunComesBack();
    void takenNumberIsNotOverwritten();
    void refusesWhatDoesNotFit();
    void interruptedWriteLeavesNothing();
    void headspaceExample();
    void hubsAreRankedByVictims();
    void choicesOfOneKindAreNoDifference();
    void differencesAddUp();
    void comparesTheGlossesOfBothRuns();
    void rankCurveRises();
    void densityOfPlantedGraph();

private:
    static std::filesystem::path pathOf(const QTemporaryDir& folder)
    {
        return std::filesystem::path(folder.path().toStdString()) / "workspace";
    }
    static long long count(const QTemporaryDir& folder, const char* table);
    static std::vector<StoredGloss> planted(std::size_t n, unsigned seed);
    static Run begin(Workspace& workspace);
};

namespace {

/// Pairs as a run would keep them, from a square matrix.
std::vector<StoredGloss> glossesOf(const GlossSimilarity& similarity)
{
    NullProgress progress;
    const GlossScores scores = scoreGlosses(similarity, {}, progress);
    std::vector<std::string> source;
    std::vector<std::string> target;
    for (std::size_t i = 0; i < similarity.rows; ++i) {
        source.push_back(std::string("source ") += std::to_string(i));
        target.push_back(std::string("target ") += std::to_string(i));
    }
    std::vector<std::size_t> places(similarity.rows);
    std::iota(places.begin(), places.end(), std::size_t{0});
    return storedGlosses(similarity, scores, source, target, places);
}

std::string errorOf(const std::function<void()>& work)
{
    try {
        work();
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

bool operator==(const StoredGloss& a, const StoredGloss& b)
{
    return a.line == b.line && a.source == b.source && a.target == b.target && a.ownScore == b.ownScore
           && a.rank == b.rank && a.backwardRank == b.backwardRank && a.best == b.best && a.bestScore == b.bestScore
           && a.matched == b.matched && a.matchedScore == b.matchedScore;
}

} // namespace

long long TestGlossRuns::count(const QTemporaryDir& folder, const char* table)
{
    sqlite3* database = nullptr;
    long long value = -1;
    const std::string file = (pathOf(folder) / "user.sqlite").string();
    if (sqlite3_open(file.c_str(), &database) == SQLITE_OK) {
        sqlite3_stmt* statement = nullptr;
        const std::string sql = std::string("SELECT count(*) FROM ") + table;
        if (sqlite3_prepare_v2(database, sql.c_str(), -1, &statement, nullptr) == SQLITE_OK
            && sqlite3_step(statement) == SQLITE_ROW) {
            value = sqlite3_column_int64(statement, 0);
        }
        sqlite3_finalize(statement);
    }
    sqlite3_close(database);
    return value;
}

std::vector<StoredGloss> TestGlossRuns::planted(std::size_t n, unsigned seed)
{
    std::mt19937 random(seed);
    std::normal_distribution<float> noise(0.0F, 0.6F);
    GlossSimilarity similarity{n, n, std::vector<float>(n * n)};
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t j = 0; j < n; ++j) {
            // The first targets draw everybody.
            similarity.values[i * n + j] = noise(random) + (i == j ? 1.0F : 0.0F) + (j < 3 ? 0.8F : 0.0F);
        }
    }
    return glossesOf(similarity);
}

Run TestGlossRuns::begin(Workspace& workspace)
{
    Run run;
    run.kind = "glosses";
    run.startedAt = "2026-11-20T12:00:00Z";
    run.state = "running";
    run.parameters = R"({"metric":"wmd"})";
    run.result = "{}";
    run.id = workspace.addRun(run);
    return run;
}

void TestGlossRuns::storesAndReadsPairs()
{
    QTemporaryDir folder;
    Workspace workspace(pathOf(folder));
    Run run = begin(workspace);
    QVERIFY(glossesOfRun(workspace, run.id).empty());
    std::vector<StoredGloss> glosses = planted(20, 1);
    glosses[3].rank.reset();
    glosses[3].best.reset();
    glosses[3].bestScore.reset();
    glosses[4].matched.reset();
    glosses[4].matchedScore.reset();
    glosses[5].source = "l'azione, «così» \n";
    run.state = "done";
    run.seconds = 1.5;
    run.result = R"({"n":20})";
    finishGlossRun(workspace, run, glosses);
    const std::vector<StoredGloss> read = glossesOfRun(workspace, run.id);
    QCOMPARE(read.size(), glosses.size());
    for (std::size_t i = 0; i < read.size(); ++i) {
        QVERIFY2(read[i] == glosses[i], qPrintable(QString::number(i)));
    }
    QCOMPARE(workspace.runs().back().state, std::string("done"));
    QCOMPARE(workspace.runs().back().result, run.result);
    // Written again, a run has its new pairs alone.
    finishGlossRun(workspace, run, std::span(glosses).first(0));
    QVERIFY(glossesOfRun(workspace, run.id).empty());
    QCOMPARE(count(folder, "gloss_texts"), 0LL);
}

void TestGlossRuns::textsAreSharedAndGoWithTheirLastRun()
{
    QTemporaryDir folder;
    Workspace workspace(pathOf(folder));
    const Run first = begin(workspace);
    const Run second = begin(workspace);
    const std::vector<StoredGloss> glosses = planted(10, 1);
    finishGlossRun(workspace, first, glosses);
    finishGlossRun(workspace, second, glosses);
    QCOMPARE(count(folder, "gloss_texts"), 20LL);
    QCOMPARE(count(folder, "run_glosses"), 20LL);
    removeRun(workspace, first.id);
    QCOMPARE(count(folder, "gloss_texts"), 20LL);
    QCOMPARE(glossesOfRun(workspace, second.id).size(), std::size_t(10));
    removeRun(workspace, second.id);
    QCOMPARE(count(folder, "gloss_texts"), 0LL);
    QCOMPARE(count(folder, "run_glosses"), 0LL);
    QVERIFY(workspace.runs().empty());
}

void TestGlossRuns::removedRunComesBack()
{
    QTemporaryDir folder;
    Workspace workspace(pathOf(folder));
    const Run run = begin(workspace);
    const std::vector<StoredGloss> glosses = planted(10, 2);
    finishGlossRun(workspace, run, glosses);
    const StoredRun removed = removeRun(workspace, run.id);
    QVERIFY(workspace.runs().empty());
    QCOMPARE(restoreRun(workspace, removed), run.id);
    QCOMPARE(workspace.runs().front().startedAt, run.startedAt);
    QCOMPARE(workspace.runs().front().parameters, run.parameters);
    QCOMPARE(glossesOfRun(workspace, run.id).size(), glosses.size());
    QVERIFY(errorOf([&] { removeRun(workspace, 99); }).find("no run 99") != std::string::npos);
}

void TestGlossRuns::takenNumberIsNotOverwritten()
{
    QTemporaryDir folder;
    Workspace workspace(pathOf(folder));
    const Run run = begin(workspace);
    const StoredRun removed = removeRun(workspace, run.id);
    const Run other = begin(workspace);
    QCOMPARE(other.id, run.id);
    QCOMPARE(restoreRun(workspace, removed), run.id + 1);
    QCOMPARE(workspace.runs().size(), std::size_t(2));
}

void TestGlossRuns::refusesWhatDoesNotFit()
{
    QTemporaryDir folder;
    Workspace workspace(pathOf(folder));
    Run run = begin(workspace);
    std::vector<StoredGloss> glosses = planted(5, 1);
    glosses[2].matched = 5;
    QVERIFY(errorOf([&] { finishGlossRun(workspace, run, glosses); }).find("position 5, but there are 5")
            != std::string::npos);
    QVERIFY(errorOf([&] { glossDifferences(glosses); }).find("position 5") != std::string::npos);
    run.id = 77;
    QVERIFY(errorOf([&] { finishGlossRun(workspace, run, planted(5, 1)); }).find("no run 77") != std::string::npos);
    QCOMPARE(count(folder, "gloss_texts"), 0LL);
}

void TestGlossRuns::interruptedWriteLeavesNothing()
{
    QTemporaryDir folder;
    Workspace workspace(pathOf(folder));
    Run run = begin(workspace);
    // Another process holds the database: the run stays as it was, without a part of its pairs.
    sqlite3* other = nullptr;
    const std::string file = (pathOf(folder) / "user.sqlite").string();
    QCOMPARE(sqlite3_open(file.c_str(), &other), SQLITE_OK);
    QCOMPARE(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
    workspace.setBusyTimeout(10);
    run.state = "done";
    QVERIFY(!errorOf([&] { finishGlossRun(workspace, run, planted(5, 1)); }).empty());
    sqlite3_exec(other, "ROLLBACK", nullptr, nullptr, nullptr);
    sqlite3_close(other);
    QCOMPARE(workspace.runs().front().state, std::string("running"));
    QCOMPARE(count(folder, "run_glosses"), 0LL);
    finishGlossRun(workspace, run, planted(5, 1));
    QCOMPARE(count(folder, "run_glosses"), 5LL);
}

/// Sever & Ercan 2020, table 1: retrieval gives all three Romanian glosses headspace.n.01, a third of them rightly;
/// matching gets all three right. The paper's facts with similarities of our own.
void TestGlossRuns::headspaceExample()
{
    const GlossSimilarity similarity{3, 3, {0.62F, 0.31F, 0.28F, 0.55F, 0.52F, 0.30F, 0.47F, 0.33F, 0.45F}};
    const std::vector<StoredGloss> glosses = glossesOf(similarity);
    for (const StoredGloss& gloss : glosses) {
        QCOMPARE(*gloss.best, 0U);
    }
    const GlossDifferences found = glossDifferences(glosses);
    QCOMPARE(found.n, std::size_t(3));
    QCOMPARE(found.bothRight, std::size_t(1));
    QCOMPARE(found.onlyMatching, std::size_t(2));
    QCOMPARE(found.onlyRetrieval + found.neither, std::size_t(0));
    QCOMPARE(found.differences.size(), std::size_t(2));
    for (std::uint32_t i = 0; i < 2; ++i) {
        const GlossDifference& difference = found.differences[i];
        QCOMPARE(difference.position, i + 1);
        QCOMPARE(difference.retrieved, 0U);
        QCOMPARE(*difference.matched, i + 1);
        QCOMPARE(difference.right, GlossDifference::Right::Matching);
        QCOMPARE(*difference.hub, 0U);
        QVERIFY(!difference.takenBy);
    }
    QCOMPARE(found.hubs.size(), std::size_t(1));
    const GlossHub& hub = found.hubs.front();
    QCOMPARE(hub.target, 0U);
    QCOMPARE(hub.occurrences, std::size_t(3));
    QVERIFY(hub.ownRetrieved);
    // From the most alike.
    QCOMPARE(hub.victims, (std::vector<std::uint32_t>{1, 2}));
    QCOMPARE(hub.freed, std::size_t(2));
}

void TestGlossRuns::hubsAreRankedByVictims()
{
    // Sources 0 … 5; target 4 takes 0, 1 and 2, target 5 takes 3 and its own, 4 takes nothing right.
    std::vector<StoredGloss> glosses(6);
    const std::uint32_t best[] = {4, 4, 4, 5, 0, 5};
    const std::uint32_t matched[] = {0, 2, 1, 3, 4, 5};
    for (std::uint32_t i = 0; i < 6; ++i) {
        glosses[i].best = best[i];
        glosses[i].bestScore = 0.1 * (i == 1 ? 9 : 6 - i);
        glosses[i].matched = matched[i];
    }
    const GlossDifferences found = glossDifferences(glosses);
    QCOMPARE(found.hubs.size(), std::size_t(3));
    QCOMPARE(found.hubs[0].target, 4U);
    QCOMPARE(found.hubs[0].victims, (std::vector<std::uint32_t>{1, 0, 2}));
    QCOMPARE(found.hubs[0].occurrences, std::size_t(3));
    QVERIFY(!found.hubs[0].ownRetrieved);
    QCOMPARE(found.hubs[0].freed, std::size_t(1));
    // Of two with one victim the first.
    QCOMPARE(found.hubs[1].target, 0U);
    QCOMPARE(found.hubs[2].target, 5U);
    QCOMPARE(found.hubs[2].occurrences, std::size_t(2));
    QVERIFY(found.hubs[2].ownRetrieved);
    QCOMPARE(*found.hubOf(5), std::size_t(2));
    QVERIFY(!found.hubOf(1));
    // 1 and 2 are matched the wrong way round: each took the other's.
    QCOMPARE(found.differences.size(), std::size_t(5));
    QCOMPARE(*found.differences[1].takenBy, 2U);
    QCOMPARE(*found.differences[2].takenBy, 1U);
    QCOMPARE(found.differences[1].right, GlossDifference::Right::Neither);
    QCOMPARE(found.neither, std::size_t(2));
}

void TestGlossRuns::choicesOfOneKindAreNoDifference()
{
    std::vector<StoredGloss> glosses = planted(12, 3);
    for (StoredGloss& gloss : glosses) {
        gloss.matched.reset();
    }
    QVERIFY(glossDifferences(glosses).differences.empty());
    QVERIFY(!glossDifferences(glosses).hubs.empty());
    glosses = planted(12, 3);
    for (StoredGloss& gloss : glosses) {
        gloss.best.reset();
    }
    QVERIFY(glossDifferences(glosses).differences.empty());
    QVERIFY(glossDifferences(glosses).hubs.empty());
    QCOMPARE(glossDifferences({}).n, std::size_t(0));
}

void TestGlossRuns::differencesAddUp()
{
    for (unsigned seed = 1; seed < 20; ++seed) {
        const std::vector<StoredGloss> glosses = planted(40, seed);
        const GlossDifferences found = glossDifferences(glosses);
        QCOMPARE(found.bothRight + found.onlyMatching + found.onlyRetrieval + found.neither, std::size_t(40));
        std::size_t retrievedRight = 0;
        std::size_t matchedRight = 0;
        for (std::uint32_t i = 0; i < 40; ++i) {
            retrievedRight += glosses[i].rank == 1U ? 1 : 0;
            matchedRight += glosses[i].matched == i ? 1 : 0;
        }
        QCOMPARE(found.bothRight + found.onlyRetrieval, retrievedRight);
        QCOMPARE(found.bothRight + found.onlyMatching, matchedRight);
        // Every wrong retrieval has its hub, and every hub its victims once.
        std::size_t victims = 0;
        std::size_t last = 40;
        for (const GlossHub& hub : found.hubs) {
            victims += hub.victims.size();
            QVERIFY(hub.victims.size() <= last);
            last = hub.victims.size();
            QCOMPARE(hub.occurrences, hub.victims.size() + (hub.ownRetrieved ? 1 : 0));
        }
        QCOMPARE(victims, 40 - retrievedRight);
        for (const GlossDifference& difference : found.differences) {
            QCOMPARE(difference.hub.has_value(), difference.right != GlossDifference::Right::Retrieval);
            QVERIFY(!difference.hub || found.hubOf(*difference.hub));
        }
    }
}

void TestGlossRuns::comparesTheGlossesOfBothRuns()
{
    std::vector<StoredGloss> first = planted(30, 1);
    std::vector<StoredGloss> second = planted(40, 1);
    const GlossRunComparison same = compareGlossRuns(first, first);
    QCOMPARE(same.n, std::size_t(30));
    QCOMPARE(same.retrieval->p1.difference, 0.0);
    QCOMPARE(same.retrieval->mcNemar.exact, 1.0);
    // The second is right everywhere and holds ten pairs more, in another order.
    for (std::uint32_t i = 0; i < 40; ++i) {
        second[i].rank = 1;
        second[i].best = i;
        second[i].matched = i;
    }
    std::swap(second[0].source, second[39].source);
    std::swap(second[0].target, second[39].target);
    for (std::uint32_t i = 0; i < 30; ++i) {
        first[i].matched = (i + 1) % 30;
    }
    const GlossRunComparison found = compareGlossRuns(first, second);
    QCOMPARE(found.n, std::size_t(30));
    QCOMPARE(found.matching->onlySecond, std::size_t(30));
    QCOMPARE(found.matching->p1.difference, 1.0);
    QVERIFY(found.matching->mcNemar.exact < 1e-8);
    QCOMPARE(found.retrieval->onlyFirst, std::size_t(0));
    // What one of them lacks is not compared.
    for (StoredGloss& gloss : first) {
        gloss.rank.reset();
    }
    QVERIFY(!compareGlossRuns(first, second).retrieval);
    QVERIFY(compareGlossRuns(first, second).matching);
    QVERIFY(!compareGlossRuns({}, second).matching);
    second[1].source = "another";
    QCOMPARE(compareGlossRuns(first, second).n, std::size_t(29));
}

void TestGlossRuns::rankCurveRises()
{
    std::vector<StoredGloss> glosses(4);
    const std::uint32_t ranks[] = {3, 1, 17, 1};
    for (std::size_t i = 0; i < 4; ++i) {
        glosses[i].rank = ranks[i];
    }
    const std::vector<RankShare> curve = rankCurve(glosses);
    QCOMPARE(curve.size(), std::size_t(3));
    QCOMPARE(curve[0].rank, 1U);
    QCOMPARE(curve[0].share, 0.5);
    QCOMPARE(curve[1].rank, 3U);
    QCOMPARE(curve[1].share, 0.75);
    QCOMPARE(curve[2].rank, 17U);
    QCOMPARE(curve[2].share, 1.0);
    QVERIFY(rankCurve(glosses, true).empty());
    QVERIFY(rankCurve({}).empty());
}

void TestGlossRuns::densityOfPlantedGraph()
{
    // a above b and c, b part of c, d alone, e not known: 3 edges of the 10 that five concepts could have.
    Wordnet wordnet;
    const auto add = [&wordnet](const char* id, std::vector<std::string> above, std::vector<std::string> wholes) {
        Synset synset;
        synset.id = id;
        synset.hypernyms = std::move(above);
        synset.wholes = std::move(wholes);
        wordnet.synsets.push_back(synset);
    };
    add("00000001-n", {}, {});
    add("00000002-n", {"00000001-n"}, {"00000003-n"});
    add("00000003-n", {"00000001-n", "00000009-n"}, {"00000002-n"});
    add("00000004-n", {"00000004-n"}, {});
    const std::vector<std::string> ids = {"00000001-n", "00000002-n", "00000003-n", "00000004-n", "00000005-n"};
    const SynsetDensity density = synsetDensity(wordnet, ids);
    QCOMPARE(density.vertices, std::size_t(5));
    QCOMPARE(density.edges, std::size_t(3));
    QCOMPARE(density.density, 0.3);
    QCOMPARE(synsetDensity(wordnet, std::span(ids).first(1)).density, 0.0);
    QCOMPARE(synsetDensity(wordnet, {}).density, 0.0);
}

QTEST_GUILESS_MAIN(TestGlossRuns)
#include "TestGlossRuns.moc"
