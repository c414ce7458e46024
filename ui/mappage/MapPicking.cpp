#include "mappage/MapPicking.h"

#include "mappage/MapContent.h"
#include "mappage/MapLook.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>

namespace crossgloss {

namespace {

/// Calls visit(place) for each shown point of an area of the map.
template <typename Visit>
void eachShown(const MapContent& content, const QRectF& area, Visit visit)
{
    const PointGrid& grid = content.grid();
    const PointGrid::Cells cells = grid.cellsOf(area);
    for (int row = cells.low; row <= cells.high; ++row) {
        const auto [first, last] = grid.placesOf(row, cells.left, cells.right);
        for (std::uint32_t place = first; place < last; ++place) {
            if (content.isClassShown(content.classesByPlace()[place])) {
                visit(place);
            }
        }
    }
}

QRectF mapArea(const MapFrame& frame, const QRectF& paper)
{
    return QRectF(frame.toMap(paper.bottomLeft()), frame.toMap(paper.topRight()));
}

/// What of an outline is inside for sure: exact questions are asked only beside its edge.
class Stencil {
public:
    explicit Stencil(const QPolygonF& outline, const QSizeF& paper)
        : m_outline(outline)
        , m_bounds(outline.boundingRect().intersected(QRectF(QPointF(), paper).adjusted(-1, -1, 1, 1)))
        , m_image(m_bounds.toAlignedRect().size() + QSize(2, 2), QImage::Format_Grayscale8)
    {
        m_origin = m_bounds.toAlignedRect().topLeft();
        m_image.fill(outside);
        QPainter painter(&m_image);
        painter.translate(-m_origin);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(inside, inside, inside));
        painter.drawPolygon(outline, Qt::OddEvenFill);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(edge, edge, edge), 4));
        painter.drawPolygon(outline);
    }
    const QRectF& bounds() const { return m_bounds; }
    bool contains(const QPointF& place) const
    {
        if (!m_bounds.contains(place)) {
            return false;
        }
        const QPoint pixel = QPoint(static_cast<int>(std::floor(place.x())), static_cast<int>(std::floor(place.y()))) - m_origin;
        const int known = m_image.valid(pixel) ? m_image.constScanLine(pixel.y())[pixel.x()] : edge;
        return known == edge ? m_outline.containsPoint(place, Qt::OddEvenFill) : known == inside;
    }

private:
    static constexpr int outside = 0;
    static constexpr int edge = 128;
    static constexpr int inside = 255;
    QPolygonF m_outline;
    QRectF m_bounds;
    QPoint m_origin;
    QImage m_image;
};

} // namespace

int pickPoint(const MapContent& content, const MapFrame& frame, const QPointF& place)
{
    constexpr double beside = 4;
    const PointInk ink = PointInk::of(content, frame);
    const PointGrid& grid = content.grid();
    const auto reach = [&](double places) { return (places + beside) / frame.scale; };
    const QPointF map = frame.toMap(place);
    const auto shown = [&](std::uint32_t at) { return content.isClassShown(content.classesByPlace()[at]); };
    std::int64_t found = grid.nearest(map, reach(ink.radius), shown);
    if (found < 0 && content.hasGlow()) {
        // Large discs are hit beside their middle.
        double least = 0;
        eachShown(content, mapArea(frame, QRectF(place, QSizeF()).adjusted(-30, -30, 30, 30)), [&](std::uint32_t at) {
            const QPointF away = frame.toPaper(grid.x()[at], grid.y()[at]) - place;
            const double left = std::hypot(away.x(), away.y()) - ink.radiusOf(content.marksByPlace()[at] & glowMarks) - 1;
            if (left <= least) {
                least = left;
                found = at;
            }
        });
    }
    return found < 0 ? -1 : static_cast<int>(grid.points()[static_cast<std::size_t>(found)]);
}

std::vector<std::uint32_t> pointsWithin(const MapContent& content, const MapFrame& frame, const QRectF& area)
{
    std::vector<std::uint32_t> points;
    const PointGrid& grid = content.grid();
    eachShown(content, mapArea(frame, area), [&](std::uint32_t at) {
        if (area.contains(frame.toPaper(grid.x()[at], grid.y()[at]))) {
            points.push_back(grid.points()[at]);
        }
    });
    std::sort(points.begin(), points.end());
    return points;
}

std::vector<std::uint32_t> pointsWithin(const MapContent& content, const MapFrame& frame, const QPolygonF& area)
{
    std::vector<std::uint32_t> points;
    if (area.size() < 3) {
        return points;
    }
    const PointGrid& grid = content.grid();
    const Stencil stencil(area, frame.size);
    eachShown(content, mapArea(frame, stencil.bounds()), [&](std::uint32_t at) {
        if (stencil.contains(frame.toPaper(grid.x()[at], grid.y()[at]))) {
            points.push_back(grid.points()[at]);
        }
    });
    std::sort(points.begin(), points.end());
    return points;
}

int pointTowards(const MapContent& content, const MapFrame& frame, const QPointF& from, const QPoint& direction)
{
    const PointGrid& grid = content.grid();
    double least = std::numeric_limits<double>::infinity();
    int best = -1;
    if (!grid.bounds()) {
        return best;
    }
    eachShown(content, *grid.bounds(), [&](std::uint32_t at) {
        const QPointF away = frame.toPaper(grid.x()[at], grid.y()[at]) - from;
        const double along = away.x() * direction.x() + away.y() * direction.y();
        const double across = std::abs(away.x() * direction.y() - away.y() * direction.x());
        if (along > 1e-9 && across <= along && along + 1.5 * across < least) {
            least = along + 1.5 * across;
            best = static_cast<int>(grid.points()[at]);
        }
    });
    return best;
}

int pointByRank(const MapContent& content, const MapFrame& frame, int current, bool forward)
{
    const auto keyOf = [&content](std::uint32_t point) { return std::uint64_t{content.rank(point)} << 32 | point; };
    const QRectF paper(QPointF(), frame.size);
    const PointGrid& grid = content.grid();
    const bool any = current < 0;
    const std::uint64_t middle = any ? 0 : keyOf(static_cast<std::uint32_t>(current));
    std::uint64_t key = 0;
    int best = -1;
    eachShown(content, frame.area(), [&](std::uint32_t at) {
        const std::uint64_t each = keyOf(grid.points()[at]);
        const bool beyond = any || (forward ? each > middle : each < middle);
        const bool nearer = best < 0 || ((forward || any) ? each < key : each > key);
        if (beyond && nearer && paper.contains(frame.toPaper(grid.x()[at], grid.y()[at]))) {
            key = each;
            best = static_cast<int>(grid.points()[at]);
        }
    });
    return best;
}

} // namespace crossgloss
