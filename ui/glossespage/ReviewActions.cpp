#include "glossespage/ReviewActions.h"

#include "glossespage/GlossTexts.h"

#include <QActionGroup>

namespace crossgloss {

ReviewActions::ReviewActions(QWidget* window) : ActionSet(window)
{
    accept = make("check", QKeySequence(Qt::Key_A));
    reject = make("close", QKeySequence(Qt::Key_R));
    defer = make("defer", QKeySequence(Qt::Key_D));
    noCounterpart = make("none", QKeySequence(Qt::Key_X));
    reopen = make("open", QKeySequence(Qt::Key_O));
    for (int i = 0; i < candidateCount; ++i) {
        choose.append(make(nullptr, QKeySequence(Qt::Key_0 + (i + 1) % 10)));
    }
    auto* group = new QActionGroup(this);
    for (const Qt::Key key : {Qt::Key_E, Qt::Key_B, Qt::Key_N, Qt::Key_R}) {
        QAction* relation = make(nullptr, QKeySequence(Qt::SHIFT | key));
        relation->setCheckable(true);
        group->addAction(relation);
        relations.append(relation);
    }
    relations.first()->setChecked(true);
    searchTarget = make("lookup", QKeySequence(Qt::Key_S));
    note = make("note", QKeySequence(Qt::Key_M));
    undo = make("back", QKeySequence(Qt::Key_Z));
    redo = make("forward", QKeySequence(Qt::Key_Y));
    redo->setShortcuts({QKeySequence(Qt::Key_Y), QKeySequence(Qt::SHIFT | Qt::Key_Z)});
    previous = make(nullptr, QKeySequence(Qt::Key_K));
    next = make(nullptr, QKeySequence(Qt::Key_J));
    planTable = make("table", QKeySequence(Qt::Key_T));
    planTable->setCheckable(true);
    coverage = make("chart", QKeySequence(Qt::Key_P));
    coverage->setCheckable(true);
    clearFilters = make("reset", QKeySequence(Qt::SHIFT | Qt::Key_F));
    importDecisions = make("import", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I));
    closeLinking = make(nullptr, QKeySequence(Qt::CTRL | Qt::Key_W));
    setEnabled(false);
    retranslate();
}

void ReviewActions::setEnabled(bool enabled, bool deciding)
{
    for (QAction* action : all()) {
        action->setEnabled(enabled && (deciding || action == coverage || action == closeLinking));
    }
}

void ReviewActions::retranslate()
{
    accept->setText(tr("&Accept the suggestion"));
    reject->setText(tr("&Reject the suggestion"));
    defer->setText(tr("&Defer"));
    noCounterpart->setText(tr("No &counterpart"));
    reopen->setText(tr("Re&open"));
    for (int i = 0; i < candidateCount; ++i) {
        choose.at(i)->setText(tr("Accept candidate %1").arg(i + 1));
    }
    for (int i = 0; i < relationCount; ++i) {
        relations.at(i)->setText(tr("Relation: %1").arg(displayRelation(static_cast<Relation>(i))));
        relations.at(i)->setToolTip(explainRelation(static_cast<Relation>(i)));
    }
    searchTarget->setText(tr("Search the tar&get wordnet"));
    note->setText(tr("Write a &note"));
    undo->setText(tr("&Undo the last decision"));
    redo->setText(tr("Redo t&he decision"));
    previous->setText(tr("&Previous gloss"));
    next->setText(tr("&Next gloss"));
    planTable->setText(tr("Transport plan as a ta&ble"));
    coverage->setText(tr("Preci&sion and coverage"));
    clearFilters->setText(tr("Show the &whole queue"));
    importDecisions->setText(tr("Import de&cisions…"));
    closeLinking->setText(tr("Close the &linking"));
}

} // namespace crossgloss
