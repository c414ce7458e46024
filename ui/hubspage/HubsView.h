#pragma once

#include "common/PlotExport.h"
#include "common/Retranslated.h"
#include "hubspage/HubModels.h"

#include <QPointer>
#include <QWidget>

#include <memory>
#include <optional>

class QLabel;
class QSplitter;
class QTabWidget;
class QTableView;

namespace crossgloss {

class BarPlot;
class ChoiceBar;
class Job;
class JobRunner;
class NumberTile;
class OccurrencePlot;
class PlotPanel;
class Prompts;

/// A measurement of hubs: numbers and histogram of the chosen criterion, its hubs, and the victims of the chosen hub.
class HubsView : public Retranslated<QWidget> {
    Q_OBJECT

public:
    HubsView(JobRunner& jobs, Prompts& prompts, QWidget* parent = nullptr);

    void show(std::shared_ptr<const HubnessResult> result, const PlotParameters& parameters);
    void choose(HubnessMethod method, HubnessStage stage);
    const HubModel& hubs() const { return *m_hubs; }
    const VictimModel& victims() const { return *m_victims; }
    const OccurrenceModel& histogram() const { return *m_histogram; }
    const CriteriaModel& criteria() const { return *m_criteria; }
    PlotPanel& histogramPanel() { return *m_histogramPanel; }
    void exportCurrent();
    /// Opens the table of all criteria.
    void showCriteria();
    QSplitter* splitter() { return m_splitter; }

private:
    /// Index of the chosen criterion and stage among the figures.
    std::optional<std::size_t> chosenFigures() const;
    std::optional<std::size_t> figuresOf(HubnessMethod method, HubnessStage stage) const;
    void showChosen();
    void showNumbers();
    void showVictims();
    void fillChoices();
    void fillBars();
    void retranslate() override;

    JobRunner& m_jobs;
    ChoiceBar* m_method;
    ChoiceBar* m_stage;
    NumberTile* m_skewness;
    NumberTile* m_robinHood;
    NumberTile* m_gini;
    NumberTile* m_antihubs;
    NumberTile* m_hubCount;
    NumberTile* m_p1;
    QTabWidget* m_tabs;
    OccurrenceModel* m_histogram;
    OccurrencePlot* m_plot;
    PlotPanel* m_histogramPanel;
    CriteriaModel* m_criteria;
    BarPlot* m_bars;
    PlotPanel* m_criteriaPanel;
    QLabel* m_hubsLabel;
    HubModel* m_hubs;
    QTableView* m_hubsTable;
    QLabel* m_victimsLabel;
    VictimModel* m_victims;
    QTableView* m_victimsTable;
    QSplitter* m_splitter;
    std::shared_ptr<const HubnessResult> m_result;
    PlotParameters m_parameters;
    QPointer<Job> m_job;
    int m_generation = 0;
};

} // namespace crossgloss
