#include "common/PlainText.h"
#include "mappage/MapPicking.h"
#include "mappage/MapViewPrivate.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace crossgloss {

namespace {

constexpr double lassoStep = 3;             // places between two corners of a lasso

} // namespace

void MapView::Private::emphasise(int point)
{
    if (point == hoveredPoint) {
        return;
    }
    hoveredPoint = point;
    q.update();
    adaptCursor();
    Q_EMIT q.hovered(point);
}

void MapView::Private::hover(const QPointF& place, const QPoint& global)
{
    const bool overMinimap = minimapPlace().contains(place);
    const int before = hoveredPoint;
    emphasise(overMinimap ? -1 : q.pointAt(place));
    if (hoveredPoint < 0) {
        hideToolTip();
    } else if (hoveredPoint != before) {
        const auto point = static_cast<std::uint32_t>(hoveredPoint);
        const QString tip = content.tip(point);
        showToolTip(global + QPoint(6, 6), content.text(point) + (tip.isEmpty() ? tip : QLatin1Char('\n') + tip), &q);
    }
}

void MapView::Private::adaptCursor()
{
    if (drag == Drag::Pan) {
        q.setCursor(Qt::ClosedHandCursor);
    } else if (spaceHeld) {
        q.setCursor(Qt::OpenHandCursor);
    } else if (hoveredPoint >= 0) {
        q.setCursor(Qt::PointingHandCursor);
    } else if (tool != Tool::Pan) {
        q.setCursor(Qt::CrossCursor);
    } else {
        q.unsetCursor();
    }
}

void MapView::Private::combine(const std::vector<std::uint32_t>& points, Qt::KeyboardModifiers modifiers)
{
    const std::vector<std::uint32_t>& before = content.selection();
    std::vector<std::uint32_t> after;
    if (modifiers & Qt::ControlModifier) {
        std::set_symmetric_difference(before.begin(), before.end(), points.begin(), points.end(), std::back_inserter(after));
    } else if (modifiers & Qt::ShiftModifier) {
        std::set_union(before.begin(), before.end(), points.begin(), points.end(), std::back_inserter(after));
    } else {
        after = points;
    }
    q.setSelection(std::move(after));
}

void MapView::Private::click(const QPointF& place, Qt::KeyboardModifiers modifiers)
{
    const int point = q.pointAt(place);
    const bool combining = (modifiers & (Qt::ControlModifier | Qt::ShiftModifier)) != 0;
    if (point >= 0) {
        combine({static_cast<std::uint32_t>(point)}, modifiers);
    } else if (!combining) {
        q.setSelection({});
    }
    if (point >= 0 || !combining) {
        q.setCurrent(point);
    }
    Q_EMIT q.clicked(point);
}

void MapView::Private::selectArea(Qt::KeyboardModifiers modifiers)
{
    combine(tool == Tool::Rectangle ? pointsWithin(content, frame(), QRectF(pressed, last).normalized())
                                    : pointsWithin(content, frame(), outline), modifiers);
}

void MapView::Private::goTo(int point)
{
    if (point < 0) {
        return;
    }
    q.setCurrent(point);
    const QPointF place = q.placeOf(static_cast<std::uint32_t>(point));
    const QRectF inner = QRectF(q.rect()).adjusted(24, 24, -24, -24);
    if (!inner.contains(place)) {
        const QPointF map = content.place(static_cast<std::uint32_t>(point));
        fly({map.x(), map.y(), sight.scale});
    }
    Q_EMIT q.clicked(point);
}

bool MapView::Private::ownsKey(const QKeyEvent* event)
{
    const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeypadModifier;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        return modifiers == Qt::NoModifier || modifiers == Qt::ShiftModifier;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
    case Qt::Key_Minus:
        return (modifiers & ~Qt::ShiftModifier) == 0;
    case Qt::Key_N:
    case Qt::Key_P:
    case Qt::Key_Home:
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return modifiers == Qt::NoModifier;
    default:
        return false;
    }
}

bool MapView::Private::pressKey(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && (drag == Drag::Area || !content.selection().empty())) {
        if (drag == Drag::Area) {
            drag = Drag::None;
            q.update();
        } else {
            q.setSelection({});
        }
        return true;
    }
    if (!ownsKey(event)) {
        return false;
    }
    const QPoint direction(event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0,
                           event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0);
    if (!direction.isNull()) {
        if (event->modifiers() & Qt::ShiftModifier) {
            const bool known = current >= 0 && content.isShown(static_cast<std::uint32_t>(current));
            const QPointF start = known ? q.placeOf(static_cast<std::uint32_t>(current)) : QRectF(q.rect()).center();
            goTo(pointTowards(content, frame(), start, direction));
        } else {
            panBy(QPointF(-direction.x() * q.width() / 8.0, -direction.y() * q.height() / 8.0));
        }
        return true;
    }
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: q.zoomBy(1.3); break;
    case Qt::Key_Minus: q.zoomBy(1 / 1.3); break;
    case Qt::Key_Home: q.showAll(); break;
    case Qt::Key_N: goTo(pointByRank(content, frame(), current, true)); break;
    case Qt::Key_P: goTo(pointByRank(content, frame(), current, false)); break;
    case Qt::Key_Space:
        if (!event->isAutoRepeat()) {
            spaceHeld = true;
            spacePanned = false;
            adaptCursor();
        }
        break;
    default:
        if (current >= 0) {
            Q_EMIT q.activated(current);
        }
    }
    return true;
}

