#include "WindowFixture.h"
#include "alignpage/AlignPage.h"
#include "alignpage/AlignSettings.h"
#include "common/AlignTexts.h"
#include "common/ChoiceBar.h"
#include "common/PlotPanel.h"
#include "frame/Actions.h"
#include "glossespage/GlossesPage.h"
#include "glossespage/NewLinkingPanel.h"
#include "hubspage/HubsPage.h"
#include "hubspage/HubsSettings.h"
#include "jobs/JobRunner.h"
#include "resultspage/DifferencesView.h"
#include "resultspage/RanksView.h"
#include "resultspage/ReportView.h"
#include "resultspage/ResultsPage.h"
#include "resultspage/RunComparisonView.h"
#include "resultspage/RunCurveView.h"
#include "resultspage/RunFiguresView.h"
#include "resultspage/RunHead.h"
#include "resultspage/RunsView.h"
#include "resultspage/ScoresView.h"
#include "trainpage/GlossEncoderPane.h"
#include "trainpage/GlossEncoderSettings.h"
#include "trainpage/TrainPage.h"
#include "trainpage/TrainingCurveModel.h"
#include "trainpage/TrainingCurves.h"
#include "trainpage/TrainingSettings.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace crossgloss;

/// The Results page over planted runs: filter, choose, compare, differences and hubs, remove and undo, export.
class TestResultsPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->window->showPage(PageId::Results);
        settle();
    }
    void cleanup() { m_fixture.reset(); }

    void emptyPageHasOneButton();
    void listsAllRuns();
    void filtersByTextAndKind();
    void sortsNumbersAsNumbers();
    void showsRetrievalAgainstMatching();
    void ranksOfSeveralRuns();
    void differenceNamesItsHub();
    void hubShowsItsVictims();
    void onlyDifferencesOfAKind();
    void comparesTwoRuns();
    void otherKindsShowTheirFigures();
    void figuresHaveIntervalsAndAPicture();
    void trainingsShowTheirCurve();
    void headNamesTheMethodAndTheError();
    void runsAreOpenedAgain_data();
    void runsAreOpenedAgain();
    void rankingsAreComparedInPairs();
    void removedRunsComeBack();
    void copiesAndExports();
    void failureStandsInPlace();
    void sessionIsRestored();
    void modelsAreSound();

private:
    ResultsPage& page() { return m_fixture->window->resultsPage(); }
    FakeResults& results() { return m_fixture->backend->runResults; }
    template <typename Widget>
    Widget* child(const char* name)
    {
        return page().findChild<Widget*>(QLatin1String(name));
    }
    void settle() { QTRY_COMPARE(m_fixture->window->jobs().activeCount(), 0); }
    void choose(const std::vector<std::int64_t>& runs)
    {
        page().runs().choose(runs);
        settle();
    }
    static void chip(ChoiceBar* bar, const QString& text)
    {
        for (QToolButton* button : bar->findChildren<QToolButton*>()) {
            if (button->text() == text) {
                QTest::mouseClick(button, Qt::LeftButton);
                return;
            }
        }
        QFAIL(qPrintable(text));
    }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<WindowFixture> m_fixture;
};

void TestResultsPage::emptyPageHasOneButton()
{
    QVERIFY(!child<QPushButton>("resultsEmpty")->isVisible());
    results().clear();
    page().reload();
    settle();
    QVERIFY(child<QPushButton>("resultsEmpty")->isVisible());
    QVERIFY(!page().runs().isVisible());
    QTest::mouseClick(child<QPushButton>("resultsEmpty"), Qt::LeftButton);
    QCOMPARE(m_fixture->window->currentPage(), PageId::Align);
}

void TestResultsPage::listsAllRuns()
{
    QCOMPARE(page().runs().filter().rowCount(), 7);
    // The newest first.
    QCOMPARE(page().runs().filter().index(0, RunModel::NumberColumn).data().toString(), QStringLiteral("7"));
    QCOMPARE(page().runs().filter().index(0, RunModel::KindColumn).data().toString(), QStringLiteral("Hubness"));
    QCOMPARE(page().runs().filter().index(0, RunModel::StateColumn).data().toString(), QStringLiteral("failed"));
    QCOMPARE(page().runs().filter().index(2, RunModel::P1Column).data().toString(), QStringLiteral("0.267"));
    QVERIFY(child<QLabel>("runCount")->text().startsWith(QStringLiteral("7 run")));
    QCOMPARE(page().runs().chosen().size(), std::size_t(1));
    // Runs that appear meanwhile are there when the page is opened again.
    results().remove({7});
    m_fixture->window->showPage(PageId::Lookup);
    QTest::keyClick(m_fixture->window.get(), Qt::Key_8, Qt::ControlModifier);
    settle();
    QCOMPARE(page().runs().filter().rowCount(), 6);
}

