#include "WindowFixture.h"
#include "frame/Actions.h"
#include "jobs/JobRunner.h"
#include "lookuppage/DetailsPanel.h"
#include "lookuppage/LookupPage.h"
#include "lookuppage/ResultColumn.h"
#include "lookuppage/ResultModel.h"
#include "lookuppage/ResultsView.h"
#include "lookuppage/WordDelegate.h"
#include "savedpage/ReviewCard.h"
#include "savedpage/SavedActions.h"
#include "savedpage/SavedEditPanel.h"
#include "savedpage/SavedListsPane.h"
#include "savedpage/SavedModel.h"
#include "savedpage/SavedPage.h"
#include "savedpage/SavedView.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTextCursor>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace crossgloss;

/// Words saved on the Look-up page, kept and learnt on their own.
class TestSavedPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        QTRY_VERIFY(window().lookupPage().isReady());
    }
    void cleanup() { m_fixture.reset(); }

    void modelIsSound();
    void answersAreSavedAndTakenOut();
    void starsAreClicked();
    void detailsSave();
    void emptyPageSaysWhatItIsFor();
    void tableShowsEverything();
    void searchNarrows();
    void listsNarrow();
    void listsAreMadeAndRenamed();
    void fieldsAreEdited();
    void severalAreTagged();
    void removalIsUndone();
    void undoAndRedo();
    void duplicatesAreMerged();
    void lookUpAgain();
    void filesGoOutAndIn();
    void reviewAsksAndGrades();
    void reviewIsUndone();
    void forgottenWordsComeBack();
    void reviewTurnsRound();
    void failuresAreTold();
    void sessionComesBack();

private:
    MainWindow& window() { return *m_fixture->window; }
    FakeSaved& saved() { return m_fixture->backend->savedWords; }
    SavedActions& actions() { return *window().actions().saved; }
    ResultsView* results() { return window().lookupPage().findChild<ResultsView*>(); }
    SavedPage& page() { return window().savedPage(); }
    SavedView& view() { return page().view(); }
    QTableView* table() { return view().table(); }
    int rows() { return table()->model()->rowCount(); }
    QString cell(int row, int column) { return table()->model()->index(row, column).data().toString(); }
    std::vector<SavedWord> stored() { return saved().overview({}).words; }
    SavedWord stored(const std::string& word)
    {
        for (const SavedWord& each : stored()) {
            if (each.word == word) {
                return each;
            }
        }
        return {};
    }
    void settle() { QTRY_COMPARE(window().jobs().activeCount(), 0); }
    /// Plants words and shows them.
    void open()
    {
        saved().plant();
        window().showPage(PageId::Saved);
        QTRY_COMPARE(rows(), 5);
        settle();
    }
    void choose(const std::string& word) { view().choose(stored(word).id); }
    void ask()
    {
        window().lookupPage().lookUp(QStringLiteral("a small pet"));
        QTRY_VERIFY(window().lookupPage().hasAnswer());
    }
    bool starred(int column, int row)
    {
        return results()->columns().at(column)->view()->model()->index(row, 0).data(ResultModel::SavedRole).toBool();
    }

    /// Presses the button of a message.
    static void press(QWidget& within, const QString& text)
    {
        for (QPushButton* button : within.findChildren<QPushButton*>()) {
            if (button->isVisible() && button->text() == text) {
                button->click();
                return;
            }
        }
        QFAIL(qPrintable(text));
    }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<WindowFixture> m_fixture;
};

void TestSavedPage::modelIsSound()
{
    SavedModel model;
    SavedSorting sorting(&model);
    const QAbstractItemModelTester tester(&sorting, QAbstractItemModelTester::FailureReportingMode::QtTest);
    saved().plant();
    model.setRows(stored());
    QCOMPARE(sorting.rowCount(), 5);
    sorting.sort(SavedModel::WordColumn);
    QCOMPARE(sorting.index(0, 0).data().toString(), QStringLiteral("bouilloire"));
    sorting.sort(SavedModel::SavedColumn, Qt::DescendingOrder);
    QCOMPARE(sorting.index(0, 0).data().toString(), QStringLiteral("gato"));
    QCOMPARE(sorting.index(4, SavedModel::GrammarColumn).data().toString(), QStringLiteral("noun · feminine"));
}

