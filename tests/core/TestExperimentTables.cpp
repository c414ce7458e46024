#include "base/Error.h"
#include "base/Random.h"
#include "composition/PairSelection.h"
#include "composition/PivotParaphrases.h"
#include "evaluation/Correlation.h"
#include "evaluation/CorrelationTables.h"
#include "evaluation/MarginRetrieval.h"
#include "evaluation/ParallelSimilarity.h"
#include "resources/ScoredPairs.h"
#include "text/Fields.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <set>

using namespace crossgloss;

/// What the tables of experiments are made of, on planted scores, sentences and phrases.
class TestExperimentTables : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void betterSystemIsFound();
    void intervalsAreThoseOfOneSet();
    void seedsAreAveraged();
    void meansAreOfYears();
    void unfitScoresAreRefused();
    void yearsInNames_data();
    void yearsInNames();
    void tablesAsText();
    void sharedBigramsAreDropped();
    void samplesAreNested();
    void paraphrasesArePivoted();
    void partnersAreOthers();
    void parallelAboveRandom();
    void marginFindsWhatHubsHide();
    void commaSeparatedValues();
    void crossedPairsAreRead();
    void crossedPairsMustFit();

private:
    std::string write(const char* name, const std::string& content) const;

    QTemporaryDir m_folder;
};

namespace {

std::vector<double> near(const std::vector<double>& gold, double noise, std::uint64_t seed)
{
    Random random(seed);
    std::vector<double> found;
    for (const double value : gold) {
        found.push_back(value + noise * normal(random));
    }
    return found;
}

/// A set on which the first system is good and the second is bad.
ScoredSet planted(const char* name, const char* group, std::size_t n, std::uint64_t seed)
{
    ScoredSet set;
    set.name = name;
    set.group = group;
    set.gold = near(std::vector<double>(n, 0.0), 1.0, seed);
    set.found = {{near(set.gold, 0.4, seed + 1)}, {near(set.gold, 2.0, seed + 2)}};
    return set;
}

const FigureTable& tableOf(const std::vector<FigureTable>& tables, const char* name)
{
    return *std::ranges::find(tables, std::string(name), &FigureTable::name);
}

const FigureCell& cellOf(const std::vector<FigureTable>& tables, const char* table, const char* row, std::size_t column)
{
    return *std::ranges::find(tableOf(tables, table).rows, std::string(row), &FigureTable::Row::name)->cells[column];
}

} // namespace

std::string TestExperimentTables::write(const char* name, const std::string& content) const
{
    const std::string path = m_folder.filePath(name).toStdString();
    std::ofstream(path) << content;
    return path;
}

void TestExperimentTables::betterSystemIsFound()
{
    const std::vector<ScoredSet> sets{planted("a", "", 150, 1), planted("b", "", 120, 10)};
    const auto tables = correlationTables(sets, {"good", "bad"}, {});
    QVERIFY(cellOf(tables, "pearson", "mean", 0).value > 0.85);
    const FigureCell& difference = cellOf(tables, "pearson_difference", "mean", 1);
    QVERIFY(difference.value < -0.2 && difference.interval->high < 0 && *difference.p < 0.01);
    QCOMPARE(*difference.n, std::size_t{270});
    QVERIFY(!std::ranges::find(tableOf(tables, "pearson_difference").rows, std::string("mean"), &FigureTable::Row::name)
                 ->cells[0]);
    CorrelationTablesOptions options;
    options.baseline = 1;
    QVERIFY(cellOf(correlationTables(sets, {"good", "bad"}, options), "pearson_difference", "a", 0).interval->low > 0);
}

void TestExperimentTables::intervalsAreThoseOfOneSet()
{
    // Ties and draws without sorting must come out as correlationScores() has them.
    ScoredSet set = planted("a", "", 80, 4);
    for (double& value : set.gold) {
        value = std::round(value * 2);
    }
    const CorrelationScores alone = correlationScores(set.gold, set.found[0][0]);
    const auto tables = correlationTables(std::span(&set, 1), {"good", "bad"}, {});
    QVERIFY(std::abs(cellOf(tables, "pearson", "a", 0).value - alone.pearson) < 1e-12);
    QVERIFY(std::abs(cellOf(tables, "pearson", "a", 0).interval->low - alone.pearsonInterval.low) < 1e-9);
    QVERIFY(std::abs(cellOf(tables, "spearman", "a", 0).value - alone.spearman) < 1e-12);
    QVERIFY(std::abs(cellOf(tables, "spearman", "a", 0).interval->high - alone.spearmanInterval.high) < 1e-9);
    const CorrelationDifference difference = compareCorrelations(set.gold, set.found[0][0], set.found[1][0]);
    QVERIFY(std::abs(cellOf(tables, "spearman_difference", "a", 1).interval->low - difference.spearman.interval.low) < 1e-9);
}

