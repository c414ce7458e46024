#include "base/Error.h"
#include "base/Random.h"
#include "numeric/ByteRows.h"
#include "numeric/Rows.h"
#include "space/NearestSearch.h"
#include "space/ScreenedSearch.h"

#include <QTest>

#include <algorithm>
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
    const float* row(std::size_t r) const { return values.data() + r * stride; }
};

/// Rows of value(row, column); what lies between rows must never be read as part of one.
template <typename Value>
Matrix makeMatrix(std::size_t rows, std::size_t dimension, std::size_t stride, const Value& value)
{
    Matrix matrix{std::vector<float>(rows * stride, std::numeric_limits<float>::quiet_NaN()), rows, stride};
    for (std::size_t r = 0; r < rows; ++r) {
        for (std::size_t i = 0; i < dimension; ++i) {
            matrix.values[r * stride + i] = static_cast<float>(value(r, i));
        }
    }
    return matrix;
}

Matrix randomMatrix(std::size_t rows, std::size_t dimension, Random& random)
{
    Matrix matrix
        = makeMatrix(rows, dimension, dimension + 3, [&](std::size_t, std::size_t) { return normal(random); });
    normaliseRows(matrix.values.data(), rows, dimension, matrix.stride);
    return matrix;
}

/// The answer by its definition: all products, sorted.
Neighbours sortEverything(const Matrix& queries, const Matrix& targets, std::size_t dimension, std::size_t k)
{
    Neighbours result;
    result.queries = queries.rows;
    result.k = std::min(k, targets.rows);
    std::vector<float> scores(targets.rows);
    std::vector<std::uint32_t> order(targets.rows);
    for (std::size_t q = 0; q < queries.rows; ++q) {
        for (std::size_t t = 0; t < targets.rows; ++t) {
            scores[t] = static_cast<float>(preciseProduct(queries.row(q), targets.row(t), dimension));
        }
        std::iota(order.begin(), order.end(), 0u);
        std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return scores[a] > scores[b]; });
        for (std::size_t n = 0; n < result.k; ++n) {
            result.indices.push_back(order[n]);
            result.scores.push_back(scores[order[n]]);
        }
    }
    return result;
}

Neighbours search(const Matrix& queries, const Matrix& targets, std::size_t dimension, std::size_t k, int threads = 2,
                  std::optional<ByteKernel> kernel = {}, ScreenedWork* work = nullptr)
{
    NullProgress progress;
    const ScreenedIndex index(targets.view(), dimension, {threads, kernel}, progress);
    return index.search(queries.view(), {k, threads}, progress, work);
}

} // namespace

class TestScreenedSearch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void manyAndFewAnswerAlike();
    void equalsSorting_data();
    void equalsSorting();
    void losesNothingWhateverTheValues_data();
    void losesNothingWhateverTheValues();
    void findsWhatRoundingHides_data();
    void findsWhatRoundingHides();
    void agreesWithExactSearch();
    void kernelsAndThreadsChangeNothing();
    void breaksTiesByIndex();
    void manyEqualRowsFitInMemory();
    void screensMostTargets();
    void emptyInputs();
    void refusesWhatIsNotFinite_data();
    void refusesWhatIsNotFinite();
    void stopsWhenCancelled();
    void saysWhatItTakes();
};

void TestScreenedSearch::manyAndFewAnswerAlike()
{
    Random random(5);
    const Matrix targets = randomMatrix(16500, 64, random);
    const Matrix queries = randomMatrix(600, 64, random);
    NullProgress progress;
    ExactSearchOptions options;
    options.k = 5;
    const Neighbours many = searchNearest(queries.view(), targets.view(), 64, options, progress);
    QCOMPARE(many.queries, std::size_t{600});
    // So few that nothing is rounded.
    const RowMatrix few{queries.row(300), 20, queries.stride};
    const Neighbours expected = searchNearest(few, targets.view(), 64, options, progress);
    for (std::size_t q = 0; q < 20; ++q) {
        QVERIFY(std::ranges::equal(many.indicesOf(300 + q), expected.indicesOf(q)));
        for (std::size_t n = 0; n < options.k; ++n) {
            QVERIFY(std::abs(many.scoresOf(300 + q)[n] - expected.scoresOf(q)[n]) < 1e-6f);
        }
    }
}

