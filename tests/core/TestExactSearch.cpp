#include "base/Error.h"
#include "base/Random.h"
#include "numeric/Rows.h"
#include "space/BestK.h"
#include "space/ExactSearch.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <numeric>

using namespace crossgloss;

namespace {

struct Matrix {
    std::vector<float> values;
    std::size_t rows;
    std::size_t stride;
    RowMatrix view() const { return {values.data(), rows, stride}; }
};

Matrix randomMatrix(std::size_t rows, std::size_t dimension, std::size_t stride, Random& random)
{
    // What lies between the rows must never be read as part of one.
    Matrix matrix{std::vector<float>(rows * stride, std::numeric_limits<float>::quiet_NaN()), rows, stride};
    for (std::size_t r = 0; r < rows; ++r) {
        for (std::size_t i = 0; i < dimension; ++i) {
            matrix.values[r * stride + i] = static_cast<float>(normal(random));
        }
    }
    normaliseRows(matrix.values.data(), rows, dimension, stride);
    return matrix;
}

double exactProduct(const Matrix& a, std::size_t row, const Matrix& b, std::size_t other, std::size_t dimension)
{
    double sum = 0.0;
    for (std::size_t i = 0; i < dimension; ++i) {
        sum += double{a.values[row * a.stride + i]} * double{b.values[other * b.stride + i]};
    }
    return sum;
}

Neighbours search(const Matrix& queries, const Matrix& targets, std::size_t dimension, const ExactSearchOptions& options)
{
    NullProgress progress;
    return exactSearch(queries.view(), targets.view(), dimension, options, progress);
}

} // namespace

class TestExactSearch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalsNaiveSearch_data();
    void equalsNaiveSearch();
    void breaksTiesByIndex_data();
    void breaksTiesByIndex();
    void findsPlantedDuplicates();
    void threadsAndRepetitionChangeNothing_data();
    void threadsAndRepetitionChangeNothing();
    void emptyInputs();
    void refusesNaN_data();
    void refusesNaN();
    void acceptsInfinities();
    void stopsWhenCancelled();
    void normalisesRows();
    void findsValuesAbove();
    void keepsTheBest();
};

void TestExactSearch::equalsNaiveSearch_data()
{
    QTest::addColumn<int>("queries");
    QTest::addColumn<int>("targets");
    QTest::addColumn<int>("dimension");
    QTest::addColumn<int>("k");
    QTest::addColumn<int>("block");
    QTest::newRow("one query") << 1 << 1500 << 30 << 10 << 128;
    QTest::newRow("four queries") << 4 << 1501 << 33 << 7 << 128;
    QTest::newRow("five queries") << 5 << 1502 << 17 << 7 << 100;
    QTest::newRow("many") << 70 << 3001 << 50 << 10 << 256;
    QTest::newRow("blocks of one") << 9 << 40 << 5 << 3 << 1;
    QTest::newRow("one block") << 9 << 40 << 5 << 3 << 5000;
    QTest::newRow("many query blocks") << 300 << 500 << 12 << 4 << 16;
    QTest::newRow("one dimension") << 20 << 300 << 1 << 5 << 64;
    QTest::newRow("k of one") << 20 << 300 << 8 << 1 << 64;
    QTest::newRow("k = n") << 20 << 30 << 8 << 30 << 7;
    QTest::newRow("k > n") << 20 << 30 << 8 << 100 << 64;
    QTest::newRow("one target") << 20 << 1 << 8 << 3 << 64;
}

void TestExactSearch::equalsNaiveSearch()
{
    QFETCH(int, queries);
    QFETCH(int, targets);
    QFETCH(int, dimension);
    QFETCH(int, k);
    QFETCH(int, block);
    const auto d = static_cast<std::size_t>(dimension);
    Random random(7);
    const Matrix q = randomMatrix(static_cast<std::size_t>(queries), d, d + 3, random);
    const Matrix t = randomMatrix(static_cast<std::size_t>(targets), d, d + 1, random);
    ExactSearchOptions options;
    options.k = static_cast<std::size_t>(k);
    options.queryBlock = static_cast<std::size_t>(block);
    options.targetBlock = static_cast<std::size_t>(block);
    options.threads = 2;
    const Neighbours found = search(q, t, d, options);
    QCOMPARE(found.queries, q.rows);
    QCOMPARE(found.k, std::min(options.k, t.rows));
    QCOMPARE(found.indices.size(), found.queries * found.k);

    constexpr double tolerance = 1e-5;
    for (std::size_t i = 0; i < q.rows; ++i) {
        std::vector<double> scores(t.rows);
        for (std::size_t j = 0; j < t.rows; ++j) {
            scores[j] = exactProduct(q, i, t, j, d);
        }
        std::vector<double> sorted = scores;
        std::sort(sorted.rbegin(), sorted.rend());
        std::vector<bool> used(t.rows, false);
        for (std::size_t n = 0; n < found.k; ++n) {
            const std::uint32_t index = found.indicesOf(i)[n];
            QVERIFY(index < t.rows && !used[index]);
            used[index] = true;
            // The n-th score is the n-th best there is, and belongs to the row that is named.
            QVERIFY(std::abs(double{found.scoresOf(i)[n]} - sorted[n]) < tolerance);
            QVERIFY(std::abs(double{found.scoresOf(i)[n]} - scores[index]) < tolerance);
            QVERIFY(n == 0 || found.scoresOf(i)[n - 1] >= found.scoresOf(i)[n]);
        }
    }
}

