#include "base/Error.h"
#include "base/Random.h"
#include "gloss/GlossChoice.h"
#include "matching/Assignment.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

using namespace crossgloss;

/// Choosing among similarities: best lists, ranks, mutual best, the correction for hubs and matching, each against its
/// definition written down plainly.
class TestGlossChoice : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bestListsEqualASort_data();
    void bestListsEqualASort();
    void ranksOfTiesByHand();
    void ranksEqualTheBestLists();
    void correctionEqualsItsDefinition_data();
    void correctionEqualsItsDefinition();
    void correctionTakesAHubDown();
    void matchingFindsAPlantedPermutation_data();
    void matchingFindsAPlantedPermutation();
    void matchingMaximisesTheSum();
    void nothingToChooseFrom();
    void whatIsNoNumberIsRefused();
    void matchingCanBeCancelled();
};

namespace {

/// @param levels few of them make ties; 0 = none.
GlossSimilarity randomSimilarity(std::size_t rows, std::size_t columns, std::uint64_t seed, std::uint64_t levels = 0)
{
    Random random(seed);
    GlossSimilarity similarity{rows, columns, std::vector<float>(rows * columns)};
    for (float& value : similarity.values) {
        value = levels > 0 ? static_cast<float>(uniformBelow(random, levels)) : static_cast<float>(normal(random));
    }
    return similarity;
}

/// By falling similarity, among equals the first.
std::vector<std::uint32_t> sortedColumns(const GlossSimilarity& similarity, std::size_t row)
{
    std::vector<std::uint32_t> order(similarity.columns);
    std::iota(order.begin(), order.end(), 0U);
    std::stable_sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
        return similarity.row(row)[a] > similarity.row(row)[b];
    });
    return order;
}

GlossSimilarity turned(const GlossSimilarity& similarity)
{
    GlossSimilarity result{similarity.columns, similarity.rows, std::vector<float>(similarity.values.size())};
    for (std::size_t row = 0; row < similarity.rows; ++row) {
        for (std::size_t column = 0; column < similarity.columns; ++column) {
            result.values[column * similarity.rows + row] = similarity.row(row)[column];
        }
    }
    return result;
}

} // namespace

void TestGlossChoice::bestListsEqualASort_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("k");
    QTest::addColumn<int>("levels");
    QTest::newRow("few") << 7 << 5 << 2 << 0;
    QTest::newRow("more than there are") << 6 << 4 << 9 << 0;
    QTest::newRow("ties") << 30 << 50 << 10 << 3;
    QTest::newRow("all equal") << 9 << 12 << 5 << 1;
    QTest::newRow("several blocks of columns") << 20 << 2100 << 3 << 40;
    QTest::newRow("one") << 1 << 1 << 1 << 0;
}

void TestGlossChoice::bestListsEqualASort()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(int, k);
    QFETCH(int, levels);
    const GlossSimilarity similarity = randomSimilarity(
        static_cast<std::size_t>(rows), static_cast<std::size_t>(columns), 4, static_cast<std::uint64_t>(levels));
    for (const bool backward : {false, true}) {
        const GlossSimilarity seen = backward ? turned(similarity) : similarity;
        for (const int threads : {1, 3}) {
            const Neighbours found = bestGlosses(similarity, static_cast<std::size_t>(k), backward, threads);
            QCOMPARE(found.queries, seen.rows);
            QCOMPARE(found.k, std::min(static_cast<std::size_t>(k), seen.columns));
            for (std::size_t row = 0; row < seen.rows; ++row) {
                const std::vector<std::uint32_t> order = sortedColumns(seen, row);
                for (std::size_t i = 0; i < found.k; ++i) {
                    QCOMPARE(found.indicesOf(row)[i], order[i]);
                    QCOMPARE(found.scoresOf(row)[i], seen.row(row)[order[i]]);
                }
            }
        }
    }
}

