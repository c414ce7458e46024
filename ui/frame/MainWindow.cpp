#include "frame/MainWindow.h"

#include "alignpage/AlignPage.h"
#include "common/Backend.h"
#include "common/InlineMessage.h"
#include "common/Prompts.h"
#include "common/SavedAnswers.h"
#include "common/Settings.h"
#include "common/Theme.h"
#include "comparepage/CompareActions.h"
#include "comparepage/ComparePage.h"
#include "frame/AboutDialog.h"
#include "frame/Actions.h"
#include "frame/InterfaceLanguage.h"
#include "frame/LineViewer.h"
#include "frame/MenuKeys.h"
#include "frame/Menus.h"
#include "frame/PageCatalogue.h"
#include "frame/PageStack.h"
#include "frame/PreferenceEffects.h"
#include "frame/Rail.h"
#include "frame/ResumeNotice.h"
#include "frame/RunOpener.h"
#include "frame/SessionKeeper.h"
#include "frame/ShortcutsDialog.h"
#include "frame/WorkspaceMenu.h"
#include "helpwindow/HelpWindow.h"
#include "helpwindow/KeyTables.h"
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
#include "settings/Preferences.h"
#include "settings/SettingsCatalogue.h"
#include "settings/SettingsDialog.h"
#include "trainpage/TrainPage.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenuBar>
#include <QMimeData>
#include <QStatusBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace crossgloss {

MainWindow::MainWindow(const Parts& parts, QWidget* parent)
    : QMainWindow(parent)
    , m_parts(prepared(parts))
    , m_preferences(new Preferences(parts.settings.preferences(), this))
    , m_jobs(new JobRunner(this))
    , m_actions(new Actions(this))
    , m_menus(new Menus(this, *m_actions, *m_preferences))
    , m_rail(new Rail(this))
    , m_savedAnswers(new SavedAnswers(parts.backend, *m_jobs, this))
    , m_pages(new PageStack({parts.backend, parts.settings, *m_preferences, parts.prompts, *m_jobs, *m_actions, *m_savedAnswers,
                             m_menus->recent()},
                            this))
    , m_jobsDock(new JobsDock(*m_jobs, this))
    , m_statusJob(new StatusJob(*m_jobs, this))
    , m_keeper(nullptr)
    , m_resume(new ResumeNotice(parts.backend, *m_jobs, parts.settings.session(), this))
    , m_notice(new InlineMessage(this))
    , m_switcher(new WorkspaceSwitcher({parts.backend, *m_jobs, parts.prompts, parts.settings.program(),
                                        m_menus->workspaces(), *m_notice},
                                       parts.workspace, this))
    , m_status(new QLabel(this))
{
    setObjectName(QStringLiteral("mainWindow"));
    setWindowIcon(QIcon(QStringLiteral(":/icons/crossgloss.svg")));
    setAcceptDrops(true);

    auto* centre = new QWidget(this);
    auto* line = new QFrame(centre);
    line->setObjectName(QStringLiteral("railLine"));
    line->setFixedWidth(1);
    auto* layout = new QHBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_rail);
    layout->addWidget(line);
    auto* right = new QVBoxLayout;
    right->setContentsMargins(0, 0, 0, 0);
    right->setSpacing(0);
    m_notice->setObjectName(QStringLiteral("workspaceNotice"));
    auto* notice = new QVBoxLayout;
    notice->setContentsMargins(24, 12, 24, 0);
    notice->setSpacing(8);
    notice->addWidget(m_notice);
    notice->addWidget(m_resume);
    right->addLayout(notice);
    right->addWidget(m_pages, 1);
    layout->addLayout(right, 1);
    setCentralWidget(centre);
    addDockWidget(Qt::BottomDockWidgetArea, m_jobsDock);
    m_jobsDock->hide();
    m_status->setContentsMargins(12, 0, 12, 0);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->addWidget(m_status, 1);
    statusBar()->addPermanentWidget(m_statusJob);
    statusBar()->setMinimumHeight(32);

    new MenuKeys(menuBar());
    connectPages();
    connectActions();
    connectSaved();
    connectCompare();
    connectMap();
    connectWorkspaces();
    connectHelp();
    retranslate();
    restoreSession();
    new PreferenceEffects(*m_preferences, m_parts.language, *m_pages, this);
    m_keeper = new SessionKeeper([this] { saveSession(); }, this);
    connect(&m_pages->lookup(), &LookupPage::historyChanged, m_keeper, &SessionKeeper::later);
    connect(m_jobs, &JobRunner::jobFinished, m_keeper, &SessionKeeper::later);
}

