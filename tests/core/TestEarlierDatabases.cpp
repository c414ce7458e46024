#include "linking/LinkingDatabase.h"
#include "linking/LinkingStore.h"
#include "linking/ReviewDesk.h"
#include "store/GlossRuns.h"
#include "store/UserDatabase.h"
#include "store/Workspace.h"
#include "store/WorkspaceBackup.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <memory>
#include <string>

using namespace crossgloss;

/// Runs and linkings of earlier versions, which kept them elsewhere. tests/data/earlier holds what the program wrote at
/// f0518a2, as SQL: a dictionary, an alignment, a comparison of glosses with its pairs, a linking with three decisions.
class TestEarlierDatabases : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everythingIsTakenOver();
    void whatIsThereStays();
    void aFaultChangesNothing();
    void backupsOfBeforeAreRestored();

private:
    std::filesystem::path folder() const { return std::filesystem::path(m_folder->path().toStdString()) / "w"; }
    /// @param name of a file of SQL. @param database made from it in the folder.
    void make(const char* name, const char* database) const;
    long long count(const char* database, const char* sql) const;
    void checkAll(Workspace& workspace);

    std::unique_ptr<QTemporaryDir> m_folder;
    NullProgress m_progress;
};

void TestEarlierDatabases::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    std::filesystem::create_directories(folder());
    make("workspace.sql", "workspace.sqlite");
    make("linkings.sql", "linkings.sqlite");
}

void TestEarlierDatabases::make(const char* name, const char* database) const
{
    QFile sql(QStringLiteral(CROSSGLOSS_TEST_DATA "/earlier/") + QLatin1String(name));
    QVERIFY2(sql.open(QIODevice::ReadOnly), name);
    SQLite::Database made((folder() / database).string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    made.exec(sql.readAll().toStdString());
}

long long TestEarlierDatabases::count(const char* database, const char* sql) const
{
    return SQLite::Database((folder() / database).string(), SQLite::OPEN_READONLY).execAndGet(sql).getInt64();
}

void TestEarlierDatabases::checkAll(Workspace& workspace)
{
    const std::vector<Run> runs = workspace.runs();
    std::vector<std::string> kinds;
    for (const Run& run : runs) {
        kinds.push_back(run.kind);
        QCOMPARE(run.state, std::string("done"));
        QVERIFY(run.parameters.size() > 2 && run.result.size() > 2);
    }
    QCOMPARE(kinds, (std::vector<std::string>{"align", "glosses", "linking"}));
    const std::vector<StoredGloss> glosses = glossesOfRun(workspace, runs[1].id);
    QCOMPARE(glosses.size(), std::size_t{6});
    QCOMPARE(glosses[2].source, std::string("w2 w3"));
    QCOMPARE(glosses[2].target, std::string("v2 v3"));
    QCOMPARE(glosses[2].rank.value_or(0), 1U);

    const std::vector<LinkingSummary> list = linkings(workspace);
    QCOMPARE(list.size(), std::size_t{1});
    QCOMPARE(list.front().name, std::string("planted"));
    ReviewDesk desk(workspace, list.front().id, "anna", m_progress);
    QCOMPARE(desk.item(1).verdict, Verdict::Accepted);
    QCOMPARE(desk.item(3).verdict, Verdict::Accepted);
    QCOMPARE(desk.item(3).target, 4);
    QCOMPARE(desk.item(4).verdict, Verdict::Open); // its decision was undone
    const auto user = openUserDatabase(workspace, DatabaseAccess::Reader);
    QCOMPARE(readEvents(*user, list.front().id).size(), std::size_t{3});
}

void TestEarlierDatabases::everythingIsTakenOver()
{
    {
        Workspace workspace(folder());
        QVERIFY(!workspace.readOnlyReason());
        QCOMPARE(workspace.resources().size(), std::size_t{1});
        checkAll(workspace);
    }
    // The old places are empty, and what stood there is kept.
    QVERIFY(!std::filesystem::exists(folder() / "linkings.sqlite"));
    QVERIFY(std::filesystem::exists(folder() / "trash" / "linkings.sqlite"));
    QCOMPARE(count("workspace.sqlite", "SELECT count(*) FROM sqlite_schema WHERE name IN ('runs', 'run_glosses')"), 0LL);
    QVERIFY(!std::filesystem::is_empty(folder() / "backups"));
    // Once is enough.
    Workspace again(folder());
    checkAll(again);
}

void TestEarlierDatabases::whatIsThereStays()
{
    {
        // A user database that has runs and a linking of those numbers and of that name, as after a restored backup.
        const auto user = openUserDatabase(folder(), DatabaseAccess::Writer);
        user->exec("INSERT INTO runs(id, kind, started_at, seconds, state, parameters, result) "
                   "VALUES (2, 'train', '2027-01-01T00:00:00Z', 1, 'done', '{}', '{}')");
        user->exec("INSERT INTO linkings(id, name, created_at, measure, parameters, dimension) "
                   "VALUES (1, 'planted', '2027-01-01T00:00:00Z', 'semb', '{}', 2)");
    }
    const Workspace workspace(folder());
    QCOMPARE(workspace.runs().size(), std::size_t{4});
    QCOMPARE(count("user.sqlite", "SELECT count(*) FROM runs WHERE id = 2 AND kind = 'train'"), 1LL);
    QCOMPARE(count("user.sqlite", "SELECT count(*) FROM run_glosses g JOIN runs r ON r.id = g.run WHERE r.kind = 'glosses'"),
             6LL);
    QCOMPARE(count("user.sqlite", "SELECT count(*) FROM linkings"), 2LL);
    QCOMPARE(count("user.sqlite", "SELECT count(*) FROM linking_events e JOIN linkings l ON l.id = e.linking "
                                  "WHERE l.name = 'planted (2)'"),
             3LL);
    QCOMPARE(count("user.sqlite", "SELECT count(*) FROM linking_candidates c JOIN linkings l ON l.id = c.linking "
                                  "WHERE l.name = 'planted (2)'"),
             6LL);
}

void TestEarlierDatabases::aFaultChangesNothing()
{
    {
        SQLite::Database broken((folder() / "linkings.sqlite").string(), SQLite::OPEN_READWRITE);
        broken.exec("PRAGMA foreign_keys = OFF; DROP TABLE linking_events");
    }
    {
        const Workspace workspace(folder()); // opens all the same
        QCOMPARE(workspace.runs().size(), std::size_t{3});
        QVERIFY(linkings(workspace).empty());
    }
    QVERIFY(std::filesystem::exists(folder() / "linkings.sqlite"));
    QCOMPARE(count("user.sqlite", "SELECT count(*) FROM linking_sides"), 0LL);
}

void TestEarlierDatabases::backupsOfBeforeAreRestored()
{
    const std::filesystem::path backup = folder().parent_path() / "old.backup";
    backUpWorkspace(folder(), backup, m_progress);
    std::filesystem::remove_all(folder());
    restoreWorkspace(folder(), backup, m_progress);
    {
        Workspace again(folder());
        checkAll(again);
    }
    // Over a workspace that is in use, too: its runs stay beside those of the backup.
    Workspace present(folder());
    present.addRun({0, "train", {}, 1.0, "done", "{}", "{}", {}});
    restoreWorkspace(folder(), backup, m_progress);
    QCOMPARE(Workspace(folder()).runs().size(), std::size_t{4});
    QCOMPARE(linkings(Workspace(folder())).size(), std::size_t{1});
}

QTEST_GUILESS_MAIN(TestEarlierDatabases)
#include "TestEarlierDatabases.moc"