void TestSavedPage::answersAreSavedAndTakenOut()
{
    ask();
    window().lookupPage().openFirst();
    window().lookupPage().setDetailsVisible(false);
    QVERIFY(!starred(0, 0));
    actions().saveWord->trigger();
    QTRY_VERIFY(starred(0, 0));
    settle();
    const SavedWord kept = stored("chat");
    QCOMPARE(kept.query, std::string("a small pet"));
    QCOMPARE(kept.queryLanguage, std::string("en"));
    QCOMPARE(kept.language, std::string("fr"));
    QCOMPARE(kept.pos, PartOfSpeech::Noun);
    QVERIFY(!kept.meaning.empty());
    QVERIFY(!starred(0, 1));
    // Another question: another answer.
    window().lookupPage().lookUp(QStringLiteral("an animal that purrs"));
    QTRY_VERIFY(!starred(0, 0));
    ask();
    QTRY_VERIFY(starred(0, 0));
    results()->chooseFirst();
    actions().saveWord->trigger();
    QTRY_VERIFY(!starred(0, 0));
    QTRY_VERIFY(window().lookupPage().messageText().contains(QStringLiteral("chat")));
    QVERIFY(stored().empty());
    press(window().lookupPage(), QStringLiteral("Undo"));
    QTRY_VERIFY(starred(0, 0));
    QCOMPARE(stored("chat").id, kept.id);
    // Twice in a moment is once there and once back at most, never twice there.
    actions().saveWord->trigger();
    actions().saveWord->trigger();
    settle();
    QVERIFY(stored().empty());
}

void TestSavedPage::starsAreClicked()
{
    ask();
    QTableView* list = results()->columns().at(1)->view();
    const QModelIndex index = list->model()->index(1, 0);
    QStyleOptionViewItem option;
    option.rect = list->visualRect(index);
    option.direction = Qt::LeftToRight;
    option.font = list->font();
    const QPoint star = static_cast<WordDelegate*>(list->itemDelegateForColumn(0))->starArea(option).center();
    QVERIFY(list->visualRect(index).contains(star));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, star);
    QTRY_VERIFY(starred(1, 1));
    QVERIFY(!window().lookupPage().detailsVisible()); // the star is no opening
    QCOMPARE(stored().front().word, std::string("Kater"));
    QVERIFY(index.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("saved")));
    // The menu says what it would do.
    Q_EMIT list->customContextMenuRequested(list->visualRect(index).center());
    auto* menu = window().lookupPage().findChild<QMenu*>(QStringLiteral("wordMenu"));
    QVERIFY(menu);
    const QList<QAction*> actions = menu->actions();
    const auto out = std::ranges::find_if(
        actions, [](const QAction* action) { return action->text().contains(QStringLiteral("Remove")); });
    QVERIFY(out != actions.end());
    (*out)->trigger();
    QTRY_VERIFY(!starred(1, 1));
}

void TestSavedPage::detailsSave()
{
    ask();
    window().lookupPage().openFirst();
    auto* button = window().lookupPage().findChild<QPushButton*>(QStringLiteral("saveWord"));
    QCOMPARE(button->text(), QStringLiteral("Save"));
    button->click();
    QTRY_COMPARE(button->text(), QStringLiteral("Saved"));
    settle();
    button->click();
    QTRY_COMPARE(button->text(), QStringLiteral("Save"));
    settle();
    // A word that was reached by a link is saved as what it is, not as an answer.
    Q_EMIT window().lookupPage().findChild<DetailsPanel*>()->wordRequested(QStringLiteral("minou"), QStringLiteral("fr"));
    actions().saveWord->trigger();
    QTRY_COMPARE(button->text(), QStringLiteral("Saved"));
    QCOMPARE(stored("minou").query, std::string());
}

