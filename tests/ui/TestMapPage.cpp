#include "WindowFixture.h"
#include "alignpage/AlignPage.h"
#include "alignpage/AlignSettings.h"
#include "frame/Actions.h"
#include "frame/PageStack.h"
#include "jobs/AlignmentInputs.h"
#include "jobs/JobRunner.h"
#include "lookuppage/LookupPage.h"
#include "mappage/KeptPanel.h"
#include "mappage/LegendView.h"
#include "mappage/MapActions.h"
#include "mappage/MapExportPanel.h"
#include "mappage/MapPage.h"
#include "mappage/MapPane.h"
#include "mappage/MapSettings.h"
#include "mappage/MapState.h"
#include "mappage/WordFinder.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTest>

using namespace crossgloss;

/// The Map page: the first map, runs that are watched, paused and stopped, colours, search, kept layouts, exports.
class TestMapPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void init() { m_fixture = std::make_unique<WindowFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void opensWithAMap();
    void framesMoveThePoints();
    void pausesAndContinues();
    void stopsWithWhatItHas();
    void cancelGoesBack();
    void errorIsToldInPlace();
    void improvesAndGoesOn();
    void coloursTellClasses();
    void legendFilters();
    void searchFlies();
    void placesFurtherWords();
    void beforeAndAfter();
    void saysWhatIsMissing();
    void keepsOpensAndRemoves();
    void exportsAreWritten();
    void selectionIsCopiedAndLookedUp();
    void startsAnAlignment();
    void sessionIsRestored();
    void settingsFoldAway();
    void speaksGerman();

private:
    MapPage& page() { return m_fixture->window->mapPage(); }
    MapState& state() { return page().state(); }
    FakeLayouts& layouts() { return m_fixture->backend->layoutUse; }
    MapActions& actions() { return *m_fixture->window->actions().map; }
    QPushButton* button(const char* name) { return page().findChild<QPushButton*>(QLatin1String(name)); }
    void open()
    {
        m_fixture->window->showPage(PageId::Map);
        QTRY_VERIFY(state().layout() && !state().isLive());
        QTRY_COMPARE(m_fixture->window->jobs().activeCount(), 0);
    }
    QString makeFile(const QString& name, const QByteArray& text)
    {
        const QString path = m_fixture->folder.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) < 0) {
            qFatal("no temporary file");
        }
        return path;
    }
    LayoutRequest twoSpaces()
    {
        LayoutRequest request;
        request.content = LayoutContent::Vectors;
        request.source.resource = "novels.en";
        request.target.resource = "novels.fr";
        request.map.file = makeFile(QStringLiteral("en-fr.map"), "map").toStdString();
        request.dictionary = makeFile(QStringLiteral("pairs.txt"), "house maison\ndog chien\n").toStdString();
        return request;
    }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<WindowFixture> m_fixture;
};

void TestMapPage::opensWithAMap()
{
    open();
    QCOMPARE(layouts().made.load(), 1);
    QCOMPARE(layouts().last.method, ProjectionMethod::Umap);
    QCOMPARE(layouts().last.content, LayoutContent::PackWords);
    QCOMPARE(layouts().last.languages, (std::vector<std::string>{"en", "fr"}));
    QVERIFY(page().pane().isVisible());
    QCOMPARE(page().pane().view().size(), std::size_t(800));
    QVERIFY2(page().pane().figuresText().contains(QStringLiteral("800 points · UMAP"))
                 && page().pane().figuresText().contains(QStringLiteral("0.950")),
             qPrintable(page().pane().figuresText()));
    // Coming back lays nothing out anew.
    m_fixture->window->showPage(PageId::Lookup);
    m_fixture->window->showPage(PageId::Map);
    QTRY_COMPARE(m_fixture->window->jobs().activeCount(), 0);
    QCOMPARE(layouts().made.load(), 1);
}

void TestMapPage::framesMoveThePoints()
{
    layouts().gate.closeAt(3);
    m_fixture->window->showPage(PageId::Map);
    QTRY_VERIFY(state().isLive() && layouts().frames == 3);
    QTRY_VERIFY(page().pane().view().size() == 800 && page().pane().isVisible());
    QTRY_VERIFY(qAbs(page().pane().view().coordinates()[0] - 0.3F) < 0.1F);
    layouts().gate.closeAt(6);
    QTRY_VERIFY(qAbs(page().pane().view().coordinates()[0] - 0.6F) < 0.1F);
    layouts().gate.open();
    QTRY_VERIFY(!state().isLive() && state().layout());
}

