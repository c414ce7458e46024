#include "WindowFixture.h"
#include "frame/Actions.h"
#include "lookuppage/AttentionView.h"
#include "common/DescriptionEdit.h"
#include "lookuppage/DetailsPanel.h"
#include "lookuppage/FilterBar.h"
#include "lookuppage/LanguageBar.h"
#include "lookuppage/LookupPage.h"
#include "lookuppage/ResultColumn.h"
#include "lookuppage/ResultModel.h"
#include "lookuppage/ResultsView.h"

#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace crossgloss;

class TestLookupPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        QTRY_VERIFY(page().isReady());
        QTRY_COMPARE(results()->columns().size(), 3);
    }
    void cleanup() { m_fixture.reset(); }

    void typedDescriptionIsAnswered();
    void typingAsksOnceItPauses();
    void lateAnswerIsDropped();
    void swapTakesTheFirstTarget();
    void filtersReachTheQuery();
    void vulgarWordsAreHiddenUnlessWanted();
    void leavesOutWhatIsHardlyRight();
    void rowsShowArticleAndRegister();
    void sensesAreToldApart();
    void noAnswerSaysWhatToTry();
    void failureIsShownInPlace();
    void arrowsMoveAndEnterOpens();
    void escapeClears();
    void oneLanguageShowsDefinitions();
    void detailsExplain();
    void lateDetailsOfAnotherWordAreDropped();
    void detailsFollowTheDescription();
    void detailsAreClearedWithTheAnswers();
    void wordsHaveAMenu();
    void historyGoesBackAndForward();
    void clipboardIsLookedUp();
    void copyTakesTheChosenWord();
    void fieldGrowsToThreeLines();
    void exampleIsAsked();

private:
    LookupPage& page() { return m_fixture->window->lookupPage(); }
    template <typename Widget> Widget* part(const char* name = "") { return page().findChild<Widget*>(QLatin1String(name)); }
    DescriptionEdit* field() { return part<DescriptionEdit>("description"); }
    ResultsView* results() { return page().findChild<ResultsView*>(); }
    QStringList words(int column)
    {
        QStringList list;
        for (const LookupRow& row : results()->columns().at(column)->rows()) {
            list.append(QString::fromStdString(row.word));
        }
        return list;
    }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<WindowFixture> m_fixture;
};

void TestLookupPage::typedDescriptionIsAnswered()
{
    QTest::keyClicks(field(), QStringLiteral("a small pet that purrs"));
    QTRY_COMPARE(words(0), (QStringList{"chat", "chaton", "ronronner", "félin"}));
    QCOMPARE(words(1), (QStringList{"Katze", "Kater", "schnurren"}));
    QCOMPARE(words(2), (QStringList{"gato", "minino"}));
    QTableView* view = results()->columns().at(0)->view();
    QCOMPARE(view->model()->index(0, 2).data().toString(), QStringLiteral("0.92"));
    QCOMPARE(view->model()->index(0, 1).data().toString(), QStringLiteral("noun"));
    const LookupQuery asked = m_fixture->backend->engine->queries().back();
    QCOMPARE(asked.from, std::string("en"));
    QCOMPARE(asked.to, (std::vector<std::string>{"fr", "de", "es"}));
}

void TestLookupPage::typingAsksOnceItPauses()
{
    // Set at once, as fast typing would: one question comes of it.
    for (const char* text : {"a", "a s", "a sm", "a small"}) {
        field()->setPlainText(QLatin1String(text));
    }
    QTRY_VERIFY(!results()->isEmpty());
    QCOMPARE(m_fixture->backend->engine->queries().size(), std::size_t(1));
    QCOMPARE(m_fixture->backend->engine->queries().front().text, std::string("a small"));
}

void TestLookupPage::lateAnswerIsDropped()
{
    FakeEngine& engine = *m_fixture->backend->engine;
    engine.hold("slow question");
    page().lookUp(QStringLiteral("slow question"));
    QTRY_COMPARE(engine.queries().size(), std::size_t(1));
    page().lookUp(QStringLiteral("quick question"));
    QTRY_COMPARE(words(0).value(0), QStringLiteral("chat"));
    engine.release("slow question");
    // The late answer would have come by the time a later question is answered.
    page().lookUp(QStringLiteral("third"));
    QTRY_COMPARE(engine.queries().size(), std::size_t(3));
    QTRY_VERIFY(!page().isBusy());
    QCOMPARE(words(0).value(0), QStringLiteral("chat"));
}

