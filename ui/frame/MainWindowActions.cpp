#include "frame/MainWindow.h"

#include "alignpage/AlignPage.h"
#include "common/Backend.h"
#include "common/Theme.h"
#include "comparepage/CompareActions.h"
#include "comparepage/ComparePage.h"
#include "frame/Actions.h"
#include "frame/Menus.h"
#include "frame/PageCatalogue.h"
#include "frame/PageStack.h"
#include "frame/Rail.h"
#include "frame/ResumeNotice.h"
#include "hubspage/HubsPage.h"
#include "jobs/JobRunner.h"
#include "jobs/JobsDock.h"
#include "jobs/StatusJob.h"
#include "librarypage/LibraryPage.h"
#include "lookuppage/LookupPage.h"
#include "mappage/MapActions.h"
#include "mappage/MapPage.h"
#include "savedpage/SavedActions.h"
#include "savedpage/SavedPage.h"
#include "trainpage/TrainPage.h"

#include <QLabel>

#include <algorithm>

// What each action of the menus does, and what pages ask of the window.

namespace crossgloss {

void MainWindow::connectSaved()
{
    const SavedActions& a = *m_actions->saved;
    connect(a.saveWord, &QAction::triggered, &m_pages->lookup(), &LookupPage::toggleSaved);
    const auto onSaved = [this](void (SavedPage::*member)()) {
        return [this, member] {
            if (m_pages->currentId() != PageId::Saved) {
                showPage(PageId::Saved);
            }
            (savedPage().*member)();
        };
    };
    connect(a.review, &QAction::triggered, this, onSaved(&SavedPage::startReview));
    connect(a.importWords, &QAction::triggered, this, onSaved(&SavedPage::importWords));
    const std::pair<QAction*, void (SavedPage::*)()> others[] = {{a.lookUpAgain, &SavedPage::lookUpAgain},
                                                                 {a.remove, &SavedPage::removeChosen},
                                                                 {a.merge, &SavedPage::mergeDuplicates},
                                                                 {a.newList, &SavedPage::newList},
                                                                 {a.renameList, &SavedPage::renameList},
                                                                 {a.removeList, &SavedPage::removeList},
                                                                 {a.exportWords, &SavedPage::exportCurrent}};
    for (const auto& [action, member] : others) {
        connect(action, &QAction::triggered, this, [this, work = member] {
            if (m_pages->currentId() == PageId::Saved) {
                (savedPage().*work)();
            }
        });
    }
}

void MainWindow::connectCompare()
{
    const CompareActions& a = *m_actions->compare;
    const std::pair<QAction*, ComparePage::Mode> modes[] = {{a.twoSentences, ComparePage::TwoSentences},
                                                            {a.search, ComparePage::Search},
                                                            {a.twoLists, ComparePage::TwoLists}};
    for (const auto& [action, mode] : modes) {
        connect(action, &QAction::triggered, this, [this, shown = mode] {
            showPage(PageId::Compare);
            comparePage().choose(shown);
        });
    }
    const std::pair<QAction*, void (ComparePage::*)()> works[] = {{m_actions->compareSentences, &ComparePage::compare},
                                                                  {a.addList, &ComparePage::addList},
                                                                  {a.alignLists, &ComparePage::alignLists},
                                                                  {a.removeList, &ComparePage::removeList},
                                                                  {a.compareChosen, &ComparePage::compareChosen}};
    for (const auto& [action, member] : works) {
        connect(action, &QAction::triggered, this, [this, work = member] {
            bringToSight(PageId::Compare);
            (comparePage().*work)();
        });
    }
}

void MainWindow::bringToSight(PageId id)
{
    if (m_pages->currentId() != id) {
        showPage(id);
    }
}

void MainWindow::connectMap()
{
    // Everything else works on a map that is in sight: the page sees to it.
    const MapActions& a = *m_actions->map;
    const std::pair<QAction*, void (MapPage::*)()> works[] = {{a.layOut, &MapPage::layOut},
                                                              {a.beforeAndAfter, &MapPage::layOutBeforeAndAfter},
                                                              {a.keep, &MapPage::openKept}};
    for (const auto& [action, member] : works) {
        connect(action, &QAction::triggered, this, [this, work = member] {
            bringToSight(PageId::Map);
            (mapPage().*work)();
        });
    }
}

void MainWindow::connectPages()
{
    connect(m_pages, &PageStack::opened, this, &MainWindow::pageOpened);
    connect(m_pages, &PageStack::roomWanted, this, &MainWindow::growBy);
    connect(m_pages, &PageStack::alignmentPassed, this, &MainWindow::pageShown);
    connect(m_pages, &PageStack::engineOutdated, this, &MainWindow::openEngine);
    connect(m_pages, &PageStack::runRequested, this, &MainWindow::openRun);
    connect(m_pages, &PageStack::statusMessage, m_status, &QLabel::setText);
    connect(m_pages, &PageStack::lineRequested, this, &MainWindow::showLine);
    const LookupPage* lookup = &m_pages->lookup();
    connect(lookup, &LookupPage::entryChanged, this, &MainWindow::pageShown);
    connect(lookup, &LookupPage::historyChanged, this, &MainWindow::pageShown);
}

void MainWindow::connectActions()
{
    const Actions& a = *m_actions;
    LookupPage* lookup = &m_pages->lookup();
    const auto onLookup = [this](void (LookupPage::*member)()) {
        return [this, member] {
            if (m_pages->currentId() != PageId::Lookup) {
                showPage(PageId::Lookup);
            }
            (lookupPage().*member)();
        };
    };
    connect(m_menus, &Menus::fileMenuOpens, this, [this] { libraryPage(); });
    connect(m_rail, &Rail::chosen, this, &MainWindow::showPage);
    connect(a.import, &QAction::triggered, this, [this] {
        showPage(PageId::Library);
        libraryPage().chooseFiles();
    });
    connect(a.indexInstalled, &QAction::triggered, this, [this] { libraryPage().indexInstalled(); });
    const auto onLibrary = [this](void (LibraryPage::*member)()) {
        return [this, member] {
            showPage(PageId::Library);
            (libraryPage().*member)();
        };
    };
    connect(a.checkWorkspace, &QAction::triggered, this, onLibrary(&LibraryPage::checkWorkspace));
    connect(a.backUp, &QAction::triggered, this, onLibrary(&LibraryPage::backUp));
    connect(a.restoreBackup, &QAction::triggered, this, onLibrary(&LibraryPage::restoreBackup));
    connect(a.exportView, &QAction::triggered, this, [this] { m_pages->current().exportCurrent(); });
    connect(a.saveMap, &QAction::triggered, this, [this] {
        showPage(PageId::Align);
        alignPage().saveMap();
    });
    connect(a.quit, &QAction::triggered, this, &QWidget::close);
    connect(a.undo, &QAction::triggered, this, [this] {
        if (!editText("undo")) {
            m_pages->current().undo();
        }
    });
    connect(a.redo, &QAction::triggered, this, [this] {
        if (!editText("redo")) {
            m_pages->current().redo();
        }
    });
    connect(a.cut, &QAction::triggered, this, [this] { editText("cut"); });
    connect(a.paste, &QAction::triggered, this, [this] { editText("paste"); });
    connect(a.selectAll, &QAction::triggered, this, [this] { editText("selectAll"); });
    connect(a.copy, &QAction::triggered, this, &MainWindow::copy);
    connect(a.copyDefinition, &QAction::triggered, lookup, &LookupPage::copyWithDefinition);
    connect(a.find, &QAction::triggered, this, onLookup(&LookupPage::focusDescription));
    connect(a.filters, &QAction::triggered, this, [this, toLookup = onLookup(&LookupPage::focusFilters)] {
        if (!m_pages->current().find()) {
            toLookup();
        }
    });
    connect(a.lookUpClipboard, &QAction::triggered, this, onLookup(&LookupPage::lookUpClipboard));
    connect(a.lookUp, &QAction::triggered, this, onLookup(&LookupPage::lookUpNow));
    connect(a.swap, &QAction::triggered, this, onLookup(&LookupPage::swapLanguages));
    connect(a.liftRestrictions, &QAction::triggered, this, onLookup(&LookupPage::clearFilters));
    connect(a.hideVulgar, &QAction::toggled, lookup, &LookupPage::setHidesVulgar);
    connect(lookup, &LookupPage::hidesVulgarChanged, a.hideVulgar, &QAction::setChecked);
    connect(a.showUnlikely, &QAction::toggled, lookup, &LookupPage::setShowsUnlikely);
    connect(lookup, &LookupPage::showsUnlikelyChanged, a.showUnlikely, &QAction::setChecked);
    connect(a.entry, &QAction::triggered, this, onLookup(&LookupPage::showEntry));
    connect(a.previousWord, &QAction::triggered, lookup, &LookupPage::goToPreviousWord);
    connect(a.nextWord, &QAction::triggered, lookup, &LookupPage::goToNextWord);
    for (auto page = a.pages.cbegin(); page != a.pages.cend(); ++page) {
        connect(page.value(), &QAction::triggered, this, [this, id = page.key()] { showPage(id); });
    }
    connect(a.back, &QAction::triggered, lookup, &LookupPage::goBack);
    connect(a.forward, &QAction::triggered, lookup, &LookupPage::goForward);
    connect(a.jobs, &QAction::toggled, m_jobsDock, &QWidget::setVisible);
    connect(m_jobsDock, &QDockWidget::visibilityChanged, this, [this] { m_actions->jobs->setChecked(!m_jobsDock->isHidden()); });
    connect(m_statusJob, &StatusJob::jobsRequested, m_jobsDock, &QWidget::show);
    connect(m_jobsDock, &JobsDock::lineRequested, this, &MainWindow::showLine);
    connect(a.details, &QAction::toggled, lookup, &LookupPage::setDetailsVisible);
    connect(lookup, &LookupPage::detailsVisibilityChanged, a.details, &QAction::setChecked);
    connect(a.history, &QAction::triggered, this, [this](bool visible) {
        if (m_pages->currentId() != PageId::Lookup) {
            showPage(PageId::Lookup);
        }
        lookupPage().setHistoryVisible(visible);
    });
    connect(lookup, &LookupPage::historyVisibilityChanged, a.history, &QAction::setChecked);
    connect(a.zoomIn, &QAction::triggered, this, [this] { setZoom(Theme::instance().zoom() + 10); });
    connect(a.zoomOut, &QAction::triggered, this, [this] { setZoom(Theme::instance().zoom() - 10); });
    connect(a.zoomReset, &QAction::triggered, this, [this] { setZoom(100); });
    connect(a.fullScreen, &QAction::toggled, this, [this](bool on) { on ? showFullScreen() : showNormal(); });
    connect(a.train, &QAction::triggered, this, [this] {
        showPage(PageId::Train);
        trainPage().startTraining();
    });
    connect(a.align, &QAction::triggered, this, [this] {
        showPage(PageId::Align);
        alignPage().startAlignment();
    });
    connect(a.compareMethods, &QAction::triggered, this, [this] {
        showPage(PageId::Align);
        alignPage().startComparison();
    });
    connect(a.measureHubness, &QAction::triggered, this, [this] {
        showPage(PageId::Hubs);
        hubsPage().measure();
    });
    connect(a.cancelJob, &QAction::triggered, this, &MainWindow::cancelFirstJob);
    const auto offerCancel = [this] {
        m_actions->cancelJob->setEnabled(std::ranges::any_of(
            m_jobs->jobs(), [](const Job* job) { return job->isActive() && job->isStoppable(); }));
    };
    for (const auto signal : {&JobRunner::added, &JobRunner::jobChanged, &JobRunner::jobFinished}) {
        connect(m_jobs, signal, this, offerCancel);
    }
    connect(m_jobs, &JobRunner::removed, this, offerCancel);
    offerCancel();
    connect(m_resume, &ResumeNotice::resumeRequested, this, [this](std::int64_t run) {
        m_jobs->ask(
            tr("Reading a run"),
            [backend = m_parts.backend, run](JobProgress&) { return backend->results().inputs(run); }, this,
            [this](const RunInputs& inputs) { openRun(inputs, true); });
    });
    connect(m_jobs, &JobRunner::idle, this, [this] {
        if (m_closing) {
            close();
        }
    });
}

} // namespace crossgloss
