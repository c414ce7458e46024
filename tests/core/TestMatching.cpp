#include "base/Random.h"
#include "matching/Assignment.h"
#include "matching/LockedMatching.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <set>

using namespace crossgloss;

/// Assignments against every permutation and against a textbook Hungarian method, and matchings under decisions against
/// the same problem solved anew.
class TestMatching : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPermutation_data();
    void everyPermutation();
    void textbook_data();
    void textbook();
    void rowsMayStayUnmatched_data();
    void rowsMayStayUnmatched();
    void tiesAndNegativeCosts();
    void plantedPermutation();
    void doublesAreExact();
    void emptyAndSingle();
    void valuesThatAreNotNumbers();
    void cancels();
    void lockedPairsStay();
    void decisionsEqualSolvingAnew_data();
    void decisionsEqualSolvingAnew();
    void candidatesEqualWholeMatrix();
    void unmatchedWhenNothingIsGoodEnough();
    void conflictsAreRefused();
};

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

struct Matrix {
    std::size_t rows = 0;
    std::size_t columns = 0;
    std::vector<float> values;

    CostMatrix<float> view() const { return {values.data(), rows, columns, columns}; }
    float at(std::size_t row, std::size_t column) const { return values[row * columns + column]; }
};

Matrix randomMatrix(std::size_t rows, std::size_t columns, std::uint64_t seed, int levels = 0)
{
    Random random(seed);
    Matrix matrix{rows, columns, std::vector<float>(rows * columns)};
    for (float& value : matrix.values) {
        value = levels > 0 ? static_cast<float>(uniformBelow(random, static_cast<std::uint64_t>(levels)))
                           : static_cast<float>(uniform(random));
    }
    return matrix;
}

/// Costs of points near each other, with hubs: all rows want the same columns.
Matrix cosineMatrix(std::size_t rows, std::size_t columns, std::uint64_t seed)
{
    Random random(seed);
    constexpr std::size_t dimension = 8;
    const auto points = [&](std::size_t count) {
        std::vector<double> values(count * dimension);
        for (std::size_t i = 0; i < count; ++i) {
            double squares = 0.0;
            for (std::size_t d = 0; d < dimension; ++d) {
                values[i * dimension + d] = normal(random) + 1.0;
                squares += values[i * dimension + d] * values[i * dimension + d];
            }
            for (std::size_t d = 0; d < dimension; ++d) {
                values[i * dimension + d] /= std::sqrt(squares);
            }
        }
        return values;
    };
    const std::vector<double> a = points(rows);
    const std::vector<double> b = points(columns);
    Matrix matrix{rows, columns, std::vector<float>(rows * columns)};
    for (std::size_t r = 0; r < rows; ++r) {
        for (std::size_t c = 0; c < columns; ++c) {
            matrix.values[r * columns + c] = static_cast<float>(
                1.0 - std::inner_product(&a[r * dimension], &a[r * dimension] + dimension, &b[c * dimension], 0.0));
        }
    }
    return matrix;
}

/// Costs of columns that all rows agree on, or of rows that all columns do, besides a little noise.
Matrix hubMatrix(std::size_t rows, std::size_t columns, std::uint64_t seed, bool byRows)
{
    Matrix matrix = randomMatrix(rows, columns, seed);
    Random random(seed + 100);
    std::vector<float> common(byRows ? rows : columns);
    for (float& value : common) {
        value = static_cast<float>(10.0 * uniform(random));
    }
    for (std::size_t r = 0; r < rows; ++r) {
        for (std::size_t c = 0; c < columns; ++c) {
            matrix.values[r * columns + c] += common[byRows ? r : c];
        }
    }
    return matrix;
}

Matrix matrixOf(const QString& kind, std::size_t rows, std::size_t columns, std::uint64_t seed)
{
    if (kind == "cosine") {
        return cosineMatrix(rows, columns, seed);
    }
    if (kind == "hub columns" || kind == "hub rows") {
        return hubMatrix(rows, columns, seed, kind == "hub rows");
    }
    return randomMatrix(rows, columns, seed, kind == "integers" ? 10 : 0);
}

