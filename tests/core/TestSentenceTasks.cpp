#include "base/Error.h"
#include "composition/SentenceClassifier.h"
#include "composition/SentenceMining.h"
#include "evaluation/Correlation.h"
#include "resources/ScoredPairs.h"

#include "base/Random.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <fstream>

using namespace crossgloss;

/// What is done with sentence vectors: partners of two lists, classes, correlations with people's scores.
class TestSentenceTasks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void correlationsByHand();
    void correlationsOfTwoModelsDiffer();
    void scoredPairsAreRead();
    void partnersAreFound();
    void partnersByHand();
    void classesAreLearned_data();
    void classesAreLearned();
    void classifierNeedsTwoClasses();
};

namespace {

SentenceVectors vectors(std::size_t rows, std::size_t dimension, std::uint64_t seed)
{
    Random random(seed);
    SentenceVectors result{rows, dimension, {}};
    for (std::size_t i = 0; i < rows; ++i) {
        double squares = 0.0;
        std::vector<double> row;
        for (std::size_t k = 0; k < dimension; ++k) {
            row.push_back(normal(random));
            squares += row.back() * row.back();
        }
        for (const double value : row) {
            result.values.push_back(static_cast<float>(value / std::sqrt(squares)));
        }
    }
    return result;
}

} // namespace

void TestSentenceTasks::correlationsByHand()
{
    const std::vector<double> gold{1, 2, 3, 4, 5};
    const std::vector<double> found{2, 1, 4, 3, 5};
    QVERIFY(std::abs(pearson(gold, found) - 0.8) < 1e-12);
    QVERIFY(std::abs(spearman(gold, found) - 0.8) < 1e-12);
    // Ties share their mean rank: 1.5, 1.5, 3.
    QVERIFY(std::abs(spearman(std::vector<double>{1, 2, 3}, std::vector<double>{7, 7, 9}) - std::sqrt(0.75)) < 1e-12);
    QVERIFY(std::abs(spearman(gold, std::vector<double>{1, 8, 27, 64, 125}) - 1.0) < 1e-12);
    QCOMPARE(pearson(gold, std::vector<double>{3, 3, 3, 3, 3}), 0.0);
    const CorrelationScores scores = correlationScores(gold, found);
    QCOMPARE(scores.n, std::size_t{5});
    QVERIFY(scores.pearsonInterval.low < 0.8 && scores.pearsonInterval.high >= 0.8);
    QVERIFY_THROWS_EXCEPTION(Error, pearson(gold, std::vector<double>{1}));
    QVERIFY_THROWS_EXCEPTION(Error, correlationScores(std::vector<double>{1}, std::vector<double>{1}));
}

void TestSentenceTasks::correlationsOfTwoModelsDiffer()
{
    Random random(3);
    std::vector<double> gold, good, bad;
    for (int i = 0; i < 200; ++i) {
        gold.push_back(normal(random));
        good.push_back(gold.back() + 0.3 * normal(random));
        bad.push_back(gold.back() + 3.0 * normal(random));
    }
    const CorrelationDifference found = compareCorrelations(gold, bad, good);
    QVERIFY(found.pearson.difference > 0.3 && found.pearson.p < 0.01 && found.pearson.interval.low > 0.0);
    const CorrelationDifference same = compareCorrelations(gold, good, good);
    QCOMPARE(same.pearson.difference, 0.0);
    QCOMPARE(same.spearman.p, 1.0);
}

void TestSentenceTasks::scoredPairsAreRead()
{
    QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("p.tsv").toStdString();
    const auto write = [&](const std::string& text) { std::ofstream(path, std::ios::binary) << text; };
    NullProgress progress;
    ReadReport report;
    write("4.5\tone\ttwo\tmore\n\tno score\there\nx\ta\tb\n1\tonly\n\n0\tc\td\r\n");
    const ScoredPairs found = readScoredPairs(path, progress, report);
    QCOMPARE(found.pairs.size(), std::size_t{2});
    QCOMPARE(found.pairs[0].score, 4.5);
    QCOMPARE(found.pairs[1].second, std::string("d"));
    QCOMPARE(found.withoutScore, std::size_t{1});
    QCOMPARE(report.skipped, std::uint64_t{2});
    write("pair_ID\tsentence_A\tsentence_B\trelatedness_score\tentailment_judgment\n1\ta\tb\t3.3\tNEUTRAL\n");
    QCOMPARE(readScoredPairs(path, progress, report).pairs[0].score, 3.3);
    write("\ta\tb\n");
    QVERIFY_THROWS_EXCEPTION(Error, readScoredPairs(path, progress, report));
}

