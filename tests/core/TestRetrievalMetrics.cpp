#include "base/Error.h"
#include "base/Random.h"
#include "encoder/Ranking.h"
#include "evaluation/RetrievalMetrics.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace crossgloss;

class TestRetrievalMetrics : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void scoresOfKnownRanks();
    void emptyAndUncoveredTests();
    void intervalsCoverTheTruth();
    void intervalsAreReproducible();
    void precisionOfKnownRanks();
    void resamplesAreTheSameForTheSameSeed();
    void ranksGoThroughText();
    void ranksEqualASortedList();
    void tiesGoToTheMoreFrequentWord();
};

namespace {

WordTable randomTable(std::size_t words, std::size_t dimension)
{
    Random random(23);
    std::vector<std::string> names;
    std::vector<float> values;
    for (std::size_t i = 0; i < words; ++i) {
        names.push_back("w" + std::to_string(i));
        for (std::size_t d = 0; d < dimension; ++d) {
            values.push_back(static_cast<float>(normal(random)));
        }
    }
    WordTable table;
    table.add("en", EmbeddingSpace({"only"}, std::vector<float>(dimension, 1.0F), dimension));
    table.add("fr", EmbeddingSpace(std::move(names), std::move(values), dimension));
    return table;
}

} // namespace

void TestRetrievalMetrics::scoresOfKnownRanks()
{
    const RetrievalScores scores = scoreRanks({1, 2, 10, 11, 0, 100, 101, 1});
    QCOMPARE(scores.n, std::uint64_t{8});
    QCOMPARE(scores.covered, std::uint64_t{7});
    QCOMPARE(scores.p1, 2.0 / 8);
    QCOMPARE(scores.p10, 4.0 / 8);
    QCOMPARE(scores.p100, 6.0 / 8);
    QCOMPARE(scores.mrr, (1 + 0.5 + 0.1 + 1.0 / 11 + 0.01 + 1.0 / 101 + 1) / 8);
    QCOMPARE(scores.medianRank, 10.0);
    QCOMPARE(scoreRanks({4, 1, 3, 2}).medianRank, 2.5);
}

void TestRetrievalMetrics::emptyAndUncoveredTests()
{
    QCOMPARE(scoreRanks({}).mrr, 0.0);
    const RetrievalScores scores = scoreRanks({0, 0});
    QCOMPARE(scores.n, std::uint64_t{2});
    QCOMPARE(scores.medianRank, 0.0);
    QCOMPARE(bootstrapIntervals({}).mrr.high, 0.0);
    const std::uint32_t missed[] = {0, 0};
    QCOMPARE(bootstrapIntervals(missed).p100.high, 0.0);
}

void TestRetrievalMetrics::intervalsCoverTheTruth()
{
    // Tests of 200 pairs of which 30 % are found at once: about 95 in 100 intervals hold .3.
    Random random(9);
    int covered = 0;
    for (int trial = 0; trial < 200; ++trial) {
        std::vector<std::uint32_t> ranks;
        for (int i = 0; i < 200; ++i) {
            ranks.push_back(uniform(random) < 0.3 ? 1 : 50);
        }
        BootstrapOptions options;
        options.resamples = 400;
        const RetrievalIntervals intervals = bootstrapIntervals(ranks, options);
        covered += intervals.p1.low <= 0.3 && 0.3 <= intervals.p1.high ? 1 : 0;
        const double p1 = scoreRanks(ranks).p1;
        QVERIFY(intervals.p1.low <= p1 && p1 <= intervals.p1.high);
    }
    // 190 of 200 with a standard deviation of 3, and a little fewer, since percentiles of few values are too narrow.
    QVERIFY2(covered >= 176 && covered <= 199, qPrintable(QString::number(covered)));
}

void TestRetrievalMetrics::intervalsAreReproducible()
{
    const std::uint32_t ranks[] = {1, 5, 0, 7, 2, 90, 1, 3};
    QCOMPARE(bootstrapIntervals(ranks).mrr.low, bootstrapIntervals(ranks).mrr.low);
    BootstrapOptions other;
    other.seed = 2;
    QVERIFY(bootstrapIntervals(ranks).mrr.low != bootstrapIntervals(ranks, other).mrr.low);
}

