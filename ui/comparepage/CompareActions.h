#pragma once

#include "common/ActionSet.h"

namespace crossgloss {

/// What can be done on the Compare page beside comparing two sentences, with texts and shortcuts: for the menu, the page
/// and the list of shortcuts.
class CompareActions : public ActionSet {
    Q_OBJECT

public:
    explicit CompareActions(QWidget* window);

    QAction* twoSentences;             ///< these open the page in one of its modes
    QAction* search;
    QAction* twoLists;
    QAction* addList;
    QAction* removeList;               ///< the page says when this is on, and the next
    QAction* compareChosen;
    QAction* alignLists;

    void retranslate() override;
};

} // namespace crossgloss