void TestSentenceTasks::partnersAreFound()
{
    // The second list is the first one backwards, with two sentences more and one without a known word.
    const SentenceVectors first = vectors(50, 20, 1);
    SentenceVectors second = vectors(53, 20, 2);
    std::fill_n(second.values.begin() + 52 * 20, 20, 0.0F);
    for (std::size_t i = 0; i < 50; ++i) {
        std::copy_n(first.values.begin() + static_cast<std::ptrdiff_t>(i * 20), 20,
                    second.values.begin() + static_cast<std::ptrdiff_t>((49 - i) * 20));
    }
    NullProgress progress;
    SentenceMiningOptions options;
    for (const bool oneToOne : {true, false}) {
        options.oneToOne = oneToOne;
        options.minimumMargin = 1.2;
        const std::vector<MinedPair> pairs = minePairs(first, second, options, progress);
        QCOMPARE(pairs.size(), std::size_t{50});
        for (const MinedPair& pair : pairs) {
            QCOMPARE(pair.second, 49 - pair.first);
            QVERIFY(std::abs(pair.cosine - 1.0F) < 1e-5F && pair.margin > 1.2F);
        }
    }
    SentenceVectors none{2, 20, std::vector<float>(40, 0.0F)};
    QVERIFY(minePairs(first, none, options, progress).empty());
}

void TestSentenceTasks::partnersByHand()
{
    // Both first sentences want the same second one; one to one, the nearer has it.
    const SentenceVectors first{2, 2, {1, 0, 0.8F, 0.6F}};
    const SentenceVectors second{1, 2, {1, 0}};
    NullProgress progress;
    SentenceMiningOptions options;
    options.neighbours = 1;
    const std::vector<MinedPair> one = minePairs(first, second, options, progress);
    QCOMPARE(one.size(), std::size_t{1});
    QCOMPARE(one[0].first, 0U);
    QVERIFY(std::abs(one[0].margin - 1.0F) < 1e-6F);
    options.oneToOne = false;
    const std::vector<MinedPair> many = minePairs(first, second, options, progress);
    QCOMPARE(many.size(), std::size_t{2});
    QVERIFY(std::abs(many[1].margin - 0.8F / 0.9F) < 1e-6F);
}

void TestSentenceTasks::classesAreLearned_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("perceptron") << static_cast<int>(ClassifierKind::Perceptron);
    QTest::newRow("logistic") << static_cast<int>(ClassifierKind::Logistic);
}

void TestSentenceTasks::classesAreLearned()
{
    QFETCH(int, kind);
    const SentenceVectors all = vectors(600, 10, 5);
    const auto labelOf = [&](std::size_t row) {
        const float* const values = all.values.data() + row * 10;
        return values[0] > 0.1F ? "first" : values[1] > values[2] ? "second" : "third";
    };
    SentenceVectors train{500, 10, {all.values.begin(), all.values.begin() + 5000}};
    SentenceVectors test{100, 10, {all.values.begin() + 5000, all.values.end()}};
    std::vector<std::string> labels;
    for (std::size_t i = 0; i < 500; ++i) {
        labels.push_back(labelOf(i));
    }
    ClassifierOptions options;
    options.kind = static_cast<ClassifierKind>(kind);
    const SentenceClassifier classifier(train, labels, options);
    QCOMPARE(classifier.classes(), (std::vector<std::string>{"first", "second", "third"}));
    const std::vector<std::uint32_t> found = classifier.classify(test);
    int right = 0;
    for (std::size_t i = 0; i < found.size(); ++i) {
        right += classifier.classes()[found[i]] == labelOf(500 + i) ? 1 : 0;
    }
    QVERIFY2(right >= 80, qPrintable(QString::number(right)));
}

void TestSentenceTasks::classifierNeedsTwoClasses()
{
    const SentenceVectors two = vectors(2, 4, 1);
    QVERIFY_THROWS_EXCEPTION(Error, SentenceClassifier(two, std::vector<std::string>{"a", "a"}, {}));
    QVERIFY_THROWS_EXCEPTION(Error, SentenceClassifier(two, std::vector<std::string>{"a"}, {}));
    const SentenceClassifier classifier(two, std::vector<std::string>{"a", "b"}, {});
    QVERIFY_THROWS_EXCEPTION(Error, classifier.classify(vectors(1, 5, 1)));
}

QTEST_GUILESS_MAIN(TestSentenceTasks)
#include "TestSentenceTasks.moc"
