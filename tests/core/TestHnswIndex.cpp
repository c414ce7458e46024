#include "base/Error.h"
#include "base/Random.h"
#include "numeric/ByteRows.h"
#include "numeric/Rows.h"
#include "space/HnswIndex.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

using namespace crossgloss;

namespace {

struct Matrix {
    std::vector<float> values;
    std::size_t rows;
    std::size_t stride;
    RowMatrix view() const { return {values.data(), rows, stride}; }
    const float* row(std::size_t r) const { return values.data() + r * stride; }
};

constexpr std::size_t d = 24;

/// Rows of length one around @p centres directions; with no centres, in all directions.
Matrix randomMatrix(std::size_t rows, std::size_t centres, std::uint64_t seed)
{
    Random random(1);
    std::vector<double> directions(centres * d);
    for (double& value : directions) {
        value = normal(random);
    }
    random.seed(seed);
    Matrix matrix{std::vector<float>(rows * (d + 2), std::numeric_limits<float>::quiet_NaN()), rows, d + 2};
    for (std::size_t r = 0; r < rows; ++r) {
        const std::size_t centre = centres ? static_cast<std::size_t>(uniformBelow(random, centres)) : 0;
        for (std::size_t i = 0; i < d; ++i) {
            matrix.values[r * matrix.stride + i]
                = static_cast<float>(centres ? directions[centre * d + i] + 0.4 * normal(random) : normal(random));
        }
    }
    normaliseRows(matrix.values.data(), rows, d, matrix.stride);
    return matrix;
}

Neighbours exact(const Matrix& queries, const Matrix& targets, std::size_t k)
{
    NullProgress progress;
    ExactSearchOptions options;
    options.k = k;
    return exactSearch(queries.view(), targets.view(), d, options, progress);
}

HnswIndex build(const Matrix& targets, int threads = 2, std::uint64_t seed = 1)
{
    NullProgress progress;
    HnswOptions options;
    options.threads = threads;
    options.seed = seed;
    options.construction = 100;
    return HnswIndex(targets.view(), d, options, progress);
}

Neighbours search(const HnswIndex& index, const Matrix& queries, std::size_t k, std::size_t breadth, int threads = 2)
{
    NullProgress progress;
    return index.search(queries.view(), {k, breadth, threads}, progress);
}

} // namespace

class TestHnswIndex : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsNearlyAll_data();
    void findsNearlyAll();
    void moreBreadthFindsMore();
    void scoresAreExactAndSorted();
    void findsPlantedRows();
    void threadsChangeNothing();
    void seedsChangeLayers();
    void fewTargets();
    void equalRows();
    void answersWhatTheGraphDoesNotReach();
    void emptyInputs();
    void refusesWhatIsNotFinite();
    void stopsWhenCancelled();
    void measuresRecall();
};

void TestHnswIndex::findsNearlyAll_data()
{
    QTest::addColumn<int>("centres");
    QTest::addColumn<double>("recall");
    QTest::newRow("all directions") << 0 << 0.93;
    QTest::newRow("clusters") << 60 << 0.97;
}

void TestHnswIndex::findsNearlyAll()
{
    QFETCH(int, centres);
    QFETCH(double, recall);
    const Matrix t = randomMatrix(4000, static_cast<std::size_t>(centres), 2);
    const Matrix q = randomMatrix(200, static_cast<std::size_t>(centres), 3);
    const double found = recallOf(search(build(t), q, 10, 100), exact(q, t, 10));
    QVERIFY2(found >= recall, qPrintable(QString::number(found)));
}

void TestHnswIndex::moreBreadthFindsMore()
{
    const Matrix t = randomMatrix(3000, 0, 2);
    const Matrix q = randomMatrix(200, 0, 3);
    const HnswIndex index = build(t);
    const Neighbours right = exact(q, t, 10);
    const double narrow = recallOf(search(index, q, 10, 10), right);
    const double wide = recallOf(search(index, q, 10, 60), right);
    QVERIFY(narrow < wide);
    QVERIFY(narrow > 0.3);
    // As broad as the space: everything that can be reached is.
    QVERIFY(recallOf(search(index, q, 10, t.rows), right) > 0.999);
}

void TestHnswIndex::scoresAreExactAndSorted()
{
    const Matrix t = randomMatrix(2000, 30, 2);
    const Matrix q = randomMatrix(50, 30, 3);
    const Neighbours found = search(build(t), q, 12, 50);
    QCOMPARE(found.queries, q.rows);
    QCOMPARE(found.k, std::size_t{12});
    for (std::size_t i = 0; i < q.rows; ++i) {
        std::set<std::uint32_t> seen;
        for (std::size_t n = 0; n < found.k; ++n) {
            const std::uint32_t index = found.indicesOf(i)[n];
            QVERIFY(index < t.rows && seen.insert(index).second);
            QCOMPARE(found.scoresOf(i)[n], static_cast<float>(preciseProduct(q.row(i), t.row(index), d)));
            QVERIFY(n == 0 || found.scoresOf(i)[n - 1] >= found.scoresOf(i)[n]);
        }
    }
}