void TestResultsPage::filtersByTextAndKind()
{
    auto* field = child<QLineEdit>("runFilter");
    m_fixture->window->actions().filters->trigger();
    QTest::keyClicks(field, QStringLiteral("IT.gloss wmd"));
    settle();
    QCOMPARE(page().runs().filter().rowCount(), 1);
    QVERIFY(child<QLabel>("runCount")->text().startsWith(QStringLiteral("1 of 7 run")));
    QCOMPARE(page().runs().chosen().front().method, std::string("wmd"));
    field->clear();
    auto* kind = child<QComboBox>("runKind");
    kind->setCurrentIndex(kind->findText(QStringLiteral("Glosses")));
    settle();
    QCOMPARE(page().runs().filter().rowCount(), 3);
    field->setText(QStringLiteral("nothing of the kind"));
    settle();
    QCOMPARE(page().runs().filter().rowCount(), 0);
    QVERIFY(page().runs().chosen().empty());
    QVERIFY(!page().hasTab(ResultsPage::ScoresTab));
}

void TestResultsPage::sortsNumbersAsNumbers()
{
    auto* table = child<QTableView>("runs");
    table->sortByColumn(RunModel::P1Column, Qt::DescendingOrder);
    const RunFilter& filter = page().runs().filter();
    std::vector<double> shares;
    for (int row = 0; row < filter.rowCount(); ++row) {
        shares.push_back(filter.row(filter.index(row, 0))->p1.value_or(-1));
    }
    QVERIFY(std::is_sorted(shares.rbegin(), shares.rend()));
    QCOMPARE(shares.back(), -1.0);
    table->sortByColumn(RunModel::DurationColumn, Qt::DescendingOrder);
    QCOMPARE(filter.row(filter.index(0, 0))->run.kind, std::string("train"));
}

void TestResultsPage::showsRetrievalAgainstMatching()
{
    choose({2});
    QVERIFY(page().scores().isVisible());
    QCOMPARE(page().scores().model().rowCount(), 4);
    choose({2, 3, 4});
    QCOMPARE(page().scores().model().rowCount(), 12);
    const auto retrieval = [this](const QString& run) {
        for (const ScoreRow& row : page().scores().model().rows()) {
            if (row.score.way == GlossScore::Way::Retrieval && row.run == run) {
                return row.score.p1;
            }
        }
        return -1.0;
    };
    // The hub pulls less under the second.
    QVERIFY(retrieval(QStringLiteral("semb (2)")) >= 0);
    QVERIFY(retrieval(QStringLiteral("wmd (3)")) > retrieval(QStringLiteral("semb (2)")));
}

void TestResultsPage::ranksOfSeveralRuns()
{
    choose({2, 3});
    page().showTab(ResultsPage::RanksTab);
    const RankModel& model = page().ranks().model();
    QCOMPARE(model.columnCount(), 3);
    QCOMPARE(model.headerData(1, Qt::Horizontal).toString(), QStringLiteral("wmd (3)"));
    QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("1"));
    for (std::size_t i = 1; i < model.rows().size(); ++i) {
        QVERIFY(model.rows()[i].shares[0] >= model.rows()[i - 1].shares[0]);
    }
    QCOMPARE(model.rows().back().shares[1], 1.0);
    // A share of rank 1 is P@1.
    const double p1 = *page().runs().chosen().back().p1;
    QCOMPARE(model.rows().front().shares[1], p1);
    chip(child<ChoiceBar>("rankDirection"), QStringLiteral("Target to source"));
    QVERIFY(model.rows().front().shares[1] != p1);
}

