#include "frame/Actions.h"

#include "comparepage/CompareActions.h"
#include "frame/PageCatalogue.h"
#include "glossespage/ReviewActions.h"
#include "librarypage/DictionaryActions.h"
#include "mappage/MapActions.h"
#include "savedpage/SavedActions.h"

namespace crossgloss {

Actions::Actions(QWidget* window) : ActionSet(window)
{
    import = make("import", QKeySequence(Qt::CTRL | Qt::Key_O));
    indexInstalled = make("index", QKeySequence(Qt::CTRL | Qt::Key_I));
    newWorkspace = make("plus", QKeySequence(Qt::CTRL | Qt::ALT | Qt::SHIFT | Qt::Key_N));
    openWorkspace = make("folder", QKeySequence(Qt::CTRL | Qt::ALT | Qt::SHIFT | Qt::Key_O));
    checkWorkspace = make("check", QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_K));
    backUp = make("save", QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_B));
    restoreBackup = make("history", QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_R));
    exportView = make("export", QKeySequence(Qt::CTRL | Qt::Key_E));
    saveMap = make("save", QKeySequence(Qt::CTRL | Qt::Key_S));
    quit = make(nullptr, QKeySequence(Qt::CTRL | Qt::Key_Q));
    quit->setMenuRole(QAction::QuitRole);

    undo = make(nullptr, QKeySequence::Undo);
    redo = make(nullptr, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    cut = make(nullptr, QKeySequence::Cut);
    copy = make("copy", QKeySequence::Copy);
    copyDefinition = make(nullptr, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
    paste = make(nullptr, QKeySequence::Paste);
    selectAll = make(nullptr, QKeySequence::SelectAll);
    find = make("lookup", QKeySequence(Qt::CTRL | Qt::Key_L));
    filters = make("filter", QKeySequence(Qt::CTRL | Qt::Key_F));
    lookUpClipboard = make("clipboard", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V));

    // Named here, for not every desktop has a standard key for it.
    settings = make(nullptr, QKeySequence(Qt::CTRL | Qt::Key_Comma));
    settings->setMenuRole(QAction::PreferencesRole);

    for (const PageEntry& page : pageCatalogue()) {
        pages.insert(page.id, make(page.icon, QKeySequence(page.shortcut)));
    }
    back = make("back", QKeySequence(Qt::ALT | Qt::Key_Left));
    forward = make("forward", QKeySequence(Qt::ALT | Qt::Key_Right));
    history = make("history", QKeySequence(Qt::CTRL | Qt::Key_H));
    history->setCheckable(true);
    jobs = make("jobs", QKeySequence(Qt::CTRL | Qt::Key_J));
    jobs->setCheckable(true);
    details = make("details", QKeySequence(Qt::Key_F9));
    details->setCheckable(true);
    entry = make("entry", QKeySequence(Qt::Key_F8));
    previousWord = make("back", QKeySequence(Qt::ALT | Qt::Key_Up));
    nextWord = make("forward", QKeySequence(Qt::ALT | Qt::Key_Down));
    zoomIn = make(nullptr, QKeySequence(Qt::CTRL | Qt::Key_Plus));
    zoomIn->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    zoomOut = make(nullptr, QKeySequence(Qt::CTRL | Qt::Key_Minus));
    zoomReset = make(nullptr, QKeySequence(Qt::CTRL | Qt::Key_0));
    nextTheme = make(nullptr, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T));
    fullScreen = make(nullptr, QKeySequence(Qt::Key_F11));
    fullScreen->setCheckable(true);

    lookUp = make("lookup", QKeySequence(Qt::CTRL | Qt::Key_Return));
    swap = make("swap", QKeySequence(Qt::Key_F4));
    liftRestrictions = make("reset", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F));
    hideVulgar = make("filter", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_G));
    hideVulgar->setCheckable(true);
    showUnlikely = make(nullptr, QKeySequence(Qt::Key_F7));
    showUnlikely->setCheckable(true);
    compareSentences = make("compare", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    train = make("play", QKeySequence(Qt::CTRL | Qt::Key_R));
    align = make("align", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A));
    compareMethods = make("chart", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M));
    measureHubness = make("hubs", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H));
    cancelJob = make("stop", QKeySequence(Qt::CTRL | Qt::Key_Period));

    compare = new CompareActions(window);
    map = new MapActions(window);
    saved = new SavedActions(window);
    review = new ReviewActions(window);
    dictionaries = new DictionaryActions(window);

    manual = make("info", QKeySequence(Qt::Key_F1));
    // In dialogs and other windows of the program, too.
    manual->setShortcutContext(Qt::ApplicationShortcut);
    for (const Qt::Key key : {Qt::Key_F1, Qt::Key_F2, Qt::Key_F3}) {
        tours.append(make("play", QKeySequence(Qt::CTRL | Qt::SHIFT | key)));
    }
    shortcuts = make(nullptr, QKeySequence(Qt::CTRL | Qt::Key_F1));
    about = make(nullptr, QKeySequence(Qt::SHIFT | Qt::Key_F1));
    about->setMenuRole(QAction::AboutRole);
    retranslate();
}