/// The O(n³) method with potentials, rows ≤ columns.
double hungarian(std::size_t rows, std::size_t columns, const std::function<double(std::size_t, std::size_t)>& cost)
{
    std::vector<double> u(rows + 1), v(columns + 1);
    std::vector<std::size_t> match(columns + 1), way(columns + 1);
    for (std::size_t i = 1; i <= rows; ++i) {
        match[0] = i;
        std::size_t j0 = 0;
        std::vector<double> least(columns + 1, infinity);
        std::vector<bool> used(columns + 1, false);
        do {
            used[j0] = true;
            double delta = infinity;
            std::size_t j1 = 0;
            for (std::size_t j = 1; j <= columns; ++j) {
                if (!used[j]) {
                    const double reduced = cost(match[j0] - 1, j - 1) - u[match[j0]] - v[j];
                    if (reduced < least[j]) {
                        least[j] = reduced;
                        way[j] = j0;
                    }
                    if (least[j] < delta) {
                        delta = least[j];
                        j1 = j;
                    }
                }
            }
            for (std::size_t j = 0; j <= columns; ++j) {
                if (used[j]) {
                    u[match[j]] += delta;
                    v[j] -= delta;
                } else {
                    least[j] -= delta;
                }
            }
            j0 = j1;
        } while (match[j0] != 0);
        do {
            const std::size_t j1 = way[j0];
            match[j0] = match[j1];
            j0 = j1;
        } while (j0 != 0);
    }
    double sum = 0.0;
    for (std::size_t j = 1; j <= columns; ++j) {
        if (match[j] != 0) {
            sum += cost(match[j] - 1, j - 1);
        }
    }
    return sum;
}

double hungarian(const Matrix& matrix)
{
    return matrix.rows <= matrix.columns
        ? hungarian(matrix.rows, matrix.columns, [&](std::size_t r, std::size_t c) { return double(matrix.at(r, c)); })
        : hungarian(matrix.columns, matrix.rows, [&](std::size_t r, std::size_t c) { return double(matrix.at(c, r)); });
}

void verifyOneToOne(const Assignment& assignment, const Matrix& matrix)
{
    double sum = 0.0;
    std::size_t pairs = 0;
    QCOMPARE(assignment.columnOf.size(), matrix.rows);
    QCOMPARE(assignment.rowOf.size(), matrix.columns);
    for (std::size_t row = 0; row < matrix.rows; ++row) {
        const std::int32_t column = assignment.columnOf[row];
        if (column != Assignment::none) {
            QCOMPARE(assignment.rowOf[static_cast<std::size_t>(column)], static_cast<std::int32_t>(row));
            sum += double(matrix.at(row, static_cast<std::size_t>(column)));
            ++pairs;
        }
    }
    QCOMPARE(pairs, std::min(matrix.rows, matrix.columns));
    QVERIFY(std::abs(sum - assignment.objective) < 1e-9);
}

} // namespace

void TestMatching::everyPermutation_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    for (int rows = 1; rows <= 6; ++rows) {
        for (int columns = 1; columns <= 6; ++columns) {
            QTest::addRow("%d × %d", rows, columns) << rows << columns;
        }
    }
}

void TestMatching::everyPermutation()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    NullProgress progress;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Matrix matrix = randomMatrix(std::size_t(rows), std::size_t(columns), seed, seed % 2 ? 0 : 4);
        const bool wide = rows <= columns;
        const std::size_t few = std::size_t(std::min(rows, columns));
        std::vector<std::size_t> order(std::size_t(std::max(rows, columns)));
        std::iota(order.begin(), order.end(), 0);
        double best = infinity;
        do {
            double sum = 0.0;
            for (std::size_t i = 0; i < few; ++i) {
                sum += double(wide ? matrix.at(i, order[i]) : matrix.at(order[i], i));
            }
            best = std::min(best, sum);
        } while (std::next_permutation(order.begin(), order.end()));
        const Assignment found = assign(matrix.view(), progress);
        verifyOneToOne(found, matrix);
        QVERIFY2(std::abs(found.objective - best) < 1e-9, qPrintable(QString("seed %1").arg(seed)));
    }
}

