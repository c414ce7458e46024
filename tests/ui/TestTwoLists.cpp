#include "WindowFixture.h"
#include "comparepage/CompareActions.h"
#include "comparepage/ComparePage.h"
#include "comparepage/CompareSettings.h"
#include "comparepage/ListPicker.h"
#include "comparepage/PairsView.h"
#include "comparepage/SentenceField.h"
#include "comparepage/TwoListsPane.h"
#include "comparepage/TwoListsSettings.h"
#include "frame/Actions.h"
#include "jobs/JobRunner.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSlider>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace crossgloss;

namespace {

class Silent final : public Progress {
public:
    void stage(std::string_view, std::uint64_t) override {}
    void advance(std::uint64_t) override {}
    bool cancelled() const override { return false; }
};

/// Four pairs of five and four sentences, by falling margin.
AlignSentencesResult planted()
{
    AlignSentencesResult result;
    result.source = {"eins", "Zwei", "drei", "vier", "fünf"};
    result.target = {"deux", "un", "quatre", "trois"};
    result.pairs = {{0, 1, 0.7F, 1.6F}, {1, 0, 0.9F, 1.4F}, {2, 3, 0.5F, 1.1F}, {3, 2, 0.6F, 0.9F}};
    return result;
}

} // namespace

/// Two lists: chosen, their partners found, filtered, ordered, exported and compared.
class TestTwoLists : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->window->actions().compare->twoLists->trigger();
        settle();
    }
    void cleanup() { m_fixture.reset(); }

    void ordersAndFilters();
    void histogramCountsEveryPair();
    void twoFilesFillBoth();
    void partnersAreFound();
    void saysWhatIsMissing();
    void emptyPageTriesAnExample();
    void listsOfTheLibrary();
    void cancelAndError();
    void marginFiltersLive();
    void columnsSort();
    void textFilters();
    void pairOpensInTwoSentences();
    void chosenPairsAreExported();
    void pairsAreCopied();
    void sessionIsRestored();
    void speaksGerman();

private:
    void settle() { QTRY_COMPARE(m_fixture->window->jobs().activeCount(), 0); }
    void settleView()
    {
        QTRY_VERIFY(!view().isBusy());
        settle();
    }
    QString fileOf(const QString& name)
    {
        QFile file(m_fixture->folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write("A sentence\n") > 0 ? file.fileName() : QString();
    }
    void align()
    {
        page().takeFiles({fileOf(QStringLiteral("a.txt")), fileOf(QStringLiteral("b.txt"))});
        m_fixture->window->actions().compare->alignLists->trigger();
        settle();
        settleView();
        QVERIFY(view().isVisible());
    }
    QAction* exportAction(int place)
    {
        return page().findChild<QToolButton*>(QStringLiteral("listsExport"))->menu()->actions().at(place);
    }
    ComparePage& page() { return m_fixture->window->comparePage(); }
    TwoListsPane& pane() { return page().twoLists(); }
    TwoListsSettings& settings() { return pane().settings(); }
    PairsView& view() { return pane().view(); }
    FakeSentenceLists& backend() { return m_fixture->backend->sentenceListUse; }
    template <typename Widget = QPushButton> Widget* widget(const char* name)
    {
        return page().findChild<Widget*>(QLatin1String(name));
    }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<WindowFixture> m_fixture;
};

void TestTwoLists::ordersAndFilters()
{
    const AlignSentencesResult result = planted();
    Silent progress;
    using Places = ShownPairs::Places;
    PairChoice choice;
    ShownPairs shown = shownPairs(result, choice, nullptr, progress);
    QCOMPARE(shown.pairs, (Places{0, 1, 2, 3}));
    QCOMPARE(shown.sourceAlone, (Places{4}));
    QVERIFY(shown.targetAlone.empty());
    choice.column = PairColumn::Score;
    choice.falling = false;
    shown = shownPairs(result, choice, nullptr, progress);
    QCOMPARE(shown.pairs, (Places{2, 3, 0, 1}));
    choice.column = PairColumn::Source; // drei, eins, vier, Zwei: case does not count
    const ShownPairs byText = shownPairs(result, choice, nullptr, progress);
    QCOMPARE(byText.pairs, (Places{2, 0, 3, 1}));
    // The order is used again; pairs below the margin have no partner.
    choice.minimumMargin = 1.2;
    shown = shownPairs(result, choice, byText.order, progress);
    QCOMPARE(shown.pairs, (Places{0, 1}));
    QCOMPARE(shown.sourceAlone, (Places{2, 3, 4}));
    QCOMPARE(shown.targetAlone, (Places{2, 3}));
    choice.text = QStringLiteral("ZWEI deux");
    shown = shownPairs(result, choice, byText.order, progress);
    QCOMPARE(shown.pairs, (Places{1}));
    QVERIFY(shown.sourceAlone.empty());
    choice.text = QStringLiteral("funf"); // without the accent
    QCOMPARE(shownPairs(result, choice, nullptr, progress).sourceAlone, (Places{4}));
}

