#pragma once

#include "common/ActionSet.h"

namespace crossgloss {

/// What can be done with saved words, with texts and shortcuts: for the menu, the page and the list of shortcuts.
class SavedActions : public ActionSet
{
    Q_OBJECT

public:
    explicit SavedActions(QWidget* window);

    QAction* saveWord;   ///< of the Look-up page; the others are the Saved page's
    QAction* review;
    QAction* lookUpAgain;
    QAction* remove;
    QAction* merge;
    QAction* newList;
    QAction* renameList;
    QAction* removeList;
    QAction* importWords;
    QAction* exportWords;

    /// What works on the page's words alone is off while another page is shown; the page says what is on.
    void setPageShown(bool shown);
    void retranslate() override;
};

} // namespace crossgloss
