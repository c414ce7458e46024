#pragma once

#include "mappage/MapDrawing.h"

class QPainter;

namespace crossgloss {

/// The whole map in a corner, with a frame around what is in sight.
class Minimap {
public:
    /// Where it is on the paper; empty where all is in sight anyhow.
    QRectF place(const MapContent& content, const MapFrame& frame, bool leftCorner) const;
    void paint(QPainter& painter, const QRectF& place, const MapContent& content, const MapFrame& frame, const MapLook& look);
    /// What of the map a place in it shows.
    QPointF toMap(const QRectF& place, const MapContent& content, const QPointF& at) const;
    /// Points, colours or theme have changed.
    void forget() { m_known = false; }

private:
    static MapFrame frameOf(const QRectF& place, const MapContent& content);

    MapDrawing m_drawing;
    QImage m_image;
    bool m_known = false;
};

} // namespace crossgloss
