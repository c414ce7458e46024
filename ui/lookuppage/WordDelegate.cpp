#include "lookuppage/WordDelegate.h"

#include "common/Icons.h"
#include "common/TextDirection.h"
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

QFont articleFont(const QFont& font)
{
    QFont result = wordFont(font);
    result.setWeight(QFont::Normal);
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

int labelWidth(const QFont& font, const QString& label)
{
    return QFontMetrics(font).horizontalAdvance(label) + Theme::instance().scaled(10);
}

/// A word of register in a frame, so that it does not read as a part of the word.
void drawLabel(QPainter* painter, const QRect& area, const QFont& font, const QString& label)
{
    const Theme& theme = Theme::instance();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(theme.colours().border);
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(QRectF(area).adjusted(0.5, 0.5, -0.5, -0.5), theme.scaled(4), theme.scaled(4));
    painter->setPen(theme.colours().muted);
    painter->setFont(font);
    painter->drawText(area, Qt::AlignCenter | Qt::TextSingleLine, label);
    painter->restore();
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
    painter->save();
    if (saved || (cell.state & (QStyle::State_MouseOver | QStyle::State_Selected)) != 0) {
        painter->drawPixmap(star, tintedPixmap(saved ? QStringLiteral("star-filled") : QStringLiteral("star"),
                                               saved ? theme.colours().accent : theme.colours().muted, star.width(),
                                               painter->device()->devicePixelRatioF()));
    }
    if (!m_compact) {
        paintWord(painter, wordArea, option, index);
    } else {
        const QFont small = lineFont(option.font);
        const int wordHeight = QFontMetrics(wordFont(option.font)).height();
        const int lineHeight = QFontMetrics(small).height();
        const int top = area.top() + (area.height() - wordHeight - lineHeight) / 2;
        QStringList line = paintWord(painter, QRect(wordArea.left(), top, wordArea.width(), wordHeight), option, index);
        line.append(index.siblingAtColumn(ResultModel::PosColumn).data().toString());
        const QString definition = index.data(ResultModel::DefinitionRole).toString();
        line.append(definition.isEmpty() ? QString() : isolated(definition));
        drawRun(painter, QRect(area.left(), top + wordHeight, area.width(), lineHeight), small, theme.colours().muted,
                joinedFacts(line), option.direction);
    }
    painter->restore();
}

QStringList WordDelegate::paintWord(QPainter* painter, const QRect& area, const QStyleOptionViewItem& option,
                                    const QModelIndex& index)
{
    const Theme& theme = Theme::instance();
    const QFont large = wordFont(option.font);
    const QFont quiet = articleFont(option.font);
    const QString word = index.data(Qt::DisplayRole).toString();
    const QString article = index.data(ResultModel::ArticleRole).toString();
    const int articleWidth = article.isEmpty() ? 0 : QFontMetrics(quiet).horizontalAdvance(article) + 1;
    const int runWidth = qMin(area.width(), articleWidth + QFontMetrics(large).horizontalAdvance(word) + 1);
    const QRect run(area.left(), area.top(), runWidth, area.height());
    const QRect place = QStyle::visualRect(option.direction, area, run);
    // Words with articles are written from left to right, whatever the interface is.
    drawRun(painter, QRect(place.left(), place.top(), articleWidth, place.height()), quiet, theme.colours().muted,
            article, Qt::LeftToRight);
    drawRun(painter, place.adjusted(articleWidth, 0, 0, 0), large, option.palette.color(QPalette::Text), word,
            option.direction);

    const QFont small = lineFont(option.font);
    const int height = qMin(area.height(), QFontMetrics(small).height() + theme.scaled(2));
    int used = runWidth;
    QStringList left = index.data(ResultModel::LabelsRole).toStringList();
    while (!left.isEmpty()) {
        const int width = labelWidth(small, left.front());
        if (used + theme.scaled(8) + width > area.width()) {
            break;
        }
        used += theme.scaled(8);
        const QRect label(area.left() + used, area.top() + (area.height() - height) / 2, width, height);
        drawLabel(painter, QStyle::visualRect(option.direction, area, label), small, left.takeFirst());
        used += width;
    }
    return left;
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
    int width = QFontMetrics(large).horizontalAdvance(index.data().toString()) + theme.scaled(50);
    width += QFontMetrics(articleFont(option.font)).horizontalAdvance(index.data(ResultModel::ArticleRole).toString());
    const QStringList labels = index.data(ResultModel::LabelsRole).toStringList();
    for (const QString& label : labels) {
        width += theme.scaled(8) + labelWidth(lineFont(option.font), label);
    }
    int height = QFontMetrics(large).height() + theme.scaled(12);
    if (m_compact) {
        height += QFontMetrics(lineFont(option.font)).height();
    }
    return {width, height};
}

} // namespace crossgloss
