#pragma once

#include <QStyledItemDelegate>

namespace crossgloss {

/// Paints a cell's text with a thin bar beneath, as long as the fraction of the given role; a negative fraction
/// paints none. The number always stands beside the bar, so nothing is told by colour or length alone.
class BarDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit BarDelegate(int fractionRole, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int m_fractionRole;
};

} // namespace crossgloss