void TestExactSearch::breaksTiesByIndex_data()
{
    QTest::addColumn<int>("queries");
    QTest::newRow("few") << 2;
    QTest::newRow("many") << 40;
}

void TestExactSearch::breaksTiesByIndex()
{
    QFETCH(int, queries);
    // All targets are the same vector, except three better ones far apart.
    constexpr std::size_t d = 4;
    Matrix t{std::vector<float>(2000 * d, 0.0f), 2000, d};
    for (std::size_t r = 0; r < t.rows; ++r) {
        t.values[r * d] = r == 1999 || r == 77 || r == 1000 ? 1.0f : 0.5f;
    }
    Matrix q{std::vector<float>(static_cast<std::size_t>(queries) * d, 0.0f), static_cast<std::size_t>(queries), d};
    for (std::size_t r = 0; r < q.rows; ++r) {
        q.values[r * d] = 1.0f;
    }
    ExactSearchOptions options;
    options.k = 6;
    options.targetBlock = 100;
    options.threads = 2;
    const Neighbours found = search(q, t, d, options);
    const std::vector<std::uint32_t> expected = {77, 1000, 1999, 0, 1, 2};
    for (std::size_t i = 0; i < q.rows; ++i) {
        QVERIFY(std::equal(expected.begin(), expected.end(), found.indicesOf(i).begin()));
        QCOMPARE(found.scoresOf(i)[2], 1.0f);
        QCOMPARE(found.scoresOf(i)[3], 0.5f);
    }
}

void TestExactSearch::findsPlantedDuplicates()
{
    Random random(11);
    constexpr std::size_t d = 60;
    Matrix t = randomMatrix(4000, d, d, random);
    const Matrix q = randomMatrix(25, d, d, random);
    // Query i lies among the targets twice.
    for (std::size_t i = 0; i < q.rows; ++i) {
        for (const std::size_t place : {i * 150 + 3, 3999 - i}) {
            std::copy_n(q.values.begin() + static_cast<std::ptrdiff_t>(i * d), d,
                        t.values.begin() + static_cast<std::ptrdiff_t>(place * d));
        }
    }
    ExactSearchOptions options;
    options.k = 2;
    options.targetBlock = 333;
    const Neighbours found = search(q, t, d, options);
    for (std::size_t i = 0; i < q.rows; ++i) {
        const std::uint32_t first = found.indicesOf(i)[0];
        const std::uint32_t second = found.indicesOf(i)[1];
        QCOMPARE(std::min(first, second), static_cast<std::uint32_t>(i * 150 + 3));
        QCOMPARE(std::max(first, second), static_cast<std::uint32_t>(3999 - i));
        QVERIFY(std::abs(found.scoresOf(i)[1] - 1.0f) < 1e-5f);
    }
}

void TestExactSearch::threadsAndRepetitionChangeNothing_data()
{
    QTest::addColumn<int>("queries");
    QTest::newRow("one") << 1;
    QTest::newRow("one block") << 50;
    QTest::newRow("many blocks") << 900;
}

void TestExactSearch::threadsAndRepetitionChangeNothing()
{
    QFETCH(int, queries);
    Random random(3);
    constexpr std::size_t d = 37;
    const Matrix q = randomMatrix(static_cast<std::size_t>(queries), d, d, random);
    const Matrix t = randomMatrix(3007, d, d, random);
    ExactSearchOptions options;
    options.queryBlock = 64;
    options.targetBlock = 96;
    options.threads = 1;
    const Neighbours alone = search(q, t, d, options);
    for (const int threads : {1, 2, 3, 8}) {
        options.threads = threads;
        const Neighbours found = search(q, t, d, options);
        QCOMPARE(found.indices, alone.indices);
        QCOMPARE(found.scores, alone.scores); // to the last bit
    }
}

void TestExactSearch::emptyInputs()
{
    Random random(5);
    const Matrix some = randomMatrix(6, 4, 4, random);
    const Matrix none{{}, 0, 4};
    QCOMPARE(search(some, none, 4, {}).k, std::size_t{0});
    QCOMPARE(search(some, none, 4, {}).queries, std::size_t{6});
    QVERIFY(search(some, none, 4, {}).indicesOf(5).empty());
    QCOMPARE(search(none, some, 4, {}).queries, std::size_t{0});
    ExactSearchOptions options;
    options.k = 0;
    QVERIFY(search(some, some, 4, options).indices.empty());
}

