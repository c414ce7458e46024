#include "trainpage/TrainPage.h"

#include "common/Backend.h"
#include "common/Icons.h"
#include "common/InlineMessage.h"
#include "common/LanguageNames.h"
#include "common/Texts.h"
#include "jobs/JobRunner.h"
#include "trainpage/TrainingChecks.h"
#include "trainpage/TrainingCurveModel.h"
#include "trainpage/TrainingCurves.h"
#include "trainpage/TrainingSettings.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

namespace crossgloss {

TrainPage::TrainPage(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, QWidget* parent)
    : Page(parent)
    , m_backend(std::move(backend))
    , m_jobs(jobs)
    , m_title(new QLabel(this))
    , m_sentence(styledLabel("muted", this))
    , m_start(new QPushButton(this))
    , m_cancel(new QPushButton(this))
    , m_afresh(new QCheckBox(this))
    , m_problems(styledLabel("muted", this))
    , m_message(new InlineMessage(this))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
    , m_settings(new TrainingSettings(prompts, QString::fromStdU16String(m_backend->modelFolder().u16string()), this))
    , m_stage(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_summary(styledLabel("muted", this))
    , m_curves(new TrainingCurves(this))
{
    followFont(m_title, 1.5, true);
    m_sentence->setWordWrap(true);
    m_start->setObjectName(QStringLiteral("startTraining"));
    m_start->setProperty("role", "primary");
    m_cancel->setObjectName(QStringLiteral("cancelTraining"));
    m_cancel->setIcon(themedIcon(QStringLiteral("stop")));
    m_problems->setObjectName(QStringLiteral("trainingProblems"));
    m_problems->setWordWrap(true);
    m_problems->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_stage->setWordWrap(true);
    m_progress->setTextVisible(false);

    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(m_settings);
    scroll->setMinimumWidth(360);
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
    layout->setContentsMargins(24, 16, 24, 16);
    layout->setSpacing(8);
    layout->addWidget(m_title);
    layout->addWidget(m_sentence);
    layout->addWidget(m_message);
    layout->addSpacing(8);
    layout->addWidget(m_splitter, 1);

    m_fetch.setInterval(100);
    connect(&m_fetch, &QTimer::timeout, this, &TrainPage::fetchPoints);
    connect(m_start, &QPushButton::clicked, this, &TrainPage::startTraining);
    connect(m_cancel, &QPushButton::clicked, this, &TrainPage::cancelTraining);
    connect(m_settings, &TrainingSettings::changed, this, &TrainPage::refresh);
    retranslate();
}

QWidget* TrainPage::focusTarget()
{
    return m_settings;
}

bool TrainPage::isTraining() const
{
    return m_job && m_job->isActive();
}

QString TrainPage::messageText() const
{
    return m_message->text();
}

QString TrainPage::summaryText() const
{
    return m_summary->text();
}

void TrainPage::startTraining()
{
    if (isTraining()) {
        return;
    }
    TrainingConfig config = m_settings->config();
    m_wanted = true;
    refresh();
    if (!problemsOf(config).isEmpty()) {
        return;
    }
    config.resume = !m_afresh->isChecked();
    m_message->dismiss();
    m_curves->clear();
    m_inbox = std::make_shared<Inbox>();
    const auto onPoint = [inbox = m_inbox](const TrainingPoint& point) {
        const std::lock_guard<std::mutex> lock(inbox->mutex);
        inbox->points.push_back(point);
    };
    m_job = m_jobs.compute(
        tr("Training"),
        [backend = m_backend, config, onPoint](JobProgress& progress) { return backend->train(config, progress, onPoint); },
        this, [this](const TrainingResult& result) {
            fetchPoints();
            m_message->show(InlineMessage::Severity::Info,
                            tr("The model is ready. Best: epoch %1, MRR %2 on held-out words.")
                                .arg(result.bestEpoch)
                                .arg(QLocale().toString(result.bestValidationMrr, 'f', 3)));
        });
    connect(m_job, &Job::changed, this, &TrainPage::refresh);
    connect(m_job, &Job::finished, this, [this, job = m_job.data()] { finished(job); });
    m_fetch.start();
    refresh();
}

void TrainPage::cancelTraining()
{
    if (m_job) {
        m_job->cancel();
    }
}

void TrainPage::fetchPoints()
{
    if (!m_inbox) {
        return;
    }
    std::vector<TrainingPoint> points;
    {
        const std::lock_guard<std::mutex> lock(m_inbox->mutex);
        points.swap(m_inbox->points);
    }
    if (!points.empty()) {
        m_curves->append(points);
        showSummary();
    }
}

void TrainPage::finished(Job* job)
{
    m_fetch.stop();
    fetchPoints();
    if (job->state() == Job::State::Failed) {
        m_message->show(InlineMessage::Severity::Error, job->message());
    } else if (job->state() == Job::State::Cancelled) {
        m_message->show(InlineMessage::Severity::Info,
                        tr("Stopped. The best model so far is kept; start again to go on from the checkpoint."));
    }
    m_wanted = false;
    refresh();
}

void TrainPage::showSummary()
{
    const auto& points = m_curves->model().points();
    m_summary->setVisible(!points.empty());
    if (points.empty()) {
        m_summary->clear();
        return;
    }
    const QLocale locale;
    const TrainingPoint& last = points.back();
    QString text = tr("Epoch %1 · loss %2").arg(last.epoch).arg(locale.toString(last.loss, 'g', 4));
    for (auto point = points.rbegin(); point != points.rend(); ++point) {
        if (point->validationMrr) {
            text += QStringLiteral(" · ") + tr("MRR %1").arg(locale.toString(*point->validationMrr, 'f', 3));
            break;
        }
    }
    m_summary->setText(text + QStringLiteral(" · ") + displayDuration(last.seconds));
}

void TrainPage::refresh()
{
    const bool training = isTraining();
    const TrainingConfig config = m_settings->config();
    const QStringList problems = problemsOf(config);
    const bool checkpoint = hasCheckpoint(config);
    QString text;
    for (const QString& problem : problems) {
        text += (text.isEmpty() ? QString() : QStringLiteral("\n")) + QStringLiteral("• ") + problem;
    }
    m_problems->setText(text);
    // Quiet until the user has asked for the impossible.
    setStyleProperty(m_problems, "role", m_wanted && !problems.isEmpty() ? "error" : "muted");
    m_problems->setVisible(!training && !problems.isEmpty());
    m_afresh->setVisible(!training && checkpoint);
    m_settings->setEnabled(!training);
    m_start->setEnabled(!training && problems.isEmpty());
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

void TrainPage::saveSession(QSettings& settings) const
{
    m_settings->saveSession(settings);
    settings.setValue(QStringLiteral("trainSplitter"), m_splitter->saveState());
}

void TrainPage::restoreSession(QSettings& settings)
{
    m_settings->restoreSession(settings);
    m_splitter->restoreState(settings.value(QStringLiteral("trainSplitter")).toByteArray());
}

void TrainPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    Page::changeEvent(event);
}

void TrainPage::retranslate()
{
    m_title->setText(tr("Train"));
    m_sentence->setText(tr("Teach an encoder to read descriptions, from dictionaries and word vectors of your own."));
    m_afresh->setText(tr("Start afresh, not from the checkpoint of the earlier run"));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("Stop after the present step; the checkpoint stays"));
    m_progress->setAccessibleName(tr("Progress of the training run"));
    showSummary();
    refresh();
}

} // namespace crossgloss
