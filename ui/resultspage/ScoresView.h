#pragma once

#include "common/PlotExport.h"
#include "resultspage/GlossModels.h"

#include <QWidget>

namespace crossgloss {

class BarPlot;
class PlotPanel;
class Prompts;

/// Retrieval against matching: bars of P@1 with their intervals for each chosen run, and the table of all figures.
class ScoresView : public QWidget {
    Q_OBJECT

public:
    explicit ScoresView(Prompts& prompts, QWidget* parent = nullptr);

    void setRuns(const GlossRunResults& runs, const PlotParameters& parameters);
    const ScoreModel& model() const { return *m_model; }
    PlotPanel& panel() { return *m_panel; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void retranslate();

    ScoreModel* m_model;
    BarPlot* m_plot;
    PlotPanel* m_panel;
    GlossRunResults m_runs;
};

} // namespace crossgloss
