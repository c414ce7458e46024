#include "GlossesPageFixture.h"

#include <QPlainTextEdit>

#include <algorithm>
#include <functional>
#include <utility>

using namespace crossgloss;

namespace {

/// What somebody who is told of the current gloss finds.
struct Found
{
    std::int32_t source = -1;
    std::vector<std::int32_t> shown;
    std::vector<std::pair<Verdict, std::int32_t>> items;

    bool operator==(const Found&) const = default;
};

Found look(const CurrentGloss& current, const QueueModel& model, const QueueFilter& filter)
{
    Found found;
    found.source = current.source();
    found.shown = filter.shown();
    for (const ReviewItem& item : model.items()) {
        found.items.emplace_back(item.verdict, item.target);
    }
    return found;
}

/// The parts of the desk that know of the current gloss, put together by the test, so that it can listen before all of
/// them and after.
struct SmallDesk
{
    SmallDesk(std::shared_ptr<ReviewDesk> desk, JobRunner& jobs)
    {
        NullProgress progress;
        OpenedDesk opened = OpenedDesk::read(desk, progress);
        QObject::connect(&current, &CurrentGloss::changed, &listener, [this](const CurrentGloss::Change& change) {
            changes.push_back(change);
            first.push_back(look(current, model, *filter));
        });
        queue = std::make_unique<QueuePane>(&model, current);
        filter = &queue->filter();
        bar = std::make_unique<DecisionBar>(actions, current);
        flow = std::make_unique<ReviewFlow>(actions, model, current, *queue, *bar, nullptr);
        session = std::make_unique<DeskSession>(desk, jobs, nullptr);
        flow->begin(*session, opened.nextUndo, opened.nextRedo);
        QObject::connect(&current, &CurrentGloss::changed, &listener,
                         [this] { last.push_back(look(current, model, *filter)); });
        const CurrentGloss::Update update(current);
        model.open(&session->linking(), opened.items, opened.seen, opened.texts);
        queue->settle();
    }

    /// Forgets what was told, does something and waits until it is done.
    void after(const std::function<void()>& action)
    {
        changes.clear();
        first.clear();
        last.clear();
        action();
        QTRY_VERIFY(!session->isBusy());
        QCoreApplication::processEvents();
    }

    QObject listener;
    QWidget window;
    ReviewActions actions{&window};
    QueueModel model;
    CurrentGloss current{model};
    std::unique_ptr<QueuePane> queue;
    QueueFilter* filter = nullptr;
    std::unique_ptr<DecisionBar> bar;
    std::unique_ptr<ReviewFlow> flow;
    std::unique_ptr<DeskSession> session;
    std::vector<CurrentGloss::Change> changes;
    std::vector<Found> first;
    std::vector<Found> last;
};

} // namespace

/// The current gloss lives in one place, which tells of a change when it is whole, to all alike.
class TestCurrentGloss : public GlossesPageFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void tellsOnceWhenAllIsDone();
    void changesByListenersReachAllInOrder();
    void seenIsWhatWasLeftAsItWas();
    void whoeverListensFindsTheSame();
    void noteIsKeptWhoeverHearsFirst();
    void queueFollowsAndLeads();
    void heldGlossIsLetGoWithTheNext();

private:
    std::unique_ptr<SmallDesk> makeDesk()
    {
        NullProgress progress;
        return std::make_unique<SmallDesk>(
            std::make_shared<ReviewDesk>(m_fixture->backend->glosses.workspace(), m_linking, "Anna", progress),
            m_fixture->window->jobs());
    }
};

void TestCurrentGloss::tellsOnceWhenAllIsDone()
{
    const QueueModel model;
    CurrentGloss current(model);
    std::vector<std::pair<std::int32_t, std::int32_t>> told;
    connect(&current, &CurrentGloss::changed, this, [&](const CurrentGloss::Change& change) {
        QVERIFY(!current.isUpdating());
        QCOMPARE(change.moved, change.left != current.source());
        told.emplace_back(change.left, current.source());
    });
    current.set(3);
    current.set(3);
    {
        const CurrentGloss::Update update(current);
        current.set(4);
        {
            const CurrentGloss::Update inner(current);
            current.set(5);
            current.refresh();
        }
        current.set(6);
        QCOMPARE(told.size(), std::size_t(1));
    }
    {
        // There and back again is no change.
        const CurrentGloss::Update update(current);
        current.set(7);
        current.set(6);
    }
    current.refresh();
    const std::vector<std::pair<std::int32_t, std::int32_t>> wanted = {{-1, 3}, {3, 6}, {6, 6}};
    QCOMPARE(told, wanted);
}

void TestCurrentGloss::changesByListenersReachAllInOrder()
{
    const QueueModel model;
    CurrentGloss current(model);
    std::vector<std::int32_t> first;
    std::vector<std::int32_t> last;
    connect(&current, &CurrentGloss::changed, this, [&](const CurrentGloss::Change& change) {
        first.push_back(change.left);
        if (current.source() == 1) {
            current.set(2);
        }
    });
    connect(&current, &CurrentGloss::changed, this, [&](const CurrentGloss::Change& change) { last.push_back(change.left); });
    current.set(1);
    QCOMPARE(first, std::vector<std::int32_t>({-1, 1}));
    QCOMPARE(last, first);
    QCOMPARE(current.source(), 2);
}

