#include "librarypage/ResourceCard.h"

#include "common/Icons.h"
#include "common/TextDirection.h"
#include "common/Theme.h"
#include "librarypage/ResourceModel.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>

namespace crossgloss {

namespace {

QString cell(const QModelIndex& index, int column)
{
    return index.siblingAtColumn(column).data().toString();
}

bool isSwitchable(const QModelIndex& index)
{
    return index.flags() & Qt::ItemIsUserCheckable;
}

/// As the style sheet draws check boxes.
void paintSwitch(QPainter* painter, const QRect& area, Qt::CheckState state)
{
    const Theme& theme = Theme::instance();
    const bool on = state != Qt::Unchecked;
    painter->setPen(on ? theme.colours().accent : theme.colours().muted);
    painter->setBrush(on ? theme.colours().accent : QApplication::palette().color(QPalette::Base));
    painter->drawRoundedRect(QRectF(area).adjusted(0.5, 0.5, -0.5, -0.5), theme.scaled(4), theme.scaled(4));
    if (state == Qt::Checked) {
        painter->drawPixmap(area, tintedPixmap(QStringLiteral("check"), theme.colours().accentText, area.width(),
                                               painter->device()->devicePixelRatioF()));
    } else if (on) {
        const int inset = theme.scaled(4);
        painter->fillRect(QRect(area.left() + inset, area.center().y(), area.width() - 2 * inset, theme.scaled(2)),
                          theme.colours().accentText);
    }
}

} // namespace

QRect ResourceCard::switchArea(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const Theme& theme = Theme::instance();
    const int size = theme.scaled(17);
    const bool group = index.data(ResourceModel::IsGroupRole).toBool();
    const QRect area(option.rect.left() + theme.scaled(16),
                     group ? option.rect.bottom() - theme.scaled(6) - size + 1 : option.rect.center().y() - size / 2,
                     size, size);
    return QStyle::visualRect(option.direction, option.rect, area);
}

void ResourceCard::paintGroup(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = Theme::instance();
    const bool selected = option.state & QStyle::State_Selected;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect box = switchArea(option, index);
    if (selected || (option.state & QStyle::State_MouseOver)) {
        const bool focused = selected && (option.state & QStyle::State_HasFocus);
        painter->setPen(focused ? theme.colours().accent : QColor(Qt::transparent));
        painter->setBrush(selected ? theme.colours().selection : theme.colours().hover);
        painter->drawRoundedRect(QRectF(option.rect.left() + 0.5, box.top() - theme.scaled(5) + 0.5,
                                        option.rect.width() - 1, box.height() + theme.scaled(10) - 1),
                                 theme.scaled(8), theme.scaled(8));
    }
    paintSwitch(painter, box, static_cast<Qt::CheckState>(index.data(Qt::CheckStateRole).toInt()));
    QFont bold = option.font;
    bold.setWeight(QFont::DemiBold);
    painter->setFont(bold);
    painter->setPen(theme.colours().muted);
    const QRect text = QStyle::visualRect(
        option.direction, option.rect,
        QRect(option.rect.left() + theme.scaled(16 + 17 + 12), box.top() - theme.scaled(4),
              option.rect.width() - theme.scaled(2 * 16 + 17 + 12), box.height() + theme.scaled(8)));
    painter->drawText(text,
                      static_cast<int>(QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter)),
                      QFontMetrics(bold).elidedText(index.data().toString(), Qt::ElideRight, text.width()));
    painter->restore();
}

void ResourceCard::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    if (index.data(ResourceModel::IsGroupRole).toBool()) {
        paintGroup(painter, option, index);
        return;
    }
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

    const bool switchable = isSwitchable(index);
    const auto state = static_cast<Qt::CheckState>(index.data(Qt::CheckStateRole).toInt());
    if (switchable) {
        paintSwitch(painter, switchArea(option, index), state);
    }
    const QRect area = QStyle::visualRect(option.direction, option.rect,
                                          option.rect.adjusted(theme.scaled(switchable ? 16 + 17 + 12 : 16),
                                                               theme.scaled(12), -theme.scaled(16), -theme.scaled(12)));
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
    painter->setPen(switchable && state == Qt::Unchecked ? colours.muted
                                                         : QApplication::palette().color(QPalette::Text));
    painter->setFont(bold);
    painter->drawText(titleArea, leading,
                      boldMetrics.elidedText(cell(index, ResourceModel::TitleColumn), Qt::ElideRight, room));
    painter->setFont(option.font);
    painter->setPen(colours.muted);
    painter->drawText(upper, trailing, kind);

    const QString issues = cell(index, ResourceModel::IssuesColumn);
    const int issuesWidth = issues.isEmpty() ? 0 : metrics.horizontalAdvance(issues) + theme.scaled(16);
    const QString facts = joinedFacts({cell(index, ResourceModel::LanguagesColumn), cell(index, ResourceModel::SizeColumn)});
    const int factsRoom = lower.width() - issuesWidth;
    const QRect factsArea(mirrored ? lower.right() - factsRoom + 1 : lower.left(), lower.top(), factsRoom, lower.height());
    painter->drawText(factsArea, leading, metrics.elidedText(facts, Qt::ElideRight, factsRoom));
    if (!issues.isEmpty()) {
        painter->setPen(colours.warning);
        painter->drawText(lower, trailing, issues);
    }
    painter->restore();
}

QSize ResourceCard::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = Theme::instance();
    const int line = QFontMetrics(option.font).height();
    return {200, index.data(ResourceModel::IsGroupRole).toBool() ? qMax(line, theme.scaled(17)) + theme.scaled(20)
                                                                 : 2 * line + theme.scaled(4 + 2 * 12 + 2)};
}

bool ResourceCard::editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                               const QModelIndex& index)
{
    const bool pressed = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick;
    if (!pressed && event->type() != QEvent::MouseButtonRelease) {
        return QStyledItemDelegate::editorEvent(event, model, option, index);
    }
    const auto* mouse = static_cast<QMouseEvent*>(event);
    const int reach = Theme::instance().scaled(6);
    if (!isSwitchable(index) || mouse->button() != Qt::LeftButton ||
        !switchArea(option, index).adjusted(-reach, -reach, reach, reach).contains(mouse->position().toPoint())) {
        return false;
    }
    // The second press of a double click is one more click.
    if (!pressed) {
        const bool on = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
        model->setData(index, on ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
    }
    return true;
}

} // namespace crossgloss