void TestTwoLists::histogramCountsEveryPair()
{
    AlignSentencesResult result = planted();
    std::vector<MarginBin> bins = marginHistogram(result);
    QVERIFY(bins.size() > 5 && bins.size() < 30);
    std::size_t pairs = 0;
    for (const MarginBin& bin : bins) {
        pairs += bin.pairs;
    }
    QCOMPARE(pairs, result.pairs.size());
    QVERIFY(bins.front().from <= 0.9 && bins.back().to > 1.6);
    // One pair, none, and margins that are far apart.
    result.pairs.resize(1);
    QCOMPARE(marginHistogram(result).size(), std::size_t{1});
    result.pairs.clear();
    QVERIFY(marginHistogram(result).empty());
    result.pairs = {{0, 0, 0.5F, 0.1F}, {1, 1, 0.5F, 9000.0F}};
    QVERIFY(marginHistogram(result).size() < 60);
    result.pairs.push_back({2, 2, 0.5F, std::numeric_limits<float>::infinity()});
    QVERIFY(marginHistogram(result).empty());
}

void TestTwoLists::twoFilesFillBoth()
{
    const QString a = fileOf(QStringLiteral("a.tsv"));
    const QString b = fileOf(QStringLiteral("b.tmx"));
    page().choose(ComparePage::TwoSentences);
    QVERIFY(page().takeFiles({a, b}));
    QCOMPARE(page().mode(), ComparePage::TwoLists);
    QCOMPARE(settings().request().source.first.string(), a.toStdString());
    QCOMPARE(settings().request().target.first.string(), b.toStdString());
    // One at a time fills what is empty, and a model is a model.
    settings().clear();
    pane().takeFiles({b});
    QCOMPARE(settings().request().source.first.string(), b.toStdString());
    pane().takeFiles({a});
    QCOMPARE(settings().request().target.first.string(), a.toStdString());
    pane().takeFiles({QStringLiteral("/home/reader/bi.model")});
    QCOMPARE(settings().request().model.model, std::string("/home/reader/bi.model"));
}

void TestTwoLists::partnersAreFound()
{
    align();
    QCOMPARE(view().pairs().rowCount(), 2);
    QCOMPARE(view().alone(PairsView::SourceAlone).rowCount(), 1);
    QCOMPARE(view().alone(PairsView::TargetAlone).rowCount(), 0);
    QVERIFY(view().pairs().index(0, PairModel::SourceColumn).data().toString().contains(QStringLiteral("Good morning")));
    QCOMPARE(view().pairs().index(0, PairModel::MarginColumn).data().toString(), QStringLiteral("1.50"));
    QCOMPARE(view().pairs().index(0, PairModel::TargetLineColumn).data().toString(), QStringLiteral("2"));
    QVERIFY(view().summaryText().contains(QStringLiteral("2 pairs of 3 and 2 sentences")));
    QVERIFY(view().margins().rowCount() > 0);
    QAbstractItemModelTester tester(const_cast<PairModel*>(&view().pairs()),
                                    QAbstractItemModelTester::FailureReportingMode::QtTest);
    view().choose(PairsView::SourceAlone);
    QCOMPARE(view().table()->model()->rowCount(), 1);
    QVERIFY(view().table()->model()->index(0, AloneModel::SentenceColumn).data().toString().contains(
        QStringLiteral("Nobody knows")));
    QCOMPARE(view().selectedText(), QStringLiteral("Nobody knows"));
}

