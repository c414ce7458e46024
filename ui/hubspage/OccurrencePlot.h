#pragma once

#include "space/OccurrenceHistogram.h"

#include <QChartView>

#include <vector>

class QBarCategoryAxis;
class QCategoryAxis;
class QChart;
class QStackedBarSeries;

namespace crossgloss {

/// The histogram of N_k: one bar for a bin, as high as the logarithm of its number of words. Antihubs and hubs stand
/// out.
class OccurrencePlot : public QChartView {
    Q_OBJECT

public:
    explicit OccurrencePlot(QWidget* parent = nullptr);

    void setBins(const std::vector<OccurrenceBin>& bins, std::size_t k);
    void retranslate();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void rebuild();
    void adaptLabels();
    void recolour();

    QChart* m_chart;
    QStackedBarSeries* m_bars;
    QBarCategoryAxis* m_ranges;
    QCategoryAxis* m_counts = nullptr;
    std::vector<OccurrenceBin> m_bins;
    std::size_t m_k = 10;
};

} // namespace crossgloss