void TestScreenedSearch::equalsSorting_data()
{
    QTest::addColumn<int>("queries");
    QTest::addColumn<int>("targets");
    QTest::addColumn<int>("dimension");
    QTest::addColumn<int>("k");
    QTest::newRow("one query") << 1 << 5000 << 30 << 10;
    QTest::newRow("a group") << 6 << 3001 << 33 << 7;
    QTest::newRow("more than a group") << 7 << 3002 << 17 << 7;
    QTest::newRow("shared targets") << 90 << 4001 << 50 << 10;
    QTest::newRow("many query blocks") << 700 << 1300 << 20 << 5;
    QTest::newRow("fewer targets than a panel") << 9 << 40 << 5 << 3;
    QTest::newRow("a panel") << 9 << 64 << 8 << 3;
    QTest::newRow("a panel and one") << 9 << 65 << 8 << 3;
    QTest::newRow("one dimension") << 20 << 300 << 1 << 5;
    QTest::newRow("k of one") << 20 << 1500 << 8 << 1;
    QTest::newRow("large k") << 20 << 3000 << 40 << 700;
    QTest::newRow("k = n") << 20 << 130 << 8 << 130;
    QTest::newRow("k > n") << 20 << 30 << 8 << 100;
    QTest::newRow("one target") << 20 << 1 << 8 << 3;
}

void TestScreenedSearch::equalsSorting()
{
    QFETCH(int, queries);
    QFETCH(int, targets);
    QFETCH(int, dimension);
    QFETCH(int, k);
    const auto d = static_cast<std::size_t>(dimension);
    Random random(7);
    const Matrix q = randomMatrix(static_cast<std::size_t>(queries), d, random);
    const Matrix t = randomMatrix(static_cast<std::size_t>(targets), d, random);
    const Neighbours expected = sortEverything(q, t, d, static_cast<std::size_t>(k));
    for (const ByteKernel kernel : byteKernels()) {
        const Neighbours found = search(q, t, d, static_cast<std::size_t>(k), 2, kernel);
        QCOMPARE(found.queries, expected.queries);
        QCOMPARE(found.k, expected.k);
        QCOMPARE(found.indices, expected.indices);
        QCOMPARE(found.scores, expected.scores);
    }
}

void TestScreenedSearch::losesNothingWhateverTheValues_data()
{
    QTest::addColumn<QString>("kind");
    for (const char* kind : {"long rows", "far from zero", "heavy tails", "one large value", "sparse", "signs",
                             "whole numbers", "nearly equal", "tiny", "below the normal range", "huge",
                             "beyond the range", "mixed lengths", "zero rows", "zero queries"}) {
        QTest::newRow(kind) << kind;
    }
}

