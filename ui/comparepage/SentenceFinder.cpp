#include "comparepage/SentenceFinder.h"

#include "CoreText.h"
#include "common/Backend.h"
#include "jobs/JobRunner.h"

namespace crossgloss {

SentenceFinder::SentenceFinder(std::shared_ptr<Backend> backend, JobRunner& jobs, QObject* parent)
    : QObject(parent), m_backend(std::move(backend)), m_jobs(jobs)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMs);
    connect(&m_pause, &QTimer::timeout, this, &SentenceFinder::dispatch);
}

void SentenceFinder::ask(const SearchSentencesRequest& request)
{
    cancel();
    m_request = request;
    setBusy(true);
    m_pause.start();
}

void SentenceFinder::askNow(const SearchSentencesRequest& request)
{
    cancel();
    m_request = request;
    setBusy(true);
    dispatch();
}

void SentenceFinder::cancel()
{
    m_pause.stop();
    ++m_generation;
    if (m_job && m_job->isActive()) {
        m_job->cancel();
    }
    setBusy(false);
}

void SentenceFinder::dispatch()
{
    // What a half-written sentence cannot be answered by is no failed job.
    struct Answer {
        SearchSentencesResult result;
        QString failure;
    };
    m_job = m_jobs.ask(
        tr("Searching a list of sentences"),
        [backend = m_backend, request = m_request](JobProgress& progress) {
            Answer answer;
            try {
                answer.result = backend->sentenceLists().search(request, progress);
            } catch (const Cancelled&) {
                throw;
            } catch (const Error& error) {
                answer.failure = translated(error);
            }
            return answer;
        },
        this,
        [this, request = m_request, generation = m_generation](const Answer& answer) {
            if (generation != m_generation) {
                return;
            }
            setBusy(false);
            if (answer.failure.isEmpty()) {
                Q_EMIT found(request, answer.result);
            } else {
                Q_EMIT failed(answer.failure);
            }
        });
    connect(m_job, &Job::finished, this, [this, job = m_job.data(), generation = m_generation] {
        if (generation == m_generation && job->state() == Job::State::Failed) {
            setBusy(false);
            Q_EMIT failed(job->message());
        }
    });
}

void SentenceFinder::setBusy(bool busy)
{
    if (m_busy != busy) {
        m_busy = busy;
        Q_EMIT busyChanged(busy);
    }
}

} // namespace crossgloss