void MapView::wheelEvent(QWheelEvent* event)
{
    const QPoint pixels = event->pixelDelta();
    const double exponent = !pixels.isNull() ? pixels.y() / 240.0 : event->angleDelta().y() / 480.0;
    const bool overMinimap = m_d->minimapPlace().contains(event->position());
    if (exponent != 0) {
        m_d->zoomAbout(overMinimap ? QRectF(rect()).center() : event->position(), std::exp2(exponent));
        m_d->hover(event->position(), event->globalPosition().toPoint());
    }
    event->accept();
}

void MapView::mousePressEvent(QMouseEvent* event)
{
    const bool left = event->button() == Qt::LeftButton;
    if ((!left && event->button() != Qt::MiddleButton) || m_d->drag != Private::Drag::None) {
        QWidget::mousePressEvent(event);
        return;
    }
    m_d->flight.stop();
    m_d->button = event->button();
    m_d->pressed = m_d->last = event->position();
    const QRectF minimap = m_d->minimapPlace();
    if (left && minimap.contains(event->position())) {
        m_d->drag = Private::Drag::Minimap;
        const QPointF middle = m_d->minimap.toMap(minimap, m_d->content, event->position());
        m_d->look({middle.x(), middle.y(), m_d->sight.scale}, true);
        return;
    }
    m_d->drag = left ? Private::Drag::Undecided : Private::Drag::Pan;
    m_d->outline = QPolygonF({event->position()});
    m_d->adaptCursor();
    event->accept();
}

void MapView::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF place = event->position();
    if (m_d->drag == Private::Drag::Undecided && (place - m_d->pressed).manhattanLength() >= QApplication::startDragDistance()) {
        const bool panning = m_d->tool == Tool::Pan || m_d->spaceHeld;
        m_d->spacePanned = m_d->spaceHeld;
        m_d->drag = panning ? Private::Drag::Pan : Private::Drag::Area;
        hideToolTip();
        m_d->adaptCursor();
    }
    switch (m_d->drag) {
    case Private::Drag::None:
        m_d->hover(place, event->globalPosition().toPoint());
        break;
    case Private::Drag::Undecided:
        return;
    case Private::Drag::Pan:
        m_d->panBy(place - m_d->last);
        break;
    case Private::Drag::Minimap: {
        const QPointF middle = m_d->minimap.toMap(m_d->minimapPlace(), m_d->content, place);
        m_d->look({middle.x(), middle.y(), m_d->sight.scale}, true);
        break;
    }
    case Private::Drag::Area:
        if (m_d->tool == Tool::Rectangle) {
            m_d->outline = QPolygonF(QRectF(m_d->pressed, place).normalized());
        } else if ((place - m_d->outline.last()).manhattanLength() >= lassoStep) {
            m_d->outline.append(place);
        }
        update();
        break;
    }
    m_d->last = place;
}

void MapView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != m_d->button) {
        QWidget::mouseReleaseEvent(event);
        return;
    }
    const Private::Drag drag = std::exchange(m_d->drag, Private::Drag::None);
    m_d->button = Qt::NoButton;
    if (drag == Private::Drag::Undecided) {
        m_d->click(event->position(), event->modifiers());
    } else if (drag == Private::Drag::Area) {
        m_d->last = event->position();
        m_d->selectArea(event->modifiers());
        update();
    }
    m_d->adaptCursor();
}

void MapView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const int point = event->button() == Qt::LeftButton ? pointAt(event->position()) : -1;
    if (point >= 0) {
        setCurrent(point);
        Q_EMIT activated(point);
    }
}

void MapView::keyPressEvent(QKeyEvent* event)
{
    if (!m_d->pressKey(event)) {
        QWidget::keyPressEvent(event);
    }
}

void MapView::leaveEvent(QEvent* event)
{
    m_d->emphasise(-1);
    QWidget::leaveEvent(event);
}

bool MapView::event(QEvent* event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        if (Private::ownsKey(static_cast<QKeyEvent*>(event))) {
            event->accept();
            return true;
        }
        break;
    case QEvent::KeyRelease: {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Space && !key->isAutoRepeat() && std::exchange(m_d->spaceHeld, false)) {
            if (!m_d->spacePanned && m_d->current >= 0) {
                m_d->combine({static_cast<std::uint32_t>(m_d->current)}, Qt::ControlModifier);
            }
            m_d->adaptCursor();
            return true;
        }
        break;
    }
    case QEvent::NativeGesture: {
        auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture) {
            m_d->zoomAbout(gesture->position(), std::max(0.2, 1 + gesture->value()));
            return true;
        }
        break;
    }
    case QEvent::ToolTip:
        // Shown as soon as a point is under the cursor.
        return true;
    case QEvent::FocusIn:
    case QEvent::FocusOut:
        m_d->spaceHeld = false;
        update();
        break;
    default:
        break;
    }
    return QWidget::event(event);
}

} // namespace crossgloss
