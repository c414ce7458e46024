#include "mappage/MapView.h"

#include "common/Motion.h"
#include "common/Theme.h"
#include "mappage/MapAccessible.h"
#include "mappage/MapPicking.h"
#include "mappage/MapViewPrivate.h"

#include <QPainter>
#include <QPaintEvent>

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

constexpr int movingTime = 330;

} // namespace

MapView::MapView(QWidget* parent) : QWidget(parent), m_d(std::make_unique<Private>(*this))
{
    installMapAccessibility();
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMinimumSize(200, 150);
    setAccessibleName(tr("Map"));
    m_d->moving.setStartValue(0.0);
    m_d->moving.setEndValue(1.0);
    m_d->moving.setEasingCurve(QEasingCurve::InOutCubic);
    m_d->flight.setStartValue(0.0);
    m_d->flight.setEndValue(1.0);
    m_d->flight.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&m_d->moving, &QVariantAnimation::valueChanged, this, [this](const QVariant& share) {
        if (!m_d->to.empty()) {
            m_d->content.setBetween(m_d->from, m_d->to, share.toFloat());
            m_d->contentChanged();
        }
    });
    connect(&m_d->moving, &QVariantAnimation::finished, this, [this] { m_d->stopMoving(); });
    connect(&Theme::instance(), &Theme::changed, this, [this] { m_d->contentChanged(); });
    m_d->describe();
}

MapView::~MapView() = default;

void MapView::setPoints(MapPoints points)
{
    m_d->moving.stop();
    m_d->flight.stop();
    m_d->to.clear();
    const bool selected = !m_d->content.selection().empty();
    m_d->content.setPoints(std::move(points));
    m_d->drawing.forgetTexts();
    m_d->current = -1;
    m_d->hoveredPoint = -1;
    m_d->fitted = true;
    m_d->contentChanged();
    m_d->describe();
    if (selected) {
        Q_EMIT selectionChanged();
    }
}

void MapView::movePoints(std::vector<float> coordinates, bool animated)
{
    if (coordinates.size() != m_d->content.coordinates().size()) {
        return;
    }
    m_d->moving.stop();
    if (!animated || !isVisible() || motionTime(*this, movingTime) == 0) {
        m_d->to.clear();
        m_d->content.setCoordinates(std::move(coordinates));
        m_d->contentChanged();
        return;
    }
    m_d->from = m_d->content.coordinates();
    m_d->to = std::move(coordinates);
    m_d->moving.setDuration(movingTime);
    m_d->moving.start();
}

std::size_t MapView::size() const
{
    return m_d->content.size();
}

std::span<const float> MapView::coordinates() const
{
    return m_d->to.empty() ? m_d->content.coordinates() : m_d->to;
}

void MapView::setColours(MapColours colours)
{
    m_d->content.setColours(std::move(colours));
    m_d->minimap.forget();
    m_d->redraw();
}

void MapView::setGlow(std::vector<std::uint8_t> glow)
{
    m_d->content.setGlow(std::move(glow));
    m_d->minimap.forget();
    m_d->redraw();
}

void MapView::setLinks(std::vector<std::pair<std::uint32_t, std::uint32_t>> links)
{
    m_d->content.setLinks(std::move(links));
    m_d->redraw();
}

void MapView::setLinksShown(bool shown)
{
    m_d->linksShown = shown;
    m_d->redraw();
}

void MapView::setLabelsShown(bool shown)
{
    m_d->labelsShown = shown;
    m_d->redraw();
}

void MapView::setMinimapShown(bool shown)
{
    m_d->minimapShown = shown;
    m_d->redraw();
}

void MapView::setMode(Mode mode)
{
    m_d->mode = mode;
    m_d->redraw();
}

void MapView::setTool(Tool tool)
{
    m_d->tool = tool;
    m_d->drag = Private::Drag::None;
    m_d->adaptCursor();
    update();
}

void MapView::setSelection(std::vector<std::uint32_t> points)
{
    std::sort(points.begin(), points.end());
    points.erase(std::unique(points.begin(), points.end()), points.end());
    while (!points.empty() && points.back() >= size()) {
        points.pop_back();
    }
    if (points == m_d->content.selection()) {
        return;
    }
    m_d->content.setSelection(std::move(points));
    m_d->minimap.forget();
    m_d->redraw();
    m_d->describe();
    Q_EMIT selectionChanged();
}

const std::vector<std::uint32_t>& MapView::selection() const
{
    return m_d->content.selection();
}

void MapView::setCurrent(int point)
{
    const int known = point >= 0 && static_cast<std::size_t>(point) < size() ? point : -1;
    if (known != m_d->current) {
        m_d->current = known;
        m_d->redraw();
        m_d->describe();
    }
}

int MapView::current() const
{
    return m_d->current;
}

