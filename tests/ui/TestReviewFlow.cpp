#include "Gate.h"
#include "GlossesPageFixture.h"
#include "glossespage/TargetSearchView.h"

#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalSpy>

#include <algorithm>
#include <atomic>

using namespace crossgloss;

/// What the keys of the desk decide, and which gloss comes next.
class TestReviewFlow : public GlossesPageFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void acceptsRejectsDefersAndGoesOn();
    void whoRejectsStaysInPlace();
    void everyTargetIsFoundAndLinked();
    void choosesAnotherCandidate();
    void undoesAndRedoesAll();
    void relationIsTakenAlongOrChanged();
    void noteIsKeptHoweverItIsLeft();
    void fastKeysAreAllMade();
    void noteBegunWhileBusyGoesToTheNextGloss();
    void lettersAreTextInTextFields();
    void decidesWhileLongJobsFillTheirLane();
    void everythingIsThereAfterARestart();
    void windowClosesWithoutLosingANote();
};

void TestReviewFlow::acceptsRejectsDefersAndGoesOn()
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

void TestReviewFlow::whoRejectsStaysInPlace()
{
    open();
    // The margin of the gloss changes with its suggestion, and with it the place it would have.
    type(Qt::Key_Home);
    for (int i = 0; i < 5; ++i) {
        type(Qt::Key_Down);
    }
    const std::vector<std::int32_t> order = desk().queue().filter().shown();
    const std::int32_t source = order[5];
    QCOMPARE(desk().current(), source);
    const std::vector<ReviewItem> before = desk().model().items();
    for (int i = 0; i < 3; ++i) {
        type(Qt::Key_R);
        QCOMPARE(desk().current(), source);
    }
    // Others may have moved for their own sake; among those that did not, its place is the same.
    const auto unmoved = [&](std::vector<std::int32_t> sources) {
        std::erase_if(sources, [&](std::int32_t each) {
            return each != source && item(each).margin != before[static_cast<std::size_t>(each)].margin;
        });
        return sources;
    };
    QVERIFY(item(source).margin != before[static_cast<std::size_t>(source)].margin);
    QCOMPARE(unmoved(desk().queue().filter().shown()), unmoved(order));
    QCOMPARE(item(source).rejected, 3u);
    const auto here = static_cast<std::size_t>(desk().queue().table()->currentIndex().row());
    const std::int32_t following = desk().queue().filter().shown()[here + 1];
    type(Qt::Key_A);
    QCOMPARE(item(source).verdict, Verdict::Accepted);
    QCOMPARE(desk().current(), following);

    // Nor does a filter that it no longer passes take it away, or a list of candidates that is at its end.
    QueueFilter::Choice accepted;
    accepted.state = Verdict::Accepted;
    desk().queue().setChoice(accepted);
    QTRY_VERIFY(!page().isBusy());
    QCOMPARE(desk().queue().filter().rowCount(), 1);
    type(Qt::Key_R);
    QCOMPARE(item(source).verdict, Verdict::Open);
    QCOMPARE(desk().current(), source);
    QCOMPARE(desk().queue().filter().rowCount(), 1);
    for (int i = 0; i < 24 && item(source).target >= 0; ++i) {
        type(Qt::Key_R);
        QCOMPARE(desk().current(), source);
    }
    QCOMPARE(item(source).target, -1);
    desk().queue().clearFilters();
    QTRY_VERIFY(!page().isBusy());
    QCOMPARE(desk().queue().filter().rowCount(), 24);
    QCOMPARE(desk().current(), source);
}

