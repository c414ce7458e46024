#include "mappage/Minimap.h"

#include <QPainter>

#include <algorithm>

namespace crossgloss {

namespace {

constexpr double longSide = 168;
constexpr double margin = 14;
constexpr double shownFrom = 1.3;           // times as large as when all is in sight

} // namespace

MapFrame Minimap::frameOf(const QRectF& place, const MapContent& content)
{
    const QRectF bounds = *content.grid().bounds();
    MapFrame frame;
    frame.x = bounds.center().x();
    frame.y = bounds.center().y();
    frame.size = place.size();
    frame.scale = 0.92 * std::min(place.width() / std::max(bounds.width(), 1e-30), place.height() / std::max(bounds.height(), 1e-30));
    frame.zoom = 0.02;                      // small points
    return frame;
}

QRectF Minimap::place(const MapContent& content, const MapFrame& frame, bool leftCorner) const
{
    const std::optional<QRectF>& bounds = content.grid().bounds();
    if (!bounds || frame.zoom < shownFrom || (bounds->width() <= 0 && bounds->height() <= 0) || frame.size.width() < 3 * longSide
        || frame.size.height() < 2 * longSide) {
        return {};
    }
    const double ratio = std::clamp(bounds->width() / std::max(bounds->height(), 1e-30), 0.6, 1.8);
    const QSizeF size = ratio > 1 ? QSizeF(longSide, longSide / ratio) : QSizeF(longSide * ratio, longSide);
    const double x = leftCorner ? margin : frame.size.width() - margin - size.width();
    return {QPointF(x, frame.size.height() - margin - size.height()), size};
}

void Minimap::paint(QPainter& painter, const QRectF& place, const MapContent& content, const MapFrame& frame, const MapLook& look)
{
    const MapFrame small = frameOf(place, content);
    if (!m_known) {
        MapOptions options;
        options.links = options.labels = false;
        m_drawing.update(content, small, look, options);
        m_image = m_drawing.points().copy();
        m_image.setDevicePixelRatio(look.pixelRatio);
        m_known = true;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(0.94);
    painter.drawImage(place.topLeft(), m_image);
    painter.setOpacity(1);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(look.border, 1));
    painter.drawRect(place);
    const QRectF area = frame.area();
    const QPointF corner = small.toPaper(area.left(), area.bottom());
    QRectF sight(corner, QSizeF(area.width(), area.height()) * small.scale);
    sight.translate(place.topLeft());
    // However little is in sight, where it is is seen.
    if (sight.width() < 6 || sight.height() < 6) {
        sight = QRectF(sight.center() - QPointF(3, 3), QSizeF(6, 6));
    }
    painter.setClipRect(place);
    painter.setPen(QPen(look.accent, 1.6));
    QColor wash = look.accent;
    wash.setAlpha(28);
    painter.setBrush(wash);
    painter.drawRect(sight);
    painter.restore();
}

QPointF Minimap::toMap(const QRectF& place, const MapContent& content, const QPointF& at) const
{
    return frameOf(place, content).toMap(at - place.topLeft());
}

} // namespace crossgloss
