#include "frame/WorkspaceMenu.h"

#include "common/PlainText.h"
#include "frame/Actions.h"

#include <QDir>

namespace crossgloss {

WorkspaceMenu::WorkspaceMenu(const Actions& actions, QWidget* window)
    : QMenu(window), m_recent(new QMenu(window)), m_clear(new QAction(this))
{
    addActions({actions.newWorkspace, actions.openWorkspace});
    addMenu(m_recent);
    addSeparator();
    addActions({actions.backUp, actions.restoreBackup, actions.checkWorkspace});
    m_recent->setToolTipsVisible(true);
    connect(m_clear, &QAction::triggered, this, &WorkspaceMenu::clearRequested);
    retranslate();
}

void WorkspaceMenu::setRecent(const QList<Recent>& recent)
{
    m_recent->clear();
    for (const Recent& each : recent) {
        QAction* action = m_recent->addAction(withoutMnemonics(each.name));
        action->setToolTip(QDir::toNativeSeparators(each.folder));
        action->setData(each.folder);
        action->setCheckable(true);
        action->setChecked(each.open);
        connect(action, &QAction::triggered, this, [this, action, open = each.open] {
            action->setChecked(open); // it tells what is open, not what was clicked on
            Q_EMIT chosen(action->data().toString());
        });
    }
    m_recent->addSeparator();
    m_recent->addAction(m_clear);
    m_clear->setEnabled(recent.size() > 1);
}

void WorkspaceMenu::setSpace(const QString& folder, const QString& space)
{
    for (QAction* action : m_recent->actions()) {
        if (action->data().toString() == folder && action->isCheckable()) {
            // What stands behind a tab goes into the column of shortcuts.
            action->setText(action->text().section(QLatin1Char('\t'), 0, 0) + QLatin1Char('\t') + space);
        }
    }
}

void WorkspaceMenu::retranslate()
{
    setTitle(tr("&Workspace"));
    m_recent->setTitle(tr("R&ecent workspaces"));
    m_clear->setText(tr("&Clear the list"));
}

} // namespace crossgloss
