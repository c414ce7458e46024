#include "alignment/PairPlane.h"
#include "base/Error.h"
#include "base/Random.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace crossgloss;

/// The plane through word pairs, against planted configurations.
class TestPairPlane : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void plantedPlaneIsFoundAgain();
    void rotatedPairsMeetAfterTheMap();
    void differentDimensionsGetPlanesOfTheirOwn();
    void lengthDoesNotMatter();
    void samePointsGiveTheSamePicture();
    void degenerateInputs();
    void refusesWhatCannotBeDrawn();

private:
    static RowMatrix matrix(const std::vector<float>& values, std::size_t dimension)
    {
        return {values.data(), values.size() / dimension, dimension};
    }
    static double distance(const PlanePoint& a, const PlanePoint& b) { return std::hypot(a.x - b.x, a.y - b.y); }
};

void TestPairPlane::plantedPlaneIsFoundAgain()
{
    // Four unit vectors in the plane of axes 3 and 5 of six: nothing is lost, all distances stay.
    const std::size_t dimension = 6;
    std::vector<float> source(2 * dimension, 0.0F);
    std::vector<float> target(2 * dimension, 0.0F);
    source[2] = 1.0F;
    source[dimension + 4] = 1.0F;
    target[2] = -0.6F;
    target[4] = 0.8F;
    target[dimension + 4] = -1.0F;
    const PairPlane plane = pairPlane(matrix(source, dimension), dimension, matrix(target, dimension), dimension,
                                      matrix(source, dimension), matrix(target, dimension), dimension);
    QVERIFY(plane.comparableBefore);
    QVERIFY(qAbs(plane.keptAfter - 1.0) < 1e-12);
    QVERIFY(qAbs(distance(plane.sourceAfter[0], plane.sourceAfter[1]) - std::sqrt(2.0)) < 1e-6);
    QVERIFY(qAbs(distance(plane.sourceAfter[0], plane.targetAfter[0]) - std::sqrt(2 - 2 * -0.6)) < 1e-6);
    QVERIFY(qAbs(distance(plane.sourceAfter[1], plane.targetAfter[1]) - 2.0) < 1e-6);
    QVERIFY(qAbs(plane.cosineAfter[0] + 0.6) < 1e-6);
    QVERIFY(qAbs(plane.cosineBefore[1] + 1.0) < 1e-6);
}

void TestPairPlane::rotatedPairsMeetAfterTheMap()
{
    // The target is the source turned by a permutation of its axes; the map turns it back.
    const std::size_t dimension = 20;
    const std::size_t pairs = 12;
    Random random(7);
    std::vector<float> source(pairs * dimension);
    for (float& value : source) {
        value = static_cast<float>(normal(random));
    }
    std::vector<float> target(source.size());
    for (std::size_t i = 0; i < pairs; ++i) {
        for (std::size_t d = 0; d < dimension; ++d) {
            target[i * dimension + (d + 7) % dimension] = source[i * dimension + d];
        }
    }
    const PairPlane plane = pairPlane(matrix(source, dimension), dimension, matrix(target, dimension), dimension,
                                      matrix(source, dimension), matrix(source, dimension), dimension);
    double before = 0;
    for (std::size_t i = 0; i < pairs; ++i) {
        QVERIFY(distance(plane.sourceAfter[i], plane.targetAfter[i]) < 1e-9);
        QVERIFY(qAbs(plane.cosineAfter[i] - 1.0) < 1e-6);
        before += distance(plane.sourceBefore[i], plane.targetBefore[i]) / pairs;
    }
    QVERIFY(before > 0.2);
    QVERIFY(plane.keptBefore > 0.0 && plane.keptBefore < 1.0);
}

void TestPairPlane::differentDimensionsGetPlanesOfTheirOwn()
{
    const std::vector<float> source{1, 0, 0, 0, 1, 0, 0, 0, 1};
    const std::vector<float> target{1, 0, 0, 1, -1, 0};
    const PairPlane plane =
        pairPlane(matrix(source, 3), 3, matrix(target, 2), 2, matrix(target, 2), matrix(target, 2), 2);
    QVERIFY(!plane.comparableBefore);
    QVERIFY(plane.cosineBefore.empty());
    QCOMPARE(plane.sourceBefore.size(), std::size_t(3));
    QVERIFY(qAbs(distance(plane.sourceBefore[0], plane.sourceBefore[1]) - std::sqrt(2.0)) < 1e-6);
    QVERIFY(qAbs(distance(plane.targetBefore[0], plane.targetBefore[2]) - 2.0) < 1e-6);
    QCOMPARE(plane.cosineAfter.size(), std::size_t(3));
}