void TestSavedPage::emptyPageSaysWhatItIsFor()
{
    window().showPage(PageId::Saved);
    settle();
    auto* button = page().findChild<QPushButton*>(QStringLiteral("savedEmpty"));
    QVERIFY(button->isVisible());
    QVERIFY(!actions().remove->isEnabled());
    QVERIFY(!actions().exportWords->isEnabled());
    button->click();
    QCOMPARE(window().currentPage(), PageId::Lookup);
}

void TestSavedPage::tableShowsEverything()
{
    open();
    QCOMPARE(cell(0, SavedModel::WordColumn), QStringLiteral("gato")); // the one saved last in front
    QCOMPARE(cell(4, SavedModel::WordColumn), QStringLiteral("Katze"));
    QCOMPARE(cell(4, SavedModel::LanguageColumn), QStringLiteral("German"));
    QCOMPARE(cell(4, SavedModel::MeaningColumn), QStringLiteral("a small domesticated feline"));
    QCOMPARE(cell(4, SavedModel::QueryColumn), QStringLiteral("small pet that purrs"));
    QCOMPARE(cell(4, SavedModel::TagsColumn), QStringLiteral("home"));
    QCOMPARE(cell(4, SavedModel::ListsColumn), QStringLiteral("Animals"));
    QCOMPARE(cell(4, SavedModel::DueColumn), QStringLiteral("new"));
    QVERIFY(!cell(4, SavedModel::SavedColumn).isEmpty());
    table()->sortByColumn(SavedModel::WordColumn, Qt::AscendingOrder);
    QCOMPARE(cell(0, SavedModel::WordColumn), QStringLiteral("bouilloire"));
    choose("Katze");
    QVERIFY(page().copy());
}

void TestSavedPage::searchNarrows()
{
    open();
    QVERIFY(page().find());
    QTest::keyClicks(view().searchField(), QStringLiteral("mamifero"));
    QTRY_COMPARE(rows(), 1);
    QCOMPARE(cell(0, 0), QStringLiteral("gato"));
    QTRY_VERIFY(page().findChild<QLabel*>(QStringLiteral("savedCount"))->text().contains(QStringLiteral("1 of 5")));
    view().searchField()->clear();
    QTRY_COMPARE(rows(), 5);
    auto* language = page().findChild<QComboBox*>(QStringLiteral("savedLanguage"));
    QCOMPARE(language->count(), 4);
    language->setCurrentIndex(language->findData(QStringLiteral("de")));
    QTRY_COMPARE(rows(), 2);
}

void TestSavedPage::listsNarrow()
{
    open();
    QListWidget* list = view().lists().list();
    QCOMPARE(list->count(), 3);
    list->setCurrentRow(1);
    QTRY_COMPARE(rows(), 3);
    QVERIFY(actions().renameList->isEnabled());
    actions().removeList->trigger();
    QTRY_COMPARE(rows(), 5);
    QTRY_COMPARE(list->count(), 2);
    QVERIFY(page().messageText().contains(QStringLiteral("Animals")));
}

void TestSavedPage::listsAreMadeAndRenamed()
{
    open();
    actions().newList->trigger();
    auto* editor = view().lists().list()->findChild<QLineEdit*>();
    QVERIFY(editor);
    editor->setText(QStringLiteral("Verbs"));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(saved().overview({}).lists.count("Verbs"), std::size_t{1});
    settle();
    QListWidget* list = view().lists().list();
    QTRY_COMPARE(list->count(), 4);
    list->setCurrentRow(1);
    settle();
    actions().renameList->trigger();
    editor = list->findChild<QLineEdit*>();
    QVERIFY(editor);
    QCOMPARE(editor->text(), QStringLiteral("Animals"));
    editor->setText(QStringLiteral("Beasts"));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(saved().overview({}).lists.count("Beasts"), std::size_t{1});
    settle();
    QCOMPARE(view().lists().current(), QStringLiteral("Beasts"));
    QCOMPARE(rows(), 3);
}

