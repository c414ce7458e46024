#include "common/Motion.h"
#include "mappage/MapViewPrivate.h"

#include <QAccessible>

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

constexpr int flightTime = 420;
constexpr double minZoom = 0.05;
constexpr double maxZoom = 20000;          // beyond, coordinates have no more digits

} // namespace

MapFrame MapView::Private::frame() const
{
    MapFrame frame;
    frame.x = sight.x;
    frame.y = sight.y;
    frame.scale = sight.scale;
    frame.size = QRectF(q.rect()).size();
    frame.zoom = sight.scale / fitScale;
    return frame;
}

MapOptions MapView::Private::options() const
{
    MapOptions options;
    options.mode = mode;
    options.links = linksShown;
    options.labels = labelsShown;
    options.current = current;
    if (const QRectF place = minimapPlace(); !place.isEmpty()) {
        options.kept.push_back(place.adjusted(-4, -4, 4, 4));
    }
    return options;
}

QRectF MapView::Private::minimapPlace() const
{
    return minimapShown ? minimap.place(content, frame(), q.layoutDirection() == Qt::RightToLeft) : QRectF();
}

MapView::Sight MapView::Private::fitting(const QRectF& bounds) const
{
    const double margin = std::min({40.0, q.width() / 8.0, q.height() / 8.0});
    const double width = std::max(1.0, q.width() - 2 * margin);
    const double height = std::max(1.0, q.height() - 2 * margin);
    double extent = std::max(bounds.width() / width, bounds.height() / height);
    if (!(extent > 0)) {
        // All at one place: as much around it as a map with others would have.
        const double largest = std::max(std::abs(bounds.center().x()), std::abs(bounds.center().y()));
        extent = std::max(1.0, largest * 1e-3) / std::min(width, height);
    }
    return {bounds.center().x(), bounds.center().y(), 1 / extent};
}

void MapView::Private::fit()
{
    const std::optional<QRectF>& bounds = content.grid().bounds();
    const Sight whole = fitting(bounds ? *bounds : QRectF(0, 0, 0, 0));
    fitScale = whole.scale;
    if (fitted) {
        look(whole, false);
    }
}

void MapView::Private::look(const Sight& other, bool byUser)
{
    fitted = fitted && !byUser;
    sight = other;
    redraw();
    Q_EMIT q.sightChanged();
}

void MapView::Private::fly(const Sight& target)
{
    flight.stop();
    if (!q.isVisible() || motionTime(q, flightTime) == 0) {
        look(target, true);
        return;
    }
    const Sight start = sight;
    // Over long ways it rises, so that one sees where it goes.
    const double screens = std::hypot(target.x - start.x, target.y - start.y) * std::min(start.scale, target.scale) / std::max(1, q.width());
    const double rise = screens > 1 ? 0.6 * std::log(screens) : 0;
    QObject::disconnect(&flight, nullptr, &q, nullptr);
    QObject::connect(&flight, &QVariantAnimation::valueChanged, &q, [this, start, target, rise](const QVariant& value) {
        const double t = value.toDouble();
        const double scale = std::exp(std::log(start.scale) * (1 - t) + std::log(target.scale) * t - rise * 4 * t * (1 - t));
        // Magnified, the same step goes further: what is far is crossed while the scale is small.
        const double ratio = target.scale / start.scale;
        const double way = std::abs(ratio - 1) < 1e-6 ? t : (1 - std::pow(ratio, -t)) / (1 - 1 / ratio);
        look(t >= 1 ? target : Sight{start.x + (target.x - start.x) * way, start.y + (target.y - start.y) * way, scale}, true);
    });
    flight.setDuration(flightTime);
    flight.start();
}

void MapView::Private::zoomAbout(const QPointF& place, double factor)
{
    if (!(factor > 0) || !std::isfinite(factor)) {
        return;
    }
    flight.stop();
    const QPointF fixed = frame().toMap(place);
    const double scale = std::clamp(sight.scale * factor, minZoom * fitScale, maxZoom * fitScale);
    const QPointF away = place - QRectF(q.rect()).center();
    look({fixed.x() - away.x() / scale, fixed.y() + away.y() / scale, scale}, true);
}

void MapView::Private::panBy(const QPointF& places)
{
    flight.stop();
    look({sight.x - places.x() / sight.scale, sight.y + places.y() / sight.scale, sight.scale}, true);
}

void MapView::Private::contentChanged()
{
    fit();
    minimap.forget();
    redraw();
}

void MapView::Private::redraw()
{
    dirty = true;
    q.update();
}

void MapView::Private::stopMoving()
{
    if (!to.empty()) {
        content.setCoordinates(std::move(to));
        to.clear();
        from.clear();
        from.shrink_to_fit();
        contentChanged();
    }
}

void MapView::Private::describe()
{
    const int points = static_cast<int>(content.size());
    QString text = points == 0 ? MapView::tr("no points") : MapView::tr("%Ln point(s)", nullptr, points);
    if (!content.selection().empty()) {
        text += QStringLiteral("; ") + MapView::tr("%Ln selected", nullptr, static_cast<int>(content.selection().size()));
    }
    const QString word = current >= 0 ? content.text(static_cast<std::uint32_t>(current)) : QString();
    if (!word.isEmpty()) {
        text += QStringLiteral("; ") + MapView::tr("current: %1").arg(word);
    }
    q.setAccessibleDescription(text);
    if (QAccessible::isActive()) {
        QAccessibleValueChangeEvent changed(&q, word);
        QAccessible::updateAccessibility(&changed);
    }
}

} // namespace crossgloss
