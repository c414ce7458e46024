#pragma once

#include <QStyledItemDelegate>

namespace crossgloss {

/// Paints a resource as a card: title, what it is, languages and size, and a note when lines were left out.
class ResourceCard : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace crossgloss