void TestReviewFlow::everyTargetIsFoundAndLinked()
{
    Linking linking = writtenLinking();
    linking.name = "With others";
    linking.target.compared = linking.target.glosses.size();
    linking.target.glosses.push_back({"09999999-n", PartOfSpeech::Noun, {"Lighthouse"}, {}, {}});
    m_linking = m_fixture->backend->glosses.plant(std::move(linking));
    open();
    const std::int32_t source = desk().current();
    QTest::keyClick(desk().queue().table(), Qt::Key_S);
    QTRY_VERIFY(desk().searchVisible());
    QLineEdit* field = desk().search().field();
    QTest::keyClicks(field, QStringLiteral("small animal"));
    QTRY_COMPARE(desk().search().model().rowCount(), 2);
    // Letters that are keys elsewhere were text here.
    QCOMPARE(item(source).verdict, Verdict::Open);
    field->clear();
    QTest::keyClicks(field, QStringLiteral("lightho"));
    QTest::keyClick(field, Qt::Key_Return); // before the answer is there
    QTRY_COMPARE(item(source).verdict, Verdict::Accepted);
    QTRY_VERIFY(!page().isBusy());
    QCOMPARE(item(source).target, 24);
    QVERIFY(!desk().searchVisible());
    QVERIFY(desk().current() != source);
    type(Qt::Key_Z);
    QCOMPARE(item(source).verdict, Verdict::Open);
    // By id, and with the relation that is set.
    type(Qt::Key_B, Qt::ShiftModifier);
    QTest::keyClick(desk().queue().table(), Qt::Key_S);
    QTRY_VERIFY(desk().searchVisible());
    QVERIFY(desk().search().field()->text().isEmpty());
    QTest::keyClicks(field, QStringLiteral("09999999-n"));
    QTRY_COMPARE(desk().search().model().rowCount(), 1);
    QTest::keyClick(desk().search().table(), Qt::Key_Return);
    QTRY_COMPARE(item(source).relation, Relation::Broader);
    QTRY_VERIFY(!page().isBusy());
    QTest::keyClick(desk().queue().table(), Qt::Key_S);
    QTRY_VERIFY(desk().searchVisible());
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(!desk().searchVisible());
}

void TestReviewFlow::choosesAnotherCandidate()
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

void TestReviewFlow::undoesAndRedoesAll()
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

void TestReviewFlow::relationIsTakenAlongOrChanged()
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

void TestReviewFlow::noteIsKeptHoweverItIsLeft()
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

void TestReviewFlow::fastKeysAreAllMade()
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

void TestReviewFlow::noteBegunWhileBusyGoesToTheNextGloss()
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

void TestReviewFlow::lettersAreTextInTextFields()
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

void TestReviewFlow::everythingIsThereAfterARestart()
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

void TestReviewFlow::windowClosesWithoutLosingANote()
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

void TestReviewFlow::decidesWhileLongJobsFillTheirLane()
{
    JobRunner& jobs = m_fixture->window->jobs();
    QTRY_COMPARE(jobs.activeCount(), 0);
    Gate gate;
    gate.closeAt(0);
    QList<Job*> trainings;
    for (int i = 0; i < 6; ++i) {
        trainings.append(jobs.start(QStringLiteral("training"), [&gate](JobProgress& progress) { gate.pass(progress); }));
    }
    const auto running = [&trainings] {
        return std::count_if(trainings.begin(), trainings.end(),
                             [](const Job* job) { return job->state() == Job::State::Running; });
    };
    QTRY_COMPARE(running(), 4);
    // Opened, accepted, taken back and stored while four run and two wait.
    open();
    const std::int32_t source = desk().current();
    type(Qt::Key_A);
    QCOMPARE(item(source).verdict, Verdict::Accepted);
    type(Qt::Key_Z);
    QCOMPARE(item(source).verdict, Verdict::Open);
    type(Qt::Key_D);
    type(Qt::Key_W, Qt::ControlModifier);
    QTRY_VERIFY(!desk().isOpen() && !page().isBusy());
    QCOMPARE(running(), 4);
    QVERIFY(std::all_of(trainings.begin(), trainings.end(), [](const Job* job) { return job->isActive(); }));
    gate.open();
    QTRY_COMPARE(jobs.activeCount(), 0);
    NullProgress progress;
    const ReviewDesk stored(m_fixture->backend->glosses.workspace(), m_linking, "Anna", progress);
    QCOMPARE(stored.item(source).verdict, Verdict::Deferred);
}

QTEST_MAIN(TestReviewFlow)
#include "TestReviewFlow.moc"
