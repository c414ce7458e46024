#include "WindowFixture.h"
#include "frame/Actions.h"
#include "glossespage/CandidatesView.h"
#include "glossespage/DecisionBar.h"
#include "glossespage/DeskView.h"
#include "glossespage/GlossesPage.h"
#include "glossespage/LinkingsView.h"
#include "glossespage/NewLinkingPanel.h"
#include "glossespage/PairCards.h"
#include "glossespage/PlanView.h"
#include "glossespage/QueuePane.h"
#include "glossespage/ReviewActions.h"
#include "glossespage/ReviewPanel.h"
#include "jobs/JobRunner.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace crossgloss;

/// The Glosses page by the keyboard alone, over the real desk on a planted linking.
class TestGlossesPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        m_linking = m_fixture->backend->glosses.plant(writtenLinking());
        m_fixture->settings.preferences().setValue(QStringLiteral("reviewer"), QStringLiteral("Anna"));
        m_fixture->reopen();
        m_fixture->window->showPage(PageId::Glosses);
        QTRY_VERIFY(!page().isBusy());
    }
    void cleanup() { m_fixture.reset(); }

    void emptyPageHasOneButton();
    void listsAndOpensByKeyboard();
    void acceptsRejectsDefersAndGoesOn();
    void choosesAnotherCandidate();
    void undoesAndRedoesAll();
    void relationIsTakenAlongOrChanged();
    void noteIsKeptHoweverItIsLeft();
    void fastKeysAreAllMade();
    void noteBegunWhileBusyGoesToTheNextGloss();
    void filtersAndOrders();
    void movedGlossesAreListed();
    void lettersAreTextInTextFields();
    void keysSleepOnOtherPages();
    void everythingIsThereAfterARestart();
    void sessionIsRestored();
    void importsWithConflicts();
    void reviewersAreCompared();
    void saysWhoHoldsALinking();
    void exportsAllFormats();
    void removesAfterAsking();
    void newLinkingIsForetoldAndMade();
    void newLinkingSaysWhatIsWrong();
    void planIsReadByKeyboard();
    void windowClosesWithoutLosingANote();

private:
    GlossesPage& page() { return m_fixture->window->glossesPage(); }
    DeskView& desk() { return page().desk(); }
    const ReviewItem& item(std::int32_t source) { return *desk().model().item(source); }
    ReviewActions& actions() { return *m_fixture->window->actions().review; }
    template <typename Widget>
    Widget* find(const char* name)
    {
        return page().findChild<Widget*>(QLatin1String(name));
    }
    void open()
    {
        page().open(m_linking);
        QTRY_VERIFY(desk().isOpen() && !page().isBusy());
        m_models = std::make_unique<QAbstractItemModelTester>(&desk().model(),
                                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        m_filters = std::make_unique<QAbstractItemModelTester>(&desk().queue().filter(),
                                                               QAbstractItemModelTester::FailureReportingMode::QtTest);
    }
    /// Types at the desk and waits until it has answered.
    void type(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(desk().queue().table(), key, modifiers);
        QTRY_VERIFY(!page().isBusy());
    }
    std::int32_t sourceOf(const char* lemma)
    {
        const std::vector<LinkingGloss>& glosses = desk().linking()->source.glosses;
        for (std::size_t i = 0; i < glosses.size(); ++i) {
            if (glosses[i].lemmas.front() == lemma) {
                return static_cast<std::int32_t>(i);
            }
        }
        return -1;
    }
    void goTo(std::int32_t source)
    {
        QVERIFY(desk().queue().setCurrent(source));
        QTRY_VERIFY(!page().isBusy());
    }
    QString write(const QString& name, const QByteArray& text)
    {
        const QString path = m_fixture->folder.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
            qFatal("no temporary file");
        }
        return path;
    }
    void restart()
    {
        m_models.reset();
        m_filters.reset();
        m_fixture->reopen();
        m_fixture->window->showPage(PageId::Glosses);
        QTRY_VERIFY(!page().isBusy());
    }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<WindowFixture> m_fixture;
    std::unique_ptr<QAbstractItemModelTester> m_models;
    std::unique_ptr<QAbstractItemModelTester> m_filters;
    std::int64_t m_linking = -1;
};