void TestSavedPage::fieldsAreEdited()
{
    open();
    choose("Katze");
    SavedEditPanel& editor = view().editor();
    QCOMPARE(editor.meaningField()->toPlainText(), QStringLiteral("a small domesticated feline"));
    editor.noteField()->setFocus();
    QTest::keyClicks(editor.noteField(), QStringLiteral("die Katze"));
    editor.tagsField()->setFocus();
    editor.tagsField()->clear();
    QTest::keyClicks(editor.tagsField(), QStringLiteral("home, pets"));
    QTest::keyClick(editor.tagsField(), Qt::Key_Return);
    QTRY_COMPARE(stored("Katze").tags, (std::vector<std::string>{"home", "pets"}));
    QTRY_COMPARE(stored("Katze").note, std::string("die Katze"));
    // Changes that follow each other at once come in their order, and none takes another back.
    for (int i = 0; i < 20; ++i) {
        editor.noteField()->setPlainText(QStringLiteral("note %1").arg(i));
        editor.noteField()->document()->setModified(true);
        editor.commit();
        editor.tagsField()->setText(QStringLiteral("tag%1").arg(i));
        editor.tagsField()->setModified(true);
        editor.commit();
    }
    settle();
    QTRY_COMPARE(stored("Katze").note, std::string("note 19"));
    QTRY_COMPARE(stored("Katze").tags, (std::vector<std::string>{"tag19"}));
    settle();
    editor.noteField()->setPlainText(QStringLiteral("die Katze"));
    editor.noteField()->document()->setModified(true);
    editor.noteField()->moveCursor(QTextCursor::End);
    // What is typed when another word is chosen belongs to the first.
    QTest::keyClicks(editor.noteField(), QStringLiteral("!"));
    choose("gato");
    QTRY_COMPARE(stored("Katze").note, std::string("die Katze!"));
    QVERIFY(stored("gato").note.empty());
    settle();
    // Lists by the menu.
    auto* button = page().findChild<QToolButton*>(QStringLiteral("savedListsButton"));
    button->menu()->actions().at(1)->trigger();
    QTRY_COMPARE(stored("gato").lists, (std::vector<std::string>{"Animals", "Kitchen"}));
    settle();
    button->menu()->actions().at(0)->trigger();
    QTRY_COMPARE(stored("gato").lists, (std::vector<std::string>{"Kitchen"}));
}

void TestSavedPage::severalAreTagged()
{
    open();
    table()->selectAll();
    SavedEditPanel& editor = view().editor();
    QVERIFY(!editor.noteField()->isVisible());
    QTest::keyClicks(editor.tagsField(), QStringLiteral("all"));
    QTest::keyClick(editor.tagsField(), Qt::Key_Return);
    QTRY_VERIFY(std::ranges::all_of(stored(), [](const SavedWord& word) {
        return std::ranges::find(word.tags, "all") != word.tags.end();
    }));
}

void TestSavedPage::removalIsUndone()
{
    open();
    choose("Katze");
    QTest::keyClick(table(), Qt::Key_Delete);
    QTRY_COMPARE(rows(), 4);
    QVERIFY(page().messageText().contains(QStringLiteral("removed")));
    settle();
    choose("gato");
    actions().remove->trigger();
    QTRY_COMPARE(rows(), 3);
    settle();
    QVERIFY(page().undo());
    QTRY_COMPARE(rows(), 4);
    QVERIFY(page().undo());
    QTRY_COMPARE(rows(), 5);
}

void TestSavedPage::undoAndRedo()
{
    open();
    choose("Katze");
    actions().remove->trigger();
    QTRY_COMPARE(rows(), 4);
    settle();
    table()->setFocus();
    window().actions().undo->trigger();
    QTRY_COMPARE(rows(), 5);
    settle();
    window().actions().redo->trigger();
    QTRY_COMPARE(rows(), 4);
}

void TestSavedPage::duplicatesAreMerged()
{
    SavedWord again;
    again.word = "Katze";
    again.language = "de";
    again.query = "cat";
    again.note = "twice";
    saved().add(again);
    saved().now += 5;
    saved().plant();
    window().showPage(PageId::Saved);
    QTRY_COMPARE(rows(), 6);
    settle();
    auto* button = page().findChild<QPushButton*>(QStringLiteral("mergeDuplicates"));
    QVERIFY(button->isVisible());
    table()->clearSelection();
    button->click();
    QTRY_COMPARE(rows(), 5);
    settle();
    QCOMPARE(stored("Katze").note, std::string("twice"));
    QCOMPARE(stored("Katze").meaning, std::string("a small domesticated feline"));
    QVERIFY(!button->isVisible());
}

