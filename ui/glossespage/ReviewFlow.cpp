#include "glossespage/ReviewFlow.h"

#include "common/Paths.h"
#include "common/TextDirection.h"
#include "glossespage/DecisionBar.h"
#include "glossespage/GlossTexts.h"
#include "glossespage/QueuePane.h"
#include "glossespage/ReviewActions.h"

#include <QTableView>

#include <algorithm>
#include <iterator>
#include <utility>

namespace crossgloss {

namespace {

Decision decisionOn(std::int32_t source, Decision::Kind kind, std::int32_t target = -1,
                    Relation relation = Relation::Exact)
{
    return {kind, source, target, relation, {}};
}

} // namespace

ReviewFlow::ReviewFlow(ReviewActions& actions, QueueModel& model, CurrentGloss& current, QueuePane& queue,
                       DecisionBar& bar, QObject* parent)
    : QObject(parent), m_model(model), m_current(current), m_queue(queue), m_bar(bar)
{
    connectActions(actions);
    connect(&m_current, &CurrentGloss::changed, this, &ReviewFlow::currentChanged);
    connect(&m_queue, &QueuePane::moveRequested, this, &ReviewFlow::move);
    connect(&m_bar, &DecisionBar::noteEntered, this, &ReviewFlow::keepNote);
    connect(&m_bar, &DecisionBar::noteLeft, this, [this] { m_queue.table()->setFocus(); });
}

void ReviewFlow::connectActions(ReviewActions& actions)
{
    connect(actions.accept, &QAction::triggered, this, &ReviewFlow::accept);
    connect(actions.reject, &QAction::triggered, this, &ReviewFlow::reject);
    connect(actions.defer, &QAction::triggered, this, [this] { settle(Decision::Kind::Defer, Verdict::Deferred); });
    connect(actions.noCounterpart, &QAction::triggered, this,
            [this] { settle(Decision::Kind::NoCounterpart, Verdict::NoCounterpart); });
    connect(actions.reopen, &QAction::triggered, this, &ReviewFlow::reopen);
    for (int i = 0; i < actions.choose.size(); ++i) {
        connect(actions.choose.at(i), &QAction::triggered, this, [this, i] { choose(i); });
    }
    for (int i = 0; i < actions.relations.size(); ++i) {
        connect(actions.relations.at(i), &QAction::triggered, this, [this, i] { relate(i); });
    }
    connect(actions.note, &QAction::triggered, this, &ReviewFlow::startNote);
    connect(actions.undo, &QAction::triggered, this, &ReviewFlow::undo);
    connect(actions.redo, &QAction::triggered, this, &ReviewFlow::redo);
    connect(actions.previous, &QAction::triggered, this, [this] { move(-1); });
    connect(actions.next, &QAction::triggered, this, [this] { move(1); });
}

void ReviewFlow::begin(DeskSession& session, std::optional<Decision> nextUndo, std::optional<Decision> nextRedo)
{
    m_session = &session;
    m_nextUndo = std::move(nextUndo);
    m_nextRedo = std::move(nextRedo);
    connect(m_session, &DeskSession::stepped, this, &ReviewFlow::stepped);
    connect(m_session, &DeskSession::failed, &m_bar, &DecisionBar::noteRefused);
}

void ReviewFlow::end()
{
    m_session = nullptr;
}

void ReviewFlow::withCurrent(std::function<void(std::int32_t, const ReviewItem&)> action)
{
    if (!m_session) {
        return;
    }
    m_session->then([this, action = std::move(action)] {
        if (const ReviewItem* item = m_current.item()) {
            action(m_current.source(), *item);
        }
    });
}

void ReviewFlow::decide(const Decision& decision, bool goOn, bool stays)
{
    DeskStep meant;
    meant.kind = decision.kind == Decision::Kind::Note ? DeskStep::Kind::Note : DeskStep::Kind::Decision;
    meant.goOn = goOn;
    meant.stays = stays;
    m_session->decide(decision, std::move(meant));
}

void ReviewFlow::accept()
{
    withCurrent([this](std::int32_t source, const ReviewItem& item) {
        if (item.target < 0) {
            Q_EMIT told(tr("No suggestion here: choose a candidate, or say that there is no counterpart."));
            return;
        }
        if (item.verdict == Verdict::Accepted && item.relation == m_bar.relation()) {
            goOnFrom(source, m_queue.filter().shown());
            return;
        }
        decide(decisionOn(source, Decision::Kind::Accept, item.target, m_bar.relation()), true);
    });
}

void ReviewFlow::reject()
{
    withCurrent([this](std::int32_t source, const ReviewItem& item) {
        if (item.target < 0) {
            Q_EMIT told(tr("There is no suggestion to reject here."));
            return;
        }
        decide(decisionOn(source, Decision::Kind::Reject, item.target), false, true);
    });
}

void ReviewFlow::settle(Decision::Kind kind, Verdict verdict)
{
    withCurrent([this, kind, verdict](std::int32_t source, const ReviewItem& item) {
        if (item.verdict == verdict) {
            goOnFrom(source, m_queue.filter().shown());
            return;
        }
        decide(decisionOn(source, kind), true);
    });
}

void ReviewFlow::reopen()
{
    withCurrent([this](std::int32_t source, const ReviewItem& item) {
        if (item.verdict == Verdict::Open) {
            Q_EMIT told(tr("This gloss is open."));
            return;
        }
        decide(decisionOn(source, Decision::Kind::Reopen));
    });
}

void ReviewFlow::choose(int candidate)
{
    withCurrent([this, candidate](std::int32_t source, const ReviewItem&) {
        DeskStep meant;
        meant.kind = DeskStep::Kind::Decision;
        meant.goOn = true;
        m_session->choose(source, static_cast<std::size_t>(candidate), m_bar.relation(), std::move(meant));
    });
}

void ReviewFlow::link(std::int32_t target)
{
    withCurrent([this, target](std::int32_t source, const ReviewItem&) {
        decide(decisionOn(source, Decision::Kind::Accept, target, m_bar.relation()), true);
    });
}

void ReviewFlow::relate(int relation)
{
    withCurrent([this, relation](std::int32_t source, const ReviewItem& item) {
        m_bar.setRelation(static_cast<Relation>(relation));
        if (item.verdict == Verdict::Accepted && item.relation != static_cast<Relation>(relation)) {
            decide(decisionOn(source, Decision::Kind::Accept, item.target, static_cast<Relation>(relation)));
        }
    });
}

void ReviewFlow::startNote()
{
    if (!m_session || m_bar.isNoteUnknown()) {
        return;
    }
    if (!m_session->isBusy()) {
        m_bar.editNote();
        return;
    }
    // What is typed from now on belongs to the note of the gloss that will be current, which is not known yet.
    m_bar.beginUnknownNote();
    m_session->then([this] { m_bar.endUnknownNote(); });
}

void ReviewFlow::keepNote()
{
    if (!m_session) {
        return;
    }
    if (m_bar.isNoteUnknown()) {
        m_session->then([this] { keepNote(); });
        return;
    }
    if (m_bar.noteOf() < 0 || !m_bar.noteChanged()) {
        return;
    }
    Decision decision = decisionOn(m_bar.noteOf(), Decision::Kind::Note);
    decision.note = m_bar.note().toStdString();
    m_bar.noteTaken();
    m_session->then([this, decision] { decide(decision); });
}

void ReviewFlow::undo()
{
    if (m_session) {
        keepNote();
        m_session->then([this] {
            if (!m_nextUndo) {
                Q_EMIT told(tr("There is nothing to undo."));
                return;
            }
            DeskStep meant;
            meant.kind = DeskStep::Kind::Undo;
            meant.taken = m_nextUndo;
            m_session->undo(std::move(meant));
        });
    }
}

void ReviewFlow::redo()
{
    if (m_session) {
        m_session->then([this] {
            if (!m_nextRedo) {
                Q_EMIT told(tr("There is nothing to redo."));
                return;
            }
            DeskStep meant;
            meant.kind = DeskStep::Kind::Redo;
            meant.taken = m_nextRedo;
            m_session->redo(std::move(meant));
        });
    }
}

void ReviewFlow::importFile(const QString& file)
{
    if (m_session) {
        keepNote();
        m_session->then([this, file] {
            DeskStep meant;
            meant.kind = DeskStep::Kind::Import;
            m_session->importFile(toPath(file), std::move(meant));
        });
    }
}

void ReviewFlow::move(int step)
{
    if (m_session) {
        m_session->then([this, step] { m_queue.move(step); });
    }
}

void ReviewFlow::goTo(std::int32_t source)
{
    if (!m_session) {
        return;
    }
    m_session->then([this, source] {
        const CurrentGloss::Update update(m_current);
        if (!m_queue.setCurrent(source)) {
            m_queue.clearFilters();
            m_queue.setCurrent(source);
        }
        m_queue.table()->setFocus();
    });
}

void ReviewFlow::look(std::int32_t source)
{
    if (m_session && m_model.isMoved(source)) {
        m_model.looked(source);
        m_session->then([this, source] { m_session->look(source); });
    }
}

void ReviewFlow::currentChanged(const CurrentGloss::Change& change)
{
    if (!change.seen) {
        return;
    }
    // Its row may leave a filter with this: not while the table is changing its current row.
    QMetaObject::invokeMethod(
        this,
        [this, left = change.left] {
            if (left != m_current.source()) {
                look(left);
            }
        },
        Qt::QueuedConnection);
}

void ReviewFlow::goOnFrom(std::int32_t source, const std::vector<std::int32_t>& order)
{
    const auto here = std::find(order.begin(), order.end(), source);
    if (here == order.end()) {
        return;
    }
    const auto open = [this](std::int32_t each) {
        const ReviewItem* item = m_model.item(each);
        return item && item->verdict == Verdict::Open && m_queue.filter().indexOf(each).isValid();
    };
    auto next = std::find_if(here + 1, order.end(), open);
    if (next == order.end()) {
        next = std::find_if(order.begin(), here, open);
        if (next == here) {
            Q_EMIT told(tr("There are no open glosses left in this view."));
            m_queue.setCurrent(source);
            return;
        }
    }
    m_queue.setCurrent(*next);
}

std::vector<std::int32_t> ReviewFlow::unmoved(const std::vector<std::int32_t>& decided) const
{
    std::vector<std::int32_t> found;
    std::copy_if(decided.begin(), decided.end(), std::back_inserter(found),
                 [this](std::int32_t source) { return !m_model.isMoved(source); });
    return found;
}

void ReviewFlow::stepped(const DeskStep& step)
{
    const std::int32_t before = m_current.source();
    const std::vector<std::int32_t>& decided = step.change.decided;
    // A decision that changes nothing is about nobody; it was meant for the current gloss.
    const bool decides = step.kind == DeskStep::Kind::Decision
                      && (decided.empty() || std::find(decided.begin(), decided.end(), before) != decided.end());
    const std::vector<std::int32_t> order = decides ? m_queue.filter().shown() : std::vector<std::int32_t>();
    const std::vector<std::int32_t> looked = unmoved(decided);
    m_nextUndo = step.nextUndo;
    m_nextRedo = step.nextRedo;
    {
        const CurrentGloss::Update update(m_current);
        if (step.stays) {
            m_queue.filter().hold(before);
        }
        m_model.apply(step.items);
        if (decides) {
            goOnAfter(before, order, step.goOn);
        } else if (step.taken && !decided.empty()) {
            goToTaken(step);
        }
        m_queue.settle();
        // What takes the place of a rejected suggestion is before the reviewer's eyes.
        if (std::find(looked.begin(), looked.end(), m_current.source()) != looked.end()) {
            look(m_current.source());
        }
        m_current.refresh();
    }
    Q_EMIT applied(step);
}

void ReviewFlow::goToTaken(const DeskStep& step)
{
    const bool shown = m_queue.setCurrent(step.change.decided.front());
    const QString text = describe(*step.taken);
    Q_EMIT told((step.kind == DeskStep::Kind::Undo ? tr("Undone: %1") : tr("Redone: %1")).arg(text) +
                (shown ? QString() : QLatin1Char(' ') + tr("(hidden by the filters)")));
}

void ReviewFlow::goOnAfter(std::int32_t before, const std::vector<std::int32_t>& order, bool goOn)
{
    const ReviewItem* item = m_model.item(before);
    if (goOn || !m_queue.filter().indexOf(before).isValid()) {
        goOnFrom(before, order);
    } else if (item && item->verdict == Verdict::Open && item->target < 0) {
        Q_EMIT told(
            tr("No candidate is left for this gloss: search the target wordnet, or say that there is no counterpart."));
    }
}

QString ReviewFlow::describe(const Decision& decision) const
{
    const Linking* shown = m_model.linking();
    if (!shown || !m_model.item(decision.source)) {
        return {};
    }
    const QString source = isolated(displayLemmas(shown->source.glosses[static_cast<std::size_t>(decision.source)]));
    const QString pair =
        decision.target < 0
            ? source
            : displayDirection(source,
                               isolated(displayLemmas(shown->target.glosses[static_cast<std::size_t>(decision.target)])));
    switch (decision.kind) {
    case Decision::Kind::Accept: return tr("accepted %1").arg(pair);
    case Decision::Kind::Reject: return tr("rejected %1").arg(pair);
    case Decision::Kind::Defer: return tr("deferred %1").arg(source);
    case Decision::Kind::NoCounterpart: return tr("no counterpart of %1").arg(source);
    case Decision::Kind::Reopen: return tr("reopened %1").arg(source);
    case Decision::Kind::Note: return tr("note on %1").arg(source);
    }
    return {};
}

} // namespace crossgloss
