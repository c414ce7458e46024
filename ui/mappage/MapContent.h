#pragma once

#include "mappage/MapRaster.h"
#include "mappage/MapView.h"

#include <cmath>

namespace crossgloss {

/// Where a map is looked at: from its coordinates to places on the paper and back. y points up on the map.
struct MapFrame {
    double x = 0;                           ///< of the map, in the middle
    double y = 0;
    double scale = 1;                       ///< places a unit
    QSizeF size;
    double zoom = 1;                        ///< 1 = all in sight; points grow with it

    QPointF toPaper(double mapX, double mapY) const
    {
        return {size.width() / 2 + (mapX - x) * scale, size.height() / 2 - (mapY - y) * scale};
    }
    QPointF toMap(const QPointF& place) const
    {
        return {x + (place.x() - size.width() / 2) / scale, y - (place.y() - size.height() / 2) / scale};
    }
    /// What is in sight, @p margin more on all sides; its top is where y is least.
    QRectF area(double margin = 0) const
    {
        const double width = size.width() + 2 * margin;
        const double height = size.height() + 2 * margin;
        return {x - width / 2 / scale, y - height / 2 / scale, width / scale, height / scale};
    }
};

/// What a map holds: the points as they were given, and by their places in the grid what is needed to draw them.
class MapContent {
public:
    void setPoints(MapPoints points);
    /// Where points are drawn, which while they move is not where they will be.
    void setCoordinates(std::vector<float> coordinates);
    /// Between two layouts. @param share 0 … 1 of the way.
    void setBetween(const std::vector<float>& from, const std::vector<float>& to, float share);
    void setColours(MapColours colours);
    void setGlow(std::vector<std::uint8_t> glow);
    void setLinks(std::vector<std::pair<std::uint32_t, std::uint32_t>> links);
    /// @param points rising.
    void setSelection(std::vector<std::uint32_t> points);

    std::size_t size() const { return m_points.coordinates.size() / 2; }
    const std::vector<float>& coordinates() const { return m_points.coordinates; }
    const PointGrid& grid() const { return m_grid; }
    std::span<const std::uint8_t> classesByPlace() const { return m_classes; }
    std::span<const std::uint8_t> marksByPlace() const { return m_marks; }
    const std::vector<std::uint32_t>& selection() const { return m_selection; }
    const MapColours& colours() const { return m_colours; }
    /// The most important first.
    const std::vector<std::pair<std::uint32_t, std::uint32_t>>& links() const { return m_points.links; }
    bool hasGlow() const { return m_hasGlow; }

    QString text(std::uint32_t point) const { return m_points.text ? m_points.text(point) : QString(); }
    QString tip(std::uint32_t point) const { return m_points.tip ? m_points.tip(point) : QString(); }
    bool hasTexts() const { return static_cast<bool>(m_points.text); }
    /// The smaller the more important.
    std::uint32_t rank(std::uint32_t point) const;
    std::uint8_t classOf(std::uint32_t point) const { return point < m_colours.classes.size() ? m_colours.classes[point] : 0; }
    std::uint8_t marks(std::uint32_t point) const;
    bool isSelected(std::uint32_t point) const;
    /// Whether the point has a place and the legend lets it be drawn.
    bool isShown(std::uint32_t point) const;
    bool isClassShown(std::size_t known) const { return known >= m_colours.shown.size() || m_colours.shown[known]; }
    bool hasPlace(std::uint32_t point) const
    {
        return point < size() && std::isfinite(m_points.coordinates[2 * std::size_t{point}])
               && std::isfinite(m_points.coordinates[2 * std::size_t{point} + 1]);
    }
    QPointF place(std::uint32_t point) const
    {
        return {m_points.coordinates[2 * std::size_t{point}], m_points.coordinates[2 * std::size_t{point} + 1]};
    }

private:
    void sortPoints();
    void sortColours();
    void sortMarks();

    MapPoints m_points;
    MapColours m_colours;
    std::vector<std::uint8_t> m_glow;
    std::vector<std::uint32_t> m_selection;
    PointGrid m_grid;
    std::vector<std::uint8_t> m_classes;
    std::vector<std::uint8_t> m_marks;
    bool m_hasGlow = false;
};

} // namespace crossgloss