void TestScreenedSearch::losesNothingWhateverTheValues()
{
    QFETCH(QString, kind);
    Random random(8);
    constexpr std::size_t d = 24;
    constexpr std::size_t rows = 2500;
    std::vector<double> centre(d);
    for (double& value : centre) {
        value = normal(random);
    }
    const auto value = [&](std::size_t r, std::size_t i) -> double {
        const double x = normal(random);
        if (kind == "long rows") {
            return 50 * x;
        }
        if (kind == "far from zero") {
            return 100 * centre[i] + x;
        }
        if (kind == "heavy tails") {
            return x * x * x * x * x;
        }
        if (kind == "one large value") {
            return i == r % d ? 1000 + x : x;
        }
        if (kind == "sparse") {
            return uniform(random) < 0.1 ? x : 0.0;
        }
        if (kind == "signs") {
            return x < 0 ? -1 : 1;
        }
        if (kind == "whole numbers") {
            return std::round(2 * x);
        }
        if (kind == "nearly equal") {
            return centre[i] * (1 + 1e-6 * x);
        }
        if (kind == "tiny") {
            return 1e-25 * x;
        }
        if (kind == "below the normal range") {
            return 1e-41 * x;
        }
        if (kind == "huge") {
            return 1e36 * x;
        }
        if (kind == "beyond the range") {
            return 1e38 * (uniform(random) - 0.5);
        }
        if (kind == "mixed lengths") {
            return x * std::pow(10.0, static_cast<double>(r % 13) - 6);
        }
        if (kind == "zero rows") {
            return r % 3 ? 0.0 : x;
        }
        return x;
    };
    const Matrix t = makeMatrix(rows, d, d, value);
    const Matrix q = makeMatrix(40, d, d, [&](std::size_t r, std::size_t i) {
        return kind == "zero queries" && r % 2 ? 0.0 : value(r, i);
    });
    const Neighbours expected = sortEverything(q, t, d, 9);
    for (const ByteKernel kernel : byteKernels()) {
        const Neighbours found = search(q, t, d, 9, 2, kernel);
        QCOMPARE(found.indices, expected.indices);
        QCOMPARE(found.scores, expected.scores);
    }
}

void TestScreenedSearch::findsWhatRoundingHides_data()
{
    QTest::addColumn<bool>("inQuery");
    QTest::addColumn<int>("kernel");
    const char* const names[] = {"portable", "AVX2", "AVX-VNNI", "AVX-512 VNNI"};
    for (const ByteKernel kernel : byteKernels()) {
        const char* name = names[static_cast<int>(kernel)];
        QTest::addRow("target, %s", name) << false << static_cast<int>(kernel);
        QTest::addRow("query, %s", name) << true << static_cast<int>(kernel);
    }
}

void TestScreenedSearch::findsWhatRoundingHides()
{
    QFETCH(bool, inQuery);
    QFETCH(int, kernel);
    // One side has a large value, which makes the steps so wide that the others, just under half a step, are rounded to
    // nothing; they point where the other side points. Then the inequality is an equation: of the whole product nothing
    // is left but the bound. Rows that hide nothing have nearly the same product, and have been seen before.
    Random random(12);
    for (const std::size_t dimension : {2, 3, 10, 65, 300}) {
        for (int round = 0; round < 20; ++round) {
            const double half = 0.499 - 0.1 * uniform(random);
            std::vector<double> signs(dimension);
            for (double& sign : signs) {
                sign = uniform(random) < 0.5 ? -1.0 : 1.0;
            }
            const double levels = inQuery ? queryLevels : targetLevels(static_cast<ByteKernel>(kernel));
            const auto hiding = [&](std::size_t i) { return i == 0 ? levels : half * signs[i]; };
            const auto pointing = [&](std::size_t i) { return i == 0 ? 0.0 : signs[i]; };
            const double product = half * static_cast<double>(dimension - 1);
            const double share = 1.0 - std::pow(10.0, -1.0 - uniform(random) * 6.0);
            constexpr std::size_t rows = 2000;
            constexpr std::size_t place = 1500;
            // Every row has its opposite, so that the mean is zero.
            const Matrix t = makeMatrix(rows, dimension, dimension, [&](std::size_t r, std::size_t i) {
                const double direction = r % 2 ? -1.0 : 1.0;
                if (r / 2 == place / 2) {
                    return direction * (inQuery ? pointing(i) : hiding(i));
                }
                return direction * (inQuery ? (i == 0 ? share * product / levels : 0.0) : share * half * pointing(i));
            });
            const Matrix q = makeMatrix(1, dimension, dimension,
                                        [&](std::size_t, std::size_t i) { return inQuery ? hiding(i) : pointing(i); });
            const Neighbours found = search(q, t, dimension, 1, 1, static_cast<ByteKernel>(kernel));
            const Neighbours expected = sortEverything(q, t, dimension, 1);
            QCOMPARE(found.indices, expected.indices);
            QCOMPARE(found.scores, expected.scores);
        }
    }
}