void TestMatching::textbook_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<QString>("kind");
    for (const char* kind : {"uniform", "integers", "cosine", "hub columns", "hub rows"}) {
        QTest::addRow("%s 150 × 150", kind) << 150 << 150 << kind;
        QTest::addRow("%s 147 × 150", kind) << 147 << 150 << kind;
        QTest::addRow("%s 100 × 170", kind) << 100 << 170 << kind;
        QTest::addRow("%s 170 × 100", kind) << 170 << 100 << kind;
        QTest::addRow("%s 33 × 65", kind) << 33 << 65 << kind;
    }
}

void TestMatching::textbook()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(QString, kind);
    NullProgress progress;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const Matrix matrix = matrixOf(kind, std::size_t(rows), std::size_t(columns), seed);
        const Assignment found = assign(matrix.view(), progress);
        verifyOneToOne(found, matrix);
        QVERIFY(std::abs(found.objective - hungarian(matrix)) < 1e-9);
    }
}

void TestMatching::rowsMayStayUnmatched_data()
{
    textbook_data();
}

void TestMatching::rowsMayStayUnmatched()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(QString, kind);
    NullProgress progress;
    const auto m = std::size_t(rows);
    const auto n = std::size_t(columns);
    for (const double share : {0.02, 0.2, 0.6, 1.0}) {
        const Matrix matrix = matrixOf(kind, m, n, 3);
        std::vector<float> sorted = matrix.values;
        std::sort(sorted.begin(), sorted.end());
        const double unmatched = double(sorted[std::size_t(share * double(sorted.size() - 1))]);
        // Behind the matrix each row has a column of its own that costs as much as to stay unmatched.
        const double best = hungarian(m, n + m, [&](std::size_t r, std::size_t c) {
            return c < n ? double(matrix.at(r, c)) : c == n + r ? unmatched : 1e6;
        });
        const LockedMatching found(matrix.view(), unmatched, progress);
        QVERIFY2(std::abs(found.objective() - best) < 1e-6, qPrintable(QString("share %1").arg(share)));
    }
}

void TestMatching::tiesAndNegativeCosts()
{
    NullProgress progress;
    Matrix same{80, 80, std::vector<float>(6400, -2.5f)};
    const Assignment found = assign(same.view(), progress);
    verifyOneToOne(found, same);
    QCOMPARE(found.objective, -200.0);
}

void TestMatching::plantedPermutation()
{
    Random random(7);
    Matrix matrix = randomMatrix(400, 400, 7);
    std::vector<std::int32_t> planted(400);
    std::iota(planted.begin(), planted.end(), 0);
    shuffle(planted, random);
    for (std::size_t row = 0; row < 400; ++row) {
        matrix.values[row * 400 + std::size_t(planted[row])] -= 2.0f;
    }
    NullProgress progress;
    QCOMPARE(assign(matrix.view(), progress).columnOf, planted);
}

void TestMatching::doublesAreExact()
{
    // Differences that float32 cannot hold decide here.
    std::vector<double> costs = {1.0, 1.0 + 1e-12, 1.0 + 1e-12, 1.0 + 3e-12};
    NullProgress progress;
    const Assignment found = assign(CostMatrix<double>{costs.data(), 2, 2, 2}, progress);
    QCOMPARE(found.columnOf, (std::vector<std::int32_t>{1, 0}));
}

void TestMatching::emptyAndSingle()
{
    NullProgress progress;
    QVERIFY(assign(CostMatrix<float>{}, progress).columnOf.empty());
    const float cost = 3.0f;
    const Assignment single = assign(CostMatrix<float>{&cost, 1, 1, 1}, progress);
    QCOMPARE(single.objective, 3.0);
    const Assignment noColumns = assign(CostMatrix<float>{&cost, 3, 0, 0}, progress);
    QCOMPARE(noColumns.columnOf, std::vector<std::int32_t>(3, Assignment::none));
}

void TestMatching::valuesThatAreNotNumbers()
{
    NullProgress progress;
    for (const float bad : {std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity()}) {
        Matrix matrix = randomMatrix(5, 7, 1);
        matrix.values[3 * 7 + 2] = bad;
        try {
            assign(matrix.view(), progress);
            QFAIL("no error");
        } catch (const Error& error) {
            QVERIFY(QString(error.what()).contains("Row 4"));
        }
    }
}

