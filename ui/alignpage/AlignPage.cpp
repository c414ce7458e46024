#include "alignpage/AlignPage.h"

#include "alignpage/AlignChecks.h"
#include "alignpage/AlignResults.h"
#include "alignpage/AlignSettings.h"
#include "alignpage/AlignabilityPanel.h"
#include "common/Backend.h"
#include "common/EmptyState.h"
#include "common/FileField.h"
#include "common/Icons.h"
#include "common/PageHeading.h"
#include "common/ProblemList.h"
#include "common/Prompts.h"
#include "common/SettingsScroll.h"
#include "common/SpacePicker.h"
#include "jobs/JobMessage.h"
#include "jobs/JobRunner.h"
#include "jobs/JobStage.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace crossgloss {

namespace {

bool lacksWordPairs(const AlignRequest& request)
{
    return request.dictionary.kind == DictionaryKind::File && request.dictionary.file.empty();
}

} // namespace

AlignPage::AlignPage(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, QWidget* parent)
    : Page(parent)
    , m_backend(std::move(backend))
    , m_jobs(jobs)
    , m_prompts(prompts)
    , m_heading(new PageHeading(this))
    , m_message(new JobMessage(this))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
    , m_settings(new AlignSettings(prompts, this))
    , m_check(new AlignabilityPanel(this))
    , m_problems(new ProblemList(this))
    , m_run(new QPushButton(this))
    , m_compare(new QPushButton(this))
    , m_cancel(new QPushButton(this))
    , m_stage(new JobStage(this))
    , m_stack(new QStackedWidget(this))
    , m_empty(new EmptyState(QStringLiteral("alignEmpty"), this))
    , m_results(new AlignResults(jobs, prompts, this))
{
    layOut();
    m_fetch.setInterval(100);
    m_checkDelay.setSingleShot(true);
    m_checkDelay.setInterval(400);
    connect(&m_fetch, &QTimer::timeout, this, &AlignPage::fetch);
    connect(&m_checkDelay, &QTimer::timeout, this, &AlignPage::checkNow);
    connect(m_settings, &AlignSettings::changed, this, &AlignPage::settingsChanged);
    connect(m_run, &QPushButton::clicked, this, &AlignPage::startAlignment);
    connect(m_compare, &QPushButton::clicked, this, &AlignPage::startComparison);
    connect(m_cancel, &QPushButton::clicked, this, &AlignPage::cancel);
    connect(m_results, &AlignResults::saved, this,
            [this](const QString& text) { m_message->show(InlineMessage::Severity::Info, text); });
    connect(m_results, &AlignResults::failed, this,
            [this](const QString& text) { m_message->show(InlineMessage::Severity::Error, text); });
    connect(m_empty, &EmptyState::actionTriggered, this, [this] {
        const AlignRequest request = m_settings->request();
        if (request.source.empty() || request.target.empty()) {
            openMissingVectors();
        } else if (lacksWordPairs(request)) {
            openWordPairs();
        } else {
            startAlignment();
        }
    });
    connect(m_message, &JobMessage::lineRequested, this, &AlignPage::lineRequested);
    retranslate();
}

void AlignPage::layOut()
{
    m_run->setObjectName(QStringLiteral("startAlignment"));
    m_run->setProperty("role", "primary");
    m_compare->setObjectName(QStringLiteral("compareMethods"));
    m_cancel->setObjectName(QStringLiteral("cancelAlignment"));
    m_cancel->setIcon(themedIcon(QStringLiteral("stop")));
    m_problems->setObjectName(QStringLiteral("alignProblems"));

    auto* fields = new QWidget(this);
    auto* fieldsLayout = new QVBoxLayout(fields);
    fieldsLayout->setContentsMargins(0, 0, 0, 0);
    fieldsLayout->setSpacing(12);
    fieldsLayout->addWidget(m_settings);
    fieldsLayout->addWidget(m_check);
    fieldsLayout->addStretch();
    auto* scroll = new SettingsScroll(fields, this);
    auto* left = new QWidget(this);
    auto* leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins(0, 0, 0, 0);
    leftLayout->setSpacing(8);
    leftLayout->addWidget(scroll, 1);
    leftLayout->addWidget(m_problems);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_run);
    buttons->addWidget(m_compare);
    buttons->addWidget(m_cancel);
    buttons->addStretch();
    leftLayout->addLayout(buttons);

    auto* right = new QWidget(this);
    auto* rightLayout = new QVBoxLayout(right);
    rightLayout->setContentsMargins(0, 0, 0, 0);
    rightLayout->setSpacing(8);
    rightLayout->addWidget(m_stage);
    rightLayout->addWidget(m_results, 1);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(right);

    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(16);
    m_splitter->addWidget(left);
    m_splitter->addWidget(m_stack);
    m_splitter->setStretchFactor(0, 2);
    m_splitter->setStretchFactor(1, 4);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 16, 24, 16);
    layout->setSpacing(8);
    layout->addWidget(m_heading);
    layout->addWidget(m_message);
    layout->addSpacing(8);
    layout->addWidget(m_splitter, 1);
}

