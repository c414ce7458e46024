#include "WindowFixture.h"
#include "common/PlotPanel.h"
#include "frame/Actions.h"
#include "common/ChoiceBar.h"
#include "hubspage/HubsPage.h"
#include "hubspage/HubsSettings.h"
#include "hubspage/HubsView.h"
#include "hubspage/NumberTile.h"
#include "jobs/JobRunner.h"

#include <QFile>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace crossgloss;

/// The Hubs page: measuring, switching the criterion, looking at victims, over planted hubs.
class TestHubsPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->window->showPage(PageId::Hubs);
        QTRY_COMPARE(m_fixture->window->jobs().activeCount(), 0);
    }
    void cleanup() { m_fixture.reset(); }

    void emptyPageHasOneButton();
    void saysWhatIsMissing();
    void measuresAndShowsTheNumbers();
    void criterionSwitchChangesTheNumbers();
    void stageSwitchIsThereWithAMapOnly();
    void hubShowsItsVictims();
    void cancelAndError();
    void plotsAreExported();
    void sessionIsRestored();
    void arrowKeysMoveTheSwitch();

private:
    HubsPage& page() { return m_fixture->window->hubsPage(); }
    HubsView& view() { return page().view(); }
    QPushButton* button(const char* name) { return page().findChild<QPushButton*>(QLatin1String(name)); }
    QString tile(const char* name) { return page().findChild<NumberTile*>(QLatin1String(name))->number(); }
    QString makeFile(const QString& name)
    {
        const QString path = m_fixture->folder.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write("house maison\n") < 0) {
            qFatal("no temporary file");
        }
        return path;
    }
    void fill(bool map, const QString& dictionary = QStringLiteral("pairs.txt"))
    {
        HubnessRequest request;
        request.source.resource = "novels.en";
        request.target.resource = "novels.fr";
        request.dictionary = makeFile(dictionary).toStdString();
        if (map) {
            request.map = makeFile(QStringLiteral("en-fr.map")).toStdString();
        }
        page().settings().setRequest(request);
    }
    void measure(bool map)
    {
        fill(map);
        QTest::mouseClick(button("measureHubness"), Qt::LeftButton);
        QVERIFY(page().isRunning());
        QTRY_VERIFY(!page().isRunning());
        QTRY_COMPARE(m_fixture->window->jobs().activeCount(), 0);
    }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<WindowFixture> m_fixture;
};

void TestHubsPage::emptyPageHasOneButton()
{
    QVERIFY(button("hubsEmpty")->isVisible() && button("hubsEmpty")->isEnabled());
    QVERIFY(!view().isVisible());
    fill(true);
    QCOMPARE(button("hubsEmpty")->text(), QStringLiteral("Measure"));
    QTest::mouseClick(button("hubsEmpty"), Qt::LeftButton);
    QTRY_VERIFY(view().isVisible());
}

void TestHubsPage::saysWhatIsMissing()
{
    auto* problems = page().findChild<QLabel*>(QStringLiteral("hubsProblems"));
    QVERIFY(problems->text().contains(QStringLiteral("Choose the query vectors.")));
    QVERIFY(!button("measureHubness")->isEnabled());
    fill(false);
    QVERIFY(problems->text().isEmpty());
    HubnessRequest request = page().settings().request();
    request.map = "/nowhere/some.map";
    page().settings().setRequest(request);
    QVERIFY(problems->text().contains(QStringLiteral("cannot be read")));
}

void TestHubsPage::measuresAndShowsTheNumbers()
{
    measure(true);
    QVERIFY(view().isVisible());
    // After the map, by nearest neighbours.
    QCOMPARE(tile("skewness"), QStringLiteral("9.60"));
    QCOMPARE(tile("precision"), QStringLiteral("0.204"));
    QCOMPARE(view().hubs().rowCount(), 5);
    QCOMPARE(view().hubs().index(0, HubModel::OccurrencesColumn).data().toString(), QStringLiteral("300"));
    QVERIFY(view().histogram().rowCount() > 5);
    QCOMPARE(view().histogram().index(0, OccurrenceModel::RangeColumn).data().toString(), QStringLiteral("0"));
    QCOMPARE(view().criteria().rowCount(), 2 * static_cast<int>(std::size(plantedHubnessMethods)));
}

void TestHubsPage::criterionSwitchChangesTheNumbers()
{
    measure(true);
    const QString before = tile("skewness");
    const int bins = view().histogram().rowCount();
    for (QToolButton* chip :
         page().findChild<ChoiceBar*>(QStringLiteral("hubsCriterion"))->findChildren<QToolButton*>()) {
        if (chip->text() == QStringLiteral("CSLS")) {
            QTest::mouseClick(chip, Qt::LeftButton);
        }
    }
    QCOMPARE(tile("skewness"), QStringLiteral("2.40"));
    QCOMPARE(tile("precision"), QStringLiteral("0.276"));
    QVERIFY(before != tile("skewness"));
    QVERIFY(view().histogram().rowCount() < bins);
    // The same hub stays chosen, with the victims it has now.
    QTRY_COMPARE(view().victims().index(0, 0).data().toString(), QStringLiteral("of10"));
}

