#include "lookuppage/WordDelegate.h"

#include "common/Icons.h"
#include "common/Theme.h"
#include "lookuppage/ResultModel.h"

#include <QApplication>
#include <QPainter>

namespace crossgloss {

namespace {

QFont wordFont(const QFont& font)
{
    QFont result = font;
    result.setPointSizeF(font.pointSizeF() * 1.1);
    result.setWeight(QFont::DemiBold);
    return result;
}

QFont lineFont(const QFont& font)
{
    QFont result = font;
    result.setPointSizeF(font.pointSizeF() * 0.9);
    return result;
}

void drawRun(QPainter* painter, const QRect& area, const QFont& font, const QColor& colour, const QString& text,
             Qt::LayoutDirection interface)
{
    painter->setFont(font);
    painter->setPen(colour);
    const bool rtl = text.isRightToLeft();
    painter->setLayoutDirection(rtl ? Qt::RightToLeft : Qt::LeftToRight);
    const QString elided = QFontMetrics(font).elidedText(text, Qt::ElideRight, area.width());
    const Qt::Alignment side = interface == Qt::RightToLeft ? Qt::AlignRight : Qt::AlignLeft;
    painter->drawText(area, static_cast<int>(side | Qt::AlignAbsolute | Qt::AlignVCenter) | Qt::TextSingleLine, elided);
}

} // namespace

void WordDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem cell(option);
    initStyleOption(&cell, index);
    cell.text.clear();
    const QStyle* style = cell.widget ? cell.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);

    const Theme& theme = Theme::instance();
    const bool saved = index.data(ResultModel::SavedRole).toBool();
    const QRect star = starArea(option);
    const QRect area = option.rect.adjusted(theme.scaled(11), 0, -theme.scaled(8), 0);
    const int beside = star.width() + theme.scaled(4);
    const QRect wordArea =
        option.direction == Qt::RightToLeft ? area.adjusted(beside, 0, 0, 0) : area.adjusted(0, 0, -beside, 0);
    const QString word = index.data(Qt::DisplayRole).toString();
    const QColor text = option.palette.color(QPalette::Text);
    painter->save();
    if (index.data(ResultModel::BlockRole).toBool()) {
        painter->setPen(theme.colours().muted);
        painter->drawLine(option.rect.topLeft(), option.rect.topRight());
    }
    if (saved || (cell.state & (QStyle::State_MouseOver | QStyle::State_Selected)) != 0) {
        painter->drawPixmap(star, tintedPixmap(saved ? QStringLiteral("star-filled") : QStringLiteral("star"),
                                               saved ? theme.colours().accent : theme.colours().muted, star.width(),
                                               painter->device()->devicePixelRatioF()));
    }
    if (!m_compact) {
        drawRun(painter, wordArea, wordFont(option.font), text, word, option.direction);
    } else {
        const QFont large = wordFont(option.font);
        const QFont small = lineFont(option.font);
        const int wordHeight = QFontMetrics(large).height();
        const int lineHeight = QFontMetrics(small).height();
        const int top = area.top() + (area.height() - wordHeight - lineHeight) / 2;
        drawRun(painter, QRect(wordArea.left(), top, wordArea.width(), wordHeight), large, text, word, option.direction);
        QString line = index.siblingAtColumn(ResultModel::PosColumn).data().toString();
        const QString definition = index.data(ResultModel::DefinitionRole).toString();
        if (!definition.isEmpty()) {
            line += (line.isEmpty() ? QString() : QStringLiteral(" · ")) + QChar(0x2068) + definition + QChar(0x2069);
        }
        drawRun(painter, QRect(area.left(), top + wordHeight, area.width(), lineHeight), small, theme.colours().muted,
                line, option.direction);
    }
    painter->restore();
}

QRect WordDelegate::starArea(const QStyleOptionViewItem& option) const
{
    const Theme& theme = Theme::instance();
    const int size = theme.scaled(16);
    // Beside the word, so that the line beneath keeps its room.
    const int below = m_compact ? QFontMetrics(lineFont(option.font)).height() : 0;
    const int top = option.rect.top() + (option.rect.height() - below - size) / 2;
    const int left = option.direction == Qt::RightToLeft ? option.rect.left() + theme.scaled(6)
                                                         : option.rect.right() - theme.scaled(6) - size;
    return {left, top, size, size};
}

QSize WordDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = Theme::instance();
    const QFont large = wordFont(option.font);
    const int width = QFontMetrics(large).horizontalAdvance(index.data().toString()) + theme.scaled(50);
    int height = QFontMetrics(large).height() + theme.scaled(12);
    if (m_compact) {
        height += QFontMetrics(lineFont(option.font)).height();
    }
    return {width, height};
}

} // namespace crossgloss