void TestTwoLists::saysWhatIsMissing()
{
    auto* problems = widget<QLabel>("compareListsProblems");
    QVERIFY(problems->text().contains(QStringLiteral("Choose the first list.")));
    QVERIFY(!widget("alignLists")->isEnabled());
    pane().takeFiles({fileOf(QStringLiteral("a.txt")), fileOf(QStringLiteral("b.txt"))});
    QVERIFY(widget("alignLists")->isEnabled());
    settings().source().setFile(QStringLiteral("/nowhere/a.txt"));
    QVERIFY(!widget("alignLists")->isEnabled());
}

void TestTwoLists::emptyPageTriesAnExample()
{
    QPushButton* example = widget("compareListsEmpty");
    QVERIFY(example->isVisible() && example->isEnabled());
    QTest::mouseClick(example, Qt::LeftButton);
    settle();
    settleView();
    QVERIFY(view().isVisible());
    QCOMPARE(backend().kept.size(), std::size_t{1});
    QCOMPARE(settings().request().source.first.string(), backend().kept.front().name);
    QCOMPARE(settings().request().source.firstLanguage, std::string("en"));
    QVERIFY(page().isAncestorOf(m_fixture->window->focusWidget()));
}

void TestTwoLists::listsOfTheLibrary()
{
    backend().kept = {{"news", "/home/reader/news.tmx", {"en", "de"}, 30, "pack", 16},
                      {"letters", "/home/reader/letters.txt", {"de"}, 20, "sif", 100}};
    page().reloadResources();
    settle();
    auto* first = widget<QComboBox>("listsSourceList");
    QVERIFY(first->isVisible());
    first->setCurrentIndex(first->findData(QStringLiteral("news")));
    auto* second = widget<QComboBox>("listsTargetList");
    second->setCurrentIndex(second->findData(QStringLiteral("letters")));
    auto* problems = widget<QLabel>("compareListsProblems");
    QVERIFY(problems->text().contains(QStringLiteral("Choose a language")));
    QVERIFY(problems->text().contains(QStringLiteral("different models")));
    second->setCurrentIndex(second->findData(QStringLiteral("news")));
    settings().source().setChoice({"news", {}, "en", {}});
    settings().target().setChoice({"news", {}, "de", {}});
    QVERIFY(widget("alignLists")->isEnabled());
    QCOMPARE(settings().request().source.first.string(), std::string("news"));
    QCOMPARE(settings().request().target.firstLanguage, std::string("de"));
}

void TestTwoLists::cancelAndError()
{
    backend().gate.closeAt(2);
    page().takeFiles({fileOf(QStringLiteral("a.txt")), fileOf(QStringLiteral("b.txt"))});
    QTest::mouseClick(widget("alignLists"), Qt::LeftButton);
    QVERIFY(pane().isRunning());
    m_fixture->window->actions().cancelJob->trigger();
    settle();
    QVERIFY(!view().isVisible());
    backend().gate.open();
    settings().source().setFile(fileOf(QStringLiteral("broken.txt")));
    pane().align();
    settle();
    QVERIFY(pane().messageText().contains(QStringLiteral("holds no sentences")));
}

void TestTwoLists::marginFiltersLive()
{
    align();
    auto* slider = widget<QSlider>("listsShownMargin");
    slider->setFocus();
    view().setMinimumMargin(1.3);
    settleView();
    QCOMPARE(view().pairs().rowCount(), 1);
    QCOMPARE(view().alone(PairsView::SourceAlone).rowCount(), 2);
    QCOMPARE(view().alone(PairsView::TargetAlone).rowCount(), 1);
    QTest::keyClick(slider, Qt::Key_Home);
    settleView();
    QCOMPARE(view().pairs().rowCount(), 2);
}

void TestTwoLists::columnsSort()
{
    align();
    view().table()->sortByColumn(PairModel::SourceColumn, Qt::DescendingOrder);
    settleView();
    QVERIFY(view().pairs().index(0, PairModel::SourceColumn).data().toString().contains(QStringLiteral("station")));
    view().table()->sortByColumn(PairModel::TargetLineColumn, Qt::DescendingOrder);
    settleView();
    QCOMPARE(view().pairs().index(0, PairModel::TargetLineColumn).data().toString(), QStringLiteral("2"));
    // The order stays when one looks at something else and comes back.
    view().choose(PairsView::TargetAlone);
    view().choose(PairsView::Pairs);
    settleView();
    QCOMPARE(view().table()->horizontalHeader()->sortIndicatorSection(), int{PairModel::TargetLineColumn});
    QCOMPARE(view().pairs().index(0, PairModel::TargetLineColumn).data().toString(), QStringLiteral("2"));
}

