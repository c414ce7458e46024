#include "frame/ShortcutsDialog.h"

#include "common/Layouts.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QTableWidget>

namespace crossgloss {

ShortcutsDialog::ShortcutsDialog(const QList<QAction*>& actions, QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("Keyboard shortcuts"));
    setProperty("helpPage", QStringLiteral("keys"));
    QList<QPair<QString, QString>> rows;
    for (const QAction* action : actions) {
        QStringList keys;
        for (const QKeySequence& sequence : action->shortcuts()) {
            keys.append(sequence.toString(QKeySequence::NativeText));
        }
        QString text = action->text();
        text.remove(QLatin1Char('&'));
        rows.append({keys.join(QStringLiteral(", ")), text});
    }
    rows.append({tr("Enter"), tr("Look up at once; open the details of the chosen word")});
    rows.append({tr("Up, Down"), tr("Move through the answers")});
    rows.append({tr("Left, Right"), tr("Go to the answers in the next language")});
    rows.append({tr("Esc"), tr("Clear the description")});
    rows.append({tr("Tab, Shift+Tab"), tr("Go to the next or previous field")});

    auto* table = new QTableWidget(static_cast<int>(rows.size()), 2, this);
    table->setHorizontalHeaderLabels({tr("Keys"), tr("What they do")});
    table->setAccessibleName(tr("Keyboard shortcuts"));
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setShowGrid(false);
    table->setTabKeyNavigation(false);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setStretchLastSection(true);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    for (int i = 0; i < rows.size(); ++i) {
        table->setItem(i, 0, new QTableWidgetItem(rows.at(i).first));
        table->setItem(i, 1, new QTableWidgetItem(rows.at(i).second));
    }
    table->resizeColumnToContents(0);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = columnIn(this, {16, 16, 16, 16}, 16);
    layout->addWidget(table);
    layout->addWidget(buttons);
    resize(560, 620);
}

void ShortcutsDialog::open(const QList<QAction*>& actions, QWidget* parent)
{
    auto* dialog = new ShortcutsDialog(actions, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

} // namespace crossgloss
