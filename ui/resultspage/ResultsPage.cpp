#include "resultspage/ResultsPage.h"

#include "CoreText.h"
#include "base/Error.h"
#include "common/AlignTexts.h"
#include "common/Backend.h"
#include "common/EmptyState.h"
#include "common/InlineMessage.h"
#include "common/Layouts.h"
#include "common/PageHeading.h"
#include "common/PlotPanel.h"
#include "common/Prompts.h"
#include "common/Texts.h"
#include "common/Theme.h"
#include "jobs/JobRunner.h"
#include "resultspage/DifferencesView.h"
#include "resultspage/RanksView.h"
#include "resultspage/ReportView.h"
#include "resultspage/RunComparisonView.h"
#include "resultspage/RunCurveView.h"
#include "resultspage/RunFiguresView.h"
#include "resultspage/RunHead.h"
#include "resultspage/RunsView.h"
#include "resultspage/ScoresView.h"

#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTableView>

namespace crossgloss {

namespace {

// More bars or lines than this tell nothing.
constexpr std::size_t maxRuns = 8;

} // namespace

ResultsPage::ResultsPage(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, QWidget* parent)
    : Page(parent)
    , m_backend(std::move(backend))
    , m_jobs(jobs)
    , m_prompts(prompts)
    , m_heading(new PageHeading(this))
    , m_message(new InlineMessage(this))
    , m_stack(new QStackedWidget(this))
    , m_empty(new EmptyState(QStringLiteral("resultsEmpty"), this))
    , m_runs(new RunsView(this))
    , m_head(new RunHead(this))
    , m_tabs(new QTabWidget(this))
    , m_report(new ReportView(prompts, this))
    , m_curve(new RunCurveView(prompts, this))
    , m_scores(new ScoresView(prompts, this))
    , m_ranks(new RanksView(prompts, this))
    , m_differences(new DifferencesView(prompts, this))
    , m_comparison(new RunComparisonView(this))
    , m_figures(new RunFiguresView(this))
    , m_splitter(new QSplitter(Qt::Vertical, this))
{
    layOut();
    connect(m_runs, &RunsView::chosenChanged, this, &ResultsPage::showChosen);
    connect(m_runs, &RunsView::removeRequested, this, &ResultsPage::removeChosen);
    connect(m_runs, &RunsView::exportRequested, this, &ResultsPage::exportRuns);
    connect(m_head, &RunHead::openRequested, this, &ResultsPage::openRun);
    connect(m_tabs, &QTabWidget::tabBarClicked, this, [this](int tab) { m_tab = static_cast<Tab>(tab); });
    connect(m_message, &InlineMessage::actionTriggered, this, [this] { undo(); });
    connect(m_empty, &EmptyState::actionTriggered, this, &ResultsPage::firstRunRequested);
    retranslate();
}

void ResultsPage::layOut()
{
    m_tabs->setObjectName(QStringLiteral("resultTabs"));
    m_tabs->addTab(m_report, QString());
    m_tabs->addTab(m_curve, QString());
    m_tabs->addTab(m_scores, QString());
    m_tabs->addTab(m_ranks, QString());
    m_tabs->addTab(m_differences, QString());
    m_tabs->addTab(m_comparison, QString());
    m_tabs->addTab(m_figures, QString());
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(12);
    m_splitter->addWidget(m_runs);
    auto* below = new QWidget(this);
    auto* belowLayout = columnIn(below, {}, 8);
    belowLayout->addWidget(m_head);
    belowLayout->addWidget(m_tabs, 1);
    m_splitter->addWidget(below);
    m_splitter->setStretchFactor(0, 2);
    m_splitter->setStretchFactor(1, 5);
    m_splitter->setSizes({2000, 4200});

    // In small windows with large text the views keep their height, and the page scrolls.
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(m_splitter);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(scroll);
    auto* layout = columnIn(this, {24, 16, 24, 16}, 8);
    layout->addWidget(m_heading);
    layout->addWidget(m_message);
    layout->addWidget(m_stack, 1);
}

void ResultsPage::activate()
{
    // Runs come from other pages and from the command line.
    reload();
}

QWidget* ResultsPage::focusTarget()
{
    return m_stack->currentIndex() == 0 ? static_cast<QWidget*>(m_empty->button()) : m_runs->table();
}

bool ResultsPage::find()
{
    m_runs->filterField()->setFocus(Qt::ShortcutFocusReason);
    m_runs->filterField()->selectAll();
    return true;
}

void ResultsPage::reload()
{
    Job* job = m_jobs.ask(
        tr("Reading the runs"), [backend = m_backend](JobProgress&) { return backend->results().runs(); }, this,
        [this](std::vector<RunRow> rows) {
            const bool any = !rows.empty();
            const bool hadFocus = m_empty->button()->hasFocus();
            m_runs->setRuns(std::move(rows));
            m_stack->setCurrentIndex(any ? 1 : 0);
            if (any && hadFocus) {
                m_runs->table()->setFocus();
            }
        });
    tellFailure(job);
}

/// A failure of this job stands in the page's message.
void ResultsPage::tellFailure(Job* job)
{
    job->onFailure(this, [this](const Job& ended) {
        m_message->show(InlineMessage::Severity::Error, ended.message());
    });
}

bool ResultsPage::isSettled() const
{
    return !m_job || !m_job->isActive();
}

QString ResultsPage::messageText() const
{
    return m_message->text();
}

void ResultsPage::showChosen()
{
    ++m_generation;
    if (m_job) {
        m_job->cancel();
    }
    const std::vector<RunRow> chosen = m_runs->chosen();
    m_figures->setRun(chosen.empty() ? nullptr : &chosen.front());
    std::vector<std::int64_t> glosses;
    std::vector<std::int64_t> alike;
    for (const RunRow& row : chosen) {
        if (row.run.kind == chosen.front().run.kind && alike.size() < maxRuns) {
            alike.push_back(row.run.id);
        }
        if (row.hasGlosses && glosses.size() < maxRuns) {
            glosses.push_back(row.run.id);
        }
    }
    std::vector<RunRow> pair;
    if (chosen.size() == 2) {
        // The older run first: what came after is compared with it.
        pair = chosen;
        if (pair[0].run.id > pair[1].run.id) {
            std::swap(pair[0], pair[1]);
        }
    }
    Job* job = m_jobs.ask(
        tr("Reading results"),
        [backend = m_backend, alike, glosses, pair](JobProgress& progress) {
            Found found;
            for (const std::int64_t run : alike) {
                found.reports.push_back(backend->results().report(run));
                progress.throwIfCancelled();
            }
            for (const std::int64_t run : glosses) {
                found.glosses.push_back(backend->results().glossRun(run, progress));
            }
            found.pair = pair;
            if (pair.size() == 2) {
                found.comparison = backend->results().compare(pair[0].run.id, pair[1].run.id, progress);
            }
            return found;
        },
        this,
        [this, generation = m_generation](const Found& found) {
            if (generation == m_generation) {
                showFound(found);
            }
        });
    m_job = job;
    tellFailure(job);
}

void ResultsPage::showFound(const Found& found)
{
    PlotParameters parameters;
    for (const auto& run : found.glosses) {
        parameters.append({displayRun(run->row),
                           QString::fromStdString(run->row.subject) + QStringLiteral(", ")
                               + tr("%Ln glosses", nullptr, static_cast<int>(run->glosses.size()))});
    }
    m_scores->setRuns(found.glosses, parameters);
    m_ranks->setRuns(found.glosses, parameters);
    m_differences->setRun(found.glosses.empty() ? nullptr : found.glosses.front());
    if (found.pair.size() == 2) {
        m_comparison->show(found.pair[0], found.pair[1], found.comparison);
    } else {
        m_comparison->clear();
    }
    const bool glosses = !found.glosses.empty();
    const RunReport* first = found.reports.empty() ? nullptr : &found.reports.front();
    m_head->setReport(first, m_runs->chosen().size());
    PlotParameters named;
    for (const RunReport& report : found.reports) {
        named.append({displayRun(report.row), QString::fromStdString(report.row.subject)});
    }
    // Runs of glosses have views of their own for what others have here.
    m_report->setReports(glosses ? std::vector<RunReport>() : found.reports, named);
    m_curve->setReport(first);
    const bool figures = m_report->model().rowCount() > 0;
    m_tabs->setTabVisible(ReportTab, figures);
    m_tabs->setTabVisible(CurveTab, m_curve->hasCurve());
    for (const Tab tab : {ScoresTab, RanksTab, DifferencesTab}) {
        m_tabs->setTabVisible(tab, glosses);
    }
    m_tabs->setCurrentIndex(m_tabs->isTabVisible(m_tab) ? m_tab
                            : glosses                   ? ScoresTab
                            : figures                   ? ReportTab
                            : m_curve->hasCurve()       ? CurveTab
                                                        : FiguresTab);
}

void ResultsPage::showRun(std::int64_t run)
{
    m_runs->want(run);
    reload();
}

void ResultsPage::openRun(std::int64_t run)
{
    Job* job = m_jobs.ask(
        tr("Reading a run"), [backend = m_backend, run](JobProgress&) { return backend->results().inputs(run); }, this,
        [this](const RunInputs& inputs) {
            const std::string& state = inputs.row.run.state;
            Q_EMIT openRequested(inputs, state == "interrupted" || state == "cancelled");
        });
    tellFailure(job);
}

void ResultsPage::showTab(Tab tab)
{
    m_tab = tab;
    if (hasTab(tab)) {
        m_tabs->setCurrentIndex(tab);
    }
}

bool ResultsPage::hasTab(Tab tab) const
{
    return m_tabs->isTabVisible(tab);
}

void ResultsPage::removeChosen()
{
    std::vector<std::int64_t> ids;
    for (const RunRow& row : m_runs->chosen()) {
        ids.push_back(row.run.id);
    }
    if (ids.empty()) {
        return;
    }
    Job* job = m_jobs.ask(
        tr("Removing runs"), [backend = m_backend, ids](JobProgress&) { return backend->results().remove(ids); }, this,
        [this](std::vector<StoredRun> removed) {
            const int count = static_cast<int>(removed.size());
            m_removed.push_back(std::move(removed));
            m_message->show(InlineMessage::Severity::Info, tr("%Ln run(s) removed.", nullptr, count), tr("Undo"));
            reload();
        },
        JobRunner::Lane::Long);
    job->setStoppable(false);
    tellFailure(job);
}

bool ResultsPage::undo()
{
    if (m_removed.empty()) {
        return false;
    }
    const std::vector<StoredRun> runs = std::move(m_removed.back());
    m_removed.pop_back();
    m_message->dismiss();
    Job* job = m_jobs.ask(
        tr("Restoring runs"), [backend = m_backend, runs](JobProgress&) { backend->results().restore(runs); }, this,
        [this] { reload(); }, JobRunner::Lane::Long);
    job->setStoppable(false);
    tellFailure(job);
    return true;
}

bool ResultsPage::copy()
{
    QString text = m_differences->selectedText();
    if (text.isEmpty()) {
        text = m_figures->selectedText();
    }
    if (text.isEmpty()) {
        text = m_runs->selectedText();
    }
    if (text.isEmpty()) {
        return false;
    }
    QApplication::clipboard()->setText(text);
    return true;
}

void ResultsPage::exportCurrent()
{
    if (m_stack->currentIndex() == 0) {
        return;
    }
    switch (m_tabs->currentIndex()) {
    case ReportTab: m_report->panel().openExportMenu(); break;
    case ScoresTab: m_scores->panel().openExportMenu(); break;
    case RanksTab: m_ranks->panel().openExportMenu(); break;
    case DifferencesTab: m_differences->exportList(); break;
    default: exportRuns(); break;
    }
}

void ResultsPage::exportRuns()
{
    QString file =
        m_prompts.saveFile(this, tr("Export to"), tr("runs") + QStringLiteral(".csv"), tr("Table (*.csv)"));
    if (file.isEmpty()) {
        return;
    }
    if (QFileInfo(file).suffix().isEmpty()) {
        file += QStringLiteral(".csv");
    }
    try {
        exportCsv(m_runs->filter(), {}, file);
        m_message->show(InlineMessage::Severity::Info, tr("Exported to %1.").arg(file));
    } catch (const Error& error) {
        m_message->show(InlineMessage::Severity::Error, translated(error));
    }
}

void ResultsPage::saveSession(QSettings& settings) const
{
    settings.setValue(QStringLiteral("results/splitter"), m_splitter->saveState());
    settings.setValue(QStringLiteral("results/view"), static_cast<int>(m_tab));
    m_runs->saveSession(settings);
}

void ResultsPage::restoreSession(QSettings& settings)
{
    m_splitter->restoreState(settings.value(QStringLiteral("results/splitter")).toByteArray());
    m_tab = static_cast<Tab>(qBound(0, settings.value(QStringLiteral("results/view"), 0).toInt(), int(FiguresTab)));
    m_runs->restoreSession(settings);
}

void ResultsPage::retranslate()
{
    m_heading->setTexts(tr("Results"),
                        tr("What was measured and trained in this workspace. Choose a run to look into it, two to "
                           "compare them, several to see them in one picture."));
    m_empty->setText(tr("Every training, alignment and measurement of this workspace is kept here, with its "
                        "parameters and figures."));
    m_empty->button()->setText(tr("Align two spaces"));
    m_tabs->setAccessibleName(tr("Views of the chosen runs"));
    m_tabs->setTabText(ReportTab, tr("Figures"));
    m_tabs->setTabText(CurveTab, tr("Curve"));
    m_tabs->setTabText(ScoresTab, tr("Retrieval and matching"));
    m_tabs->setTabText(RanksTab, tr("Ranks"));
    m_tabs->setTabText(DifferencesTab, tr("Differences"));
    m_tabs->setTabText(ComparisonTab, tr("Comparison"));
    m_tabs->setTabText(FiguresTab, tr("All"));
}

} // namespace crossgloss
