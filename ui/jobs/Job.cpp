#include "jobs/Job.h"

#include "CoreText.h"
#include "common/Texts.h"

namespace crossgloss {

Job::Job(QString title, QObject* parent) : QObject(parent), m_title(std::move(title)) {}

QString Job::stageText() const
{
    switch (m_state) {
    case State::Waiting: return isStopping() ? tr("Stopping") : tr("Waiting");
    case State::Running:
        if (isStopping()) {
            return tr("Stopping");
        }
        return m_stage.empty() ? tr("Starting") : translatedCore(m_stage);
    case State::Done: return tr("Done in %1").arg(displayDuration(static_cast<double>(m_elapsed) / 1000.0));
    case State::Failed: return tr("Failed");
    case State::Cancelled: return tr("Cancelled");
    }
    return {};
}

std::optional<double> Job::fraction() const
{
    if (m_state == State::Done) {
        return 1.0;
    }
    if (m_total == 0) {
        return std::nullopt;
    }
    return qBound(0.0, static_cast<double>(m_done) / static_cast<double>(m_total), 1.0);
}

std::optional<double> Job::remainingSeconds() const
{
    const std::optional<double> part = fraction();
    if (m_state != State::Running || !part || m_stageClock.elapsed() < 1000) {
        return std::nullopt;
    }
    const double before = static_cast<double>(m_doneBefore) / static_cast<double>(m_total);
    if (*part - before < 0.02) {
        return std::nullopt;
    }
    return static_cast<double>(m_stageClock.elapsed()) / 1000.0 * (1.0 - *part) / (*part - before);
}

void Job::onFailure(QObject* context, std::function<void(const Job&)> tell)
{
    connect(this, &Job::finished, context, [this, tell = std::move(tell)] {
        if (m_state == State::Failed) {
            tell(*this);
        }
    });
}

void Job::cancel()
{
    if (m_stoppable && isActive() && !m_progress->cancelled()) {
        m_progress->cancel();
        Q_EMIT changed();
    }
}

void Job::begin()
{
    m_state = State::Running;
    m_clock.start();
    m_stageClock.start();
    Q_EMIT changed();
}

void Job::poll()
{
    JobProgress::Snapshot snapshot = m_progress->take();
    const bool newStage = snapshot.stage != m_stage;
    if (newStage) {
        m_stageClock.start();
        m_doneBefore = 0;
    }
    // The first that is told at once was not done in that time.
    if (snapshot.done > 0 && (newStage || m_done == 0) && m_stageClock.elapsed() < 1000) {
        m_doneBefore = snapshot.done;
    }
    const bool isNew = newStage || snapshot.done != m_done || snapshot.total != m_total || !snapshot.notes.empty()
                      || !snapshot.issues.empty();
    m_stage = std::move(snapshot.stage);
    m_done = snapshot.done;
    m_total = snapshot.total;
    m_notes.insert(m_notes.end(), snapshot.notes.begin(), snapshot.notes.end());
    m_issues.insert(m_issues.end(), snapshot.issues.begin(), snapshot.issues.end());
    if (isNew) {
        Q_EMIT changed();
    }
}

void Job::end(State state, const QString& message, const QString& file, std::size_t line)
{
    poll();
    m_elapsed = m_clock.isValid() ? m_clock.elapsed() : 0;
    m_state = state;
    m_message = message;
    m_failureFile = file;
    m_failureLine = line;
    Q_EMIT changed();
    Q_EMIT finished();
}

} // namespace crossgloss
