#pragma once

#include <QPolygonF>

#include <cstdint>
#include <vector>

namespace crossgloss {

class MapContent;
struct MapFrame;

/// The point at a place of the paper, or close beside it: the nearest that is shown; −1 = none.
int pickPoint(const MapContent& content, const MapFrame& frame, const QPointF& place);

/// Points that are shown within an area of the paper, rising.
std::vector<std::uint32_t> pointsWithin(const MapContent& content, const MapFrame& frame, const QRectF& area);
std::vector<std::uint32_t> pointsWithin(const MapContent& content, const MapFrame& frame, const QPolygonF& area);

/// The nearest point in a direction of the paper (right, left, up, down: one of −1, 0, 1 each), rather ahead than aside.
int pointTowards(const MapContent& content, const MapFrame& frame, const QPointF& from, const QPoint& direction);

/// Of the points in sight the next, or the one before, by importance; the most important where there is no current one.
int pointByRank(const MapContent& content, const MapFrame& frame, int current, bool forward);

} // namespace crossgloss
