#pragma once

class QChart;
class QChartView;
class QValueAxis;

namespace crossgloss {

/// What all charts of the window share: no frame, no background, the legend above.
void prepareChart(QChart* chart, QChartView* view);
/// Colours and fonts of axes and legend as the theme has them now; series are their owner's.
void recolourChart(QChart* chart);
/// From a round number not above @p least to one not below @p most, in a few round steps.
void fitAxis(QValueAxis* axis, double least, double most);

} // namespace crossgloss
