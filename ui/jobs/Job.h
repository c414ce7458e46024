#pragma once

#include "jobs/JobProgress.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace crossgloss {

/// One piece of long work as the window shows it. Lives in the window's thread; finished ones stay until cleared.
class Job : public QObject {
    Q_OBJECT

public:
    enum class State { Waiting, Running, Done, Failed, Cancelled };

    Job(QString title, QObject* parent);

    const QString& title() const { return m_title; }
    State state() const { return m_state; }
    bool isActive() const { return m_state == State::Waiting || m_state == State::Running; }
    /// The user asked to stop and the worker has not done so yet.
    bool isStopping() const { return isActive() && m_progress->cancelled(); }
    /// Stage in the interface language; the ending once there is one.
    QString stageText() const;
    /// 0 … 1, nothing while the end is unknown.
    std::optional<double> fraction() const;
    /// Seconds that the stage should still take; nothing while there is too little to tell from.
    std::optional<double> remainingSeconds() const;
    /// Why it failed, in the interface language; empty otherwise.
    const QString& message() const { return m_message; }
    /// File and line of the failure, when it has one.
    const QString& failureFile() const { return m_failureFile; }
    std::size_t failureLine() const { return m_failureLine; }
    const std::vector<std::string>& notes() const { return m_notes; }
    const std::vector<ReadIssue>& issues() const { return m_issues; }

    /// A job too small to keep in the list unless it failed.
    void setTransient(bool transient) { m_transient = transient; }
    bool isTransient() const { return m_transient; }
    /// A job that is finished once it was asked for: cancel() has no effect.
    void setStoppable(bool stoppable) { m_stoppable = stoppable; }
    bool isStoppable() const { return m_stoppable; }
    /// @p tell is called once it has failed, unless @p context is gone by then.
    void onFailure(QObject* context, std::function<void(const Job&)> tell);

public Q_SLOTS:
    void cancel();

Q_SIGNALS:
    void changed();
    /// Done, failed or cancelled; comes once, after the last changed().
    void finished();

private:
    friend class JobRunner;

    void begin();
    void poll();
    void end(State state, const QString& message, const QString& file, std::size_t line);

    QString m_title;
    State m_state = State::Waiting;
    std::shared_ptr<JobProgress> m_progress = std::make_shared<JobProgress>();
    std::string m_stage;
    std::uint64_t m_done = 0;
    std::uint64_t m_total = 0;
    std::uint64_t m_doneBefore = 0;    ///< what a stage that goes on with an earlier run had done when it began
    QElapsedTimer m_stageClock;
    QElapsedTimer m_clock;
    qint64 m_elapsed = 0;
    bool m_transient = false;
    bool m_stoppable = true;
    QString m_message;
    QString m_failureFile;
    std::size_t m_failureLine = 0;
    std::vector<std::string> m_notes;
    std::vector<ReadIssue> m_issues;
};

} // namespace crossgloss