void TestExactSearch::refusesNaN_data()
{
    QTest::addColumn<int>("queries");
    QTest::addColumn<int>("row");
    QTest::addColumn<bool>("inQueries");
    QTest::newRow("first target, one query") << 1 << 0 << false;
    QTest::newRow("late target, one query") << 1 << 900 << false;
    QTest::newRow("first target, many queries") << 30 << 0 << false;
    QTest::newRow("late target, many queries") << 30 << 999 << false;
    QTest::newRow("query") << 30 << 29 << true;
}

void TestExactSearch::refusesNaN()
{
    QFETCH(int, queries);
    QFETCH(int, row);
    QFETCH(bool, inQueries);
    Random random(5);
    Matrix q = randomMatrix(static_cast<std::size_t>(queries), 8, 8, random);
    Matrix t = randomMatrix(1000, 8, 8, random);
    (inQueries ? q : t).values[static_cast<std::size_t>(row) * 8 + 3] = std::numeric_limits<float>::quiet_NaN();
    ExactSearchOptions options;
    options.k = 3;
    options.threads = 2;
    QVERIFY_EXCEPTION_THROWN(search(q, t, 8, options), Error);
}

void TestExactSearch::acceptsInfinities()
{
    // An overflown score is extreme, not undefined.
    const float huge = std::numeric_limits<float>::max();
    const Matrix q{{2.0f}, 1, 1};
    const Matrix t{{huge, 1.0f, -huge}, 3, 1};
    ExactSearchOptions options;
    options.k = 3;
    const Neighbours found = search(q, t, 1, options);
    QCOMPARE(found.indices, (std::vector<std::uint32_t>{0, 1, 2}));
    QVERIFY(std::isinf(found.scores[0]) && std::isinf(found.scores[2]));
}

void TestExactSearch::stopsWhenCancelled()
{
    class Stopped final : public Progress {
    public:
        void stage(std::string_view, std::uint64_t) override {}
        void advance(std::uint64_t) override {}
        bool cancelled() const override { return true; }
    };
    Random random(5);
    const Matrix t = randomMatrix(1000, 8, 8, random);
    Stopped progress;
    QVERIFY_EXCEPTION_THROWN(exactSearch(t.view(), t.view(), 8, {}, progress), Cancelled);
}

void TestExactSearch::normalisesRows()
{
    std::vector<float> values = {3.0f, 4.0f, -7.0f, 0.0f, 0.0f, -7.0f, 1e-30f, 0.0f, -7.0f};
    normaliseRows(values.data(), 3, 2, 3);
    QCOMPARE(values, (std::vector<float>{0.6f, 0.8f, -7.0f, 0.0f, 0.0f, -7.0f, 1.0f, 0.0f, -7.0f}));
}

void TestExactSearch::findsValuesAbove()
{
    std::vector<float> values(300, 1.0f);
    QCOMPARE(findAbove(values.data(), 0, 300, 1.0f), std::size_t{300});
    for (const std::size_t place : {0, 63, 64, 150, 299}) {
        values.assign(300, 1.0f);
        values[place] = 1.5f;
        QCOMPARE(findAbove(values.data(), 0, 300, 1.0f), place);
        QCOMPARE(findAbove(values.data(), place + 1, 300, 1.0f), std::size_t{300});
        values[place] = std::numeric_limits<float>::quiet_NaN();
        QCOMPARE(findAbove(values.data(), 0, 300, 1.0f), place);
    }
    QCOMPARE(findAbove(values.data(), 300, 300, 1.0f), std::size_t{300});
}

void TestExactSearch::keepsTheBest()
{
    Random random(1);
    std::vector<float> scores(500);
    for (float& score : scores) {
        score = static_cast<float>(uniformBelow(random, 40)); // many ties
    }
    std::vector<std::uint32_t> order(scores.size());
    std::iota(order.begin(), order.end(), 0u);
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return scores[a] > scores[b]; });
    // In any order of arrival the same entries win.
    std::vector<std::uint32_t> arrival(scores.size());
    std::iota(arrival.begin(), arrival.end(), 0u);
    for (int round = 0; round < 5; ++round) {
        shuffle(arrival, random);
        BestK best(33);
        for (const std::uint32_t index : arrival) {
            best.add(scores[index], index);
        }
        const std::vector<BestK::Entry> entries = best.takeSorted();
        QCOMPARE(entries.size(), std::size_t{33});
        for (std::size_t i = 0; i < entries.size(); ++i) {
            QCOMPARE(entries[i].index, order[i]);
        }
    }
}

QTEST_GUILESS_MAIN(TestExactSearch)
#include "TestExactSearch.moc"
