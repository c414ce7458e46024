#include "base/Error.h"
#include "base/Random.h"
#include "evaluation/PairedTests.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace crossgloss;

class TestPairedTests : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void mcNemarByHand_data();
    void mcNemarByHand();
    void countsDiscordantQuestions();
    void equalSystemsDoNotDiffer();
    void dominanceIsCertain();
    void intervalHasTheRightWidth();
    void pIsUniformWithoutDifference();
    void swappingChangesTheSignOnly();
    void refusesListsOfTwoTests();
    void holmByHand();
};

void TestPairedTests::mcNemarByHand_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    QTest::addColumn<double>("exact");
    QTest::addColumn<double>("midP");
    QTest::newRow("nothing differs") << 0 << 0 << 1.0 << 1.0;
    QTest::newRow("balanced") << 5 << 5 << 1.0 << 1.0;
    QTest::newRow("one") << 0 << 1 << 1.0 << 0.5;
    // 2 · 1 / 2^5 and 1 / 2^5
    QTest::newRow("five to none") << 0 << 5 << 0.0625 << 0.03125;
    // 2 · (1 + 10) / 2^10 and (2 · 1 + 10) / 2^10
    QTest::newRow("nine to one") << 9 << 1 << 0.021484375 << 0.01171875;
    // From exact binomials; 0.5^2200 is no double.
    QTest::newRow("thousands") << 1000 << 1200 << 2.1817026407914712e-05 << 1.9916416564602037e-05;
}

void TestPairedTests::mcNemarByHand()
{
    QFETCH(int, first);
    QFETCH(int, second);
    QFETCH(double, exact);
    QFETCH(double, midP);
    const McNemar test = mcNemar(static_cast<std::size_t>(first), static_cast<std::size_t>(second));
    QVERIFY2(std::abs(test.exact - exact) <= 1e-9 * exact, qPrintable(QString::number(test.exact, 'g', 17)));
    QVERIFY2(std::abs(test.midP - midP) <= 1e-9 * midP, qPrintable(QString::number(test.midP, 'g', 17)));
    const McNemar swapped = mcNemar(static_cast<std::size_t>(second), static_cast<std::size_t>(first));
    QCOMPARE(swapped.exact, test.exact);
    QCOMPARE(swapped.midP, test.midP);
}

void TestPairedTests::countsDiscordantQuestions()
{
    //                             both  second  first  none  both  second, better rank
    const std::uint32_t first[] = {1, 4, 1, 0, 1, 10};
    const std::uint32_t second[] = {1, 1, 2, 7, 1, 5};
    const PairedComparison comparison = comparePaired(first, second);
    QCOMPARE(comparison.n, std::size_t{6});
    QCOMPARE(comparison.both, std::size_t{2});
    QCOMPARE(comparison.onlyFirst, std::size_t{1});
    QCOMPARE(comparison.onlySecond, std::size_t{1});
    QCOMPARE(comparison.p1.difference, 0.0);
    QCOMPARE(comparison.mcNemar.exact, 1.0);
    const double mrr = (0 + (1 - 0.25) + (0.5 - 1) + 1.0 / 7 + 0 + (0.2 - 0.1)) / 6;
    QVERIFY(std::abs(comparison.mrr.difference - mrr) < 1e-12);
    QVERIFY(comparison.mrr.interval.low <= mrr && mrr <= comparison.mrr.interval.high);
}

void TestPairedTests::equalSystemsDoNotDiffer()
{
    const std::vector<std::uint32_t> ranks = {1, 0, 3, 1, 17, 2};
    const PairedComparison comparison = comparePaired(ranks, ranks);
    QCOMPARE(comparison.p1.p, 1.0);
    QCOMPARE(comparison.mrr.p, 1.0);
    QCOMPARE(comparison.p1.interval.low, 0.0);
    QCOMPARE(comparison.p1.interval.high, 0.0);
    QCOMPARE(comparePaired({}, {}).n, std::size_t{0});
    QCOMPARE(comparePaired({}, {}).p1.p, 1.0);
}

void TestPairedTests::dominanceIsCertain()
{
    const std::vector<std::uint32_t> wrong(50, 0);
    const std::vector<std::uint32_t> right(50, 1);
    BootstrapOptions options;
    options.resamples = 999;
    const PairedComparison comparison = comparePaired(wrong, right, options);
    QCOMPARE(comparison.p1.difference, 1.0);
    QVERIFY(std::abs(comparison.p1.interval.low - 1) < 1e-12 && std::abs(comparison.p1.interval.high - 1) < 1e-12);
    // No draw of 999 lies on the other side: 2 · 1 / 1000.
    QVERIFY(std::abs(comparison.p1.p - 0.002) < 1e-12);
    QVERIFY(std::abs(comparison.mcNemar.exact - std::pow(0.5, 49)) < 1e-20);
}