void TestResultsPage::differenceNamesItsHub()
{
    choose({2});
    page().showTab(ResultsPage::DifferencesTab);
    const DifferenceModel& differences = page().differences().differences();
    QVERIFY(differences.rowCount() > 5);
    auto* table = child<QTableView>("differences");
    auto* hubs = child<QTableView>("glossHubs");
    for (int row = 0; row < differences.rowCount(); ++row) {
        const GlossDifference& difference = *differences.row(differences.index(row, 0));
        table->setCurrentIndex(differences.index(row, 0));
        if (difference.hub) {
            QCOMPARE(page().differences().hubs().row(hubs->currentIndex())->target, *difference.hub);
        }
        // What is right carries a tick, and only that.
        QCOMPARE(differences.index(row, DifferenceModel::RetrievedColumn).data().toString().startsWith(QStringLiteral("✓")),
                 difference.right == GlossDifference::Right::Retrieval);
        QCOMPARE(differences.index(row, DifferenceModel::MatchedColumn).data().toString().startsWith(QStringLiteral("✓")),
                 difference.right == GlossDifference::Right::Matching);
    }
    QVERIFY(!child<QWidget>("differenceTexts")->property("plainText").toString().isEmpty());
}

void TestResultsPage::hubShowsItsVictims()
{
    choose({2});
    page().showTab(ResultsPage::DifferencesTab);
    const GlossHubModel& hubs = page().differences().hubs();
    const GlossVictimModel& victims = page().differences().victims();
    auto* table = child<QTableView>("glossHubs");
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(hubs.index(0, 0)).center());
    // The planted hub is the first target.
    QCOMPARE(hubs.row(hubs.index(0, 0))->target, 0U);
    QCOMPARE(hubs.index(0, GlossHubModel::GlossColumn).data().toString(),
             QStringLiteral("the space left empty at the top of a closed vessel"));
    QCOMPARE(victims.rowCount(), hubs.index(0, GlossHubModel::VictimsColumn).data().toInt());
    QVERIFY(victims.rowCount() > 10);
    QTest::keyClick(table, Qt::Key_Down);
    QCOMPARE(victims.rowCount(), hubs.index(1, GlossHubModel::VictimsColumn).data().toInt());
}

void TestResultsPage::onlyDifferencesOfAKind()
{
    choose({2});
    page().showTab(ResultsPage::DifferencesTab);
    const DifferenceModel& differences = page().differences().differences();
    const int all = differences.rowCount();
    int sum = 0;
    for (const char* kind : {"Matching is correct", "Retrieval is correct", "Neither is correct"}) {
        chip(child<ChoiceBar>("differenceKind"), QLatin1String(kind));
        sum += differences.rowCount();
    }
    QCOMPARE(sum, all);
    chip(child<ChoiceBar>("differenceKind"), QStringLiteral("All"));
    QCOMPARE(differences.rowCount(), all);
}

void TestResultsPage::comparesTwoRuns()
{
    choose({2});
    page().showTab(ResultsPage::ComparisonTab);
    QVERIFY(child<QLabel>("comparisonVerdict")->text().startsWith(QStringLiteral("Choose two runs")));
    choose({3, 2});
    QCOMPARE(page().comparison().paired().rowCount(), 3);
    const PairedRow& row = page().comparison().paired().rows().front();
    QCOMPARE(row.comparison.n, std::size_t(60));
    QVERIFY(row.comparison.p1.difference > 0);     // the older one first: wmd minus semb
    QVERIFY(page().comparison().paired().index(0, PairedModel::DifferenceColumn).data().toString().contains('+'));
    QCOMPARE(page().comparison().entries().rowCount(), 4);
    QCOMPARE(page().comparison().entries().index(3, RunEntryModel::NameColumn).data().toString(),
             QStringLiteral("Backward, Nearest neighbour, Median rank"));
    QCOMPARE(page().comparison().entries().index(3, RunEntryModel::FirstColumn).data().toString(), QStringLiteral("500"));
    QCOMPARE(page().comparison().entries().index(0, RunEntryModel::NameColumn).data().toString(), QStringLiteral("metric"));
    QCOMPARE(page().comparison().entries().headerData(RunEntryModel::FirstColumn, Qt::Horizontal).toString(),
             QStringLiteral("semb (2)"));
    QCOMPARE(page().comparison().entries().index(2, RunEntryModel::FirstColumn).data().toString(),
             QStringLiteral("0.141"));
    QCOMPARE(page().comparison().entries().index(1, RunEntryModel::FirstColumn).data().toString(), QStringLiteral("–"));
    choose({1, 5});
    QCOMPARE(page().comparison().paired().rowCount(), 0);
    QVERIFY(child<QLabel>("comparisonVerdict")->text().contains(QStringLiteral("no paired test")));
    QVERIFY(!page().hasTab(ResultsPage::DifferencesTab));
}