void TestMapPage::pausesAndContinues()
{
    open();
    layouts().gate.closeAt(2);
    page().layOut();
    QTRY_COMPARE(layouts().frames.load(), 2);
    QVERIFY(actions().pause->isEnabled());
    actions().pause->trigger();
    layouts().gate.open();
    QTRY_VERIFY(layouts().rests);
    QVERIFY(actions().pause->text().contains(QStringLiteral("ontinue")));
    QVERIFY(page().isRunning());
    actions().pause->trigger();
    QTRY_VERIFY(!page().isRunning());
    QCOMPARE(layouts().frames.load(), 10);
    QVERIFY(!actions().pause->isChecked());
}

void TestMapPage::stopsWithWhatItHas()
{
    open();
    layouts().gate.closeAt(4);
    page().improve(ProjectionMethod::TSne);
    QTRY_COMPARE(layouts().frames.load(), 4);
    actions().stopEarly->trigger();
    layouts().gate.open();
    QTRY_VERIFY(!page().isRunning());
    QCOMPARE(layouts().frames.load(), 4);
    QCOMPARE(state().layout()->request().method, ProjectionMethod::TSne);
}

void TestMapPage::cancelGoesBack()
{
    open();
    const auto before = state().layout();
    layouts().gate.closeAt(4);
    page().improve(ProjectionMethod::Umap);
    QTRY_VERIFY(state().isLive());
    m_fixture->window->actions().cancelJob->trigger();
    QTRY_VERIFY(!page().isRunning());
    QCOMPARE(state().layout(), before);
    QVERIFY(page().messageText().contains(QStringLiteral("Stopped")));
}

void TestMapPage::errorIsToldInPlace()
{
    open();
    LayoutRequest request = page().settings().request();
    request.words = makeFile(QStringLiteral("broken.txt"), "x\n").toStdString();
    page().settings().setRequest(request);
    page().layOut();
    QTRY_VERIFY(!page().isRunning());
    QVERIFY2(page().messageText().contains(QStringLiteral("broken.txt:2: The line has no word")), qPrintable(page().messageText()));
    QVERIFY(page().pane().isVisible());
}

void TestMapPage::improvesAndGoesOn()
{
    open();
    page().improve(ProjectionMethod::Pca);
    QTRY_VERIFY(!page().isRunning());
    QVERIFY(!button("mapGoOn")->isVisible());
    state().select({1, 2, 3});
    actions().tSne->trigger();
    QTRY_VERIFY(!page().isRunning());
    QCOMPARE(layouts().last.method, ProjectionMethod::TSne);
    QVERIFY(!layouts().last.start);
    // What was selected stays: the points are the same.
    QCOMPARE(state().selection().size(), std::size_t(3));
    QVERIFY(page().pane().figuresText().contains(QStringLiteral("1.234")));
    QVERIFY(button("mapGoOn")->isVisible());
    const auto shown = state().layout();
    page().goOn();
    QTRY_VERIFY(!page().isRunning());
    QCOMPARE(layouts().last.start, shown);
}

void TestMapPage::coloursTellClasses()
{
    open();
    QCOMPARE(page().pane().legend().count(), 2);
    QVERIFY(page().pane().legend().item(0)->text().contains(QStringLiteral("400")));
    page().pane().setColourBy(ColourBy::PartOfSpeech);
    QCOMPARE(page().pane().legend().count(), 3);
    actions().colours.at(static_cast<int>(ColourBy::Frequency))->trigger();
    QVERIFY(page().pane().legend().count() >= 5);
    actions().colours.at(static_cast<int>(ColourBy::Translation))->trigger();
    QCOMPARE(page().pane().legend().count(), 3);
    // What was not counted yet is counted.
    actions().colours.at(static_cast<int>(ColourBy::Cluster))->trigger();
    QTRY_COMPARE(page().pane().legend().count(), 13);
    QVERIFY(page().pane().legend().item(0)->text().contains(QStringLiteral("word0.en")));
    actions().colours.at(static_cast<int>(ColourBy::Occurrences))->trigger();
    QTRY_VERIFY(page().pane().legend().item(0)->text().contains(QStringLiteral("N_k")));
}

void TestMapPage::legendFilters()
{
    open();
    LegendView& legend = page().pane().legend();
    QCOMPARE(legend.shown(), (std::vector<bool>{true, true}));
    legend.setFocus();
    legend.setCurrentRow(1);
    QTest::keyClick(&legend, Qt::Key_Space);
    QCOMPARE(legend.shown(), (std::vector<bool>{true, false}));
    const QPoint first = legend.visualItemRect(legend.item(0)).center();
    QTest::mouseClick(legend.viewport(), Qt::LeftButton, {}, first);
    QCOMPARE(legend.shown(), (std::vector<bool>{false, false}));
    QTest::mouseClick(legend.viewport(), Qt::LeftButton, {}, first);
    QCOMPARE(legend.shown(), (std::vector<bool>{true, false}));
}

