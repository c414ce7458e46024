#include "hubspage/HubsPage.h"

#include "common/AlignTexts.h"
#include "common/Backend.h"
#include "common/FileField.h"
#include "common/Icons.h"
#include "common/InlineMessage.h"
#include "common/LanguageNames.h"
#include "common/Prompts.h"
#include "common/SettingsScroll.h"
#include "common/SpacePicker.h"
#include "common/Texts.h"
#include "hubspage/HubsSettings.h"
#include "hubspage/HubsView.h"
#include "jobs/JobRunner.h"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace crossgloss {

namespace {

QString nameOf(const std::filesystem::path& path)
{
    return QString::fromStdU16String(path.u16string());
}

} // namespace

HubsPage::HubsPage(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, QWidget* parent)
    : Page(parent)
    , m_backend(std::move(backend))
    , m_jobs(jobs)
    , m_prompts(prompts)
    , m_title(new QLabel(this))
    , m_sentence(styledLabel("muted", this))
    , m_message(new InlineMessage(this))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
    , m_settings(new HubsSettings(prompts, this))
    , m_problems(styledLabel("muted", this))
    , m_run(new QPushButton(this))
    , m_cancel(new QPushButton(this))
    , m_stage(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_stack(new QStackedWidget(this))
    , m_emptyText(styledLabel("muted", this))
    , m_emptyButton(new QPushButton(this))
    , m_view(new HubsView(jobs, prompts, this))
{
    layOut();
    connect(m_settings, &HubsSettings::changed, this, &HubsPage::refresh);
    connect(m_run, &QPushButton::clicked, this, &HubsPage::measure);
    connect(m_cancel, &QPushButton::clicked, this, &HubsPage::cancel);
    connect(m_emptyButton, &QPushButton::clicked, this, [this] {
        const HubnessRequest request = m_settings->request();
        if (request.source.empty() || request.target.empty()) {
            openMissingVectors();
        } else {
            measure();
        }
    });
    connect(m_message, &InlineMessage::actionTriggered, this,
            [this] { Q_EMIT lineRequested(m_failedFile, m_failedLine); });
    retranslate();
}

void HubsPage::layOut()
{
    followFont(m_title, 1.5, true);
    m_sentence->setWordWrap(true);
    m_run->setObjectName(QStringLiteral("measureHubness"));
    m_run->setProperty("role", "primary");
    m_cancel->setObjectName(QStringLiteral("cancelHubness"));
    m_cancel->setIcon(themedIcon(QStringLiteral("stop")));
    m_problems->setObjectName(QStringLiteral("hubsProblems"));
    m_problems->setWordWrap(true);
    m_problems->setTextFormat(Qt::PlainText);
    m_stage->setWordWrap(true);
    m_progress->setTextVisible(false);
    m_emptyText->setAlignment(Qt::AlignCenter);
    m_emptyText->setWordWrap(true);
    m_emptyButton->setObjectName(QStringLiteral("hubsEmpty"));
    m_emptyButton->setProperty("role", "primary");

    auto* scroll = new SettingsScroll(m_settings, this);
    auto* left = new QWidget(this);
    auto* leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins(0, 0, 0, 0);
    leftLayout->setSpacing(8);
    leftLayout->addWidget(scroll, 1);
    leftLayout->addWidget(m_stage);
    leftLayout->addWidget(m_progress);
    leftLayout->addWidget(m_problems);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_run);
    buttons->addWidget(m_cancel);
    buttons->addStretch();
    leftLayout->addLayout(buttons);

    auto* empty = new QWidget(this);
    auto* emptyLayout = new QVBoxLayout(empty);
    emptyLayout->setSpacing(16);
    emptyLayout->addStretch();
    emptyLayout->addWidget(m_emptyText);
    emptyLayout->addWidget(m_emptyButton, 0, Qt::AlignCenter);
    emptyLayout->addStretch();
    m_stack->addWidget(empty);
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
    layout->addWidget(m_title);
    layout->addWidget(m_sentence);
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
        [this](const std::vector<Resource>& resources) { m_settings->setResources(resources); });
    job->setPassing(true);
}