void TestGlossChoice::ranksOfTiesByHand()
{
    const GlossSimilarity similarity{4, 4, {0.5F, 0.5F, 0.5F, 0.1F,        // its own is the first of three equals
                                            0.5F, 0.5F, 0.5F, 0.9F,        // one is better, one as good stands before
                                            0.5F, 0.5F, 0.5F, 0.5F,        // two as good stand before
                                            0.1F, 0.2F, 0.3F, 0.4F}};
    const std::vector<std::uint32_t> right = {0, 1, 2, 3};
    QCOMPARE(ranksOf(similarity, right, 2), (std::vector<std::uint32_t>{1, 3, 3, 1}));
    const std::vector<std::uint32_t> others = {3, 3, 0, 0};
    QCOMPARE(ranksOf(similarity, others, 1), (std::vector<std::uint32_t>{4, 1, 1, 4}));
}

void TestGlossChoice::ranksEqualTheBestLists()
{
    const GlossSimilarity similarity = randomSimilarity(40, 60, 8, 5);
    Random random(9);
    std::vector<std::uint32_t> right(similarity.rows);
    for (std::uint32_t& column : right) {
        column = static_cast<std::uint32_t>(uniformBelow(random, similarity.columns));
    }
    const std::vector<std::uint32_t> ranks = ranksOf(similarity, right, 2);
    const Neighbours all = bestGlosses(similarity, similarity.columns, false, 1);
    for (std::size_t row = 0; row < similarity.rows; ++row) {
        QCOMPARE(all.indicesOf(row)[ranks[row] - 1], right[row]);
    }
}

void TestGlossChoice::correctionEqualsItsDefinition_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("neighbourhood");
    QTest::newRow("square") << 30 << 30 << 10;
    QTest::newRow("wide") << 12 << 1500 << 7;
    QTest::newRow("tall") << 80 << 9 << 5;
    QTest::newRow("neighbourhood beyond both sides") << 4 << 6 << 10;
}

void TestGlossChoice::correctionEqualsItsDefinition()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(int, neighbourhood);
    const GlossSimilarity similarity =
        randomSimilarity(static_cast<std::size_t>(rows), static_cast<std::size_t>(columns), 21);
    const auto meansOf = [&](const GlossSimilarity& values) {
        std::vector<double> means;
        for (std::size_t row = 0; row < values.rows; ++row) {
            std::vector<float> sorted(values.row(row), values.row(row) + values.columns);
            std::sort(sorted.rbegin(), sorted.rend());
            const std::size_t size = std::min(sorted.size(), static_cast<std::size_t>(neighbourhood));
            means.push_back(std::accumulate(sorted.begin(), sorted.begin() + static_cast<std::ptrdiff_t>(size), 0.0) /
                            static_cast<double>(size));
        }
        return means;
    };
    const std::vector<double> ofRows = meansOf(similarity);
    const std::vector<double> ofColumns = meansOf(turned(similarity));
    const GlossSimilarity corrected = cslsCorrected(similarity, static_cast<std::size_t>(neighbourhood), 2);
    for (std::size_t row = 0; row < similarity.rows; ++row) {
        for (std::size_t column = 0; column < similarity.columns; ++column) {
            const double expected = 2 * double(similarity.row(row)[column]) - ofRows[row] - ofColumns[column];
            QVERIFY(std::fabs(double(corrected.row(row)[column]) - expected) < 1e-5);
        }
    }
}

void TestGlossChoice::correctionTakesAHubDown()
{
    // Every row likes its own column well and the last column better.
    constexpr std::size_t size = 20;
    GlossSimilarity similarity = randomSimilarity(size, size + 1, 2);
    for (std::size_t row = 0; row < size; ++row) {
        for (std::size_t column = 0; column <= size; ++column) {
            float& value = similarity.values[row * (size + 1) + column];
            value = 0.05F * value + (column == size ? 1.2F : row == column ? 1.0F : 0.0F);
        }
    }
    std::vector<std::uint32_t> right(size);
    std::iota(right.begin(), right.end(), 0U);
    for (const std::uint32_t rank : ranksOf(similarity, right, 1)) {
        QCOMPARE(rank, 2U);
    }
    for (const std::uint32_t rank : ranksOf(cslsCorrected(similarity, 5, 1), right, 1)) {
        QCOMPARE(rank, 1U);
    }
}

void TestGlossChoice::matchingFindsAPlantedPermutation_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::newRow("square") << 120 << 120;
    QTest::newRow("wide") << 50 << 90;
    QTest::newRow("tall") << 90 << 50;
    QTest::newRow("one") << 1 << 1;
}