void TestMapPage::searchFlies()
{
    open();
    QTest::keyClick(m_fixture->window.get(), Qt::Key_F, Qt::ControlModifier);
    WordFinder& finder = page().pane().finder();
    finder.setText(QString());
    QTest::keyClicks(&finder, QStringLiteral("WORD17."));
    QCOMPARE(finder.found().size(), std::size_t(2));
    QTest::keyClick(&finder, Qt::Key_Return);
    QCOMPARE(state().current(), 17);
    QTRY_VERIFY(page().pane().view().rect().contains(page().pane().view().placeOf(17).toPoint()));
}

void TestMapPage::placesFurtherWords()
{
    open();
    WordFinder& finder = page().pane().finder();
    finder.setText(QStringLiteral("nowhere, unknown"));
    actions().place->trigger();
    QTRY_COMPARE(state().placed().size(), std::size_t(1));
    QCOMPARE(page().pane().view().size(), std::size_t(801));
    QCOMPARE(state().text(800), QStringLiteral("nowhere"));
    QVERIFY(page().messageText().contains(QStringLiteral("unknown")));
    QCOMPARE(page().pane().legend().count(), 3);
    QCOMPARE(state().current(), 800);
}

void TestMapPage::beforeAndAfter()
{
    open();
    page().setRequest(twoSpaces());
    QVERIFY(!actions().before->isVisible());
    actions().beforeAndAfter->trigger();
    QTRY_VERIFY(!page().isRunning() && !state().isLive());
    QVERIFY(layouts().last.beforeMap);
    QCOMPARE(layouts().last.method, ProjectionMethod::Pca);
    QCOMPARE(layouts().last.chosen, (std::vector<std::string>{"house", "maison", "dog", "chien"}));
    QVERIFY(actions().links->isChecked());
    QTRY_VERIFY(actions().before->isVisible() && actions().before->isEnabled());
    QVERIFY(!state().showsBefore());
    actions().before->trigger();
    QVERIFY(state().showsBefore());
    QTRY_VERIFY(qAbs(page().pane().view().coordinates()[0] - 0.5F) < 0.1F);
    actions().before->trigger();
    QVERIFY(!state().showsBefore());
}

void TestMapPage::saysWhatIsMissing()
{
    open();
    auto* problems = page().findChild<QLabel*>(QStringLiteral("mapPageProblems"));
    LayoutRequest request;
    request.content = LayoutContent::Vectors;
    page().settings().setRequest(request);
    QVERIFY(problems->text().contains(QStringLiteral("Choose word vectors.")));
    QVERIFY(!button("mapLayOut")->isEnabled());
    request.content = LayoutContent::Sentences;
    page().settings().setRequest(request);
    QVERIFY(problems->text().contains(QStringLiteral("list of sentences")));
    request = {};
    request.horizontal = "king - man";
    page().settings().setRequest(request);
    QVERIFY(problems->text().contains(QStringLiteral("both axes")));
    request.vertical = "dog - cat";
    page().settings().setRequest(request);
    QVERIFY(problems->text().isEmpty());
}

void TestMapPage::keepsOpensAndRemoves()
{
    open();
    actions().keep->trigger();
    QTRY_VERIFY(page().kept().isVisible());
    page().kept().nameField()->setText(QStringLiteral("first map"));
    QTest::mouseClick(button("mapKeep"), Qt::LeftButton);
    QTRY_COMPARE(page().kept().table()->model()->rowCount(), 1);
    QCOMPARE(layouts().stored.size(), std::size_t(1));
    QCOMPARE(button("mapKeep")->text(), QStringLiteral("Replace"));
    page().improve(ProjectionMethod::Pca);
    QTRY_VERIFY(!page().isRunning() && !state().isLive());
    QCOMPARE(state().layout()->request().method, ProjectionMethod::Pca);
    page().kept().table()->setCurrentIndex(page().kept().table()->model()->index(0, 0));
    QTest::mouseClick(button("mapOpenKept"), Qt::LeftButton);
    QTRY_COMPARE(state().layout()->request().method, ProjectionMethod::Umap);
    QCOMPARE(page().kept().shownName(), QStringLiteral("first map"));
    actions().keep->trigger();
    page().kept().table()->setCurrentIndex(page().kept().table()->model()->index(0, 0));
    QTest::mouseClick(button("mapRemoveKept"), Qt::LeftButton);
    QTRY_COMPARE(page().kept().table()->model()->rowCount(), 0);
    QVERIFY(layouts().stored.empty());
}

