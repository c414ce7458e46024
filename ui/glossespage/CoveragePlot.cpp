#include "glossespage/CoveragePlot.h"

#include "common/Charts.h"
#include "common/PlainText.h"
#include "common/Theme.h"

#include <QAreaSeries>
#include <QChart>
#include <QLegend>
#include <QLegendMarker>
#include <QLineSeries>
#include <QMouseEvent>
#include <QScatterSeries>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

constexpr CoverageKind kinds[] = {CoverageKind::Matching, CoverageKind::Retrieval, CoverageKind::Judged};

} // namespace

CoveragePlot::CoveragePlot(const CoverageModel& model, QWidget* parent)
    : QChartView(parent)
    , m_model(model)
    , m_chart(new QChart)
    , m_low(new QLineSeries(m_chart))
    , m_high(new QLineSeries(m_chart))
    , m_band(new QAreaSeries(m_high, m_low))
    , m_mark(new QScatterSeries(m_chart))
    , m_coverage(new QValueAxis(m_chart))
    , m_precision(new QValueAxis(m_chart))
{
    setChart(m_chart);
    m_chart->addAxis(m_coverage, Qt::AlignBottom);
    m_chart->addAxis(m_precision, Qt::AlignLeft);
    m_chart->addSeries(m_band);
    for (QLineSeries*& line : m_lines) {
        line = new QLineSeries(m_chart);
        m_chart->addSeries(line);
    }
    m_chart->addSeries(m_mark);
    for (QAbstractSeries* series : m_chart->series()) {
        series->attachAxis(m_coverage);
        series->attachAxis(m_precision);
    }
    m_coverage->setRange(0, 1);
    m_coverage->setTickCount(6);
    m_coverage->setLabelFormat(QStringLiteral("%.1f"));
    m_precision->setLabelFormat(QStringLiteral("%.2f"));
    prepareChart(m_chart, this);
    setMinimumSize(280, 160);
    setMouseTracking(true);
    connect(&Theme::instance(), &Theme::changed, this, &CoveragePlot::recolour);
    retranslate();
    rebuild();
}

void CoveragePlot::rebuild()
{
    double least = 1;
    QList<QPointF> low;
    QList<QPointF> high;
    for (const CoverageKind kind : kinds) {
        QList<QPointF> points;
        for (const CoverageRow& row : m_model.rows()) {
            if (row.kind != kind) {
                continue;
            }
            points.append({row.point.coverage, row.point.precision});
            least = std::min(least, row.point.precision);
            if (kind == CoverageKind::Judged) {
                low.append({row.point.coverage, row.point.interval.low});
                high.append({row.point.coverage, row.point.interval.high});
                least = std::min(least, row.point.interval.low);
            }
        }
        QLineSeries* line = m_lines[static_cast<int>(kind)];
        line->replace(points);
        line->setVisible(!points.isEmpty());
        // A line needs two points; one is a marker.
        line->setPointsVisible(points.size() == 1);
    }
    m_low->replace(low);
    m_high->replace(high);
    m_band->setVisible(low.size() > 1);
    fitAxis(m_precision, least, 1);
    choose(-1);
    recolour();
}

QPointF CoveragePlot::placeOf(int row) const
{
    const CoveragePoint& point = m_model.rows()[static_cast<std::size_t>(row)].point;
    return m_chart->mapToPosition({point.coverage, point.precision}, m_lines[0]);
}

void CoveragePlot::choose(int row)
{
    m_chosen = row;
    m_mark->clear();
    if (row >= 0 && row < m_model.rowCount()) {
        const CoveragePoint& point = m_model.rows()[static_cast<std::size_t>(row)].point;
        m_mark->append(point.coverage, point.precision);
    }
}

void CoveragePlot::mouseMoveEvent(QMouseEvent* event)
{
    QChartView::mouseMoveEvent(event);
    int nearest = -1;
    double distance = Theme::instance().scaled(24);
    const QPointF here = m_chart->mapFromScene(mapToScene(event->position().toPoint()));
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const QPointF away = placeOf(row) - here;
        if (const double length = std::hypot(away.x(), away.y()); length < distance) {
            distance = length;
            nearest = row;
        }
    }
    if (nearest < 0) {
        hideToolTip();
        return;
    }
    if (nearest != m_chosen) {
        Q_EMIT pointed(nearest);
    }
    showToolTip(event->globalPosition().toPoint(),
                       CoverageModel::describe(m_model.rows()[static_cast<std::size_t>(nearest)]), this);
}

void CoveragePlot::leaveEvent(QEvent* event)
{
    hideToolTip();
    QChartView::leaveEvent(event);
}

void CoveragePlot::retranslate()
{
    for (const CoverageKind kind : kinds) {
        m_lines[static_cast<int>(kind)]->setName(chartText(CoverageModel::displayKind(kind)));
    }
    m_band->setName(tr("95 % interval"));
    m_coverage->setTitleText(tr("Coverage (most certain first)"));
    m_precision->setTitleText(tr("Precision"));
}

void CoveragePlot::recolour()
{
    const Theme& theme = Theme::instance();
    const QList<QColor>& colours = theme.colours().series;
    const Qt::PenStyle styles[] = {Qt::SolidLine, Qt::DashLine, Qt::DotLine};
    for (int i = 0; i < 3; ++i) {
        QPen pen(colours.at(i), theme.scaled(2), styles[i]);
        pen.setCosmetic(true);
        m_lines[i]->setPen(pen);
    }
    QColor band = colours.at(2);
    band.setAlphaF(0.18F);
    m_band->setBrush(band);
    m_band->setPen(Qt::NoPen);
    m_mark->setMarkerSize(theme.scaled(10));
    m_mark->setColor(theme.colours().accent);
    m_mark->setBorderColor(palette().color(QPalette::Window));
    recolourChart(m_chart);
    // The mark names nothing; what has no points has no place in the legend either, which Qt sees to.
    for (QLegendMarker* marker : m_chart->legend()->markers(m_mark)) {
        marker->setVisible(false);
    }
}

} // namespace crossgloss
