#include "common/SavedAnswers.h"

#include "common/Backend.h"
#include "common/SavedWordsService.h"
#include "jobs/JobRunner.h"

namespace crossgloss {

SavedAnswers::SavedAnswers(std::shared_ptr<Backend> backend, JobRunner& jobs, QObject* parent)
    : QObject(parent), m_backend(std::move(backend)), m_jobs(jobs)
{
}

void SavedAnswers::reload()
{
    m_jobs.ask(
        tr("Reading the saved words"), [backend = m_backend](JobProgress&) { return backend->saved().identities(); },
        this,
        [this](std::map<std::string, std::string> ids) {
            if (ids != m_ids) {
                m_ids = std::move(ids);
                Q_EMIT changed();
            }
        });
}

bool SavedAnswers::contains(const SavedWord& word) const
{
    return !m_ids.empty() && m_ids.contains(savedIdentity(word));
}

void SavedAnswers::toggle(const SavedWord& word)
{
    const QString text = QString::fromStdString(word.word);
    const std::string identity = savedIdentity(word);
    if (!m_busy.insert(identity).second) {
        return;
    }
    const auto known = m_ids.find(identity);
    if (known == m_ids.end()) {
        Job* job = m_jobs.ask(
            tr("Saving %1").arg(text),
            [backend = m_backend, word](JobProgress&) { return backend->saved().add(word); }, this,
            [this, identity, text](const SavedAddition& addition) {
                m_ids[identity] = addition.id;
                Q_EMIT changed();
                Q_EMIT saved(text);
            });
        job->setStoppable(false);
        finish(job, identity);
        return;
    }
    Job* job = m_jobs.ask(
        tr("Removing %1").arg(text),
        [backend = m_backend, id = known->second](JobProgress&) { return backend->saved().remove({id}); }, this,
        [this, identity, text](std::int64_t step) {
            m_ids.erase(identity);
            Q_EMIT changed();
            Q_EMIT removed(text, step);
            reload(); // another entry may have the same identity
        });
    job->setStoppable(false);
    finish(job, identity);
}

void SavedAnswers::takeBack(qint64 step)
{
    Job* job = m_jobs.ask(
        tr("Restoring what was removed"),
        [backend = m_backend, step](JobProgress&) { backend->saved().takeBack(step); }, this, [this] { reload(); });
    job->setStoppable(false);
    finish(job, {});
}

void SavedAnswers::finish(Job* job, const std::string& identity)
{
    connect(job, &Job::finished, this, [this, job, identity] {
        m_busy.erase(identity);
        if (job->state() == Job::State::Failed) {
            Q_EMIT failed(job->message());
            reload(); // what was believed to be saved may be wrong
        }
    });
}

} // namespace crossgloss
