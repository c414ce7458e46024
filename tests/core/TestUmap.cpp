#include "base/Error.h"
#include "base/Random.h"
#include "projection/FuzzyGraph.h"
#include "projection/LayoutQuality.h"
#include "projection/Pca.h"
#include "projection/PlacePoints.h"
#include "projection/Umap.h"
#include "projection/UmapCurve.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>
#include <vector>

using namespace crossgloss;

/// UMAP: its weights by definition, planted shapes that must be seen again, chance, cancel, points that coincide.
class TestUmap : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theCurveIsThePublishedOne();
    void membershipsSumToTheirTarget();
    void directionsAreJoined();
    void clustersStayApart();
    void aCircleStaysACircle();
    void aSwissRollUnrolls();
    void seedsAndThreads();
    void piecesMakeTheWhole();
    void goesOnFromALayout();
    void cancelledInEachStage();
    void fewPoints_data();
    void fewPoints();
    void pointsThatCoincide();
    void duplicatesByTheThousand();
    void refusesWhatDoesNotFit();
};

namespace {

RowMatrix matrix(const std::vector<float>& values, std::size_t dimension)
{
    return {values.data(), values.size() / dimension, dimension};
}

NeighbourGraph graphOf(const std::vector<float>& values, std::size_t dimension, std::size_t k = 14)
{
    NullProgress progress;
    return neighbourGraph(matrix(values, dimension), dimension, {.k = k, .threads = 2}, progress);
}

std::vector<float> startOf(const std::vector<float>& values, std::size_t dimension)
{
    NullProgress progress;
    return principalComponents(matrix(values, dimension), dimension, {}, progress).coordinates;
}

std::vector<float> laidOut(const std::vector<float>& values, std::size_t dimension, const UmapOptions& options = {})
{
    NullProgress progress;
    const auto umap = makeUmap(graphOf(values, dimension), startOf(values, dimension), false, options, progress);
    umap->run(umap->iterations(), progress);
    return {umap->layout().begin(), umap->layout().end()};
}

/// Normal points around @p clusters random centres, @p each of them behind one another.
std::vector<float> plantedClusters(std::size_t clusters, std::size_t each, std::size_t dimension, double apart)
{
    Random random(11);
    std::vector<float> values;
    for (std::size_t c = 0; c < clusters; ++c) {
        std::vector<double> centre(dimension);
        for (double& value : centre) {
            value = apart * normal(random);
        }
        for (std::size_t i = 0; i < each; ++i) {
            for (const double value : centre) {
                values.push_back(static_cast<float>(value + normal(random)));
            }
        }
    }
    return values;
}

double distance(const std::vector<float>& layout, std::size_t a, std::size_t b)
{
    return std::hypot(static_cast<double>(layout[2 * a] - layout[2 * b]),
                      static_cast<double>(layout[2 * a + 1] - layout[2 * b + 1]));
}

std::vector<double> ranks(const std::vector<double>& values)
{
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t i) { return values[i]; });
    std::vector<double> result(values.size());
    for (std::size_t place = 0; place < order.size(); ++place) {
        result[order[place]] = static_cast<double>(place);
    }
    return result;
}

double rankCorrelation(const std::vector<double>& left, const std::vector<double>& right)
{
    const std::vector<double> a = ranks(left);
    const std::vector<double> b = ranks(right);
    const double n = static_cast<double>(a.size());
    double squares = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        squares += (a[i] - b[i]) * (a[i] - b[i]);
    }
    return 1.0 - 6.0 * squares / (n * (n * n - 1.0));
}

bool isFinite(std::span<const float> layout)
{
    return std::ranges::all_of(layout, [](float value) { return std::isfinite(value); });
}

/// Asks to stop at the given question.
class StopsAt final : public Progress {
public:
    explicit StopsAt(int question) : m_left(question) {}
    void stage(std::string_view, std::uint64_t) override {}
    void advance(std::uint64_t) override {}
    bool cancelled() const override { return --m_left < 0; }

private:
    mutable int m_left;
};

} // namespace