void TestResultsPage::otherKindsShowTheirFigures()
{
    choose({2});
    QVERIFY(page().hasTab(ResultsPage::DifferencesTab));
    choose({1});
    QVERIFY(!page().hasTab(ResultsPage::ScoresTab));
    QVERIFY(page().figures().isVisible());
    const QStandardItemModel& model = page().figures().model();
    QCOMPARE(model.rowCount(), 3);
    const QModelIndexList found = model.match(model.index(0, 0), Qt::DisplayRole, QStringLiteral("coverage"), 1,
                                              Qt::MatchExactly | Qt::MatchRecursive);
    QCOMPARE(found.size(), 1);
    QCOMPARE(found.front().siblingAtColumn(1).data().toString(), QStringLiteral("0.69"));
    // Back at a run of glosses the tab that was looked at is there again.
    page().showTab(ResultsPage::RanksTab);
    choose({3});
    QVERIFY(page().ranks().isVisible());
}

void TestResultsPage::figuresHaveIntervalsAndAPicture()
{
    choose({5});
    QVERIFY(page().hasTab(ResultsPage::ReportTab) && page().report().isVisible());
    const ReportModel& model = page().report().model();
    QCOMPARE(model.rowCount(), 3);
    QStringList headings;
    for (int column = 0; column < model.columnCount(); ++column) {
        headings.append(model.headerData(column, Qt::Horizontal).toString());
    }
    QCOMPARE(headings,
             (QStringList{"Subset", "Direction", "Retrieval", "n", "P@1", "95 % interval", "MRR", "95 % interval"}));
    QCOMPARE(model.index(0, 3).data().toString(), QStringLiteral("1,000"));
    QCOMPARE(model.index(0, 5).data().toString(), QStringLiteral("0.240 – 0.295"));
    QCOMPARE(model.index(2, 0).data().toString(), QStringLiteral("ranks 1 – 1,000"));
    QCOMPARE(model.index(2, 6).data().toString(), QStringLiteral("–"));
    auto* figure = child<QComboBox>("reportFigure");
    QCOMPARE(figure->count(), 2);
    page().report().chooseFigure(QStringLiteral("mrr"));
    QCOMPARE(figure->currentText(), QStringLiteral("MRR"));
    // Figures of any size are drawn too, and several runs of a kind share a picture.
    const auto first = results().plant("hubness", "done", R"({"method":"vecmap"})");
    const auto second = results().plant("hubness", "done", R"({"method":"procrustes"})");
    page().reload();
    settle();
    choose({first, second});
    QCOMPARE(model.rowCount(), 12);
    QCOMPARE(model.headerData(0, Qt::Horizontal).toString(), QStringLiteral("Run"));
    QCOMPARE(model.index(0, 2).data().toString(), QStringLiteral("Nearest neighbour"));
    const QString file = m_fixture->folder.filePath(QStringLiteral("report.csv"));
    page().report().panel().exportTo(file);
    QVERIFY(QFileInfo(file).size() > 200);
}

void TestResultsPage::trainingsShowTheirCurve()
{
    choose({6});
    QVERIFY(page().hasTab(ResultsPage::CurveTab));
    QCOMPARE(page().curve().training().model().rowCount(), 20);
    page().showTab(ResultsPage::CurveTab);
    QVERIFY(page().curve().isVisible());
    choose({5});
    QVERIFY(!page().hasTab(ResultsPage::CurveTab));
}

void TestResultsPage::headNamesTheMethodAndTheError()
{
    choose({1});
    QVERIFY2(page().head().text().contains(QStringLiteral("Run 1: Alignment, \u2068Procrustes\u2069")),
             qPrintable(page().head().text()));
    choose({7});
    QVERIFY(page().head().text().contains(QStringLiteral("failed")));
    QVERIFY(page().head().text().contains(QStringLiteral("no such file")));
    choose({3});
    QVERIFY(page().head().text().contains(QStringLiteral("Word Mover's Distance")));
    QVERIFY(!page().head().button()->isEnabled());
}

void TestResultsPage::runsAreOpenedAgain_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("opened");
    for (const char* kind : {"align", "align-grid", "translate"}) {
        QTest::newRow(kind) << QString::fromLatin1(kind) << int(PageId::Align);
    }
    QTest::newRow("hubness") << "hubness" << int(PageId::Hubs);
    QTest::newRow("linking") << "linking" << int(PageId::Glosses);
    QTest::newRow("train") << "train" << int(PageId::Train);
    QTest::newRow("siamese") << "siamese" << int(PageId::Train);
}