void TestExperimentTables::seedsAreAveraged()
{
    ScoredSet set = planted("a", "", 100, 7);
    set.found[0].push_back(near(set.gold, 1.0, 99));
    const auto tables = correlationTables(std::span(&set, 1), {"good", "bad"}, {});
    const double first = pearson(set.gold, set.found[0][0]);
    const double second = pearson(set.gold, set.found[0][1]);
    QVERIFY(std::abs(cellOf(tables, "pearson", "a", 0).value - (first + second) / 2) < 1e-12);
    QVERIFY(std::abs(*cellOf(tables, "pearson", "a", 0).deviation - std::abs(first - second) / std::sqrt(2.0)) < 1e-12);
    QVERIFY(!cellOf(tables, "pearson", "a", 1).deviation);
}

void TestExperimentTables::meansAreOfYears()
{
    const std::vector<ScoredSet> sets{planted("x", "2012", 50, 1), planted("y", "", 60, 20), planted("z", "2012", 70, 40)};
    const auto tables = correlationTables(sets, {"good", "bad"}, {});
    std::vector<std::string> names;
    for (const FigureTable::Row& row : tables.front().rows) {
        names.push_back(row.name);
    }
    QCOMPARE(names, (std::vector<std::string>{"x", "z", "2012 mean", "y", "mean"}));
    const double mean = (cellOf(tables, "pearson", "x", 0).value + cellOf(tables, "pearson", "z", 0).value) / 2;
    QVERIFY(std::abs(cellOf(tables, "pearson", "2012 mean", 0).value - mean) < 1e-12);
}

void TestExperimentTables::unfitScoresAreRefused()
{
    ScoredSet set = planted("a", "", 20, 1);
    set.found[1][0].pop_back();
    QVERIFY_THROWS_EXCEPTION(Error, correlationTables(std::span(&set, 1), {"good", "bad"}, {}));
    QVERIFY_THROWS_EXCEPTION(Error, correlationTables({}, {"good"}, {}));
}

void TestExperimentTables::yearsInNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("year");
    QTest::newRow("part") << "sts.2012.MSRpar.test" << "2012";
    QTest::newRow("glued") << "sts2017.track5" << "2017";
    QTest::newRow("none") << "SICK_test" << "";
    QTest::newRow("number") << "f120153" << "";
    QTest::newRow("no year") << "a.3015.tsv" << "";
}

void TestExperimentTables::yearsInNames()
{
    QFETCH(QString, name);
    QTEST(QString::fromStdString(yearInName(name.toStdString())), "year");
}

void TestExperimentTables::tablesAsText()
{
    FigureTable table("accuracy", "Accuracy", {"a\tb", "c"});
    table.row("x").cells[0] = FigureCell(0.5, {0.25, 0.75}, 8);
    QCOMPARE(figureTsv({table}),
             std::string("table\trow\tcolumn\tn\tvalue\tlow\thigh\tp\tdeviation\naccuracy\tx\ta b\t8\t0.5\t0.25\t0.75\t\t\n"));
    const nlohmann::json json = toJson(table);
    QVERIFY(json["rows"][0]["cells"][1].is_null());
    QCOMPARE(json["rows"][0]["cells"][0]["interval"][1].get<double>(), 0.75);
}

