#pragma once

#include <QStyledItemDelegate>

namespace crossgloss {

/// Paints a word, and beneath it, where the list is too narrow for columns, its part of speech and definition in one
/// quiet line. Each text runs in its own direction, whatever the interface's is.
class WordDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setCompact(bool compact) { m_compact = compact; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    bool m_compact = false;
};

} // namespace crossgloss
