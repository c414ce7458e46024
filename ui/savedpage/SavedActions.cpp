#include "savedpage/SavedActions.h"

namespace crossgloss {

SavedActions::SavedActions(QWidget* window) : ActionSet(window)
{
    saveWord = make("star", QKeySequence(Qt::CTRL | Qt::Key_D));
    review = make("cards", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D));
    lookUpAgain = make("lookup", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L));
    remove = make("trash", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_X));
    merge = make("merge", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_U));
    newList = make("plus", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N));
    renameList = make("note", QKeySequence(Qt::Key_F2));
    removeList = make("close", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_W));
    importWords = make("import", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O));
    exportWords = make("export", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E));
    retranslate();
}

void SavedActions::setPageShown(bool shown)
{
    if (!shown) {
        for (QAction* action : {lookUpAgain, remove, merge, newList, renameList, removeList, exportWords}) {
            action->setEnabled(false);
        }
    }
}

void SavedActions::retranslate()
{
    saveWord->setText(tr("&Save the word"));
    review->setText(tr("Re&view the words that are due"));
    lookUpAgain->setText(tr("&Look the query up again"));
    remove->setText(tr("&Remove the words"));
    merge->setText(tr("&Merge duplicates"));
    newList->setText(tr("&New list"));
    renameList->setText(tr("Rename the lis&t"));
    removeList->setText(tr("Remove the l&ist"));
    importWords->setText(tr("Im&port words…"));
    exportWords->setText(tr("&Export words…"));
}

} // namespace crossgloss
