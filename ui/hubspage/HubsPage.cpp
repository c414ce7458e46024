#include "hubspage/HubsPage.h"

#include "common/AlignTexts.h"
#include "common/Backend.h"
#include "common/EmptyState.h"
#include "common/Icons.h"
#include "common/PageHeading.h"
#include "common/ProblemList.h"
#include "common/SettingsScroll.h"
#include "common/SpacePicker.h"
#include "common/Texts.h"
#include "hubspage/HubsSettings.h"
#include "hubspage/HubsView.h"
#include "jobs/JobMessage.h"
#include "jobs/JobRunner.h"
#include "jobs/JobStage.h"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace crossgloss {

HubsPage::HubsPage(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, QWidget* parent)
    : Page(parent)
    , m_backend(std::move(backend))
    , m_jobs(jobs)
    , m_heading(new PageHeading(this))
    , m_message(new JobMessage(this))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
    , m_settings(new HubsSettings(prompts, this))
    , m_problems(new ProblemList(this))
    , m_run(new QPushButton(this))
    , m_cancel(new QPushButton(this))
    , m_stage(new JobStage(this))
    , m_stack(new QStackedWidget(this))
    , m_empty(new EmptyState(QStringLiteral("hubsEmpty"), this))
    , m_view(new HubsView(jobs, prompts, this))
{
    layOut();
    connect(m_settings, &HubsSettings::changed, this, &HubsPage::refresh);
    connect(m_run, &QPushButton::clicked, this, &HubsPage::measure);
    connect(m_cancel, &QPushButton::clicked, this, &HubsPage::cancel);
    connect(m_empty, &EmptyState::actionTriggered, this, [this] {
        const HubnessRequest request = m_settings->request();
        if (request.source.empty() || request.target.empty()) {
            openMissingVectors();
        } else {
            measure();
        }
    });
    connect(m_message, &JobMessage::lineRequested, this, &HubsPage::lineRequested);
    retranslate();
}

void HubsPage::layOut()
{
    m_run->setObjectName(QStringLiteral("measureHubness"));
    m_run->setProperty("role", "primary");
    m_cancel->setObjectName(QStringLiteral("cancelHubness"));
    m_cancel->setIcon(themedIcon(QStringLiteral("stop")));
    m_problems->setObjectName(QStringLiteral("hubsProblems"));

    auto* scroll = new SettingsScroll(m_settings, this);
    auto* left = new QWidget(this);
    auto* leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins(0, 0, 0, 0);
    leftLayout->setSpacing(8);
    leftLayout->addWidget(scroll, 1);
    leftLayout->addWidget(m_stage);
    leftLayout->addWidget(m_problems);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_run);
    buttons->addWidget(m_cancel);
    buttons->addStretch();
    leftLayout->addLayout(buttons);

    m_stack->addWidget(m_empty);
    auto* viewScroll = new QScrollArea(this);
    viewScroll->setWidgetResizable(true);
    viewScroll->setWidget(m_view);
    m_stack->addWidget(viewScroll);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(16);
    m_splitter->addWidget(left);
    m_splitter->addWidget(m_stack);
    m_splitter->setStretchFactor(0, 2);
    m_splitter->setStretchFactor(1, 5);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 16, 24, 16);
    layout->setSpacing(8);
    layout->addWidget(m_heading);
    layout->addWidget(m_message);
    layout->addSpacing(8);
    layout->addWidget(m_splitter, 1);
}

void HubsPage::activate()
{
    if (!m_loaded) {
        reload();
    }
}

QWidget* HubsPage::focusTarget()
{
    return m_settings->sourcePicker();
}

void HubsPage::reload()
{
    m_loaded = true;
    Job* job = m_jobs.compute(
        tr("Reading the library"), [backend = m_backend](JobProgress&) { return backend->resources(); }, this,
        [this](const std::vector<Resource>& resources) { m_settings->setResources(resources); }, JobRunner::Lane::Prompt);
    job->setTransient(true);
}

bool HubsPage::takeFiles(const QStringList& files)
{
    for (const QString& file : files) {
        m_settings->takeFile(file);
    }
    return true;
}

void HubsPage::setAlignment(std::shared_ptr<const AlignedSpaces> alignment, const AlignRequest& request)
{
    m_settings->setAlignment(std::move(alignment), request);
}

void HubsPage::exportCurrent()
{
    if (m_view->isVisible()) {
        m_view->exportCurrent();
    }
}

bool HubsPage::isRunning() const
{
    return m_job && m_job->isActive();
}

QString HubsPage::messageText() const
{
    return m_message->text();
}

