#include "WindowFixture.h"
#include "common/PlotPanel.h"
#include "frame/Actions.h"
#include "hubspage/OccurrencePlot.h"
#include "jobs/JobRunner.h"
#include "mappage/ClustersPanel.h"
#include "mappage/MapActions.h"
#include "mappage/MapHubsPanel.h"
#include "mappage/MapPage.h"
#include "mappage/MapPane.h"
#include "mappage/MapState.h"
#include "mappage/MapWordModel.h"
#include "mappage/PointModel.h"
#include "mappage/PointPanel.h"
#include "mappage/PointsPanel.h"

#include <QAbstractItemModelTester>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QTest>

#include <algorithm>
#include <array>
#include <numeric>

using namespace crossgloss;

/// What stands beside the map: the point, the table of points, hubs and clusters, and how they and the map follow each
/// other.
class TestMapHubs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->window->resize(1400, 900);
        m_fixture->window->showPage(PageId::Map);
        QTRY_VERIFY(state().layout() && !state().isLive());
        QTRY_COMPARE(m_fixture->window->jobs().activeCount(), 0);
    }
    void cleanup() { m_fixture.reset(); }

    void clickTellsNeighbours();
    void doubleClickFliesToANeighbour();
    void hubAndVictimsInThreeClicks();
    void criterionChangesTheHubs();
    void brushingSelects();
    void tableAndMapFollowEachOther();
    void tableSorts();
    void clusterIsSelected();
    void modelsAreSound();

private:
    MapPage& page() { return m_fixture->window->mapPage(); }
    MapState& state() { return page().state(); }
    void click(QTableView& table, int row)
    {
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(table.model()->index(row, 0)).center());
    }
    void clickTab(MapPage::Tab tab)
    {
        auto* bar = page().findChild<QTabWidget*>(QStringLiteral("mapTabs"))->tabBar();
        QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(tab).center());
    }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<WindowFixture> m_fixture;
};

void TestMapHubs::clickTellsNeighbours()
{
    MapView& view = page().pane().view();
    state().setCurrent(3);
    QTRY_COMPARE(page().point().neighbours(0).words().rowCount(), 15);
    QVERIFY(page().point().heading().contains(QStringLiteral("word3.en")));
    QVERIFY(page().point().factsText().contains(QStringLiteral("English")));
    QVERIFY(page().point().translationsText().contains(QStringLiteral("a translation, ")) || page().point().translationsText().contains(QStringLiteral("another")));
    QCOMPARE(page().point().neighbours(1).words().rowCount(), 15);
    QCOMPARE(page().point().neighbours(0).words().rows().front().point, std::optional<std::uint32_t>(4));
    QVERIFY(page().point().neighbours(0).words().index(0, 1).data().toString().startsWith(QStringLiteral("0.9")));
    // The mouse on the map does it too.
    const QPoint place = view.placeOf(8).toPoint();
    const int there = view.pointAt(place);
    QVERIFY(there >= 0);
    QTest::mouseClick(&view, Qt::LeftButton, {}, place);
    QTRY_COMPARE(state().current(), there);
}

void TestMapHubs::doubleClickFliesToANeighbour()
{
    state().setCurrent(3);
    MapWordTable& table = page().point().neighbours(0);
    QTRY_COMPARE(table.words().rowCount(), 15);
    table.setCurrentIndex(table.words().index(1, 0));
    Q_EMIT table.doubleClicked(table.currentIndex());
    QCOMPARE(state().current(), 5);
}

void TestMapHubs::hubAndVictimsInThreeClicks()
{
    clickTab(MapPage::HubsTab);                                    // one
    QTRY_VERIFY(page().hubs().hubs().words().rowCount() > 0);
    QTRY_COMPARE(m_fixture->window->jobs().activeCount(), 0);
    click(page().hubs().hubs(), 0);                                // two
    const auto victims = static_cast<int>(state().hubs()->victims(0).size());
    QVERIFY(victims >= 200);
    QTRY_COMPARE(page().hubs().victims().words().rowCount(), victims);
    QCOMPARE(state().current(), 0);
    QTRY_COMPARE(static_cast<int>(state().selection().size()), victims + 1);
    QVERIFY(page().hubs().figuresText().contains(QStringLiteral("9.60")));
    QVERIFY(page().hubs().figuresText().contains(QStringLiteral("0.204")));
    QCOMPARE(page().pane().colourBy(), ColourBy::Occurrences);
    // The point tells whose neighbour it is.
    clickTab(MapPage::PointTab);
    QTRY_COMPARE(page().findChild<QTableView*>(QStringLiteral("mapPointVictims"))->model()->rowCount(), victims);
}

