#include "Gate.h"
#include "WindowFixture.h"

#include "common/InlineMessage.h"
#include "frame/Actions.h"
#include "frame/WorkspaceMenu.h"
#include "jobs/JobRunner.h"
#include "librarypage/LibraryPage.h"
#include "lookuppage/LookupPage.h"

#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <atomic>

using namespace crossgloss;

/// Workspaces as wholes: opened, changed for another, refused, and what is said of them.
class TestWorkspaces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        open(usual);
    }
    void cleanup() { m_fixture.reset(); }

    void theTitleNamesIt();
    void theMenuHasAll();
    void anotherIsOpened();
    void newOnesNeedAnEmptyFolder();
    void newerOnesStayOutside();
    void aNewerOneIsSaidOnce();
    void readOnlyIsSaidOnce();
    void runningJobsAreAskedAbout();
    void recentOnesAreListed();
    void recentOnesShowTheirSize();
    void sessionsAreApart();
    void theTrashIsEmptied();

private:
    static inline const QString usual = QStringLiteral("/home/reader/.local/share/crossgloss");

    MainWindow& window() { return *m_fixture->window; }
    /// A window with that workspace in it, as the program makes one.
    void open(const QString& folder)
    {
        m_fixture->window.reset();
        m_fixture->settings.setWorkspace(folder == usual ? QString() : folder);
        m_fixture->window = std::make_unique<MainWindow>(MainWindow::Parts{
            m_fixture->backend, m_fixture->settings, m_fixture->texts, m_fixture->prompts, {folder, usual}});
        window().show();
        window().start(false);
        QTRY_VERIFY(window().lookupPage().isReady());
        QTRY_COMPARE(window().jobs().activeCount(), 0);
    }
    WorkspaceMenu& menu() { return *window().findChild<WorkspaceMenu*>(); }
    QStringList recentNames()
    {
        QStringList names;
        for (const QAction* action : menu().recent()->actions()) {
            if (action->isCheckable()) {
                names.append(action->text() + (action->isChecked() ? QStringLiteral(" *") : QString()));
            }
        }
        return names;
    }
    QString notice() { return window().workspaceNotice().isVisible() ? window().workspaceNotice().text() : QString(); }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<WindowFixture> m_fixture;
};

void TestWorkspaces::theTitleNamesIt()
{
    QCOMPARE(window().windowTitle(), QStringLiteral("Crossgloss"));
    open(QStringLiteral("/data/mine"));
    QCOMPARE(window().windowTitle(), QStringLiteral("mine – Crossgloss"));
}

void TestWorkspaces::theMenuHasAll()
{
    const QList<QAction*> actions = menu().actions();
    const Actions& all = window().actions();
    for (QAction* wanted : {all.newWorkspace, all.openWorkspace, all.backUp, all.restoreBackup, all.checkWorkspace}) {
        QVERIFY2(actions.contains(wanted), qPrintable(wanted->text()));
    }
    QVERIFY(actions.contains(menu().recent()->menuAction()));
}

void TestWorkspaces::anotherIsOpened()
{
    QSignalSpy requested(&window(), &MainWindow::workspaceRequested);
    m_fixture->prompts.folder = QStringLiteral("/data/mine");
    window().actions().openWorkspace->trigger();
    QTRY_COMPARE(requested.size(), 1);
    QCOMPARE(requested.first().first().toString(), QStringLiteral("/data/mine"));
    QVERIFY(!window().isVisible());
}

void TestWorkspaces::newOnesNeedAnEmptyFolder()
{
    QSignalSpy requested(&window(), &MainWindow::workspaceRequested);
    m_fixture->prompts.folder = QStringLiteral("/data/files");
    window().actions().newWorkspace->trigger();
    QTRY_VERIFY(notice().contains(QStringLiteral("other files")));
    window().actions().openWorkspace->trigger();
    QTRY_VERIFY(notice().contains(QStringLiteral("There is no workspace in")));
    // One that is there is not begun anew, and not opened unasked.
    m_fixture->prompts.folder = QStringLiteral("/data/mine");
    m_fixture->prompts.answer = false;
    m_fixture->prompts.asked.clear();
    window().actions().newWorkspace->trigger();
    QTRY_COMPARE(m_fixture->prompts.asked.size(), 2);
    QTRY_COMPARE(window().jobs().activeCount(), 0);
    QVERIFY(requested.isEmpty());
    m_fixture->prompts.folder = QStringLiteral("/data/empty");
    window().actions().newWorkspace->trigger();
    QTRY_COMPARE(requested.size(), 1);
    QCOMPARE(requested.first().first().toString(), QStringLiteral("/data/empty"));
}

void TestWorkspaces::newerOnesStayOutside()
{
    QSignalSpy requested(&window(), &MainWindow::workspaceRequested);
    m_fixture->prompts.folder = QStringLiteral("/data/newer");
    window().actions().openWorkspace->trigger();
    QTRY_VERIFY(notice().contains(QStringLiteral("newer version")));
    QVERIFY(requested.isEmpty());
    QVERIFY(window().isVisible());
    m_fixture->prompts.folder = usual;
    window().actions().openWorkspace->trigger();
    QTRY_VERIFY(notice().contains(QStringLiteral("open already")));
}

