#pragma once

#include "jobs/CallReceiver.h"
#include "jobs/Job.h"

#include <QThreadPool>
#include <QTimer>

#include <functional>
#include <memory>
#include <type_traits>
#include <utility>

namespace crossgloss {

/// Runs long work on its own threads and keeps the list of it. Long jobs wait for each other when there are many; what
/// somebody is waiting for with a finger on the key does not wait for them.
///
/// The boundary of every job: whatever a worker throws ends here as the job's state and message, in place. All members
/// are for the window's thread; only the work itself runs elsewhere.
class JobRunner : public CallReceiver {
    Q_OBJECT

public:
    using Work = std::function<void(JobProgress&)>;
    /// Threads that work is put on.
    enum class Lane {
        Long,                          ///< may be taken for hours: trainings, imports, comparisons
        Prompt                         ///< for answers within moments only, so that there is always room for another
    };

    explicit JobRunner(QObject* parent = nullptr);
    /// Cancels what runs and waits for it.
    ~JobRunner() override;

    /// Puts work on a thread. @p then runs in the window's thread once the work is done (not when it failed or was
    /// cancelled), and not at all when @p context is gone by then.
    Job* start(const QString& title, Work work, QObject* context = nullptr, std::function<void()> then = {},
               Lane lane = Lane::Long);

    /// The same for work with a result.
    template <typename Function, typename Then>
    Job* compute(const QString& title, Function work, QObject* context, Then then, Lane lane = Lane::Long)
    {
        using Result = std::invoke_result_t<Function, JobProgress&>;
        auto result = std::make_shared<std::unique_ptr<Result>>();
        return start(
            title, [work, result](JobProgress& progress) { *result = std::make_unique<Result>(work(progress)); },
            context, [then, result] { then(std::move(**result)); }, lane);
    }

    /// What is done within moments, and stays in the list of jobs only when it fails. @p work may have a result.
    template <typename Function, typename Then>
    Job* ask(const QString& title, Function work, QObject* context, Then then, Lane lane = Lane::Prompt)
    {
        Job* job = nullptr;
        if constexpr (std::is_void_v<std::invoke_result_t<Function, JobProgress&>>) {
            job = start(title, std::move(work), context, std::move(then), lane);
        } else {
            job = compute(title, std::move(work), context, std::move(then), lane);
        }
        job->setTransient(true);
        return job;
    }

    const QList<Job*>& jobs() const { return m_jobs; }
    int activeCount() const;
    /// Active ones that do not pass by themselves in a moment.
    int lastingCount() const;
    void cancelAll();
    /// Forgets the jobs that have ended.
    void clearFinished();

Q_SIGNALS:
    void added(Job* job);
    void removing(int index);
    void removed();
    void jobChanged(Job* job);
    void jobFinished(Job* job);
    /// The last active job has ended.
    void idle();

private:
    struct Outcome {
        Job::State state = Job::State::Done;
        QString message;
        QString file;
        std::size_t line = 0;
    };
    static Outcome perform(const Work& work, JobProgress& progress);
    void finish(Job* job, const Outcome& outcome);
    void forget(int index);
    void poll();

    QThreadPool m_long;
    QThreadPool m_prompt;
    QTimer m_timer;
    QList<Job*> m_jobs;
};

} // namespace crossgloss