QString MapView::textOf(int point) const
{
    return point >= 0 && static_cast<std::size_t>(point) < size() ? m_d->content.text(static_cast<std::uint32_t>(point)) : QString();
}

void MapView::flyTo(std::uint32_t point)
{
    if (m_d->content.hasPlace(point)) {
        const QPointF place = m_d->content.place(point);
        m_d->fly({place.x(), place.y(), std::max(m_d->sight.scale, 5 * m_d->fitScale)});
    }
}

void MapView::showPoints(const std::vector<std::uint32_t>& points)
{
    QRectF bounds;
    bool any = false;
    for (const std::uint32_t point : points) {
        if (m_d->content.hasPlace(point)) {
            const QPointF place = m_d->content.place(point);
            bounds = any ? QRectF(QPointF(std::min(bounds.left(), place.x()), std::min(bounds.top(), place.y())),
                                  QPointF(std::max(bounds.right(), place.x()), std::max(bounds.bottom(), place.y())))
                         : QRectF(place, QSizeF());
            any = true;
        }
    }
    if (any) {
        Sight sight = m_d->fitting(bounds);
        sight.scale = std::min(sight.scale, 12 * m_d->fitScale);
        m_d->fly(sight);
    }
}

void MapView::showAll()
{
    m_d->flight.stop();
    m_d->fitted = true;
    m_d->fit();
}

void MapView::zoomBy(double factor)
{
    m_d->zoomAbout(QRectF(rect()).center(), factor);
}

MapView::Sight MapView::sight() const
{
    return m_d->sight;
}

void MapView::setSight(const Sight& sight)
{
    if (std::isfinite(sight.x) && std::isfinite(sight.y) && std::isfinite(sight.scale) && sight.scale > 0) {
        m_d->flight.stop();
        m_d->look(sight, true);
    }
}

int MapView::pointAt(const QPointF& place) const
{
    return pickPoint(m_d->content, m_d->frame(), place);
}

QPointF MapView::placeOf(std::uint32_t point) const
{
    if (!m_d->content.hasPlace(point)) {
        return {qQNaN(), qQNaN()};
    }
    const QPointF place = m_d->content.place(point);
    return m_d->frame().toPaper(place.x(), place.y());
}

QImage MapView::picture(const QSize& size, double scale) const
{
    return mapPicture(m_d->content, m_d->frame(), MapLook::of(*this), m_d->options(), size, scale);
}

QByteArray MapView::svg(const QSize& size, const QStringList& heading) const
{
    return mapSvg(m_d->content, m_d->frame(), MapLook::of(*this), m_d->options(), size, heading);
}

void MapView::paintEvent(QPaintEvent* event)
{
    const MapLook look = MapLook::of(*this);
    // A window that went to another screen is drawn anew.
    if (m_d->dirty || m_d->drawing.pixelRatio() != look.pixelRatio) {
        m_d->drawing.update(m_d->content, m_d->frame(), look, m_d->options());
        m_d->dirty = false;
    }
    QPainter painter(this);
    painter.setClipRegion(event->region());
    m_d->drawing.paint(painter, m_d->content);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_d->hoveredPoint >= 0 && m_d->hoveredPoint != m_d->current && m_d->content.isShown(static_cast<std::uint32_t>(m_d->hoveredPoint))) {
        const auto point = static_cast<std::uint32_t>(m_d->hoveredPoint);
        const double radius = PointInk::of(m_d->content, m_d->frame()).radiusOf(m_d->content.marks(point) & glowMarks) + 2.5;
        painter.setBrush(Qt::NoBrush);
        for (const auto& [colour, width] : {std::pair(look.paper, 4.0), std::pair(look.text, 1.5)}) {
            painter.setPen(QPen(colour, width));
            painter.drawEllipse(placeOf(point), radius, radius);
        }
    }
    if (m_d->drag == Private::Drag::Area) {
        QColor wash = look.accent;
        wash.setAlpha(36);
        painter.setBrush(wash);
        painter.setPen(QPen(look.accent, 1.2, Qt::DashLine));
        painter.drawPolygon(m_d->outline);
    }
    const QRectF minimap = m_d->minimapPlace();
    if (!minimap.isEmpty()) {
        m_d->minimap.paint(painter, minimap, m_d->content, m_d->frame(), look);
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(look.accent, 2));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

void MapView::resizeEvent(QResizeEvent*)
{
    m_d->fitted ? m_d->fit() : m_d->contentChanged();
}

void MapView::changeEvent(QEvent* event)
{
    switch (event->type()) {
    case QEvent::LanguageChange:
        setAccessibleName(tr("Map"));
        m_d->drawing.forgetTexts();
        m_d->describe();
        m_d->contentChanged();
        break;
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::StyleChange:
    case QEvent::LayoutDirectionChange:
        m_d->contentChanged();
        break;
    default:
        break;
    }
    QWidget::changeEvent(event);
}

} // namespace crossgloss
