#include "hubspage/OccurrencePlot.h"

#include "common/AlignTexts.h"
#include "common/Charts.h"
#include "common/Theme.h"
#include "hubspage/HubModels.h"

#include <QApplication>
#include <QBarCategoryAxis>
#include <QBarSet>
#include <QCategoryAxis>
#include <QChart>
#include <QMouseEvent>
#include <QPainter>
#include <QStackedBarSeries>

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

/// Height of a count on the paper: logarithmic, and nothing for nothing.
double heightOf(std::size_t count)
{
    return std::log10(1.0 + static_cast<double>(count));
}

} // namespace

OccurrencePlot::OccurrencePlot(QWidget* parent)
    : QChartView(parent)
    , m_chart(new QChart)
    , m_bars(new QStackedBarSeries(m_chart))
    , m_ranges(new QBarCategoryAxis(m_chart))
{
    setChart(m_chart);
    m_bars->setBarWidth(0.85);
    m_chart->addSeries(m_bars);
    m_chart->addAxis(m_ranges, Qt::AlignBottom);
    m_bars->attachAxis(m_ranges);
    m_ranges->setGridLineVisible(false);
    prepareChart(m_chart, this);
    setMinimumSize(280, 160);
    connect(&Theme::instance(), &Theme::changed, this, &OccurrencePlot::recolour);
    rebuild();
}

void OccurrencePlot::setBins(const std::vector<OccurrenceBin>& bins, std::size_t k)
{
    m_bins = bins;
    m_marked.clear();
    m_k = k;
    rebuild();
}

void OccurrencePlot::setMarked(std::vector<std::size_t> counts)
{
    m_marked = std::move(counts);
    viewport()->update();
}

void OccurrencePlot::drawForeground(QPainter* painter, const QRectF& rect)
{
    QChartView::drawForeground(painter, rect);
    painter->setRenderHint(QPainter::Antialiasing, false);
    for (std::size_t bin = 0; bin < std::min(m_marked.size(), m_bins.size()); ++bin) {
        if (m_marked[bin] == 0) {
            continue;
        }
        const auto at = static_cast<double>(bin);
        const auto place = [this](double x, double y) {
            return m_chart->mapToScene(m_chart->mapToPosition(QPointF(x, y), m_bars));
        };
        const QRectF bar(place(at - 0.22, heightOf(m_marked[bin])), place(at + 0.22, 0));
        painter->fillRect(bar.normalized().adjusted(-1.5, -1.5, 1.5, 0), palette().color(QPalette::Base));
        painter->fillRect(bar.normalized(), palette().color(QPalette::Highlight));
    }
}

void OccurrencePlot::retranslate()
{
    rebuild();
}

void OccurrencePlot::rebuild()
{
    auto* antihubs = new QBarSet(tr("antihubs"));
    auto* others = new QBarSet(tr("others"));
    auto* hubs = new QBarSet(tr("hubs, N_k > %1").arg(displayCount(2 * m_k)));
    QStringList ranges;
    std::size_t most = 1;
    for (const OccurrenceBin& bin : m_bins) {
        const double height = heightOf(bin.targets);
        antihubs->append(bin.to == 0 ? height : 0);
        others->append(bin.to > 0 && bin.from <= 2 * m_k ? height : 0);
        hubs->append(bin.from > 2 * m_k ? height : 0);
        ranges.append(OccurrenceModel::displayRange(bin));
        most = std::max(most, bin.targets);
    }
    m_bars->clear();
    for (QBarSet* set : {antihubs, others, hubs}) {
        m_bars->append(set);
    }
    m_ranges->setCategories(ranges);
    m_ranges->setTruncateLabels(false);
    adaptLabels();
    // A category axis cannot change its labels: a new one for every picture.
    if (m_counts) {
        m_chart->removeAxis(m_counts);
        delete m_counts;
    }
    m_counts = new QCategoryAxis(m_chart);
    m_counts->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    m_counts->setStartValue(0);
    m_counts->append(displayCount(0), 0);
    for (std::size_t decade = 1; decade <= most; decade *= 10) {
        m_counts->append(displayCount(decade), heightOf(decade));
    }
    m_counts->setRange(0, heightOf(most) * 1.02);
    m_counts->setTitleText(tr("Words"));
    m_chart->addAxis(m_counts, Qt::AlignLeft);
    m_bars->attachAxis(m_counts);
    recolour();
}

int OccurrencePlot::binAt(const QPointF& place) const
{
    const QPointF inChart = m_chart->mapFromScene(mapToScene(place.toPoint()));
    if (m_bins.empty() || !m_chart->plotArea().contains(inChart)) {
        return -1;
    }
    const int bin = static_cast<int>(std::floor(m_chart->mapToValue(inChart, m_bars).x() + 0.5));
    return bin >= 0 && bin < static_cast<int>(m_bins.size()) ? bin : -1;
}

void OccurrencePlot::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->button() == Qt::LeftButton ? binAt(event->position()) : -1;
    QChartView::mousePressEvent(event);
}

void OccurrencePlot::mouseReleaseEvent(QMouseEvent* event)
{
    const int released = binAt(event->position());
    if (m_pressed >= 0 && released >= 0) {
        Q_EMIT brushed(std::min(m_pressed, released), std::max(m_pressed, released));
    }
    m_pressed = -1;
    QChartView::mouseReleaseEvent(event);
}

void OccurrencePlot::resizeEvent(QResizeEvent* event)
{
    QChartView::resizeEvent(event);
    adaptLabels();
}

void OccurrencePlot::adaptLabels()
{
    const QFontMetrics metrics(QApplication::font());
    int widest = 0;
    for (const OccurrenceBin& bin : m_bins) {
        widest = std::max(widest, metrics.horizontalAdvance(OccurrenceModel::displayRange(bin)));
    }
    const bool turned = !m_bins.empty() && widest > 0.7 * width() / static_cast<double>(m_bins.size());
    m_ranges->setLabelsAngle(turned ? -45 : 0);
    // Turned numbers reach down to where the title would stand.
    m_ranges->setTitleText(turned ? QString() : tr("Occurrences N_k"));
}

void OccurrencePlot::recolour()
{
    const QList<QColor>& colours = Theme::instance().colours().series;
    const QList<QBarSet*> sets = m_bars->barSets();
    const QColor of[] = {colours.at(3), colours.at(0), colours.at(1)};
    for (int i = 0; i < sets.size(); ++i) {
        sets.at(i)->setColor(of[i]);
        sets.at(i)->setBorderColor(of[i]);
    }
    recolourChart(m_chart);
}

} // namespace crossgloss
