#include "mappage/MapContent.h"

#include <algorithm>

namespace crossgloss {

void MapContent::setPoints(MapPoints points)
{
    m_points = std::move(points);
    m_points.coordinates.resize(m_points.coordinates.size() / 2 * 2);
    m_colours = {};
    m_glow.clear();
    m_hasGlow = false;
    m_selection.clear();
    m_grid.setOrder(size(), m_points.importance);
    setLinks(std::move(m_points.links));
    sortPoints();
}

void MapContent::setCoordinates(std::vector<float> coordinates)
{
    m_points.coordinates = std::move(coordinates);
    sortPoints();
}

void MapContent::setBetween(const std::vector<float>& from, const std::vector<float>& to, float share)
{
    for (std::size_t i = 0; i < m_points.coordinates.size(); ++i) {
        // What had no place appears where it goes.
        m_points.coordinates[i] = std::isfinite(from[i]) ? from[i] + (to[i] - from[i]) * share : to[i];
    }
    sortPoints();
}

void MapContent::setColours(MapColours colours)
{
    m_colours = std::move(colours);
    m_colours.colours.resize(std::min<std::size_t>(m_colours.colours.size(), 256));
    sortColours();
}

void MapContent::setGlow(std::vector<std::uint8_t> glow)
{
    m_glow = std::move(glow);
    sortMarks();
}

void MapContent::setLinks(std::vector<std::pair<std::uint32_t, std::uint32_t>> links)
{
    std::erase_if(links, [this](const auto& link) { return link.first >= size() || link.second >= size(); });
    std::stable_sort(links.begin(), links.end(), [this](const auto& a, const auto& b) {
        return std::max(rank(a.first), rank(a.second)) < std::max(rank(b.first), rank(b.second));
    });
    m_points.links = std::move(links);
}

void MapContent::setSelection(std::vector<std::uint32_t> points)
{
    m_selection = std::move(points);
    sortMarks();
}

std::uint32_t MapContent::rank(std::uint32_t point) const
{
    // By chance, as the grid has it, where nothing is told.
    return point < m_points.importance.size() ? m_points.importance[point] : ~PointGrid::scattered(point);
}

std::uint8_t MapContent::marks(std::uint32_t point) const
{
    const unsigned glow = point < m_glow.size() ? (m_glow[point] + 31U) / 32U : 0U;
    return static_cast<std::uint8_t>(std::min(glow, unsigned{glowMarks}) | (isSelected(point) ? selectedMark : 0U));
}

bool MapContent::isSelected(std::uint32_t point) const
{
    return std::binary_search(m_selection.begin(), m_selection.end(), point);
}

bool MapContent::isShown(std::uint32_t point) const
{
    return hasPlace(point) && isClassShown(classOf(point));
}

void MapContent::sortPoints()
{
    m_grid.setCoordinates(m_points.coordinates);
    sortColours();
    sortMarks();
}

void MapContent::sortColours()
{
    const std::span<const std::uint32_t> points = m_grid.points();
    m_classes.resize(points.size());
    std::transform(points.begin(), points.end(), m_classes.begin(), [this](std::uint32_t point) { return classOf(point); });
}

void MapContent::sortMarks()
{
    const std::span<const std::uint32_t> points = m_grid.points();
    m_hasGlow = std::any_of(m_glow.begin(), m_glow.end(), [](std::uint8_t glow) { return glow > 0; });
    m_marks.assign(points.size(), 0);
    if (!m_hasGlow && m_selection.empty()) {
        return;
    }
    std::vector<std::uint8_t> byPoint(size(), 0);
    for (std::size_t i = 0; i < std::min(m_glow.size(), byPoint.size()); ++i) {
        byPoint[i] = static_cast<std::uint8_t>(std::min((m_glow[i] + 31U) / 32U, unsigned{glowMarks}));
    }
    for (const std::uint32_t point : m_selection) {
        byPoint[point] |= selectedMark;
    }
    std::transform(points.begin(), points.end(), m_marks.begin(), [&](std::uint32_t point) { return byPoint[point]; });
}

} // namespace crossgloss
