#include "common/ActionSet.h"

#include "common/Icons.h"

#include <QWidget>

namespace crossgloss {

ActionSet::ActionSet(QWidget* window) : QObject(window) {}

QAction* ActionSet::make(const char* icon, const QKeySequence& shortcut)
{
    auto* action = new QAction(parent());
    if (icon) {
        action->setIcon(themedIcon(QLatin1String(icon)));
    }
    action->setShortcut(shortcut);
    m_all.append(action);
    return action;
}

} // namespace crossgloss
