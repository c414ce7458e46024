#pragma once

#include "common/FolderMemory.h"

#include <QString>
#include <QStringList>

class QSettings;
class QWidget;

namespace crossgloss {

/// Questions that stop the user. The window asks through this interface, so that tests answer instead of blocking.
class Prompts {
public:
    virtual ~Prompts() = default;

    /// @return true when the user chose @p action, false when the user backed out.
    virtual bool confirm(QWidget* parent, const QString& title, const QString& text, const QString& action) = 0;
    /// Names of existing files; empty when the user backed out.
    virtual QStringList openFiles(QWidget* parent, const QString& title, const QString& filter) = 0;
    virtual QString saveFile(QWidget* parent, const QString& title, const QString& proposal, const QString& filter) = 0;
    /// Name of a folder, which may be made in the dialog; empty when the user backed out.
    virtual QString openFolder(QWidget* parent, const QString& title) = 0;
};

/// The real ones.
class DialogPrompts final : public Prompts {
public:
    /// @param session Where the folders that were last used are kept; null = nowhere.
    explicit DialogPrompts(QSettings* session = nullptr) : m_folders(session) {}

    bool confirm(QWidget* parent, const QString& title, const QString& text, const QString& action) override;
    QStringList openFiles(QWidget* parent, const QString& title, const QString& filter) override;
    QString saveFile(QWidget* parent, const QString& title, const QString& proposal, const QString& filter) override;
    QString openFolder(QWidget* parent, const QString& title) override;

private:
    FolderMemory m_folders;
};

} // namespace crossgloss
