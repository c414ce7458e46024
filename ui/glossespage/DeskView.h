#pragma once

#include "glossespage/DeskSession.h"

#include <QWidget>

#include <memory>
#include <optional>

class QLabel;
class QPushButton;
class QScrollArea;
class QSettings;
class QSplitter;
class QTimer;
class QToolButton;

namespace crossgloss {

class CandidatesView;
class DecisionBar;
class InlineMessage;
class PairCards;
class QueuePane;
class ReviewActions;
class ReviewPanel;

/// The desk of an open linking: the queue, the pair with its plan and candidates, and how far the review is.
class DeskView : public QWidget {
    Q_OBJECT

public:
    DeskView(JobRunner& jobs, ReviewActions& actions, QWidget* parent = nullptr);
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
    DecisionBar& bar() { return *m_bar; }
    ReviewPanel& panel() { return *m_panel; }
    std::int32_t current() const;
    QString messageText() const;

    void undo();
    void redo();
    void importFile(const QString& file);
    /// The note that is being written, as a decision.
    void keepNote();
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
    enum class Kind { None, Decision, Note, Undo, Redo, Import };

    void layOut();
    void connectActions();
    /// Runs @p action with the current gloss after everything done before.
    void withCurrent(std::function<void(std::int32_t, const ReviewItem&)> action);
    void decide(const Decision& decision, bool goOn);
    void accept();
    void reject();
    void settle(Decision::Kind kind, Verdict verdict);
    void reopen();
    void choose(int candidate);
    void relate(int relation);
    void startNote();
    void move(int step);
    void goTo(std::int32_t source);
    void goOnFrom(std::int32_t source, const std::vector<std::int32_t>& order);
    void stepped(const DeskStep& step);
    void stepFailed(const QString& message, const QString& file, quint64 line);
    void tellMerge(const ReviewMerge& merge);
    void currentChanged();
    void showCurrent();
    void showDetails(const DeskDetails& details);
    void askAgreement();
    QString describe(const Decision& decision) const;
    void adapt();
    void retranslate();

    JobRunner& m_jobs;
    ReviewActions& m_actions;
    QLabel* m_title;
    QLabel* m_about;
    QPushButton* m_import;
    QPushButton* m_export;
    QPushButton* m_close;
    QAction* m_exportActions[3];
    InlineMessage* m_message;
    QueueModel* m_model;
    QueuePane* m_queue;
    PairCards* m_cards;
    DecisionBar* m_bar;
    CandidatesView* m_candidates;
    ReviewPanel* m_panel;
    QSplitter* m_splitter;
    QSplitter* m_centre;
    QScrollArea* m_cardScroll;
    QTimer* m_stale;
    std::unique_ptr<DeskSession> m_session;
    Kind m_kind = Kind::None;
    bool m_goOn = false;
    std::optional<Decision> m_nextUndo;
    std::optional<Decision> m_nextRedo;
    std::optional<Decision> m_taken;   ///< what the undo or redo under way is about
    std::int32_t m_shown = -1;
    bool m_waitsForDetails = false;
    bool m_applying = false;
    bool m_noteWaits = false;
    QString m_failedFile;
    quint64 m_failedLine = 0;
};

} // namespace crossgloss
