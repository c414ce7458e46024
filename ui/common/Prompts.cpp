#include "common/Prompts.h"

#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

namespace crossgloss {

bool DialogPrompts::confirm(QWidget* parent, const QString& title, const QString& text, const QString& action)
{
    QMessageBox box(QMessageBox::Question, title, text, QMessageBox::Cancel, parent);
    QPushButton* accept = box.addButton(action, QMessageBox::AcceptRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == accept;
}

QStringList DialogPrompts::openFiles(QWidget* parent, const QString& title, const QString& filter)
{
    return QFileDialog::getOpenFileNames(parent, title, {}, filter);
}

QString DialogPrompts::saveFile(QWidget* parent, const QString& title, const QString& proposal, const QString& filter)
{
    return QFileDialog::getSaveFileName(parent, title, proposal, filter);
}

} // namespace crossgloss