void TestMapHubs::criterionChangesTheHubs()
{
    clickTab(MapPage::HubsTab);
    QTRY_VERIFY(page().hubs().hubs().words().rowCount() > 0);
    const int before = page().hubs().hubs().words().rowCount();
    page().hubs().choose(HubnessMethod::Csls, HubnessStage::After);
    QVERIFY(page().hubs().figuresText().contains(QStringLiteral("2.40")));
    QVERIFY(page().hubs().hubs().words().rowCount() < before || before == 1);
    QCOMPARE(state().hubs()->method, HubnessMethod::Csls);
}

void TestMapHubs::brushingSelects()
{
    clickTab(MapPage::HubsTab);
    QTRY_VERIFY(state().hubs());
    QTRY_COMPARE(m_fixture->window->jobs().activeCount(), 0);
    const auto& bins = state().hubs()->histogram;
    page().hubs().brush(0, 0);
    QCOMPARE(state().selection().size(), bins.front().targets);
    QTableView* table = page().hubs().histogram().table();
    table->selectRow(static_cast<int>(bins.size()) - 1);
    QCOMPARE(state().selection().size(), bins.back().targets);
    QVERIFY(bins.back().targets > 0);
    // And back: what is chosen on the map stands in its bars.
    const auto& marked = page().hubs().histogram().findChild<OccurrencePlot*>()->marked();
    state().select({0, 1, 2, 3});
    QCOMPARE(marked.size(), bins.size());
    QCOMPARE(std::accumulate(marked.begin(), marked.end(), std::size_t{0}), std::size_t{4});
    for (std::size_t bin = 0; bin < bins.size(); ++bin) {
        QCOMPARE(marked[bin], static_cast<std::size_t>(std::ranges::count_if(std::array<std::uint32_t, 4>{0, 1, 2, 3}, [&](std::uint32_t point) {
            return *state().occurrences(point) >= bins[bin].from && *state().occurrences(point) <= bins[bin].to;
        })));
    }
    state().select({});
    QCOMPARE(std::accumulate(marked.begin(), marked.end(), std::size_t{0}), std::size_t{0});
}

void TestMapHubs::tableAndMapFollowEachOther()
{
    clickTab(MapPage::PointsTab);
    PointModel& model = page().points().model();
    QTRY_COMPARE(model.rowCount(), 800);
    page().pane().view().setSelection({7, 8, 20});
    QTRY_COMPARE(page().points().table()->selectionModel()->selectedRows().size(), 3);
    click(*page().points().table(), 7);
    QCOMPARE(state().selection(), std::vector<std::uint32_t>{7});
    QCOMPARE(page().pane().view().selection(), std::vector<std::uint32_t>{7});
    QCOMPARE(state().current(), 7);
    page().points().setSelectedOnly(true);
    QTRY_COMPARE(model.rowCount(), 1);
    state().select({1, 2, 3, 4});
    QTRY_COMPARE(model.rowCount(), 4);
}

void TestMapHubs::tableSorts()
{
    clickTab(MapPage::PointsTab);
    PointModel& model = page().points().model();
    QTRY_COMPARE(model.rowCount(), 800);
    model.sort(PointModel::RankColumn, Qt::DescendingOrder);
    QCOMPARE(model.index(0, PointModel::RankColumn).data().toString(), QStringLiteral("3,991"));
    model.sort(PointModel::TextColumn, Qt::AscendingOrder);
    QCOMPARE(model.point(0), 0U);
    QCOMPARE(model.point(1), 400U);
    QCOMPARE(model.rowOf(400), 1);
}

void TestMapHubs::clusterIsSelected()
{
    clickTab(MapPage::ClustersTab);
    page().clusters().find();
    QTRY_COMPARE(page().clusters().table()->model()->rowCount(), 12);
    click(*page().clusters().table(), 2);
    QTRY_VERIFY(!state().selection().empty());
    for (const std::uint32_t point : state().selection()) {
        QCOMPARE(state().clusters()->of[point], 2);
    }
    QVERIFY(page().clusters().table()->model()->index(2, 0).data().toString().contains(QStringLiteral("word2.en")));
}

void TestMapHubs::modelsAreSound()
{
    const QAbstractItemModelTester points(&page().points().model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    clickTab(MapPage::PointsTab);
    page().points().setSelectedOnly(true);
    state().select({1, 2});
    page().points().setSelectedOnly(false);
    page().points().model().sort(PointModel::XColumn, Qt::AscendingOrder);
    page().improve(ProjectionMethod::Umap);
    QTRY_VERIFY(!page().isRunning());
    QTRY_COMPARE(page().points().model().rowCount(), 800);
}

QTEST_MAIN(TestMapHubs)
#include "TestMapHubs.moc"
