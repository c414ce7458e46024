#include "common/FlowLayout.h"

#include <QWidget>

namespace crossgloss {

FlowLayout::FlowLayout(QWidget* parent, int spacing) : QLayout(parent), m_spacing(spacing)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.append(item);
}

void FlowLayout::insertWidget(int index, QWidget* widget)
{
    addWidget(widget);
    m_items.move(m_items.size() - 1, qBound(0, index, static_cast<int>(m_items.size()) - 1));
    invalidate();
}

int FlowLayout::count() const
{
    return static_cast<int>(m_items.size());
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return m_items.value(index);
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::sizeHint() const
{
    // All in one line, if there is room.
    const QMargins margins = contentsMargins();
    int width = 0;
    int height = 0;
    for (const QLayoutItem* item : m_items) {
        if (!item->isEmpty()) {
            width += item->sizeHint().width() + (width > 0 ? m_spacing : 0);
            height = qMax(height, item->sizeHint().height());
        }
    }
    return {width + margins.left() + margins.right(), height + margins.top() + margins.bottom()};
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem* item : m_items) {
        if (!item->isEmpty()) {
            size = size.expandedTo(item->minimumSize());
        }
    }
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FlowLayout::arrange(const QRect& rect, bool apply) const
{
    const QMargins margins = contentsMargins();
    const QRect area = rect.marginsRemoved(margins);
    const bool mirrored = parentWidget() && parentWidget()->layoutDirection() == Qt::RightToLeft;
    int x = area.x();
    int y = area.y();
    QList<QPair<QLayoutItem*, QRect>> line;
    int lineHeight = 0;
    const auto finishLine = [&] {
        for (const auto& [item, place] : line) {
            if (apply) {
                QRect placed(place.x(), y + (lineHeight - place.height()) / 2, place.width(), place.height());
                if (mirrored) {
                    placed.moveLeft(area.left() + area.right() + 1 - placed.x() - placed.width());
                }
                item->setGeometry(placed);
            }
        }
        line.clear();
    };
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty()) {
            continue;
        }
        QSize size = item->sizeHint().expandedTo(item->minimumSize());
        size.setWidth(qMin(size.width(), qMax(area.width(), 1)));
        if (!line.isEmpty() && x + size.width() > area.right() + 1) {
            finishLine();
            y += lineHeight + m_spacing;
            x = area.x();
            lineHeight = 0;
        }
        line.append({item, QRect(QPoint(x, y), size)});
        x += size.width() + m_spacing;
        lineHeight = qMax(lineHeight, size.height());
    }
    finishLine();
    return y + lineHeight - rect.y() + margins.bottom();
}

} // namespace crossgloss