void TestLookupPage::swapTakesTheFirstTarget()
{
    page().swapLanguages();
    const LanguageBar* bar = part<LanguageBar>();
    QCOMPARE(bar->from(), QStringLiteral("fr"));
    QCOMPARE(bar->to(), (QStringList{"en", "de", "es"}));
    page().swapLanguages();
    QCOMPARE(bar->from(), QStringLiteral("en"));
    QCOMPARE(bar->to(), (QStringList{"fr", "de", "es"}));
    // Spanish descriptions are not served, so that pair cannot be swapped.
    page().setLanguages(QStringLiteral("en"), {QStringLiteral("es")});
    page().swapLanguages();
    QCOMPARE(bar->from(), QStringLiteral("en"));
}

void TestLookupPage::filtersReachTheQuery()
{
    page().lookUp(QStringLiteral("a small pet"));
    QTRY_VERIFY(!results()->isEmpty());
    QTest::keyClicks(part<QLineEdit>("startsWith"), QStringLiteral("ch"));
    QTRY_COMPARE(words(0), (QStringList{"chat", "chaton"}));
    QCOMPARE(m_fixture->backend->engine->queries().back().filter.startsWith, std::string("ch"));

    LookupFilter filter;
    filter.partsOfSpeech = {PartOfSpeech::Noun, PartOfSpeech::Verb};
    filter.pattern = "c?t*";
    filter.minimumLength = 3;
    filter.maximumLength = 9;
    filter.maximumFrequencyRank = 5000;
    part<FilterBar>()->setFilter(filter);
    QTRY_COMPARE(m_fixture->backend->engine->queries().back().filter.pattern, std::string("c?t*"));
    const LookupFilter asked = m_fixture->backend->engine->queries().back().filter;
    QCOMPARE(asked.partsOfSpeech, filter.partsOfSpeech);
    QCOMPARE(asked.minimumLength, 3);
    QCOMPARE(asked.maximumLength, 9);
    QCOMPARE(asked.maximumFrequencyRank, 5000);
    QCOMPARE(asked.minimumFrequencyRank, 0);

    QTest::mouseClick(part<QPushButton>("clearFilters"), Qt::LeftButton);
    QTRY_COMPARE(words(0).size(), 4);
    QVERIFY(!part<FilterBar>()->isActive());
}

void TestLookupPage::vulgarWordsAreHiddenUnlessWanted()
{
    page().lookUp(QStringLiteral("a small pet"));
    QTRY_VERIFY(!results()->isEmpty());
    QAction* action = m_fixture->window->actions().hideVulgar;
    QVERIFY(action->isChecked()); // as it comes
    QVERIFY(m_fixture->backend->engine->queries().back().filter.hideVulgar);
    QTest::mouseClick(part<QToolButton>("hideVulgar"), Qt::LeftButton);
    QTRY_VERIFY(!m_fixture->backend->engine->queries().back().filter.hideVulgar);
    QVERIFY(!action->isChecked());
    // It is no restriction: nothing is said to be in force, and lifting restrictions leaves it.
    QVERIFY(!part<FilterBar>()->isActive());
    page().clearFilters();
    QVERIFY(!page().hidesVulgar());
    QTRY_VERIFY(page().hasAnswer());
    m_fixture->closeAndReopen();
    QVERIFY(!m_fixture->settings.preferences().value("lookup/hideVulgar").toBool());
    QTRY_VERIFY(page().isReady());
    QVERIFY(!page().hidesVulgar());
    QVERIFY(!m_fixture->window->actions().hideVulgar->isChecked());
    m_fixture->window->actions().hideVulgar->trigger();
    QVERIFY(page().hidesVulgar());
}

namespace {

LookupRow noun(const std::string& word, const std::string& language, Gender gender, int sense = 0)
{
    LookupRow row;
    row.word = word;
    row.language = language;
    row.score = 0.5;
    row.pos = PartOfSpeech::Noun;
    row.marks.add(gender);
    row.kind = AnswerKind::Translation;
    row.sense = sense;
    return row;
}

} // namespace

