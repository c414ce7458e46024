#pragma once

#include "common/ActionSet.h"
#include "common/Page.h"

#include <QMap>

class QMenu;

namespace crossgloss {

class CompareActions;
class DictionaryActions;
class MapActions;
class ReviewActions;
class SavedActions;

/// Every action of the window with its text and shortcut, in the order of the menus.
class Actions : public ActionSet {
    Q_OBJECT

public:
    explicit Actions(QWidget* window);

    // File
    QAction* import;
    QAction* indexInstalled;
    QAction* newWorkspace;
    QAction* openWorkspace;
    QAction* checkWorkspace;
    QAction* backUp;
    QAction* restoreBackup;
    QAction* exportView;
    QAction* saveMap;
    QAction* quit;
    // Edit
    QAction* undo;
    QAction* redo;
    QAction* cut;
    QAction* copy;
    QAction* copyDefinition;
    QAction* paste;
    QAction* selectAll;
    QAction* find;
    QAction* filters;
    QAction* lookUpClipboard;
    QAction* settings;
    // View
    QMap<PageId, QAction*> pages;
    QAction* back;
    QAction* forward;
    QAction* history;
    QAction* jobs;
    QAction* details;
    QAction* entry;
    QAction* previousWord;
    QAction* nextWord;
    QAction* zoomIn;
    QAction* zoomOut;
    QAction* zoomReset;
    QAction* nextTheme;
    QAction* fullScreen;
    // Run
    QAction* lookUp;
    QAction* swap;
    QAction* liftRestrictions;
    QAction* hideVulgar;
    QAction* showUnlikely;
    QAction* compareSentences;
    QAction* train;
    QAction* align;
    QAction* compareMethods;
    QAction* measureHubness;
    QAction* cancelJob;
    // Help
    QAction* manual;
    QList<QAction*> tours; ///< for a learner, a lexicographer, a researcher
    QAction* shortcuts;
    QAction* about;

    // Run, Sentences
    CompareActions* compare;
    // Map
    MapActions* map;
    // Saved
    SavedActions* saved;
    // Review
    ReviewActions* review;
    // Edit, Dictionary
    DictionaryActions* dictionaries;

    /// All of the above, for the list of shortcuts.
    QList<QAction*> all() const;
    void retranslate() override;
};

} // namespace crossgloss
