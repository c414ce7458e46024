#pragma once

#include "mappage/LabelInk.h"

#include <QRectF>

#include <cstdint>
#include <vector>

namespace crossgloss {

class MapContent;
struct MapFrame;
struct MapLook;

struct PlacedLabel {
    std::uint32_t point = 0;
    LabelInk::Style style = LabelInk::Style::Normal;
    QRectF rect;
};

/// Which points are labelled, and where: the current one, then those that are selected, then hubs, then the most important
/// of each part of what is in sight. None covers another. @param current −1 = none. @param kept free of labels.
std::vector<PlacedLabel> placeLabels(const MapContent& content, const MapFrame& frame, LabelInk& ink, int current,
                                     const std::vector<QRectF>& kept);

/// A line between two points on the paper.
struct DrawnLink {
    QPointF first;
    QPointF second;
    bool strong = false;                    ///< of a point that is selected or looked at
};

/// Links of points that are shown and in sight: of thousands the most important, and all of what is selected, which come last.
std::vector<DrawnLink> linksInSight(const MapContent& content, const MapFrame& frame, int current);

/// Of links that are not strong: the more, the fainter. 0 … 1.
double linkOpacity(std::size_t links, bool selecting);

} // namespace crossgloss
