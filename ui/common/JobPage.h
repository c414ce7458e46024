#pragma once

#include "common/JobSettings.h"
#include "common/Page.h"
#include "jobs/JobRunner.h"

#include <QPointer>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

class QPushButton;
class QSplitter;
class QStackedWidget;
class QVBoxLayout;

namespace crossgloss {

class Backend;
class EmptyState;
class JobMessage;
class JobStage;
class LiveFeedBase;
class PageHeading;
class ProblemList;

/// A page of the form "settings, run, results": at one side the settings, what keeps the run from starting, the buttons
/// and how far the run is; at the other its results, and before there are any what the page is for and the one thing to do
/// next.
///
/// How to make such a page, say for a job that measures something:
/// 1. Its settings are a JobSettings that makes a request of its fields, keeps them in the session, and emits changed().
/// 2. Its results are a widget of any kind.
/// 3. The page derives from this class. Its constructor makes settings and results without a parent, calls addStart() for
///    each button that starts a run, then setContents(), then retranslate(). A method starts the run:
///    @code
///    void MeasurePage::measure()
///    {
///        if (begin()) {
///            run(tr("Measuring"), [backend = backend(), request = m_settings->request()](JobProgress& progress) {
///                    return backend->measuring().measure(request, progress);
///                },
///                [this](const Measurement& measurement) {
///                    m_results->show(measurement);
///                    showResults();
///                });
///        }
///    }
///    @endcode
/// 4. problems() and retranslate() must be overridden; missing(), adapt(), stoppedText() and ended() may be. What the
///    worker tells while it works goes through a LiveFeed that addFeed() was told of.
/// 5. A row of frame/PageCatalogue.cpp gives it its place; frame/PageStack makes it, and calls setKeys() with the actions of
///    its menu entries.
///
/// Everything else is done here: the buttons, Cancel and what they are called, progress, errors and the way to the line at
/// fault, settings that rest while a run goes on, the session, files dropped on the page, the library read anew.
class JobPage : public Page {
    Q_OBJECT

public:
    void activate() override;
    QWidget* focusTarget() override;
    /// While a run goes on its settings stay as they are, and files are not taken.
    bool takeFiles(const QStringList& files) override;
    void reloadResources() override;
    void saveSession(QSettings& settings) const override;
    void restoreSession(QSettings& settings) override;

    /// @param starts as the buttons were added.
    void setKeys(const QList<QAction*>& starts, QAction* cancel) override;
    bool cancelRun() override;
    bool isRunning() const;
    QString messageText() const;

protected:
    /// What the page says, in the interface language.
    struct Texts
    {
        QString title;                 ///< empty for a page within a page, which has no heading of its own
        QString sentence;              ///< what it is for
        QString empty;                 ///< stands where there are no results yet
        QString cancelTip;
        QString progress;              ///< what the bar tells of, for those who cannot see it
    };
    /// What is to be chosen before a run, and how.
    struct Missing
    {
        QString text;                  ///< of the button
        std::function<void()> choose;
    };

    /// @param name of the page in the session and in the names of its widgets: "hubs" makes hubsProblems, hubsCancel,
    /// hubsEmpty.
    JobPage(const QString& name, std::shared_ptr<Backend> backend, JobRunner& jobs, QWidget* parent);

    /// A button that starts a run; the first one is the page's main one.
    QPushButton* addStart(const char* name, std::function<void()> start);
    /// Lays everything out, in the order of the keyboard.
    /// @param below stands under the settings and scrolls with them. @param above stands over the buttons.
    /// @param orientation Vertical: the settings stand above the results, as high as they need.
    void setContents(JobSettings* settings, QWidget* results, QWidget* below = nullptr, QWidget* above = nullptr,
                     Qt::Orientation orientation = Qt::Horizontal);
    void setTexts(const Texts& texts);
    void setStartTexts(QPushButton* start, const QString& text, const QString& tip);
    /// Points of this feed are shown before the result of a run and before runEnded(). @param feed a member of the page.
    void addFeed(LiveFeedBase& feed) { m_feeds.append(&feed); }

    /// What keeps a run from starting; empty when nothing does.
    virtual QStringList problems() const = 0;
    /// True unless something beside problems() speaks against a run.
    virtual bool isPossible() const { return true; }
    /// What the button of the empty state asks for before it starts a run.
    virtual std::optional<Missing> missing() { return std::nullopt; }
    /// The page's own widgets follow; the last thing that refresh() does.
    virtual void adapt() {}
    /// Said when a run was cancelled.
    virtual QString stoppedText() const;
    /// The run is over, and how is told.
    virtual void ended() {}
    /// Calls setTexts(), setStartTexts() and, at its end, refresh().
    void retranslate() override = 0;

    /// Whether a run may start; where not, says so. The message of the last run is gone then.
    bool begin();
    /// Puts @p work on a thread after begin(). @param then shows its result.
    template <typename Work, typename Then> void run(const QString& title, Work work, Then then)
    {
        watch(m_jobs.compute(title, std::move(work), this, [this, then = std::move(then)](auto&& result) {
            takeLive();
            then(std::forward<decltype(result)>(result));
        }));
    }
    void showResults();
    /// There are no results any more.
    void showEmpty();
    bool hasResults() const;
    /// The side of the settings may be folded away once there are results.
    void setSettingsShown(bool shown);
    void tell(const QString& text, const QString& action = {}, std::function<void()> act = {});
    void tellError(const QString& text);
    /// Shows what can be done now; to be called when anything changed that it depends on.
    void refresh();

    const std::shared_ptr<Backend>& backend() const { return m_backend; }
    JobRunner& jobs() { return m_jobs; }

private:
    struct Start
    {
        QPushButton* button;
        QString tip;
        QPointer<QAction> action;
    };

    QWidget* makeLeft(QWidget* below, QWidget* above, Qt::Orientation orientation);
    void watch(Job* job);
    void takeLive();
    void finish(const Job& job);
    /// The keyboard is with the settings, the buttons or the empty state.
    bool hasKeyboard() const;
    /// Gives the keyboard back to what had it when the run began, else to what starts the next.
    void returnKeyboard();
    bool isReady() const;
    void showProgress();
    void nameKeys();

    QString m_name;
    std::shared_ptr<Backend> m_backend;
    JobRunner& m_jobs;
    PageHeading* m_heading;
    JobMessage* m_message;
    QVBoxLayout* m_layout;
    QList<Start> m_starts;
    QList<LiveFeedBase*> m_feeds;
    QSplitter* m_splitter = nullptr;
    JobSettings* m_settings = nullptr;
    ProblemList* m_problems = nullptr;
    QPushButton* m_cancel = nullptr;
    QString m_cancelTip;
    QPointer<QAction> m_cancelAction;
    JobStage* m_stage = nullptr;
    QStackedWidget* m_stack = nullptr;
    EmptyState* m_empty = nullptr;
    QPointer<Job> m_job;
    QPointer<QWidget> m_writing;       ///< had the keyboard when the run began
    bool m_wanted = false;             ///< a run that cannot start was asked for
    bool m_loaded = false;
};

} // namespace crossgloss
