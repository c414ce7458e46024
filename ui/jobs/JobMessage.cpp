#include "jobs/JobMessage.h"

#include "jobs/Job.h"

namespace crossgloss {

JobMessage::JobMessage(QWidget* parent) : InlineMessage(parent)
{
    connect(this, &InlineMessage::actionTriggered, this, [this] { Q_EMIT lineRequested(m_file, m_line); });
}

void JobMessage::showFailure(const Job& job)
{
    m_file = job.failureFile();
    m_line = job.failureLine();
    show(Severity::Error, job.message(), m_line > 0 ? tr("Show the line") : QString());
}

} // namespace crossgloss
