#pragma once

#include <QRectF>

#include <array>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace crossgloss {

class MapContent;
struct MapFrame;

/// Finds room for labels, those that are asked for first served first: none covers another.
class LabelPlacer {
public:
    /// @param area where labels may be.
    explicit LabelPlacer(const QRectF& area) : m_area(area) {}

    /// Beside, above or below a point, @p gap from it; none where there is no room.
    std::optional<QRectF> place(const QPointF& point, const QSizeF& size, double gap);
    /// The same, wholly within @p area; moved into it where no place beside the point is.
    QRectF placeWithin(const QRectF& area, const QPointF& point, const QSizeF& size, double gap);
    /// Keeps labels away.
    void take(const QRectF& rect);
    bool isFree(const QRectF& rect) const;

private:
    /// Right, left, above and below.
    static std::array<QRectF, 4> around(const QPointF& point, const QSizeF& size, double gap);
    template <typename Visit>
    bool anyBin(const QRectF& rect, Visit visit) const;

    QRectF m_area;
    std::vector<QRectF> m_taken;
    std::unordered_map<std::int64_t, std::vector<std::uint32_t>> m_bins;
};

/// The most important points of each of the squares into which the map is divided, the most important first. The squares
/// stand still while the map is panned, and halve when it is magnified twice as far: the same labels stay.
/// @param room size of a square on the paper, at least. @param marks only points that have one of them; 0 = all.
std::vector<std::uint32_t> labelCandidates(const MapContent& content, const MapFrame& frame, const QSizeF& room,
                                           std::uint8_t marks = 0);

} // namespace crossgloss