void TestGlossChoice::matchingFindsAPlantedPermutation()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    GlossSimilarity similarity =
        randomSimilarity(static_cast<std::size_t>(rows), static_cast<std::size_t>(columns), 31);
    std::vector<std::int32_t> planted(static_cast<std::size_t>(std::max(rows, columns)));
    std::iota(planted.begin(), planted.end(), 0);
    Random random(32);
    shuffle(planted, random);
    // Places of the permutation that fall into the matrix outweigh all noise together with the noise of their rows.
    std::size_t inside = 0;
    for (std::size_t row = 0; row < similarity.rows; ++row) {
        if (planted[row] < columns) {
            similarity.values[row * similarity.columns + static_cast<std::size_t>(planted[row])] += 2000.0F;
            ++inside;
        }
    }
    NullProgress progress;
    const std::vector<std::int32_t> found = matchGlosses(similarity, progress);
    QCOMPARE(found.size(), similarity.rows);
    std::size_t matched = 0;
    std::vector<int> uses(similarity.columns);
    for (std::size_t row = 0; row < similarity.rows; ++row) {
        if (planted[row] < columns) {
            QCOMPARE(found[row], planted[row]);
        }
        if (found[row] != Assignment::none) {
            ++matched;
            ++uses[static_cast<std::size_t>(found[row])];
        }
    }
    QVERIFY(inside > 0);
    QCOMPARE(matched, std::min(similarity.rows, similarity.columns));
    QCOMPARE(*std::max_element(uses.begin(), uses.end()), 1);
}

void TestGlossChoice::matchingMaximisesTheSum()
{
    // All permutations of six.
    const GlossSimilarity similarity = randomSimilarity(6, 6, 77);
    std::vector<std::size_t> order(6);
    std::iota(order.begin(), order.end(), std::size_t{0});
    double best = -std::numeric_limits<double>::infinity();
    do {
        double sum = 0;
        for (std::size_t row = 0; row < 6; ++row) {
            sum += double(similarity.row(row)[order[row]]);
        }
        best = std::max(best, sum);
    } while (std::next_permutation(order.begin(), order.end()));
    NullProgress progress;
    double sum = 0;
    const std::vector<std::int32_t> found = matchGlosses(similarity, progress);
    for (std::size_t row = 0; row < 6; ++row) {
        sum += double(similarity.row(row)[static_cast<std::size_t>(found[row])]);
    }
    QVERIFY(std::fabs(sum - best) < 1e-6);
}

void TestGlossChoice::nothingToChooseFrom()
{
    const GlossSimilarity noColumns{3, 0, {}};
    const Neighbours found = bestGlosses(noColumns, 5, false, 2);
    QCOMPARE(found.queries, std::size_t{3});
    QCOMPARE(found.k, std::size_t{0});
    const GlossSimilarity noRows{0, 3, {}};
    QCOMPARE(bestGlosses(noRows, 5, true, 1).k, std::size_t{0});
    QVERIFY(ranksOf(noRows, {}, 1).empty());
    QVERIFY(cslsCorrected(noRows, 10, 1).values.empty());
}

void TestGlossChoice::whatIsNoNumberIsRefused()
{
    NullProgress progress;
    for (const float broken :
         {std::nanf(""), std::numeric_limits<float>::infinity(), -std::numeric_limits<float>::infinity()}) {
        GlossSimilarity similarity = randomSimilarity(5, 5, 1);
        similarity.values[13] = broken;
        QVERIFY_EXCEPTION_THROWN(matchGlosses(similarity, progress), Error);
    }
}

void TestGlossChoice::matchingCanBeCancelled()
{
    class Stop final : public Progress {
        void stage(std::string_view, std::uint64_t) override {}
        void advance(std::uint64_t) override {}
        bool cancelled() const override { return true; }
    } stop;
    QVERIFY_EXCEPTION_THROWN(matchGlosses(randomSimilarity(300, 300, 3), stop), Cancelled);
}

QTEST_GUILESS_MAIN(TestGlossChoice)
#include "TestGlossChoice.moc"
