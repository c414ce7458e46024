#include "WindowFixture.h"
#include "common/ChoiceBar.h"
#include "common/DescriptionEdit.h"
#include "common/PlanView.h"
#include "common/TextDirection.h"
#include "comparepage/CompareActions.h"
#include "comparepage/ComparePage.h"
#include "comparepage/CompareSettings.h"
#include "comparepage/CompareView.h"
#include "comparepage/SentenceField.h"
#include "comparepage/TwoListsPane.h"
#include "comparepage/TwoListsSettings.h"
#include "frame/Actions.h"
#include "frame/RunOpener.h"
#include "jobs/JobRunner.h"
#include "resultspage/RunHead.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QTest>

using namespace crossgloss;

/// The Compare page: two sentences typed, their languages told, what the models say, the words that carry it.
class TestComparePage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->window->showPage(PageId::Compare);
        QTRY_COMPARE(m_fixture->window->jobs().activeCount(), 0);
    }
    void cleanup() { m_fixture.reset(); }

    void keyOpensThePage();
    void emptyPageTriesAnExample();
    void typedSentencesAreCompared();
    void languagesAreToldAndChosen();
    void wordsWithoutCounterpartAreMarked();
    void arrowsSingleWordsOut();
    void saysWhatIsMissing();
    void cancelAndError();
    void failedModelKeepsTheOthers();
    void alignedVectorsAreOffered();
    void resultIsCopied();
    void sessionIsRestored();
    void speaksGerman();
    void keyboardStaysInThePage();
    void modesHaveKeys();
    void modeIsRemembered();
    void runIsOpenedAgain();

private:
    ComparePage& page() { return m_fixture->window->comparePage(); }
    CompareSettings& settings() { return page().settings(); }
    CompareView& view() { return page().view(); }
    FakeSentences& backend() { return m_fixture->backend->sentenceUse; }
    QPushButton* button(const char* name) { return page().findChild<QPushButton*>(QLatin1String(name)); }
    QComboBox* languageBox(const char* name) { return page().findChild<QComboBox*>(QLatin1String(name)); }
    void type()
    {
        QTest::keyClicks(settings().first().edit(), QStringLiteral("The woman reads"));
        QTest::keyClicks(settings().second().edit(), QStringLiteral("Die Frau liest"));
    }
    void wait()
    {
        QTRY_VERIFY(!page().isRunning());
        QTRY_COMPARE(m_fixture->window->jobs().activeCount(), 0);
    }
    void compareTyped()
    {
        type();
        QTest::keyClick(settings().second().edit(), Qt::Key_Return);
        wait();
        QVERIFY(view().isVisible());
    }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<WindowFixture> m_fixture;
};

void TestComparePage::keyOpensThePage()
{
    QAction* action = m_fixture->window->actions().pages.value(PageId::Compare);
    QCOMPARE(action->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_2));
    m_fixture->window->showPage(PageId::Library);
    action->trigger();
    QCOMPARE(m_fixture->window->currentPage(), PageId::Compare);
    QCOMPARE(page().focusTarget(), static_cast<QWidget*>(settings().first().edit()));
}

void TestComparePage::emptyPageTriesAnExample()
{
    QPushButton* example = button("compareEmpty");
    QVERIFY(example->isVisible() && example->isEnabled());
    QCOMPARE(example->text(), QStringLiteral("Try an example"));
    QTest::mouseClick(example, Qt::LeftButton);
    wait();
    QVERIFY(view().isVisible());
    QVERIFY(!settings().first().text().isEmpty());
    QCOMPARE(view().models().rowCount(), 1);
}

void TestComparePage::typedSentencesAreCompared()
{
    compareTyped();
    QCOMPARE(view().headline(), QStringLiteral("Closer than 98 % of random pairs"));
    QCOMPARE(view().models().index(0, SentenceComparisonModel::NameColumn).data().toString(), QStringLiteral("The pack"));
    QCOMPARE(view().models().index(0, SentenceComparisonModel::SimilarityColumn).data().toString(), QStringLiteral("0.812"));
    QCOMPARE(view().models().index(0, SentenceComparisonModel::KnownColumn).data().toString(), isolated(QStringLiteral("9 of 10, 8 of 8")));
    QCOMPARE(view().planModel().rowCount(), 4);
    QAbstractItemModelTester tester(const_cast<SentenceComparisonModel*>(&view().models()),
                                    QAbstractItemModelTester::FailureReportingMode::QtTest);
    // By the menu as well.
    settings().first().setText(QStringLiteral("La femme lit"));
    m_fixture->window->actions().compareSentences->trigger();
    wait();
    const std::lock_guard<std::mutex> lock(backend().mutex);
    QCOMPARE(backend().last.first, std::string("La femme lit"));
}