QList<QAction*> Actions::all() const
{
    return ActionSet::all() + compare->all() + map->all() + saved->all() + review->all() + dictionaries->all();
}

void Actions::retranslate()
{
    import->setText(tr("&Import…"));
    indexInstalled->setText(tr("Index installed &dictionaries"));
    newWorkspace->setText(tr("&New workspace…"));
    openWorkspace->setText(tr("&Open a workspace…"));
    checkWorkspace->setText(tr("&Check the workspace"));
    backUp->setText(tr("&Back up the workspace…"));
    restoreBackup->setText(tr("&Restore a backup…"));
    exportView->setText(tr("&Export plot or table…"));
    saveMap->setText(tr("&Save the map…"));
    quit->setText(tr("&Quit"));
    undo->setText(tr("&Undo"));
    redo->setText(tr("&Redo"));
    cut->setText(tr("Cu&t"));
    copy->setText(tr("&Copy"));
    copyDefinition->setText(tr("Copy with &definition"));
    paste->setText(tr("&Paste"));
    selectAll->setText(tr("Select &all"));
    find->setText(tr("&Find: go to the description"));
    filters->setText(tr("&Go to the filters"));
    lookUpClipboard->setText(tr("Look up the clip&board"));
    settings->setText(tr("S&ettings…"));
    for (auto page = pages.cbegin(); page != pages.cend(); ++page) {
        page.value()->setText(pageMenuText(page.key()));
    }
    back->setText(tr("&Back"));
    forward->setText(tr("F&orward"));
    history->setText(tr("Histor&y"));
    jobs->setText(tr("&Jobs"));
    details->setText(tr("&Details of the word"));
    entry->setText(tr("Full &entry of the word"));
    previousWord->setText(tr("&Previous word of the entries"));
    nextWord->setText(tr("Ne&xt word of the entries"));
    zoomIn->setText(tr("Zoom &in"));
    zoomOut->setText(tr("Zoom &out"));
    zoomReset->setText(tr("&Normal size"));
    nextTheme->setText(tr("Next t&heme"));
    fullScreen->setText(tr("&Full screen"));
    lookUp->setText(tr("&Look up now"));
    swap->setText(tr("&Swap the languages"));
    liftRestrictions->setText(tr("Clear all filte&rs"));
    hideVulgar->setText(tr("Hide &vulgar words"));
    showUnlikely->setText(tr("Show less li&kely words"));
    compareSentences->setText(tr("Compare se&ntences"));
    train->setText(tr("Start &training"));
    align->setText(tr("&Align the spaces"));
    compareMethods->setText(tr("Compare &methods"));
    measureHubness->setText(tr("Measure &hubness"));
    cancelJob->setText(tr("&Cancel the running job"));
    compare->retranslate();
    map->retranslate();
    saved->retranslate();
    review->retranslate();
    dictionaries->retranslate();
    manual->setText(tr("&Manual"));
    const QStringList tourTexts{tr("Tour for &learners of a language"), tr("Tour for le&xicographers"),
                                tr("Tour for &researchers")};
    for (int i = 0; i < tours.size(); ++i) {
        tours.at(i)->setText(tourTexts.at(i));
    }
    shortcuts->setText(tr("&Keyboard shortcuts"));
    about->setText(tr("&About Crossgloss"));
}

} // namespace crossgloss