MainWindow::~MainWindow()
{
    // What shows jobs goes before the jobs, and the jobs are over before the pages go; a field that loses the keyboard
    // tells the settings.
    delete m_settingsDialog;
    delete m_statusJob;
    delete m_jobsDock;
    delete m_jobs;
}

LookupPage& MainWindow::lookupPage()
{
    return m_pages->lookup();
}

TrainPage& MainWindow::trainPage()
{
    return m_pages->train();
}

LibraryPage& MainWindow::libraryPage()
{
    return m_pages->library();
}

AlignPage& MainWindow::alignPage()
{
    return m_pages->align();
}

ComparePage& MainWindow::comparePage()
{
    return m_pages->compare();
}

HubsPage& MainWindow::hubsPage()
{
    return m_pages->hubs();
}

MapPage& MainWindow::mapPage()
{
    return m_pages->map();
}

GlossesPage& MainWindow::glossesPage()
{
    return m_pages->glosses();
}

ResultsPage& MainWindow::resultsPage()
{
    return m_pages->results();
}

SavedPage& MainWindow::savedPage()
{
    return m_pages->saved();
}

PageId MainWindow::currentPage() const
{
    return m_pages->currentId();
}

void MainWindow::showPage(PageId id)
{
    m_pages->open(id);
}

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
            if (m_pages->currentId() != PageId::Compare) {
                showPage(PageId::Compare);
            }
            (comparePage().*work)();
        });
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
            if (m_pages->currentId() != PageId::Map) {
                showPage(PageId::Map);
            }
            (mapPage().*work)();
        });
    }
}

void MainWindow::connectHelp()
{
    const Actions& a = *m_actions;
    connect(a.manual, &QAction::triggered, this, [this] { help().open(helpPlace()); });
    const QStringList tours{QStringLiteral("tour-learner"), QStringLiteral("tour-lexicographer"),
                            QStringLiteral("tour-researcher")};
    for (int i = 0; i < tours.size(); ++i) {
        connect(a.tours.at(i), &QAction::triggered, this, [this, tour = tours.at(i)] { help().open(tour); });
    }
    connect(a.shortcuts, &QAction::triggered, this, [this] { ShortcutsDialog::open(m_actions->all(), this); });
    connect(a.about, &QAction::triggered, this, [this] { AboutDialog::open(m_parts.backend, *m_jobs, this); });
}

HelpWindow& MainWindow::help()
{
    if (!m_help) {
        m_help = new HelpWindow(
            {m_parts.language, m_parts.settings.session(), [this] { return keyTables(*menuBar()); }}, this);
        // What changes the look of the program works there, too.
        m_help->addActions({m_actions->zoomIn, m_actions->zoomOut, m_actions->zoomReset, m_actions->nextTheme});
    }
    return *m_help;
}

QString MainWindow::helpPlace() const
{
    const QWidget* focus = QApplication::focusWidget();
    const QString place = HelpWindow::placeOf(focus ? focus : QApplication::activeWindow());
    return place.isEmpty() ? QLatin1String(pageEntry(m_pages->currentId()).key) : place;
}

void MainWindow::pageOpened(PageId id)
{
    m_rail->setCurrent(id);
    pageShown();
    if (m_keeper) {
        m_keeper->later();
        if (id == PageId::Lookup) {
            m_savedAnswers->reload(); // the command may have saved some, too
        }
    }
}

void MainWindow::openFiles(const QStringList& files)
{
    showPage(PageId::Library);
    libraryPage().open(files);
}

void MainWindow::pageShown()
{
    const bool lookup = m_pages->currentId() == PageId::Lookup;
    m_actions->back->setEnabled(lookup && lookupPage().canGoBack());
    m_actions->forward->setEnabled(lookup && lookupPage().canGoForward());
    m_actions->details->setEnabled(lookup);
    m_actions->details->setChecked(lookupPage().detailsVisible());
    m_actions->history->setChecked(lookupPage().historyVisible());
    m_actions->copyDefinition->setEnabled(lookup);
    m_actions->previousWord->setEnabled(lookup && lookupPage().canGoToPreviousWord());
    m_actions->nextWord->setEnabled(lookup && lookupPage().canGoToNextWord());
    m_actions->hideVulgar->setChecked(lookupPage().hidesVulgar());
    m_actions->saved->saveWord->setEnabled(lookup);
    m_actions->saved->setPageShown(m_pages->currentId() == PageId::Saved);
    m_actions->exportView->setEnabled(m_pages->current().canExport());
    m_actions->saveMap->setEnabled(m_pages->hasAlignment());
}