void TestUmap::theCurveIsThePublishedOne()
{
    // The parameters that are quoted for a minimum distance of 0.1 at a spread of 1.
    const UmapCurve usual = fitUmapCurve(0.1, 1.0);
    QVERIFY2(std::abs(usual.a - 1.577) < 0.002, qPrintable(QString::number(usual.a)));
    QVERIFY2(std::abs(usual.b - 0.8951) < 0.001, qPrintable(QString::number(usual.b)));
    // Twice as far, the same curve.
    const UmapCurve wide = fitUmapCurve(0.2, 2.0);
    QVERIFY(std::abs(wide.b - usual.b) < 1e-4);
    QVERIFY(std::abs(wide.a * std::pow(2.0, 2 * wide.b) - usual.a) < 1e-3);
    for (const double least : {0.0, 0.001, 0.5, 0.99, 1.0}) {
        const UmapCurve curve = fitUmapCurve(least, 1.0);
        QVERIFY(curve.a > 0 && curve.b > 0 && std::isfinite(curve.a) && std::isfinite(curve.b));
    }
    QVERIFY_THROWS_EXCEPTION(Error, fitUmapCurve(0.1, 0.0));
    QVERIFY_THROWS_EXCEPTION(Error, fitUmapCurve(-0.1, 1.0));
    QVERIFY_THROWS_EXCEPTION(Error, fitUmapCurve(2.0, 1.0));
}

void TestUmap::membershipsSumToTheirTarget()
{
    // One point whose neighbours know nothing of it: its row holds the memberships as they are.
    NeighbourGraph graph{1, 4, {}, {}};
    graph.points = 9;
    graph.k = 4;
    const std::vector<float> distances{1, 1.5F, 2, 4};
    for (std::uint32_t i = 0; i < 9; ++i) {
        for (std::uint32_t j = 0; j < 4; ++j) {
            // The points 5 … 8 are the neighbours of each other and of point 0; 1 … 4 likewise of nobody else.
            graph.indices.push_back(i == 0 ? j + 5 : i < 5 ? 1 + (i - 1 + j % 3 + 1) % 4 : 5 + (i - 5 + j % 3 + 1) % 4);
            graph.distances.push_back(distances[j]);
        }
    }
    const FuzzyGraph fuzzy = fuzzyGraph(graph, 4, 1, NullProgress());
    QCOMPARE(fuzzy.begins[1], std::size_t{4});
    double sum = 0.0;
    for (std::size_t edge = 0; edge < 4; ++edge) {
        QCOMPARE(fuzzy.others[edge], static_cast<std::uint32_t>(edge + 5));
        sum += static_cast<double>(fuzzy.weights[edge]);
    }
    QCOMPARE(fuzzy.weights[0], 1.0F);
    QVERIFY(std::abs(sum - std::log2(5.0)) < 1e-4);
    // exp(−(d − 1) / σ): the logarithms are as 0.5 : 1 : 3.
    const double first = std::log(static_cast<double>(fuzzy.weights[1]));
    QVERIFY(std::abs(std::log(static_cast<double>(fuzzy.weights[2])) - 2 * first) < 1e-4);
    QVERIFY(std::abs(std::log(static_cast<double>(fuzzy.weights[3])) - 6 * first) < 1e-4);
}

void TestUmap::directionsAreJoined()
{
    const std::vector<float> values = plantedClusters(3, 60, 5, 3);
    const NeighbourGraph graph = graphOf(values, 5);
    const FuzzyGraph fuzzy = fuzzyGraph(graph, 14, 2, NullProgress());
    QCOMPARE(fuzzy.points, graph.points);
    std::size_t neighbours = 0;
    for (std::size_t i = 0; i < fuzzy.points; ++i) {
        for (std::size_t edge = fuzzy.begins[i]; edge < fuzzy.begins[i + 1]; ++edge) {
            const std::size_t other = fuzzy.others[edge];
            QVERIFY(edge == fuzzy.begins[i] || fuzzy.others[edge - 1] < other);
            QVERIFY(fuzzy.weights[edge] > 0 && fuzzy.weights[edge] <= 1);
            const auto row = std::span(fuzzy.others).subspan(fuzzy.begins[other], fuzzy.begins[other + 1] - fuzzy.begins[other]);
            const auto back = std::ranges::find(row, static_cast<std::uint32_t>(i));
            QVERIFY(back != row.end());
            QCOMPARE(fuzzy.weights[fuzzy.begins[other] + static_cast<std::size_t>(back - row.begin())], fuzzy.weights[edge]);
            neighbours += std::ranges::count(graph.indicesOf(i), static_cast<std::uint32_t>(other)) > 0 ? 1 : 0;
        }
    }
    QCOMPARE(neighbours, graph.points * graph.k);
    const FuzzyGraph again = fuzzyGraph(graph, 14, 3, NullProgress());
    QCOMPARE(again.weights, fuzzy.weights);
    QCOMPARE(again.others, fuzzy.others);
}

