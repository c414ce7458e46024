#include "jobs/StatusJob.h"

#include "common/Icons.h"
#include "common/Layouts.h"
#include "jobs/JobRunner.h"

#include <QProgressBar>
#include <QTimer>
#include <QToolButton>

namespace crossgloss {

StatusJob::StatusJob(JobRunner& runner, QWidget* parent)
    : Retranslated(parent)
    , m_runner(runner)
    , m_delay(new QTimer(this))
    , m_title(new QToolButton(this))
    , m_bar(new QProgressBar(this))
    , m_cancel(new QToolButton(this))
{
    m_title->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_title->setIcon(themedIcon(QStringLiteral("jobs")));
    m_bar->setTextVisible(false);
    m_bar->setFixedWidth(140);
    m_cancel->setIcon(themedIcon(QStringLiteral("close")));
    auto* layout = rowIn(this, {8, 0, 8, 0}, 8);
    layout->addWidget(m_title);
    layout->addWidget(m_bar);
    layout->addWidget(m_cancel);
    connect(m_title, &QToolButton::clicked, this, &StatusJob::jobsRequested);
    connect(m_cancel, &QToolButton::clicked, this, [this] {
        if (Job* job = shown()) {
            job->cancel();
        }
    });
    connect(&runner, &JobRunner::added, this, &StatusJob::refresh);
    connect(&runner, &JobRunner::jobChanged, this, &StatusJob::refresh);
    connect(&runner, &JobRunner::jobFinished, this, &StatusJob::refresh);
    // Decisions and look-ups come and go several times a second: no flicker for those.
    m_delay->setSingleShot(true);
    m_delay->setInterval(250);
    connect(m_delay, &QTimer::timeout, this, [this] { setVisible(shown() != nullptr); });
    hide();
    retranslate();
}

Job* StatusJob::shown() const
{
    for (Job* job : m_runner.jobs()) {
        if (job->isActive()) {
            return job;
        }
    }
    return nullptr;
}

void StatusJob::refresh()
{
    const Job* job = shown();
    if (!job) {
        m_delay->stop();
        hide();
        return;
    }
    if (isHidden() && !m_delay->isActive()) {
        m_delay->start();
    }
    const int others = m_runner.activeCount() - 1;
    // Jobs of one stage often name it as they are named.
    QString text = job->stageText() == job->title() ? job->title() : tr("%1: %2").arg(job->title(), job->stageText());
    if (others > 0) {
        text += QLatin1Char(' ') + tr("(and %Ln more)", nullptr, others);
    }
    m_title->setText(text);
    const std::optional<double> fraction = job->fraction();
    m_bar->setRange(0, fraction ? 1000 : 0);
    m_bar->setValue(fraction ? qRound(1000 * *fraction) : 0);
    m_cancel->setEnabled(job->isStoppable() && !job->isStopping());
}

void StatusJob::retranslate()
{
    m_title->setToolTip(tr("Open the list of jobs"));
    m_bar->setAccessibleName(tr("Progress of the running job"));
    m_cancel->setToolTip(tr("Cancel this job"));
    m_cancel->setAccessibleName(tr("Cancel this job"));
    refresh();
}

} // namespace crossgloss
