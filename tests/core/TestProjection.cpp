#include "base/Error.h"
#include "base/Random.h"
#include "projection/LayoutQuality.h"
#include "projection/Pca.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <vector>

using namespace crossgloss;

/// Principal components and figures of layouts: planted axes, published formulas by hand, points that are all equal.
class TestProjection : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void plantedAxesComeBack();
    void agreesWithOtherThreadsAndSeeds();
    void fewValuesAndEqualRows();
    void refusesWhatIsNoNumber();
    void aFaithfulLayoutIsPerfect();
    void aMisplacedPointByHand();
    void randomLayoutsKeepLittle();
    void samplesComeNear();
    void refusesFewPoints();
};

namespace {

RowMatrix matrix(const std::vector<float>& values, std::size_t dimension)
{
    return {values.data(), values.size() / dimension, dimension};
}

/// Rows of a normal distribution around (5, 5, …) with a deviation of 6 along a planted direction, 3 along another, else 1.
std::vector<float> planted(std::size_t rows, std::size_t dimension, const std::vector<double>& first,
                           const std::vector<double>& second)
{
    Random random(7);
    std::vector<float> values;
    for (std::size_t i = 0; i < rows; ++i) {
        const double a = 6 * normal(random);
        const double b = 3 * normal(random);
        for (std::size_t j = 0; j < dimension; ++j) {
            values.push_back(static_cast<float>(5 + a * first[j] + b * second[j] + normal(random)));
        }
    }
    return values;
}

double cosine(const float* axis, const std::vector<double>& direction)
{
    double sum = 0;
    for (std::size_t j = 0; j < direction.size(); ++j) {
        sum += static_cast<double>(axis[j]) * direction[j];
    }
    return std::abs(sum);
}

std::vector<double> unit(std::size_t dimension, std::size_t from, std::size_t count)
{
    std::vector<double> result(dimension, 0.0);
    for (std::size_t j = from; j < from + count; ++j) {
        result[j] = 1 / std::sqrt(static_cast<double>(count));
    }
    return result;
}

} // namespace

void TestProjection::plantedAxesComeBack()
{
    constexpr std::size_t dimension = 40;
    const std::vector<double> first = unit(dimension, 0, 5);
    const std::vector<double> second = unit(dimension, 10, 3);
    const std::vector<float> values = planted(4000, dimension, first, second);
    NullProgress progress;
    const Pca pca = principalComponents(matrix(values, dimension), dimension, {}, progress);
    QCOMPARE(pca.components, std::size_t{2});
    QVERIFY(cosine(pca.axes.data(), first) > 0.995);
    QVERIFY(cosine(pca.axes.data() + dimension, second) > 0.99);
    // Along each axis the variance of the planted direction and of the noise: 37 and 10, within three standard errors.
    QVERIFY2(std::abs(pca.variances[0] - 37) < 3 * 37 * std::sqrt(2.0 / 4000), qPrintable(QString::number(pca.variances[0])));
    QVERIFY2(std::abs(pca.variances[1] - 10) < 3 * 10 * std::sqrt(2.0 / 4000), qPrintable(QString::number(pca.variances[1])));
    QVERIFY(std::abs(pca.explained() - (pca.variances[0] + pca.variances[1]) / pca.totalVariance) < 1e-12);
    // Coordinates have these variances, a mean of zero, and do not correlate.
    double sums[2] = {}, squares[2] = {}, cross = 0;
    for (std::size_t i = 0; i < 4000; ++i) {
        const double x = static_cast<double>(pca.coordinates[2 * i]);
        const double y = static_cast<double>(pca.coordinates[2 * i + 1]);
        sums[0] += x;
        sums[1] += y;
        squares[0] += x * x;
        squares[1] += y * y;
        cross += x * y;
    }
    QVERIFY(std::abs(sums[0]) < 0.1 && std::abs(sums[1]) < 0.1);
    QVERIFY(std::abs(squares[0] / 3999 - pca.variances[0]) < 1e-3 * pca.variances[0]);
    QVERIFY(std::abs(squares[1] / 3999 - pca.variances[1]) < 1e-3 * pca.variances[1]);
    QVERIFY(std::abs(cross) < 1e-3 * std::sqrt(squares[0] * squares[1]));
}

void TestProjection::agreesWithOtherThreadsAndSeeds()
{
    constexpr std::size_t dimension = 30;
    const std::vector<float> values = planted(500, dimension, unit(dimension, 0, 5), unit(dimension, 10, 3));
    NullProgress progress;
    const Pca one = principalComponents(matrix(values, dimension), dimension, {.threads = 1}, progress);
    const Pca again = principalComponents(matrix(values, dimension), dimension, {.threads = 1}, progress);
    const Pca other = principalComponents(matrix(values, dimension), dimension, {.seed = 9, .threads = 2}, progress);
    QCOMPARE(again.coordinates, one.coordinates);
    for (std::size_t i = 0; i < one.coordinates.size(); ++i) {
        QVERIFY(std::abs(one.coordinates[i] - other.coordinates[i]) < 0.02F);
    }
}

void TestProjection::fewValuesAndEqualRows()
{
    NullProgress progress;
    const std::vector<float> line{1, 2, 4};
    const Pca flat = principalComponents(matrix(line, 1), 1, {}, progress);
    QCOMPARE(flat.components, std::size_t{1});
    QVERIFY(std::abs(flat.variances[0] - 7.0 / 3) < 1e-6);
    const std::vector<float> equal(50 * 4, 3.0F);
    const Pca point = principalComponents(matrix(equal, 4), 4, {}, progress);
    QVERIFY(point.variances[0] < 1e-9);
    QCOMPARE(point.explained(), 1.0);
    for (const float value : point.coordinates) {
        QVERIFY(std::abs(value) < 1e-4F);
    }
    const std::vector<float> alone{1, 2, 3};
    QCOMPARE(principalComponents(matrix(alone, 3), 3, {}, progress).coordinates.size(), std::size_t{2});
}