void TestPairedTests::intervalHasTheRightWidth()
{
    // Differences of +1 in 300, −1 in 100 and 0 in 600 questions: mean .2, variance .4 − .04, so ± 1.96 √(.36 / 1000).
    std::vector<std::uint32_t> first(1000, 1);
    std::vector<std::uint32_t> second(1000, 1);
    std::fill_n(first.begin(), 300, 0);
    std::fill_n(second.begin() + 300, 100, 0);
    BootstrapOptions options;
    options.resamples = 4000;
    const PairedComparison comparison = comparePaired(first, second, options);
    QVERIFY(std::abs(comparison.p1.difference - 0.2) < 1e-12);
    const double half = 1.96 * std::sqrt(0.36 / 1000);
    // An end of the interval is the 2.5th percentile of 4000 draws, whose standard deviation is
    // √(.025 · .975 / 4000) over the density there, .0584 / .019: .0008. Five of them.
    QVERIFY(std::abs(comparison.p1.interval.low - (0.2 - half)) < 0.004);
    QVERIFY(std::abs(comparison.p1.interval.high - (0.2 + half)) < 0.004);
}

void TestPairedTests::pIsUniformWithoutDifference()
{
    Random random(4);
    int bootstrap = 0;
    int midP = 0;
    constexpr int trials = 400;
    for (int trial = 0; trial < trials; ++trial) {
        std::vector<std::uint32_t> first;
        std::vector<std::uint32_t> second;
        for (int i = 0; i < 150; ++i) {
            first.push_back(uniform(random) < 0.4 ? 1 : 20);
            second.push_back(uniform(random) < 0.4 ? 1 : 20);
        }
        BootstrapOptions options;
        options.resamples = 300;
        options.seed = static_cast<std::uint64_t>(trial);
        const PairedComparison comparison = comparePaired(first, second, options);
        bootstrap += comparison.p1.p < 0.1 ? 1 : 0;
        midP += comparison.mcNemar.midP < 0.1 ? 1 : 0;
    }
    // 10 % of 400, ± 3 standard deviations of 6.
    QVERIFY2(bootstrap >= 22 && bootstrap <= 58, qPrintable(QString::number(bootstrap)));
    QVERIFY2(midP >= 22 && midP <= 58, qPrintable(QString::number(midP)));
}

void TestPairedTests::swappingChangesTheSignOnly()
{
    Random random(12);
    std::vector<std::uint32_t> first;
    std::vector<std::uint32_t> second;
    for (int i = 0; i < 200; ++i) {
        first.push_back(static_cast<std::uint32_t>(uniformBelow(random, 4)));
        second.push_back(static_cast<std::uint32_t>(uniformBelow(random, 3)));
    }
    const PairedComparison forward = comparePaired(first, second);
    const PairedComparison backward = comparePaired(second, first);
    QVERIFY(std::abs(forward.p1.difference + backward.p1.difference) < 1e-12);
    QVERIFY(std::abs(forward.p1.interval.low + backward.p1.interval.high) < 1e-12);
    QVERIFY(std::abs(forward.mrr.interval.high + backward.mrr.interval.low) < 1e-12);
    QCOMPARE(forward.p1.p, backward.p1.p);
    QCOMPARE(forward.mcNemar.exact, backward.mcNemar.exact);
}

void TestPairedTests::refusesListsOfTwoTests()
{
    const std::vector<std::uint32_t> first = {1, 2};
    const std::vector<std::uint32_t> second = {1};
    QVERIFY_EXCEPTION_THROWN(comparePaired(first, second), Error);
}

void TestPairedTests::holmByHand()
{
    const double p[] = {0.01, 0.04, 0.03, 0.005};
    const std::vector<double> adjusted = holm(p);
    const std::vector<double> expected = {0.03, 0.06, 0.06, 0.02};
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QVERIFY(std::abs(adjusted[i] - expected[i]) < 1e-12);
    }
    const double large[] = {0.6, 0.7};
    QCOMPARE(holm(large), (std::vector<double>{1.0, 1.0}));
    QVERIFY(holm({}).empty());
}

QTEST_GUILESS_MAIN(TestPairedTests)
#include "TestPairedTests.moc"
