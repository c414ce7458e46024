#pragma once

#include "common/ActionSet.h"

namespace crossgloss {

/// What a reviewer does at the desk, as menu entries. Most keys are single letters: text fields take them for themselves
/// while they have the keyboard, and all are off while no linking is open.
class ReviewActions : public ActionSet {
    Q_OBJECT

public:
    static constexpr int candidateCount = 10;
    static constexpr int relationCount = 4;

    explicit ReviewActions(QWidget* window);

    QAction* accept;
    QAction* reject;
    QAction* defer;
    QAction* noCounterpart;
    QAction* reopen;
    QList<QAction*> choose;            ///< the ten best candidates
    QList<QAction*> relations;         ///< checkable, by Relation
    QAction* searchTarget;             ///< finds any concept of the target wordnet
    QAction* note;
    QAction* undo;
    QAction* redo;
    QAction* previous;
    QAction* next;
    QAction* planTable;
    QAction* coverage;                 ///< checkable: precision and coverage in place of the desk
    QAction* clearFilters;
    QAction* importDecisions;
    QAction* closeLinking;

    /// @param deciding false = the pair is not in sight: only what leads back to it or away.
    void setEnabled(bool enabled, bool deciding = true);
    void retranslate() override;
};

} // namespace crossgloss
