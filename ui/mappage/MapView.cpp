#include "mappage/MapView.h"

#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <limits>

namespace crossgloss {

class MapView::Private {
public:
    MapPoints points;
    MapColours colours;
    std::vector<std::uint8_t> glow;
    std::vector<std::uint32_t> selection;
    int current = -1;
    bool linksShown = true;
    bool labelsShown = true;
    bool minimapShown = true;
    Mode mode = Mode::Points;
    Tool tool = Tool::Pan;
    Sight sight{0, 0, 1};
    QPointF pressed;

    std::size_t size() const { return points.coordinates.size() / 2; }
};

MapView::MapView(QWidget* parent) : QWidget(parent), m_d(std::make_unique<Private>())
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(200, 150);
}

MapView::~MapView() = default;

void MapView::setPoints(MapPoints points)
{
    m_d->points = std::move(points);
    m_d->colours = {};
    m_d->glow.clear();
    m_d->selection.clear();
    m_d->current = -1;
    showAll();
}

void MapView::movePoints(std::vector<float> coordinates, bool)
{
    if (coordinates.size() == m_d->points.coordinates.size()) {
        m_d->points.coordinates = std::move(coordinates);
        update();
    }
}

std::size_t MapView::size() const { return m_d->size(); }
std::span<const float> MapView::coordinates() const { return m_d->points.coordinates; }

void MapView::setColours(MapColours colours)
{
    m_d->colours = std::move(colours);
    update();
}

void MapView::setGlow(std::vector<std::uint8_t> glow)
{
    m_d->glow = std::move(glow);
    update();
}

void MapView::setLinks(std::vector<std::pair<std::uint32_t, std::uint32_t>> links)
{
    m_d->points.links = std::move(links);
    update();
}

void MapView::setLinksShown(bool shown) { m_d->linksShown = shown; update(); }
void MapView::setLabelsShown(bool shown) { m_d->labelsShown = shown; update(); }
void MapView::setMinimapShown(bool shown) { m_d->minimapShown = shown; update(); }
void MapView::setMode(Mode mode) { m_d->mode = mode; update(); }
void MapView::setTool(Tool tool) { m_d->tool = tool; }

void MapView::setSelection(std::vector<std::uint32_t> points)
{
    std::sort(points.begin(), points.end());
    points.erase(std::unique(points.begin(), points.end()), points.end());
    if (points != m_d->selection) {
        m_d->selection = std::move(points);
        Q_EMIT selectionChanged();
        update();
    }
}

const std::vector<std::uint32_t>& MapView::selection() const { return m_d->selection; }
void MapView::setCurrent(int point) { m_d->current = point; update(); }
int MapView::current() const { return m_d->current; }

void MapView::flyTo(std::uint32_t point)
{
    if (point < size()) {
        setSight({m_d->points.coordinates[2 * point], m_d->points.coordinates[2 * point + 1], m_d->sight.scale});
    }
}

void MapView::showPoints(const std::vector<std::uint32_t>& points)
{
    double left = std::numeric_limits<double>::infinity();
    double right = -left;
    double top = left;
    double bottom = -left;
    for (const std::uint32_t point : points) {
        const double x = m_d->points.coordinates[2 * point];
        const double y = m_d->points.coordinates[2 * point + 1];
        if (std::isfinite(x) && std::isfinite(y)) {
            left = std::min(left, x);
            right = std::max(right, x);
            top = std::min(top, y);
            bottom = std::max(bottom, y);
        }
    }
    if (right >= left) {
        const double scale = 0.9 * std::min(width() / std::max(right - left, 1e-6), height() / std::max(bottom - top, 1e-6));
        setSight({(left + right) / 2, (top + bottom) / 2, scale});
    }
}

void MapView::showAll()
{
    std::vector<std::uint32_t> all(size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        all[i] = static_cast<std::uint32_t>(i);
    }
    showPoints(all);
}

void MapView::zoomBy(double factor)
{
    setSight({m_d->sight.x, m_d->sight.y, m_d->sight.scale * factor});
}

MapView::Sight MapView::sight() const { return m_d->sight; }

void MapView::setSight(const Sight& sight)
{
    m_d->sight = sight;
    Q_EMIT sightChanged();
    update();
}

QPointF MapView::placeOf(std::uint32_t point) const
{
    return {width() / 2.0 + (m_d->points.coordinates[2 * point] - m_d->sight.x) * m_d->sight.scale,
            height() / 2.0 - (m_d->points.coordinates[2 * point + 1] - m_d->sight.y) * m_d->sight.scale};
}

int MapView::pointAt(const QPointF& place) const
{
    int best = -1;
    double least = 64;
    for (std::size_t i = 0; i < size(); ++i) {
        const QPointF away = placeOf(static_cast<std::uint32_t>(i)) - place;
        const double distance = QPointF::dotProduct(away, away);
        if (distance < least) {
            least = distance;
            best = static_cast<int>(i);
        }
    }
    return best;
}

QImage MapView::picture(const QSize& size, double) const
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(palette().color(QPalette::Base));
    return image;
}

QByteArray MapView::svg(const QSize&, const QStringList&) const
{
    return QByteArrayLiteral("<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n");
}

void MapView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    for (std::size_t i = 0; i < size(); ++i) {
        const std::size_t known = i < m_d->colours.classes.size() ? m_d->colours.classes[i] : 0;
        painter.setPen(known < m_d->colours.colours.size() ? m_d->colours.colours[known] : palette().color(QPalette::Text));
        painter.drawPoint(placeOf(static_cast<std::uint32_t>(i)));
    }
}

void MapView::resizeEvent(QResizeEvent*) { showAll(); }

void MapView::wheelEvent(QWheelEvent* event)
{
    zoomBy(event->angleDelta().y() > 0 ? 1.2 : 1 / 1.2);
}

void MapView::mousePressEvent(QMouseEvent* event)
{
    m_d->pressed = event->position();
}

void MapView::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() & Qt::LeftButton) {
        const QPointF moved = event->position() - m_d->pressed;
        m_d->pressed = event->position();
        setSight({m_d->sight.x - moved.x() / m_d->sight.scale, m_d->sight.y + moved.y() / m_d->sight.scale, m_d->sight.scale});
    } else {
        Q_EMIT hovered(pointAt(event->position()));
    }
}

void MapView::mouseReleaseEvent(QMouseEvent* event)
{
    Q_EMIT clicked(pointAt(event->position()));
}

void MapView::mouseDoubleClickEvent(QMouseEvent* event)
{
    Q_EMIT activated(pointAt(event->position()));
}

void MapView::keyPressEvent(QKeyEvent* event) { QWidget::keyPressEvent(event); }
void MapView::leaveEvent(QEvent* event) { QWidget::leaveEvent(event); }
void MapView::changeEvent(QEvent* event) { QWidget::changeEvent(event); }
bool MapView::event(QEvent* event) { return QWidget::event(event); }

} // namespace crossgloss