void TestGlossesPage::emptyPageHasOneButton()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->window->showPage(PageId::Glosses);
    QTRY_VERIFY(!page().isBusy());
    QVERIFY(find<QPushButton>("glossesEmpty")->isVisible());
    QVERIFY(!find<QPushButton>("openLinking")->isVisible());
    QVERIFY(!page().newLinking().isVisible());
    QTest::mouseClick(find<QPushButton>("glossesEmpty"), Qt::LeftButton);
    QVERIFY(page().newLinking().isVisible());
}

void TestGlossesPage::listsAndOpensByKeyboard()
{
    QCOMPARE(page().list().model().rowCount(), 1);
    QVERIFY(page().list().model().index(0, LinkingsModel::NameColumn).data().toString().contains("Italian to English"));
    QCOMPARE(page().reviewer(), QStringLiteral("Anna"));
    QTest::keyClick(find<QTableView>("linkings"), Qt::Key_Return);
    QTRY_VERIFY(desk().isOpen() && !page().isBusy());
    QVERIFY(page().deskVisible());
    QCOMPARE(desk().model().rowCount(), 24);
    QCOMPARE(desk().reviewer(), QStringLiteral("Anna"));
    QCOMPARE(desk().candidates().model().rowCount(), 10);
    QVERIFY(desk().cards().planModel().rowCount() > 0);
    type(Qt::Key_W, Qt::ControlModifier);
    QTRY_VERIFY(!desk().isOpen());
    QVERIFY(!page().deskVisible());
}

void TestGlossesPage::acceptsRejectsDefersAndGoesOn()
{
    open();
    // Decisions change rows; they never fill the queue anew.
    const QSignalSpy resets(&desk().queue().filter(), &QAbstractItemModel::modelReset);
    const std::vector<std::int32_t> order = desk().queue().filter().shown();
    const std::int32_t first = order[0];
    QCOMPARE(desk().current(), first);
    type(Qt::Key_A);
    QCOMPARE(item(first).verdict, Verdict::Accepted);
    QCOMPARE(item(first).relation, Relation::Exact);
    const std::int32_t second = desk().current();
    QVERIFY(second != first && item(second).verdict == Verdict::Open);
    // A rejected pair leaves the gloss where it is, with another suggestion.
    const std::int32_t before = item(second).target;
    type(Qt::Key_R);
    QCOMPARE(desk().current(), second);
    QVERIFY(item(second).target != before);
    QCOMPARE(item(second).rejected, 1u);
    type(Qt::Key_D);
    QCOMPARE(item(second).verdict, Verdict::Deferred);
    const std::int32_t third = desk().current();
    QVERIFY(third != second);
    type(Qt::Key_X);
    QCOMPARE(item(third).verdict, Verdict::NoCounterpart);
    QVERIFY(item(desk().current()).verdict == Verdict::Open);
    QVERIFY(find<QLabel>("decided")->text().startsWith(QStringLiteral("2 of 24")));
    goTo(first);
    type(Qt::Key_O);
    QCOMPARE(item(first).verdict, Verdict::Open);
    QCOMPARE(desk().current(), first);
    QVERIFY(find<QLabel>("decided")->text().startsWith(QStringLiteral("1 of 24")));
    QCOMPARE(resets.count(), 0);
}

void TestGlossesPage::choosesAnotherCandidate()
{
    open();
    const std::int32_t source = desk().current();
    const std::int32_t third = desk().candidates().model().rows()[2].target;
    type(Qt::Key_3);
    QCOMPARE(item(source).verdict, Verdict::Accepted);
    QCOMPARE(item(source).target, third);
    const std::int32_t next = desk().current();
    const std::int32_t tenth = desk().candidates().model().rows()[9].target;
    type(Qt::Key_0);
    QCOMPARE(item(next).target, tenth);
    // Enter in the list does the same; what another has is marked.
    goTo(source);
    QTableView* table = find<QTableView>("candidates");
    const CandidateModel& model = desk().candidates().model();
    int taken = -1;
    for (int row = 0; row < model.rowCount(); ++row) {
        if (model.rows()[static_cast<std::size_t>(row)].target == tenth) {
            taken = row;
        }
    }
    if (taken >= 0) {
        QVERIFY(model.index(taken, CandidateModel::MarksColumn).data().toString().contains(QStringLiteral("linked to")));
        table->setCurrentIndex(model.index(taken, 0));
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_COMPARE(item(source).target, tenth);
        QTRY_VERIFY(!page().isBusy());
        QCOMPARE(item(next).verdict, Verdict::Open);
    }
}