void MainWindow::connectPages()
{
    connect(m_pages, &PageStack::opened, this, &MainWindow::pageOpened);
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
        Job* job = m_jobs->compute(
            tr("Reading a run"),
            [backend = m_parts.backend, run](JobProgress&) { return backend->results().inputs(run); }, this,
            [this](const RunInputs& inputs) { openRun(inputs, true); }, JobRunner::Lane::Prompt);
        job->setTransient(true);
    });
    connect(m_jobs, &JobRunner::idle, this, [this] {
        if (m_closing) {
            close();
        }
    });
}

void MainWindow::openRun(const RunInputs& inputs, bool resume)
{
    if (!crossgloss::openRun(*this, inputs, resume)) {
        m_status->setText(tr("That page is busy; open the run again when it is done."));
    }
    m_keeper->later();
}

bool MainWindow::editText(const char* slot)
{
    QWidget* widget = QApplication::focusWidget();
    return widget && widget->metaObject()->indexOfMethod(QByteArray(slot) + "()") >= 0
           && QMetaObject::invokeMethod(widget, slot);
}

void MainWindow::copy()
{
    QWidget* widget = QApplication::focusWidget();
    if (widget && widget->metaObject()->indexOfMethod("copy()") >= 0) {
        QMetaObject::invokeMethod(widget, "copy");
    } else {
        m_pages->current().copy();
    }
}

void MainWindow::setZoom(int percent)
{
    m_preferences->set(QLatin1String(SettingKey::zoom), percent);
    m_status->setText(tr("%1 %").arg(Theme::instance().zoom()));
}

void MainWindow::cancelFirstJob()
{
    // Who looks at a run means that one.
    if (m_pages->current().cancelRun()) {
        return;
    }
    for (Job* job : m_jobs->jobs()) {
        if (job->isActive() && job->isStoppable() && !job->isStopping()) {
            job->cancel();
            return;
        }
    }
}

void MainWindow::showLine(const QString& file, quint64 line)
{
    LineViewer::open(file, line, *m_jobs, this);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_pages->keepUnfinished();
    // What passes in a moment is waited for without a question.
    const int running = m_jobs->lastingCount();
    if (running > 0 && !m_closing) {
        const bool stop = m_parts.prompts.confirm(
            this, tr("Jobs are running"),
            tr("%Ln job(s) are still running. What an import has not finished is left out; a training run can be resumed "
               "from its checkpoint.", nullptr, running),
            m_next.isEmpty() ? tr("Stop them and quit") : tr("Stop them and open the other workspace"));
        if (!stop) {
            m_next.clear();
            event->ignore();
            return;
        }
        m_closing = true;
        m_jobs->cancelAll();
        m_status->setText(tr("Stopping the jobs"));
    }
    if (m_jobs->activeCount() > 0) {
        if (!m_closing) {
            m_closing = true;
            m_jobs->cancelAll();
        }
        event->ignore();   // idle() comes back here
        return;
    }
    saveSession();
    event->accept();
    if (!m_next.isEmpty()) {
        Q_EMIT workspaceRequested(std::exchange(m_next, {}));
    }
}

void MainWindow::saveSession()
{
    QSettings& session = m_parts.settings.session();
    session.setValue(QStringLiteral("geometry"), saveGeometry());
    session.setValue(QStringLiteral("state"), saveState());
    m_pages->saveSession(session);
    session.sync();
}

void MainWindow::restoreSession()
{
    QSettings& session = m_parts.settings.session();
    if (!restoreGeometry(session.value(QStringLiteral("geometry")).toByteArray())) {
        resize(1180, 760);
    }
    restoreState(session.value(QStringLiteral("state")).toByteArray());
    const QString wanted = m_preferences->text(SettingKey::startPage);
    showPage(pageOfKey(wanted.isEmpty() ? session.value(QStringLiteral("page")).toString() : wanted));
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls()) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event)
{
    QStringList files;
    for (const QUrl& url : event->mimeData()->urls()) {
        if (url.isLocalFile()) {
            files.append(url.toLocalFile());
        }
    }
    if (!files.isEmpty()) {
        event->acceptProposedAction();
        if (!m_pages->current().takeFiles(files)) {
            showPage(PageId::Library);
            libraryPage().offer(files);
        }
    }
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        // Fields of numbers and charts keep the locale that they were made in.
        for (QAbstractSpinBox* box : findChildren<QAbstractSpinBox*>()) {
            box->setLocale(QLocale());
        }
        Q_EMIT Theme::instance().changed();
        m_actions->retranslate();
        m_menus->retranslate();
        retranslate();
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::retranslate()
{
    const WorkspaceFolders& workspace = m_parts.workspace;
    setWindowTitle(workspace.isUsual() ? tr("Crossgloss")
                                       : tr("%1 – Crossgloss", "name of a workspace").arg(m_switcher->nameOf(workspace.current)));
    m_switcher->retranslate();
    m_rail->retranslate();
}

} // namespace crossgloss