void TestPairPlane::lengthDoesNotMatter()
{
    const std::vector<float> source{1, 2, 3, -1, 0, 4};
    const std::vector<float> target{0, 1, 1, 2, 2, 0};
    std::vector<float> longer = source;
    for (std::size_t d = 0; d < 3; ++d) {
        longer[d] *= 17.0F;
    }
    const PairPlane a = pairPlane(matrix(source, 3), 3, matrix(target, 3), 3, matrix(source, 3), matrix(target, 3), 3);
    const PairPlane b = pairPlane(matrix(longer, 3), 3, matrix(target, 3), 3, matrix(longer, 3), matrix(target, 3), 3);
    for (std::size_t i = 0; i < 2; ++i) {
        QVERIFY(distance(a.sourceAfter[i], b.sourceAfter[i]) < 1e-6);
        QVERIFY(distance(a.targetBefore[i], b.targetBefore[i]) < 1e-6);
    }
}

void TestPairPlane::samePointsGiveTheSamePicture()
{
    // The sign of an axis must not depend on the order of the pairs.
    const std::vector<float> source{1, 2, 3, -1, 0, 4, 2, 2, 2};
    const std::vector<float> target{0, 1, 1, 2, 2, 0, 1, 0, 0};
    const std::vector<float> sourceTurned{2, 2, 2, -1, 0, 4, 1, 2, 3};
    const std::vector<float> targetTurned{1, 0, 0, 2, 2, 0, 0, 1, 1};
    const PairPlane a = pairPlane(matrix(source, 3), 3, matrix(target, 3), 3, matrix(source, 3), matrix(target, 3), 3);
    const PairPlane b = pairPlane(matrix(sourceTurned, 3), 3, matrix(targetTurned, 3), 3, matrix(sourceTurned, 3),
                                  matrix(targetTurned, 3), 3);
    for (std::size_t i = 0; i < 3; ++i) {
        QVERIFY(distance(a.sourceAfter[i], b.sourceAfter[2 - i]) < 1e-6);
        QVERIFY(distance(a.targetBefore[i], b.targetBefore[2 - i]) < 1e-6);
    }
}

void TestPairPlane::degenerateInputs()
{
    // One pair spans a line; a pair that coincides, nothing; one dimension has no second axis.
    const std::vector<float> one{1, 0, 0};
    const std::vector<float> other{0, 1, 0};
    const PairPlane line = pairPlane(matrix(one, 3), 3, matrix(other, 3), 3, matrix(one, 3), matrix(other, 3), 3);
    QVERIFY(qAbs(distance(line.sourceAfter[0], line.targetAfter[0]) - std::sqrt(2.0)) < 1e-6);
    QVERIFY(qAbs(line.sourceAfter[0].y) < 1e-9);
    const PairPlane point = pairPlane(matrix(one, 3), 3, matrix(one, 3), 3, matrix(one, 3), matrix(one, 3), 3);
    QVERIFY(point.keptAfter == 0.0 && point.sourceAfter[0].x == 0.0);
    const std::vector<float> zero{0, 0, 0};
    const PairPlane empty = pairPlane(matrix(zero, 3), 3, matrix(one, 3), 3, matrix(zero, 3), matrix(one, 3), 3);
    QVERIFY(std::isfinite(empty.sourceAfter[0].x) && empty.cosineAfter[0] == 0.0);
    const std::vector<float> narrow{1, -1};
    const PairPlane thin = pairPlane(matrix(narrow, 1), 1, matrix(narrow, 1), 1, matrix(narrow, 1), matrix(narrow, 1), 1);
    QVERIFY(qAbs(distance(thin.sourceAfter[0], thin.sourceAfter[1]) - 2.0) < 1e-6);
    QVERIFY(thin.sourceAfter[0].y == 0.0);
}

void TestPairPlane::refusesWhatCannotBeDrawn()
{
    const std::vector<float> one{1, 0, 0};
    const std::vector<float> two{1, 0, 0, 0, 1, 0};
    const std::vector<float> broken{1, std::numeric_limits<float>::quiet_NaN(), 0};
    const std::vector<float> none;
    QVERIFY_EXCEPTION_THROWN(
        pairPlane(matrix(none, 3), 3, matrix(none, 3), 3, matrix(none, 3), matrix(none, 3), 3), Error);
    QVERIFY_EXCEPTION_THROWN(pairPlane(matrix(one, 3), 3, matrix(two, 3), 3, matrix(one, 3), matrix(one, 3), 3), Error);
    QVERIFY_EXCEPTION_THROWN(pairPlane(matrix(broken, 3), 3, matrix(one, 3), 3, matrix(one, 3), matrix(one, 3), 3), Error);
}

QTEST_GUILESS_MAIN(TestPairPlane)
#include "TestPairPlane.moc"