void TestUmap::clustersStayApart()
{
    constexpr std::size_t clusters = 6, each = 150, dimension = 20;
    // Farther apart than neighbours reach (the graph falls to pieces), and so that some edges join them.
    for (const double apart : {5.0, 1.3}) {
        const std::vector<float> values = plantedClusters(clusters, each, dimension, apart);
        const std::vector<float> layout = laidOut(values, dimension);
        QVERIFY(isFinite(layout));
        std::size_t strangers = 0;
        for (std::size_t i = 0; i < clusters * each; ++i) {
            std::vector<std::size_t> order(clusters * each);
            std::iota(order.begin(), order.end(), std::size_t{0});
            std::ranges::partial_sort(order, order.begin() + 11, {}, [&](std::size_t j) { return distance(layout, i, j); });
            strangers += static_cast<std::size_t>(
                std::count_if(order.begin(), order.begin() + 11, [&](std::size_t j) { return j / each != i / each; }));
        }
        QVERIFY2(strangers < clusters * each / 10, qPrintable(QString::number(strangers)));
    }
}

void TestUmap::aCircleStaysACircle()
{
    constexpr std::size_t points = 1000, dimension = 8;
    Random random(5);
    std::vector<float> values;
    std::vector<double> angles;
    for (std::size_t i = 0; i < points; ++i) {
        angles.push_back(2 * std::numbers::pi * uniform(random));
        for (std::size_t j = 0; j < dimension; ++j) {
            const double exact = j == 0 ? std::cos(angles[i]) : j == 1 ? std::sin(angles[i]) : 0.0;
            values.push_back(static_cast<float>(exact + 0.01 * normal(random)));
        }
    }
    const std::vector<float> layout = laidOut(values, dimension);
    double x = 0, y = 0;
    for (std::size_t i = 0; i < points; ++i) {
        x += static_cast<double>(layout[2 * i]) / points;
        y += static_cast<double>(layout[2 * i + 1]) / points;
    }
    // Empty in the middle, and round: going around the planted circle is going around the picture, in one sense.
    std::vector<double> radii;
    double cosines[2] = {}, sines[2] = {};
    for (std::size_t i = 0; i < points; ++i) {
        const double dx = static_cast<double>(layout[2 * i]) - x;
        const double dy = static_cast<double>(layout[2 * i + 1]) - y;
        radii.push_back(std::hypot(dx, dy));
        for (int sense = 0; sense < 2; ++sense) {
            const double turned = std::atan2(dy, dx) - (sense == 0 ? angles[i] : -angles[i]);
            cosines[sense] += std::cos(turned) / points;
            sines[sense] += std::sin(turned) / points;
        }
    }
    const double agreement = std::max(std::hypot(cosines[0], sines[0]), std::hypot(cosines[1], sines[1]));
    QVERIFY2(agreement > 0.95, qPrintable(QString::number(agreement)));
    std::ranges::sort(radii);
    const double roundness = radii[points / 20] / radii[points - points / 20];
    QVERIFY2(roundness > 0.5, qPrintable(QString::number(roundness)));
}

void TestUmap::aSwissRollUnrolls()
{
    constexpr std::size_t points = 2500;
    Random random(6);
    std::vector<float> values, sheet;
    for (std::size_t i = 0; i < points; ++i) {
        const double angle = 1.5 * std::numbers::pi * (1.0 + 2.0 * uniform(random));
        const double across = 21.0 * uniform(random);
        values.insert(values.end(), {static_cast<float>(angle * std::cos(angle)), static_cast<float>(across),
                                     static_cast<float>(angle * std::sin(angle))});
        // Length of the spiral r = θ from its middle.
        const double along = (angle * std::sqrt(1 + angle * angle) + std::asinh(angle)) / 2;
        sheet.insert(sheet.end(), {static_cast<float>(along), static_cast<float>(across)});
    }
    const std::vector<float> layout = laidOut(values, 3);
    NullProgress progress;
    const LayoutQuality quality = layoutQuality(matrix(sheet, 2), 2, layout, {}, progress);
    QVERIFY2(quality.trustworthiness > 0.98, qPrintable(QString::number(quality.trustworthiness)));
    QVERIFY2(quality.continuity > 0.97, qPrintable(QString::number(quality.continuity)));
    // Distances in the picture are ordered as those along the sheet; in the roll itself they are not.
    std::vector<double> seen, flat, rolled;
    for (int pair = 0; pair < 5000; ++pair) {
        const std::size_t a = uniformBelow(random, points);
        const std::size_t b = uniformBelow(random, points);
        seen.push_back(distance(layout, a, b));
        flat.push_back(distance(sheet, a, b));
        rolled.push_back(std::hypot(static_cast<double>(values[3 * a] - values[3 * b]),
                                    static_cast<double>(values[3 * a + 1] - values[3 * b + 1]),
                                    static_cast<double>(values[3 * a + 2] - values[3 * b + 2])));
    }
    const double correlation = rankCorrelation(seen, flat);
    QVERIFY2(correlation > 0.85, qPrintable(QString::number(correlation)));
    QVERIFY(rankCorrelation(rolled, flat) < 0.5);
}