void TestHubsPage::stageSwitchIsThereWithAMapOnly()
{
    measure(false);
    QVERIFY(!page().findChild<ChoiceBar*>(QStringLiteral("hubsStage"))->isVisible());
    QCOMPARE(tile("skewness"), QStringLiteral("19.20"));
    measure(true);
    QVERIFY(page().findChild<ChoiceBar*>(QStringLiteral("hubsStage"))->isVisible());
    QCOMPARE(tile("skewness"), QStringLiteral("19.20"));
    view().choose(HubnessMethod::NearestNeighbour, HubnessStage::After);
    QCOMPARE(tile("skewness"), QStringLiteral("9.60"));
}

void TestHubsPage::hubShowsItsVictims()
{
    measure(true);
    auto* hubs = page().findChild<QTableView*>(QStringLiteral("hubs"));
    QTRY_COMPARE(view().victims().rowCount(), 4);
    QTest::mouseClick(hubs->viewport(), Qt::LeftButton, {}, hubs->visualRect(view().hubs().index(2, 0)).center());
    QTRY_COMPARE(view().victims().rowCount(), 6);
    QCOMPARE(view().victims().index(1, VictimModel::GoldColumn).data().toString(), QStringLiteral("gold1"));
    // A right first answer is told by a sign, not by colour.
    QVERIFY(view().victims().index(2, VictimModel::BestColumn).data().toString().endsWith(QStringLiteral("✓")));
    // The keyboard does it too.
    QTest::keyClick(hubs, Qt::Key_Down);
    QTRY_COMPARE(view().victims().rowCount(), 7);
}

void TestHubsPage::cancelAndError()
{
    fill(true);
    m_fixture->backend->hubs.gate.closeAt(0);
    QTest::mouseClick(button("measureHubness"), Qt::LeftButton);
    QTRY_VERIFY(button("hubsCancel")->isVisible() && button("hubsCancel")->isEnabled());
    QTRY_VERIFY(button("hubsCancel")->rect().contains(1, 1));
    QTest::mouseClick(button("hubsCancel"), Qt::LeftButton);
    QTRY_VERIFY(!page().isRunning());
    QCOMPARE(page().messageText(), QStringLiteral("Stopped."));
    QVERIFY(!view().isVisible());
    fill(true, QStringLiteral("broken.txt"));
    m_fixture->window->actions().measureHubness->trigger();
    QTRY_VERIFY(!page().isRunning());
    QVERIFY(page().messageText().contains(QStringLiteral("broken.txt:3: The line has no second word")));
}

void TestHubsPage::plotsAreExported()
{
    measure(true);
    view().choose(HubnessMethod::Csls, HubnessStage::After);
    for (const char* suffix : {"csv", "png", "svg"}) {
        const QString file = m_fixture->folder.filePath(QStringLiteral("hubs.") + QLatin1String(suffix));
        view().histogramPanel().exportTo(file);
        QFile written(file);
        QVERIFY2(written.open(QIODevice::ReadOnly) && written.size() > 20, qPrintable(file));
        const QString text = QByteArray(suffix) == "png" ? QImage(file).text(QStringLiteral("Description"))
                                                          : QString::fromUtf8(written.readAll());
        // Pictures tell their parameters, tables hold nothing but their rows.
        const bool told = text.contains(QStringLiteral("criterion: CSLS"))
                          && text.contains(QStringLiteral("targets: novels.fr"));
        QVERIFY2(told == (QByteArray(suffix) != "csv") && !text.startsWith(QLatin1Char('#')), qPrintable(text));
    }
}

void TestHubsPage::sessionIsRestored()
{
    fill(true);
    page().settings().findChild<QWidget*>(QStringLiteral("hubsK"))->setProperty("value", 5);
    m_fixture->window->close();
    QTRY_VERIFY(!m_fixture->window->isVisible());
    m_fixture->reopen();
    const HubnessRequest request = page().settings().request();
    QCOMPARE(request.k, std::size_t(5));
    QCOMPARE(request.target.resource, std::string("novels.fr"));
    QCOMPARE(request.map.filename().string(), std::string("en-fr.map"));
}

void TestHubsPage::arrowKeysMoveTheSwitch()
{
    measure(true);
    auto* bar = page().findChild<ChoiceBar*>(QStringLiteral("hubsCriterion"));
    int stops = 0;
    for (const QToolButton* chip : bar->findChildren<QToolButton*>()) {
        stops += (chip->focusPolicy() & Qt::TabFocus) ? 1 : 0;
    }
    QCOMPARE(stops, 1);
    QTest::keyClick(bar, Qt::Key_Right);
    QCOMPARE(bar->current(), static_cast<int>(HubnessMethod::InvertedSoftmax));
    QCOMPARE(tile("skewness"), QStringLiteral("4.80"));
    QTest::keyClick(bar, Qt::Key_Left);
    QTest::keyClick(bar, Qt::Key_Left);
    QCOMPARE(bar->current(), static_cast<int>(HubnessMethod::NearestNeighbour));
}

QTEST_MAIN(TestHubsPage)
#include "TestHubsPage.moc"
