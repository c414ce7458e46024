#include "common/BarPlot.h"

#include "common/Charts.h"
#include "common/PlainText.h"
#include "common/Theme.h"

#include <QApplication>
#include <QBarCategoryAxis>
#include <QBarSeries>
#include <QBarSet>
#include <QChart>
#include <QHorizontalBarSeries>
#include <QLegend>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace crossgloss {

BarPlot::BarPlot(QWidget* parent, Qt::Orientation orientation)
    : QChartView(parent)
    , m_orientation(orientation)
    , m_chart(new QChart)
    , m_bars(orientation == Qt::Vertical ? static_cast<QAbstractBarSeries*>(new QBarSeries(m_chart))
                                         : new QHorizontalBarSeries(m_chart))
    , m_categories(new QBarCategoryAxis(m_chart))
    , m_values(new QValueAxis(m_chart))
{
    setChart(m_chart);
    m_chart->addSeries(m_bars);
    m_chart->addAxis(m_categories, orientation == Qt::Vertical ? Qt::AlignBottom : Qt::AlignLeft);
    m_chart->addAxis(m_values, orientation == Qt::Vertical ? Qt::AlignLeft : Qt::AlignBottom);
    m_bars->attachAxis(m_categories);
    m_bars->attachAxis(m_values);
    m_bars->setBarWidth(0.8);
    m_categories->setGridLineVisible(false);
    m_values->setLabelFormat(QStringLiteral("%.2f"));
    prepareChart(m_chart, this);
    setMinimumHeight(180);
    connect(&Theme::instance(), &Theme::changed, this, &BarPlot::recolour);
    setBars({}, {});
}

bool BarPlot::isMissing(double value) const
{
    return std::isnan(value) || (m_scale == Scale::Share && value < 0);
}

void BarPlot::setBars(const QStringList& categories, const QList<Series>& series, Scale scale)
{
    m_bars->clear();
    m_series = series;
    m_scale = scale;
    double most = 0;
    double least = 0;
    bool whiskers = false;
    QList<QBarSet*> sets;
    for (const Series& each : series) {
        auto* set = new QBarSet(chartText(each.name));
        for (qsizetype i = 0; i < each.values.size(); ++i) {
            // The first stands on top where bars lie.
            const double value = each.values.at(m_orientation == Qt::Vertical ? i : each.values.size() - 1 - i);
            set->append(isMissing(value) ? 0.0 : value);
            most = isMissing(value) ? most : std::max(most, value);
            least = isMissing(value) ? least : std::min(least, value);
        }
        sets.append(set);
        for (const auto& [low, high] : each.intervals) {
            most = std::max(most, high);
            whiskers = true;
        }
    }
    m_names = categories;
    if (m_orientation == Qt::Horizontal) {
        std::reverse(m_names.begin(), m_names.end());
        std::reverse(sets.begin(), sets.end());
    }
    m_bars->append(sets);
    const bool share = scale == Scale::Share;
    fitAxis(m_values, share ? 0 : least, most > 0 ? (share ? std::min(1.0, most) : most) : least < 0 ? 0 : 1);
    m_values->setLabelFormat(share || most - least < 10 ? QStringLiteral("%.2f") : QStringLiteral("%.4g"));
    m_chart->legend()->setVisible(series.size() > 1);
    m_chart->legend()->setReverseMarkers(m_orientation == Qt::Horizontal);
    // Numbers stand on bars that are wide enough for them.
    m_bars->setLabelsVisible(series.size() * categories.size() <= 10);
    m_bars->setLabelsFormat(QStringLiteral("@value"));
    m_bars->setLabelsPrecision(3);
    // A whisker ends where the number would stand otherwise.
    m_bars->setLabelsPosition(whiskers ? QAbstractBarSeries::LabelsInsideBase : QAbstractBarSeries::LabelsInsideEnd);
    recolour();
}

void BarPlot::setAxisTitle(const QString& title)
{
    m_values->setTitleText(chartText(title));
}

void BarPlot::resizeEvent(QResizeEvent* event)
{
    QChartView::resizeEvent(event);
    adaptLabels();
}

void BarPlot::drawForeground(QPainter* painter, const QRectF& area)
{
    QChartView::drawForeground(painter, area);
    const double width = m_bars->barWidth() / static_cast<double>(std::max<qsizetype>(1, m_series.size()));
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QPen pen(QApplication::palette().color(QPalette::Text), Theme::instance().scaled(1) + 0.5);
    pen.setCapStyle(Qt::FlatCap);
    painter->setPen(pen);
    for (qsizetype s = 0; s < m_series.size(); ++s) {
        const Series& series = m_series.at(s);
        for (qsizetype i = 0; i < std::min(series.intervals.size(), series.values.size()); ++i) {
            if (isMissing(series.values.at(i))) {
                continue;
            }
            const bool upright = m_orientation == Qt::Vertical;
            // Lying bars are counted from below.
            const auto category = static_cast<double>(upright ? i : series.values.size() - 1 - i);
            const auto place = static_cast<double>(upright ? s : m_series.size() - 1 - s);
            const double middle = category - m_bars->barWidth() / 2 + width * (place + 0.5);
            const auto at = [&](double across, double value) {
                return m_chart->mapToPosition(upright ? QPointF(across, value) : QPointF(value, across), m_bars);
            };
            const auto& [low, high] = series.intervals.at(i);
            painter->drawLine(at(middle, low), at(middle, high));
            for (const double end : {low, high}) {
                painter->drawLine(at(middle - width / 6, end), at(middle + width / 6, end));
            }
        }
    }
    painter->restore();
}

void BarPlot::adaptLabels()
{
    QStringList written;
    for (const QString& name : std::as_const(m_names)) {
        written.append(chartText(name));
    }
    if (m_orientation == Qt::Horizontal) {
        m_categories->setCategories(written);
        return;
    }
    // Names stand word beneath word, in smaller letters where they would not fit under the bars.
    QFont font = QApplication::font();
    const QFontMetrics metrics(font);
    int widest = 1;
    QStringList stacked;
    for (const QString& name : std::as_const(m_names)) {
        for (const QString& word : name.split(QLatin1Char(' '))) {
            widest = std::max(widest, metrics.horizontalAdvance(word));
        }
        stacked.append(chartText(name).replace(QLatin1Char(' '), QLatin1String("<br>")));
    }
    const double room = 0.85 * width() / static_cast<double>(std::max<qsizetype>(1, m_names.size()));
    const double smallest = 0.65;
    font.setPointSizeF(font.pointSizeF() * std::clamp(room / widest, smallest, 1.0));
    m_categories->setLabelsFont(font);
    m_categories->setTruncateLabels(room < smallest * widest);
    m_categories->setCategories(room < smallest * widest ? written : stacked);
}

void BarPlot::recolour()
{
    const QList<QColor>& colours = Theme::instance().colours().series;
    const QList<QBarSet*> sets = m_bars->barSets();
    for (qsizetype i = 0; i < sets.size(); ++i) {
        // A series keeps its colour whichever way the bars run.
        const qsizetype place = m_orientation == Qt::Horizontal ? sets.size() - 1 - i : i;
        const QColor colour = colours.at(place % colours.size());
        sets.at(i)->setColor(colour);
        sets.at(i)->setBorderColor(colour);
        sets.at(i)->setLabelColor(colour.lightness() > 128 ? Qt::black : Qt::white);
        sets.at(i)->setLabelFont(QApplication::font());
    }
    recolourChart(m_chart);
    adaptLabels();
}

} // namespace crossgloss