void TestWorkspaces::aNewerOneIsSaidOnce()
{
    m_fixture->backend->workspaceCare.refusal =
        Error("The workspace was written by a newer version of the program").at("/data/mine/workspace.sqlite");
    open(QStringLiteral("/data/mine"));
    QVERIFY(notice().contains(QStringLiteral("newer version")));
    // Nobody else looked for what cannot be had, and the pack answers.
    int failed = 0;
    for (const Job* job : window().jobs().jobs()) {
        failed += job->state() == Job::State::Failed ? 1 : 0;
    }
    QVERIFY(failed <= 1);
    window().lookupPage().lookUp(QStringLiteral("small animal"));
    QTRY_VERIFY(window().lookupPage().hasAnswer());
}

void TestWorkspaces::readOnlyIsSaidOnce()
{
    m_fixture->backend->workspaceCare.opened.cannotWrite =
        Error("The workspace cannot be opened for writing (%1)", {"read-only"}).at("/data/mine/workspace.sqlite");
    const int before = m_fixture->backend->timesIndexed;
    open(QStringLiteral("/data/mine"));
    QVERIFY(notice().contains(QStringLiteral("cannot be opened for writing")));
    QCOMPARE(m_fixture->backend->timesIndexed.load(), before);
}

void TestWorkspaces::runningJobsAreAskedAbout()
{
    Gate gate;
    gate.closeAt(0);
    Job* job = window().jobs().start(QStringLiteral("endless"), [&gate](JobProgress& progress) {
        gate.pass(progress);
        progress.throwIfCancelled();
    });
    QTRY_COMPARE(job->state(), Job::State::Running);
    QSignalSpy requested(&window(), &MainWindow::workspaceRequested);
    m_fixture->prompts.answer = false;
    m_fixture->prompts.folder = QStringLiteral("/data/mine");
    m_fixture->prompts.asked.clear();
    window().actions().openWorkspace->trigger();
    QTRY_COMPARE(m_fixture->prompts.asked.size(), 2); // the folder, and the job
    QVERIFY(window().isVisible());
    QCOMPARE(job->state(), Job::State::Running);
    // Declined is declined: closing the window later opens nothing.
    m_fixture->prompts.answer = true;
    window().close();
    QTRY_VERIFY(!window().isVisible());
    QVERIFY(requested.isEmpty());
}

void TestWorkspaces::recentOnesAreListed()
{
    QCOMPARE(recentNames(), QStringList{QStringLiteral("Default workspace *")});
    open(QStringLiteral("/data/mine"));
    open(QStringLiteral("/data/other"));
    QCOMPARE(recentNames(), (QStringList{"Default workspace", "other *", "mine"}));
    open(usual);
    QCOMPARE(recentNames(), (QStringList{"Default workspace *", "other", "mine"}));
    // One that is gone leaves the list.
    menu().recent()->actions().at(1)->trigger();
    QTRY_VERIFY(notice().contains(QStringLiteral("other")));
    QCOMPARE(recentNames(), (QStringList{"Default workspace *", "mine"}));
    QSignalSpy requested(&window(), &MainWindow::workspaceRequested);
    menu().recent()->actions().at(1)->trigger();
    QTRY_COMPARE(requested.size(), 1);
    open(usual);
    Q_EMIT menu().clearRequested();
    QCOMPARE(recentNames(), QStringList{QStringLiteral("Default workspace *")});
}

void TestWorkspaces::recentOnesShowTheirSize()
{
    open(QStringLiteral("/data/mine"));
    QCOMPARE(recentNames(), (QStringList{"Default workspace", "mine *"}));
    Q_EMIT menu().aboutToShow();
    QTRY_COMPARE(recentNames(), (QStringList{"Default workspace", "mine\t3.00 MiB *"}));
    // Once more: the new figure takes the old one's place.
    QTRY_COMPARE(window().jobs().activeCount(), 0);
    Q_EMIT menu().aboutToShow();
    QTRY_COMPARE(window().jobs().activeCount(), 0);
    QCOMPARE(recentNames(), (QStringList{"Default workspace", "mine\t3.00 MiB *"}));
}

void TestWorkspaces::sessionsAreApart()
{
    window().showPage(PageId::Hubs);
    window().close();
    QTRY_VERIFY(!window().isVisible());
    open(QStringLiteral("/data/mine"));
    QCOMPARE(window().currentPage(), PageId::Lookup);
    open(usual);
    QCOMPARE(window().currentPage(), PageId::Hubs);
}

void TestWorkspaces::theTrashIsEmptied()
{
    m_fixture->backend->workspaceCare.trash = 5 << 20;
    window().actions().checkWorkspace->trigger();
    QTRY_VERIFY(window().libraryPage().messageText().contains(QStringLiteral("on the disk")));
    QVERIFY(window().libraryPage().messageText().contains(QStringLiteral("trash 5.00 MiB")));
    QPushButton* empty = nullptr;
    for (QPushButton* button : window().libraryPage().findChildren<QPushButton*>()) {
        empty = button->text() == QStringLiteral("Empty the trash") ? button : empty;
    }
    QVERIFY(empty);
    m_fixture->prompts.answer = false;
    empty->click();
    QCOMPARE(m_fixture->backend->workspaceCare.trash, std::uint64_t{5 << 20});
    m_fixture->prompts.answer = true;
    empty->click();
    QTRY_VERIFY(window().libraryPage().messageText().contains(QStringLiteral("disk space freed")));
    QCOMPARE(m_fixture->backend->workspaceCare.trash, std::uint64_t{0});
}

QTEST_MAIN(TestWorkspaces)
#include "TestWorkspaces.moc"
