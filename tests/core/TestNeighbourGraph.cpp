#include "base/Error.h"
#include "base/Random.h"
#include "projection/NeighbourGraph.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

using namespace crossgloss;

/// Graphs of neighbours against all distances, for rows of any length, of length one, and with many equal ones.
class TestNeighbourGraph : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithAllDistances_data();
    void agreesWithAllDistances();
    void equalRowsAreNeighbours();
    void fewRows();
    void queriesFindRows();
    void refusesWhatIsNoNumber();
};

namespace {

constexpr std::size_t dimension = 7;

RowMatrix matrix(const std::vector<float>& values)
{
    return {values.data(), values.size() / dimension, dimension};
}

std::vector<float> randomRows(std::size_t rows, std::uint64_t seed, bool lengthOne)
{
    Random random(seed);
    std::vector<float> values;
    for (std::size_t i = 0; i < rows; ++i) {
        double length = 0;
        for (std::size_t d = 0; d < dimension; ++d) {
            values.push_back(static_cast<float>(normal(random) + (lengthOne ? 0 : 20)));
            length += static_cast<double>(values.back()) * static_cast<double>(values.back());
        }
        for (std::size_t d = 0; lengthOne && d < dimension; ++d) {
            values[values.size() - 1 - d] /= static_cast<float>(std::sqrt(length));
        }
    }
    return values;
}

std::vector<std::pair<double, std::uint32_t>> byDistance(const float* query, const std::vector<float>& rows)
{
    std::vector<std::pair<double, std::uint32_t>> all;
    for (std::size_t i = 0; i < rows.size() / dimension; ++i) {
        double sum = 0;
        for (std::size_t d = 0; d < dimension; ++d) {
            sum += std::pow(static_cast<double>(query[d]) - static_cast<double>(rows[i * dimension + d]), 2);
        }
        all.emplace_back(std::sqrt(sum), static_cast<std::uint32_t>(i));
    }
    std::ranges::sort(all);
    return all;
}

} // namespace

void TestNeighbourGraph::agreesWithAllDistances_data()
{
    QTest::addColumn<bool>("lengthOne");
    QTest::newRow("any length, far from zero") << false;
    QTest::newRow("length one") << true;
}

void TestNeighbourGraph::agreesWithAllDistances()
{
    QFETCH(bool, lengthOne);
    const std::vector<float> rows = randomRows(400, 3, lengthOne);
    NullProgress progress;
    const NeighbourGraph graph = neighbourGraph(matrix(rows), dimension, {.k = 9, .threads = 2}, progress);
    QCOMPARE(graph.points, std::size_t{400});
    QCOMPARE(graph.k, std::size_t{9});
    for (std::size_t i = 0; i < graph.points; ++i) {
        auto all = byDistance(rows.data() + i * dimension, rows);
        std::erase_if(all, [&](const auto& each) { return each.second == i; });
        for (std::size_t n = 0; n < 9; ++n) {
            QCOMPARE(graph.indicesOf(i)[n], all[n].second);
            QVERIFY(std::abs(static_cast<double>(graph.distancesOf(i)[n]) - all[n].first) < 1e-5);
        }
    }
}

void TestNeighbourGraph::equalRowsAreNeighbours()
{
    std::vector<float> rows(50 * dimension, 0.5F);
    const std::vector<float> other = randomRows(50, 5, false);
    rows.insert(rows.end(), other.begin(), other.end());
    NullProgress progress;
    const NeighbourGraph graph = neighbourGraph(matrix(rows), dimension, {.k = 5}, progress);
    for (std::size_t i = 0; i < 50; ++i) {
        for (std::size_t n = 0; n < 5; ++n) {
            QVERIFY(graph.indicesOf(i)[n] < 50);
            QVERIFY(graph.indicesOf(i)[n] != i);
            QCOMPARE(graph.distancesOf(i)[n], 0.0F);
        }
    }
}

void TestNeighbourGraph::fewRows()
{
    NullProgress progress;
    const std::vector<float> rows = randomRows(3, 5, false);
    QCOMPARE(neighbourGraph(matrix(rows), dimension, {.k = 15}, progress).k, std::size_t{2});
    const std::vector<float> one = randomRows(1, 5, false);
    QCOMPARE(neighbourGraph(matrix(one), dimension, {.k = 15}, progress).k, std::size_t{0});
    QVERIFY_THROWS_EXCEPTION(Error, neighbourGraph({nullptr, 0, dimension}, dimension, {.k = 15}, progress));
}

void TestNeighbourGraph::queriesFindRows()
{
    const std::vector<float> rows = randomRows(300, 9, false);
    const std::vector<float> queries = randomRows(20, 10, false);
    NullProgress progress;
    const NeighbourGraph graph = nearestRows(matrix(queries), matrix(rows), dimension, {.k = 4}, progress);
    QCOMPARE(graph.points, std::size_t{20});
    for (std::size_t i = 0; i < graph.points; ++i) {
        const auto all = byDistance(queries.data() + i * dimension, rows);
        for (std::size_t n = 0; n < 4; ++n) {
            QCOMPARE(graph.indicesOf(i)[n], all[n].second);
        }
    }
    // A row asks for itself, too.
    QCOMPARE(nearestRows(matrix(rows), matrix(rows), dimension, {.k = 1}, progress).indicesOf(17)[0], std::uint32_t{17});
}

void TestNeighbourGraph::refusesWhatIsNoNumber()
{
    std::vector<float> rows = randomRows(30, 9, false);
    rows[100] = std::numeric_limits<float>::quiet_NaN();
    NullProgress progress;
    QVERIFY_THROWS_EXCEPTION(Error, neighbourGraph(matrix(rows), dimension, {.k = 4}, progress));
}

QTEST_GUILESS_MAIN(TestNeighbourGraph)
#include "TestNeighbourGraph.moc"