void TestSavedPage::lookUpAgain()
{
    open();
    choose("Katze");
    actions().lookUpAgain->trigger();
    QCOMPARE(window().currentPage(), PageId::Lookup);
    QTRY_VERIFY(window().lookupPage().hasAnswer());
    QCOMPARE(window().lookupPage().findChild<QPlainTextEdit*>(QStringLiteral("description"))->toPlainText(),
             QStringLiteral("small pet that purrs"));
    QTRY_VERIFY(starred(1, 0)); // Katze is an answer to that
}

void TestSavedPage::filesGoOutAndIn()
{
    open();
    const QString file = m_fixture->folder.filePath(QStringLiteral("words.csv"));
    m_fixture->prompts.files = {file};
    view().lists().list()->setCurrentRow(1);
    QTRY_COMPARE(rows(), 3);
    window().actions().exportView->trigger();
    QTRY_VERIFY(page().messageText().contains(QStringLiteral("3 word(s) written")) ||
                page().messageText().contains(QStringLiteral("3 words written")));
    view().lists().list()->setCurrentRow(0);
    QTRY_COMPARE(rows(), 5);
    QFile written(file);
    QVERIFY(written.open(QIODevice::Append));
    written.write("\r\nnew-id,Hund,de\r\n,,de\r\n");
    written.write((stored("Katze").id + ",Katze,de,noun,,another meaning\r\n").c_str());
    written.close();
    actions().importWords->trigger();
    QTRY_COMPARE(rows(), 6);
    QTRY_VERIFY2(page().messageText().contains(QStringLiteral("1 added")), qPrintable(page().messageText()));
    QVERIFY(page().messageText().contains(QStringLiteral("1 skipped")));
    QVERIFY(page().messageText().contains(QStringLiteral("words.csv:")));
    QCOMPARE(stored("Katze").meaning, std::string("a small domesticated feline"));
    press(page(), QStringLiteral("Use the values of the file"));
    QTRY_COMPARE(stored("Katze").meaning, std::string("another meaning"));
    settle();
    QVERIFY(!page().takeFiles({QStringLiteral("/home/reader/words.fi.vec")}));
    QVERIFY(page().takeFiles({m_fixture->folder.filePath(QStringLiteral("none.csv"))}));
    QTRY_VERIFY(page().messageText().contains(QStringLiteral("none.csv")));
}

void TestSavedPage::reviewAsksAndGrades()
{
    open();
    auto* start = page().findChild<QPushButton*>(QStringLiteral("startReview"));
    QVERIFY(start->isEnabled());
    actions().review->trigger();
    QTRY_VERIFY(page().isReviewing());
    ReviewCard& card = page().card();
    const auto text = [&](const char* name) { return page().findChild<QLabel*>(QLatin1String(name))->text(); };
    QCOMPARE(text("reviewProgress"), QStringLiteral("1 of 5"));
    QVERIFY(text("reviewQuestion").contains(QStringLiteral("a small domesticated feline")));
    auto* answer = page().findChild<QLabel*>(QStringLiteral("reviewAnswer"));
    auto* good = page().findChild<QPushButton*>(QStringLiteral("grade-good"));
    QVERIFY(!answer->isVisible() && !good->isVisible());
    QTest::keyClick(&card, Qt::Key_3); // nobody grades what was not seen
    QVERIFY(!card.isAnswerShown());
    QTest::keyClick(&card, Qt::Key_Space);
    QVERIFY(answer->isVisible() && answer->text().contains(QStringLiteral("Katze")));
    QVERIFY(good->text().contains(QStringLiteral("3 days")) || good->text().contains(QStringLiteral("3 day(s)")));
    QTest::keyClick(&card, Qt::Key_3);
    QTRY_COMPARE(text("reviewProgress"), QStringLiteral("2 of 5"));
    QCOMPARE(stored("Katze").review->intervalDays, std::int64_t{3});
    for (int i = 0; i < 4; ++i) {
        QTRY_VERIFY(!card.isAnswerShown());
        QTest::keyClick(&card, Qt::Key_Space);
        QTest::keyClick(&card, Qt::Key_4);
        QTRY_COMPARE(card.session().done(), std::size_t(i + 2));
    }
    QVERIFY(text("reviewEnd").contains(QStringLiteral("5")));
    QTest::keyClick(&card, Qt::Key_Return);
    QTRY_VERIFY(!page().isReviewing());
    QTRY_VERIFY(!start->isEnabled());
    QCOMPARE(saved().due({}).words.size(), std::size_t{0});
}