void TestComparePage::languagesAreToldAndChosen()
{
    type();
    QTRY_COMPARE(settings().first().detected(), QStringLiteral("en"));
    QTRY_COMPARE(settings().second().detected(), QStringLiteral("de"));
    QCOMPARE(languageBox("compareSecondLanguage")->currentText(), QStringLiteral("German (detected)"));
    QTRY_COMPARE(languageBox("compareSecondLanguage")->count(), 4);
    settings().second().setLanguage(QStringLiteral("fr"));
    page().compare();
    wait();
    const std::lock_guard<std::mutex> lock(backend().mutex);
    QCOMPARE(backend().last.firstLanguage, std::string());
    QCOMPARE(backend().last.secondLanguage, std::string("fr"));
}

void TestComparePage::wordsWithoutCounterpartAreMarked()
{
    compareTyped();
    bool unknown = false;
    bool forced = false;
    for (int row = 0; row < view().planModel().rowCount(); ++row) {
        const QString from = view().planModel().index(row, PlanModel::SourceColumn).data().toString();
        const QString to = view().planModel().index(row, PlanModel::TargetColumn).data().toString();
        unknown = unknown || (from.contains(QStringLiteral("qwx")) && to == QStringLiteral("no counterpart"));
        forced = forced || (from.contains(QStringLiteral("garden")) && to.contains(QStringLiteral("(no counterpart)")));
    }
    QVERIFY(unknown && forced);
    bool told = false;
    for (const QLabel* label : view().findChildren<QLabel*>()) {
        told = told || (label->text().contains(QStringLiteral("without counterpart")) && label->text().contains(QStringLiteral("himmel")));
    }
    QVERIFY(told);
}

void TestComparePage::arrowsSingleWordsOut()
{
    compareTyped();
    PlanView* plan = view().plan();
    plan->setFocus();
    QTest::keyClick(plan, Qt::Key_Home);
    QVERIFY(plan->toldOfChosen().contains(QStringLiteral("frau")));
    QTest::keyClick(plan, Qt::Key_End);
    QVERIFY(plan->toldOfChosen().contains(QStringLiteral("no counterpart")));
    QVERIFY(!plan->grab().isNull());
}

void TestComparePage::saysWhatIsMissing()
{
    auto* problems = page().findChild<QLabel*>(QStringLiteral("compareProblems"));
    QVERIFY(!button("compareSentences")->isEnabled());
    settings().first().setText(QStringLiteral("The woman"));
    QVERIFY(problems->text().contains(QStringLiteral("Write the second sentence.")));
    settings().second().setText(QStringLiteral("Die Frau"));
    QVERIFY(button("compareSentences")->isEnabled());
    page().findChild<QCheckBox*>(QStringLiteral("compareModel_pack"))->setChecked(false);
    QVERIFY(problems->text().contains(QStringLiteral("Choose a model")));
}

void TestComparePage::cancelAndError()
{
    backend().gate.closeAt(0);
    type();
    QTest::mouseClick(button("compareSentences"), Qt::LeftButton);
    QVERIFY(page().isRunning());
    QTRY_VERIFY(button("compareCancel")->rect().contains(1, 1));
    QTest::mouseClick(button("compareCancel"), Qt::LeftButton);
    wait();
    QVERIFY(!view().isVisible());
    backend().gate.open();
    settings().first().setText(QStringLiteral("error"));
    page().compare();
    wait();
    QVERIFY(page().messageText().contains(QStringLiteral("Choose its language")));
}

void TestComparePage::failedModelKeepsTheOthers()
{
    settings().addModel(QStringLiteral("/nowhere/bi.model"));
    compareTyped();
    QCOMPARE(view().models().rowCount(), 2);
    QCOMPARE(view().models().index(1, SentenceComparisonModel::NameColumn).data().toString(), QStringLiteral("bi.model"));
    QVERIFY(view().models().index(1, SentenceComparisonModel::PercentileColumn).data().toString().contains(QStringLiteral("cannot be read")));
    view().table()->setCurrentIndex(view().models().index(1, 0));
    QCOMPARE(view().planModel().rowCount(), 0);
}

void TestComparePage::alignedVectorsAreOffered()
{
    QVERIFY(!page().findChild<QCheckBox*>(QStringLiteral("compareModel_sif")));
    AlignRequest request;
    request.source.resource = "novels.en";
    request.target.resource = "novels.fr";
    page().setAlignment(nullptr, request);
    auto* sif = page().findChild<QCheckBox*>(QStringLiteral("compareModel_sif"));
    QVERIFY(sif && !sif->isChecked());
    sif->setChecked(true);
    const CompareSentencesRequest asked = settings().request();
    QCOMPARE(asked.models.size(), std::size_t{2});
    QCOMPARE(asked.models[1].model, std::string("sif"));
    QCOMPARE(asked.models[1].vectors[1].resource, std::string("novels.fr"));
}

void TestComparePage::resultIsCopied()
{
    QVERIFY(!page().copy());
    compareTyped();
    QVERIFY(page().copy());
    const QString copied = QApplication::clipboard()->text();
    QVERIFY(copied.startsWith(QStringLiteral("The woman reads\nDie Frau liest\n")));
    QVERIFY(copied.contains(QStringLiteral("closer than 98 %")));
}

