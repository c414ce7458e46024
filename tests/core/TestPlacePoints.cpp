#include "base/Error.h"
#include "base/Random.h"
#include "projection/PlacePoints.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace crossgloss;

/// New points in a layout, and layouts laid on one another: by hand, and planted movements that come back.
class TestPlacePoints : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void betweenNeighbours();
    void onAnEqualRow();
    void refusesRowsThatAreNotThere();
    void plantedMovementsComeBack_data();
    void plantedMovementsComeBack();
    void layoutsThatSayNothing();
};

void TestPlacePoints::betweenNeighbours()
{
    // Weights 1 / (1 + 1) and 1 / (3 + 1): two thirds and one third.
    const NeighbourGraph nearest{1, 2, {0, 2}, {1, 3}};
    const std::vector<float> layout{0, 0, 50, 50, 9, -3};
    const std::vector<float> placed = placePoints(nearest, layout);
    QVERIFY(std::abs(placed[0] - 3) < 1e-5F && std::abs(placed[1] + 1) < 1e-5F);
}

void TestPlacePoints::onAnEqualRow()
{
    const std::vector<float> layout{4, 5, 50, 50, 8, 7};
    // Equal to one row; to two, and then between them; nearly equal to one.
    const NeighbourGraph nearest{3, 2, {0, 1, 0, 2, 0, 1}, {0, 1, 0, 0, 1e-6F, 1}};
    const std::vector<float> placed = placePoints(nearest, layout);
    QCOMPARE(placed[0], 4.0F);
    QCOMPARE(placed[1], 5.0F);
    QCOMPARE(placed[2], 6.0F);
    QCOMPARE(placed[3], 6.0F);
    QVERIFY(std::abs(placed[4] - 4) < 1e-3F && std::abs(placed[5] - 5) < 1e-3F);
    QVERIFY(placePoints({}, layout).empty());
}

void TestPlacePoints::refusesRowsThatAreNotThere()
{
    const std::vector<float> layout{4, 5, 50, 50};
    QVERIFY_THROWS_EXCEPTION(Error, placePoints({1, 1, {2}, {1}}, layout));
}

void TestPlacePoints::plantedMovementsComeBack_data()
{
    QTest::addColumn<bool>("mirror");
    QTest::addColumn<double>("angle");
    QTest::addColumn<double>("scale");
    QTest::addRow("as it is") << false << 0.0 << 1.0;
    QTest::addRow("turned and larger") << false << 2.0 << 7.0;
    QTest::addRow("mirrored, smaller") << true << -1.0 << 0.01;
}

void TestPlacePoints::plantedMovementsComeBack()
{
    QFETCH(bool, mirror);
    QFETCH(double, angle);
    QFETCH(double, scale);
    Random random(3);
    std::vector<float> reference, layout;
    for (int i = 0; i < 100; ++i) {
        const double x = 5 + 3 * normal(random);
        const double y = normal(random);
        reference.insert(reference.end(), {static_cast<float>(x), static_cast<float>(y)});
        const double z = mirror ? -y : y;
        layout.push_back(static_cast<float>(scale * (x * std::cos(angle) - z * std::sin(angle)) - 40));
        layout.push_back(static_cast<float>(scale * (x * std::sin(angle) + z * std::cos(angle)) + 2));
    }
    superimpose(layout, reference);
    for (std::size_t i = 0; i < layout.size(); ++i) {
        QVERIFY(std::abs(layout[i] - reference[i]) < 2e-3F);
    }
}

void TestPlacePoints::layoutsThatSayNothing()
{
    std::vector<float> layout{1, 1, 1, 1, 1, 1};
    const std::vector<float> reference{0, 0, 3, 0, 0, 3};
    superimpose(layout, reference);
    QVERIFY(std::ranges::all_of(layout, [](float value) { return std::abs(value - 1) < 1e-6F; }));
    // Onto one place: where it is, as large as it was.
    std::vector<float> large{0, 0, 3, 0, 0, 3};
    superimpose(large, std::vector<float>{7, 7, 7, 7, 7, 7});
    QVERIFY(std::abs(large[0] - 6) < 1e-6F && std::abs(large[2] - 9) < 1e-6F);
    superimpose({}, {});
    QVERIFY_THROWS_EXCEPTION(Error, superimpose(layout, std::span(reference).first(4)));
}

QTEST_GUILESS_MAIN(TestPlacePoints)
#include "TestPlacePoints.moc"
