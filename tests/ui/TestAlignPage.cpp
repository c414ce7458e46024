#include "WindowFixture.h"
#include "alignpage/AlignPage.h"
#include "alignpage/AlignResults.h"
#include "alignpage/AlignSettings.h"
#include "alignpage/AlignabilityPanel.h"
#include "alignpage/AlignmentCurve.h"
#include "alignpage/ComparisonView.h"
#include "alignpage/FiguresView.h"
#include "alignpage/NeighboursView.h"
#include "alignpage/PlaneView.h"
#include "common/PlotPanel.h"
#include "common/SpacePicker.h"
#include "frame/Actions.h"
#include "hubspage/HubsPage.h"
#include "hubspage/HubsSettings.h"
#include "jobs/JobRunner.h"

#include <QComboBox>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace crossgloss;

/// The Align page from choosing spaces to saved files, over planted answers.
class TestAlignPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->window->showPage(PageId::Align);
        QTRY_COMPARE(m_fixture->window->jobs().activeCount(), 0);
    }
    void cleanup() { m_fixture.reset(); }

    void emptyPageHasOneButton();
    void saysWhatIsMissing();
    void checkComesBeforeTheRun();
    void hopelessRunsAreNotBegun();
    void failedCheckTellsFileAndLine();
    void runShowsLivePointsAndThenFigures();
    void cancelStopsTheRun();
    void errorLeadsToTheLine();
    void neighboursFollowTheWord();
    void lateAnswersAreDropped();
    void planeShowsPairsOfChoice();
    void comparisonFillsAndSorts();
    void savesMapVectorsAndDictionary();
    void plotsAreExported();
    void dictionaryKindsShowTheirFields();
    void dropsFilesWhereTheyBelong();
    void settingsSurviveTheSession();
    void keyboardAloneSuffices();
    void hubsPageIsOfferedTheMap();

private:
    AlignPage& page() { return m_fixture->window->alignPage(); }
    FakeAlignment& service() { return m_fixture->backend->aligner; }
    QPushButton* button(const char* name) { return page().findChild<QPushButton*>(QLatin1String(name)); }
    QString makeFile(const QString& name)
    {
        const QString path = m_fixture->folder.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write("house maison\n") < 0) {
            qFatal("no temporary file");
        }
        return path;
    }
    AlignRequest requestWith(const QString& dictionary, AlignmentMethod method = AlignmentMethod::Procrustes)
    {
        AlignRequest request;
        request.source.resource = "novels.en";
        request.target.resource = "novels.fr";
        request.dictionary.file = makeFile(dictionary).toStdString();
        request.options.method = method;
        return request;
    }
    void fill(const QString& dictionary, AlignmentMethod method = AlignmentMethod::Procrustes)
    {
        page().settings().setRequest(requestWith(dictionary, method));
        QTRY_VERIFY(!page().isBusy());
    }
    void run()
    {
        QTest::mouseClick(button("startAlignment"), Qt::LeftButton);
        QVERIFY(page().isRunning());
        QTRY_VERIFY(!page().isRunning());
        QTRY_COMPARE(m_fixture->window->jobs().activeCount(), 0);
    }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<WindowFixture> m_fixture;
};

void TestAlignPage::emptyPageHasOneButton()
{
    QPushButton* open = button("alignEmpty");
    QVERIFY(open->isVisible() && open->isEnabled());
    QVERIFY(!page().results().isVisible());
    // One click for each side; then it starts the run.
    m_fixture->prompts.files = {makeFile(QStringLiteral("a.en.vec"))};
    QTest::mouseClick(open, Qt::LeftButton);
    m_fixture->prompts.files = {makeFile(QStringLiteral("a.fr.vec"))};
    QTest::mouseClick(open, Qt::LeftButton);
    const AlignRequest request = page().settings().request();
    QCOMPARE(displaySpace(request.source), QStringLiteral("a.en"));
    QCOMPARE(displaySpace(request.target), QStringLiteral("a.fr"));
    m_fixture->prompts.files = {makeFile(QStringLiteral("pairs.txt"))};
    QTest::mouseClick(open, Qt::LeftButton);
    QCOMPARE(page().settings().request().dictionary.file.filename().string(), std::string("pairs.txt"));
    QCOMPARE(open->text(), QStringLiteral("Align"));
    QTest::mouseClick(open, Qt::LeftButton);
    QTRY_VERIFY(page().results().alignment());
    QVERIFY(page().results().isVisible() && !open->isVisible());
}