void TestGlossesPage::undoesAndRedoesAll()
{
    open();
    const std::vector<ReviewItem> before = desk().model().items();
    for (const Qt::Key key : {Qt::Key_A, Qt::Key_R, Qt::Key_2, Qt::Key_D, Qt::Key_A, Qt::Key_X, Qt::Key_A}) {
        type(key);
    }
    const std::vector<ReviewItem> after = desk().model().items();
    const auto same = [this](const std::vector<ReviewItem>& wanted) {
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            const ReviewItem& now = item(static_cast<std::int32_t>(i));
            if (now.verdict != wanted[i].verdict || now.target != wanted[i].target || now.rejected != wanted[i].rejected) {
                return false;
            }
        }
        return true;
    };
    for (int i = 0; i < 3; ++i) {
        type(Qt::Key_Z);
    }
    // Through the Edit menu too.
    for (int i = 0; i < 4; ++i) {
        type(Qt::Key_Z, Qt::ControlModifier);
    }
    QVERIFY(same(before));
    type(Qt::Key_Z);
    QVERIFY(same(before));
    type(Qt::Key_Y);
    type(Qt::Key_Z, Qt::ShiftModifier);
    for (int i = 0; i < 5; ++i) {
        type(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    }
    QVERIFY(same(after));
}

void TestGlossesPage::relationIsTakenAlongOrChanged()
{
    open();
    const std::int32_t source = desk().current();
    type(Qt::Key_B, Qt::ShiftModifier);
    QCOMPARE(item(source).verdict, Verdict::Open);
    QCOMPARE(desk().bar().relation(), Relation::Broader);
    type(Qt::Key_A);
    QCOMPARE(item(source).relation, Relation::Broader);
    // The next gloss begins with an exact link again.
    QCOMPARE(desk().bar().relation(), Relation::Exact);
    goTo(source);
    QCOMPARE(desk().bar().relation(), Relation::Broader);
    type(Qt::Key_N, Qt::ShiftModifier);
    QCOMPARE(item(source).relation, Relation::Narrower);
    QCOMPARE(desk().current(), source);
    type(Qt::Key_Z);
    QCOMPARE(item(source).relation, Relation::Broader);
    QCOMPARE(desk().bar().relation(), Relation::Broader);
}

void TestGlossesPage::noteIsKeptHoweverItIsLeft()
{
    open();
    QPlainTextEdit* note = desk().bar().noteField();
    const std::int32_t source = desk().current();
    type(Qt::Key_M);
    QVERIFY(note->hasFocus());
    QTest::keyClicks(note, QStringLiteral("ask Bruno"));
    QTest::keyClick(note, Qt::Key_Return);
    QTRY_VERIFY(!page().isBusy());
    QCOMPARE(item(source).note, std::string("ask Bruno"));
    QVERIFY(!note->hasFocus());
    // Going elsewhere keeps what was written as well.
    type(Qt::Key_M);
    QTest::keyClicks(note, QStringLiteral(" again"));
    desk().queue().table()->setFocus();
    QTRY_VERIFY(!page().isBusy());
    QCOMPARE(item(source).note, std::string("ask Bruno again"));
    // Escape takes back what is being written.
    type(Qt::Key_M);
    QTest::keyClicks(note, QStringLiteral(" nonsense"));
    QTest::keyClick(note, Qt::Key_Escape);
    QTRY_VERIFY(!page().isBusy());
    QCOMPARE(item(source).note, std::string("ask Bruno again"));
    type(Qt::Key_Z);
    QCOMPARE(item(source).note, std::string("ask Bruno"));
    QCOMPARE(note->toPlainText(), QStringLiteral("ask Bruno"));
}

