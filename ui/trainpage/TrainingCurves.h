#pragma once

#include "common/Retranslated.h"
#include "encoder/Training.h"

#include <QWidget>

#include <vector>

class QChart;
class QChartView;
class QLabel;
class QLineSeries;
class QTabWidget;
class QTableView;
class QValueAxis;

namespace crossgloss {

class TrainingCurveModel;

/// Loss (left axis) and validation scores (right axis) over the epochs, as curves and as a table.
class TrainingCurves : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit TrainingCurves(QWidget* parent = nullptr);

    void clear();
    void append(const std::vector<TrainingPoint>& points);
    const TrainingCurveModel& model() const { return *m_model; }

private:
    void adaptAxes();
    void recolour();
    void retranslate() override;

    TrainingCurveModel* m_model;
    QTabWidget* m_tabs;
    QChart* m_chart;
    QChartView* m_chartView;
    QLineSeries* m_loss;
    QLineSeries* m_p10;
    QLineSeries* m_mrr;
    QValueAxis* m_epochs;
    QValueAxis* m_lossAxis;
    QValueAxis* m_scoreAxis;
    QTableView* m_table;
};

} // namespace crossgloss