void TestResultsPage::runsAreOpenedAgain()
{
    QFETCH(QString, kind);
    QFETCH(int, opened);
    const std::int64_t run = results().plant(kind.toLatin1().constData(), "done");
    page().reload();
    settle();
    choose({run});
    QCOMPARE(page().head().button()->text(), QStringLiteral("Open again"));
    QTest::mouseClick(page().head().button(), Qt::LeftButton);
    QTRY_COMPARE(int(m_fixture->window->currentPage()), opened);
    MainWindow& window = *m_fixture->window;
    if (opened == int(PageId::Align)) {
        QCOMPARE(window.alignPage().settings().request().options.seed, std::uint64_t(77));
        QCOMPARE(window.alignPage().settings().request().options.method, AlignmentMethod::VecMap);
    } else if (kind == QStringLiteral("hubness")) {
        QCOMPARE(window.hubsPage().settings().request().k, std::size_t(7));
    } else if (kind == QStringLiteral("linking")) {
        QCOMPARE(window.glossesPage().newLinking().request().candidates, std::size_t(33));
    } else if (kind == QStringLiteral("train")) {
        QCOMPARE(window.trainPage().settings().config().epochs, 123);
    } else {
        QCOMPARE(window.trainPage().kind(), TrainPage::GlossEncoder);
        QCOMPARE(window.trainPage().glossEncoder().settings().request().options.siamese.hidden, 222);
    }
}

void TestResultsPage::rankingsAreComparedInPairs()
{
    RunComparisonView view;
    const auto runs = results().runs();
    const std::vector<std::uint32_t> first(60, 2);
    std::vector<std::uint32_t> second(60, 1);
    second.front() = 5;
    RunComparison comparison;
    comparison.rankings = {{"forward", "csls", comparePaired(first, second)},
                           {"backward", "", comparePaired(second, first)}};
    view.show(runs.front(), runs.back(), comparison);
    QCOMPARE(view.paired().rowCount(), 2);
    QCOMPARE(view.paired().index(0, PairedModel::WayColumn).data().toString(), QStringLiteral("forward, CSLS"));
    QCOMPARE(view.paired().index(1, PairedModel::WayColumn).data().toString(), QStringLiteral("backward"));
    QCOMPARE(view.paired().index(0, PairedModel::CountColumn).data().toString(), QStringLiteral("60"));
    QCOMPARE(view.paired().index(0, PairedModel::McNemarColumn).data().toString(), QStringLiteral("< 0.001"));
    const auto* verdict = view.findChild<QLabel*>(QStringLiteral("comparisonVerdict"));
    QVERIFY2(verdict->text().contains(QStringLiteral("60 at most")), qPrintable(verdict->text()));
}

void TestResultsPage::removedRunsComeBack()
{
    choose({2, 5});
    auto* table = child<QTableView>("runs");
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Delete);
    settle();
    QCOMPARE(page().runs().filter().rowCount(), 5);
    QVERIFY(page().messageText().startsWith(QStringLiteral("2 run")));
    QCOMPARE(m_fixture->prompts.asked.size(), 0);  // undo instead of a question
    choose({1});
    QTest::mouseClick(child<QPushButton>("removeRuns"), Qt::LeftButton);
    settle();
    QCOMPARE(page().runs().filter().rowCount(), 4);
    table->setFocus();
    m_fixture->window->actions().undo->trigger();
    settle();
    QCOMPARE(page().runs().filter().rowCount(), 5);
    m_fixture->window->actions().undo->trigger();
    settle();
    QCOMPARE(page().runs().filter().rowCount(), 7);
    QVERIFY(!page().undo());
}