void TestProjection::refusesWhatIsNoNumber()
{
    NullProgress progress;
    const std::vector<float> broken{1, 2, std::numeric_limits<float>::quiet_NaN(), 4};
    QVERIFY_THROWS_EXCEPTION(Error, principalComponents(matrix(broken, 2), 2, {}, progress));
    QVERIFY_THROWS_EXCEPTION(Error, principalComponents({}, 2, {}, progress));
}

void TestProjection::aFaithfulLayoutIsPerfect()
{
    Random random(3);
    std::vector<float> points;
    for (int i = 0; i < 200; ++i) {
        points.push_back(static_cast<float>(normal(random)));
        points.push_back(static_cast<float>(normal(random)));
    }
    NullProgress progress;
    const LayoutQuality quality = layoutQuality(matrix(points, 2), 2, points, {}, progress);
    QCOMPARE(quality.sampled, std::size_t{200});
    QCOMPARE(quality.trustworthiness, 1.0);
    QCOMPARE(quality.continuity, 1.0);
    QCOMPARE(quality.kept, 1.0);
}

void TestProjection::aMisplacedPointByHand()
{
    // Points 0, 1, 3, 6, 10 on a line; the layout exchanges the ends. With k = 1 the nearest in the space are
    // 1, 0, 1, 2, 3; in the layout 10 1 3 6 0 they are: of 0 (at 10) 3 (at 6), of 1 the last (at 0), of 3 the second (at 1),
    // of 6 the third (at 3), of 10 (at 0) the second (at 1).
    const std::vector<float> line{0, 1, 3, 6, 10};
    const std::vector<float> layout{10, 0, 1, 0, 3, 0, 6, 0, 0, 0};
    NullProgress progress;
    const LayoutQuality quality = layoutQuality(matrix(line, 1), 1, layout, {.neighbours = 1}, progress);
    // Ranks in the space of those neighbours: 6 from 0 is third (excess 2), 10 from 1 is fourth (3), 10 from there: 1 is third
    // of 10 (2: before it are 6 and 3); the two others agree. Trustworthiness 1 − 2 · 7 / (5 · 1 · (10 − 3 − 1)).
    QVERIFY(std::abs(quality.trustworthiness - (1 - 2.0 * 7 / 30)) < 1e-9);
    // Ranks in the layout: of 0 (at 10) 1 (at 1) is third (2); of 1 (at 1) 0 (at 10) is fourth (3); of 10 (at 0) 6 (at 6)
    // is third (2).
    QVERIFY(std::abs(quality.continuity - (1 - 2.0 * 7 / 30)) < 1e-9);
    QVERIFY(std::abs(quality.kept - 0.4) < 1e-9);
}

void TestProjection::randomLayoutsKeepLittle()
{
    Random random(4);
    std::vector<float> points, layout;
    for (int i = 0; i < 600; ++i) {
        for (int j = 0; j < 10; ++j) {
            points.push_back(static_cast<float>(normal(random)));
        }
        layout.push_back(static_cast<float>(normal(random)));
        layout.push_back(static_cast<float>(normal(random)));
    }
    NullProgress progress;
    const LayoutQuality quality = layoutQuality(matrix(points, 10), 10, layout, {}, progress);
    QVERIFY(std::abs(quality.trustworthiness - 0.5) < 0.05);
    QVERIFY(std::abs(quality.continuity - 0.5) < 0.05);
    QVERIFY(quality.kept < 0.05);
}

void TestProjection::samplesComeNear()
{
    constexpr std::size_t dimension = 12;
    const std::vector<float> values = planted(1500, dimension, unit(dimension, 0, 3), unit(dimension, 5, 3));
    NullProgress progress;
    const Pca pca = principalComponents(matrix(values, dimension), dimension, {}, progress);
    const RowMatrix rows = matrix(values, dimension);
    const LayoutQuality all = layoutQuality(rows, dimension, pca.coordinates, {.sample = 0}, progress);
    const LayoutQuality some = layoutQuality(rows, dimension, pca.coordinates, {.sample = 500, .threads = 2}, progress);
    QCOMPARE(all.sampled, std::size_t{1500});
    QCOMPARE(some.sampled, std::size_t{500});
    QVERIFY(all.trustworthiness > 0.6 && all.trustworthiness < 0.99);
    QVERIFY(std::abs(all.trustworthiness - some.trustworthiness) < 0.02);
    QVERIFY(std::abs(all.kept - some.kept) < 0.02);
}

void TestProjection::refusesFewPoints()
{
    NullProgress progress;
    const std::vector<float> points(2 * 20, 1.0F);
    QVERIFY_THROWS_EXCEPTION(Error, layoutQuality(matrix(points, 2), 2, points, {}, progress));
    const std::vector<float> other(2 * 19, 1.0F);
    QVERIFY_THROWS_EXCEPTION(Error, layoutQuality(matrix(points, 2), 2, other, {.neighbours = 3}, progress));
    // All points equal: ordered by place in both, so all is kept.
    QCOMPARE(layoutQuality(matrix(points, 2), 2, points, {.neighbours = 3}, progress).kept, 1.0);
}

QTEST_GUILESS_MAIN(TestProjection)
#include "TestProjection.moc"