void TestScreenedSearch::agreesWithExactSearch()
{
    Random random(9);
    constexpr std::size_t d = 60;
    const Matrix q = randomMatrix(150, d, random);
    const Matrix t = randomMatrix(6000, d, random);
    NullProgress progress;
    const Neighbours plain = exactSearch(q.view(), t.view(), d, {}, progress);
    const Neighbours found = search(q, t, d, 10);
    QCOMPARE(found.k, plain.k);
    for (std::size_t i = 0; i < plain.indices.size(); ++i) {
        // The sums of exactSearch are rounded; where two targets are nearer than that, they may change places.
        QVERIFY(std::abs(found.scores[i] - plain.scores[i]) < 1e-6f);
        QVERIFY(found.indices[i] == plain.indices[i]
                || std::abs(preciseProduct(q.row(i / found.k), t.row(found.indices[i]), d)
                            - preciseProduct(q.row(i / found.k), t.row(plain.indices[i]), d)) < 1e-6);
    }
}

void TestScreenedSearch::kernelsAndThreadsChangeNothing()
{
    Random random(3);
    constexpr std::size_t d = 37;
    const Matrix t = randomMatrix(5007, d, random);
    for (const std::size_t queries : {std::size_t{1}, std::size_t{50}, std::size_t{900}}) {
        const Matrix q = randomMatrix(queries, d, random);
        const Neighbours alone = search(q, t, d, 10, 1);
        for (const int threads : {1, 2, 3, 8}) {
            for (const ByteKernel kernel : byteKernels()) {
                const Neighbours found = search(q, t, d, 10, threads, kernel);
                QCOMPARE(found.indices, alone.indices);
                QCOMPARE(found.scores, alone.scores); // to the last bit
            }
        }
    }
}

void TestScreenedSearch::breaksTiesByIndex()
{
    // All targets are the same vector, except three better ones far apart.
    constexpr std::size_t d = 4;
    const Matrix t = makeMatrix(3000, d, d, [](std::size_t r, std::size_t i) {
        return i > 0 ? 0.0 : r == 2999 || r == 77 || r == 1000 ? 1.0 : 0.5;
    });
    for (const std::size_t queries : {std::size_t{2}, std::size_t{200}}) {
        const Matrix q = makeMatrix(queries, d, d, [](std::size_t, std::size_t i) { return i == 0 ? 1.0 : 0.0; });
        const Neighbours found = search(q, t, d, 6);
        const std::vector<std::uint32_t> expected = {77, 1000, 2999, 0, 1, 2};
        for (std::size_t i = 0; i < queries; ++i) {
            QVERIFY(std::equal(expected.begin(), expected.end(), found.indicesOf(i).begin()));
            QCOMPARE(found.scoresOf(i)[2], 1.0f);
            QCOMPARE(found.scoresOf(i)[3], 0.5f);
        }
    }
}

void TestScreenedSearch::manyEqualRowsFitInMemory()
{
    // Nothing can be screened out: survivors are scored as they come.
    constexpr std::size_t d = 3;
    const Matrix t = makeMatrix(40000, d, d, [](std::size_t, std::size_t) { return 0.3; });
    const Matrix q = makeMatrix(3, d, d, [](std::size_t, std::size_t i) { return static_cast<double>(i) + 0.1; });
    ScreenedWork work;
    const Neighbours found = search(q, t, d, 4, 1, {}, &work);
    QCOMPARE(work.survivors, std::uint64_t{3 * 40000});
    for (std::size_t i = 0; i < q.rows; ++i) {
        QCOMPARE(std::vector<std::uint32_t>(found.indicesOf(i).begin(), found.indicesOf(i).end()),
                 (std::vector<std::uint32_t>{0, 1, 2, 3}));
    }
}

