#include "resultspage/RankPlot.h"

#include "common/Charts.h"
#include "common/PlainText.h"
#include "common/Theme.h"
#include "resultspage/RunModels.h"

#include <QChart>
#include <QLegend>
#include <QLineSeries>
#include <QLogValueAxis>
#include <QValueAxis>

#include <algorithm>

namespace crossgloss {

RankPlot::RankPlot(QWidget* parent)
    : QChartView(parent)
    , m_chart(new QChart)
    , m_ranks(new QLogValueAxis(m_chart))
    , m_shares(new QValueAxis(m_chart))
{
    setChart(m_chart);
    m_chart->addAxis(m_ranks, Qt::AlignBottom);
    m_chart->addAxis(m_shares, Qt::AlignLeft);
    m_ranks->setBase(10);
    m_ranks->setMinorTickCount(8);
    m_ranks->setMinorGridLineVisible(false);
    m_ranks->setLabelFormat(QStringLiteral("%.0f"));
    m_ranks->setRange(1, 10);
    m_shares->setLabelFormat(QStringLiteral("%.2f"));
    m_shares->setRange(0, 1);
    m_shares->setTickCount(6);
    prepareChart(m_chart, this);
    setMinimumSize(280, 160);
    connect(&Theme::instance(), &Theme::changed, this, &RankPlot::recolour);
    retranslate();
    recolour();
}

void RankPlot::setRuns(const GlossRunResults& runs, bool backward)
{
    m_chart->removeAllSeries();
    double last = 10;
    for (const auto& run : runs) {
        const std::vector<RankShare>& curve = backward ? run->backwardRanks : run->ranks;
        if (!curve.empty()) {
            last = std::max(last, static_cast<double>(curve.back().rank));
        }
    }
    for (const auto& run : runs) {
        const std::vector<RankShare>& curve = backward ? run->backwardRanks : run->ranks;
        QList<QPointF> points;
        double share = 0;
        for (const RankShare& step : curve) {
            // The share holds until the next rank that occurs.
            if (step.rank > 1) {
                points.append({static_cast<double>(step.rank), share});
            }
            share = step.share;
            points.append({static_cast<double>(step.rank), share});
        }
        if (!points.isEmpty()) {
            points.append({last, share});
        }
        auto* line = new QLineSeries(m_chart);
        line->setName(chartText(displayRun(run->row)));
        line->append(points);
        m_chart->addSeries(line);
        line->attachAxis(m_ranks);
        line->attachAxis(m_shares);
    }
    m_ranks->setRange(1, last);
    m_chart->legend()->setVisible(runs.size() > 1);
    recolour();
}

void RankPlot::retranslate()
{
    m_ranks->setTitleText(tr("Rank"));
    m_shares->setTitleText(tr("P@k"));
}

void RankPlot::recolour()
{
    const Theme& theme = Theme::instance();
    const QList<QColor>& colours = theme.colours().series;
    // Lines are told apart by their dashes too.
    const Qt::PenStyle styles[] = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
    const QList<QAbstractSeries*> lines = m_chart->series();
    for (qsizetype i = 0; i < lines.size(); ++i) {
        QPen pen(colours.at(i % colours.size()), theme.scaled(2), styles[i % 4]);
        pen.setCosmetic(true);
        static_cast<QLineSeries*>(lines.at(i))->setPen(pen);
    }
    recolourChart(m_chart);
}

} // namespace crossgloss