void TestAlignPage::saysWhatIsMissing()
{
    auto* problems = page().findChild<QLabel*>(QStringLiteral("alignProblems"));
    QVERIFY(problems->text().contains(QStringLiteral("Choose the source vectors.")));
    QVERIFY(!button("startAlignment")->isEnabled());
    fill(QStringLiteral("pairs.txt"));
    QVERIFY(button("startAlignment")->isEnabled());
    AlignRequest request = requestWith(QStringLiteral("pairs.txt"));
    request.dictionary.file = "/nowhere/pairs.txt";
    page().settings().setRequest(request);
    QVERIFY(problems->text().contains(QStringLiteral("cannot be read")));
    request.dictionary.kind = DictionaryKind::None;
    page().settings().setRequest(request);
    QVERIFY(problems->text().contains(QStringLiteral("Only self-learning works without a dictionary.")));
    request.options.method = AlignmentMethod::SelfLearning;
    page().settings().setRequest(request);
    QVERIFY(problems->text().isEmpty());
}

void TestAlignPage::checkComesBeforeTheRun()
{
    QVERIFY(!page().check().isVisible());
    fill(QStringLiteral("pairs.txt"));
    QTRY_VERIFY(page().check().isVisible());
    const QString text = page().check().text();
    QVERIFY2(text.contains(QStringLiteral("7,170 of 10,872 pairs")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("Only 71 % of the dictionary is covered")), qPrintable(text));
    const int checks = service().checks;
    // What the answer does not depend on is not asked again in vain; what it does is.
    page().settings().findChild<QComboBox*>(QStringLiteral("alignDictionary"))->setCurrentIndex(1);
    QTRY_VERIFY(service().checks > checks);
}

void TestAlignPage::hopelessRunsAreNotBegun()
{
    fill(QStringLiteral("hopeless.txt"));
    QTRY_VERIFY(page().check().isHopeless());
    QVERIFY(page().check().text().contains(
        QStringLiteral("None of the 10872 pairs has both of its words in the spaces. Give another dictionary")));
    QVERIFY(!button("startAlignment")->isEnabled());
    m_fixture->window->actions().align->trigger();
    QVERIFY(!page().isRunning());
    fill(QStringLiteral("pairs.txt"));
    QTRY_VERIFY(button("startAlignment")->isEnabled());
}

void TestAlignPage::failedCheckTellsFileAndLine()
{
    fill(QStringLiteral("broken.txt"));
    QTRY_VERIFY(
        page().check().text().contains(QStringLiteral("broken.txt:3: The line has no second word. Mend the line")));
}

void TestAlignPage::runShowsLivePointsAndThenFigures()
{
    fill(QStringLiteral("pairs.txt"), AlignmentMethod::SelfLearning);
    service().iterations = 400;
    service().gate.closeAt(5);
    QTest::mouseClick(button("startAlignment"), Qt::LeftButton);
    AlignResults& results = page().results();
    QTRY_VERIFY(results.curve().model().rowCount() > 2);
    QVERIFY(page().isRunning());
    QVERIFY(!page().settings().isEnabled());
    service().gate.open();
    QTRY_VERIFY(!page().isRunning());
    QCOMPARE(results.curve().model().rowCount(), 400);
    QCOMPARE(results.figures().model().rowCount(), 8);
    QCOMPARE(results.figures().model().index(0, FiguresModel::P1Column).data().toString(), QStringLiteral("0.207"));
    QVERIFY(results.figures().captionText().contains(QStringLiteral("A test of 712 words")));
    QVERIFY(results.alignment());
    QVERIFY(page().settings().isEnabled());
    // Without words to measure on the page says how to get some.
    AlignRequest request = requestWith(QStringLiteral("pairs.txt"));
    request.testShare = 0;
    page().settings().setRequest(request);
    QTRY_VERIFY(!page().isBusy());
    run();
    QCOMPARE(results.figures().model().rowCount(), 0);
    QCOMPARE(results.curve().model().rowCount(), 1);
}

