#pragma once

#include "mappage/DensityRaster.h"
#include "mappage/MapContent.h"
#include "mappage/MapLabels.h"
#include "mappage/MapLook.h"

#include <QImage>

#include <map>
#include <memory>
#include <tuple>
#include <vector>

class QPainter;

namespace crossgloss {

struct MapOptions {
    MapView::Mode mode = MapView::Mode::Points;
    bool links = true;
    bool labels = true;
    int current = -1;
    std::vector<QRectF> kept;               ///< free of labels
};

/// Draws what a map holds as it is looked at: points, links, density, labels. Keeps what it drew until told to draw again.
class MapDrawing {
public:
    /// Draws the points anew, at frame.size × look.pixelRatio pixels, and finds room for labels.
    void update(const MapContent& content, const MapFrame& frame, const MapLook& look, const MapOptions& options);
    /// What update() drew, from the painter's origin on.
    void paint(QPainter& painter, const MapContent& content) const;
    /// Text or its language has changed.
    void forgetTexts() { m_ink.clear(); }
    const std::vector<PlacedLabel>& labels() const { return m_labels; }
    double pixelRatio() const { return m_look.pixelRatio; }
    /// Pixels without labels and rings; shares memory until drawn again.
    QImage points() const;

private:
    using MaskKey = std::tuple<bool, int, int>;

    const DiscMasks* mask(bool halo, double radius, double opacity);
    void drawPoints();
    std::vector<PointLayer> layers();
    void setColours();
    void collectStrokes();
    void paintSelectionOnDensity(QPainter& painter, const MapContent& content) const;
    void paintRing(QPainter& painter, const MapContent& content) const;

    const MapContent* m_content = nullptr;
    MapFrame m_frame;
    MapLook m_look;
    MapOptions m_options;
    MapRaster m_raster;
    DensityRaster m_density;
    QImage m_densityImage;
    std::map<MaskKey, DiscMasks> m_masks;
    std::vector<LineStroke> m_strokes;
    std::vector<LineStroke> m_strokesAbove;
    ClassColours m_normal;
    ClassColours m_bright;
    ClassColours m_grey;
    mutable LabelInk m_ink;
    std::vector<PlacedLabel> m_labels;
};

} // namespace crossgloss