void TestHnswIndex::findsPlantedRows()
{
    // Every row is its own nearest.
    const Matrix t = randomMatrix(1500, 0, 4);
    const Neighbours found = search(build(t), t, 1, 60);
    std::size_t itself = 0;
    for (std::size_t i = 0; i < t.rows; ++i) {
        itself += found.indices[i] == i ? 1 : 0;
    }
    QVERIFY2(itself >= t.rows * 99 / 100, qPrintable(QString::number(itself)));
}

void TestHnswIndex::threadsChangeNothing()
{
    const Matrix t = randomMatrix(1500, 0, 5);
    const Matrix q = randomMatrix(100, 0, 6);
    const Neighbours alone = search(build(t, 1), q, 10, 20, 1);
    for (const int threads : {1, 2, 3, 8}) {
        const Neighbours found = search(build(t, threads), q, 10, 20, threads);
        QCOMPARE(found.indices, alone.indices);
        QCOMPARE(found.scores, alone.scores);
    }
}

void TestHnswIndex::seedsChangeLayers()
{
    const Matrix t = randomMatrix(1500, 0, 5);
    const Matrix q = randomMatrix(200, 0, 6);
    QVERIFY(search(build(t, 2, 1), q, 10, 10).indices != search(build(t, 2, 2), q, 10, 10).indices);
}

void TestHnswIndex::fewTargets()
{
    const Matrix q = randomMatrix(7, 0, 6);
    for (const std::size_t rows : {1, 2, 3, 40}) {
        const Matrix t = randomMatrix(rows, 0, 5);
        const HnswIndex index = build(t);
        QCOMPARE(index.size(), rows);
        QCOMPARE(index.dimension(), d);
        const Neighbours found = search(index, q, 50, 10);
        const Neighbours right = exact(q, t, 50);
        QCOMPARE(found.k, rows);
        QCOMPARE(found.indices, right.indices);
    }
}

void TestHnswIndex::equalRows()
{
    // Rows that are all equal link to each other without end.
    Matrix t = randomMatrix(1, 0, 5);
    for (std::size_t r = 1; r < 1500; ++r) {
        t.values.insert(t.values.end(), t.values.begin(), t.values.begin() + static_cast<std::ptrdiff_t>(t.stride));
    }
    t.rows = 1500;
    const Neighbours found = search(build(t), t, 5, 20);
    for (const float score : found.scores) {
        QVERIFY(std::abs(score - 1.0f) < 1e-6f);
    }
}

void TestHnswIndex::answersWhatTheGraphDoesNotReach()
{
    // Rows that are all equal crowd each other out of their lists of links.
    Matrix t{std::vector<float>(1500 * d, 0.2f), 1500, d};
    const Matrix q = randomMatrix(3, 0, 8);
    const Neighbours found = search(build(t), q, t.rows, 10);
    QCOMPARE(found.k, t.rows);
    for (std::size_t i = 0; i < q.rows; ++i) {
        const std::set<std::uint32_t> different(found.indicesOf(i).begin(), found.indicesOf(i).end());
        QCOMPARE(different.size(), t.rows);
    }
}

void TestHnswIndex::emptyInputs()
{
    const Matrix some = randomMatrix(6, 0, 1);
    const Matrix none{{}, 0, d};
    const HnswIndex empty = build(none);
    QCOMPARE(empty.size(), std::size_t{0});
    QCOMPARE(search(empty, some, 10, 10).k, std::size_t{0});
    QCOMPARE(search(empty, some, 10, 10).queries, std::size_t{6});
    const HnswIndex index = build(some);
    QCOMPARE(search(index, none, 10, 10).queries, std::size_t{0});
    QVERIFY(search(index, some, 0, 10).indices.empty());
}

void TestHnswIndex::refusesWhatIsNotFinite()
{
    for (const float bad : {std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity()}) {
        Matrix t = randomMatrix(1000, 0, 1);
        const HnswIndex index = build(t);
        Matrix q = randomMatrix(40, 0, 2);
        q.values[39 * q.stride + 3] = bad;
        QVERIFY_EXCEPTION_THROWN(search(index, q, 3, 10), Error);
        t.values[999 * t.stride] = bad;
        QVERIFY_EXCEPTION_THROWN(build(t), Error);
    }
}

void TestHnswIndex::stopsWhenCancelled()
{
    class Stopped final : public Progress {
    public:
        void stage(std::string_view, std::uint64_t) override {}
        void advance(std::uint64_t) override {}
        bool cancelled() const override { return true; }
    };
    const Matrix t = randomMatrix(100, 0, 1);
    const HnswIndex index = build(t);
    Stopped progress;
    QVERIFY_EXCEPTION_THROWN(HnswIndex(t.view(), d, {}, progress), Cancelled);
    QVERIFY_EXCEPTION_THROWN(index.search(t.view(), {}, progress), Cancelled);
}

void TestHnswIndex::measuresRecall()
{
    Neighbours right;
    right.queries = 2;
    right.k = 2;
    right.indices = {1, 2, 3, 4};
    Neighbours found = right;
    QCOMPARE(recallOf(found, right), 1.0);
    found.indices = {2, 1, 9, 4}; // order does not count
    QCOMPARE(recallOf(found, right), 0.75);
    found.k = 1;
    QVERIFY_EXCEPTION_THROWN(recallOf(found, right), Error);
}

QTEST_GUILESS_MAIN(TestHnswIndex)
#include "TestHnswIndex.moc"