void TestRetrievalMetrics::precisionOfKnownRanks()
{
    const std::uint32_t ranks[] = {1, 5, 6, 10, 11, 0, 1, 1000};
    const PrecisionScores scores = precisionScores(ranks);
    QCOMPARE(scores.n, std::size_t{8});
    QCOMPARE(scores.p1, 2.0 / 8);
    QCOMPARE(scores.p5, 3.0 / 8);
    QCOMPARE(scores.p10, 5.0 / 8);
    QVERIFY(std::abs(scores.mrr - (1 + 0.2 + 1.0 / 6 + 0.1 + 1.0 / 11 + 0 + 1 + 0.001) / 8) < 1e-12);
    // The same draws as those of the look-up's scores.
    const RetrievalIntervals others = bootstrapIntervals(ranks);
    QVERIFY(std::abs(scores.p1Interval.low - others.p1.low) < 1e-12);
    QVERIFY(std::abs(scores.p10Interval.high - others.p10.high) < 1e-12);
    QVERIFY(std::abs(scores.mrrInterval.low - others.mrr.low) < 1e-7);
    QVERIFY(scores.p5Interval.low <= scores.p5 && scores.p5 <= scores.p5Interval.high);
    QCOMPARE(precisionScores({}).p1Interval.high, 0.0);
    const nlohmann::json json = toJson(scores);
    QCOMPARE(json["p5"].get<double>(), scores.p5);
    QCOMPARE(json["intervals"]["mrr"][1].get<double>(), scores.mrrInterval.high);
}

void TestRetrievalMetrics::resamplesAreTheSameForTheSameSeed()
{
    BootstrapOptions options;
    options.resamples = 5;
    std::vector<std::vector<std::uint32_t>> draws;
    forEachResample(20, options, [&](std::size_t draw, std::span<const std::uint32_t> items) {
        QCOMPARE(draw, draws.size());
        draws.emplace_back(items.begin(), items.end());
    });
    QCOMPARE(draws.size(), std::size_t{5});
    QVERIFY(draws[0] != draws[1]);
    forEachResample(20, options, [&](std::size_t draw, std::span<const std::uint32_t> items) {
        QVERIFY(std::ranges::equal(items, draws[draw]));
    });
    forEachResample(0, options, [&](std::size_t, std::span<const std::uint32_t>) { QFAIL("a draw of nothing"); });
}

void TestRetrievalMetrics::ranksGoThroughText()
{
    const std::vector<std::uint32_t> ranks = {1, NoRank, 0, 1000, 7};
    QCOMPARE(rankText(ranks), std::string("1 - 0 1000 7"));
    QCOMPARE(ranksFromText(rankText(ranks)), ranks);
    QVERIFY(ranksFromText("").empty());
    QVERIFY_EXCEPTION_THROWN(ranksFromText("1 x"), Error);
    QVERIFY_EXCEPTION_THROWN(ranksFromText("1  2"), Error);
    QVERIFY_EXCEPTION_THROWN(ranksFromText("-1"), Error);
    QVERIFY_EXCEPTION_THROWN(ranksFromText("99999999999"), Error);
}

void TestRetrievalMetrics::ranksEqualASortedList()
{
    // More words and queries than one tile holds, neither a multiple of it.
    constexpr std::size_t words = 2500;
    constexpr std::size_t dimension = 9;
    constexpr std::size_t queries = 150;
    const WordTable table = randomTable(words, dimension);
    const WordTable::Block& block = table.block("fr");
    Random random(31);
    std::vector<float> vectors(queries * dimension);
    std::vector<std::uint32_t> answers;
    for (float& value : vectors) {
        value = static_cast<float>(normal(random));
    }
    for (std::size_t i = 0; i < queries; ++i) {
        answers.push_back(block.first + static_cast<std::uint32_t>(uniformBelow(random, words)));
    }
    NullProgress progress;
    const std::vector<std::uint32_t> ranks = rankAnswers(table, block, vectors, answers, 2, progress);
    const std::vector<std::uint32_t> nearest = nearestWords(table, block, vectors, 2, progress);
    for (std::size_t i = 0; i < queries; ++i) {
        std::vector<std::pair<double, std::uint32_t>> order;
        for (std::uint32_t row = 0; row < words; ++row) {
            double product = 0;
            double square = 0;
            for (std::size_t d = 0; d < dimension; ++d) {
                const double value = table.row(block.first + row)[d];
                product += value * vectors[i * dimension + d];
                square += value * value;
            }
            order.emplace_back(-product / std::sqrt(square), block.first + row);
        }
        std::sort(order.begin(), order.end());
        QCOMPARE(nearest[i], order.front().second);
        QCOMPARE(order[ranks[i] - 1].second, answers[i]);
    }
}

void TestRetrievalMetrics::tiesGoToTheMoreFrequentWord()
{
    WordTable table;
    table.add("fr", EmbeddingSpace({"a", "b", "c", "d"}, {1, 0, 2, 0, 3, 0, 0, 1}, 2));
    const std::vector<float> queries = {1, 0, 1, 0, 1, 0, 1, 0};
    const std::uint32_t answers[] = {0, 1, 2, 3};
    NullProgress progress;
    const std::vector<std::uint32_t> ranks = rankAnswers(table, table.block("fr"), queries, answers, 1, progress);
    QCOMPARE(ranks, (std::vector<std::uint32_t>{1, 2, 3, 4}));
}

QTEST_GUILESS_MAIN(TestRetrievalMetrics)
#include "TestRetrievalMetrics.moc"
