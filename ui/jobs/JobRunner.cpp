#include "jobs/JobRunner.h"

#include "CoreText.h"
#include "base/MapGuard.h"

#include <exception>
#include <new>

namespace crossgloss {

JobRunner::JobRunner(QObject* parent) : CallReceiver(parent)
{
    // Jobs mostly wait for each other's disk or use parallelRanges inside; a few at once are enough.
    m_long.setMaxThreadCount(4);
    // One may wait for the disk while the other answers.
    m_prompt.setMaxThreadCount(2);
    m_timer.setInterval(100);
    connect(&m_timer, &QTimer::timeout, this, &JobRunner::poll);
}

JobRunner::~JobRunner()
{
    for (Job* job : std::as_const(m_jobs)) {
        if (job->isStoppable()) {
            job->m_progress->cancel();
        }
    }
    m_prompt.waitForDone();
    m_long.waitForDone();
}

Job* JobRunner::start(const QString& title, Work work, QObject* context, std::function<void()> then, Lane lane)
{
    auto* job = new Job(title, this);
    m_jobs.append(job);
    connect(job, &Job::changed, this, [this, job] { Q_EMIT jobChanged(job); });
    Q_EMIT added(job);
    if (then) {
        connect(job, &Job::finished, context ? context : this, [job, then = std::move(then)] {
            if (job->state() == Job::State::Done) {
                then();
            }
        });
    }
    m_timer.start();
    startOn(lane == Lane::Prompt ? m_prompt : m_long, [this, job, work = std::move(work), progress = job->m_progress] {
        post([job] { job->begin(); });
        const Outcome outcome = perform(work, *progress);
        post([this, job, outcome] { finish(job, outcome); });
    });
    return job;
}

JobRunner::Outcome JobRunner::perform(const Work& work, JobProgress& progress)
{
    try {
        progress.throwIfCancelled();
        work(progress);
        MapGuard::requireAll();
        return {};
    } catch (const Cancelled&) {
        return {Job::State::Cancelled, {}, {}, 0};
    } catch (const Error& error) {
        return {Job::State::Failed, translated(error), QString::fromStdString(error.file()), error.line()};
    } catch (const std::bad_alloc&) {
        return {Job::State::Failed,
                tr("There is not enough memory for this. Close other programs or use smaller data."),
                {},
                0};
    } catch (const std::exception& error) {
        return {Job::State::Failed, QString::fromUtf8(error.what()), {}, 0};
    } catch (...) {
        return {Job::State::Failed, tr("It failed for an unknown reason."), {}, 0};
    }
}

void JobRunner::finish(Job* job, const Outcome& outcome)
{
    job->end(outcome.state, outcome.message, outcome.file, outcome.line);
    Q_EMIT jobFinished(job);
    if (job->isTransient() && job->state() != Job::State::Failed) {
        forget(static_cast<int>(m_jobs.indexOf(job)));
    }
    if (activeCount() == 0) {
        m_timer.stop();
        Q_EMIT idle();
    }
}

void JobRunner::poll()
{
    for (Job* job : std::as_const(m_jobs)) {
        if (job->state() == Job::State::Running) {
            job->poll();
        }
    }
}

int JobRunner::activeCount() const
{
    int count = 0;
    for (const Job* job : m_jobs) {
        count += job->isActive() ? 1 : 0;
    }
    return count;
}

int JobRunner::lastingCount() const
{
    int count = 0;
    for (const Job* job : m_jobs) {
        count += job->isActive() && !job->isTransient() ? 1 : 0;
    }
    return count;
}

void JobRunner::cancelAll()
{
    for (Job* job : std::as_const(m_jobs)) {
        job->cancel();
    }
}

void JobRunner::forget(int index)
{
    Q_EMIT removing(index);
    m_jobs.takeAt(index)->deleteLater();
    Q_EMIT removed();
}

void JobRunner::clearFinished()
{
    for (int i = static_cast<int>(m_jobs.size()) - 1; i >= 0; --i) {
        if (!m_jobs.at(i)->isActive()) {
            forget(i);
        }
    }
}

} // namespace crossgloss
