#include "common/ContextMenus.h"

#include "common/Icons.h"

#include <QAction>
#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QMenu>
#include <QTableView>

#include <algorithm>

namespace crossgloss {

namespace {

QString text(const char* source)
{
    return QCoreApplication::translate("ContextMenus", source);
}

QString rowText(const QTableView& table, int row)
{
    QStringList cells;
    for (int visual = 0; visual < table.horizontalHeader()->count(); ++visual) {
        const int column = table.horizontalHeader()->logicalIndex(visual);
        if (!table.isColumnHidden(column)) {
            cells.append(table.model()->index(row, column).data().toString());
        }
    }
    return cells.join(QLatin1Char('\t'));
}

QString chosenRows(const QTableView& table)
{
    QModelIndexList rows = table.selectionModel()->selectedRows();
    std::ranges::sort(rows, {}, &QModelIndex::row);
    QStringList lines;
    for (const QModelIndex& index : std::as_const(rows)) {
        lines.append(rowText(table, index.row()));
    }
    return lines.join(QLatin1Char('\n'));
}

void show(QTableView* table, const QPoint& at)
{
    QModelIndex cell = table->indexAt(at);
    if (!cell.isValid()) {
        cell = table->currentIndex();  // by the menu key
    }
    if (!cell.isValid()) {
        return;
    }
    if (!table->selectionModel()->isRowSelected(cell.row(), {})) {
        table->setCurrentIndex(cell);
    }
    auto* menu = new QMenu(table);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QString whole = cell.data().toString();
    const QString rows = chosenRows(*table);
    QAction* copyCell = menu->addAction(themedIcon(QStringLiteral("copy")),
                                        text(QT_TRANSLATE_NOOP("ContextMenus", "Copy this cell")));
    QObject::connect(copyCell, &QAction::triggered, menu, [whole] { QGuiApplication::clipboard()->setText(whole); });
    QAction* copyRows = menu->addAction(text(QT_TRANSLATE_NOOP("ContextMenus", "Copy the selected rows")));
    copyRows->setEnabled(!rows.isEmpty());
    QObject::connect(copyRows, &QAction::triggered, menu, [rows] { QGuiApplication::clipboard()->setText(rows); });
    menu->popup(table->viewport()->mapToGlobal(at));
}

} // namespace

void addTableMenu(QTableView* table)
{
    table->setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(table, &QWidget::customContextMenuRequested, table,
                     [table](const QPoint& at) { show(table, at); });
}

void copyPicture(QWidget* plot)
{
    QGuiApplication::clipboard()->setPixmap(plot->grab());
}

} // namespace crossgloss
