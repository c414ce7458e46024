#include "GlossesPageFixture.h"

#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>

using namespace crossgloss;

/// What the desk shows: the queue with its filters, what moved, the plan; and that it is there again.
class TestDeskView : public GlossesPageFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void filtersAndOrders();
    void movedGlossesAreListed();
    void movedIsKeptAcrossRestarts();
    void narrowQueueKeepsWhatMattersMost();
    void smallWindowHasTwoPanes();
    void sessionIsRestored();
    void planIsReadByKeyboard();
};

void TestDeskView::filtersAndOrders()
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

void TestDeskView::movedGlossesAreListed()
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

void TestDeskView::movedIsKeptAcrossRestarts()
{
    open();
    // Whoever is given the suggestions of others moves them.
    const auto moved = [this] {
        std::vector<std::int32_t> sources;
        for (std::int32_t source = 0; source < 24; ++source) {
            if (desk().model().isMoved(source)) {
                sources.push_back(source);
            }
        }
        return sources;
    };
    for (std::int32_t source = 0; source < 24 && moved().size() < 2; ++source) {
        goTo(source);
        const std::vector<CandidateRow>& rows = desk().candidates().model().rows();
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (item(source).verdict == Verdict::Open && rows[i].target != item(source).target) {
                type(static_cast<Qt::Key>(Qt::Key_0 + (static_cast<int>(i) + 1) % 10));
                break;
            }
        }
    }
    std::vector<std::int32_t> before = moved();
    QVERIFY(before.size() >= 2);
    find<QToolButton>("queueMoved")->click();
    QCOMPARE(desk().queue().filter().rowCount(), static_cast<int>(before.size()));
    m_fixture->window->close();
    QTRY_VERIFY(!m_fixture->window->isVisible());
    restart();
    QTRY_VERIFY(desk().isOpen() && !page().isBusy());
    QCOMPARE(moved(), before);
    QVERIFY(desk().queue().filter().choice().moved);
    QCOMPARE(desk().queue().filter().rowCount(), static_cast<int>(before.size()));
    // One is looked at and left, and the linking closed with the next key.
    const std::int32_t looked = desk().current();
    type(Qt::Key_F, Qt::ShiftModifier);
    QCOMPARE(desk().current(), looked);
    QTest::keyClick(desk().queue().table(), looked == desk().queue().filter().shown().back() ? Qt::Key_K : Qt::Key_J);
    QTest::keyClick(desk().queue().table(), Qt::Key_W, Qt::ControlModifier);
    QTRY_VERIFY(!desk().isOpen() && !page().isBusy());
    open();
    before.erase(std::find(before.begin(), before.end(), looked));
    QCOMPARE(moved(), before);
    // What a rejection brings is before the reviewer's eyes: it has not moved.
    desk().queue().setOrder(QueueOrder::Linking);
    for (std::int32_t source = 0; source < 24; ++source) {
        if (item(source).verdict == Verdict::Open && !desk().model().isMoved(source)) {
            goTo(source);
            type(Qt::Key_R);
            QVERIFY(!desk().model().isMoved(source));
            break;
        }
    }
}

void TestDeskView::narrowQueueKeepsWhatMattersMost()
{
    const Linking linking = writtenLinking();
    std::vector<ReviewItem> items(linking.source.glosses.size());
    std::vector<std::int32_t> seen(items.size());
    for (std::size_t i = 0; i < items.size(); ++i) {
        items[i].target = seen[i] = static_cast<std::int32_t>(i);
        items[i].score = 0.75F;
        items[i].margin = 0.125F;
    }
    QueueModel model;
    model.open(&linking, std::move(items), std::move(seen), QueueModel::searchTexts(linking));
    CurrentGloss current(model);
    QueuePane queue(&model, current);
    queue.show();
    QTableView* table = queue.table();
    // The widest pane that has just these columns.
    const auto widthFor = [&](bool margin, bool score) {
        for (int width = 900; width > 100; width -= 5) {
            queue.resize(width, 500);
            QCoreApplication::processEvents();
            if (table->isColumnHidden(QueueModel::MarginColumn) != margin
                && table->isColumnHidden(QueueModel::ScoreColumn) != score) {
                return queue.width();
            }
        }
        return 0;
    };
    const int all = widthFor(true, true);
    const int one = widthFor(true, false);
    QVERIFY2(all > one && one > 0, qPrintable(QStringLiteral("%1 %2").arg(all).arg(one)));
    const int readable = 8 * table->fontMetrics().averageCharWidth();
    QVERIFY(table->columnWidth(QueueModel::SourceColumn) > readable);
    QVERIFY(table->columnWidth(QueueModel::SuggestionColumn) > readable);
    // The number that the queue is sorted by stays the longest.
    queue.setOrder(QueueOrder::BestScore);
    QVERIFY(widthFor(false, true) > 0);
    queue.setOrder(QueueOrder::LeastCertain);
    QVERIFY(table->isColumnHidden(QueueModel::ScoreColumn) && !table->isColumnHidden(QueueModel::MarginColumn));
    // Nothing is lost: tool tips tell what has no column or no room in it.
    const QModelIndex suggestion = queue.filter().indexOf(0, QueueModel::SuggestionColumn);
    const QString told = suggestion.data(Qt::ToolTipRole).toString();
    QVERIFY2(told.contains(QStringLiteral("0.750")) && told.contains(QStringLiteral("0.125")), qPrintable(told));
    QVERIFY(told.contains(suggestion.data().toString()));
    const QAbstractItemModel& filter = queue.filter();
    QVERIFY(filter.headerData(QueueModel::StateColumn, Qt::Horizontal).toString().isEmpty());
    QVERIFY(!filter.headerData(QueueModel::StateColumn, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty());
}

void TestDeskView::smallWindowHasTwoPanes()
{
    open();
    QVERIFY(desk().panel().isVisible());
    m_theme->setZoom(150);
    m_fixture->window->resize(1024, 700);
    QTRY_VERIFY(!desk().panel().isVisible());
    QVERIFY(desk().queue().isVisible() && desk().cards().isVisible());
    auto* tabs = page().findChild<QTabBar*>(QStringLiteral("deskTabs"));
    QVERIFY(tabs && tabs->isVisible() && tabs->count() == 2);
    tabs->setCurrentIndex(1);
    QVERIFY(desk().panel().isVisible() && !desk().queue().isVisible());
    // Keys decide all the same, and a gloss that is gone to brings its queue back.
    const std::int32_t source = desk().current();
    actions().accept->trigger();
    QTRY_VERIFY(!page().isBusy());
    QCOMPARE(item(source).verdict, Verdict::Accepted);
    Q_EMIT desk().panel().sourceRequested(source);
    QTRY_VERIFY(desk().queue().isVisible() && !page().isBusy());
    QCOMPARE(desk().current(), source);
    m_theme->setZoom(100);
    m_fixture->window->resize(1180, 760);
    QTRY_VERIFY(desk().panel().isVisible() && desk().queue().isVisible());
    QVERIFY(!tabs->isVisible());
}

void TestDeskView::sessionIsRestored()
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

void TestDeskView::planIsReadByKeyboard()
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

QTEST_MAIN(TestDeskView)
#include "TestDeskView.moc"
