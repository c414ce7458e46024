#include "mappage/PointGrid.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace crossgloss {

namespace {

constexpr std::uint32_t nowhere = ~std::uint32_t{0};
constexpr std::size_t pointsPerCell = 12;

bool isPlace(float x, float y)
{
    return std::isfinite(x) && std::isfinite(y);
}

} // namespace

// Mixes the bits of the number.
std::uint32_t PointGrid::scattered(std::uint32_t point)
{
    std::uint32_t value = (point ^ (point >> 16)) * 0x7feb352dU;
    value = (value ^ (value >> 15)) * 0x846ca68bU;
    return value ^ (value >> 16);
}

void PointGrid::setOrder(std::size_t points, std::span<const std::uint32_t> importance)
{
    std::vector<std::uint64_t> keys(points);
    for (std::size_t i = 0; i < points; ++i) {
        const auto point = static_cast<std::uint32_t>(i);
        const std::uint32_t rank = i < importance.size() ? ~importance[i] : scattered(point);
        keys[i] = std::uint64_t{rank} << 32 | point;
    }
    std::sort(keys.begin(), keys.end());
    m_order.resize(points);
    std::transform(keys.begin(), keys.end(), m_order.begin(), [](std::uint64_t key) { return static_cast<std::uint32_t>(key); });
}

void PointGrid::placeGrid(std::span<const float> coordinates)
{
    float left = std::numeric_limits<float>::infinity();
    float right = -left;
    float low = left;
    float high = -left;
    std::vector<float> xs;
    std::vector<float> ys;
    const std::size_t points = coordinates.size() / 2;
    const std::size_t step = std::max<std::size_t>(1, points / 1024);
    for (std::size_t i = 0; i < points; ++i) {
        const float x = coordinates[2 * i];
        const float y = coordinates[2 * i + 1];
        if (!isPlace(x, y)) {
            continue;
        }
        left = std::min(left, x);
        right = std::max(right, x);
        low = std::min(low, y);
        high = std::max(high, y);
        if (i % step == 0) {
            xs.push_back(x);
            ys.push_back(y);
        }
    }
    m_bounds.reset();
    m_columns = 1;
    m_rows = 1;
    m_left = m_low = m_columnsPerUnit = m_rowsPerUnit = 0;
    if (left > right) {
        return;
    }
    m_bounds = QRectF(QPointF(left, low), QPointF(right, high));
    // One point far away must not put all others into one cell: the outermost cells take what lies beyond the grid.
    const auto range = [](std::vector<float>& values, double first, double last) {
        if (values.size() < 64) {
            return std::pair(first, last);
        }
        std::sort(values.begin(), values.end());
        const double from = values[values.size() / 100];
        const double to = values[values.size() - 1 - values.size() / 100];
        const double margin = 0.2 * (to - from);
        return std::pair(std::max(first, from - margin), std::min(last, to + margin));
    };
    const auto [fromX, toX] = range(xs, left, right);
    const auto [fromY, toY] = range(ys, low, high);
    const auto cells = static_cast<double>(std::max<std::size_t>(1, points / pointsPerCell));
    const double width = toX - fromX;
    const double height = toY - fromY;
    if (width > 0 || height > 0) {
        const double ratio = width > 0 && height > 0 ? width / height : width > 0 ? 1e9 : 1e-9;
        m_columns = static_cast<int>(std::clamp(std::sqrt(cells * ratio), 1.0, std::min(cells, 2048.0)));
        m_rows = static_cast<int>(std::clamp(cells / m_columns, 1.0, 2048.0));
    }
    m_left = fromX;
    m_low = fromY;
    m_columnsPerUnit = width > 0 ? m_columns / width : 0;
    m_rowsPerUnit = height > 0 ? m_rows / height : 0;
}

int PointGrid::column(double x) const
{
    return static_cast<int>(std::clamp((x - m_left) * m_columnsPerUnit, 0.0, m_columns - 1.0));
}

int PointGrid::row(double y) const
{
    return static_cast<int>(std::clamp((y - m_low) * m_rowsPerUnit, 0.0, m_rows - 1.0));
}

void PointGrid::setCoordinates(std::span<const float> coordinates)
{
    placeGrid(coordinates);
    const std::size_t cells = static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_rows);
    m_starts.assign(cells + 1, 0);
    m_cells.resize(m_order.size());
    for (std::size_t i = 0; i < m_order.size(); ++i) {
        const float x = coordinates[2 * std::size_t{m_order[i]}];
        const float y = coordinates[2 * std::size_t{m_order[i]} + 1];
        if (!isPlace(x, y)) {
            m_cells[i] = nowhere;
            continue;
        }
        m_cells[i] = static_cast<std::uint32_t>(row(y) * m_columns + column(x));
        ++m_starts[m_cells[i] + 1];
    }
    std::partial_sum(m_starts.begin(), m_starts.end(), m_starts.begin());
    const std::size_t known = m_starts.back();
    m_points.resize(known);
    m_x.resize(known);
    m_y.resize(known);
    for (std::size_t i = 0; i < m_order.size(); ++i) {
        if (m_cells[i] != nowhere) {
            // The starts move to where the next cell starts, and back afterwards.
            const std::uint32_t place = m_starts[m_cells[i]]++;
            m_points[place] = m_order[i];
            m_x[place] = coordinates[2 * std::size_t{m_order[i]}];
            m_y[place] = coordinates[2 * std::size_t{m_order[i]} + 1];
        }
    }
    for (std::size_t cell = cells; cell > 0; --cell) {
        m_starts[cell] = m_starts[cell - 1];
    }
    m_starts[0] = 0;
    measure();
}

void PointGrid::measure()
{
    std::size_t occupied = 0;
    std::uint32_t most = 0;
    for (std::size_t cell = 0; cell + 1 < m_starts.size(); ++cell) {
        const std::uint32_t count = m_starts[cell + 1] - m_starts[cell];
        occupied += count > 0 ? 1 : 0;
        most = std::max(most, count);
    }
    const QSizeF size = cellSize();
    const double area = size.width() * size.height();
    m_occupiedArea = static_cast<double>(occupied) * area;
    m_densest = area > 0 ? most / area : 0;
}

QSizeF PointGrid::cellSize() const
{
    return {m_columnsPerUnit > 0 ? 1 / m_columnsPerUnit : 0, m_rowsPerUnit > 0 ? 1 / m_rowsPerUnit : 0};
}

PointGrid::Cells PointGrid::cellsOf(const QRectF& area) const
{
    if (m_points.empty() || !(area.width() >= 0) || !(area.height() >= 0)) {
        return {};
    }
    return {column(area.left()), column(area.right()), row(area.top()), row(area.bottom())};
}

} // namespace crossgloss