void TestMatching::cancels()
{
    class Stopped final : public Progress {
    public:
        void stage(std::string_view, std::uint64_t) override {}
        void advance(std::uint64_t) override {}
        bool cancelled() const override { return true; }
    } stopped;
    const Matrix matrix = randomMatrix(10, 10, 1);
    QVERIFY_EXCEPTION_THROWN(assign(matrix.view(), stopped), Cancelled);
}

namespace {

LockedMatching::Decisions lock(std::int32_t row, std::int32_t column)
{
    LockedMatching::Decisions decisions;
    decisions.locked = {{row, column}};
    return decisions;
}

LockedMatching::Decisions rejection(std::int32_t row, std::int32_t column)
{
    LockedMatching::Decisions decisions;
    decisions.rejected = {{row, column}};
    return decisions;
}

} // namespace

void TestMatching::lockedPairsStay()
{
    // Row 0 and 1 both want column 0; locking row 1 there sends row 0 to its second choice.
    const Matrix matrix{2, 3, {0.0f, 0.5f, 0.9f, 0.1f, 0.9f, 0.9f}};
    NullProgress progress;
    LockedMatching matching(matrix.view(), 10.0, progress);
    QCOMPARE(matching.columnOf(0), 1);
    QCOMPARE(matching.columnOf(1), 0);
    auto changes = matching.change({}, lock(0, 0), progress);
    QCOMPARE(changes.size(), std::size_t(2));
    QCOMPARE(changes[0].row, 0);
    QCOMPARE(changes[0].before, 1);
    QCOMPARE(changes[0].after, 0);
    QVERIFY(matching.columnOf(1) == 1 || matching.columnOf(1) == 2);
    QVERIFY(matching.isLocked(0));
    changes = matching.change(lock(0, 0), {}, progress);
    QCOMPARE(matching.columnOf(0), 1);
    QCOMPARE(matching.columnOf(1), 0);
    QVERIFY(!matching.isLocked(0));
}

void TestMatching::decisionsEqualSolvingAnew_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<double>("unmatched");
    QTest::addColumn<bool>("sparse");
    for (const bool sparse : {false, true}) {
        const char* kind = sparse ? "candidates" : "matrix";
        QTest::addRow("%s 12 × 12, always matched", kind) << 12 << 12 << 50.0 << sparse;
        QTest::addRow("%s 9 × 15", kind) << 9 << 15 << 0.5 << sparse;
        QTest::addRow("%s 15 × 9", kind) << 15 << 9 << 0.7 << sparse;
        QTest::addRow("%s 60 × 70", kind) << 60 << 70 << 1.0 << sparse;
    }
}

