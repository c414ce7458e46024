#include "jobs/JobMessage.h"

#include "jobs/Job.h"

namespace crossgloss {

JobMessage::JobMessage(QWidget* parent) : InlineMessage(parent)
{
    connect(this, &InlineMessage::actionTriggered, this, [this] {
        // It may put another message in the place of this one.
        if (const std::function<void()> act = m_act) {
            act();
        }
    });
}

void JobMessage::showFailure(const Job& job)
{
    const QString file = job.failureFile();
    const quint64 line = job.failureLine();
    tell(Severity::Error, job.message(), line > 0 ? tr("Show the line") : QString(),
         [this, file, line] { Q_EMIT lineRequested(file, line); });
}

void JobMessage::tell(Severity severity, const QString& text, const QString& action, std::function<void()> act)
{
    m_act = std::move(act);
    show(severity, text, action);
}

} // namespace crossgloss
