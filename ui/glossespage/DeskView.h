#pragma once

#include "common/Retranslated.h"
#include "glossespage/DeskSession.h"
#include "glossespage/ReviewFlow.h"

#include <QWidget>

#include <memory>
#include <optional>

class QSettings;
class QStackedWidget;
class QTimer;

namespace crossgloss {

class CandidatesView;
class TargetSearchView;
class CoverageView;
class DecisionBar;
class DeskHead;
class DeskPanes;
class InlineMessage;
class PairCards;
class Prompts;
class QueuePane;
class ReviewActions;
class ReviewPanel;

/// The desk of an open linking: the queue, the pair with its plan and candidates, and how far the review is. What is
/// decided is ReviewFlow's; this shows what came of it.
class DeskView : public Retranslated<QWidget> {
    Q_OBJECT

public:
    DeskView(JobRunner& jobs, Prompts& prompts, ReviewActions& actions, QWidget* parent = nullptr);
    ~DeskView() override;

    void open(OpenedDesk opened);
    /// Gives the linking back once what was done is done; then closed() comes.
    void close();
    bool isOpen() const { return m_session != nullptr; }
    /// Steps are under way, or an answer that the screen waits for.
    bool isBusy() const;
    const Linking* linking() const { return m_model->linking(); }
    QString reviewer() const;

    QueueModel& model() { return *m_model; }
    QueuePane& queue() { return *m_queue; }
    PairCards& cards() { return *m_cards; }
    CandidatesView& candidates() { return *m_candidates; }
    TargetSearchView& search() { return *m_search; }
    /// The search stands in place of the candidates.
    bool searchVisible() const;
    DecisionBar& bar() { return *m_bar; }
    ReviewPanel& panel() { return *m_panel; }
    CoverageView& coverage() { return *m_coverage; }
    /// Precision and coverage stand in place of the desk.
    bool coverageVisible() const;
    /// What gets the keyboard.
    QWidget* focusTarget() const;
    /// The keys act while the desk is in sight, and decide while the pair is.
    void enableActions(bool inSight);
    /// Which gloss is current, and who tells when it is another.
    CurrentGloss& currentGloss() { return *m_current; }
    std::int32_t current() const { return m_current->source(); }
    QString messageText() const;

    /// What the keys do.
    ReviewFlow& flow() { return *m_flow; }
    /// Runs @p action once all that was done is in the workspace.
    void whenDone(std::function<void()> action);
    /// The pair as a line of text.
    QString pairText() const;
    void openExportMenu();
    void saveSession(QSettings& settings) const;
    void restoreSession(QSettings& settings);
    void showMessage(const QString& text, bool error = false);

Q_SIGNALS:
    void closed();
    void told(const QString& text);
    void importRequested();
    /// @param format of LinkingFormat.
    void exportRequested(int format);
    void lineRequested(const QString& file, quint64 line);
    /// All that was asked for is on the screen.
    void settled();

protected:
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    void stepped(const DeskStep& step);
    void stepFailed(const QString& message, const QString& file, quint64 line);
    void tellMerge(const ReviewMerge& merge);
    void showCurrent();
    void showNothing();
    QString stateOf(const ReviewItem& item) const;
    void showDetails(const DeskDetails& details);
    void askAgreement();
    void showCoverage(bool visible);
    void showSearch(bool visible);
    void askSearch(const QString& text);
    void retranslate() override;

    JobRunner& m_jobs;
    ReviewActions& m_actions;
    DeskHead* m_head;
    InlineMessage* m_message;
    QueueModel* m_model;
    CurrentGloss* m_current;
    QueuePane* m_queue;
    PairCards* m_cards;
    DecisionBar* m_bar;
    QStackedWidget* m_below;
    CandidatesView* m_candidates;
    TargetSearchView* m_search;
    ReviewPanel* m_panel;
    ReviewFlow* m_flow;
    CoverageView* m_coverage;
    QStackedWidget* m_pages;
    DeskPanes* m_panes;
    QTimer* m_stale;
    std::unique_ptr<DeskSession> m_session;
    bool m_waitsForDetails = false;
    QString m_failedFile;
    quint64 m_failedLine = 0;
};

} // namespace crossgloss