void TestResultsPage::copiesAndExports()
{
    choose({2, 3});
    child<QTableView>("runs")->setFocus();
    QVERIFY(page().copy());
    QCOMPARE(QApplication::clipboard()->text().count(QLatin1Char('\n')), 1);
    QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("Word Mover")));
    const auto read = [](const QString& name) {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    };
    page().showTab(ResultsPage::RanksTab);
    for (const char* suffix : {"csv", "png", "svg"}) {
        for (PlotPanel* panel : {&page().ranks().panel(), &page().scores().panel()}) {
            const QString file = m_fixture->folder.filePath(QStringLiteral("plot.") + QLatin1String(suffix));
            panel->exportTo(file);
            const QString text = QByteArray(suffix) == "png" ? QImage(file).text(QStringLiteral("Description")) : read(file);
            const bool told = text.contains(QStringLiteral("semb (2): it.gloss → en.gloss, 60 glosses"));
            QVERIFY2(!text.isEmpty() && told == (QByteArray(suffix) != "csv"), qPrintable(text));
        }
    }
    page().showTab(ResultsPage::DifferencesTab);
    m_fixture->prompts.files = {m_fixture->folder.filePath(QStringLiteral("differences"))};
    m_fixture->window->actions().exportView->trigger();
    const QString differences = read(m_fixture->folder.filePath(QStringLiteral("differences.csv")));
    QCOMPARE(differences.count(QLatin1Char('\n')), page().differences().differences().rowCount() + 1);
    m_fixture->prompts.files = {m_fixture->folder.filePath(QStringLiteral("runs.csv"))};
    QTest::mouseClick(child<QPushButton>("exportRuns"), Qt::LeftButton);
    QCOMPARE(read(m_fixture->folder.filePath(QStringLiteral("runs.csv"))).count(QLatin1Char('\n')), 8);
    QVERIFY(page().messageText().contains(QStringLiteral("runs.csv")));
}

void TestResultsPage::failureStandsInPlace()
{
    results().fails = true;
    page().reload();
    settle();
    QVERIFY(page().messageText().contains(QStringLiteral("The workspace is busy")));
    results().fails = false;
    page().reload();
    settle();
    QCOMPARE(page().runs().filter().rowCount(), 7);
}

void TestResultsPage::sessionIsRestored()
{
    QTest::mouseClick(child<QTabWidget>("resultTabs")->tabBar(), Qt::LeftButton);
    choose({2});
    page().showTab(ResultsPage::DifferencesTab);
    m_fixture->window->close();
    QTRY_VERIFY(!m_fixture->window->isVisible());
    m_fixture->reopen();
    settle();
    QCOMPARE(m_fixture->window->currentPage(), PageId::Results);
    choose({3});
    QVERIFY(page().differences().isVisible());
}

void TestResultsPage::modelsAreSound()
{
    constexpr auto fatal = QAbstractItemModelTester::FailureReportingMode::QtTest;
    NullProgress progress;
    const auto first = results().glossRun(2, progress);
    const auto second = results().glossRun(4, progress);
    RunModel runs;
    QAbstractItemModelTester runsTester(&runs, fatal);
    RunFilter filter(&runs);
    QAbstractItemModelTester filterTester(&filter, fatal);
    runs.setRows(results().runs());
    filter.setText(QStringLiteral("novels"));
    filter.sort(RunModel::SubjectColumn);
    filter.setKind(QStringLiteral("align"));
    QCOMPARE(filter.rowCount(), 1);
    QVERIFY(!filter.indexOf(2).isValid());
    runs.retranslate();
    runs.setRows({});
    ScoreModel scores;
    QAbstractItemModelTester scoresTester(&scores, fatal);
    scores.setRows({{QStringLiteral("semb"), first->scores.front()}});
    RankModel ranks;
    QAbstractItemModelTester ranksTester(&ranks, fatal);
    ranks.setRuns({first, second}, false);
    ranks.setRuns({second}, true);
    ranks.setRuns({}, false);
    QCOMPARE(ranks.rowCount(), 0);
    DifferenceModel differences;
    QAbstractItemModelTester differencesTester(&differences, fatal);
    GlossHubModel hubs;
    QAbstractItemModelTester hubsTester(&hubs, fatal);
    GlossVictimModel victims;
    QAbstractItemModelTester victimsTester(&victims, fatal);
    for (const auto& run : {first, second, std::shared_ptr<const GlossRunResult>()}) {
        differences.setRun(run, -1);
        differences.setRun(run, static_cast<int>(GlossDifference::Right::Matching));
        hubs.setRun(run);
        victims.setHub(run, hubs.row(hubs.index(0, 0)));
    }
    QCOMPARE(differences.rowCount() + hubs.rowCount() + victims.rowCount(), 0);
    RunEntryModel entries;
    QAbstractItemModelTester entriesTester(&entries, fatal);
    PairedModel paired;
    QAbstractItemModelTester pairedTester(&paired, fatal);
    const RunComparison comparison = results().compare(2, 4, progress);
    entries.setRuns(QStringLiteral("a"), QStringLiteral("b"));
    entries.setRows(comparison.entries);
    paired.setRows({{GlossScore::Way::Matching, *comparison.glosses.matching}});
    QCOMPARE(displayP(0.00001), QStringLiteral("< 0.001"));
}

QTEST_MAIN(TestResultsPage)
#include "TestResultsPage.moc"