void TestMatching::decisionsEqualSolvingAnew()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(double, unmatched);
    QFETCH(bool, sparse);
    NullProgress progress;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const Matrix matrix = seed % 2 ? cosineMatrix(std::size_t(rows), std::size_t(columns), seed)
                                       : randomMatrix(std::size_t(rows), std::size_t(columns), seed, seed % 3 ? 0 : 5);
        Random random(seed);
        std::set<std::pair<std::int32_t, std::int32_t>> held;
        SparseCosts candidates;
        candidates.columns = matrix.columns;
        for (std::int32_t r = 0; r < rows; ++r) {
            std::vector<std::int32_t> kept;
            std::vector<float> costs;
            for (std::int32_t c = 0; c < columns; ++c) {
                if (!sparse || uniform(random) < 0.3) {
                    held.insert({r, c});
                    kept.push_back(c);
                    costs.push_back(matrix.at(std::size_t(r), std::size_t(c)));
                }
            }
            candidates.appendRow(kept, costs);
        }
        LockedMatching matching = sparse ? LockedMatching(candidates, unmatched, progress)
                                         : LockedMatching(matrix.view(), unmatched, progress);
        std::map<std::int32_t, std::int32_t> locked;
        std::set<std::pair<std::int32_t, std::int32_t>> rejected;
        const auto anew = [&] {
            const std::size_t wide = std::size_t(columns + rows);
            return hungarian(std::size_t(rows), wide, [&](std::size_t r, std::size_t c) {
                const std::int32_t row = std::int32_t(r);
                const std::int32_t column = std::int32_t(c);
                const auto own = locked.find(row);
                const bool taken = std::any_of(locked.begin(), locked.end(), [&](const auto& lock) {
                    return lock.second == column && lock.first != row;
                });
                if (own != locked.end()) {
                    return own->second == column ? double(matrix.at(r, c)) : 1e6;
                }
                if (c >= std::size_t(columns)) {
                    return c - std::size_t(columns) == r ? unmatched : 1e6;
                }
                return taken || rejected.count({row, column}) || !held.count({row, column}) ? 1e6
                                                                                             : double(matrix.at(r, c));
            });
        };
        for (int step = 0; step < 60; ++step) {
            const std::int32_t row = std::int32_t(uniformBelow(random, std::uint64_t(rows)));
            const std::int32_t column = std::int32_t(uniformBelow(random, std::uint64_t(columns)));
            const bool columnLocked = std::any_of(locked.begin(), locked.end(),
                                                  [&](const auto& pair) { return pair.second == column; });
            switch (uniformBelow(random, 4)) {
            case 0:
                if (!locked.count(row) && !columnLocked && !rejected.count({row, column}) && held.count({row, column})) {
                    matching.change({}, lock(row, column), progress);
                    locked[row] = column;
                }
                break;
            case 1:
                if (locked.count(row)) {
                    matching.change(lock(row, locked[row]), {}, progress);
                    locked.erase(row);
                }
                break;
            case 2: {
                const std::int32_t target = uniform(random) < 0.5 ? column : matching.columnOf(row);
                if (target != LockedMatching::none && !locked.count(row) && held.count({row, target})) {
                    matching.change({}, rejection(row, target), progress);
                    rejected.insert({row, target});
                }
                break;
            }
            default:
                if (!rejected.empty()) {
                    const auto pair = *std::next(rejected.begin(),
                                                 std::ptrdiff_t(uniformBelow(random, rejected.size())));
                    matching.change(rejection(pair.first, pair.second), {}, progress);
                    rejected.erase(pair);
                }
            }
            for (std::int32_t r = 0; r < rows; ++r) {
                const std::int32_t c = matching.columnOf(r);
                QVERIFY(c == LockedMatching::none || matching.rowOf(c) == r);
                QVERIFY(c == LockedMatching::none || locked.count(r) || !rejected.count({r, c}));
            }
            const double expected = anew();
            QVERIFY2(std::abs(matching.objective() - expected) < 1e-6,
                     qPrintable(QString("seed %1 step %2: %3 instead of %4").arg(seed).arg(step)
                                    .arg(matching.objective(), 0, 'f', 9).arg(expected, 0, 'f', 9)));
        }
    }
}

void TestMatching::candidatesEqualWholeMatrix()
{
    const Matrix matrix = cosineMatrix(300, 320, 3);
    SparseCosts all;
    all.columns = 320;
    std::vector<std::int32_t> columns(320);
    std::iota(columns.begin(), columns.end(), 0);
    for (std::size_t row = 0; row < 300; ++row) {
        all.appendRow(columns, {&matrix.values[row * 320], 320});
    }
    NullProgress progress;
    const LockedMatching sparse(all, 5.0, progress);
    QVERIFY(std::abs(sparse.objective() - assign(matrix.view(), progress).objective) < 1e-9);
}

void TestMatching::unmatchedWhenNothingIsGoodEnough()
{
    const Matrix matrix{2, 2, {0.2f, 0.9f, 0.9f, 0.9f}};
    NullProgress progress;
    const LockedMatching matching(matrix.view(), 0.5, progress);
    QCOMPARE(matching.columnOf(0), 0);
    QCOMPARE(matching.columnOf(1), LockedMatching::none);
    QVERIFY(std::abs(matching.objective() - 0.7) < 1e-6);
}

void TestMatching::conflictsAreRefused()
{
    const Matrix matrix = randomMatrix(4, 4, 1);
    NullProgress progress;
    LockedMatching matching(matrix.view(), 5.0, progress);
    matching.change({}, lock(0, 1), progress);
    QVERIFY_EXCEPTION_THROWN(matching.change({}, lock(0, 2), progress), Error);
    QVERIFY_EXCEPTION_THROWN(matching.change({}, lock(3, 1), progress), Error);
    QCOMPARE(matching.columnOf(0), 1);
}

QTEST_GUILESS_MAIN(TestMatching)
#include "TestMatching.moc"
