#include "frame/MenuKeys.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeySequence>
#include <QMenuBar>
#include <QShortcutEvent>
#include <QWidget>

namespace crossgloss {

MenuKeys::MenuKeys(QMenuBar* bar) : QObject(bar), m_bar(bar)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool MenuKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Shortcut || watched == m_bar) {
        return false;
    }
    const auto* widget = qobject_cast<QWidget*>(watched);
    if (!widget || widget->window() != m_bar->window()) {
        return false;
    }
    const QKeySequence key = static_cast<QShortcutEvent*>(event)->key();
    for (QAction* action : m_bar->actions()) {
        if (action->isVisible() && action->isEnabled() && QKeySequence::mnemonic(action->text()) == key) {
            m_bar->setActiveAction(action);
            return true;
        }
    }
    return false;
}

} // namespace crossgloss