void TestComparePage::sessionIsRestored()
{
    type();
    settings().second().setLanguage(QStringLiteral("fr"));
    settings().addModel(QStringLiteral("/nowhere/bi.model"));
    m_fixture->closeAndReopen();
    m_fixture->window->showPage(PageId::Compare);
    QCOMPARE(settings().first().text(), QStringLiteral("The woman reads"));
    QCOMPARE(settings().second().text(), QStringLiteral("Die Frau liest"));
    QCOMPARE(settings().second().language(), QStringLiteral("fr"));
    QCOMPARE(settings().request().models.size(), std::size_t{2});
    QTRY_COMPARE(settings().first().detected(), QStringLiteral("en"));
}

void TestComparePage::speaksGerman()
{
    compareTyped();
    m_fixture->texts.choose(QStringLiteral("de"));
    QTRY_COMPARE(button("compareSentences")->text(), QStringLiteral("Vergleichen"));
    QVERIFY(view().headline().contains(QStringLiteral("98 %")));
    QVERIFY(view().headline() != QStringLiteral("Closer than 98 % of random pairs"));
    m_fixture->texts.choose(QStringLiteral("en"));
}

void TestComparePage::keyboardStaysInThePage()
{
    QPushButton* example = button("compareEmpty");
    example->setFocus();
    QTest::keyClick(example, Qt::Key_Space);
    wait();
    QVERIFY(view().isVisible());
    QVERIFY(page().isAncestorOf(m_fixture->window->focusWidget()));
    // Who writes goes on writing.
    settings().second().edit()->setFocus();
    QTest::keyClick(settings().second().edit(), Qt::Key_Return);
    wait();
    QCOMPARE(m_fixture->window->focusWidget(), static_cast<QWidget*>(settings().second().edit()));
}

void TestComparePage::modesHaveKeys()
{
    const CompareActions& actions = *m_fixture->window->actions().compare;
    const std::pair<QAction*, ComparePage::Mode> modes[] = {{actions.search, ComparePage::Search},
                                                            {actions.twoLists, ComparePage::TwoLists},
                                                            {actions.twoSentences, ComparePage::TwoSentences}};
    for (const auto& [action, mode] : modes) {
        m_fixture->window->showPage(PageId::Library);
        action->trigger();
        QCOMPARE(m_fixture->window->currentPage(), PageId::Compare);
        QCOMPARE(page().mode(), mode);
        QVERIFY(page().isAncestorOf(m_fixture->window->focusWidget()));
    }
    // Tab reaches the switch, arrows choose.
    auto* bar = page().findChild<ChoiceBar*>(QStringLiteral("compareMode"));
    QTest::keyClick(bar, Qt::Key_Right);
    QCOMPARE(page().mode(), ComparePage::Search);
    QVERIFY(!actions.compareChosen->isEnabled());
}

void TestComparePage::modeIsRemembered()
{
    page().choose(ComparePage::TwoLists);
    m_fixture->closeAndReopen();
    m_fixture->window->showPage(PageId::Compare);
    QCOMPARE(page().mode(), ComparePage::TwoLists);
}

void TestComparePage::runIsOpenedAgain()
{
    RunInputs inputs;
    CompareSentencesRequest request;
    request.first = "The woman reads";
    request.second = "Die Frau liest";
    request.firstLanguage = "en";
    request.secondLanguage = "de";
    inputs.request = request;
    page().choose(ComparePage::Search);
    m_fixture->window->showPage(PageId::Library);
    QVERIFY(openRun(*m_fixture->window, inputs, false));
    QCOMPARE(m_fixture->window->currentPage(), PageId::Compare);
    QCOMPARE(page().mode(), ComparePage::TwoSentences);
    QCOMPARE(settings().first().text(), QStringLiteral("The woman reads"));
    QCOMPARE(settings().second().language(), QStringLiteral("de"));
    QVERIFY(openRun(*m_fixture->window, inputs, true));
    wait();
    QVERIFY(view().isVisible());

    AlignSentencesRequest lists;
    lists.source.first = "/home/reader/news.en.txt";
    lists.source.firstLanguage = "en";
    lists.target.first = "/home/reader/news.de.txt";
    lists.mining.oneToOne = false;
    lists.mining.minimumMargin = 1.1;
    inputs.request = lists;
    QVERIFY(openRun(*m_fixture->window, inputs, false));
    QCOMPARE(page().mode(), ComparePage::TwoLists);
    const AlignSentencesRequest again = page().twoLists().settings().request();
    QCOMPARE(again.source.first, lists.source.first);
    QCOMPARE(again.source.firstLanguage, std::string("en"));
    QCOMPARE(again.target.first, lists.target.first);
    QVERIFY(!again.mining.oneToOne);
    QCOMPARE(again.mining.minimumMargin, 1.1);
    QVERIFY(hasPage("compare-sentences") && hasPage("align-sentences"));
}

QTEST_MAIN(TestComparePage)
#include "TestComparePage.moc"
