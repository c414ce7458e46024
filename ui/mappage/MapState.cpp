#include "mappage/MapState.h"

#include <algorithm>

namespace crossgloss {

namespace {

bool samePoints(const Layout* first, const Layout* second)
{
    if (!first || !second || first->size() != second->size() || first->languages() != second->languages()) {
        return false;
    }
    for (std::size_t i = 0; i < first->size(); ++i) {
        if (first->text(i) != second->text(i)) {
            return false;
        }
    }
    return true;
}

} // namespace

void MapState::setLayout(std::shared_ptr<const Layout> layout)
{
    m_frame.clear();
    take(std::move(layout), false);
}

void MapState::setLive(std::shared_ptr<const Layout> layout, LayoutFrame frame)
{
    m_frame = std::move(frame.coordinates);
    if (m_live && layout == m_layout) {
        fillCoordinates();
        Q_EMIT moved(false);
        return;
    }
    take(std::move(layout), true);
}

void MapState::take(std::shared_ptr<const Layout> layout, bool live)
{
    const bool same = samePoints(m_layout.get(), layout.get());
    m_layout = std::move(layout);
    m_live = live;
    m_stage = live || m_layout->stages().empty() ? 0 : m_layout->stages().size() - 1;
    const bool hadPlaced = !m_placed.empty();
    m_placed.clear();
    m_clusters.reset();
    if (!same) {
        m_selection.clear();
        m_current = -1;
        m_hubs.reset();
    } else if (hadPlaced) {
        std::erase_if(m_selection, [this](std::uint32_t point) { return isPlaced(point); });
        m_current = m_current >= static_cast<int>(points()) ? -1 : m_current;
    }
    fillCoordinates();
    Q_EMIT layoutChanged(same && !hadPlaced);
    Q_EMIT clustersChanged();
    if (!same) {
        Q_EMIT hubsChanged();
        Q_EMIT selectionChanged();
        Q_EMIT currentChanged();
    }
}

void MapState::clear()
{
    m_layout.reset();
    m_live = false;
    m_placed.clear();
    m_selection.clear();
    m_current = -1;
    m_clusters.reset();
    m_hubs.reset();
    fillCoordinates();
    Q_EMIT layoutChanged(false);
    Q_EMIT clustersChanged();
    Q_EMIT hubsChanged();
    Q_EMIT selectionChanged();
    Q_EMIT currentChanged();
}

void MapState::fillCoordinates()
{
    m_coordinates.clear();
    if (!m_layout) {
        return;
    }
    m_coordinates = m_live || m_layout->stages().empty() ? m_frame : m_layout->stages()[m_stage].coordinates;
    m_coordinates.resize(2 * points());
    for (const LayoutService::Placed& word : m_placed) {
        m_coordinates.insert(m_coordinates.end(), {word.x, word.y});
    }
}

void MapState::showBefore(bool before)
{
    const std::size_t wanted = before ? 0 : 1;
    if (!hasBefore() || wanted == m_stage) {
        return;
    }
    m_stage = wanted;
    fillCoordinates();
    Q_EMIT moved(true);
}

QString MapState::text(std::uint32_t point) const
{
    if (point >= size()) {
        return {};
    }
    if (isPlaced(point)) {
        return QString::fromStdString(m_placed[point - points()].text);
    }
    const std::string_view text = m_layout->text(point);
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString MapState::language(std::uint32_t point) const
{
    if (!m_layout || point >= m_layout->language().size()) {
        return {};
    }
    const std::size_t language = m_layout->language()[point];
    return language < m_layout->languages().size() ? QString::fromStdString(m_layout->languages()[language]) : QString();
}

void MapState::addPlaced(const std::vector<LayoutService::Placed>& words)
{
    m_placed.insert(m_placed.end(), words.begin(), words.end());
    fillCoordinates();
    Q_EMIT placedChanged();
}

void MapState::select(std::vector<std::uint32_t> points)
{
    std::ranges::sort(points);
    points.erase(std::ranges::unique(points).begin(), points.end());
    if (points != m_selection) {
        m_selection = std::move(points);
        Q_EMIT selectionChanged();
    }
}

void MapState::setCurrent(int point)
{
    if (point != m_current && point < static_cast<int>(size())) {
        m_current = point;
        Q_EMIT currentChanged();
    }
}

void MapState::visit(std::uint32_t point)
{
    if (point < size()) {
        setCurrent(static_cast<int>(point));
        Q_EMIT visitRequested(point);
    }
}

void MapState::setClusters(std::optional<Clusters> clusters)
{
    m_clusters = std::move(clusters);
    Q_EMIT clustersChanged();
}

QString MapState::clusterName(std::size_t cluster) const
{
    constexpr std::size_t named = 3;
    QStringList words;
    if (m_clusters && cluster < m_clusters->typical.size()) {
        for (const std::uint32_t point : m_clusters->typical[cluster]) {
            if (words.size() < static_cast<int>(named)) {
                words.append(text(point));
            }
        }
    }
    return words.join(QStringLiteral(", "));
}

void MapState::setHubs(std::shared_ptr<const LayoutHubs> hubs)
{
    m_hubs = std::move(hubs);
    Q_EMIT hubsChanged();
}

std::optional<std::uint32_t> MapState::occurrences(std::uint32_t point) const
{
    if (!m_hubs || point >= m_hubs->occurrences.size()) {
        return std::nullopt;
    }
    const auto& answering = m_hubs->answering;
    if (answering.size() == 2 && (point < answering[0] || point >= answering[1])) {
        return std::nullopt;
    }
    return m_hubs->occurrences[point];
}

} // namespace crossgloss
