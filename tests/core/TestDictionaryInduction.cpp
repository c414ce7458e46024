#include "SpaceFixture.h"
#include "PlantedSpaces.h"

#include "alignment/DictionaryInduction.h"
#include "alignment/MatchKernels.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace crossgloss;
using namespace crossgloss::test;

namespace {

/// Everything the slow way, in double.
struct Naive {
    std::vector<double> sourceHubness;
    std::vector<double> targetHubness;
    std::vector<std::uint32_t> ofSource;
    std::vector<std::uint32_t> ofTarget;
    double objective = 0;
};

double meanOfLargest(std::vector<double> values, std::size_t k)
{
    std::ranges::sort(values, std::greater<>());
    values.resize(std::min(values.size(), k));
    double sum = 0.0;
    for (const double value : values) {
        sum += value;
    }
    return sum / static_cast<double>(values.size());
}

Naive naive(const Space& sources, const Space& targets, std::size_t k)
{
    std::vector<std::vector<double>> s(sources.rows, std::vector<double>(targets.rows));
    std::vector<std::vector<double>> t(targets.rows, std::vector<double>(sources.rows));
    for (std::size_t i = 0; i < sources.rows; ++i) {
        for (std::size_t j = 0; j < targets.rows; ++j) {
            s[i][j] = t[j][i] = cosine(sources, i, targets, j);
        }
    }
    Naive result;
    double nearestSources = 0.0;
    double nearestTargets = 0.0;
    for (const auto& row : s) {
        result.sourceHubness.push_back(meanOfLargest(row, k));
        nearestTargets += *std::ranges::max_element(row);
    }
    for (const auto& row : t) {
        result.targetHubness.push_back(meanOfLargest(row, k));
        nearestSources += *std::ranges::max_element(row);
    }
    const auto best = [](const std::vector<double>& row, const std::vector<double>& hubness) {
        std::size_t place = 0;
        for (std::size_t i = 1; i < row.size(); ++i) {
            if (2.0 * row[i] - hubness[i] > 2.0 * row[place] - hubness[place]) {
                place = i;
            }
        }
        return static_cast<std::uint32_t>(place);
    };
    for (const auto& row : s) {
        result.ofSource.push_back(best(row, result.targetHubness));
    }
    for (const auto& row : t) {
        result.ofTarget.push_back(best(row, result.sourceHubness));
    }
    result.objective = 0.5
                       * (nearestTargets / static_cast<double>(sources.rows)
                          + nearestSources / static_cast<double>(targets.rows));
    return result;
}

DictionaryInduction induction(std::size_t neighbourhood, int threads, std::uint64_t seed = 1)
{
    return DictionaryInduction({neighbourhood, threads, seed});
}

bool nearlyEqual(const std::vector<float>& a, const std::vector<double>& b)
{
    return a.size() == b.size() && std::ranges::equal(a, b, [](float x, double y) { return std::abs(double{x} - y) < 1e-5; });
}

} // namespace

class TestDictionaryInduction : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalsNaiveComputation_data();
    void equalsNaiveComputation();
    void hubnessComesFromThePreviousCall();
    void isTheSameForAnyThreads_data();
    void isTheSameForAnyThreads();
    void dropsCandidatesAtTheGivenRate();
    void drawsDiffer();
    void keepsNothing();
    void breaksTiesByRow();
    void pairsOfMatches();
    void emptySides();
    void stopsWhenCancelled();
    void kernels_data();
    void kernels();
};

void TestDictionaryInduction::equalsNaiveComputation_data()
{
    QTest::addColumn<int>("sources");
    QTest::addColumn<int>("targets");
    QTest::addColumn<int>("dimension");
    QTest::addColumn<int>("k");
    QTest::newRow("one of each") << 1 << 1 << 3 << 10;
    QTest::newRow("one source") << 1 << 90 << 8 << 10;
    QTest::newRow("one target") << 90 << 1 << 8 << 10;
    QTest::newRow("fewer than k") << 7 << 5 << 4 << 10;
    QTest::newRow("k of one") << 120 << 140 << 10 << 1;
    QTest::newRow("several blocks") << 1100 << 2100 << 12 << 10;
    QTest::newRow("large k") << 300 << 200 << 12 << 64;
}

