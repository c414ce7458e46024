#pragma once

#include <QStyledItemDelegate>

namespace crossgloss {

/// Paints a word with a star where it is saved (an empty one where it can be, on the row under the mouse and the chosen
/// one), and beneath it, where the list is too narrow for columns, its part of speech and definition in one
/// quiet line. Each text runs in its own direction, whatever the interface's is.
class WordDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setCompact(bool compact) { m_compact = compact; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// Where the star of a cell is, for the mouse.
    QRect starArea(const QStyleOptionViewItem& option) const;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    bool m_compact = false;
};

} // namespace crossgloss