void TestGlossesPage::fastKeysAreAllMade()
{
    open();
    QTableView* table = desk().queue().table();
    const Qt::Key keys[] = {Qt::Key_A, Qt::Key_A, Qt::Key_J,    Qt::Key_D, Qt::Key_R, Qt::Key_A,
                            Qt::Key_X, Qt::Key_Z, Qt::Key_Down, Qt::Key_2, Qt::Key_A, Qt::Key_K};
    for (const Qt::Key key : keys) {
        type(key);
    }
    std::vector<std::tuple<Verdict, std::int32_t, std::uint32_t>> slow;
    for (const ReviewItem& each : desk().model().items()) {
        slow.emplace_back(each.verdict, each.target, each.rejected);
    }
    const std::int32_t place = desk().current();
    // The same again on a fresh linking, faster than any answer.
    type(Qt::Key_W, Qt::ControlModifier);
    QTRY_VERIFY(!desk().isOpen());
    Linking again = writtenLinking();
    again.name = "again";
    page().open(m_fixture->backend->glosses.plant(std::move(again)));
    QTRY_VERIFY(desk().isOpen() && !page().isBusy());
    for (const Qt::Key key : keys) {
        QTest::keyClick(table, key);
    }
    QTRY_VERIFY(!page().isBusy());
    for (std::size_t i = 0; i < slow.size(); ++i) {
        const ReviewItem& each = item(static_cast<std::int32_t>(i));
        QCOMPARE(std::tuple(each.verdict, each.target, each.rejected), slow[i]);
    }
    QCOMPARE(desk().current(), place);
}

void TestGlossesPage::noteBegunWhileBusyGoesToTheNextGloss()
{
    open();
    const std::int32_t first = desk().current();
    QPlainTextEdit* note = desk().bar().noteField();
    QTest::keyClick(desk().queue().table(), Qt::Key_A);
    QTest::keyClick(desk().queue().table(), Qt::Key_M);
    QTest::keyClicks(note, QStringLiteral("dear"));
    QTest::keyClick(note, Qt::Key_Return);
    QTRY_VERIFY(!page().isBusy());
    const std::int32_t second = desk().current();
    QVERIFY(second != first);
    QCOMPARE(item(first).verdict, Verdict::Accepted);
    QCOMPARE(item(first).note, std::string());
    QCOMPARE(item(second).note, std::string("dear"));
    QCOMPARE(item(second).verdict, Verdict::Open);
}

void TestGlossesPage::filtersAndOrders()
{
    open();
    QueueFilter& filter = desk().queue().filter();
    // By margin, the least certain first.
    for (int row = 1; row < filter.rowCount(); ++row) {
        QVERIFY(item(filter.sourceOf(filter.index(row - 1, 0))).margin <= item(filter.sourceOf(filter.index(row, 0))).margin);
    }
    desk().queue().setOrder(QueueOrder::MostCertain);
    for (int row = 1; row < filter.rowCount(); ++row) {
        QVERIFY(item(filter.sourceOf(filter.index(row - 1, 0))).margin >= item(filter.sourceOf(filter.index(row, 0))).margin);
    }
    desk().queue().setOrder(QueueOrder::SourceLemma);
    QCOMPARE(filter.sourceOf(filter.index(0, 0)), sourceOf("albero"));
    desk().queue().setOrder(QueueOrder::Linking);
    QCOMPARE(filter.sourceOf(filter.index(0, 0)), 0);
    // Ctrl+F, words of either side, accents and case apart.
    type(Qt::Key_F, Qt::ControlModifier);
    QLineEdit* search = find<QLineEdit>("queueSearch");
    QVERIFY(search->hasFocus());
    QTest::keyClicks(search, QStringLiteral("QUANTITA"));
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(filter.rowCount(), 1);
    QCOMPARE(desk().current(), sourceOf("mare"));
    QVERIFY(find<QLabel>("queueCount")->text().startsWith(QStringLiteral("1 of 24")));
    type(Qt::Key_F, Qt::ShiftModifier);
    QCOMPARE(filter.rowCount(), 24);
    QVERIFY(search->text().isEmpty());
    QComboBox* pos = find<QComboBox>("queuePos");
    pos->setCurrentIndex(pos->findData(static_cast<int>(PartOfSpeech::Verb)));
    QCOMPARE(filter.rowCount(), 3);
    // A gloss that leaves the filter by a decision leaves the queue; the next open one is current.
    type(Qt::Key_F, Qt::ShiftModifier);
    QComboBox* state = find<QComboBox>("queueState");
    state->setCurrentIndex(state->findData(static_cast<int>(Verdict::Open)));
    goTo(filter.sourceOf(filter.index(0, 0)));
    const std::int32_t decided = desk().current();
    const std::int32_t following = filter.sourceOf(filter.index(1, 0));
    type(Qt::Key_A);
    QVERIFY(!filter.indexOf(decided).isValid());
    QCOMPARE(desk().current(), following);
    int disagreeing = 0;
    for (const ReviewItem& each : desk().model().items()) {
        disagreeing += each.target >= 0 && each.retrieved >= 0 && each.target != each.retrieved ? 1 : 0;
    }
    type(Qt::Key_F, Qt::ShiftModifier);
    find<QToolButton>("queueDisagrees")->click();
    QCOMPARE(filter.rowCount(), disagreeing);
}