void TestDictionaryInduction::equalsNaiveComputation()
{
    QFETCH(int, sources);
    QFETCH(int, targets);
    QFETCH(int, dimension);
    QFETCH(int, k);
    const auto d = static_cast<std::size_t>(dimension);
    const Space x = randomSpace(static_cast<std::size_t>(sources), d, 1, 3, 0.3);
    const Space z = randomSpace(static_cast<std::size_t>(targets), d, 2, 1, 0.3);
    const Naive expected = naive(x, z, static_cast<std::size_t>(k));
    NullProgress progress;
    DictionaryInduction found = induction(static_cast<std::size_t>(k), 2);
    found.update(x.view(), z.view(), d, progress);
    QVERIFY(nearlyEqual(found.sourceHubness(), expected.sourceHubness));
    QVERIFY(nearlyEqual(found.targetHubness(), expected.targetHubness));
    const InducedMatches matches = found.match(x.view(), z.view(), d, 1.0, 0, progress);
    QCOMPARE(matches.ofSource, expected.ofSource);
    QCOMPARE(matches.ofTarget, expected.ofTarget);
    QVERIFY(std::abs(matches.objective - expected.objective) < 1e-5);
    // The pass that matches leaves the same hubness as the one that does nothing else.
    QVERIFY(nearlyEqual(found.targetHubness(), expected.targetHubness));

    // Without an update the first call makes up for it.
    DictionaryInduction other = induction(static_cast<std::size_t>(k), 1);
    QCOMPARE(other.match(x.view(), z.view(), d, 1.0, 0, progress).ofSource, expected.ofSource);
}

void TestDictionaryInduction::hubnessComesFromThePreviousCall()
{
    const Space x = randomSpace(200, 6, 1, 0, 0.5);
    const Space z = randomSpace(200, 6, 2, 0, 0.5);
    const Space moved = randomSpace(200, 6, 3, 0, 0.5);
    NullProgress progress;
    DictionaryInduction found = induction(10, 2);
    found.update(x.view(), z.view(), 6, progress);
    const std::vector<float> before = found.targetHubness();
    const InducedMatches matches = found.match(moved.view(), z.view(), 6, 1.0, 0, progress);
    for (std::size_t i = 0; i < moved.rows; ++i) {
        double best = -2.0;
        std::uint32_t answer = 0;
        for (std::uint32_t j = 0; j < z.rows; ++j) {
            const double score = cosine(moved, i, z, j) - 0.5 * double{before[j]};
            if (score > best) {
                best = score;
                answer = j;
            }
        }
        QCOMPARE(matches.ofSource[i], answer);
    }
    QVERIFY(nearlyEqual(found.targetHubness(), naive(moved, z, 10).targetHubness));
}

void TestDictionaryInduction::isTheSameForAnyThreads_data()
{
    QTest::addColumn<double>("keep");
    QTest::newRow("all") << 1.0;
    QTest::newRow("some") << 0.3;
    QTest::newRow("few") << 0.05;
}

void TestDictionaryInduction::isTheSameForAnyThreads()
{
    QFETCH(double, keep);
    const Space x = randomSpace(1700, 16, 1, 0, 0.3);
    const Space z = randomSpace(1300, 16, 2, 0, 0.3);
    NullProgress progress;
    const auto run = [&](int threads) {
        DictionaryInduction found = induction(10, threads);
        InducedMatches matches = found.match(x.view(), z.view(), 16, keep, 4, progress);
        const InducedMatches again = found.match(x.view(), z.view(), 16, keep, 5, progress);
        matches.ofSource.insert(matches.ofSource.end(), again.ofSource.begin(), again.ofSource.end());
        return std::tuple(matches.ofSource, again.ofTarget, matches.objective, found.sourceHubness(), found.targetHubness());
    };
    const auto alone = run(1);
    for (const int threads : {1, 2, 3, 7}) {
        QVERIFY(run(threads) == alone);                    // to the last bit
    }
}