void HubsPage::measure()
{
    if (isRunning()) {
        return;
    }
    m_wanted = true;
    refresh();
    if (!problems().isEmpty()) {
        return;
    }
    const HubnessRequest request = m_settings->request();
    PlotParameters parameters = {
        {tr("queries"), displaySpace(request.source)},
        {tr("answers"), displaySpace(request.target)},
        {tr("map"), request.alignment      ? QString::fromStdString(request.alignment->summary().method)
                    : request.map.empty() ? tr("none")
                                          : QFileInfo(displayPath(request.map)).fileName()},
        {QStringLiteral("k"), QString::number(request.k)},
        {tr("words that ask"), request.queries == 0 ? tr("all") : QString::number(request.queries)},
        {tr("words that answer"), request.targets == 0 ? tr("all") : QString::number(request.targets)},
        {tr("seed"), QString::number(request.seed)}};
    if (!request.dictionary.empty()) {
        parameters.append({tr("dictionary"), QFileInfo(displayPath(request.dictionary)).fileName()});
    }
    m_message->dismiss();
    Job* job = m_jobs.compute(
        tr("Measuring hubs of %1").arg(displaySpace(request.target)),
        [backend = m_backend, request](JobProgress& progress) { return backend->hubness().measure(request, progress); },
        this,
        [this, parameters](std::shared_ptr<const HubnessResult> result) {
            m_view->show(std::move(result), parameters);
            m_stack->setCurrentIndex(1);
        });
    m_job = job;
    connect(job, &Job::changed, this, &HubsPage::refresh);
    connect(job, &Job::finished, this, [this, job] { finished(job); });
    refresh();
}

void HubsPage::cancel()
{
    if (m_job) {
        m_job->cancel();
    }
}

void HubsPage::finished(Job* job)
{
    if (job->state() == Job::State::Failed) {
        m_message->showFailure(*job);
    } else if (job->state() == Job::State::Cancelled) {
        m_message->show(InlineMessage::Severity::Info, tr("Stopped."));
    }
    m_wanted = false;
    refresh();
}

QStringList HubsPage::problems() const
{
    const HubnessRequest request = m_settings->request();
    QStringList found;
    if (request.source.resource.empty()) {
        requireFile(found, request.source.file, tr("Choose the query vectors."));
    }
    if (request.target.resource.empty()) {
        requireFile(found, request.target.file, tr("Choose the vectors that answer."));
    }
    if (!request.map.empty()) {
        requireFile(found, request.map, {});
    }
    if (!request.dictionary.empty()) {
        requireFile(found, request.dictionary, {});
    }
    return found;
}

void HubsPage::openMissingVectors()
{
    (m_settings->request().source.empty() ? m_settings->sourcePicker() : m_settings->targetPicker())->chooseFile();
}

void HubsPage::refresh()
{
    const bool running = isRunning();
    const QStringList found = problems();
    m_problems->setProblems(found, m_wanted);
    m_problems->setVisible(!running && !found.isEmpty());
    m_settings->setEnabled(!running);
    m_run->setVisible(!running);
    m_run->setEnabled(!running && found.isEmpty());
    m_cancel->setVisible(running);
    m_cancel->setEnabled(running && !m_job->isStopping());
    m_stage->setJob(running ? m_job.data() : nullptr);
    const HubnessRequest request = m_settings->request();
    const bool missing = request.source.empty() || request.target.empty();
    m_empty->button()->setText(missing ? tr("Open word vectors…") : tr("Measure"));
    m_empty->button()->setEnabled(!running && (missing || found.isEmpty()));
}

void HubsPage::saveSession(QSettings& settings) const
{
    m_settings->saveSession(settings);
    settings.setValue(QStringLiteral("hubsSplitter"), m_splitter->saveState());
    settings.setValue(QStringLiteral("hubsLists"), m_view->splitter()->saveState());
}

void HubsPage::restoreSession(QSettings& settings)
{
    m_settings->restoreSession(settings);
    m_splitter->restoreState(settings.value(QStringLiteral("hubsSplitter")).toByteArray());
    m_view->splitter()->restoreState(settings.value(QStringLiteral("hubsLists")).toByteArray());
}

void HubsPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    Page::changeEvent(event);
}

void HubsPage::retranslate()
{
    m_heading->setTexts(
        tr("Hubs"),
        tr("See which words crowd the answers to everything, and what a retrieval criterion does about it."));
    m_empty->setText(
        tr("Choose query and target vectors; with a map between them, both stages are measured."));
    m_run->setText(tr("Measure"));
    m_run->setToolTip(tr("Measure the hubs of all criteria (Ctrl+Shift+H)"));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("Stop after the present step"));
    m_stage->setTexts(tr("Progress of the measurement"));
    refresh();
}

} // namespace crossgloss
