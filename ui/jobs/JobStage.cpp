#include "jobs/JobStage.h"

#include "common/Layouts.h"
#include "common/Texts.h"
#include "jobs/Job.h"

#include <QLabel>
#include <QProgressBar>

namespace crossgloss {

JobStage::JobStage(QWidget* parent)
    : QWidget(parent)
    , m_stage(new QLabel(this))
    , m_progress(new QProgressBar(this))
{
    m_stage->setWordWrap(true);
    m_progress->setTextVisible(false);
    auto* layout = columnIn(this, {}, 8);
    layout->addWidget(m_stage);
    layout->addWidget(m_progress);
    hide();
}

void JobStage::setJob(const Job* job)
{
    setVisible(job);
    if (!job) {
        return;
    }
    const std::optional<double> fraction = job->fraction();
    m_progress->setRange(0, fraction ? 1000 : 0);
    m_progress->setValue(fraction ? qRound(1000 * *fraction) : 0);
    const std::optional<double> left = job->remainingSeconds();
    m_stage->setText(left ? tr("%1, %2 left").arg(job->stageText(), displayDuration(*left)) : job->stageText());
}

void JobStage::setTexts(const QString& name)
{
    m_progress->setAccessibleName(name);
}

} // namespace crossgloss