void TestUmap::seedsAndThreads()
{
    const std::vector<float> values = plantedClusters(4, 100, 10, 1);
    const std::vector<float> one = laidOut(values, 10, {.iterations = 60, .threads = 1});
    QCOMPARE(laidOut(values, 10, {.iterations = 60, .threads = 1}), one);
    QCOMPARE(laidOut(values, 10, {.iterations = 60, .threads = 2}), one);
    QCOMPARE(laidOut(values, 10, {.iterations = 60, .threads = 5}), one);
    QVERIFY(laidOut(values, 10, {.iterations = 60, .seed = 2, .threads = 1}) != one);
}

void TestUmap::piecesMakeTheWhole()
{
    const std::vector<float> values = plantedClusters(3, 80, 10, 1);
    const NeighbourGraph graph = graphOf(values, 10);
    const std::vector<float> start = startOf(values, 10);
    NullProgress progress;
    const auto whole = makeUmap(graph, start, false, {.iterations = 50}, progress);
    whole->run(50, progress);
    const auto pieces = makeUmap(graph, start, false, {.iterations = 50}, progress);
    QCOMPARE(pieces->iteration(), 0);
    pieces->run(0, progress);
    pieces->run(7, progress);
    QCOMPARE(pieces->iteration(), 7);
    QVERIFY(!std::ranges::equal(pieces->layout(), whole->layout()));
    pieces->run(1, progress);
    pieces->run(std::numeric_limits<int>::max(), progress);
    QCOMPARE(pieces->iteration(), 50);
    QCOMPARE(pieces->iterations(), 50);
    QVERIFY(std::ranges::equal(pieces->layout(), whole->layout()));
    pieces->run(5, progress);
    QVERIFY(std::ranges::equal(pieces->layout(), whole->layout()));
    QVERIFY(!pieces->divergence(progress));
    // Without iterations being told, few points take many.
    QCOMPARE(makeUmap(graph, start, false, {}, progress)->iterations(), 500);
}

void TestUmap::goesOnFromALayout()
{
    const std::vector<float> values = plantedClusters(4, 100, 10, 1);
    const std::vector<float> before = laidOut(values, 10);
    NullProgress progress;
    const auto resumed = makeUmap(graphOf(values, 10), before, true, {}, progress);
    QVERIFY(std::ranges::equal(resumed->layout(), before));
    resumed->run(resumed->iterations(), progress);
    std::vector<float> after(resumed->layout().begin(), resumed->layout().end());
    QVERIFY(after != before);
    superimpose(after, before);
    double moved = 0, size = 0;
    for (std::size_t i = 0; i < before.size(); ++i) {
        moved += std::pow(static_cast<double>(after[i] - before[i]), 2);
        size += std::pow(static_cast<double>(before[i]), 2);
    }
    QVERIFY2(moved < 0.1 * size, qPrintable(QString::number(moved / size)));
}