void TestGlossesPage::movedGlossesAreListed()
{
    open();
    // Taking what is suggested to another moves that other.
    const std::int32_t hut = sourceOf("capanna");
    goTo(hut);
    int place = -1;
    std::int32_t wanted = -1;
    std::int32_t house = -1;
    for (std::size_t i = 0; i < desk().candidates().model().rows().size(); ++i) {
        for (std::int32_t other = 0; other < 24 && place < 0; ++other) {
            if (other != hut && desk().candidates().model().rows()[i].target == item(other).target) {
                place = static_cast<int>(i);
                wanted = item(other).target;
                house = other;
            }
        }
    }
    QVERIFY(place >= 0);
    QVERIFY(desk().candidates().model().index(place, CandidateModel::MarksColumn).data().toString().contains("suggested to"));
    type(static_cast<Qt::Key>(Qt::Key_0 + (place + 1) % 10));
    QCOMPARE(item(hut).target, wanted);
    QVERIFY(item(house).target != wanted);
    const MovedModel& moved = desk().panel().moved();
    int row = -1;
    for (std::size_t i = 0; i < moved.rows().size(); ++i) {
        row = moved.rows()[i].source == house ? static_cast<int>(i) : row;
    }
    QVERIFY(row >= 0);
    QVERIFY(desk().model().isMoved(house));
    find<QToolButton>("queueMoved")->click();
    QCOMPARE(desk().queue().filter().rowCount(), moved.rowCount());
    find<QToolButton>("queueMoved")->click();
    desk().panel().movedTable()->setCurrentIndex(moved.index(row, 0));
    QTest::keyClick(desk().panel().movedTable(), Qt::Key_Return);
    QTRY_VERIFY(!page().isBusy());
    QCOMPARE(desk().current(), house);
    QVERIFY(desk().model().isMoved(house));
    type(Qt::Key_J);
    QTRY_VERIFY(!desk().model().isMoved(house));
}

void TestGlossesPage::lettersAreTextInTextFields()
{
    open();
    QLineEdit* search = find<QLineEdit>("queueSearch");
    search->setFocus();
    QTest::keyClicks(search, QStringLiteral("ardx1zY"));
    QCOMPARE(search->text(), QStringLiteral("ardx1zY"));
    search->clear();
    type(Qt::Key_M);
    QTest::keyClicks(desk().bar().noteField(), QStringLiteral("a1BR"));
    QCOMPARE(desk().bar().noteField()->toPlainText(), QStringLiteral("a1BR"));
    QTest::keyClick(desk().bar().noteField(), Qt::Key_Escape);
    QTRY_VERIFY(!page().isBusy());
    for (const ReviewItem& each : desk().model().items()) {
        QCOMPARE(each.verdict, Verdict::Open);
    }
}

void TestGlossesPage::keysSleepOnOtherPages()
{
    QVERIFY(!actions().accept->isEnabled());
    open();
    QVERIFY(actions().accept->isEnabled());
    m_fixture->window->showPage(PageId::Hubs);
    QVERIFY(!actions().accept->isEnabled());
    m_fixture->window->showPage(PageId::Glosses);
    QVERIFY(actions().accept->isEnabled());
    // All of them stand in the list of shortcuts.
    QVERIFY(m_fixture->window->actions().all().contains(actions().choose.at(9)));
    QCOMPARE(actions().choose.at(9)->shortcut(), QKeySequence(Qt::Key_0));
}