void TestLookupPage::leavesOutWhatIsHardlyRight()
{
    LookupRow right = noun("coiffeur", "fr", Gender::Masculine);
    right.kind = AnswerKind::Description;
    LookupRow wrong = noun("perruque", "fr", Gender::Feminine);
    wrong.kind = AnswerKind::Description;
    wrong.score = minLikely / 2;
    m_fixture->backend->engine->plantRows("fr", {right, wrong});
    m_fixture->backend->engine->plantRows("de", {});
    m_fixture->backend->engine->plantRows("es", {});
    m_fixture->backend->engine->setCalibrated(true);
    page().lookUp(QStringLiteral("cuts hair"));
    QTRY_COMPARE(words(0), QStringList{"coiffeur"});
    auto* more = part<QPushButton>("unlikely");
    QVERIFY(more->isVisible());
    QVERIFY(more->text().startsWith(QStringLiteral("Show 1 ")));
    QTest::mouseClick(more, Qt::LeftButton);
    QCOMPARE(words(0), (QStringList{"coiffeur", "perruque"}));
    QAction* action = m_fixture->window->actions().showUnlikely;
    QVERIFY(action->isChecked());
    action->trigger();
    QCOMPARE(words(0), QStringList{"coiffeur"});
    // A word that is named is shown wherever it stands.
    QVERIFY(results()->choose(QStringLiteral("perruque"), QStringLiteral("fr")));
    QVERIFY(action->isChecked());
    action->trigger();
    // Where nothing is likely, that is said, and the way to more stays.
    m_fixture->backend->engine->plantRows("fr", {wrong});
    page().lookUp(QStringLiteral("cuts something"));
    QTRY_VERIFY(words(0).isEmpty() && page().isReady());
    QVERIFY(more->isVisible());
}

void TestLookupPage::rowsShowArticleAndRegister()
{
    LookupRow school = noun("école", "fr", Gender::Feminine);
    LookupRow hatred = noun("haine", "fr", Gender::Feminine);
    LookupRow shit = noun("merde", "fr", Gender::Feminine);
    shit.marks.add(Usage::Vulgar);
    shit.marks.add(Usage::Dated);
    LookupRow verb = noun("manger", "fr", Gender::Masculine);
    verb.pos = PartOfSpeech::Verb;
    m_fixture->backend->engine->plantRows("fr", {school, hatred, shit, verb});
    page().lookUp(QStringLiteral("school"));
    QTRY_COMPARE(words(0), (QStringList{"école", "haine", "merde", "manger"}));
    const QAbstractItemModel* model = results()->columns().at(0)->view()->model();
    const auto at = [&](int row, int role, int column = ResultModel::WordColumn) {
        return model->index(row, column).data(role);
    };
    QCOMPARE(at(0, ResultModel::ArticleRole).toString(), QStringLiteral("l'"));
    QCOMPARE(at(0, Qt::DisplayRole).toString(), QStringLiteral("école"));
    QCOMPARE(at(0, Qt::DisplayRole, ResultModel::PosColumn).toString(), QStringLiteral("noun · translation"));
    QCOMPARE(at(1, ResultModel::ArticleRole).toString(), QStringLiteral("la "));
    QCOMPARE(at(1, Qt::DisplayRole, ResultModel::PosColumn).toString(), QStringLiteral("noun · translation"));
    QCOMPARE(at(2, ResultModel::LabelsRole).toStringList(), (QStringList{"vulgar", "dated"}));
    QVERIFY(at(2, Qt::AccessibleTextRole).toString().startsWith(QStringLiteral("la merde, French, ")));
    QVERIFY(at(2, Qt::AccessibleTextRole).toString().contains(QStringLiteral(", vulgar, dated, ")));
    QCOMPARE(at(3, ResultModel::ArticleRole).toString(), QString());
    QCOMPARE(at(3, Qt::DisplayRole, ResultModel::PosColumn).toString(), QStringLiteral("verb · translation"));

    // The article is shown; the word is the word.
    QTest::keyClick(field(), Qt::Key_Down);
    QVERIFY(page().copy());
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("école"));
    QTest::keyClick(results()->columns().at(0)->view(), Qt::Key_Return);
    QCOMPARE(part<DetailsPanel>()->word(), QStringLiteral("école"));
    QTRY_COMPARE(m_fixture->backend->engine->described(), std::vector<std::string>{"école"});
}

