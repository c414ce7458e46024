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
    /// Draws how many of some chosen words stand in each bin over its bar. Empty = none are chosen.
    void setMarked(std::vector<std::size_t> counts);
    const std::vector<std::size_t>& marked() const { return m_marked; }
    void retranslate();

Q_SIGNALS:
    /// The mouse was drawn from one bar to another, or clicked one.
    void brushed(int first, int last);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;

private:
    void rebuild();
    /// Index of the bin at a place; −1 = none.
    int binAt(const QPointF& place) const;
    void adaptLabels();
    void recolour();

    QChart* m_chart;
    QStackedBarSeries* m_bars;
    QBarCategoryAxis* m_ranges;
    QCategoryAxis* m_counts = nullptr;
    std::vector<OccurrenceBin> m_bins;
    std::vector<std::size_t> m_marked;
    std::size_t m_k = 10;
    int m_pressed = -1;                ///< bin that the mouse went down on
};

} // namespace crossgloss