void TestGlossesPage::everythingIsThereAfterARestart()
{
    open();
    for (const Qt::Key key : {Qt::Key_A, Qt::Key_2, Qt::Key_R, Qt::Key_X, Qt::Key_D}) {
        type(key);
    }
    const std::vector<ReviewItem> before = desk().model().items();
    restart();
    open();
    for (std::size_t i = 0; i < before.size(); ++i) {
        QCOMPARE(item(static_cast<std::int32_t>(i)).verdict, before[i].verdict);
        QCOMPARE(item(static_cast<std::int32_t>(i)).target, before[i].target);
    }
    for (int i = 0; i < 5; ++i) {
        type(Qt::Key_Z);
    }
    for (const ReviewItem& each : desk().model().items()) {
        QVERIFY(each.verdict == Verdict::Open && each.rejected == 0);
    }
    type(Qt::Key_Y);
    QVERIFY(find<QLabel>("decided")->text().startsWith(QStringLiteral("1 of 24")));
}

void TestGlossesPage::sessionIsRestored()
{
    open();
    desk().queue().setOrder(QueueOrder::SourceLemma);
    QueueFilter::Choice choice;
    choice.pos = PartOfSpeech::Verb;
    desk().queue().setChoice(choice);
    goTo(sourceOf("nuotare"));
    m_fixture->window->close();
    QTRY_VERIFY(!m_fixture->window->isVisible());
    restart();
    QTRY_VERIFY(desk().isOpen() && !page().isBusy());
    QCOMPARE(desk().current(), sourceOf("nuotare"));
    QCOMPARE(desk().queue().filter().rowCount(), 3);
    QCOMPARE(desk().queue().filter().order(), QueueOrder::SourceLemma);
}