void AlignPage::activate()
{
    if (!m_loaded) {
        reload();
        checkLater();
    }
}

void AlignPage::exportCurrent()
{
    m_results->exportCurrent();
}

void AlignPage::saveMap()
{
    m_results->saveMap();
}

QWidget* AlignPage::focusTarget()
{
    return m_settings->sourcePicker();
}

void AlignPage::reload()
{
    m_loaded = true;
    Job* job = m_jobs.compute(
        tr("Reading the library"), [backend = m_backend](JobProgress&) { return backend->resources(); }, this,
        [this](const std::vector<Resource>& resources) { m_settings->setResources(resources); }, JobRunner::Lane::Prompt);
    job->setTransient(true);
}

bool AlignPage::takeFiles(const QStringList& files)
{
    for (const QString& file : files) {
        m_settings->takeFile(file);
    }
    return true;
}

bool AlignPage::isRunning() const
{
    return m_job && m_job->isActive();
}

bool AlignPage::isBusy() const
{
    return isRunning() || m_checkDelay.isActive() || (m_checkJob && m_checkJob->isActive());
}

QString AlignPage::messageText() const
{
    return m_message->text();
}

void AlignPage::settingsChanged()
{
    checkLater();
    refresh();
}

void AlignPage::checkLater()
{
    m_checkDelay.start();
}

void AlignPage::checkNow()
{
    if (m_checkJob) {
        m_checkJob->cancel();
    }
    if (isRunning()) {
        m_checkDue = true;
        return;
    }
    const AlignRequest request = m_settings->request();
    if (!problemsOf(request).isEmpty()) {
        m_check->clear();
        refresh();
        return;
    }
    m_check->setBusy();
    Job* job = m_jobs.compute(
        tr("Checking the spaces"),
        [backend = m_backend, request](JobProgress& progress) { return backend->alignment().check(request, progress); },
        this,
        [this, generation = ++m_checkGeneration](const AlignabilityAnswer& answer) {
            // A late answer is to a question that nobody asks any more.
            if (generation == m_checkGeneration) {
                m_check->setAnswer(answer);
                refresh();
            }
        });
    job->setTransient(true);
    m_checkJob = job;
    connect(job, &Job::finished, this, [this, job] {
        if (job == m_checkJob && job->state() == Job::State::Failed) {
            m_check->setFailure(job->message());
            refresh();
        }
    });
}

bool AlignPage::begin()
{
    if (isRunning()) {
        return false;
    }
    m_wanted = true;
    refresh();
    m_running = m_settings->request();
    if (!problemsOf(m_running).isEmpty() || m_check->isHopeless()) {
        return false;
    }
    m_message->dismiss();
    m_checkDue = m_checkDelay.isActive() || (m_checkJob && m_checkJob->isActive());
    m_checkDelay.stop();
    if (m_checkJob) {
        m_checkJob->cancel();
    }
    m_stack->setCurrentIndex(1);
    m_inbox = std::make_shared<Inbox>();
    return true;
}

void AlignPage::watch(Job* job)
{
    m_job = job;
    connect(job, &Job::changed, this, &AlignPage::refresh);
    connect(job, &Job::finished, this, [this, job] { finished(job); });
    m_fetch.start();
    refresh();
}

void AlignPage::startAlignment()
{
    if (!begin()) {
        return;
    }
    m_results->beginAlignment(m_running);
    const auto onStep = [inbox = m_inbox](const AlignmentStep& step) {
        const std::lock_guard<std::mutex> lock(inbox->mutex);
        inbox->steps.push_back(step);
    };
    watch(m_jobs.compute(
        tr("Aligning %1 and %2").arg(displaySpace(m_running.source), displaySpace(m_running.target)),
        [backend = m_backend, request = m_running, onStep](JobProgress& progress) {
            return backend->alignment().align(request, progress, onStep);
        },
        this, [this](std::shared_ptr<const AlignedSpaces> spaces) { showAlignment(std::move(spaces)); }));
}

