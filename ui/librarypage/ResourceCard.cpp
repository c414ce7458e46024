#include "librarypage/ResourceCard.h"

#include "common/Theme.h"
#include "librarypage/ResourceModel.h"

#include <QApplication>
#include <QPainter>

namespace crossgloss {

namespace {

QString cell(const QModelIndex& index, int column)
{
    return index.siblingAtColumn(column).data().toString();
}

} // namespace

void ResourceCard::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = Theme::instance();
    const ThemeColours& colours = theme.colours();
    // The list itself is see-through, so its palette has no base to paint on.
    const bool selected = option.state & QStyle::State_Selected;
    const bool focused = selected && (option.state & QStyle::State_HasFocus);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(option.rect).adjusted(0.5, theme.scaled(3) + 0.5, -0.5, -theme.scaled(3) - 0.5);
    painter->setPen(focused ? colours.accent : colours.border);
    painter->setBrush(selected                                   ? colours.selection
                      : (option.state & QStyle::State_MouseOver) ? colours.hover
                                                                 : QApplication::palette().color(QPalette::Base));
    painter->drawRoundedRect(card, theme.scaled(8), theme.scaled(8));

    const QRect area = option.rect.adjusted(theme.scaled(16), theme.scaled(12), -theme.scaled(16), -theme.scaled(12));
    QFont bold = option.font;
    bold.setWeight(QFont::DemiBold);
    const QFontMetrics boldMetrics(bold);
    const QFontMetrics metrics(option.font);
    const auto leading = static_cast<int>(QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter));
    const auto trailing = static_cast<int>(QStyle::visualAlignment(option.direction, Qt::AlignRight | Qt::AlignVCenter));
    const QRect upper(area.left(), area.top(), area.width(), boldMetrics.height());
    const QRect lower(area.left(), area.bottom() - metrics.height() + 1, area.width(), metrics.height());

    const QString kind = cell(index, ResourceModel::KindColumn);
    const int kindWidth = metrics.horizontalAdvance(kind);
    const bool mirrored = option.direction == Qt::RightToLeft;
    const int room = upper.width() - kindWidth - theme.scaled(16);
    const QRect titleArea(mirrored ? upper.right() - room + 1 : upper.left(), upper.top(), room, upper.height());
    painter->setPen(QApplication::palette().color(QPalette::Text));
    painter->setFont(bold);
    painter->drawText(titleArea, leading,
                      boldMetrics.elidedText(cell(index, ResourceModel::TitleColumn), Qt::ElideRight, room));
    painter->setFont(option.font);
    painter->setPen(colours.muted);
    painter->drawText(upper, trailing, kind);

    const QString issues = cell(index, ResourceModel::IssuesColumn);
    const int issuesWidth = issues.isEmpty() ? 0 : metrics.horizontalAdvance(issues) + theme.scaled(16);
    const QString facts = cell(index, ResourceModel::LanguagesColumn) + QStringLiteral(" · ")
                          + cell(index, ResourceModel::SizeColumn);
    const int factsRoom = lower.width() - issuesWidth;
    const QRect factsArea(mirrored ? lower.right() - factsRoom + 1 : lower.left(), lower.top(), factsRoom, lower.height());
    painter->drawText(factsArea, leading, metrics.elidedText(facts, Qt::ElideRight, factsRoom));
    if (!issues.isEmpty()) {
        painter->setPen(colours.warning);
        painter->drawText(lower, trailing, issues);
    }
    painter->restore();
}

QSize ResourceCard::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {200, 2 * QFontMetrics(option.font).height() + Theme::instance().scaled(4 + 2 * 12 + 2)};
}

} // namespace crossgloss
