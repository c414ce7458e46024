#include "alignpage/PairPlot.h"

#include "common/Theme.h"

#include <QApplication>
#include <QEvent>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <QPalette>

#include <algorithm>
#include <limits>

namespace crossgloss {

namespace {

/// From the coordinates of the plane to those of the paper, one scale for both axes.
class Frame {
public:
    Frame(const QRectF& area, const std::vector<PlanePoint>& source, const std::vector<PlanePoint>& target)
    {
        double left = std::numeric_limits<double>::infinity();
        double right = -left;
        double top = left;
        double bottom = -left;
        for (const std::vector<PlanePoint>* points : {&source, &target}) {
            for (const PlanePoint& point : *points) {
                left = std::min(left, point.x);
                right = std::max(right, point.x);
                top = std::min(top, point.y);
                bottom = std::max(bottom, point.y);
            }
        }
        const double width = std::max(right - left, 1e-6);
        const double height = std::max(bottom - top, 1e-6);
        m_scale = std::min(area.width() / width, area.height() / height);
        m_origin = area.center() - QPointF((left + right) / 2, -(top + bottom) / 2) * m_scale;
    }
    QPointF at(const PlanePoint& point) const { return m_origin + QPointF(point.x, -point.y) * m_scale; }

private:
    QPointF m_origin;
    double m_scale = 1;
};

/// Puts a label beside its point where it covers least of what is there.
QRectF placed(const QPointF& point, const QSizeF& size, double gap, const QRectF& area, const QList<QRectF>& taken)
{
    const double w = size.width();
    const double h = size.height();
    const QPointF corners[] = {{gap, -h / 2},   {-gap - w, -h / 2}, {-w / 2, -gap - h},    {-w / 2, gap},
                               {gap, -gap - h}, {gap, gap},         {-gap - w, -gap - h}, {-gap - w, gap}};
    QRectF best;
    double least = std::numeric_limits<double>::infinity();
    for (const QPointF& corner : corners) {
        const QRectF candidate(point + corner, size);
        double covered = 0;
        for (const QRectF& other : taken) {
            const QRectF common = candidate.intersected(other);
            covered += common.width() * common.height();
        }
        const QRectF inside = candidate.intersected(area);
        covered += 2 * (w * h - inside.width() * inside.height());
        if (covered < least - 1e-9) {
            least = covered;
            best = candidate;
        }
    }
    return best;
}

} // namespace

PairPlot::PairPlot(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::NoFocus);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void PairPlot::setAnswer(const PlaneAnswer& answer)
{
    m_answer = answer;
    update();
}

void PairPlot::setTitles(const QString& source, const QString& target)
{
    m_source = source;
    m_target = target;
    update();
}

void PairPlot::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    draw(painter, rect());
}

void PairPlot::draw(QPainter& painter, const QRectF& area) const
{
    const PairPlane& plane = m_answer.plane;
    painter.setFont(QApplication::font());
    const QFontMetricsF metrics(painter.font());
    if (m_answer.pairs.empty()) {
        painter.setPen(Theme::instance().colours().muted);
        painter.drawText(area, Qt::AlignCenter | Qt::TextWordWrap, tr("Add pairs of words to see where they lie."));
        return;
    }
    const double legend = metrics.height() * 1.6;
    const QRectF panels = area.adjusted(0, 0, 0, -legend);
    const double gap = Theme::instance().scaled(12);
    QRectF before(panels.left(), panels.top(), (panels.width() - gap) / 2, panels.height());
    QRectF after = before.translated(before.width() + gap, 0);
    if (layoutDirection() == Qt::RightToLeft) {
        std::swap(before, after);
    }
    const auto share = [](double kept) { return QLocale().toString(100 * kept, 'f', 0); };
    drawPanel(painter, before,
              plane.comparableBefore ? tr("Before (%1 % of the variance)").arg(share(plane.keptBefore))
                                     : tr("Before: two planes, different dimensions"),
              plane.sourceBefore, plane.targetBefore, plane.comparableBefore);
    drawPanel(painter, after, tr("After (%1 % of the variance)").arg(share(plane.keptAfter)), plane.sourceAfter,
              plane.targetAfter, true);
    drawLegend(painter, QRectF(area.left(), panels.bottom(), area.width(), legend));
}