void TestAlignPage::cancelStopsTheRun()
{
    fill(QStringLiteral("pairs.txt"), AlignmentMethod::SelfLearning);
    service().iterations = 1000000;
    service().gate.closeAt(5);
    QTest::mouseClick(button("startAlignment"), Qt::LeftButton);
    QTRY_VERIFY(page().results().curve().model().rowCount() > 3);
    QTRY_VERIFY(button("alignCancel")->rect().contains(1, 1));
    QTest::mouseClick(button("alignCancel"), Qt::LeftButton);
    QTRY_VERIFY(!page().isRunning());
    QVERIFY(service().stepsDone < 1000000);
    QCOMPARE(page().results().curve().model().rowCount(), service().stepsDone.load());
    QVERIFY(page().messageText().startsWith(QStringLiteral("Stopped.")));
    QVERIFY(!page().results().alignment());
    QVERIFY(!button("saveMap")->isEnabled());
    QVERIFY(button("startAlignment")->isVisible() && button("startAlignment")->isEnabled());
}

void TestAlignPage::errorLeadsToTheLine()
{
    page().settings().setRequest(requestWith(QStringLiteral("broken.txt")));
    QSignalSpy spy(&page(), &AlignPage::lineRequested);
    disconnect(&page(), &AlignPage::lineRequested, m_fixture->window.get(), nullptr);
    m_fixture->window->actions().align->trigger();
    QTRY_VERIFY(!page().isRunning());
    QVERIFY2(page().messageText().contains(QStringLiteral("broken.txt:3: The line has no second word")),
             qPrintable(page().messageText()));
    for (QPushButton* action : page().findChildren<QPushButton*>()) {
        if (action->text() == QStringLiteral("Show the line") && action->isVisible()) {
            action->click();
        }
    }
    QCOMPARE(spy.size(), 1);
    QCOMPARE(spy.first().at(1).toULongLong(), 3ULL);
}

void TestAlignPage::neighboursFollowTheWord()
{
    fill(QStringLiteral("pairs.txt"));
    run();
    NeighboursView& view = page().results().neighbours();
    // A pair of the summary is proposed at once.
    QTRY_COMPARE(view.after().rowCount(), 5);
    QCOMPARE(view.after().index(0, 0).data().toString(), QStringLiteral("maison"));
    QCOMPARE(view.before().index(0, 1).data().toString(), QStringLiteral("0.310"));
    page().results().showTab(AlignResults::NeighboursTab);
    auto* side = view.findChildren<QComboBox*>().at(0);
    side->setCurrentIndex(2);
    QTRY_COMPARE(view.after().index(1, 0).data().toString(), QStringLiteral("house1"));
    view.ask(QStringLiteral("zzz"));
    QTRY_VERIFY(view.messageText().contains(QStringLiteral("no word")));
    QCOMPARE(view.after().rowCount(), 0);
}

void TestAlignPage::lateAnswersAreDropped()
{
    fill(QStringLiteral("pairs.txt"));
    run();
    NeighboursView& view = page().results().neighbours();
    auto* side = view.findChildren<QComboBox*>().at(0);
    side->setCurrentIndex(2);
    for (const char* word : {"a", "ab", "abc", "abcd"}) {
        view.ask(QLatin1String(word));
    }
    QTRY_COMPARE(view.after().index(0, 0).data().toString(), QStringLiteral("abcd0"));
    QTRY_COMPARE(m_fixture->window->jobs().activeCount(), 0);
    QCOMPARE(view.after().index(0, 0).data().toString(), QStringLiteral("abcd0"));
}

