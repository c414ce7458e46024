#include "common/JobPage.h"

#include "common/Backend.h"
#include "common/EmptyState.h"
#include "common/Icons.h"
#include "common/Layouts.h"
#include "common/LiveFeed.h"
#include "common/PageHeading.h"
#include "common/ProblemList.h"
#include "common/SettingsScroll.h"
#include "jobs/JobMessage.h"
#include "jobs/JobStage.h"

#include <QAction>
#include <QApplication>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace crossgloss {

namespace {

QString withKey(const QString& tip, const QAction* action)
{
    const QString key = action ? action->shortcut().toString(QKeySequence::NativeText) : QString();
    return key.isEmpty() ? tip : JobPage::tr("%1 (%2)", "what a button does, its key").arg(tip, key);
}

} // namespace

JobPage::JobPage(const QString& name, std::shared_ptr<Backend> backend, JobRunner& jobs, QWidget* parent)
    : Page(parent)
    , m_name(name)
    , m_backend(std::move(backend))
    , m_jobs(jobs)
    , m_heading(new PageHeading(this))
    , m_message(new JobMessage(this))
    , m_layout(columnIn(this, {}, 8))
{
    m_heading->hide();
    m_layout->addWidget(m_heading);
    m_layout->addWidget(m_message);
    m_layout->addSpacing(8);
    connect(m_message, &JobMessage::lineRequested, this, &JobPage::lineRequested);
}

QPushButton* JobPage::addStart(const char* name, std::function<void()> start)
{
    auto* button = new QPushButton;
    button->setObjectName(QLatin1String(name));
    if (m_starts.isEmpty()) {
        button->setProperty("role", "primary");
    }
    connect(button, &QPushButton::clicked, this, std::move(start));
    m_starts.append({button, {}, {}});
    return button;
}

void JobPage::setContents(JobSettings* settings, QWidget* results, QWidget* below, QWidget* above,
                          Qt::Orientation orientation)
{
    m_settings = settings;
    m_splitter = new QSplitter(orientation, this);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(16);
    m_splitter->addWidget(makeLeft(below, above, orientation));
    m_stack = new QStackedWidget(m_splitter);
    m_empty = new EmptyState(m_name + QStringLiteral("Empty"), m_stack);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(results);
    m_splitter->addWidget(m_stack);
    m_splitter->setStretchFactor(0, orientation == Qt::Horizontal ? 2 : 0);
    m_splitter->setStretchFactor(1, 5);
    if (orientation == Qt::Vertical) {
        m_splitter->setSizes({0, QWIDGETSIZE_MAX}); // settings no higher than they must be
    }
    m_layout->addWidget(m_splitter, 1);
    connect(settings, &JobSettings::changed, this, &JobPage::refresh);
    connect(m_cancel, &QPushButton::clicked, this, &JobPage::cancelRun);
    connect(m_empty, &EmptyState::actionTriggered, this, [this] {
        if (const std::optional<Missing> next = missing()) {
            next->choose();
        } else {
            m_starts.first().button->click();
        }
    });
}

QWidget* JobPage::makeLeft(QWidget* below, QWidget* above, Qt::Orientation orientation)
{
    auto* left = new QWidget(m_splitter);
    QWidget* fields = m_settings;
    if (below) {
        fields = new QWidget(left);
        QVBoxLayout* layout = columnIn(fields, {}, 8);
        layout->setSpacing(12);
        layout->addWidget(m_settings);
        layout->addWidget(below);
        layout->addStretch();
    }
    m_stage = new JobStage(left);
    m_problems = new ProblemList(left);
    m_problems->setObjectName(m_name + QStringLiteral("Problems"));
    QVBoxLayout* layout = columnIn(left, {}, 8);
    if (orientation == Qt::Horizontal) {
        layout->addWidget(new SettingsScroll(fields, left), 1);
    } else {
        layout->addWidget(fields);
        left->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    }
    layout->addWidget(m_stage);
    layout->addWidget(m_problems);
    if (above) {
        layout->addWidget(above);
    }
    auto* buttons = newRow(8);
    for (const Start& start : std::as_const(m_starts)) {
        buttons->addWidget(start.button);
    }
    m_cancel = new QPushButton(left);
    m_cancel->setObjectName(m_name + QStringLiteral("Cancel"));
    m_cancel->setIcon(themedIcon(QStringLiteral("stop")));
    buttons->addWidget(m_cancel);
    buttons->addStretch();
    layout->addLayout(buttons);
    return left;
}

void JobPage::setSettingsShown(bool shown)
{
    QWidget* side = m_splitter->widget(0);
    const bool leaves = !shown && side->isAncestorOf(QApplication::focusWidget());
    side->setVisible(shown || !hasResults());
    if (leaves && !side->isVisible()) {
        m_stack->currentWidget()->setFocus(Qt::OtherFocusReason);
    }
}

void JobPage::setTexts(const Texts& texts)
{
    const bool headed = !texts.title.isEmpty();
    m_heading->setTexts(texts.title, texts.sentence);
    m_heading->setVisible(headed);
    m_layout->setContentsMargins(headed ? QMargins(24, 16, 24, 16) : QMargins());
    m_empty->setText(texts.empty);
    m_cancel->setText(tr("Cancel"));
    m_cancelTip = texts.cancelTip;
    m_stage->setTexts(texts.progress);
    nameKeys();
}

void JobPage::setStartTexts(QPushButton* start, const QString& text, const QString& tip)
{
    start->setText(text);
    for (Start& each : m_starts) {
        if (each.button == start) {
            each.tip = tip;
        }
    }
    nameKeys();
}

void JobPage::setKeys(const QList<QAction*>& starts, QAction* cancel)
{
    for (int i = 0; i < qMin(starts.size(), m_starts.size()); ++i) {
        m_starts[i].action = starts.at(i);
    }
    m_cancelAction = cancel;
    nameKeys();
}

