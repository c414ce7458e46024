#include "comparepage/CompareActions.h"

namespace crossgloss {

CompareActions::CompareActions(QWidget* window) : ActionSet(window)
{
    twoSentences = make("compare", QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_1));
    search = make("lookup", QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_2));
    twoLists = make("align", QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_3));
    addList = make("plus", QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_O));
    removeList = make("trash", QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_W));
    compareChosen = make("compare", QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_S));
    alignLists = make("play", QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_A));
    for (QAction* action : {removeList, compareChosen}) {
        action->setEnabled(false);
    }
    retranslate();
}

void CompareActions::retranslate()
{
    twoSentences->setText(tr("&Two sentences"));
    search->setText(tr("&Search by meaning"));
    twoLists->setText(tr("Two &lists"));
    addList->setText(tr("&Add a list of sentences…"));
    removeList->setText(tr("&Remove the list"));
    compareChosen->setText(tr("&Compare the chosen sentences"));
    alignLists->setText(tr("&Find the partners of two lists"));
}

} // namespace crossgloss