void TestAlignPage::planeShowsPairsOfChoice()
{
    fill(QStringLiteral("pairs.txt"));
    run();
    PlaneView& view = page().results().plane();
    QCOMPARE(view.model().rowCount(), 8);
    QTRY_COMPARE(view.model().index(0, PlanePairModel::AfterColumn).data().toString(), QStringLiteral("0.710"));
    page().results().showTab(AlignResults::PlaneTab);
    view.addPair();
    QVERIFY(view.model().setData(view.model().index(8, 0), QStringLiteral("goblin")));
    QVERIFY(view.model().setData(view.model().index(8, 1), QStringLiteral("lutin")));
    QTRY_COMPARE(view.model().index(8, PlanePairModel::AfterColumn).data().toString(),
                 QStringLiteral("not in the vectors"));
    view.model().removePair(8);
    view.model().removePair(0);
    QTRY_COMPARE(view.model().rowCount(), 7);
    // The user's own pairs stay after another run; Propose brings the others back.
    run();
    QCOMPARE(view.model().rowCount(), 7);
    view.proposePairs();
    QCOMPARE(view.model().rowCount(), 8);
}

void TestAlignPage::comparisonFillsAndSorts()
{
    fill(QStringLiteral("pairs.txt"));
    QTest::mouseClick(button("compareMethods"), Qt::LeftButton);
    QTRY_VERIFY(!page().isRunning());
    ComparisonView& view = page().results().comparison();
    QCOMPARE(view.model().rowCount(), 7 * 8 + 1);
    auto* table = view.findChild<QTableView*>(QStringLiteral("comparison"));
    table->sortByColumn(ComparisonModel::P1Column, Qt::DescendingOrder);
    QCOMPARE(table->model()->index(0, ComparisonModel::MethodColumn).data().toString(),
             QStringLiteral("Self-learning"));
    const auto p1 = [&](int row) {
        return table->model()->index(row, ComparisonModel::P1Column).data(plotValueRole).toDouble();
    };
    QVERIFY(p1(0) > p1(1) && p1(1) > p1(2));
    // What failed says why where its numbers would stand, and the baseline is named.
    bool failed = false;
    bool baseline = false;
    for (int row = 0; row < view.model().rowCount(); ++row) {
        failed = failed
                 || view.model().index(row, 0).data(Qt::ToolTipRole).toString().contains(
                     QStringLiteral("needs a dictionary of words"));
        baseline =
            baseline
            || view.model().index(row, ComparisonModel::ChanceColumn).data().toString() == QStringLiteral("baseline");
    }
    QVERIFY(failed && baseline);
    QVERIFY(view.captionText().contains(QStringLiteral("needs a dictionary of words")));
}

void TestAlignPage::savesMapVectorsAndDictionary()
{
    fill(QStringLiteral("pairs.txt"));
    QVERIFY(!button("saveMap")->isEnabled());
    run();
    const QString map = m_fixture->folder.filePath(QStringLiteral("en-fr.map"));
    m_fixture->prompts.files = {map};
    m_fixture->window->actions().saveMap->trigger();
    QTRY_VERIFY(QFile::exists(map));
    QTRY_VERIFY(page().messageText().contains(map));
    const QString vectors = m_fixture->folder.filePath(QStringLiteral("mapped.vec"));
    m_fixture->prompts.files = {vectors};
    button("exportVectors")->click();
    QTRY_VERIFY(QFile::exists(vectors));
    const QString dictionary = m_fixture->folder.filePath(QStringLiteral("induced.tsv"));
    m_fixture->prompts.files = {dictionary};
    button("exportDictionary")->click();
    QTRY_VERIFY(QFile::exists(dictionary));
    m_fixture->prompts.files = {QStringLiteral("/nowhere/at/all.map")};
    button("saveMap")->click();
    QTRY_VERIFY(page().messageText().contains(QStringLiteral("/nowhere/at/all.map: The file cannot be written")));
}

