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
    const QStringList files = QFileDialog::getOpenFileNames(parent, title, m_folders.folder(filter), filter);
    m_folders.remember(filter, files.value(0));
    return files;
}

QString DialogPrompts::saveFile(QWidget* parent, const QString& title, const QString& proposal, const QString& filter)
{
    const QString file = QFileDialog::getSaveFileName(parent, title, m_folders.placed(filter, proposal), filter);
    m_folders.remember(filter, file);
    return file;
}

QString DialogPrompts::openFolder(QWidget* parent, const QString& title)
{
    const QString kind = QStringLiteral("(folder)");
    const QString folder = QFileDialog::getExistingDirectory(parent, title, m_folders.folder(kind));
    m_folders.remember(kind, folder);
    return folder;
}

} // namespace crossgloss
