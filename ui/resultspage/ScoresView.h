#pragma once

#include "common/PlotExport.h"
#include "common/Retranslated.h"
#include "resultspage/GlossModels.h"

#include <QWidget>

namespace crossgloss {

class BarPlot;
class PlotPanel;
class Prompts;

/// Retrieval against matching: bars of P@1 with their intervals for each chosen run, and the table of all figures.
class ScoresView : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit ScoresView(Prompts& prompts, QWidget* parent = nullptr);

    void setRuns(const GlossRunResults& runs, const PlotParameters& parameters);
    const ScoreModel& model() const { return *m_model; }
    PlotPanel& panel() { return *m_panel; }

private:
    void fill();
    void retranslate() override;

    ScoreModel* m_model;
    BarPlot* m_plot;
    PlotPanel* m_panel;
    GlossRunResults m_runs;
};

} // namespace crossgloss
