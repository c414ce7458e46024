#pragma once

#include "glossespage/CurrentGloss.h"
#include "glossespage/DeskSession.h"

#include <QObject>

#include <functional>
#include <optional>
#include <vector>

namespace crossgloss {

class DecisionBar;
class QueuePane;
class ReviewActions;

/// What the keys of the desk decide, and which gloss comes next.
///
/// Every key waits for the answers to those before it, and means the gloss that is current then. After a decision the
/// next open gloss in the order shown becomes current; who rejects stays where they are, at the gloss and in the queue.
class ReviewFlow : public QObject {
    Q_OBJECT

public:
    /// All of these must outlive it.
    ReviewFlow(ReviewActions& actions, QueueModel& model, CurrentGloss& current, QueuePane& queue, DecisionBar& bar,
               QObject* parent);

    /// @param session must live until end().
    void begin(DeskSession& session, std::optional<Decision> nextUndo, std::optional<Decision> nextRedo);
    void end();

    void undo();
    void redo();
    void importFile(const QString& file);
    /// The note that is being written, as a decision.
    void keepNote();
    void goTo(std::int32_t source);
    void move(int step);
    void choose(int candidate);
    /// Links the current gloss to any target, by the relation that is set.
    void link(std::int32_t target);

Q_SIGNALS:
    /// All that @p step did is done, and the next gloss is current.
    void applied(const crossgloss::DeskStep& step);
    void told(const QString& text);

private:
    void connectActions(ReviewActions& actions);
    /// Runs @p action with the current gloss after everything done before.
    void withCurrent(std::function<void(std::int32_t, const ReviewItem&)> action);
    void decide(const Decision& decision, bool goOn = false, bool stays = false);
    void accept();
    void reject();
    void settle(Decision::Kind kind, Verdict verdict);
    void reopen();
    void relate(int relation);
    void startNote();
    void goOnFrom(std::int32_t source, const std::vector<std::int32_t>& order);
    void stepped(const DeskStep& step);
    /// @return sources that were decided on and whose suggestion is the one that was looked at last.
    std::vector<std::int32_t> unmoved(const std::vector<std::int32_t>& decided) const;
    void currentChanged(const CurrentGloss::Change& change);
    /// What is suggested for a gloss has been seen; kept with the linking.
    void look(std::int32_t source);
    void goToTaken(const DeskStep& step);
    /// After a decision on @p before: the next gloss of @p order unless more is to be said of this one.
    void goOnAfter(std::int32_t before, const std::vector<std::int32_t>& order, bool goOn);
    QString describe(const Decision& decision) const;

    QueueModel& m_model;
    CurrentGloss& m_current;
    QueuePane& m_queue;
    DecisionBar& m_bar;
    DeskSession* m_session = nullptr;
    std::optional<Decision> m_nextUndo;
    std::optional<Decision> m_nextRedo;
};

} // namespace crossgloss
