#include "frame/MainWindow.h"

#include "alignpage/AlignPage.h"
#include "common/Backend.h"
#include "common/InlineMessage.h"
#include "common/Layouts.h"
#include "common/Prompts.h"
#include "common/SavedAnswers.h"
#include "common/Settings.h"
#include "common/Theme.h"
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
#include "helpwindow/HelpWindow.h"
#include "helpwindow/KeyTables.h"
#include "hubspage/HubsPage.h"
#include "jobs/JobRunner.h"
#include "jobs/JobsDock.h"
#include "jobs/StatusJob.h"
#include "librarypage/LibraryPage.h"
#include "lookuppage/LookupPage.h"
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
#include <QLabel>
#include <QLocale>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QStatusBar>

#include <utility>

namespace crossgloss {

namespace {

/// Nothing of what was looked up stays in the session of who keeps no history.
void forgetWhatWasAsked(QSettings& session)
{
    for (const char* key : {"description", "visitedWords", "visitedPlace", "filter/startsWith", "filter/pattern",
                            "askEncoder/description", "compare/first", "compare/second", "search/query"}) {
        session.remove(QLatin1String(key));
    }
}

} // namespace

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
    auto* layout = rowIn(centre, {}, 0);
    layout->addWidget(m_rail);
    layout->addWidget(line);
    auto* right = columnIn(nullptr, {}, 0);
    m_notice->setObjectName(QStringLiteral("workspaceNotice"));
    auto* notice = columnIn(nullptr, {24, 12, 24, 0}, 8);
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

void MainWindow::growBy(const QSize& lacking)
{
    if (!isMaximized() && !isFullScreen()) {
        const QSize room = screen()->availableGeometry().size() - (frameGeometry().size() - size());
        resize((size() + lacking).boundedTo(room.expandedTo(size())));
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
    if (!m_preferences->flag(SettingKey::keepHistory)) {
        forgetWhatWasAsked(session);
    }
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