void TestLookupPage::sensesAreToldApart()
{
    LookupRow described = noun("rive", "fr", Gender::Feminine);
    described.kind = AnswerKind::Description;
    m_fixture->backend->engine->plantRows("fr", {noun("banque", "fr", Gender::Feminine, 1),
                                                 noun("caisse", "fr", Gender::Feminine, 1),
                                                 noun("banc", "fr", Gender::Masculine, 2), described});
    page().lookUp(QStringLiteral("bank"));
    QTRY_COMPARE(words(0).size(), 4);
    const QAbstractItemModel* model = results()->columns().at(0)->view()->model();
    QList<bool> senses;
    QList<bool> blocks;
    for (int row = 0; row < 4; ++row) {
        senses.append(model->index(row, 0).data(ResultModel::SenseRole).toBool());
        blocks.append(model->index(row, 0).data(ResultModel::BlockRole).toBool());
    }
    QCOMPARE(senses, (QList<bool>{false, false, true, false}));
    QCOMPARE(blocks, (QList<bool>{false, false, false, true}));
    QVERIFY(model->index(2, 0).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("sense 2")));
    QVERIFY(!model->index(3, 0).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("sense")));
}

void TestLookupPage::noAnswerSaysWhatToTry()
{
    page().lookUp(QStringLiteral("nothing"));
    QTRY_COMPARE(results()->currentIndex(), 1);
    bool said = false;
    for (const QLabel* label : results()->findChildren<QLabel*>()) {
        said = said || label->text().startsWith(QStringLiteral("Try other or simpler words"));
    }
    QVERIFY(said);
}

void TestLookupPage::failureIsShownInPlace()
{
    page().lookUp(QStringLiteral("fail"));
    QTRY_COMPARE(page().messageText(), QStringLiteral("The pack has no descriptions in en. Choose another language"));
    page().lookUp(QStringLiteral("a pet"));
    QTRY_VERIFY(page().messageText().isEmpty());
}

void TestLookupPage::arrowsMoveAndEnterOpens()
{
    page().lookUp(QStringLiteral("a small pet"));
    QTRY_VERIFY(!results()->isEmpty());
    QTest::keyClick(field(), Qt::Key_Down);
    QCOMPARE(QString::fromStdString(results()->current()->word), QStringLiteral("chat"));
    QTest::keyClick(results()->columns().at(0)->view(), Qt::Key_Down);
    QCOMPARE(QString::fromStdString(results()->current()->word), QStringLiteral("chaton"));
    QTest::keyClick(results()->columns().at(0)->view(), Qt::Key_Right);
    QCOMPARE(QString::fromStdString(results()->current()->word), QStringLiteral("Kater"));
    QVERIFY(!results()->columns().at(0)->current());
    QVERIFY(!page().detailsVisible());
    QTest::keyClick(results()->columns().at(1)->view(), Qt::Key_Return);
    QVERIFY(page().detailsVisible());
    QCOMPARE(part<DetailsPanel>()->word(), QStringLiteral("Kater"));
}

void TestLookupPage::escapeClears()
{
    page().lookUp(QStringLiteral("a small pet"));
    QTRY_VERIFY(!results()->isEmpty());
    QTest::keyClick(field(), Qt::Key_Escape);
    QVERIFY(field()->toPlainText().isEmpty());
    QVERIFY(results()->isEmpty());
    field()->undo();
    QCOMPARE(field()->toPlainText(), QStringLiteral("a small pet"));
}

void TestLookupPage::oneLanguageShowsDefinitions()
{
    page().setLanguages(QStringLiteral("en"), {QStringLiteral("fr")});
    page().lookUp(QStringLiteral("a small pet"));
    QTRY_VERIFY(!results()->isEmpty());
    QCOMPARE(results()->columns().size(), 1);
    const QTableView* view = results()->columns().at(0)->view();
    QVERIFY(!view->isColumnHidden(3));
    QCOMPARE(view->model()->index(1, 3).data().toString(), QStringLiteral("jeune chat"));
}