void TestTwoLists::textFilters()
{
    align();
    QVERIFY(page().find());
    QTest::keyClicks(m_fixture->window->focusWidget(), QStringLiteral("bahnhof"));
    QTRY_COMPARE(view().pairs().rowCount(), 1);
    view().setFilter({});
    QTRY_COMPARE(view().pairs().rowCount(), 2);
}

void TestTwoLists::pairOpensInTwoSentences()
{
    align();
    view().table()->setFocus();
    QTest::keyClick(view().table(), Qt::Key_Return);
    settle();
    QCOMPARE(page().mode(), ComparePage::TwoSentences);
    QCOMPARE(page().settings().first().text(), QStringLiteral("Good morning"));
    QCOMPARE(page().settings().second().text(), QStringLiteral("Guten Morgen"));
    page().choose(ComparePage::TwoLists);
    QVERIFY(m_fixture->window->actions().compare->compareChosen->isEnabled());
    m_fixture->window->actions().compare->compareChosen->trigger();
    settle();
    QCOMPARE(page().mode(), ComparePage::TwoSentences);
}

void TestTwoLists::chosenPairsAreExported()
{
    align();
    using Places = std::vector<std::size_t>;
    m_fixture->prompts.files = {m_fixture->folder.filePath(QStringLiteral("pairs.tmx"))};
    exportAction(0)->trigger();
    settle();
    QCOMPARE(backend().exportedPairs, (Places{0, 1}));
    QCOMPARE(QString::fromStdString(backend().exported.string()), m_fixture->prompts.files.first());
    QVERIFY(pane().messageText().contains(QStringLiteral("pairs.tmx")));
    view().setMinimumMargin(1.3);
    settleView();
    m_fixture->prompts.files = {m_fixture->folder.filePath(QStringLiteral("pairs"))};
    exportAction(1)->trigger();
    settle();
    QCOMPARE(backend().exportedPairs, (Places{0}));
    QVERIFY(backend().exported.string().ends_with("pairs.tsv"));
    view().setMinimumMargin(0);
    settleView();
    view().table()->selectRow(1);
    exportAction(2)->trigger();
    settle();
    QCOMPARE(backend().exportedPairs, (Places{1}));
}

void TestTwoLists::pairsAreCopied()
{
    QVERIFY(!page().copy());
    align();
    view().table()->selectAll();
    QVERIFY(page().copy());
    QCOMPARE(QApplication::clipboard()->text(),
             QStringLiteral("Good morning\tGuten Morgen\nWhere is the station?\tWo ist der Bahnhof?"));
}

void TestTwoLists::sessionIsRestored()
{
    const QString a = fileOf(QStringLiteral("a.txt"));
    page().takeFiles({a, fileOf(QStringLiteral("b.txt"))});
    settings().source().setChoice({a.toStdString(), {}, "en", {}});
    widget<QComboBox>("listsMatching")->setCurrentIndex(1);
    widget<QDoubleSpinBox>("listsMargin")->setValue(1.05);
    m_fixture->closeAndReopen();
    m_fixture->window->showPage(PageId::Compare);
    settle();
    QCOMPARE(page().mode(), ComparePage::TwoLists);
    const AlignSentencesRequest again = settings().request();
    QCOMPARE(again.source.first.string(), a.toStdString());
    QCOMPARE(again.source.firstLanguage, std::string("en"));
    QVERIFY(!again.mining.oneToOne);
    QCOMPARE(again.mining.minimumMargin, 1.05);
}

void TestTwoLists::speaksGerman()
{
    align();
    const QString english = view().summaryText();
    m_fixture->texts.choose(QStringLiteral("de"));
    QTRY_VERIFY(view().summaryText() != english);
    QCOMPARE(view().pairs().index(0, PairModel::MarginColumn).data().toString(), QStringLiteral("1,50"));
    m_fixture->texts.choose(QStringLiteral("en"));
}

QTEST_MAIN(TestTwoLists)
#include "TestTwoLists.moc"
