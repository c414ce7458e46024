#pragma once

#include "glossespage/CoverageModel.h"

#include <QChartView>

class QAreaSeries;
class QLineSeries;
class QScatterSeries;
class QValueAxis;

namespace crossgloss {

/// Precision over coverage: a line for each curve, the interval of what is decided as a band, and a mark on the chosen
/// point. The pointer chooses the point next to it.
class CoveragePlot : public QChartView {
    Q_OBJECT

public:
    /// @param model must outlive this.
    explicit CoveragePlot(const CoverageModel& model, QWidget* parent = nullptr);

    /// Draws what the model holds now.
    void rebuild();
    /// @param row of the model; −1 = none.
    void choose(int row);
    int chosen() const { return m_chosen; }
    void retranslate();

Q_SIGNALS:
    /// The pointer came near another point.
    void pointed(int row);

protected:
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    QPointF placeOf(int row) const;
    void recolour();

    const CoverageModel& m_model;
    QChart* m_chart;
    QLineSeries* m_lines[3];
    QLineSeries* m_low;
    QLineSeries* m_high;
    QAreaSeries* m_band;
    QScatterSeries* m_mark;
    QValueAxis* m_coverage;
    QValueAxis* m_precision;
    int m_chosen = -1;
};

} // namespace crossgloss
