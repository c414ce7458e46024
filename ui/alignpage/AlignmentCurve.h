#pragma once

#include "alignpage/AlignModels.h"
#include "common/Retranslated.h"

#include <QWidget>

class QChart;
class QChartView;
class QLineSeries;
class QValueAxis;

namespace crossgloss {

class PlotPanel;
class Prompts;

/// Objective (left axis) and P@1 on the held-out pairs (right axis) over the iterations, live.
class AlignmentCurve : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit AlignmentCurve(Prompts& prompts, QWidget* parent = nullptr);

    void clear();
    void append(const std::vector<AlignmentStep>& steps);
    const AlignmentCurveModel& model() const { return *m_model; }
    PlotPanel& panel() { return *m_panel; }

private:
    void adapt();
    void recolour();
    void retranslate() override;

    AlignmentCurveModel* m_model;
    QChart* m_chart;
    QChartView* m_view;
    PlotPanel* m_panel;
    QLineSeries* m_objective;
    QLineSeries* m_p1;
    QValueAxis* m_iterations;
    QValueAxis* m_objectiveAxis;
    QValueAxis* m_p1Axis;
};

} // namespace crossgloss