void PairPlot::drawPanel(QPainter& painter, const QRectF& area, const QString& heading,
                         const std::vector<PlanePoint>& source, const std::vector<PlanePoint>& target,
                         bool joined) const
{
    const Theme& theme = Theme::instance();
    const ThemeColours& colours = theme.colours();
    const QFontMetricsF metrics(painter.font());
    painter.setPen(colours.muted);
    painter.drawText(area, Qt::AlignTop | Qt::AlignHCenter,
                     metrics.elidedText(heading, Qt::ElideRight, area.width()));
    const QRectF box = area.adjusted(0.5, metrics.height() * 1.4, -0.5, -0.5);
    painter.setPen(QPen(colours.border, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box, 6, 6);

    // Room for labels at the edges.
    const double room = theme.scaled(14) + metrics.height();
    const double side = std::min(box.width() / 4, theme.scaled(14) + metrics.averageCharWidth() * 7);
    const Frame frame(box.adjusted(side, room, -side, -room), source, target);
    const double radius = theme.scaled(4);
    if (joined) {
        painter.setPen(QPen(colours.muted, theme.scaled(1), Qt::DotLine));
        for (std::size_t i = 0; i < source.size(); ++i) {
            painter.drawLine(frame.at(source[i]), frame.at(target[i]));
        }
    }
    QList<QRectF> taken;
    for (std::size_t i = 0; i < source.size(); ++i) {
        for (const QPointF& point : {frame.at(source[i]), frame.at(target[i])}) {
            taken.append(QRectF(point.x() - radius, point.y() - radius, 2 * radius, 2 * radius));
        }
    }
    painter.setPen(Qt::NoPen);
    for (std::size_t i = 0; i < source.size(); ++i) {
        painter.setBrush(colours.series.at(0));
        painter.drawEllipse(frame.at(source[i]), radius, radius);
        painter.setBrush(colours.series.at(1));
        painter.drawRect(QRectF(frame.at(target[i]) - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)));
    }
    for (std::size_t i = 0; i < source.size(); ++i) {
        const WordPair& words = m_answer.pairs[i];
        const QList<QPair<QString, QPointF>> labels = {{QString::fromStdString(words.source), frame.at(source[i])},
                                                       {QString::fromStdString(words.target), frame.at(target[i])}};
        for (int which = 0; which < 2; ++which) {
            const auto& [text, point] = labels.at(which);
            const QSizeF size(metrics.horizontalAdvance(text), metrics.height() * 0.9);
            const QRectF place = placed(point, size, radius + theme.scaled(3), box, taken);
            taken.append(place);
            painter.setPen(which == 0 ? QApplication::palette().color(QPalette::Text) : colours.series.at(1));
            painter.drawText(place, Qt::AlignCenter | Qt::TextDontClip, text);
        }
    }
}

void PairPlot::drawLegend(QPainter& painter, const QRectF& area) const
{
    const Theme& theme = Theme::instance();
    const QFontMetricsF metrics(painter.font());
    const double radius = theme.scaled(4);
    const double gap = theme.scaled(8);
    const double width =
        metrics.horizontalAdvance(m_source) + metrics.horizontalAdvance(m_target) + 4 * radius + 4 * gap;
    double x = area.center().x() - width / 2;
    const double y = area.center().y() + metrics.height() * 0.15;
    for (int which = 0; which < 2; ++which) {
        const QString& text = which == 0 ? m_source : m_target;
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.colours().series.at(which));
        const QRectF mark(x, y - radius, 2 * radius, 2 * radius);
        which == 0 ? painter.drawEllipse(mark) : painter.drawRect(mark);
        x += 2 * radius + gap;
        painter.setPen(QApplication::palette().color(QPalette::Text));
        const double length = metrics.horizontalAdvance(text);
        painter.drawText(QRectF(x, area.top() + metrics.height() * 0.15, length + 2, area.height()),
                         Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip, text);
        x += length + 2 * gap;
    }
}

void PairPlot::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LayoutDirectionChange) {
        update();
    }
    QWidget::changeEvent(event);
}

} // namespace crossgloss