void JobPage::nameKeys()
{
    for (const Start& start : std::as_const(m_starts)) {
        start.button->setToolTip(withKey(start.tip, start.action));
    }
    m_cancel->setToolTip(withKey(m_cancelTip, m_cancelAction));
}

void JobPage::activate()
{
    if (!m_loaded) {
        m_loaded = true;
        reloadResources();
    }
}

void JobPage::reloadResources()
{
    if (!m_loaded) {
        return;
    }
    m_jobs.ask(
        tr("Reading the library"), [backend = m_backend](JobProgress&) { return backend->resources(); }, this,
        [this](const std::vector<Resource>& resources) { m_settings->setResources(resources); });
}

QWidget* JobPage::focusTarget()
{
    return m_settings->focusTarget();
}

bool JobPage::takeFiles(const QStringList& files)
{
    bool taken = false;
    if (!isRunning()) {
        for (const QString& file : files) {
            taken = m_settings->takeFile(file) || taken;
        }
    }
    return taken;
}

void JobPage::saveSession(QSettings& settings) const
{
    m_settings->saveSession(settings);
    settings.setValue(m_name + QStringLiteral("Splitter"), m_splitter->saveState());
}

void JobPage::restoreSession(QSettings& settings)
{
    m_settings->restoreSession(settings);
    m_splitter->restoreState(settings.value(m_name + QStringLiteral("Splitter")).toByteArray());
}

bool JobPage::isRunning() const
{
    return m_job && m_job->isActive();
}

QString JobPage::messageText() const
{
    return m_message->text();
}

QString JobPage::stoppedText() const
{
    return tr("Stopped.");
}

bool JobPage::isReady() const
{
    return !isRunning() && problems().isEmpty() && isPossible();
}

bool JobPage::begin()
{
    if (isRunning()) {
        return false;
    }
    m_wanted = true;
    refresh();
    if (!isReady()) {
        return false;
    }
    m_message->dismiss();
    return true;
}

void JobPage::watch(Job* job)
{
    m_job = job;
    connect(job, &Job::changed, this, &JobPage::showProgress);
    connect(job, &Job::finished, this, [this, job] { finish(*job); });
    // The keyboard does not stay with what rests now.
    const bool here = hasKeyboard();
    m_writing = here ? window()->focusWidget() : nullptr;
    refresh();
    if (here) {
        m_cancel->setFocus(Qt::OtherFocusReason);
    }
}

bool JobPage::hasKeyboard() const
{
    const QWidget* at = window()->focusWidget();
    return at && (at == m_splitter->widget(0) || m_splitter->widget(0)->isAncestorOf(at) || m_empty->isAncestorOf(at));
}

void JobPage::takeLive()
{
    for (LiveFeedBase* feed : std::as_const(m_feeds)) {
        feed->take();
    }
}

void JobPage::finish(const Job& job)
{
    for (LiveFeedBase* feed : std::as_const(m_feeds)) {
        feed->end();
    }
    if (job.state() == Job::State::Failed) {
        m_message->showFailure(job);
    } else if (job.state() == Job::State::Cancelled) {
        tell(stoppedText());
    }
    m_wanted = false;
    ended();
    const bool here = hasKeyboard();
    refresh();
    if (here) {
        returnKeyboard();
    }
    m_writing.clear();
    Q_EMIT runEnded();
}

void JobPage::returnKeyboard()
{
    QWidget* const start = m_starts.first().button;
    for (QWidget* widget : {m_writing.data(), start, focusTarget()}) {
        if (widget && widget->isVisibleTo(window()) && widget->isEnabled()) {
            widget->setFocus(Qt::OtherFocusReason);
            return;
        }
    }
}

bool JobPage::cancelRun()
{
    const bool running = isRunning();
    if (running) {
        m_job->cancel();
    }
    return running;
}

void JobPage::showResults()
{
    m_stack->setCurrentIndex(1);
}

void JobPage::showEmpty()
{
    m_stack->setCurrentIndex(0);
}

bool JobPage::hasResults() const
{
    return m_stack->currentIndex() == 1;
}

void JobPage::tell(const QString& text, const QString& action, std::function<void()> act)
{
    m_message->tell(InlineMessage::Severity::Info, text, action, std::move(act));
}

void JobPage::tellError(const QString& text)
{
    m_message->tell(InlineMessage::Severity::Error, text);
}

void JobPage::refresh()
{
    const bool running = isRunning();
    const QStringList found = problems();
    const bool ready = !running && found.isEmpty() && isPossible();
    m_problems->setProblems(found, m_wanted);
    m_problems->setVisible(!running && !found.isEmpty());
    m_settings->setEnabled(!running);
    for (const Start& start : std::as_const(m_starts)) {
        start.button->setVisible(!running);
        start.button->setEnabled(ready);
    }
    m_cancel->setVisible(running);
    showProgress();
    adapt();
    // The one button of the empty page does what is to be done next.
    const std::optional<Missing> next = missing();
    m_empty->button()->setText(next ? next->text : m_starts.first().button->text());
    m_empty->button()->setEnabled(next ? !running : ready);
}

void JobPage::showProgress()
{
    m_stage->setJob(isRunning() ? m_job.data() : nullptr);
    // A button that is disabled hands the keyboard on to whatever comes next, of another page even. It is so while the job
    // stops only: once the job is over, finish() says where the keyboard goes.
    const bool stopping = isRunning() && m_job->isStopping();
    if (stopping && window()->focusWidget() == m_cancel) {
        m_splitter->widget(0)->setFocus(Qt::OtherFocusReason);
    }
    m_cancel->setEnabled(!stopping);
}

} // namespace crossgloss