void TestUmap::cancelledInEachStage()
{
    const std::vector<float> values = plantedClusters(2, 400, 6, 1);
    const NeighbourGraph graph = graphOf(values, 6);
    const std::vector<float> start = startOf(values, 6);
    int questions = 0;
    for (;; ++questions) {
        StopsAt stops(questions);
        try {
            (void)makeUmap(graph, start, false, {.threads = 1}, stops);
            break;
        } catch (const Cancelled&) {
        }
    }
    QVERIFY(questions > 5);
    NullProgress progress;
    const auto umap = makeUmap(graph, start, false, {.iterations = 30, .threads = 1}, progress);
    StopsAt stops(12);
    QVERIFY_THROWS_EXCEPTION(Cancelled, umap->run(30, stops));
    QCOMPARE(umap->iteration(), 12);
    const auto other = makeUmap(graph, start, false, {.iterations = 30, .threads = 1}, progress);
    other->run(12, progress);
    QVERIFY(std::ranges::equal(umap->layout(), other->layout()));
    umap->run(18, progress);
    other->run(18, progress);
    QVERIFY(std::ranges::equal(umap->layout(), other->layout()));
}

void TestUmap::fewPoints_data()
{
    QTest::addColumn<int>("points");
    for (const int points : {1, 2, 3, 4, 5, 14, 15, 16, 70}) {
        QTest::addRow("%d", points) << points;
    }
}

void TestUmap::fewPoints()
{
    QFETCH(int, points);
    Random random(8);
    std::vector<float> values;
    for (int i = 0; i < 3 * points; ++i) {
        values.push_back(static_cast<float>(normal(random)));
    }
    for (const bool spectral : {true, false}) {
        const std::vector<float> layout = laidOut(values, 3, {.spectralStart = spectral});
        QCOMPARE(layout.size(), static_cast<std::size_t>(2 * points));
        QVERIFY(isFinite(layout));
        QVERIFY(std::ranges::all_of(layout, [](float value) { return std::abs(value) < 100; }));
        for (std::size_t i = 1; i < static_cast<std::size_t>(points); ++i) {
            QVERIFY(distance(layout, 0, i) > 1e-4);
        }
    }
}

void TestUmap::pointsThatCoincide()
{
    for (const std::size_t points : {std::size_t{2}, std::size_t{10}, std::size_t{3000}}) {
        const std::vector<float> values(4 * points, 1.5F);
        const std::vector<float> layout = laidOut(values, 4, {.iterations = 100});
        QVERIFY(isFinite(layout));
        QVERIFY(std::ranges::all_of(layout, [](float value) { return std::abs(value) < 1000; }));
        QVERIFY(distance(layout, 0, 1) > 0);
    }
}

void TestUmap::duplicatesByTheThousand()
{
    // Two places with a thousand points each, and a cloud far from both.
    std::vector<float> values = plantedClusters(1, 1000, 5, 1);
    for (const float place : {20.0F, -20.0F}) {
        values.insert(values.end(), 5 * 1000, place);
    }
    const std::vector<float> layout = laidOut(values, 5, {.iterations = 200});
    QVERIFY(isFinite(layout));
    double means[3][2] = {};
    for (std::size_t i = 0; i < 3000; ++i) {
        means[i / 1000][0] += static_cast<double>(layout[2 * i]) / 1000;
        means[i / 1000][1] += static_cast<double>(layout[2 * i + 1]) / 1000;
    }
    std::size_t strays = 0;
    for (std::size_t i = 0; i < 3000; ++i) {
        const auto away = [&](std::size_t c) {
            return std::hypot(static_cast<double>(layout[2 * i]) - means[c][0],
                              static_cast<double>(layout[2 * i + 1]) - means[c][1]);
        };
        strays += away(i / 1000) < std::min(away((i / 1000 + 1) % 3), away((i / 1000 + 2) % 3)) ? 0 : 1;
    }
    QVERIFY2(strays < 60, qPrintable(QString::number(strays)));
}

void TestUmap::refusesWhatDoesNotFit()
{
    const std::vector<float> values = plantedClusters(2, 20, 4, 1);
    const NeighbourGraph graph = graphOf(values, 4);
    std::vector<float> start = startOf(values, 4);
    NullProgress progress;
    QVERIFY_THROWS_EXCEPTION(Error, makeUmap(graph, std::span(start).first(10), false, {}, progress));
    QVERIFY_THROWS_EXCEPTION(Error, makeUmap(graph, start, false, {.learningRate = 0}, progress));
    QVERIFY_THROWS_EXCEPTION(Error, makeUmap(graph, start, false, {.minimumDistance = 3}, progress));
    start[7] = std::numeric_limits<float>::infinity();
    QVERIFY_THROWS_EXCEPTION(Error, makeUmap(graph, start, true, {}, progress));
}

QTEST_GUILESS_MAIN(TestUmap)
#include "TestUmap.moc"
