#pragma once

#include <QPointF>
#include <QRectF>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace crossgloss {

/// Points sorted by the cells of a grid: what is in sight is found without looking at the rest. Within a cell the less
/// important come first, which is the order in which they are drawn. Points whose coordinates are no numbers are left out.
class PointGrid {
public:
    /// What has no importance is ordered by a number made of itself: the same every time.
    static std::uint32_t scattered(std::uint32_t point);
    /// The order in which points are sorted into cells: the least important first; by chance where nothing is told, so
    /// that no class lies on top of the others. @param importance of each point, the smaller the more; or empty.
    void setOrder(std::size_t points, std::span<const std::uint32_t> importance);
    /// @param coordinates points × 2. Memory of an earlier call is used again.
    void setCoordinates(std::span<const float> coordinates);

    /// Number of points in cells: what follows counts them by their places in this order.
    std::size_t size() const { return m_points.size(); }
    std::span<const float> x() const { return m_x; }
    std::span<const float> y() const { return m_y; }
    /// Which point is at each place.
    std::span<const std::uint32_t> points() const { return m_points; }
    /// Least rectangle with all points; none without points.
    const std::optional<QRectF>& bounds() const { return m_bounds; }

    /// Area of the cells that have points, and the most points that a unit of area has in one of them.
    double occupiedArea() const { return m_occupiedArea; }
    double densest() const { return m_densest; }

    /// Width and height of a cell.
    QSizeF cellSize() const;
    /// Cells that may have points of a rectangle.
    struct Cells { int left = 0; int right = -1; int low = 0; int high = -1; };   ///< inclusive
    Cells cellsOf(const QRectF& area) const;
    /// Places [first, second) of the points of neighbouring cells of a row.
    std::pair<std::uint32_t, std::uint32_t> placesOf(int row, int left, int right) const
    {
        const std::size_t base = static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns);
        return {m_starts[base + static_cast<std::size_t>(left)], m_starts[base + static_cast<std::size_t>(right) + 1]};
    }

    /// The nearest place whose point is wanted. @param reach in the unit of the coordinates; −1 = none.
    template <typename Wanted>
    std::int64_t nearest(const QPointF& middle, double reach, Wanted wanted) const;

private:
    int column(double x) const;
    int row(double y) const;
    void placeGrid(std::span<const float> coordinates);
    void measure();

    std::vector<std::uint32_t> m_order;
    std::vector<std::uint32_t> m_cells;      ///< of each point in m_order; ~0 for what is no number
    std::vector<std::uint32_t> m_starts;     ///< cells + 1
    std::vector<std::uint32_t> m_points;
    std::vector<float> m_x;
    std::vector<float> m_y;
    std::optional<QRectF> m_bounds;
    int m_columns = 0;
    int m_rows = 0;
    double m_occupiedArea = 0;
    double m_densest = 0;
    double m_left = 0;
    double m_low = 0;
    double m_columnsPerUnit = 0;
    double m_rowsPerUnit = 0;
};

template <typename Wanted>
std::int64_t PointGrid::nearest(const QPointF& middle, double reach, Wanted wanted) const
{
    std::int64_t best = -1;
    double least = reach * reach;
    const Cells cells = cellsOf(QRectF(middle - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)));
    for (int row = cells.low; row <= cells.high; ++row) {
        const auto [first, last] = placesOf(row, cells.left, cells.right);
        for (std::uint32_t place = first; place < last; ++place) {
            const double dx = m_x[place] - middle.x();
            const double dy = m_y[place] - middle.y();
            const double away = dx * dx + dy * dy;
            // Of points at one place the last is on top.
            if (away <= least && wanted(place)) {
                least = away;
                best = place;
            }
        }
    }
    return best;
}

} // namespace crossgloss
