#pragma once

#include <QStyledItemDelegate>

namespace crossgloss {

/// Paints a resource as a card: title, what it is, languages and size, and a note when lines were left out. What look-ups
/// draw on begins with its switch; a group is a line of its own.
class ResourceCard : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;
    /// Where the switch is painted.
    static QRect switchArea(const QStyleOptionViewItem& option, const QModelIndex& index);

private:
    void paintGroup(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
};

} // namespace crossgloss
