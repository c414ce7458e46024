#pragma once

#include "common/Page.h"
#include "jobs/ResultsService.h"
#include "resultspage/GlossModels.h"

#include <QPointer>

#include <map>
#include <memory>
#include <vector>

class QSplitter;
class QStackedWidget;
class QTabWidget;

namespace crossgloss {

class Backend;
class DifferencesView;
class EmptyState;
class InlineMessage;
class Job;
class JobRunner;
class PageHeading;
class Prompts;
class RanksView;
class ReportView;
class RunComparisonView;
class RunCurveView;
class RunFiguresView;
class RunHead;
class RunsView;
class ScoresView;

/// Runs of the workspace: the list, and beneath it what the chosen ones found.
class ResultsPage : public Page {
    Q_OBJECT

public:
    enum Tab { ReportTab, CurveTab, ScoresTab, RanksTab, DifferencesTab, ComparisonTab, FiguresTab };

    ResultsPage(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, QWidget* parent = nullptr);

    void activate() override;
    QWidget* focusTarget() override;
    bool copy() override;
    bool undo() override;
    bool find() override;
    void exportCurrent() override;
    bool canExport() const override { return true; }
    void saveSession(QSettings& settings) const override;
    void restoreSession(QSettings& settings) override;

    /// Reads the runs again; what was chosen stays so.
    void reload();
    /// Takes the chosen runs out of the workspace; undo() brings them back.
    void removeChosen();
    /// Shows a tab where the chosen runs have one.
    void showTab(Tab tab);
    bool hasTab(Tab tab) const;
    RunsView& runs() { return *m_runs; }
    ScoresView& scores() { return *m_scores; }
    RanksView& ranks() { return *m_ranks; }
    DifferencesView& differences() { return *m_differences; }
    RunComparisonView& comparison() { return *m_comparison; }
    RunFiguresView& figures() { return *m_figures; }
    RunHead& head() { return *m_head; }
    ReportView& report() { return *m_report; }
    RunCurveView& curve() { return *m_curve; }
    /// Shows a run, whether or not the list is read yet.
    void showRun(std::int64_t run);
    QString messageText() const;
    /// Nothing is being read for what is chosen.
    bool isSettled() const;

Q_SIGNALS:
    /// The button of the empty page: where runs come from.
    void firstRunRequested();
    /// The page of a run is to be filled with what the run began with; @p resume: and to go on.
    void openRequested(const RunInputs& inputs, bool resume);

private:
    struct Found {
        std::vector<RunReport> reports;    ///< of the chosen runs, the first one's kind alone
        GlossRunResults glosses;       ///< of the chosen runs that compared some
        std::vector<RunRow> pair;      ///< the two chosen runs, when there are two
        RunComparison comparison;
    };

    void layOut();
    void showChosen();
    void showFound(const Found& found);
    void exportRuns();
    void tellFailure(Job* job);
    void openRun(std::int64_t run);
    void retranslate() override;

    std::shared_ptr<Backend> m_backend;
    JobRunner& m_jobs;
    Prompts& m_prompts;
    PageHeading* m_heading;
    InlineMessage* m_message;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    RunsView* m_runs;
    RunHead* m_head;
    QTabWidget* m_tabs;
    ReportView* m_report;
    RunCurveView* m_curve;
    ScoresView* m_scores;
    RanksView* m_ranks;
    DifferencesView* m_differences;
    RunComparisonView* m_comparison;
    RunFiguresView* m_figures;
    QSplitter* m_splitter;
    QPointer<Job> m_job;
    int m_generation = 0;
    Tab m_tab = ReportTab;             ///< last chosen by the user
    std::vector<std::vector<StoredRun>> m_removed;     ///< the last removal last
};

} // namespace crossgloss