void TestGlossesPage::importsWithConflicts()
{
    open();
    const std::int32_t source = desk().current();
    type(Qt::Key_A);
    const Linking& linking = *desk().linking();
    const auto synset = [&linking](std::int32_t place) {
        return QByteArray::fromStdString(linking.source.glosses[static_cast<std::size_t>(place)].synset);
    };
    const std::int32_t other = item(source).target == 5 ? 6 : 5;
    const std::int32_t free = source == 12 ? 13 : 12;
    const QByteArray target = QByteArray::fromStdString(linking.target.glosses[static_cast<std::size_t>(other)].synset);
    const QByteArray verb =
        QByteArray::fromStdString(linking.target.glosses[static_cast<std::size_t>(item(free).target)].synset);
    m_fixture->prompts.files = {write(QStringLiteral("in.tsv"),
                                      "source\ttarget\tverdict\treviewer\n" + synset(source) + '\t' + target
                                          + "\taccepted\tAnna\n" + synset(free) + '\t' + verb + "\taccepted\tAnna\n"
                                          + synset(source) + '\t' + target + "\taccepted\tBruno\n")};
    type(Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY2(page().messageText().contains(QStringLiteral("2 decisions added")), qPrintable(page().messageText()));
    QVERIFY(page().messageText().contains(QStringLiteral("1 in conflict")));
    QCOMPARE(desk().queue().filter().rowCount(), 1);
    QCOMPARE(desk().current(), source);
    QVERIFY(item(source).target != other);
    QCOMPARE(item(free).verdict, Verdict::Accepted);
    // One step of undo.
    type(Qt::Key_Z);
    QCOMPARE(item(free).verdict, Verdict::Open);
    QCOMPARE(item(source).verdict, Verdict::Accepted);
    // A broken file says where, and changes nothing; dropping it is importing it.
    QVERIFY(page().takeFiles({write(QStringLiteral("bad.tsv"), "source\ttarget\tverdict\n" + synset(free) + '\t' + verb
                                                                   + "\tperhaps\n")}));
    QTRY_VERIFY(!page().isBusy());
    QVERIFY2(page().messageText().contains(QStringLiteral("bad.tsv:2")), qPrintable(page().messageText()));
    QCOMPARE(item(free).verdict, Verdict::Open);
}

void TestGlossesPage::reviewersAreCompared()
{
    {
        NullProgress progress;
        ReviewDesk bruno(m_fixture->backend->glosses.workspace(), m_linking, "Bruno", progress);
        Decision decision;
        decision.kind = Decision::Kind::Accept;
        for (std::int32_t source = 0; source < 4; ++source) {
            decision.source = source;
            decision.target = source == 3 ? 9 : source;
            bruno.decide(decision, progress);
        }
    }
    open();
    for (std::int32_t source = 0; source < 4; ++source) {
        goTo(source);
        for (std::size_t i = 0; i < desk().candidates().model().rows().size(); ++i) {
            if (desk().candidates().model().rows()[i].target == source) {
                type(static_cast<Qt::Key>(Qt::Key_0 + (static_cast<int>(i) + 1) % 10));
                break;
            }
        }
        QCOMPARE(item(source).target, source);
    }
    desk().panel().showAgreementTab();
    auto* table = find<QTableView>("agreement");
    QTRY_VERIFY(table->model()->rowCount() == 4);
    QCOMPARE(table->model()->index(0, 1).data().toString(), QStringLiteral("4"));
    QVERIFY(table->model()->index(1, 1).data().toString().startsWith(QStringLiteral("3 ")));
    auto* differences = find<QPushButton>("differences");
    QVERIFY(differences->isVisible());
    QTest::keyClick(differences, Qt::Key_Space);
    QCOMPARE(desk().queue().filter().rowCount(), 1);
    QCOMPARE(desk().current(), 3);
}

void TestGlossesPage::saysWhoHoldsALinking()
{
    NullProgress progress;
    auto held = std::make_unique<ReviewDesk>(m_fixture->backend->glosses.workspace(), m_linking, "Bruno", progress);
    page().reload();
    QTRY_VERIFY(!page().isBusy());
    QVERIFY(page().list().model().index(0, LinkingsModel::HolderColumn).data().toString().contains(QStringLiteral("Bruno")));
    page().open(m_linking);
    QTRY_VERIFY(!page().isBusy());
    QVERIFY(!desk().isOpen());
    QVERIFY2(page().messageText().contains(QStringLiteral("Bruno")), qPrintable(page().messageText()));
    held.reset();
    for (QPushButton* button : page().findChildren<QPushButton*>()) {
        if (button->isVisible() && button->text() == QStringLiteral("Try again")) {
            QTest::keyClick(button, Qt::Key_Space);
        }
    }
    QTRY_VERIFY(desk().isOpen() && !page().isBusy());
}

void TestGlossesPage::exportsAllFormats()
{
    open();
    type(Qt::Key_A);
    type(Qt::Key_A);
    for (const auto& [format, name, content] :
         {std::tuple(LinkingFormat::Tsv, "out.tsv", "accepted"), std::tuple(LinkingFormat::OmwTab, "out.tab", "lemma"),
          std::tuple(LinkingFormat::WnLmf, "out.xml", "LexicalResource")}) {
        const QString path = m_fixture->folder.filePath(QLatin1String(name));
        m_fixture->prompts.files = {path};
        Q_EMIT desk().exportRequested(static_cast<int>(format));
        QTRY_COMPARE(m_fixture->window->jobs().activeCount(), 0);
        QFile file(path);
        QVERIFY2(file.open(QIODevice::ReadOnly), name);
        QVERIFY2(file.readAll().contains(content), name);
        QVERIFY(page().messageText().contains(QLatin1String(name)));
    }
}

void TestGlossesPage::removesAfterAsking()
{
    auto* table = find<QTableView>("linkings");
    m_fixture->prompts.answer = false;
    QTest::keyClick(table, Qt::Key_Delete);
    QTRY_VERIFY(!page().isBusy());
    QCOMPARE(m_fixture->prompts.asked.size(), 1);
    QCOMPARE(page().list().model().rowCount(), 1);
    m_fixture->prompts.answer = true;
    QTest::keyClick(table, Qt::Key_Delete);
    QTRY_COMPARE(page().list().model().rowCount(), 0);
}

void TestGlossesPage::newLinkingIsForetoldAndMade()
{
    page().showNewLinking();
    NewLinkingPanel& panel = page().newLinking();
    QTRY_COMPARE(m_fixture->window->jobs().activeCount(), 0);
    QVERIFY(!find<QPushButton>("createLinking")->isEnabled());
    LinkingRequest request;
    request.name = "new one";
    request.sourceWordnet.file = write(QStringLiteral("huge.tab"), "x").toStdString();
    request.targetWordnet.installedPrinceton = true;
    request.sourceVectors.resource = "novels.fr";
    request.targetVectors.resource = "novels.en";
    request.candidates = 0;
    panel.setRequest(request);
    QTRY_VERIFY(panel.hasForecast());
    // It does not fit, and is not begun; fewer candidates do.
    QVERIFY(find<QLabel>("forecast")->text().contains(QStringLiteral("more memory than is free")));
    QVERIFY(!find<QPushButton>("createLinking")->isEnabled());
    QTest::keyClick(find<QPushButton>("lessen"), Qt::Key_Space);
    QTRY_VERIFY(panel.hasForecast());
    QCOMPARE(panel.request().candidates, std::size_t(50));
    QVERIFY(find<QPushButton>("createLinking")->isEnabled());
    // Cancelled once, then made and opened.
    m_fixture->backend->glosses.stepMs = 50;
    QTest::keyClick(find<QPushButton>("createLinking"), Qt::Key_Space);
    QTRY_VERIFY(find<QPushButton>("cancelLinking")->isVisible());
    QTest::keyClick(find<QPushButton>("cancelLinking"), Qt::Key_Space);
    QTRY_VERIFY(!panel.isRunning());
    QVERIFY(panel.messageText().contains(QStringLiteral("Stopped")));
    m_fixture->backend->glosses.stepMs = 1;
    panel.create();
    QTRY_VERIFY(desk().isOpen() && !page().isBusy());
    QCOMPARE(desk().linking()->name, std::string("new one"));
}

void TestGlossesPage::newLinkingSaysWhatIsWrong()
{
    page().showNewLinking();
    QVERIFY(find<QLabel>("linkingProblems")->text().contains(QStringLiteral("Choose the wordnet")));
    QVERIFY(page().takeFiles({write(QStringLiteral("broken.tab"), "x"), write(QStringLiteral("it.vec"), "x"),
                              write(QStringLiteral("en.vec"), "x")}));
    QTRY_VERIFY2(page().newLinking().messageText().contains(QStringLiteral("broken.tab:3")),
                 qPrintable(page().newLinking().messageText()));
}

void TestGlossesPage::planIsReadByKeyboard()
{
    open();
    goTo(sourceOf("capanna"));
    PlanView* plan = desk().cards().planView();
    QVERIFY(plan->toldOfChosen().isEmpty());
    plan->setFocus();
    QVERIFY2(plan->toldOfChosen().contains(QStringLiteral("%")), qPrintable(plan->toldOfChosen()));
    const QString first = plan->toldOfChosen();
    QTest::keyClick(plan, Qt::Key_Down);
    QVERIFY(plan->toldOfChosen() != first);
    QTest::keyClick(plan, Qt::Key_Right);
    QCOMPARE(plan->accessibleDescription(), plan->toldOfChosen());
    // The table has the same, and every flow once.
    double mass = 0;
    for (const PlanRow& row : desk().cards().planModel().rows()) {
        mass += row.mass;
        QVERIFY(row.cost >= 0 && row.cost <= 2);
    }
    QVERIFY(std::abs(mass - 1) < 1e-6);
    type(Qt::Key_T);
    QVERIFY(desk().cards().tableVisible());
    QVERIFY(page().copy());
    QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("capanna")));
}

void TestGlossesPage::windowClosesWithoutLosingANote()
{
    open();
    const std::int32_t source = desk().current();
    type(Qt::Key_M);
    QTest::keyClicks(desk().bar().noteField(), QStringLiteral("half written"));
    m_fixture->window->close();
    QTRY_VERIFY(!m_fixture->window->isVisible());
    QVERIFY(m_fixture->prompts.asked.isEmpty());
    restart();
    QTRY_VERIFY(desk().isOpen() && !page().isBusy());
    QCOMPARE(item(source).note, std::string("half written"));
}

QTEST_MAIN(TestGlossesPage)
#include "TestGlossesPage.moc"
