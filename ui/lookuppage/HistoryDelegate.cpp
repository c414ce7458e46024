#include "lookuppage/HistoryDelegate.h"

#include "common/Theme.h"
#include "lookuppage/HistoryModel.h"

#include <QApplication>
#include <QPainter>

namespace crossgloss {

namespace {

QFont lineFont(const QFont& font)
{
    QFont result = font;
    result.setPointSizeF(font.pointSizeF() * 0.9);
    return result;
}

} // namespace

void HistoryDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem cell(option);
    initStyleOption(&cell, index);
    cell.text.clear();
    const QStyle* style = cell.widget ? cell.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);

    const Theme& theme = Theme::instance();
    const QFont small = lineFont(option.font);
    const QFontMetrics metrics(option.font);
    const QFontMetrics smallMetrics(small);
    const QRect area = option.rect.adjusted(theme.scaled(10), theme.scaled(5), -theme.scaled(10), -theme.scaled(5));
    const int alignment =
        static_cast<int>(QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter)) |
        Qt::TextSingleLine;
    const int opposite =
        static_cast<int>(QStyle::visualAlignment(option.direction, Qt::AlignRight | Qt::AlignVCenter)) |
        Qt::TextSingleLine;
    painter->save();
    painter->setFont(option.font);
    painter->setPen(option.palette.color(QPalette::Text));
    const QRect upper(area.left(), area.top(), area.width(), metrics.height());
    painter->drawText(upper, alignment, metrics.elidedText(index.data().toString(), Qt::ElideRight, upper.width()));
    painter->setFont(small);
    painter->setPen(theme.colours().muted);
    const QRect lower(area.left(), upper.bottom() + 1, area.width(), smallMetrics.height());
    const QString time = index.data(HistoryModel::TimeRole).toString();
    const int room = lower.width() - smallMetrics.horizontalAdvance(time) - theme.scaled(12);
    const QRect line = QStyle::visualRect(option.direction, lower, QRect(lower.left(), lower.top(), room, lower.height()));
    painter->drawText(line, alignment,
                      smallMetrics.elidedText(index.data(HistoryModel::LineRole).toString(), Qt::ElideRight, room));
    painter->drawText(lower, opposite, time);
    painter->restore();
}

QSize HistoryDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {120, QFontMetrics(option.font).height() + QFontMetrics(lineFont(option.font)).height() +
                     Theme::instance().scaled(10) + 1};
}

} // namespace crossgloss
