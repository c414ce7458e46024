#pragma once

#include "common/PlotExport.h"
#include "common/Retranslated.h"
#include "resultspage/ReportModel.h"

#include <QWidget>

class QComboBox;

namespace crossgloss {

class BarPlot;
class PlotPanel;
class Prompts;

/// What runs of one kind found: bars of the figure that is chosen, with intervals, and the table of all.
class ReportView : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit ReportView(Prompts& prompts, QWidget* parent = nullptr);

    void setReports(std::vector<RunReport> reports, const PlotParameters& parameters);
    const ReportModel& model() const { return *m_model; }
    PlotPanel& panel() { return *m_panel; }
    /// Draws the figure of this name, as runs keep it.
    void chooseFigure(const QString& name);

private:
    void fillChoices();
    void draw();
    void retranslate() override;

    ReportModel* m_model;
    BarPlot* m_plot;
    PlotPanel* m_panel;
    QComboBox* m_figure;
};

} // namespace crossgloss
