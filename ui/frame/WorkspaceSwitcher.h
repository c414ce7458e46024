#pragma once

#include "store/WorkspaceState.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>

class QSettings;
class QWidget;

namespace crossgloss {

class Backend;
class InlineMessage;
class JobRunner;
class Prompts;
class WorkspaceMenu;

/// The folders of the window's workspace and of the one that the user has without naming any; empty where nothing is
/// known of them (then none can be changed to).
struct WorkspaceFolders {
    QString current;
    QString usual;

    bool isUsual() const { return current == usual; }
};

/// Leads to another workspace: asks which, looks at it before this one is left, and keeps the list of recent ones.
class WorkspaceSwitcher : public QObject {
    Q_OBJECT

public:
    struct Parts {
        std::shared_ptr<Backend> backend;
        JobRunner& jobs;
        Prompts& prompts;
        QSettings& program;    ///< where the list is kept, whatever the workspace
        WorkspaceMenu& menu;
        InlineMessage& notice; ///< what stands in the way is said here
    };

    WorkspaceSwitcher(Parts parts, WorkspaceFolders folders, QWidget* window);

    /// Folders of the recent ones, newest first, without the usual one.
    QStringList recent() const;
    /// The name of a workspace for menus and titles.
    QString nameOf(const QString& folder) const;
    void retranslate() { fillMenu(); }

public Q_SLOTS:
    void makeNew();
    void openOther();
    void open(const QString& folder);

Q_SIGNALS:
    /// Nothing stands in the way of this one.
    void requested(const QString& folder);

private:
    void look(const QString& folder, bool fresh);
    void found(const QString& folder, FolderContent content, bool fresh);
    void clear();
    void remember(const QStringList& folders);
    void fillMenu();
    /// Asks in the background what the listed ones take of the disk.
    void measure();

    Parts m_parts;
    WorkspaceFolders m_folders;
    QWidget* m_window;
    bool m_measuring = false;
};

} // namespace crossgloss