void TestMapPage::exportsAreWritten()
{
    open();
    const std::pair<MapExportPanel::Format, const char*> formats[] = {
        {MapExportPanel::Png, "png"}, {MapExportPanel::Svg, "svg"}, {MapExportPanel::Csv, "csv"}};
    for (const auto& [format, suffix] : formats) {
        m_fixture->window->actions().exportView->trigger();
        QVERIFY(page().exporter().isVisible());
        const QString file = m_fixture->folder.filePath(QStringLiteral("map.") + QLatin1String(suffix));
        m_fixture->prompts.files = {file};
        page().exporter().setFormat(format);
        page().exporter().setPictureSize({500, 400});
        QTest::mouseClick(button("mapExportGo"), Qt::LeftButton);
        QTRY_VERIFY(!page().exporter().isVisible());
        QVERIFY(QFile(file).size() > 0);
    }
    const QImage picture(m_fixture->folder.filePath(QStringLiteral("map.png")));
    QCOMPARE(picture.width(), 500);
    QVERIFY(picture.height() > 400);
    QVERIFY(picture.text(QStringLiteral("Description")).contains(QStringLiteral("planted words")));
    QVERIFY(page().messageText().contains(QStringLiteral("map.csv")));
}

void TestMapPage::selectionIsCopiedAndLookedUp()
{
    open();
    state().select({5, 3});
    QVERIFY(actions().copySelection->isEnabled());
    actions().copySelection->trigger();
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("word3.en\nword5.en\n"));
    state().setCurrent(405);
    actions().lookUp->trigger();
    QCOMPARE(m_fixture->window->currentPage(), PageId::Lookup);
    QVERIFY(!actions().lookUp->isEnabled());
}

void TestMapPage::startsAnAlignment()
{
    open();
    QVERIFY(!actions().align->isEnabled());
    page().setRequest(twoSpaces());
    QVERIFY(actions().align->isEnabled());
    actions().align->trigger();
    QCOMPARE(m_fixture->window->currentPage(), PageId::Align);
    QCOMPARE(m_fixture->window->alignPage().settings().request().source.resource, std::string("novels.en"));
}

void TestMapPage::sessionIsRestored()
{
    open();
    LayoutRequest request = page().settings().request();
    request.languages = {"de"};
    request.method = ProjectionMethod::Umap;
    request.neighbours = 40;
    request.limit = 100;
    page().settings().setRequest(request);
    page().pane().setColourBy(ColourBy::Frequency);
    actions().labels->setChecked(false);
    m_fixture->closeAndReopen();
    open();
    const LayoutRequest restored = page().settings().request();
    QCOMPARE(restored.languages, std::vector<std::string>{"de"});
    QCOMPARE(restored.method, ProjectionMethod::Umap);
    QCOMPARE(restored.neighbours, std::size_t(40));
    QCOMPARE(page().pane().colourBy(), ColourBy::Frequency);
    QVERIFY(!actions().labels->isChecked());
    QCOMPARE(layouts().last.method, ProjectionMethod::Umap);
    QCOMPARE(state().points(), std::size_t(100));
    layouts().stored["kept one"] = request;
    actions().keep->trigger();
    QTRY_COMPARE(page().kept().table()->model()->rowCount(), 1);
    page().kept().table()->setCurrentIndex(page().kept().table()->model()->index(0, 0));
    QTest::mouseClick(button("mapOpenKept"), Qt::LeftButton);
    QTRY_COMPARE(page().kept().shownName(), QStringLiteral("kept one"));
    const int made = layouts().made;
    m_fixture->closeAndReopen();
    open();
    QCOMPARE(page().kept().shownName(), QStringLiteral("kept one"));
    QCOMPARE(layouts().made.load(), made);
}

void TestMapPage::settingsFoldAway()
{
    open();
    auto* content = page().findChild<QComboBox*>(QStringLiteral("mapContent"));
    QVERIFY(content->isVisible());
    content->setFocus();
    const int before = page().pane().width();
    actions().settings->setChecked(false);
    QVERIFY(!content->isVisible());
    QVERIFY(page().hasFocus() || page().isAncestorOf(QApplication::focusWidget()));
    QTRY_VERIFY(page().pane().width() > before);
    actions().settings->setChecked(true);
    QVERIFY(content->isVisible());
}

void TestMapPage::speaksGerman()
{
    m_fixture->texts.choose(QStringLiteral("de"));
    open();
    QVERIFY(page().pane().figuresText().contains(QStringLiteral("Punkte")));
    QCOMPARE(page().pane().legend().item(0)->text().contains(QStringLiteral("Englisch")), true);
    m_fixture->texts.choose(QStringLiteral("en"));
    QTRY_VERIFY(page().pane().figuresText().contains(QStringLiteral("points")));
}

QTEST_MAIN(TestMapPage)
#include "TestMapPage.moc"
