#include "common/Theme.h"
#include "mappage/MapView.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>
#include <QXmlStreamReader>

#include <cmath>
#include <limits>
#include <random>

using namespace crossgloss;

namespace {

MapPoints pointsAt(std::vector<float> coordinates)
{
    MapPoints points;
    points.coordinates = std::move(coordinates);
    points.text = [](std::uint32_t point) { return QStringLiteral("word%1").arg(point); };
    return points;
}

/// A square of points, ten by ten, one apart; point 10 · row + column at (column, row).
MapPoints lattice()
{
    std::vector<float> coordinates;
    for (int i = 0; i < 100; ++i) {
        coordinates.push_back(static_cast<float>(i % 10));
        coordinates.push_back(static_cast<float>(i / 10));
    }
    return pointsAt(std::move(coordinates));
}

std::vector<float> scattered(std::size_t points)
{
    std::mt19937_64 random(5);
    std::normal_distribution<float> bell;
    std::vector<float> coordinates(2 * points);
    for (float& value : coordinates) {
        value = bell(random);
    }
    return coordinates;
}

bool isNear(const QColor& one, const QColor& other, int reach = 4)
{
    return std::abs(one.red() - other.red()) <= reach && std::abs(one.green() - other.green()) <= reach && std::abs(one.blue() - other.blue()) <= reach;
}

} // namespace

class TestMapView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void pointsAreFoundWhereTheyAre();
    void zoomKeepsWhatIsUnderTheCursor();
    void rectangleAndLassoSelectWhatTheyHold();
    void clicksSelect();
    void filteredPointsAreNotHit();
    void classColourIsDrawn();
    void pictureDoesNotDependOnThePixelRatio();
    void movedPointsArrive();
    void keysWork();
    void svgHoldsLabelsAndDescription();
    void oddPointsDoNoHarm();
    void aMillionPoints();
    void accessible();
    void minimapMoves();

private:
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<MapView> m_view;
};

