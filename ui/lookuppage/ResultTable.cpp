#include "lookuppage/ResultTable.h"

#include "common/Theme.h"
#include "lookuppage/ResultModel.h"

#include <QPainter>

namespace crossgloss {

void ResultTable::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    if (!model()) {
        return;
    }
    QPainter painter(viewport());
    const Theme& theme = Theme::instance();
    const int first = qMax(0, rowAt(0));
    for (int row = first; row < model()->rowCount() && rowViewportPosition(row) < viewport()->height(); ++row) {
        const QModelIndex index = model()->index(row, ResultModel::WordColumn);
        const int y = rowViewportPosition(row);
        if (index.data(ResultModel::BlockRole).toBool()) {
            painter.fillRect(0, y, viewport()->width(), qMax(1, theme.scaled(1)), theme.colours().muted);
        } else if (index.data(ResultModel::SenseRole).toBool()) {
            const int inset = theme.scaled(11);
            painter.fillRect(inset, y, viewport()->width() - 2 * inset, 1, theme.colours().border);
        }
    }
}

} // namespace crossgloss