void TestDictionaryInduction::dropsCandidatesAtTheGivenRate()
{
    // Target i is source i: a row finds it when it is looked at, and something else when it is not.
    const Space x = randomSpace(1000, 30, 1);
    NullProgress progress;
    DictionaryInduction found = induction(10, 2);
    constexpr double keep = 0.2;
    constexpr int draws = 20;
    std::size_t sources = 0;
    std::size_t targets = 0;
    for (int draw = 0; draw < draws; ++draw) {
        const InducedMatches matches = found.match(x.view(), x.view(), 30, keep, static_cast<std::uint64_t>(draw), progress);
        for (std::uint32_t i = 0; i < x.rows; ++i) {
            sources += matches.ofSource[i] == i ? 1 : 0;
            targets += matches.ofTarget[i] == i ? 1 : 0;
        }
    }
    // Five standard deviations of so many draws.
    const double n = static_cast<double>(draws) * 1000.0;
    const double bound = 5 * std::sqrt(keep * (1 - keep) / n);
    QVERIFY2(std::abs(static_cast<double>(sources) / n - keep) < bound, std::to_string(sources).c_str());
    QVERIFY2(std::abs(static_cast<double>(targets) / n - keep) < bound, std::to_string(targets).c_str());
}

void TestDictionaryInduction::drawsDiffer()
{
    const Space x = randomSpace(300, 10, 1);
    const Space z = randomSpace(300, 10, 2);
    NullProgress progress;
    const auto draw = [&](std::uint64_t seed, std::uint64_t number) {
        DictionaryInduction found = induction(10, 2, seed);
        found.update(x.view(), z.view(), 10, progress);
        return found.match(x.view(), z.view(), 10, 0.3, number, progress).ofSource;
    };
    QCOMPARE(draw(1, 1), draw(1, 1));
    QVERIFY(draw(1, 1) != draw(1, 2));
    QVERIFY(draw(1, 1) != draw(2, 1));
    // All are different, and none is what a search without dropping finds.
    DictionaryInduction exact = induction(10, 2);
    QVERIFY(draw(1, 1) != exact.match(x.view(), z.view(), 10, 1.0, 0, progress).ofSource);
}

void TestDictionaryInduction::keepsNothing()
{
    const Space x = randomSpace(50, 10, 1);
    NullProgress progress;
    DictionaryInduction found = induction(10, 2);
    found.update(x.view(), x.view(), 10, progress);
    const std::vector<float> before = found.targetHubness();
    const InducedMatches matches = found.match(x.view(), x.view(), 10, 0.0, 1, progress);
    QVERIFY(std::ranges::all_of(matches.ofSource, [](std::uint32_t row) { return row == InducedMatches::none; }));
    QVERIFY(matches.bothWays().empty() && matches.mutual().empty());
    QCOMPARE(found.targetHubness(), before);               // who saw nothing learned nothing
}

void TestDictionaryInduction::breaksTiesByRow()
{
    Space x(1200, 2);
    for (std::size_t row = 0; row < x.rows; ++row) {
        x.row(row)[0] = 1.0f;
        x.row(row)[1] = 0.0f;
    }
    NullProgress progress;
    for (const double keep : {1.0, 0.5}) {
        DictionaryInduction one = induction(10, 1);
        DictionaryInduction many = induction(10, 3);
        const InducedMatches alone = one.match(x.view(), x.view(), 2, keep, 1, progress);
        const InducedMatches shared = many.match(x.view(), x.view(), 2, keep, 1, progress);
        QCOMPARE(alone.ofSource, shared.ofSource);
        QCOMPARE(alone.ofTarget, shared.ofTarget);
        if (keep == 1.0) {
            QCOMPARE(std::ranges::max(alone.ofSource), 0u);
            QCOMPARE(std::ranges::max(alone.ofTarget), 0u);
        }
    }
}