void TestMapView::init()
{
    m_theme = std::make_unique<Theme>();
    m_view = std::make_unique<MapView>();
    m_view->resize(800, 600);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void TestMapView::cleanup()
{
    m_view.reset();
    m_theme.reset();
}

void TestMapView::pointsAreFoundWhereTheyAre()
{
    MapPoints points = pointsAt(scattered(3000));
    points.coordinates[0] = 60;             // far from all others
    m_view->setPoints(std::move(points));
    m_view->setSight({0, 0, 400});
    std::size_t inSight = 0;
    for (std::uint32_t i = 0; i < 3000; ++i) {
        const QPointF place = m_view->placeOf(i);
        if (QRectF(m_view->rect()).contains(place)) {
            ++inSight;
            const int found = m_view->pointAt(place);
            QVERIFY(found >= 0);
            QVERIFY(QLineF(m_view->placeOf(static_cast<std::uint32_t>(found)), place).length() < 0.01);
        }
    }
    QVERIFY(inSight > 500);
    m_view->flyTo(0);
    QTRY_COMPARE(m_view->pointAt(QRectF(m_view->rect()).center()), 0);
    m_view->showAll();
    QVERIFY(QRectF(m_view->rect()).contains(m_view->placeOf(0)));
}

void TestMapView::zoomKeepsWhatIsUnderTheCursor()
{
    m_view->setPoints(lattice());
    for (const QPointF place : {QPointF(100, 80), QPointF(520, 400)}) {
        const MapView::Sight before = m_view->sight();
        const QPointF away = place - QRectF(m_view->rect()).center();
        const QPointF map(before.x + away.x() / before.scale, before.y - away.y() / before.scale);
        QWheelEvent wheel(place, m_view->mapToGlobal(place), QPoint(), QPoint(0, 240), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(m_view.get(), &wheel);
        const MapView::Sight after = m_view->sight();
        QVERIFY(after.scale > 1.3 * before.scale);
        QVERIFY(std::abs(after.x + away.x() / after.scale - map.x()) < 1e-9);
        QVERIFY(std::abs(after.y - away.y() / after.scale - map.y()) < 1e-9);
    }
}

void TestMapView::rectangleAndLassoSelectWhatTheyHold()
{
    m_view->setPoints(lattice());
    const auto drag = [this](const QList<QPoint>& places, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mousePress(m_view.get(), Qt::LeftButton, modifiers, places.first());
        for (const QPoint& place : places) {
            QTest::mouseMove(m_view.get(), place);
        }
        QTest::mouseRelease(m_view.get(), Qt::LeftButton, modifiers, places.last());
    };
    const auto at = [this](double x, double y) {
        const QPointF origin = m_view->placeOf(0);
        return (origin + QPointF(x, -y) * m_view->sight().scale).toPoint();
    };
    QSignalSpy changed(m_view.get(), &MapView::selectionChanged);
    m_view->setTool(MapView::Tool::Rectangle);
    drag({at(1.5, 1.5), at(2, 2), at(4.5, 3.5)});
    QCOMPARE(m_view->selection(), (std::vector<std::uint32_t>{22, 23, 24, 32, 33, 34}));
    QCOMPARE(changed.size(), 1);
    drag({at(3.5, 1.5), at(5, 2), at(5.5, 2.5)}, Qt::ShiftModifier);
    QCOMPARE(m_view->selection(), (std::vector<std::uint32_t>{22, 23, 24, 25, 32, 33, 34}));
    drag({at(1.5, 1.5), at(2, 3), at(3.5, 3.5)}, Qt::ControlModifier);
    QCOMPARE(m_view->selection(), (std::vector<std::uint32_t>{24, 25, 34}));
    m_view->setTool(MapView::Tool::Lasso);
    // An L: the inner corner is outside.
    drag({at(5.5, 5.5), at(8.5, 5.5), at(8.5, 6.5), at(6.5, 6.5), at(6.5, 8.5), at(5.5, 8.5)});
    QCOMPARE(m_view->selection(), (std::vector<std::uint32_t>{66, 67, 68, 76, 86}));
    // A drag with the middle button pans whatever the tool.
    const double before = m_view->sight().x;
    QTest::mousePress(m_view.get(), Qt::MiddleButton, {}, QPoint(100, 100));
    QMouseEvent move(QEvent::MouseMove, QPointF(150, 100), m_view->mapToGlobal(QPointF(150, 100)), Qt::NoButton, Qt::MiddleButton, {});
    QApplication::sendEvent(m_view.get(), &move);
    QTest::mouseRelease(m_view.get(), Qt::MiddleButton, {}, QPoint(150, 100));
    QVERIFY(std::abs(m_view->sight().x - (before - 50 / m_view->sight().scale)) < 1e-9);
    QCOMPARE(m_view->selection().size(), std::size_t{5});
}

void TestMapView::clicksSelect()
{
    m_view->setPoints(lattice());
    QSignalSpy clicked(m_view.get(), &MapView::clicked);
    QSignalSpy activated(m_view.get(), &MapView::activated);
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, m_view->placeOf(42).toPoint());
    QCOMPARE(m_view->selection(), std::vector<std::uint32_t>{42});
    QCOMPARE(m_view->current(), 42);
    QCOMPARE(clicked.takeFirst().at(0).toInt(), 42);
    QTest::mouseClick(m_view.get(), Qt::LeftButton, Qt::ControlModifier, m_view->placeOf(44).toPoint());
    QCOMPARE(m_view->selection(), (std::vector<std::uint32_t>{42, 44}));
    QTest::mouseClick(m_view.get(), Qt::LeftButton, Qt::ControlModifier, m_view->placeOf(42).toPoint());
    QCOMPARE(m_view->selection(), std::vector<std::uint32_t>{44});
    QTest::mouseDClick(m_view.get(), Qt::LeftButton, {}, m_view->placeOf(77).toPoint());
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated.first().at(0).toInt(), 77);
    clicked.clear();
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, QPoint(5, 5));
    QCOMPARE(clicked.first().at(0).toInt(), -1);
    QVERIFY(m_view->selection().empty());
    QSignalSpy hovered(m_view.get(), &MapView::hovered);
    QTest::mouseMove(m_view.get(), m_view->placeOf(11).toPoint());
    QCOMPARE(hovered.last().at(0).toInt(), 11);
}