void TestSavedPage::reviewIsUndone()
{
    open();
    page().startReview();
    QTRY_VERIFY(page().isReviewing());
    ReviewCard& card = page().card();
    card.showAnswer();
    card.gradeAs(ReviewGrade::Good);
    QTRY_COMPARE(card.session().done(), std::size_t{1});
    settle();
    QVERIFY(page().undo());
    QTRY_COMPARE(card.session().done(), std::size_t{0});
    QCOMPARE(card.session().current()->word.word, std::string("Katze"));
    QVERIFY(!stored("Katze").review);
    settle();
    page().undo(); // nothing was graded any more: words stay as they are
    settle();
    QCOMPARE(stored().size(), std::size_t{5});
    QTest::keyClick(&card, Qt::Key_Escape);
    QTRY_VERIFY(!page().isReviewing());
}

void TestSavedPage::forgottenWordsComeBack()
{
    open();
    page().startReview();
    QTRY_VERIFY(page().isReviewing());
    ReviewCard& card = page().card();
    card.showAnswer();
    card.gradeAs(ReviewGrade::Again);
    QTRY_COMPARE(card.session().current()->word.word, std::string("schnurren"));
    QCOMPARE(card.session().done(), std::size_t{0});
    for (int i = 0; i < 4; ++i) {
        card.showAnswer();
        card.gradeAs(ReviewGrade::Good);
        QTRY_COMPARE(card.session().done(), std::size_t(i + 1));
    }
    QCOMPARE(card.session().current()->word.word, std::string("Katze"));
    card.showAnswer();
    card.gradeAs(ReviewGrade::Good);
    QTRY_VERIFY(!card.session().current());
    QCOMPARE(stored("Katze").review->reviews, std::int64_t{2});
}

void TestSavedPage::reviewTurnsRound()
{
    open();
    page().startReview();
    QTRY_VERIFY(page().isReviewing());
    page().card().setDirection(ReviewCard::WordToMeaning);
    QVERIFY(page().findChild<QLabel*>(QStringLiteral("reviewQuestion"))->text().contains(QStringLiteral("Katze")));
}

void TestSavedPage::failuresAreTold()
{
    open();
    choose("gato");
    saved().broken = true;
    actions().remove->trigger();
    QTRY_VERIFY(page().messageText().contains(QStringLiteral("cannot be read")));
    QCOMPARE(rows(), 5);
    settle();
    window().showPage(PageId::Lookup);
    ask();
    results()->chooseFirst();
    actions().saveWord->trigger();
    QTRY_VERIFY(window().lookupPage().messageText().contains(QStringLiteral("cannot be read")));
    QVERIFY(!starred(0, 0));
}

void TestSavedPage::sessionComesBack()
{
    open();
    view().lists().list()->setCurrentRow(1);
    QTRY_COMPARE(rows(), 3);
    table()->sortByColumn(SavedModel::WordColumn, Qt::AscendingOrder);
    page().card().setDirection(ReviewCard::WordToMeaning);
    settle();
    window().close();
    m_fixture->reopen();
    QTRY_VERIFY(window().lookupPage().isReady());
    QCOMPARE(window().currentPage(), PageId::Saved);
    QTRY_COMPARE(rows(), 3);
    QCOMPARE(view().lists().current(), QStringLiteral("Animals"));
    QCOMPARE(cell(0, 0), QStringLiteral("gato"));
    QCOMPARE(page().card().direction(), ReviewCard::WordToMeaning);
}

QTEST_MAIN(TestSavedPage)
#include "TestSavedPage.moc"
