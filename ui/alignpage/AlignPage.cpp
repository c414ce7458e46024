#include "alignpage/AlignPage.h"

#include "alignpage/AlignChecks.h"
#include "alignpage/AlignResults.h"
#include "alignpage/AlignSettings.h"
#include "alignpage/AlignabilityPanel.h"
#include "common/Backend.h"
#include "common/FileField.h"
#include "common/Prompts.h"
#include "common/SpacePicker.h"

#include <QPushButton>

namespace crossgloss {

namespace {

bool lacksWordPairs(const AlignRequest& request)
{
    return request.dictionary.kind == DictionaryKind::File && request.dictionary.file.empty();
}

} // namespace

AlignPage::AlignPage(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, QWidget* parent)
    : JobPage(QStringLiteral("align"), std::move(backend), jobs, parent)
    , m_prompts(prompts)
    , m_settings(new AlignSettings(prompts))
    , m_check(new AlignabilityPanel)
    , m_results(new AlignResults(jobs, prompts))
    , m_run(addStart("startAlignment", [this] { startAlignment(); }))
    , m_compare(addStart("compareMethods", [this] { startComparison(); }))
    , m_steps([this](const std::vector<AlignmentStep>& steps) { m_results->append(steps, {}); })
    , m_rows([this](const std::vector<ComparisonRow>& rows) { m_results->append({}, rows); })
{
    setContents(m_settings, m_results, m_check);
    addFeed(m_steps);
    addFeed(m_rows);
    m_checkDelay.setSingleShot(true);
    m_checkDelay.setInterval(400);
    connect(&m_checkDelay, &QTimer::timeout, this, &AlignPage::checkNow);
    connect(m_settings, &AlignSettings::changed, &m_checkDelay, qOverload<>(&QTimer::start));
    connect(m_results, &AlignResults::saved, this, [this](const QString& text) { tell(text); });
    connect(m_results, &AlignResults::failed, this, &AlignPage::tellError);
    retranslate();
}

void AlignPage::exportCurrent()
{
    m_results->exportCurrent();
}

void AlignPage::saveMap()
{
    m_results->saveMap();
}

QStringList AlignPage::problems() const
{
    return problemsOf(m_settings->request());
}

bool AlignPage::isPossible() const
{
    return !m_check->isHopeless();
}

bool AlignPage::isChecking() const
{
    return m_checkDelay.isActive() || (m_checkJob && m_checkJob->isActive());
}

bool AlignPage::isBusy() const
{
    return isRunning() || isChecking();
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
    Job* job = jobs().ask(
        tr("Checking the spaces"),
        [backend = backend(), request](JobProgress& progress) { return backend->alignment().check(request, progress); },
        this,
        [this, generation = ++m_checkGeneration](const AlignabilityAnswer& answer) {
            // A late answer is to a question that nobody asks any more.
            if (generation == m_checkGeneration) {
                m_check->setAnswer(answer);
                refresh();
            }
        },
        JobRunner::Lane::Long);
    m_checkJob = job;
    connect(job, &Job::finished, this, [this, job] {
        if (job == m_checkJob && job->state() == Job::State::Failed) {
            m_check->setFailure(job->message());
            refresh();
        }
    });
}

bool AlignPage::beginRun()
{
    if (!begin()) {
        return false;
    }
    m_running = m_settings->request();
    m_checkDue = isChecking();
    m_checkDelay.stop();
    if (m_checkJob) {
        m_checkJob->cancel();
    }
    showResults();
    return true;
}

void AlignPage::startAlignment()
{
    if (!beginRun()) {
        return;
    }
    m_results->beginAlignment(m_running);
    run(
        tr("Aligning %1 and %2").arg(displaySpace(m_running.source), displaySpace(m_running.target)),
        [backend = backend(), request = m_running, onStep = m_steps.begin()](JobProgress& progress) {
            return backend->alignment().align(request, progress, onStep);
        },
        [this](std::shared_ptr<const AlignedSpaces> spaces) {
            m_results->showAlignment(std::move(spaces), m_running);
            Q_EMIT aligned();
        });
}

void AlignPage::startComparison()
{
    if (!beginRun()) {
        return;
    }
    m_results->beginComparison(m_running);
    run(
        tr("Comparing methods on %1 and %2").arg(displaySpace(m_running.source), displaySpace(m_running.target)),
        [backend = backend(), request = m_running, onRow = m_rows.begin()](JobProgress& progress) {
            return backend->alignment().compare(request, progress, onRow);
        },
        [this](const std::vector<ComparisonRow>& rows) { m_results->showComparison(rows); });
}

QString AlignPage::stoppedText() const
{
    return tr("Stopped. Only the curve and the finished rows are kept.");
}

void AlignPage::ended()
{
    if (std::exchange(m_checkDue, false)) {
        m_checkDelay.start();
    }
}

std::optional<JobPage::Missing> AlignPage::missing()
{
    const AlignRequest request = m_settings->request();
    if (request.source.empty() || request.target.empty()) {
        SpacePicker* side = request.source.empty() ? m_settings->sourcePicker() : m_settings->targetPicker();
        return Missing{tr("Open word vectors…"), [side] { side->chooseFile(); }};
    }
    if (lacksWordPairs(request)) {
        return Missing{tr("Open word pairs…"), [this] { openWordPairs(); }};
    }
    return std::nullopt;
}

void AlignPage::openWordPairs()
{
    const QString file = m_prompts.openFiles(this, tr("Open a file of word pairs"), wordPairFilter()).value(0);
    if (!file.isEmpty()) {
        m_settings->takeFile(file);
    }
}

void AlignPage::adapt()
{
    // Methods are compared on a dictionary.
    m_compare->setEnabled(m_compare->isEnabled() && m_settings->request().dictionary.kind != DictionaryKind::None);
}

void AlignPage::retranslate()
{
    setTexts({tr("Align"), tr("Align two spaces of word vectors, so that words lie near their translations."),
              tr("Two sets of word vectors and a few known translations are all it takes; the result appears here."),
              tr("Stop after the current step"), tr("Progress of the alignment")});
    setStartTexts(m_run, tr("Align"), tr("Learn a map and measure it"));
    setStartTexts(m_compare, tr("Compare methods"),
                  tr("Run all methods, retrieval criteria and directions on this dictionary"));
    refresh();
}

} // namespace crossgloss
