#pragma once

#include "comparepage/ShownPairs.h"

#include <QChartView>

class QBarCategoryAxis;
class QChart;
class QStackedBarSeries;
class QValueAxis;

namespace crossgloss {

/// The histogram of margins: pairs below the minimum margin stand out from those that are kept.
class MarginPlot : public QChartView {
    Q_OBJECT

public:
    explicit MarginPlot(QWidget* parent = nullptr);

    void setBins(const std::vector<MarginBin>& bins);
    void setMinimum(double margin);
    void retranslate();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void rebuild();
    void adaptLabels();
    void recolour();

    QChart* m_chart;
    QStackedBarSeries* m_bars;
    QBarCategoryAxis* m_margins;
    QValueAxis* m_pairs;
    std::vector<MarginBin> m_bins;
    double m_minimum = 0;
};

} // namespace crossgloss