void TestDictionaryInduction::pairsOfMatches()
{
    InducedMatches matches;
    matches.ofSource = {1, 0, InducedMatches::none, 2};
    matches.ofTarget = {1, 3, 3};
    const std::vector<IndexPair> both = {{0, 1}, {1, 0}, {3, 2}, {1, 0}, {3, 1}, {3, 2}};
    QVERIFY(matches.bothWays() == both);
    const std::vector<IndexPair> mutual = {{1, 0}, {3, 2}};
    QVERIFY(matches.mutual() == mutual);
}

void TestDictionaryInduction::emptySides()
{
    const Space some = randomSpace(20, 4, 1);
    const Space none(0, 4);
    NullProgress progress;
    DictionaryInduction found = induction(10, 2);
    InducedMatches matches = found.match(some.view(), none.view(), 4, 1.0, 0, progress);
    QVERIFY(matches.bothWays().empty());
    QCOMPARE(matches.ofSource.size(), std::size_t{20});
    matches = found.match(none.view(), some.view(), 4, 1.0, 0, progress);
    QVERIFY(matches.bothWays().empty());
    QCOMPARE(matches.objective, 0.0);
}

void TestDictionaryInduction::stopsWhenCancelled()
{
    const Space x = randomSpace(3000, 8, 1);
    StopsLater progress(3);
    DictionaryInduction found = induction(10, 2);
    QVERIFY_EXCEPTION_THROWN(found.match(x.view(), x.view(), 8, 1.0, 0, progress), Cancelled);
}

void TestDictionaryInduction::kernels_data()
{
    QTest::addColumn<int>("count");
    for (const int count : {0, 1, 7, 63, 64, 65, 200}) {
        QTest::newRow(std::to_string(count).c_str()) << count;
    }
}

void TestDictionaryInduction::kernels()
{
    QFETCH(int, count);
    const auto n = static_cast<std::size_t>(count);
    Random random(5);
    std::vector<float> values(n);
    std::vector<float> penalties(n);
    std::vector<float> scores(n);
    std::vector<std::uint32_t> rows(n, 7);
    for (std::size_t i = 0; i < n; ++i) {
        values[i] = static_cast<float>(uniformBelow(random, 9));
        penalties[i] = static_cast<float>(uniformBelow(random, 9));
        scores[i] = static_cast<float>(uniformBelow(random, 9)) - 2.0f;
    }
    float largest = -std::numeric_limits<float>::infinity();
    for (std::size_t i = 0; i < n; ++i) {
        largest = std::max(largest, values[i] - penalties[i]);
    }
    QCOMPARE(largestDifference(values.data(), n, penalties.data()), largest);
    const std::size_t place = findDifference(values.data(), n, penalties.data(), largest);
    QVERIFY(n == 0 ? place == 0 : values[place] - penalties[place] == largest);
    for (std::size_t i = 0; i < place && n > 0; ++i) {
        QVERIFY(values[i] - penalties[i] != largest);
    }
    QCOMPARE(findDifference(values.data(), n, penalties.data(), 100.0f), n);

    for (const std::uint32_t row : {3u, 9u}) {
        std::vector<float> newScores = scores;
        std::vector<std::uint32_t> newRows = rows;
        offerRow(values.data(), n, 2.0f, row, newScores.data(), newRows.data());
        for (std::size_t i = 0; i < n; ++i) {
            const float score = values[i] - 2.0f;
            const bool taken = score > scores[i] || (score == scores[i] && row < 7);
            QCOMPARE(newScores[i], std::max(score, scores[i]));
            QCOMPARE(newRows[i], taken ? row : 7u);
        }
    }
    std::size_t expected = 0;
    for (std::size_t begin = 0; begin <= n; begin = expected + 1) {
        expected = begin;
        while (expected < n && values[expected] <= 7.0f && values[expected] <= penalties[expected]) {
            ++expected;
        }
        QCOMPARE(findAboveEither(values.data(), begin, n, 7.0f, penalties.data()), expected);
    }
}

QTEST_GUILESS_MAIN(TestDictionaryInduction)
#include "TestDictionaryInduction.moc"