void TestAlignPage::plotsAreExported()
{
    fill(QStringLiteral("pairs.txt"), AlignmentMethod::SelfLearning);
    run();
    QTest::mouseClick(button("compareMethods"), Qt::LeftButton);
    QTRY_VERIFY(!page().isRunning());
    AlignResults& results = page().results();
    int number = 0;
    for (PlotPanel* panel : {&results.curve().panel(), &results.figures().panel(), &results.plane().panel(),
                             &results.comparison().panel()}) {
        results.showTab(static_cast<AlignResults::Tab>(number == 2 ? AlignResults::PlaneTab : number));
        ++number;
        for (const char* suffix : {"csv", "png", "svg"}) {
            const QString file =
                m_fixture->folder.filePath(QStringLiteral("plot%1.%2").arg(number).arg(QLatin1String(suffix)));
            panel->exportTo(file);
            QFile written(file);
            QVERIFY2(written.open(QIODevice::ReadOnly) && written.size() > 20, qPrintable(file));
            if (QByteArray(suffix) == "png") {
                const QImage image(file);
                QVERIFY(!image.isNull());
                QVERIFY(image.text(QStringLiteral("Description")).contains(QStringLiteral("method: Self-learning")));
            } else {
                // Tables hold nothing but their rows; drawings tell their parameters.
                const QString text = QString::fromUtf8(written.readAll());
                const bool told = text.contains(QStringLiteral("source: novels.en"));
                QVERIFY2(told == (QByteArray(suffix) == "svg") && !text.startsWith(QLatin1Char('#')), qPrintable(file));
            }
        }
    }
    QFile table(m_fixture->folder.filePath(QStringLiteral("plot2.csv")));
    QVERIFY(table.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(table.readAll());
    QVERIFY(text.contains(QStringLiteral("Direction,Retrieval,Words,P@1,95 % interval,P@5,P@10,MRR")));
    QVERIFY2(text.contains(QStringLiteral("Nearest neighbour,712,0.207,")), qPrintable(text));
    // A place that cannot be written to is told where it was asked for.
    results.figures().panel().exportTo(QStringLiteral("/nowhere/x.csv"));
    QCOMPARE(results.figures().panel().findChildren<QFrame*>().isEmpty(), false);
}

void TestAlignPage::dictionaryKindsShowTheirFields()
{
    AlignSettings& settings = page().settings();
    auto* kind = settings.findChild<QComboBox*>(QStringLiteral("alignDictionary"));
    auto* pairs = settings.findChild<QWidget*>(QStringLiteral("alignPairs"));
    auto* resource = settings.findChild<QWidget*>(QStringLiteral("alignResource"));
    auto* letters = settings.findChild<QWidget*>(QStringLiteral("identicalLetters"));
    QVERIFY(pairs->isVisible() && !resource->isVisible() && !letters->isVisible());
    kind->setCurrentIndex(kind->findData(static_cast<int>(DictionaryKind::Identical)));
    QVERIFY(!pairs->isVisible() && letters->isVisible());
    kind->setCurrentIndex(kind->findData(static_cast<int>(DictionaryKind::Workspace)));
    QVERIFY(resource->isVisible());
    // The workspace's bilingual dictionary is offered, its wordnet and vectors are not.
    QCOMPARE(settings.request().dictionary.resource, std::string("freedict-fra-eng"));
    QCOMPARE(qobject_cast<QComboBox*>(resource)->count(), 1);
    auto* share = settings.findChild<QWidget*>(QStringLiteral("testShare"));
    QVERIFY(share->isEnabled());
    kind->setCurrentIndex(kind->findData(static_cast<int>(DictionaryKind::Sentences)));
    QVERIFY(!share->isEnabled());
}

void TestAlignPage::dropsFilesWhereTheyBelong()
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(makeFile(QStringLiteral("x.en.vec.xz"))),
                  QUrl::fromLocalFile(makeFile(QStringLiteral("x.fr.bin"))),
                  QUrl::fromLocalFile(makeFile(QStringLiteral("pairs.tsv")))});
    QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    // QApplication delivers a drop only to where a drag came in; the window itself is asked here.
    static_cast<QObject*>(m_fixture->window.get())->event(&drop);
    QCOMPARE(m_fixture->window->currentPage(), PageId::Align);
    const AlignRequest request = page().settings().request();
    QCOMPARE(displaySpace(request.source), QStringLiteral("x.en"));
    QCOMPARE(displaySpace(request.target), QStringLiteral("x.fr"));
    QCOMPARE(request.dictionary.file.filename().string(), std::string("pairs.tsv"));
}

