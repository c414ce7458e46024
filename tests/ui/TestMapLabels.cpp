#include "mappage/LabelPlacer.h"
#include "mappage/MapContent.h"
#include "mappage/MapLabels.h"
#include "mappage/MapPicking.h"

#include <QTest>

#include <map>
#include <random>
#include <set>

using namespace crossgloss;

/// Which labels a map has and where, and what picks points of it, without a window.
class TestMapLabels : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void labelsNeverOverlap();
    void labelsStayWhilePanning();
    void mostImportantAreLabelled();
    void gridFindsWhatAScanFinds();

private:
    MapContent m_content;
    LabelInk m_ink;
};

void TestMapLabels::init()
{
    std::mt19937_64 random(5);
    std::normal_distribution<float> bell;
    MapPoints points;
    points.coordinates.resize(40000);
    for (float& value : points.coordinates) {
        value = bell(random);
    }
    for (std::uint32_t i = 0; i < 20000; ++i) {
        points.importance.push_back(i);
    }
    points.text = [](std::uint32_t point) { return QStringLiteral("word%1").arg(point); };
    m_content.setPoints(std::move(points));
    m_ink.set(QApplication::font(), Qt::black, Qt::gray, Qt::white, 1);
}

void TestMapLabels::labelsNeverOverlap()
{
    for (const double scale : {90.0, 133.0, 400.0}) {
        MapFrame frame;
        frame.size = QSizeF(900, 700);
        frame.scale = scale;
        frame.zoom = scale / 90;
        const QRectF kept(700, 500, 180, 180);
        const std::vector<PlacedLabel> labels = placeLabels(m_content, frame, m_ink, 17, {kept});
        QVERIFY2(labels.size() > 20, qPrintable(QString::number(labels.size())));
        QCOMPARE(labels.front().point, 17U);
        QCOMPARE(labels.front().style, LabelInk::Style::Strong);
        for (std::size_t i = 0; i < labels.size(); ++i) {
            QVERIFY(!labels[i].rect.intersects(kept));
            for (std::size_t j = 0; j < i; ++j) {
                QVERIFY(!labels[i].rect.intersects(labels[j].rect));
            }
        }
    }
}

void TestMapLabels::labelsStayWhilePanning()
{
    MapFrame frame;
    frame.size = QSizeF(900, 700);
    frame.scale = 200;
    const QRectF inner(200, 150, 500, 400);
    std::map<std::uint32_t, QRectF> first;
    for (const PlacedLabel& label : placeLabels(m_content, frame, m_ink, -1, {})) {
        first[label.point] = label.rect;
    }
    frame.x += 40 / frame.scale;
    std::size_t same = 0;
    std::size_t all = 0;
    for (const PlacedLabel& label : placeLabels(m_content, frame, m_ink, -1, {})) {
        if (inner.contains(label.rect)) {
            ++all;
            const auto found = first.find(label.point);
            same += found != first.end() && QLineF(found->second.translated(-40, 0).topLeft(), label.rect.topLeft()).length() < 1e-6;
        }
    }
    QVERIFY(all > 5);
    QCOMPARE(same, all);
}

void TestMapLabels::mostImportantAreLabelled()
{
    MapFrame frame;
    frame.size = QSizeF(900, 700);
    frame.scale = 90;
    std::set<std::uint32_t> labelled;
    for (const PlacedLabel& label : placeLabels(m_content, frame, m_ink, -1, {})) {
        labelled.insert(label.point);
    }
    // Nothing is more important than the first, so that it has its label; of the hundred first far more than by chance.
    QVERIFY(labelled.contains(0));
    QVERIFY(std::distance(labelled.begin(), labelled.lower_bound(1000)) > static_cast<std::ptrdiff_t>(labelled.size()) / 4);
    m_content.setSelection({19998, 19999});
    std::map<std::uint32_t, LabelInk::Style> styles;
    for (const PlacedLabel& label : placeLabels(m_content, frame, m_ink, -1, {})) {
        styles[label.point] = label.style;
    }
    QVERIFY(styles.contains(19998) && styles.contains(19999));
    QCOMPARE(styles[19998], LabelInk::Style::Normal);
    QCOMPARE(styles[0], LabelInk::Style::Quiet);
}

void TestMapLabels::gridFindsWhatAScanFinds()
{
    MapFrame frame;
    frame.size = QSizeF(900, 700);
    std::mt19937_64 random(8);
    std::uniform_real_distribution<double> even(0, 600);
    for (const double scale : {60.0, 500.0, 4000.0}) {
        frame.scale = scale;
        frame.x = even(random) / 900 - 0.3;
        for (int i = 0; i < 20; ++i) {
            const QRectF area(even(random), even(random), even(random), even(random));
            std::vector<std::uint32_t> expected;
            for (std::uint32_t point = 0; point < m_content.size(); ++point) {
                const QPointF map = m_content.place(point);
                if (area.contains(frame.toPaper(map.x(), map.y()))) {
                    expected.push_back(point);
                }
            }
            QCOMPARE(pointsWithin(m_content, frame, area), expected);
            if (QRectF(QPointF(), frame.size).contains(area)) {
                QCOMPARE(pointsWithin(m_content, frame, QPolygonF(area)), expected);
            }
        }
    }
}

QTEST_MAIN(TestMapLabels)
#include "TestMapLabels.moc"