void TestCurrentGloss::seenIsWhatWasLeftAsItWas()
{
    const QueueModel model;
    CurrentGloss current(model);
    std::vector<bool> seen;
    connect(&current, &CurrentGloss::changed, this, [&](const CurrentGloss::Change& change) { seen.push_back(change.seen); });
    current.set(1);
    current.set(2);                    // 1 was never on the screen
    current.setSeen();
    current.refresh();
    current.set(3);                    // 2 was
    current.setSeen();
    {
        const CurrentGloss::Update update(current);
        current.refresh();               // 3 was, but a step may have changed it
        current.set(4);
    }
    QCOMPARE(seen, std::vector<bool>({false, false, false, true, false}));
}

void TestCurrentGloss::whoeverListensFindsTheSame()
{
    const std::unique_ptr<SmallDesk> desk = makeDesk();
    QueueFilter::Choice open;
    open.state = Verdict::Open;
    desk->queue->setChoice(open);
    QAction* const keys[] = {desk->actions.accept, desk->actions.reject, desk->actions.defer,  desk->actions.choose.at(2),
                             desk->actions.undo,   desk->actions.undo,   desk->actions.accept, desk->actions.noCounterpart};
    for (QAction* key : keys) {
        key->setEnabled(true);
        const std::int32_t before = desk->current.source();
        desk->after([key] { key->trigger(); });
        // One change for one key, and nothing was half done when the first heard of it.
        QCOMPARE(desk->changes.size(), std::size_t(1));
        QCOMPARE(desk->changes.front().left, before);
        QVERIFY(desk->first == desk->last);
        const Found& found = desk->first.front();
        QCOMPARE(found.source, desk->current.source());
        QVERIFY(std::find(found.shown.begin(), found.shown.end(), found.source) != found.shown.end());
        QCOMPARE(desk->filter->sourceOf(desk->queue->table()->currentIndex()), found.source);
        if (key == desk->actions.accept) {
            QCOMPARE(found.items[static_cast<std::size_t>(before)].first, Verdict::Accepted);
            QVERIFY(found.source != before);
        }
    }
    // A filter that hides the gloss, and one that hides all.
    QueueFilter::Choice choice;
    choice.state = Verdict::Accepted;
    desk->after([&] { desk->queue->setChoice(choice); });
    QCOMPARE(desk->changes.size(), std::size_t(1));
    QVERIFY(desk->first == desk->last);
    QCOMPARE(desk->model.item(desk->current.source())->verdict, Verdict::Accepted);
    choice.text = QStringLiteral("zzzz");
    desk->after([&] { desk->queue->setChoice(choice); });
    QCOMPARE(desk->changes.size(), std::size_t(1));
    QCOMPARE(desk->first.front().source, -1);
    QVERIFY(desk->first == desk->last);
    desk->after([&] { desk->queue->clearFilters(); });
    QCOMPARE(desk->changes.size(), std::size_t(1));
    QVERIFY(desk->current.source() >= 0 && desk->first == desk->last);
}

void TestCurrentGloss::noteIsKeptWhoeverHearsFirst()
{
    const std::unique_ptr<SmallDesk> desk = makeDesk();
    const std::int32_t source = desk->current.source();
    const std::int32_t other = desk->filter->shown()[3];
    desk->after([&] {
        desk->bar->noteField()->setPlainText(QStringLiteral("ask Bruno"));
        desk->queue->setCurrent(other);
    });
    QCOMPARE(desk->model.item(source)->note, std::string("ask Bruno"));
    QVERIFY(desk->model.item(other)->note.empty());
    QCOMPARE(desk->bar->noteOf(), other);
    QVERIFY(desk->bar->note().isEmpty());
    // Also while a step is under way.
    desk->after([&] {
        desk->bar->noteField()->setPlainText(QStringLiteral("half written"));
        desk->session->then([&] { desk->session->undo(); });
        desk->queue->setCurrent(source);
    });
    QCOMPARE(desk->model.item(other)->note, std::string("half written"));
}

void TestCurrentGloss::queueFollowsAndLeads()
{
    const std::unique_ptr<SmallDesk> desk = makeDesk();
    const std::vector<std::int32_t> shown = desk->filter->shown();
    desk->after([&] { desk->current.set(shown[5]); });
    QCOMPARE(desk->queue->table()->currentIndex().row(), 5);
    desk->after([&] { desk->queue->table()->setCurrentIndex(desk->filter->index(7, 0)); });
    QCOMPARE(desk->current.source(), shown[7]);
    QCOMPARE(desk->changes.size(), std::size_t(1));
    // Another order keeps the gloss, wherever it goes.
    desk->after([&] { desk->queue->setOrder(QueueOrder::SourceLemma); });
    QCOMPARE(desk->current.source(), shown[7]);
    QVERIFY(desk->changes.empty());
    QCOMPARE(desk->filter->sourceOf(desk->queue->table()->currentIndex()), shown[7]);
}

void TestCurrentGloss::heldGlossIsLetGoWithTheNext()
{
    const std::unique_ptr<SmallDesk> desk = makeDesk();
    QueueFilter::Choice open;
    open.state = Verdict::Open;
    desk->queue->setChoice(open);
    const std::int32_t source = desk->current.source();
    for (QAction* key : {desk->actions.reject, desk->actions.accept}) {
        key->setEnabled(true);
        QCOMPARE(desk->current.source(), source);
        desk->after([key] { key->trigger(); });
    }
    QCOMPARE(desk->model.item(source)->verdict, Verdict::Accepted);
    QVERIFY(desk->current.source() != source);
    QCOMPARE(desk->filter->held(), -1);
    QVERIFY(!desk->filter->indexOf(source).isValid());
}

QTEST_MAIN(TestCurrentGloss)
#include "TestCurrentGloss.moc"
