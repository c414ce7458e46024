#pragma once

#include "resultspage/GlossModels.h"

#include <QChartView>

class QChart;
class QLogValueAxis;
class QValueAxis;

namespace crossgloss {

/// Share of glosses whose right one is found within a rank, a line for each run; ranks stand on a logarithmic axis.
class RankPlot : public QChartView {
    Q_OBJECT

public:
    explicit RankPlot(QWidget* parent = nullptr);

    void setRuns(const GlossRunResults& runs, bool backward);
    void retranslate();

private:
    void recolour();

    QChart* m_chart;
    QLogValueAxis* m_ranks;
    QValueAxis* m_shares;
};

} // namespace crossgloss