void TestLookupPage::detailsExplain()
{
    page().lookUp(QStringLiteral("a small pet"));
    QTRY_VERIFY(!results()->isEmpty());
    QVERIFY(page().openFirst());
    const AttentionView* attention = part<AttentionView>();
    QCOMPARE(attention->tokens().size(), std::size_t(6));
    QVERIFY(attention->accessibleDescription().contains(QStringLiteral("purrs: 50 % of the attention")));
    QVERIFY(attention->accessibleDescription().contains(QStringLiteral("zzyzx: unknown")));
    QTRY_VERIFY(part<QLabel>("glosses")->text().contains(QStringLiteral("gloss of chat")));
    QVERIFY(part<QLabel>("matched")->text().contains(QStringLiteral("petit mammifère")));
    QVERIFY(part<QLabel>("translations")->text().contains(QStringLiteral("gatto")));
    // A link leads on to another word.
    Q_EMIT part<QLabel>("neighbours")->linkActivated(QStringLiteral("word:fr/chaton"));
    QCOMPARE(part<DetailsPanel>()->word(), QStringLiteral("chaton"));
    QTRY_VERIFY(part<QLabel>("glosses")->text().contains(QStringLiteral("gloss of chaton")));
}

void TestLookupPage::lateDetailsOfAnotherWordAreDropped()
{
    FakeEngine& engine = *m_fixture->backend->engine;
    page().lookUp(QStringLiteral("a small pet"));
    QTRY_VERIFY(!results()->isEmpty());
    engine.hold("chat");
    engine.hold("chaton");
    QVERIFY(page().openFirst());
    QTRY_COMPARE(engine.described(), (std::vector<std::string>{"chat"}));
    // The next word is chosen, and before anything is known of it the former's details arrive.
    QTest::keyClick(results()->columns().at(0)->view(), Qt::Key_Down);
    QCOMPARE(part<DetailsPanel>()->word(), QStringLiteral("chaton"));
    engine.release("chat");
    QTRY_COMPARE(engine.described(), (std::vector<std::string>{"chat", "chaton"}));
    QVERIFY2(part<QLabel>("glosses")->text().isEmpty(), qPrintable(part<QLabel>("glosses")->text()));
    engine.release("chaton");
    QTRY_VERIFY(part<QLabel>("glosses")->text().contains(QStringLiteral("gloss of chaton")));
}

void TestLookupPage::detailsFollowTheDescription()
{
    page().lookUp(QStringLiteral("a small pet"));
    QTRY_VERIFY(!results()->isEmpty());
    QVERIFY(page().openFirst());
    QTest::keyClick(results()->columns().at(0)->view(), Qt::Key_Down);
    QTRY_VERIFY(part<QLabel>("glosses")->text().contains(QStringLiteral("gloss of chaton")));
    // Found again: it stays, and keeps its place in the list.
    page().lookUp(QStringLiteral("a small pet that purrs"));
    QTRY_VERIFY(page().hasAnswer());
    QCOMPARE(part<DetailsPanel>()->word(), QStringLiteral("chaton"));
    QCOMPARE(QString::fromStdString(results()->current()->word), QStringLiteral("chaton"));
    // Not found again: the best word of the new answers stands there, with what belongs to it.
    page().lookUp(QStringLiteral("slow pet"));
    QTRY_COMPARE(part<DetailsPanel>()->word(), QStringLiteral("slow-chat"));
    QTRY_VERIFY(part<QLabel>("glosses")->text().contains(QStringLiteral("gloss of slow-chat")));
    // A word reached by a link belongs to the question it was reached from.
    Q_EMIT part<QLabel>("neighbours")->linkActivated(QStringLiteral("word:fr/matou"));
    page().refresh();
    QTRY_VERIFY(page().hasAnswer());
    QCOMPARE(part<DetailsPanel>()->word(), QStringLiteral("matou"));
    page().lookUp(QStringLiteral("a pet"));
    QTRY_COMPARE(part<DetailsPanel>()->word(), QStringLiteral("chat"));
}