bool HubsPage::takeFiles(const QStringList& files)
{
    for (const QString& file : files) {
        m_settings->takeFile(file);
    }
    return true;
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
                                          : QFileInfo(nameOf(request.map)).fileName()},
        {QStringLiteral("k"), QString::number(request.k)},
        {tr("words that ask"), request.queries == 0 ? tr("all") : QString::number(request.queries)},
        {tr("words that answer"), request.targets == 0 ? tr("all") : QString::number(request.targets)},
        {tr("seed"), QString::number(request.seed)}};
    if (!request.dictionary.empty()) {
        parameters.append({tr("dictionary"), QFileInfo(nameOf(request.dictionary)).fileName()});
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
        m_failedFile = job->failureFile();
        m_failedLine = job->failureLine();
        m_message->show(InlineMessage::Severity::Error, job->message(),
                        m_failedLine > 0 ? tr("Show the line") : QString());
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
    const auto require = [&found](const std::filesystem::path& file, const QString& missing) {
        const QFileInfo info(nameOf(file));
        if (file.empty()) {
            found.append(missing);
        } else if (!info.isFile() || !info.isReadable()) {
            found.append(tr("%1 cannot be read.").arg(isolated(nameOf(file))));
        }
    };
    if (request.source.resource.empty()) {
        require(request.source.file, tr("Choose the vectors that ask."));
    }
    if (request.target.resource.empty()) {
        require(request.target.file, tr("Choose the vectors that answer."));
    }
    if (!request.map.empty()) {
        require(request.map, {});
    }
    if (!request.dictionary.empty()) {
        require(request.dictionary, {});
    }
    return found;
}

void HubsPage::openMissingVectors()
{
    const QString file = m_prompts.openFiles(this, tr("Open a file of word vectors"), wordVectorFilter()).value(0);
    if (!file.isEmpty()) {
        SpacePicker* picker =
            m_settings->request().source.empty() ? m_settings->sourcePicker() : m_settings->targetPicker();
        picker->setChoice({{}, std::filesystem::path(file.toStdU16String())});
    }
}

void HubsPage::refresh()
{
    const bool running = isRunning();
    const QStringList found = problems();
    QString text;
    for (const QString& problem : found) {
        text += (text.isEmpty() ? QString() : QStringLiteral("\n")) + QStringLiteral("• ") + problem;
    }
    m_problems->setText(text);
    // Quiet until the user has asked for the impossible.
    setStyleProperty(m_problems, "role", m_wanted && !found.isEmpty() ? "error" : "muted");
    m_problems->setVisible(!running && !found.isEmpty());
    m_settings->setEnabled(!running);
    m_run->setVisible(!running);
    m_run->setEnabled(!running && found.isEmpty());
    m_cancel->setVisible(running);
    m_cancel->setEnabled(running && !m_job->isStopping());
    m_progress->setVisible(running);
    m_stage->setVisible(running);
    if (running) {
        const std::optional<double> fraction = m_job->fraction();
        m_progress->setRange(0, fraction ? 1000 : 0);
        m_progress->setValue(fraction ? qRound(1000 * *fraction) : 0);
        const std::optional<double> left = m_job->remainingSeconds();
        m_stage->setText(left ? tr("%1, %2 left").arg(m_job->stageText(), displayDuration(*left)) : m_job->stageText());
    }
    const HubnessRequest request = m_settings->request();
    const bool missing = request.source.empty() || request.target.empty();
    m_emptyButton->setText(missing ? tr("Open word vectors…") : tr("Measure"));
    m_emptyButton->setEnabled(!running && (missing || found.isEmpty()));
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
    m_title->setText(tr("Hubs"));
    m_sentence->setText(
        tr("See which words crowd the answers to everything, and what a retrieval criterion does about it."));
    m_emptyText->setText(
        tr("Choose the vectors that ask and those that answer; with a map between them, both stages are "
           "measured."));
    m_run->setText(tr("Measure"));
    m_run->setToolTip(tr("Measure the hubs of all criteria (Ctrl+Shift+H)"));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("Stop after the present step"));
    m_progress->setAccessibleName(tr("Progress of the measurement"));
    refresh();
}

} // namespace crossgloss
