#include "common/BarDelegate.h"

#include "common/Theme.h"

#include <QApplication>
#include <QPainter>

namespace crossgloss {

BarDelegate::BarDelegate(int fractionRole, QObject* parent) : QStyledItemDelegate(parent), m_fractionRole(fractionRole)
{
}

void BarDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem cell(option);
    initStyleOption(&cell, index);
    const QString text = cell.text;
    cell.text.clear();
    const QStyle* style = cell.widget ? cell.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);

    const Theme& theme = Theme::instance();
    const bool mirrored = cell.direction == Qt::RightToLeft;
    const QRect area = cell.rect.adjusted(theme.scaled(8), 0, -theme.scaled(8), 0);
    const int textWidth = cell.fontMetrics.horizontalAdvance(QStringLiteral("100 %"));
    const int gap = theme.scaled(8);
    const int thickness = theme.scaled(4);
    // Where there is no room beside the number, the bar runs beneath it.
    const bool beneath = area.width() - textWidth - gap < theme.scaled(24);
    const QRect number = beneath ? area.adjusted(0, 0, 0, -2 * thickness) : QRect(mirrored ? area.right() - textWidth + 1 : area.left(), area.top(), textWidth, area.height());
    painter->save();
    painter->setPen(cell.palette.color(QPalette::Text));
    painter->setFont(cell.font);
    painter->drawText(number, Qt::AlignVCenter | Qt::AlignRight, text);

    const double fraction = index.data(m_fractionRole).toDouble();
    const int width = beneath ? area.width() : area.width() - textWidth - gap;
    if (fraction >= 0 && width > 0) {
        const double y = area.center().y() + (beneath ? cell.fontMetrics.height() / 2.0 : -thickness / 2.0 + 1);
        QRectF track(mirrored || beneath ? area.left() : number.right() + 1 + gap, y, width, thickness);
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme.colours().track);
        painter->drawRoundedRect(track, thickness / 2.0, thickness / 2.0);
        const double filled = qMin(1.0, fraction) * track.width();
        if (mirrored) {
            track.setLeft(track.right() - filled);
        } else {
            track.setWidth(filled);
        }
        painter->setBrush(theme.colours().accent);
        painter->drawRoundedRect(track, thickness / 2.0, thickness / 2.0);
    }
    painter->restore();
}

QSize BarDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    return {option.fontMetrics.horizontalAdvance(QStringLiteral("100 %")) + Theme::instance().scaled(80),
            size.height()};
}

} // namespace crossgloss