void TestScreenedSearch::screensMostTargets()
{
    Random random(10);
    constexpr std::size_t d = 100;
    const Matrix t = randomMatrix(20000, d, random);
    const Matrix q = randomMatrix(60, d, random);
    for (const ByteKernel kernel : byteKernels()) {
        ScreenedWork work;
        search(q, t, d, 10, 1, kernel, &work);
        QVERIFY(work.scored >= 60 * 10);
        QVERIFY(work.scored <= work.survivors);
        QVERIFY2(work.survivors < 60 * 1000, qPrintable(QString::number(work.survivors)));
    }
}

void TestScreenedSearch::emptyInputs()
{
    Random random(5);
    const Matrix some = randomMatrix(6, 4, random);
    const Matrix none{{}, 0, 4};
    QCOMPARE(search(some, none, 4, 10).k, std::size_t{0});
    QCOMPARE(search(some, none, 4, 10).queries, std::size_t{6});
    QVERIFY(search(some, none, 4, 10).indicesOf(5).empty());
    QCOMPARE(search(none, some, 4, 10).queries, std::size_t{0});
    QVERIFY(search(some, some, 4, 0).indices.empty());
}

void TestScreenedSearch::refusesWhatIsNotFinite_data()
{
    QTest::addColumn<int>("queries");
    QTest::addColumn<int>("row");
    QTest::addColumn<bool>("inQueries");
    QTest::addColumn<float>("value");
    constexpr float nan = std::numeric_limits<float>::quiet_NaN();
    constexpr float infinity = std::numeric_limits<float>::infinity();
    QTest::newRow("first target") << 1 << 0 << false << nan;
    QTest::newRow("last target") << 30 << 9999 << false << nan;
    QTest::newRow("infinite target") << 30 << 5000 << false << -infinity;
    QTest::newRow("one query") << 1 << 0 << true << nan;
    QTest::newRow("last query") << 500 << 499 << true << nan;
    QTest::newRow("infinite query") << 30 << 29 << true << infinity;
}

void TestScreenedSearch::refusesWhatIsNotFinite()
{
    QFETCH(int, queries);
    QFETCH(int, row);
    QFETCH(bool, inQueries);
    QFETCH(float, value);
    Random random(5);
    Matrix q = randomMatrix(static_cast<std::size_t>(queries), 8, random);
    Matrix t = randomMatrix(10000, 8, random);
    Matrix& bad = inQueries ? q : t;
    bad.values[static_cast<std::size_t>(row) * bad.stride + 3] = value;
    QVERIFY_EXCEPTION_THROWN(search(q, t, 8, 3), Error);
}

void TestScreenedSearch::stopsWhenCancelled()
{
    class Stopped final : public Progress {
    public:
        void stage(std::string_view, std::uint64_t) override {}
        void advance(std::uint64_t) override {}
        bool cancelled() const override { return true; }
    };
    Random random(5);
    const Matrix t = randomMatrix(1000, 8, random);
    NullProgress quiet;
    const ScreenedIndex index(t.view(), 8, {}, quiet);
    Stopped progress;
    QVERIFY_EXCEPTION_THROWN(index.search(t.view(), {}, progress), Cancelled);
    QVERIFY_EXCEPTION_THROWN(ScreenedIndex(t.view(), 8, {}, progress), Cancelled);
}

void TestScreenedSearch::saysWhatItTakes()
{
    Random random(5);
    const Matrix t = randomMatrix(640, 30, random);
    NullProgress progress;
    const ScreenedIndex index(t.view(), 30, {}, progress);
    QCOMPARE(index.size(), std::size_t{640});
    QCOMPARE(index.dimension(), std::size_t{30});
    QCOMPARE(index.kernel(), byteKernels().front());
    QCOMPARE(index.bytes(), std::size_t{640 * 32 + 640 * 12});
}

QTEST_GUILESS_MAIN(TestScreenedSearch)
#include "TestScreenedSearch.moc"
