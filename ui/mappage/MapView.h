#pragma once

#include <QColor>
#include <QImage>
#include <QPolygonF>
#include <QWidget>

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace crossgloss {

/// What a MapView draws, one entry a point. Columns that are empty are left out.
struct MapPoints {
    std::vector<float> coordinates;            ///< points × 2, in any unit
    std::vector<std::uint32_t> importance;     ///< the smaller the sooner labelled: rank by frequency
    std::function<QString(std::uint32_t point)> text;
    std::function<QString(std::uint32_t point)> tip;   ///< more to be told of a point under the cursor; may be empty
    std::vector<std::pair<std::uint32_t, std::uint32_t>> links;
};

/// How points are coloured: each has one of up to 256 classes, each class a colour.
struct MapColours {
    std::vector<std::uint8_t> classes;         ///< of each point
    std::vector<QColor> colours;               ///< of each class
    std::vector<bool> shown;                   ///< of each class: what the legend filters; empty = all
};

/// Points on a plane, drawn by the processor into an image: no graphics card is needed. Pans, zooms about the cursor, hovers,
/// selects by click, rectangle and lasso, labels what is important where there is room, flies to a point, moves points from one
/// layout to another.
///
/// Keys: arrows pan, + and − magnify, Home shows all; N and P go through the points in sight by importance, Shift with an arrow
/// to the nearest that way; Space selects the current point, Return activates it, Escape ends the selection. A drag with the
/// middle button or with Space held pans whatever the tool. Shift adds to the selection, Ctrl adds or takes away.
class MapView : public QWidget {
    Q_OBJECT

public:
    enum class Tool { Pan, Rectangle, Lasso };
    enum class Mode { Points, Density };

    explicit MapView(QWidget* parent = nullptr);
    ~MapView() override;

    /// New points: selection, colours and glow are gone, everything is in sight.
    void setPoints(MapPoints points);
    /// The same points elsewhere; of another number nothing is moved. @param animated they move there within a third of a second, unless motion is reduced.
    void movePoints(std::vector<float> coordinates, bool animated);
    std::size_t size() const;
    /// Where the points are, or where they are moving to.
    std::span<const float> coordinates() const;

    void setColours(MapColours colours);
    /// How large and bright each point is, 0 (as others) … 255: hubs. Empty = none.
    void setGlow(std::vector<std::uint8_t> glow);
    void setLinks(std::vector<std::pair<std::uint32_t, std::uint32_t>> links);
    void setLinksShown(bool shown);
    void setLabelsShown(bool shown);
    void setMinimapShown(bool shown);
    void setMode(Mode mode);
    void setTool(Tool tool);

    /// What is not selected is grey, unless nothing is selected.
    void setSelection(std::vector<std::uint32_t> points);
    const std::vector<std::uint32_t>& selection() const;   ///< rising
    /// The one that is looked at: ringed and labelled; −1 = none.
    void setCurrent(int point);
    int current() const;
    /// What a point is called; empty for −1.
    QString textOf(int point) const;

    void flyTo(std::uint32_t point);
    void showPoints(const std::vector<std::uint32_t>& points);     ///< all of them in sight
    void showAll();
    void zoomBy(double factor);                ///< about the middle
    /// Middle in the unit of the coordinates, and pixels a unit: to be kept in the session.
    struct Sight { double x = 0; double y = 0; double scale = 0; };
    Sight sight() const;
    void setSight(const Sight& sight);

    /// The point at a place of the widget; −1 = none.
    int pointAt(const QPointF& place) const;
    QPointF placeOf(std::uint32_t point) const;

    /// What is in sight at any size, with labels and links. @param size in pixels. @param scale of text and points.
    QImage picture(const QSize& size, double scale) const;
    /// The same as SVG. @param heading lines beneath the picture, written into its description too.
    QByteArray svg(const QSize& size, const QStringList& heading) const;

Q_SIGNALS:
    void hovered(int point);
    void clicked(int point);                   ///< or reached by a key: it is current now. −1: beside all points
    void activated(int point);                 ///< double-clicked, or Return
    void selectionChanged();
    void sightChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    class Private;
    std::unique_ptr<Private> m_d;
};

} // namespace crossgloss
