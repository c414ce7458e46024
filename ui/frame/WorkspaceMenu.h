#pragma once

#include <QList>
#include <QMenu>
#include <QString>

namespace crossgloss {

class Actions;

/// File > Workspace: what can be done with the workspace as a whole, and those that were open lately.
class WorkspaceMenu : public QMenu {
    Q_OBJECT

public:
    struct Recent {
        QString folder;
        QString name;      ///< as the menu shows it
        bool open = false; ///< it is the one in the window
    };

    WorkspaceMenu(const Actions& actions, QWidget* window);

    void setRecent(const QList<Recent>& recent);
    /// Shows behind the name what that workspace takes of the disk.
    void setSpace(const QString& folder, const QString& space);
    QMenu* recent() const { return m_recent; }
    void retranslate();

Q_SIGNALS:
    void chosen(const QString& folder);
    void clearRequested();

private:
    QMenu* m_recent;
    QAction* m_clear;
};

} // namespace crossgloss
