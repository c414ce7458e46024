#include "librarypage/DictionaryActions.h"

namespace crossgloss {

DictionaryActions::DictionaryActions(QWidget* window) : ActionSet(window)
{
    use = make("check", QKeySequence(Qt::CTRL | Qt::Key_U));
    use->setCheckable(true);
    moveUp = make("up", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Up));
    moveDown = make("down", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Down));
    group = make("folder", QKeySequence(Qt::CTRL | Qt::Key_G));
    for (QAction* action : all()) {
        action->setEnabled(false);
    }
    retranslate();
}

void DictionaryActions::retranslate()
{
    use->setText(tr("&Used in look-ups"));
    moveUp->setText(tr("Move the dictionary &up"));
    moveDown->setText(tr("Move the dictionary &down"));
    group->setText(tr("Choose the &group"));
    moveUp->setToolTip(tr("Move up: its definitions are shown before those of the ones below (Ctrl+Shift+Up)"));
    moveDown->setToolTip(tr("Move down (Ctrl+Shift+Down)"));
}

} // namespace crossgloss
