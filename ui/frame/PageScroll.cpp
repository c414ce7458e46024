#include "frame/PageScroll.h"

#include "common/Theme.h"

#include <QApplication>
#include <QEvent>
#include <QLayout>
#include <QScrollBar>

namespace crossgloss {

PageScroll::PageScroll(QWidget* page, QWidget* parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidget(page);
    page->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    page->installEventFilter(this);
    // Once scroll areas within the page have scrolled. What is clicked stays under the pointer.
    connect(qApp, &QApplication::focusChanged, this, &PageScroll::follow, Qt::QueuedConnection);
}

QSize PageScroll::minimumSizeHint() const
{
    const Theme& theme = Theme::instance();
    return widget()->minimumSizeHint().boundedTo({theme.scaled(480), theme.scaled(320)});
}

QSize PageScroll::sizeHint() const
{
    return widget()->sizeHint();
}

/// The least size of the page where it is so wide at most: lines that are broken oftener take more height.
QSize PageScroll::needed(int width) const
{
    QSize size = widget()->minimumSizeHint();
    const QLayout* layout = widget()->layout();
    if (layout && layout->hasHeightForWidth()) {
        size.setHeight(layout->totalMinimumHeightForWidth(qMax(width, size.width())));
    }
    return size;
}

QSize PageScroll::lacking() const
{
    const QSize room = maximumViewportSize();
    return (needed(room.width()) - room).expandedTo({0, 0});
}

void PageScroll::fit()
{
    QSize room = maximumViewportSize();
    const QSize bars(verticalScrollBar()->sizeHint().width(), horizontalScrollBar()->sizeHint().height());
    QSize least = needed(room.width());
    // The bar of one direction takes room from the other.
    bool across = least.width() > room.width();
    const bool down = least.height() > room.height() - (across ? bars.height() : 0);
    across = across || (down && least.width() > room.width() - bars.width());
    room -= QSize(down ? bars.width() : 0, across ? bars.height() : 0);
    least = needed(room.width());
    widget()->resize(room.expandedTo(least));
}

void PageScroll::follow()
{
    QWidget* focused = QApplication::focusWidget();
    if (focused && widget()->isAncestorOf(focused) && QApplication::mouseButtons() == Qt::NoButton) {
        ensureWidgetVisible(focused);
    }
}

bool PageScroll::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        updateGeometry();
        fit();
        const QSize least = widget()->minimumSizeHint();
        const bool grown = least.width() > m_least.width() || least.height() > m_least.height();
        m_least = least;
        if (grown && isVisible() && !lacking().isNull()) {
            Q_EMIT outgrown();
        }
    }
    return QScrollArea::eventFilter(watched, event);
}

void PageScroll::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    fit();
}

} // namespace crossgloss