void TestMapView::filteredPointsAreNotHit()
{
    m_view->setPoints(lattice());
    MapColours colours;
    colours.classes.assign(100, 0);
    colours.classes[42] = 1;
    colours.colours = {Qt::blue, Qt::red};
    colours.shown = {true, false};
    m_view->setColours(colours);
    QCOMPARE(m_view->pointAt(m_view->placeOf(42)), -1);
    QCOMPARE(m_view->pointAt(m_view->placeOf(43)), 43);
    const QImage image = m_view->grab().toImage();
    QVERIFY(isNear(image.pixelColor(m_view->placeOf(42).toPoint()), m_view->palette().color(QPalette::Base)));
    m_view->setTool(MapView::Tool::Rectangle);
    QTest::mousePress(m_view.get(), Qt::LeftButton, {}, QPoint(2, 2));
    QTest::mouseMove(m_view.get(), QPoint(300, 300));
    QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, QPoint(798, 598));
    QCOMPARE(m_view->selection().size(), std::size_t{99});
}

void TestMapView::classColourIsDrawn()
{
    for (const ThemeMode mode : {ThemeMode::Light, ThemeMode::Dark}) {
        m_theme->setMode(mode);
        m_view->setPoints(lattice());
        MapColours colours;
        colours.classes.assign(100, 0);
        colours.classes[42] = 1;
        colours.colours = {QColor("#0072b2"), QColor("#d55e00")};
        m_view->setColours(colours);
        m_view->setLabelsShown(false);
        QImage image = m_view->grab().toImage();
        const QPoint place = m_view->placeOf(42).toPoint();
        const QColor drawn = image.pixelColor(place);
        const QColor paper = m_view->palette().color(QPalette::Base);
        // Nine tenths of the colour over the paper.
        QVERIFY2(isNear(drawn, QColor("#d55e00"), 30), qPrintable(drawn.name()));
        QVERIFY(isNear(image.pixelColor(m_view->placeOf(41).toPoint()), QColor("#0072b2"), 30));
        QVERIFY(isNear(image.pixelColor(place + QPoint(20, 20)), paper, 1));
        m_view->setSelection({42});
        image = m_view->grab().toImage();
        QVERIFY(isNear(image.pixelColor(place), QColor("#d55e00"), 45));
        const QColor grey = image.pixelColor(m_view->placeOf(41).toPoint());
        QVERIFY2(std::abs(grey.red() - grey.blue()) < 24, qPrintable(grey.name()));
        QVERIFY(!isNear(grey, paper, 20));
    }
}

void TestMapView::pictureDoesNotDependOnThePixelRatio()
{
    m_view->setPoints(lattice());
    m_view->setLabelsShown(false);
    const QImage once = m_view->picture(QSize(800, 600), 1);
    const QImage larger = m_view->picture(QSize(1200, 900), 1.5);
    QCOMPARE(larger.size(), QSize(1200, 900));
    QCOMPARE(larger.devicePixelRatio(), 1.5);
    for (const std::uint32_t point : {0U, 42U, 99U}) {
        const QPointF place = m_view->placeOf(point);
        QVERIFY(isNear(once.pixelColor(place.toPoint()), larger.pixelColor((place * 1.5).toPoint()), 12));
        QVERIFY(!isNear(once.pixelColor(place.toPoint()), m_view->palette().color(QPalette::Base), 40));
    }
    QVERIFY(m_view->picture(QSize(), 1).isNull());
}

void TestMapView::movedPointsArrive()
{
    m_view->setPoints(lattice());
    std::vector<float> target(m_view->coordinates().begin(), m_view->coordinates().end());
    for (float& value : target) {
        value = 100 - 3 * value;
    }
    m_view->movePoints(target, true);
    QVERIFY(std::equal(target.begin(), target.end(), m_view->coordinates().begin()));
    m_view->showAll();
    QTRY_COMPARE(m_view->pointAt(m_view->placeOf(0)), 0);
    // 0 goes to the upper right corner, where everything still is in sight.
    QTRY_VERIFY(m_view->placeOf(0).x() > m_view->placeOf(99).x() + 100);
    QVERIFY(QRectF(m_view->rect()).contains(m_view->placeOf(0)));
    m_view->movePoints({1, 2, 3}, false);
    QCOMPARE(m_view->coordinates().size(), std::size_t{200});
    std::vector<float> other(200, 1.0F);
    m_view->movePoints(other, false);
    QCOMPARE(m_view->placeOf(3), m_view->placeOf(77));
}

