#pragma once

#include <QStringList>
#include <QStyledItemDelegate>

namespace crossgloss {

/// Paints a word with its article before it and its register behind it, a star where it is saved (an empty one where it can
/// be, on the row under the mouse and the chosen one), and beneath it, where the list is too narrow for columns, its part of
/// speech and definition in one
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
    /// What stands in the word's line. @return the labels that found no room beside the word.
    static QStringList paintWord(QPainter* painter, const QRect& area, const QStyleOptionViewItem& option,
                                 const QModelIndex& index);

    bool m_compact = false;
};

} // namespace crossgloss
