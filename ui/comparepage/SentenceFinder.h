#pragma once

#include "jobs/SentenceListService.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <memory>

namespace crossgloss {

class Backend;
class Job;
class JobRunner;

/// Asks for the sentences nearest to a query away from the window's thread. A new question calls off the one before it,
/// and an answer that comes late for a question no longer asked is dropped.
class SentenceFinder : public QObject {
    Q_OBJECT

public:
    SentenceFinder(std::shared_ptr<Backend> backend, JobRunner& jobs, QObject* parent = nullptr);

    /// Asks once typing has paused.
    void ask(const SearchSentencesRequest& request);
    /// Asks at once.
    void askNow(const SearchSentencesRequest& request);
    /// Forgets the present question; no answer to it will come.
    void cancel();
    /// True from the question until its answer or failure.
    bool isBusy() const { return m_busy; }

    static constexpr int pauseMs = 150;

Q_SIGNALS:
    void found(const SearchSentencesRequest& request, const SearchSentencesResult& result);
    void failed(const QString& message);
    void busyChanged(bool busy);

private:
    void dispatch();
    void setBusy(bool busy);

    std::shared_ptr<Backend> m_backend;
    JobRunner& m_jobs;
    QTimer m_pause;
    SearchSentencesRequest m_request;
    QPointer<Job> m_job;
    quint64 m_generation = 0;
    bool m_busy = false;
};

} // namespace crossgloss