void TestLookupPage::detailsAreClearedWithTheAnswers()
{
    for (const char* text : {"nothing", "fail", ""}) {
        page().lookUp(QStringLiteral("a small pet"));
        QTRY_VERIFY(page().hasAnswer());
        QVERIFY(page().openFirst());
        field()->setPlainText(QLatin1String(text));
        QTRY_VERIFY(part<DetailsPanel>()->word().isEmpty());
        QVERIFY(part<QLabel>("glosses")->text().isEmpty());
        QVERIFY(!page().copy());
    }
    // Closed over one question and opened over another, they are of the latter.
    page().lookUp(QStringLiteral("a small pet"));
    QTRY_VERIFY(page().hasAnswer());
    QVERIFY(page().openFirst());
    page().setDetailsVisible(false);
    page().lookUp(QStringLiteral("slow pet"));
    QTRY_COMPARE(words(0).value(0), QStringLiteral("slow-chat"));
    page().setDetailsVisible(true);
    QCOMPARE(part<DetailsPanel>()->word(), QStringLiteral("slow-chat"));
}

void TestLookupPage::wordsHaveAMenu()
{
    page().lookUp(QStringLiteral("a small pet"));
    QTRY_VERIFY(page().hasAnswer());
    QTableView* view = results()->columns().at(1)->view();
    const auto open = [&](int row) {
        const QPoint at = view->visualRect(view->model()->index(row, 0)).center();
        Q_EMIT view->customContextMenuRequested(at);
        auto* menu = part<QMenu>("wordMenu");
        return menu && menu->isVisible() ? menu->actions() : QList<QAction*>();
    };
    QList<QAction*> actions = open(1);
    QCOMPARE(actions.size(), 7);
    QCOMPARE(QString::fromStdString(results()->current()->word), QStringLiteral("Kater"));
    actions.at(1)->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("Kater"));
    actions.at(2)->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("Kater: männliche Katze"));
    actions.at(0)->trigger();
    QCOMPARE(part<DetailsPanel>()->word(), QStringLiteral("Kater"));
    actions.at(4)->trigger();
    QCOMPARE(field()->toPlainText(), QStringLiteral("Kater"));
    QCOMPARE(part<LanguageBar>()->from(), QStringLiteral("de"));
}

void TestLookupPage::historyGoesBackAndForward()
{
    for (const char* text : {"first thing", "second thing", "third thing"}) {
        page().lookUp(QLatin1String(text));
        QTRY_VERIFY(page().hasAnswer());
    }
    page().goBack();
    QCOMPARE(field()->toPlainText(), QStringLiteral("second thing"));
    QTRY_VERIFY(page().hasAnswer());
    page().goBack();
    QCOMPARE(field()->toPlainText(), QStringLiteral("first thing"));
    QTRY_VERIFY(page().hasAnswer());
    QVERIFY(!page().canGoBack());
    page().goForward();
    QCOMPARE(field()->toPlainText(), QStringLiteral("second thing"));
}

void TestLookupPage::clipboardIsLookedUp()
{
    QGuiApplication::clipboard()->setText(QStringLiteral("  a pet\n that purrs "));
    page().lookUpClipboard();
    QTRY_VERIFY(page().hasAnswer());
    QCOMPARE(m_fixture->backend->engine->queries().back().text, std::string("a pet that purrs"));
}

void TestLookupPage::copyTakesTheChosenWord()
{
    page().lookUp(QStringLiteral("a small pet"));
    QTRY_VERIFY(page().hasAnswer());
    QTest::keyClick(field(), Qt::Key_Down);
    QVERIFY(page().copy());
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("chat"));
    page().copyWithDefinition();
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("chat: petit mammifère domestique qui miaule"));
}

void TestLookupPage::fieldGrowsToThreeLines()
{
    const int one = field()->height();
    field()->setPlainText(QStringLiteral("word ").repeated(60));
    QTRY_VERIFY(field()->height() > one);
    const int grown = field()->height();
    field()->setPlainText(QStringLiteral("word ").repeated(600));
    QTRY_VERIFY(field()->height() >= grown);
    QVERIFY(field()->height() < one + 2 * field()->fontMetrics().lineSpacing() + 8);
    field()->setPlainText(QStringLiteral("word"));
    QTRY_COMPARE(field()->height(), one);
}

void TestLookupPage::exampleIsAsked()
{
    auto* example = part<QPushButton>("example");
    QVERIFY(example && example->isVisible());
    QTest::mouseClick(example, Qt::LeftButton);
    QTRY_VERIFY(page().hasAnswer());
    QCOMPARE(field()->toPlainText(), example->text());
}

QTEST_MAIN(TestLookupPage)
#include "TestLookupPage.moc"
