#include "trainpage/TrainingPane.h"

#include "common/Icons.h"
#include "common/InlineMessage.h"
#include "common/Texts.h"
#include "jobs/JobRunner.h"
#include "trainpage/TrainingCurveModel.h"
#include "trainpage/TrainingCurves.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QSplitter>
#include <QVBoxLayout>

namespace crossgloss {

TrainingPane::TrainingPane(JobRunner& jobs, QWidget* settings, QScrollArea* scroll, QWidget* parent)
    : QWidget(parent)
    , m_jobs(jobs)
    , m_settings(settings)
    , m_start(new QPushButton(this))
    , m_cancel(new QPushButton(this))
    , m_afresh(new QCheckBox(this))
    , m_problems(styledLabel("muted", this))
    , m_message(new InlineMessage(this))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
    , m_stage(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_summary(styledLabel("muted", this))
    , m_curves(new TrainingCurves(this))
{
    m_start->setObjectName(QStringLiteral("startTraining"));
    m_start->setProperty("role", "primary");
    m_cancel->setObjectName(QStringLiteral("cancelTraining"));
    m_cancel->setIcon(themedIcon(QStringLiteral("stop")));
    m_afresh->setObjectName(QStringLiteral("trainAfresh"));
    m_problems->setObjectName(QStringLiteral("trainingProblems"));
    m_problems->setWordWrap(true);
    m_problems->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_stage->setWordWrap(true);
    m_progress->setTextVisible(false);
    layOut(scroll);
    m_fetch.setInterval(100);
    connect(&m_fetch, &QTimer::timeout, this, &TrainingPane::fetchPoints);
    connect(m_start, &QPushButton::clicked, this, &TrainingPane::startTraining);
    connect(m_cancel, &QPushButton::clicked, this, &TrainingPane::cancelTraining);
    connect(m_afresh, &QCheckBox::toggled, this, &TrainingPane::refresh);
    connect(m_message, &InlineMessage::actionTriggered, this, [this] { act(); });
}

void TrainingPane::layOut(QScrollArea* scroll)
{
    auto* left = new QWidget(this);
    auto* leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins(0, 0, 0, 0);
    leftLayout->setSpacing(8);
    leftLayout->addWidget(scroll, 1);
    leftLayout->addWidget(m_problems);
    leftLayout->addWidget(m_afresh);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_start);
    buttons->addWidget(m_cancel);
    buttons->addStretch();
    leftLayout->addLayout(buttons);

    auto* right = new QFrame(this);
    right->setProperty("role", "card");
    auto* rightLayout = new QVBoxLayout(right);
    rightLayout->setContentsMargins(16, 16, 16, 16);
    rightLayout->setSpacing(8);
    rightLayout->addWidget(m_stage);
    rightLayout->addWidget(m_progress);
    rightLayout->addWidget(m_summary);
    rightLayout->addWidget(m_curves, 1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(16);
    m_splitter->addWidget(left);
    m_splitter->addWidget(right);
    m_splitter->setStretchFactor(0, 2);
    m_splitter->setStretchFactor(1, 3);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_message);
    layout->addWidget(m_splitter, 1);
}

bool TrainingPane::isTraining() const
{
    return m_job && m_job->isActive();
}

QString TrainingPane::messageText() const
{
    return m_message->text();
}

QString TrainingPane::summaryText() const
{
    return m_summary->text();
}

QString TrainingPane::candidateText(std::size_t) const
{
    return {};
}

void TrainingPane::startTraining()
{
    if (isTraining()) {
        return;
    }
    m_wanted = true;
    refresh();
    if (!problems().isEmpty()) {
        return;
    }
    m_message->dismiss();
    m_curves->clear();
    m_candidate = 0;
    m_inbox = std::make_shared<Inbox>();
    m_job = run(!m_afresh->isChecked(), [inbox = m_inbox](std::size_t candidate, const TrainingPoint& point) {
        const std::lock_guard<std::mutex> lock(inbox->mutex);
        inbox->steps.push_back({candidate, point});
    });
    connect(m_job, &Job::changed, this, &TrainingPane::refresh);
    connect(m_job, &Job::finished, this, [this, job = m_job.data()] { finished(job); });
    m_fetch.start();
    showSummary();
    refresh();
}

void TrainingPane::cancelTraining()
{
    if (m_job) {
        m_job->cancel();
    }
}

void TrainingPane::succeed(const QString& text, const QString& action, const std::vector<TrainingPoint>& points)
{
    fetchPoints();
    if (!points.empty()) {
        m_curves->clear();
        m_curves->append(points);
        showSummary();
    }
    m_message->show(InlineMessage::Severity::Info, text, action);
}

void TrainingPane::fetchPoints()
{
    if (!m_inbox) {
        return;
    }
    std::vector<Step> steps;
    {
        const std::lock_guard<std::mutex> lock(m_inbox->mutex);
        steps.swap(m_inbox->steps);
    }
    std::vector<TrainingPoint> points;
    for (const Step& step : steps) {
        if (step.candidate != m_candidate) {
            // Each candidate has curves of its own.
            m_candidate = step.candidate;
            m_curves->clear();
            points.clear();
        }
        points.push_back(step.point);
    }
    if (!points.empty()) {
        m_curves->append(points);
        showSummary();
    }
}

void TrainingPane::finished(Job* job)
{
    m_fetch.stop();
    fetchPoints();
    if (job->state() == Job::State::Failed) {
        m_message->show(InlineMessage::Severity::Error, job->message());
    } else if (job->state() == Job::State::Cancelled) {
        m_message->show(InlineMessage::Severity::Info, hasCheckpoint() ? stoppedText() : tr("Stopped."));
    }
    m_wanted = false;
    m_afresh->setChecked(false);
    refresh();
}

void TrainingPane::showSummary()
{
    const auto& points = m_curves->model().points();
    m_summary->setVisible(!points.empty());
    if (points.empty()) {
        m_summary->clear();
        return;
    }
    const QLocale locale;
    const TrainingPoint& last = points.back();
    QString text = isTraining() ? candidateText(m_candidate) : QString();
    text += text.isEmpty() ? QString() : QStringLiteral(" · ");
    text += tr("Epoch %1 · loss %2").arg(last.epoch).arg(locale.toString(last.loss, 'g', 4));
    for (auto point = points.rbegin(); point != points.rend(); ++point) {
        if (point->validationMrr) {
            text += QStringLiteral(" · ") + tr("MRR %1").arg(locale.toString(*point->validationMrr, 'f', 3));
            break;
        }
    }
    text += QStringLiteral(" · ") + displayDuration(last.seconds);
    if (last.examplesPerSecond > 0) {
        text += QStringLiteral(" · ") + tr("%1 examples/s").arg(locale.toString(qRound64(last.examplesPerSecond)));
    }
    m_summary->setText(text);
}

void TrainingPane::refresh()
{
    const bool training = isTraining();
    const QStringList found = problems();
    const bool checkpoint = hasCheckpoint();
    QString text;
    for (const QString& problem : found) {
        text += (text.isEmpty() ? QString() : QStringLiteral("\n")) + QStringLiteral("• ") + problem;
    }
    m_problems->setText(text);
    // Quiet until the user has asked for the impossible.
    setStyleProperty(m_problems, "role", m_wanted && !found.isEmpty() ? "error" : "muted");
    m_problems->setVisible(!training && !found.isEmpty());
    m_afresh->setVisible(!training && checkpoint);
    m_settings->setEnabled(!training);
    m_start->setEnabled(!training && found.isEmpty());
    m_start->setText(checkpoint && !m_afresh->isChecked() ? tr("Go on") : tr("Start"));
    m_cancel->setVisible(training);
    m_cancel->setEnabled(training && !m_job->isStopping());
    m_progress->setVisible(training);
    m_stage->setVisible(training);
    if (training) {
        const std::optional<double> fraction = m_job->fraction();
        m_progress->setRange(0, fraction ? 1000 : 0);
        m_progress->setValue(fraction ? qRound(1000 * *fraction) : 0);
        const std::optional<double> left = m_job->remainingSeconds();
        m_stage->setText(left ? tr("%1, %2 left").arg(m_job->stageText(), displayDuration(*left)) : m_job->stageText());
    }
}

void TrainingPane::saveSplitter(QSettings& settings, const QString& key) const
{
    settings.setValue(key, m_splitter->saveState());
}

void TrainingPane::restoreSplitter(QSettings& settings, const QString& key)
{
    m_splitter->restoreState(settings.value(key).toByteArray());
}

void TrainingPane::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void TrainingPane::retranslate()
{
    m_afresh->setText(tr("Start afresh, not from the checkpoint of the earlier run"));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("Stop after the present step; the checkpoint stays"));
    m_progress->setAccessibleName(tr("Progress of the training run"));
    showSummary();
    refresh();
}

} // namespace crossgloss