void AlignPage::startComparison()
{
    if (!begin()) {
        return;
    }
    m_results->beginComparison(m_running);
    const auto onRow = [inbox = m_inbox](const ComparisonRow& row) {
        const std::lock_guard<std::mutex> lock(inbox->mutex);
        inbox->rows.push_back(row);
    };
    watch(m_jobs.compute(
        tr("Comparing methods on %1 and %2").arg(displaySpace(m_running.source), displaySpace(m_running.target)),
        [backend = m_backend, request = m_running, onRow](JobProgress& progress) {
            return backend->alignment().compare(request, progress, onRow);
        },
        this, [this](const std::vector<ComparisonRow>& rows) {
            fetch();
            m_results->showComparison(rows);
        }));
}

void AlignPage::cancel()
{
    if (m_job) {
        m_job->cancel();
    }
}

void AlignPage::fetch()
{
    if (!m_inbox) {
        return;
    }
    std::vector<AlignmentStep> steps;
    std::vector<ComparisonRow> rows;
    {
        const std::lock_guard<std::mutex> lock(m_inbox->mutex);
        steps.swap(m_inbox->steps);
        rows.swap(m_inbox->rows);
    }
    m_results->append(steps, rows);
}

void AlignPage::showAlignment(std::shared_ptr<const AlignedSpaces> spaces)
{
    fetch();
    m_results->showAlignment(std::move(spaces), m_running);
    refresh();
    Q_EMIT aligned();
}

void AlignPage::finished(Job* job)
{
    m_fetch.stop();
    fetch();
    if (job->state() == Job::State::Failed) {
        m_message->showFailure(*job);
    } else if (job->state() == Job::State::Cancelled) {
        m_message->show(InlineMessage::Severity::Info,
                        tr("Stopped. Nothing is kept but the curve and the finished rows."));
    }
    m_wanted = false;
    if (m_checkDue) {
        m_checkDue = false;
        checkLater();
    }
    refresh();
}

void AlignPage::openMissingVectors()
{
    (m_settings->request().source.empty() ? m_settings->sourcePicker() : m_settings->targetPicker())->chooseFile();
}

void AlignPage::openWordPairs()
{
    const QString file = m_prompts.openFiles(this, tr("Open a file of word pairs"), wordPairFilter()).value(0);
    if (!file.isEmpty()) {
        m_settings->takeFile(file);
    }
}

void AlignPage::refresh()
{
    const bool running = isRunning();
    const AlignRequest request = m_settings->request();
    const QStringList problems = problemsOf(request);
    m_problems->setProblems(problems, m_wanted);
    m_problems->setVisible(!running && !problems.isEmpty());
    const bool ready = !running && problems.isEmpty() && !m_check->isHopeless();
    m_settings->setEnabled(!running);
    m_run->setVisible(!running);
    m_run->setEnabled(ready);
    m_compare->setVisible(!running);
    m_compare->setEnabled(ready && request.dictionary.kind != DictionaryKind::None);
    m_cancel->setVisible(running);
    m_cancel->setEnabled(running && !m_job->isStopping());
    m_stage->setJob(running ? m_job.data() : nullptr);
    const bool missing = request.source.empty() || request.target.empty();
    // The one button of the empty page does what is to be done next.
    m_empty->button()->setText(missing                   ? tr("Open word vectors…")
                               : lacksWordPairs(request) ? tr("Open word pairs…")
                                                         : tr("Align"));
    m_empty->button()->setEnabled(missing || lacksWordPairs(request) || ready);
}

void AlignPage::saveSession(QSettings& settings) const
{
    m_settings->saveSession(settings);
    settings.setValue(QStringLiteral("alignSplitter"), m_splitter->saveState());
}

void AlignPage::restoreSession(QSettings& settings)
{
    m_settings->restoreSession(settings);
    m_splitter->restoreState(settings.value(QStringLiteral("alignSplitter")).toByteArray());
}

void AlignPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    Page::changeEvent(event);
}

void AlignPage::retranslate()
{
    m_heading->setTexts(
        tr("Align"),
        tr("Lay two spaces of word vectors over each other, so that words stand beside their translations."));
    m_empty->setText(
        tr("Two sets of word vectors and a few known translations are all it takes; what the map learned "
           "shows here."));
    m_run->setText(tr("Align"));
    m_run->setToolTip(tr("Learn a map and measure it (Ctrl+Shift+A)"));
    m_compare->setText(tr("Compare methods"));
    m_compare->setToolTip(tr("Run all methods, retrievals and directions on this dictionary (Ctrl+Shift+M)"));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("Stop after the present step"));
    m_stage->setTexts(tr("Progress of the alignment"));
    refresh();
}

} // namespace crossgloss
