#pragma once

#include "mappage/MapExport.h"
#include "mappage/MapView.h"
#include "mappage/Minimap.h"

#include <QElapsedTimer>
#include <QVariantAnimation>

namespace crossgloss {

/// What a MapView knows: what it draws, where it looks, what moves, and what the mouse is doing.
class MapView::Private {
public:
    enum class Drag { None, Undecided, Pan, Area, Minimap };

    explicit Private(MapView& view) : q(view) {}

    MapFrame frame() const;
    MapOptions options() const;
    QRectF minimapPlace() const;
    /// Everything in sight, with a margin.
    Sight fitting(const QRectF& bounds) const;
    void fit();
    /// Looks elsewhere, at once. @param byUser then it no longer follows what the points do.
    void look(const Sight& sight, bool byUser);
    void fly(const Sight& to);
    void zoomAbout(const QPointF& place, double factor);
    void panBy(const QPointF& places);
    void contentChanged();
    /// Draws again: what is in sight has changed.
    void redraw();
    void stopMoving();
    void emphasise(int point);
    void describe();

    void hover(const QPointF& place, const QPoint& global);
    void click(const QPointF& place, Qt::KeyboardModifiers modifiers);
    void selectArea(Qt::KeyboardModifiers modifiers);
    void combine(const std::vector<std::uint32_t>& points, Qt::KeyboardModifiers modifiers);
    void goTo(int point);
    bool pressKey(QKeyEvent* event);
    static bool ownsKey(const QKeyEvent* event);
    void adaptCursor();

    MapView& q;
    MapContent content;
    MapDrawing drawing;
    Minimap minimap;
    Sight sight{0, 0, 1};
    double fitScale = 1;
    bool fitted = true;                     ///< everything is kept in sight
    bool dirty = true;
    int current = -1;
    int hoveredPoint = -1;
    bool linksShown = true;
    bool labelsShown = true;
    bool minimapShown = true;
    Mode mode = Mode::Points;
    Tool tool = Tool::Pan;

    QVariantAnimation moving;               ///< points to another layout
    std::vector<float> from;
    std::vector<float> to;                  ///< empty while nothing moves
    QVariantAnimation flight;               ///< the sight to another place

    Drag drag = Drag::None;
    Qt::MouseButton button = Qt::NoButton;
    QPointF pressed;
    QPointF last;
    QPolygonF outline;                      ///< rectangle or lasso being drawn
    bool spaceHeld = false;
    bool spacePanned = false;
};

} // namespace crossgloss
