#pragma once

#include "common/PlotExport.h"
#include "common/Retranslated.h"
#include "resultspage/GlossModels.h"

#include <QWidget>

namespace crossgloss {

class ChoiceBar;
class PlotPanel;
class Prompts;
class RankPlot;

/// How far down the right gloss stands: the curve of ranks of the chosen runs in either direction, and the table.
class RanksView : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit RanksView(Prompts& prompts, QWidget* parent = nullptr);

    void setRuns(const GlossRunResults& runs, const PlotParameters& parameters);
    const RankModel& model() const { return *m_model; }
    PlotPanel& panel() { return *m_panel; }

private:
    void fill();
    void retranslate() override;

    RankModel* m_model;
    RankPlot* m_plot;
    PlotPanel* m_panel;
    ChoiceBar* m_direction;
    GlossRunResults m_runs;
    PlotParameters m_parameters;
};

} // namespace crossgloss