void TestExperimentTables::sharedBigramsAreDropped()
{
    BigramSet bigrams("en");
    bigrams.add(std::vector<std::string>{"The red house."});
    QCOMPARE(bigrams.size(), std::size_t{2});
    QVERIFY(bigrams.sharedBy("A RED house burns"));
    QVERIFY(!bigrams.sharedBy("a house red"));
    NullProgress progress;
    std::vector<SentenceCorpus> corpora{
        {"en", "es", {"a red house", "red", "a house"}, {"una casa roja", "rojo", "una casa"}, 0},
        {"es", "en", {"la casa", "uno"}, {"the red", "the house"}, 0},
        {"es", "es", {"the red house"}, {"x"}, 0}};
    QCOMPARE(dropSharing(corpora, bigrams, 2, progress), std::size_t{2});
    QCOMPARE(corpora[0].second, (std::vector<std::string>{"rojo", "una casa"}));
    QCOMPARE(corpora[1].first, (std::vector<std::string>{"uno"}));
    QCOMPARE(corpora[2].first.size(), std::size_t{1});
}

void TestExperimentTables::samplesAreNested()
{
    const auto sampled = [](std::size_t n) {
        std::vector<SentenceCorpus> corpora(2, {"en", "es", {}, {}, 0});
        for (int i = 0; i < 30; ++i) {
            corpora[static_cast<std::size_t>(i % 2)].first.push_back(std::to_string(i));
            corpora[static_cast<std::size_t>(i % 2)].second.push_back("x" + std::to_string(i));
        }
        keepSample(corpora, n, 5);
        std::set<std::string> kept;
        for (const SentenceCorpus& corpus : corpora) {
            for (std::size_t i = 0; i < corpus.first.size(); ++i) {
                if (corpus.second[i] != "x" + corpus.first[i]) {
                    return std::set<std::string>();
                }
                kept.insert(corpus.first[i]);
            }
        }
        return kept;
    };
    const auto few = sampled(7);
    const auto more = sampled(19);
    QCOMPARE(few.size(), std::size_t{7});
    QCOMPARE(more.size(), std::size_t{19});
    QVERIFY(std::ranges::includes(more, few));
    QCOMPARE(sampled(0).size(), std::size_t{30});
    QCOMPARE(sampled(99).size(), std::size_t{30});
}

void TestExperimentTables::paraphrasesArePivoted()
{
    // house and home share casa; p(home | house) = 1 · 0.4, p(house | home) = 0.5 · 0.6.
    const std::vector<PhrasePair> phrases{{"house", "casa", 0.6, 1.0, 0, 0, 0},
                                          {"home", "casa", 0.4, 0.5, 0, 0, 0},
                                          {"home", "hogar", 1.0, 0.5, 0, 0, 0},
                                          {"dog", "perro", 1.0, 1.0, 0, 0, 0}};
    const SentenceCorpus found = pivotParaphrases(phrases, "en", {.minimumProbability = 0.29, .translations = 20});
    QCOMPARE(found.first, std::vector<std::string>{"house"});
    QCOMPARE(found.second, std::vector<std::string>{"home"});
    QCOMPARE(found.secondLanguage, std::string("en"));
    QVERIFY(pivotParaphrases(phrases, "en", {.minimumProbability = 0.31, .translations = 20}).first.empty());
    QVERIFY(pivotParaphrases(phrases, "en", {.minimumProbability = 0.01, .translations = 1}).first.empty());
}

void TestExperimentTables::partnersAreOthers()
{
    for (const std::size_t n : {std::size_t{2}, std::size_t{3}, std::size_t{50}}) {
        std::vector<std::uint32_t> partners = randomPartners(n, 3);
        for (std::size_t i = 0; i < n; ++i) {
            QVERIFY(partners[i] != i);
        }
        std::ranges::sort(partners);
        for (std::size_t i = 0; i < n; ++i) {
            QCOMPARE(partners[i], static_cast<std::uint32_t>(i));
        }
    }
}

void TestExperimentTables::parallelAboveRandom()
{
    const std::vector<double> parallel{0.9, 0.7, 0.8, 0.6};
    const std::vector<double> random{0.1, 0.2, 0.65, 0.05};
    const ParallelSimilarity found = parallelSimilarity(parallel, random, {});
    QCOMPARE(found.n, std::size_t{4});
    QVERIFY(std::abs(found.parallel.mean - 0.75) < 1e-12 && std::abs(found.random.mean - 0.25) < 1e-12);
    QVERIFY(std::abs(found.difference.difference - 0.5) < 1e-12 && found.difference.interval.low > 0.1);
    QCOMPARE(found.auc, 15.0 / 16.0);
    QVERIFY_THROWS_EXCEPTION(Error, parallelSimilarity(parallel, std::vector<double>{1}, {}));
}

