#include "comparepage/MarginPlot.h"

#include "common/Charts.h"
#include "common/Theme.h"
#include "comparepage/PairModels.h"

#include <QApplication>
#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QLegend>
#include <QStackedBarSeries>
#include <QValueAxis>

#include <algorithm>

namespace crossgloss {

MarginPlot::MarginPlot(QWidget* parent)
    : QChartView(parent)
    , m_chart(new QChart)
    , m_bars(new QStackedBarSeries(m_chart))
    , m_margins(new QBarCategoryAxis(m_chart))
    , m_pairs(new QValueAxis(m_chart))
{
    setChart(m_chart);
    m_bars->setBarWidth(0.85);
    m_chart->addSeries(m_bars);
    m_chart->addAxis(m_margins, Qt::AlignBottom);
    m_chart->addAxis(m_pairs, Qt::AlignLeft);
    m_bars->attachAxis(m_margins);
    m_bars->attachAxis(m_pairs);
    m_margins->setGridLineVisible(false);
    m_margins->setTruncateLabels(false);
    m_pairs->setLabelFormat(QStringLiteral("%.0f"));
    prepareChart(m_chart, this);
    setMinimumSize(200, 120);
    connect(&Theme::instance(), &Theme::changed, this, &MarginPlot::recolour);
    rebuild();
}

void MarginPlot::setBins(const std::vector<MarginBin>& bins)
{
    m_bins = bins;
    rebuild();
}

void MarginPlot::setMinimum(double margin)
{
    if (margin != m_minimum) {
        m_minimum = margin;
        rebuild();
    }
}

void MarginPlot::retranslate()
{
    rebuild();
}

void MarginPlot::rebuild()
{
    auto* kept = new QBarSet(tr("shown"));
    auto* below = new QBarSet(tr("below the minimum margin"));
    QStringList margins;
    std::size_t most = 1;
    for (const MarginBin& bin : m_bins) {
        // A bin that the minimum falls into counts as kept.
        const bool isKept = bin.to > m_minimum + 1e-9;
        const auto pairs = static_cast<double>(bin.pairs);
        kept->append(isKept ? pairs : 0);
        below->append(isKept ? 0 : pairs);
        margins.append(displayMargin(bin.from));
        most = std::max(most, bin.pairs);
    }
    m_bars->clear();
    m_bars->append(kept);
    m_bars->append(below);
    m_margins->setCategories(margins);
    fitAxis(m_pairs, 0, static_cast<double>(std::max<std::size_t>(most, 4))); // whole pairs
    m_pairs->setTitleText(tr("Pairs"));
    adaptLabels();
    recolour();
}

void MarginPlot::resizeEvent(QResizeEvent* event)
{
    QChartView::resizeEvent(event);
    adaptLabels();
}

void MarginPlot::adaptLabels()
{
    const int widest = QFontMetrics(QApplication::font()).horizontalAdvance(displayMargin(10));
    const bool turned = !m_bins.empty() && widest > 0.6 * width() / static_cast<double>(m_bins.size());
    m_margins->setLabelsAngle(turned ? -90 : 0);
    m_margins->setTitleText(turned ? QString() : tr("Margin"));
}

void MarginPlot::recolour()
{
    const QList<QColor>& colours = Theme::instance().colours().series;
    const QList<QBarSet*> sets = m_bars->barSets();
    const QColor of[] = {colours.at(0), Theme::instance().colours().track};
    for (int i = 0; i < sets.size(); ++i) {
        sets.at(i)->setColor(of[i]);
        sets.at(i)->setBorderColor(of[i]);
    }
    recolourChart(m_chart);
}

} // namespace crossgloss