void TestMapView::keysWork()
{
    MapPoints points = lattice();
    for (std::uint32_t i = 0; i < 100; ++i) {
        points.importance.push_back(i == 55 ? 0 : i + 1);
    }
    m_view->setPoints(std::move(points));
    m_view->setFocus();
    const MapView::Sight whole = m_view->sight();
    QTest::keyClick(m_view.get(), Qt::Key_Plus);
    QVERIFY(m_view->sight().scale > whole.scale);
    QTest::keyClick(m_view.get(), Qt::Key_Right);
    QVERIFY(m_view->sight().x > whole.x);
    QTest::keyClick(m_view.get(), Qt::Key_Home);
    QCOMPARE(m_view->sight().scale, whole.scale);
    QCOMPARE(m_view->sight().x, whole.x);
    QTest::keyClick(m_view.get(), Qt::Key_N);
    QCOMPARE(m_view->current(), 55);
    QTest::keyClick(m_view.get(), Qt::Key_N);
    QCOMPARE(m_view->current(), 0);
    QTest::keyClick(m_view.get(), Qt::Key_P);
    QCOMPARE(m_view->current(), 55);
    QTest::keyClick(m_view.get(), Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(m_view->current(), 56);
    QTest::keyClick(m_view.get(), Qt::Key_Up, Qt::ShiftModifier);
    QCOMPARE(m_view->current(), 66);
    QTest::keyClick(m_view.get(), Qt::Key_Space);
    QCOMPARE(m_view->selection(), std::vector<std::uint32_t>{66});
    QTest::keyClick(m_view.get(), Qt::Key_Space);
    QVERIFY(m_view->selection().empty());
    QSignalSpy activated(m_view.get(), &MapView::activated);
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(activated.size(), 1);
    m_view->setSelection({1, 2});
    QTest::keyClick(m_view.get(), Qt::Key_Escape);
    QVERIFY(m_view->selection().empty());
}

void TestMapView::svgHoldsLabelsAndDescription()
{
    MapPoints points = pointsAt({0, 0, 1, 1, 2, 0});
    points.text = [](std::uint32_t point) { return point == 0 ? QStringLiteral("a<b&\"c\u0001") : QStringLiteral("plain%1").arg(point); };
    points.links = {{0, 1}, {1, 7}};
    m_view->setPoints(std::move(points));
    m_view->setCurrent(0);
    for (const MapView::Mode mode : {MapView::Mode::Points, MapView::Mode::Density}) {
        m_view->setMode(mode);
        const QByteArray svg = m_view->svg(QSize(640, 480), {QStringLiteral("t-SNE <50k> & more"), QStringLiteral("seed 1")});
        QXmlStreamReader reader(svg);
        QStringList texts;
        QString description;
        int circles = 0;
        int lines = 0;
        while (!reader.atEnd()) {
            if (reader.readNext() == QXmlStreamReader::StartElement) {
                if (reader.name() == QLatin1String("text")) {
                    texts += reader.readElementText();
                } else if (reader.name() == QLatin1String("desc")) {
                    description = reader.readElementText();
                }
                circles += reader.name() == QLatin1String("circle") ? 1 : 0;
                lines += reader.name() == QLatin1String("line") ? 1 : 0;
            }
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QCOMPARE(description, QStringLiteral("t-SNE <50k> & more\nseed 1"));
        QVERIFY(texts.contains(QStringLiteral("a<b&\"c ")));
        QVERIFY(texts.contains(QStringLiteral("plain2")));
        QVERIFY(texts.contains(QStringLiteral("seed 1")));
        QCOMPARE(circles, mode == MapView::Mode::Points ? 4 : 1);
        QCOMPARE(lines, mode == MapView::Mode::Points ? 1 : 0);
    }
}

void TestMapView::oddPointsDoNoHarm()
{
    const float none = std::numeric_limits<float>::quiet_NaN();
    const float endless = std::numeric_limits<float>::infinity();
    const float largest = std::numeric_limits<float>::max();
    const std::vector<std::vector<float>> layouts{
        {}, {3, 4}, {none, none}, {1, 1, none, 2, 5, endless, 7, 8}, {largest, largest, -largest, -largest}, {0, 0, 1e-38F, 0},
        std::vector<float>(20000, 2.5F)};
    for (const std::vector<float>& layout : layouts) {
        m_view->setPoints(pointsAt(layout));
        for (const MapView::Mode mode : {MapView::Mode::Density, MapView::Mode::Points}) {
            m_view->setMode(mode);
            QVERIFY(!m_view->grab().isNull());
        }
        const MapView::Sight sight = m_view->sight();
        QVERIFY(std::isfinite(sight.x) && std::isfinite(sight.y) && std::isfinite(sight.scale) && sight.scale > 0);
        for (std::uint32_t i = 0; i < m_view->size(); ++i) {
            const bool known = std::isfinite(layout[2 * i]) && std::isfinite(layout[2 * i + 1]);
            QVERIFY(!known || QRectF(m_view->rect()).contains(m_view->placeOf(i)));
            QVERIFY(!known || m_view->pointAt(m_view->placeOf(i)) >= 0);
        }
        m_view->setCurrent(0);
        m_view->setGlow(std::vector<std::uint8_t>(layout.size(), 200));
        m_view->flyTo(0);
        m_view->flyTo(1U << 30);
        m_view->showPoints({0, 1U << 30});
        for (const int key : {Qt::Key_N, Qt::Key_P, Qt::Key_Plus, Qt::Key_Left, Qt::Key_Space, Qt::Key_Home}) {
            QTest::keyClick(m_view.get(), static_cast<Qt::Key>(key));
        }
        m_view->setSelection({0, 5, 1U << 30});
        m_view->setSight({none, 0, -1});
        QVERIFY(!m_view->grab().isNull());
        QVERIFY(!m_view->svg(QSize(100, 100), {}).isEmpty());
    }
    m_view->setColours({{1, 2}, {}, {false}});
    m_view->resize(200, 150);
    QVERIFY(!m_view->grab().isNull());
}

void TestMapView::aMillionPoints()
{
    MapPoints points = pointsAt(scattered(1000000));
    m_view->setPoints(std::move(points));
    QVERIFY(!m_view->grab().isNull());
    m_view->zoomBy(30);
    QVERIFY(!m_view->grab().isNull());
    QVERIFY(m_view->pointAt(QPointF(400, 300)) >= 0);
}

void TestMapView::accessible()
{
    m_view->setPoints(lattice());
    m_view->setCurrent(7);
    m_view->setSelection({1, 2, 3});
    QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(m_view.get());
    QVERIFY(interface);
    QCOMPARE(interface->role(), QAccessible::Chart);
    QVERIFY(!interface->text(QAccessible::Name).isEmpty());
    QVERIFY(interface->text(QAccessible::Description).contains(QLatin1String("100")));
    QVERIFY(interface->text(QAccessible::Description).contains(QLatin1String("word7")));
    QCOMPARE(interface->text(QAccessible::Value), QStringLiteral("word7"));
}

void TestMapView::minimapMoves()
{
    m_view->setPoints(lattice());
    m_view->zoomBy(4);
    QVERIFY(!m_view->grab().isNull());
    const MapView::Sight before = m_view->sight();
    // The lower right corner of the map is the corner of what lies in the corner of the widget.
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, QPoint(775, 575));
    QVERIFY(m_view->sight().x > before.x + 2);
    QVERIFY(m_view->sight().y < before.y - 2);
    QCOMPARE(m_view->sight().scale, before.scale);
    QVERIFY(m_view->selection().empty());
    m_view->setMinimapShown(false);
    const MapView::Sight moved = m_view->sight();
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, QPoint(775, 575));
    QCOMPARE(m_view->sight().x, moved.x);
}

QTEST_MAIN(TestMapView)
#include "TestMapView.moc"
