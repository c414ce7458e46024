#include "common/Charts.h"

#include "common/Theme.h"

#include <QAbstractAxis>
#include <QApplication>
#include <QChart>
#include <QChartView>
#include <QLegend>
#include <QLocale>
#include <QValueAxis>

#include <cmath>

namespace crossgloss {

void prepareChart(QChart* chart, QChartView* view)
{
    chart->setMargins(QMargins(0, 0, 0, 0));
    chart->setBackgroundVisible(false);
    chart->setLocalizeNumbers(true);
    chart->legend()->setAlignment(Qt::AlignTop);
    view->setRenderHint(QPainter::Antialiasing);
    view->setFrameShape(QFrame::NoFrame);
    view->setBackgroundBrush(Qt::NoBrush);
    view->setStyleSheet(QStringLiteral("background: transparent"));
}

void recolourChart(QChart* chart)
{
    const ThemeColours& colours = Theme::instance().colours();
    const QFont font = QApplication::font();
    chart->setLocale(QLocale());
    for (QAbstractAxis* axis : chart->axes()) {
        axis->setLabelsColor(colours.muted);
        axis->setTitleBrush(colours.muted);
        axis->setLabelsFont(font);
        axis->setTitleFont(font);
        axis->setLinePenColor(colours.border);
        axis->setGridLineColor(colours.border);
    }
    chart->legend()->setLabelColor(QApplication::palette().color(QPalette::Text));
    chart->legend()->setFont(font);
}

void fitAxis(QValueAxis* axis, double least, double most)
{
    if (!(most > least)) {
        most = least + 1;
    }
    const double raw = (most - least) / 4;
    const double power = std::pow(10.0, std::floor(std::log10(raw)));
    double step = 10 * power;
    for (const double round : {1.0, 2.0, 2.5, 5.0}) {
        if (round * power >= raw) {
            step = round * power;
            break;
        }
    }
    const double first = std::floor(least / step + 1e-9);
    const double last = std::ceil(most / step - 1e-9);
    axis->setRange(first * step, last * step);
    axis->setTickCount(static_cast<int>(last - first) + 1);
}

} // namespace crossgloss