void TestExperimentTables::marginFindsWhatHubsHide()
{
    // The third answer is near all questions and hides the right ones from the plain cosine.
    const auto row = [](double x, double y, double z) {
        const double length = std::sqrt(x * x + y * y + z * z);
        return std::vector<float>{static_cast<float>(x / length), static_cast<float>(y / length),
                                  static_cast<float>(z / length)};
    };
    const auto joined = [](const std::vector<std::vector<float>>& rows) {
        MappedSentences sentences{rows.size(), 3, {}, std::vector<bool>(rows.size(), true), 0};
        for (const std::vector<float>& each : rows) {
            sentences.values.insert(sentences.values.end(), each.begin(), each.end());
        }
        return sentences;
    };
    const MappedSentences source = joined({row(1, 0, 0.9), row(0, 1, 0.9), row(0, 0, 1)});
    const MappedSentences target = joined({row(1, 0, 0.1), row(0, 1, 0.1), row(0.4, 0.4, 1)});
    const ParallelText text{{"a", "b", "c"}, {"x", "y", "z"}};
    NullProgress progress;
    SentenceRetrievalOptions nearest;
    nearest.retrieval.criterion = RetrievalCriterion::NearestNeighbour;
    QCOMPARE(retrieveSentences(text, source, target, nearest, progress).ranks, (std::vector<std::uint32_t>{2, 2, 1}));
    QCOMPARE(marginRanks(text, source, target, 3, 2, progress), (std::vector<std::uint32_t>{1, 1, 1}));
    MappedSentences unknown = source;
    unknown.known[1] = false;
    QCOMPARE(marginRanks(text, unknown, target, 3, 1, progress)[1], 0U);
}

void TestExperimentTables::commaSeparatedValues()
{
    std::vector<std::string> fields;
    QVERIFY(splitCsv(R"("He said ""no"", twice",b,,2.5)", fields));
    QCOMPARE(fields, (std::vector<std::string>{"He said \"no\", twice", "b", "", "2.5"}));
    QVERIFY(!splitCsv("\"open,b", fields));
    QVERIFY(splitCsv("", fields));
    QCOMPARE(fields, std::vector<std::string>{""});
}

void TestExperimentTables::crossedPairsAreRead()
{
    NullProgress progress;
    ReadReport report;
    const std::string english = write("en.csv", "\"A dog, big\",A cat,2.5\nOne,Two,\nbad line\nHere,There,4\n");
    const std::string spanish = write("es.csv", "Un perro,\"Un \"\"gato\"\"\",2.5\nUno,Dos,\nX,Y,1\nAquí,Allí,4\n");
    ScoredPairs read = readScoredPairs(english, progress, report);
    QCOMPARE(read.pairs.size(), std::size_t{2});
    QCOMPARE(read.withoutScore, std::size_t{1});
    QCOMPARE(report.skipped, std::uint64_t{1});
    QCOMPARE(read.pairs[0].first, std::string("A dog, big"));
    read = readScoredPairs(english + "," + spanish, progress, report);
    QCOMPARE(read.pairs.size(), std::size_t{2});
    QCOMPARE(read.pairs[0].first, std::string("A dog, big"));
    QCOMPARE(read.pairs[0].second, std::string("Un \"gato\""));
    QCOMPARE(read.pairs[1].second, std::string("Allí"));
}

void TestExperimentTables::crossedPairsMustFit()
{
    NullProgress progress;
    ReadReport report;
    const std::string english = write("one.csv", "a,b,1\nc,d,2\n");
    QVERIFY_THROWS_EXCEPTION(Error, readScoredPairs(english + "," + write("short.csv", "a,b,1\n"), progress, report));
    QVERIFY_THROWS_EXCEPTION(Error,
                             readScoredPairs(english + "," + write("other.csv", "a,b,1\nc,d,3\n"), progress, report));
    QVERIFY_THROWS_EXCEPTION(Error, readScoredPairs(write("open.csv", "\"a,b,1\n"), progress, report));
}

QTEST_GUILESS_MAIN(TestExperimentTables)
#include "TestExperimentTables.moc"