void TestAlignPage::settingsSurviveTheSession()
{
    AlignRequest request = requestWith(QStringLiteral("pairs.txt"), AlignmentMethod::VecMap);
    request.testShare = 0.35;
    request.options.normalisation = Normalisation::iterativeSteps();
    page().settings().setRequest(request);
    QTRY_COMPARE(m_fixture->window->jobs().activeCount(), 0);
    m_fixture->window->close();
    QTRY_VERIFY(!m_fixture->window->isVisible());
    m_fixture->reopen();
    const AlignRequest restored = page().settings().request();
    QCOMPARE(restored.source.resource, std::string("novels.en"));
    QCOMPARE(restored.target.resource, std::string("novels.fr"));
    QVERIFY(restored.dictionary == request.dictionary);
    QVERIFY(restored.options.method == AlignmentMethod::VecMap);
    QVERIFY(restored.options.normalisation == request.options.normalisation);
    QCOMPARE(restored.testShare, 0.35);
    // A resource that has gone meanwhile is given up.
    m_fixture->backend->remove("novels.en");
    page().reloadResources();
    QTRY_VERIFY(page().settings().request().source.empty());
}

void TestAlignPage::keyboardAloneSuffices()
{
    MainWindow& window = *m_fixture->window;
    QCOMPARE(window.actions().pages.value(PageId::Align)->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_5));
    fill(QStringLiteral("pairs.txt"));
    window.showPage(PageId::Library);
    window.actions().align->trigger();
    QCOMPARE(window.currentPage(), PageId::Align);
    QTRY_VERIFY(!page().isRunning());
    QTRY_VERIFY(page().results().alignment());
    window.actions().compareMethods->trigger();
    QTRY_VERIFY(!page().isRunning());
    QVERIFY(page().results().comparison().model().rowCount() > 10);
    QStringList reached;
    QWidget* start = page().settings().sourcePicker()->focusProxy();
    QWidget* widget = start;
    do {
        if ((widget->focusPolicy() & Qt::TabFocus) && widget->isVisible() && page().isAncestorOf(widget)) {
            reached.append(widget->objectName());
        }
        widget = widget->nextInFocusChain();
    } while (widget != start);
    for (const char* name : {"alignDictionary", "alignMethod", "testShare", "startAlignment", "compareMethods",
                             "comparison", "export", "saveMap"}) {
        QVERIFY2(reached.contains(QLatin1String(name)), name);
    }
    QVERIFY(reached.indexOf(QStringLiteral("alignDictionary")) < reached.indexOf(QStringLiteral("alignMethod")));
    QVERIFY(reached.indexOf(QStringLiteral("alignMethod")) < reached.indexOf(QStringLiteral("startAlignment")));
    QVERIFY(reached.indexOf(QStringLiteral("startAlignment")) < reached.indexOf(QStringLiteral("comparison")));
}

void TestAlignPage::hubsPageIsOfferedTheMap()
{
    fill(QStringLiteral("pairs.txt"));
    run();
    const HubnessRequest request = m_fixture->window->hubsPage().settings().request();
    QCOMPARE(request.source.resource, std::string("novels.en"));
    QCOMPARE(request.alignment, page().results().alignment());
}

QTEST_MAIN(TestAlignPage)
#include "TestAlignPage.moc"
