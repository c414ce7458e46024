#include "HostileFixture.h"

#include "base/Error.h"
#include "base/OpenFolder.h"
#include "base/ProcessMark.h"
#include "saved/SavedWords.h"
#include "store/Connection.h"
#include "store/OwnSchema.h"
#include "store/RemovedResources.h"
#include "store/SalvageDatabase.h"
#include "store/StoredResources.h"
#include "store/UserDatabase.h"
#include "store/Workspace.h"
#include "store/WorkspaceBackup.h"
#include "store/WorkspaceCare.h"
#include "store/WorkspaceFiles.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <memory>
#include <string>

using namespace crossgloss;
using namespace crossgloss::hostile;

/// A workspace that somebody else made runs nothing, hangs nothing, and reads, collects or deletes no file outside of it.
class TestHostileWorkspace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void triggersTakeNothingAway();
    void viewsWithoutEndHangNothing_data();
    void viewsWithoutEndHangNothing();
    void salvageRunsNothingOfTheDatabase();
    void salvageEndsWhereTheDatabaseDoesNot_data();
    void salvageEndsWhereTheDatabaseDoesNot();
    void salvageKeepsSettings();
    void ownSchemasAreKnown_data();
    void ownSchemasAreKnown();
    void foreignSchemasAreTold_data();
    void foreignSchemasAreTold();
    void foreignDatabasesAreOnlyLookedAt();
    void connectionsTrustNoSchema();

    void namesLeadNowhere_data();
    void namesLeadNowhere();
    void namesOfRemovedResourcesLeadNowhere();
    void namesOfWrittenFilesLeadNowhere();
    void emptyingTheTrashFollowsNoLink();
    void foldersBehindLinksAreNotUsed();
    void trashBehindALinkIsNotUsed();

    void pipesAreNotWaitedFor_data();
    void pipesAreNotWaitedFor();
    void linkedDatabasesAreNotOpened();
    void journalsDeleteNothing();

private:
    std::filesystem::path path(const std::string& name) const
    {
        return std::filesystem::path(m_folder->path().toStdString()) / name;
    }
    std::filesystem::path workspacePath() const { return path("workspace"); }
    void importVectors(Workspace& workspace)
    {
        workspace.import(ResourceKind::Embeddings, {put(path("a.vec"), "3 2\nfish 1 0\ncat 0 1\ndog 0.5 0.5\n")},
                         {"en", {}, {}, 1}, m_progress);
    }
    void save(const char* word) const
    {
        const Workspace workspace(workspacePath());
        SavedWord saved;
        saved.word = word;
        saved.language = "en";
        SavedWords(workspace).add(saved);
    }
    std::size_t saved() const
    {
        const Workspace workspace(workspacePath());
        return SavedWords(workspace).all().size();
    }
    std::string check()
    {
        std::string told;
        for (const CareFinding& finding : checkWorkspace(workspacePath(), m_progress).findings) {
            told += finding.problem ? std::string(finding.what.what()) + '\n' : std::string();
        }
        return told;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    NullProgress m_progress;
};

void TestHostileWorkspace::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestHostileWorkspace::triggersTakeNothingAway()
{
    save("fish");
    QVERIFY(execute(workspacePath() / "user.sqlite",
                    "INSERT INTO saved_settings VALUES ('fresh', 7); CREATE TRIGGER lose AFTER INSERT ON saved_words BEGIN DELETE FROM saved_words; END"));
    save("cat");
    QCOMPARE(saved(), std::size_t{2});
    const std::string told = check();
    QVERIFY2(told.find("trigger lose") != std::string::npos, told.c_str());
    repairWorkspace(workspacePath(), m_progress);
    QCOMPARE(check(), std::string());
    QCOMPARE(saved(), std::size_t{2});
    // Settings are those of the former database, not of a new one.
    const auto user = openUserDatabase(workspacePath(), DatabaseAccess::Reader);
    QCOMPARE(user->execAndGet("SELECT value FROM saved_settings WHERE name = 'fresh'").getInt(), 7);
}

void TestHostileWorkspace::viewsWithoutEndHangNothing_data()
{
    QTest::addColumn<QString>("database");
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("columns");
    QTest::newRow("resources") << "workspace.sqlite" << "resources"
                               << "id kind name title language second_language licence path size modified checksum "
                                  "imported_at entries dimension skipped installed file";
    QTest::newRow("written files") << "workspace.sqlite" << "written_files" << "file process checked_size checked_modified";
    QTest::newRow("runs") << "user.sqlite" << "runs"
                          << "id kind started_at seconds state parameters result process";
    QTest::newRow("saved words") << "user.sqlite" << "saved_words"
                                 << "serial id identity word language pos marks meaning meaning_language query "
                                    "query_language note tags lists source saved_at";
}

void TestHostileWorkspace::viewsWithoutEndHangNothing()
{
    QFETCH(QString, database);
    QFETCH(QString, table);
    QFETCH(QString, columns);
    save("fish");
    QVERIFY(execute(workspacePath() / database.toStdString(), endlessView(table.toStdString(), columns.toStdString())));
    // Each of them ends, whatever it says.
    errorOf([&] {
        const Workspace workspace(workspacePath());
        errorOf([&] { workspace.resources(); });
        errorOf([&] { workspace.runs(); });
        errorOf([&] { SavedWords(workspace).all(); });
    });
    const std::string told = check();
    QVERIFY2(told.find("view " + table.toStdString()) != std::string::npos, told.c_str());
    repairWorkspace(workspacePath(), m_progress);
    QCOMPARE(check(), std::string());
}

void TestHostileWorkspace::salvageRunsNothingOfTheDatabase()
{
    save("fish");
    const std::filesystem::path file = workspacePath() / "user.sqlite";
    const std::filesystem::path written = path("autostart");
    // Behind the text of a table, as an index, and as a table that is not ours.
    const std::string more = "; COMMIT; VACUUM INTO ''" + written.string() + "''; BEGIN";
    QVERIFY(execute(file, "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = sql || '" + more +
                              "' WHERE name IN ('saved_words', 'saved_words_identity')"));
    QVERIFY(execute(file, "CREATE TABLE \"x') UNION SELECT name, sql FROM sqlite_schema --\"(a)"));
    const std::filesystem::path fresh = path("fresh") / "user.sqlite";
    std::filesystem::create_directory(path("fresh"));
    QVERIFY(salvageDatabase(file, fresh).rows > 0);
    QVERIFY(!std::filesystem::exists(written));
    QVERIFY(!foreignSchema(fresh, "user.sqlite"));
    // As the program itself advises it.
    QVERIFY(!check().empty());
    repairWorkspace(workspacePath(), m_progress);
    QVERIFY(!std::filesystem::exists(written));
    QCOMPARE(check(), std::string());
    QCOMPARE(saved(), std::size_t{1});
}

void TestHostileWorkspace::salvageEndsWhereTheDatabaseDoesNot_data()
{
    QTest::addColumn<bool>("rows");
    // SQLite itself finds pages without rows.
    QTest::newRow("without rows") << false;
    QTest::newRow("with the same row again and again") << true;
}

void TestHostileWorkspace::salvageEndsWhereTheDatabaseDoesNot()
{
    QFETCH(bool, rows);
    // Pages of a table all of whose branches are the same page: twenty levels of hundreds each.
    save("fish");
    const std::filesystem::path file = workspacePath() / "user.sqlite";
    QVERIFY(execute(file, "PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE"));
    std::string bytes = bytesOf(file);
    sqlite3* database = nullptr;
    QCOMPARE(sqlite3_open(file.string().c_str(), &database), SQLITE_OK);
    std::size_t root = 0;
    const auto take = [](void* to, int, char** values, char**) {
        *static_cast<std::size_t*>(to) = static_cast<std::size_t>(std::atoll(values[0]));
        return 0;
    };
    sqlite3_exec(database, "SELECT rootpage FROM sqlite_schema WHERE name = 'saved_reviews'", take, &root, nullptr);
    sqlite3_close(database);
    QVERIFY(root > 1);
    const std::size_t pageSize = static_cast<unsigned char>(bytes[16]) * 256U + static_cast<unsigned char>(bytes[17]);
    constexpr std::size_t levels = 15;
    const std::size_t firstNew = bytes.size() / pageSize + 1;
    bytes.resize(bytes.size() + levels * pageSize);
    const auto big = [&](std::size_t at, std::size_t value, std::size_t width) {
        for (std::size_t i = 0; i < width; ++i) {
            bytes[at + i] = static_cast<char>(value >> 8 * (width - 1 - i) & 0xff);
        }
    };
    constexpr std::size_t cells = 300;
    for (std::size_t level = 0; level < levels; ++level) {
        const std::size_t page = (level == 0 ? root : firstNew + level - 1);
        const std::size_t at = (page - 1) * pageSize;
        const std::size_t child = firstNew + level;
        std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(at), pageSize, '\0');
        if (level + 1 == levels) { // a leaf, of no row or of one
            bytes[at] = 13;
            big(at + 3, rows ? 1 : 0, 2);
            big(at + 5, rows ? pageSize - 4 : pageSize, 2);
            if (rows) {
                big(at + 8, pageSize - 4, 2);
                big(at + pageSize - 4, 0x02010200, 4); // length, number, header, a column of NULL
            }
            break;
        }
        bytes[at] = 5; // inner page of a table
        big(at + 3, cells, 2);
        const std::size_t content = pageSize - cells * 5;
        big(at + 5, content, 2);
        big(at + 8, child, 4);
        for (std::size_t cell = 0; cell < cells; ++cell) {
            big(at + 12 + cell * 2, content + cell * 5, 2);
            big(at + content + cell * 5, child, 4);
            bytes[at + content + cell * 5 + 4] = static_cast<char>(1 + cell % 100);
        }
    }
    big(28, bytes.size() / pageSize, 4);
    put(file, bytes);
    QVERIFY(!check().empty());
    repairWorkspace(workspacePath(), m_progress);
    QCOMPARE(check(), std::string());
    QCOMPARE(saved(), std::size_t{1});
}

void TestHostileWorkspace::salvageKeepsSettings()
{
    // A new database has settings of its own, which give way.
    save("fish");
    const std::filesystem::path file = workspacePath() / "workspace.sqlite";
    QVERIFY(execute(file, "UPDATE settings SET value = 1234567 WHERE key = 'created_at'; CREATE TABLE more(a)"));
    QVERIFY(!check().empty());
    repairWorkspace(workspacePath(), m_progress);
    QCOMPARE(check(), std::string());
    const auto database = openDatabase(file, DatabaseAccess::Reader);
    QCOMPARE(database->execAndGet("SELECT value FROM settings WHERE key = 'created_at'").getInt(), 1234567);
}

void TestHostileWorkspace::ownSchemasAreKnown_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : workspaceDatabases) {
        QTest::newRow(name) << QString::fromLatin1(name);
    }
}

void TestHostileWorkspace::ownSchemasAreKnown()
{
    QFETCH(QString, name);
    const std::string file = name.toStdString();
    const auto database = memoryDatabase();
    QVERIFY(!foreignPart(*database, ownSchema(file)));
    makeSchema(*database, ownSchema(file));
    QVERIFY(!foreignPart(*database, ownSchema(file)));
    database->exec("ANALYZE");
    QVERIFY(!foreignPart(*database, ownSchema(file)));
}

void TestHostileWorkspace::foreignSchemasAreTold_data()
{
    QTest::addColumn<QString>("change");
    QTest::addColumn<QString>("told");
    QTest::newRow("trigger") << "CREATE TRIGGER t BEFORE DELETE ON runs BEGIN SELECT 1; END" << "trigger t";
    QTest::newRow("view") << "CREATE VIEW v AS SELECT 1" << "view v";
    QTest::newRow("index") << "CREATE INDEX i ON runs(kind)" << "index i";
    QTest::newRow("table") << "CREATE TABLE more(a)" << "table more";
    QTest::newRow("column") << "ALTER TABLE runs ADD COLUMN a AS (zeroblob(1000000000))" << "table runs";
    QTest::newRow("missing") << "DROP INDEX saved_words_identity" << "index saved_words_identity";
    QTest::newRow("kind") << "PRAGMA application_id = 7" << "application_id";
}

void TestHostileWorkspace::foreignSchemasAreTold()
{
    QFETCH(QString, change);
    QFETCH(QString, told);
    save("fish");
    const std::filesystem::path backup = path("all.backup");
    QVERIFY(execute(workspacePath() / "user.sqlite", change.toStdString()));
    const std::string message = check();
    QVERIFY2(message.find(told.toStdString()) != std::string::npos, message.c_str());
    backUpWorkspace(workspacePath(), backup, m_progress);
    const std::string refused = errorOf([&] { restoreWorkspace(path("other"), backup, m_progress); });
    QVERIFY2(refused.find(told.toStdString()) != std::string::npos, refused.c_str());
    QVERIFY(!std::filesystem::exists(path("other") / "user.sqlite"));
    QVERIFY(!std::filesystem::exists(path("other") / "workspace.sqlite"));
}

void TestHostileWorkspace::foreignDatabasesAreOnlyLookedAt()
{
    save("fish");
    const ForeignDatabase database(workspacePath() / "user.sqlite");
    QCOMPARE(database->execAndGet("SELECT word FROM saved_words").getString(), std::string("fish"));
    for (const std::string& sql : std::vector<std::string>{
                                  "DELETE FROM saved_words", "ATTACH '" + path("x").string() + "' AS x",
                                  "SELECT writefile('x', 'y')", "SELECT randomblob(10)", "PRAGMA journal_mode = DELETE",
                                  "PRAGMA writable_schema = OFF", "VACUUM INTO '" + path("y").string() + "'",
                                  "CREATE TEMP TABLE t(a)"}) {
        QVERIFY2(database->tryExec(sql) != SQLITE_OK, sql.c_str());
    }
    QVERIFY(!std::filesystem::exists(path("x")) && !std::filesystem::exists(path("y")));
}

void TestHostileWorkspace::connectionsTrustNoSchema()
{
    save("fish");
    const std::filesystem::path file = workspacePath() / "user.sqlite";
    QVERIFY(execute(file, "CREATE VIEW v AS SELECT 1 AS a; CREATE TABLE t(a); CREATE TABLE fired(a); "
                          "CREATE TRIGGER r AFTER INSERT ON t BEGIN INSERT INTO fired VALUES (1); END"));
    const auto database = openDatabase(file, DatabaseAccess::Writer);
    QVERIFY(database->tryExec("SELECT * FROM v") != SQLITE_OK);
    QCOMPARE(database->tryExec("INSERT INTO t VALUES (1)"), SQLITE_OK);
    QCOMPARE(database->execAndGet("SELECT count(*) FROM fired").getInt(), 0);
    // Functions that are not harmless may stand in no schema: told by SQLite, as it brings none with it.
    int trusted = -1;
    sqlite3_db_config(database->getHandle(), SQLITE_DBCONFIG_TRUSTED_SCHEMA, -1, &trusted);
    QCOMPARE(trusted, 0);
    database->tryExec("PRAGMA writable_schema = ON");
    QVERIFY(database->tryExec("UPDATE sqlite_schema SET sql = 'CREATE TABLE t(b)' WHERE name = 't'") != SQLITE_OK);
}

void TestHostileWorkspace::namesLeadNowhere_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("upwards") << "../../thesis.txt";
    QTest::newRow("upwards from vectors") << "vectors/../../../thesis.txt";
    QTest::newRow("absolute") << "%1/thesis.txt";
    QTest::newRow("a link") << "vectors/link.0123456789ab.space";
    QTest::newRow("behind a link") << "vectors/elsewhere/thesis.txt";
    QTest::newRow("encoders behind a link") << "encoders/elsewhere/thesis.txt";
    QTest::newRow("a database") << "user.sqlite";
}

void TestHostileWorkspace::namesLeadNowhere()
{
    QFETCH(QString, name);
    const std::filesystem::path folder = path("deep") / "workspace";
    const std::filesystem::path thesis = put(path("thesis.txt"), "all of my thesis");
    std::filesystem::create_directory(path("deep"));
    {
        Workspace workspace(folder);
        importVectors(workspace);
        openUserDatabase(workspace, DatabaseAccess::Writer);
    }
    std::filesystem::create_directories(folder / "encoders");
    std::filesystem::create_symlink(thesis, folder / "vectors" / "link.0123456789ab.space");
    std::filesystem::create_symlink(path(""), folder / "vectors" / "elsewhere");
    std::filesystem::create_symlink(path(""), folder / "encoders" / "elsewhere");
    const std::string stored = name.contains("%1") ? name.arg(m_folder->path()).toStdString() : name.toStdString();
    QVERIFY(execute(folder / "workspace.sqlite", "UPDATE resources SET file = '" + stored + "'"));

    QVERIFY(checkWorkspace(folder, m_progress).problems() > 0);
    backUpWorkspace(folder, path("all.backup"), m_progress);
    QVERIFY(bytesOf(path("all.backup")).find("all of my thesis") == std::string::npos);
    Workspace workspace(folder);
    QVERIFY(!errorOf([&] { openStoredSpace(workspace, "a"); }).empty());
    const RemovedResource removed = removeResource(workspace, "a");
    QVERIFY(std::filesystem::exists(thesis));
    errorOf([&] { restoreResource(workspace, removed); });
    errorOf([&] { workspace.remove("a"); });
    QVERIFY(workspace.resources().empty());
    QCOMPARE(bytesOf(thesis), std::string("all of my thesis"));
    QVERIFY(std::filesystem::exists(folder / "user.sqlite"));
}

void TestHostileWorkspace::namesOfRemovedResourcesLeadNowhere()
{
    // What is kept in the trash is taken back to where it was, not to where it says.
    const std::filesystem::path thesis = put(path("thesis.txt"), "all of my thesis");
    Workspace workspace(workspacePath());
    importVectors(workspace);
    const RemovedResource removed = removeResource(workspace, "a");
    QVERIFY(execute(removed.kept, "UPDATE resource SET file = '../thesis.txt'"));
    const std::string told = errorOf([&] { restoreResource(workspace, removed); });
    QCOMPARE(bytesOf(thesis), std::string("all of my thesis"));
    QVERIFY2(told.find("not its own") != std::string::npos, told.c_str());
}

void TestHostileWorkspace::namesOfWrittenFilesLeadNowhere()
{
    // A file like ours, outside of the workspace: it bears the mark and the name of a matrix.
    const std::filesystem::path matrix = put(path("mine.0123456789ab.space"), "XGSPACE\n and more");
    {
        const Workspace workspace(workspacePath());
    }
    ProcessMark gone = thisProcessMark();
    gone.started = "1";
    QVERIFY(execute(workspacePath() / "workspace.sqlite",
                    "UPDATE settings SET value = 0 WHERE key = 'created_at'; INSERT INTO written_files(file, process) "
                    "VALUES ('../mine.0123456789ab.space', '" + gone.text() + "')"));
    {
        const Workspace workspace(workspacePath());
    }
    QVERIFY(std::filesystem::exists(matrix));
    QVERIFY(!std::filesystem::exists(workspacePath() / "trash" / matrix.filename()));
}

void TestHostileWorkspace::emptyingTheTrashFollowsNoLink()
{
    const std::filesystem::path mine = put(path("victim") / "letter.txt", "mine");
    {
        const Workspace workspace(workspacePath());
    }
    // What lies in the trash goes, links among it as links.
    std::filesystem::create_directories(workspacePath() / "trash" / "folder");
    put(workspacePath() / "trash" / "folder" / "old", "old");
    std::filesystem::create_symlink(path("victim"), workspacePath() / "trash" / "link");
    std::filesystem::create_symlink(path("victim"), workspacePath() / "trash" / "folder" / "link");
    emptyTrash(workspacePath());
    QVERIFY(std::filesystem::is_empty(workspacePath() / "trash"));
    QVERIFY(std::filesystem::exists(mine));
    // The trash itself a link.
    std::filesystem::remove(workspacePath() / "trash");
    std::filesystem::create_symlink(path("victim"), workspacePath() / "trash");
    emptyTrash(workspacePath());
    QCOMPARE(bytesOf(mine), std::string("mine"));
    // Nothing is kept there either.
    Workspace workspace(workspacePath());
    importVectors(workspace);
    removeResource(workspace, "a");
    QCOMPARE(std::distance(std::filesystem::directory_iterator(path("victim")), {}), std::ptrdiff_t{1});
}

void TestHostileWorkspace::foldersBehindLinksAreNotUsed()
{
    put(path("victim") / "letter.txt", "all of my letter");
    put(path("victim") / ".crossgloss-0123456789abcdef.part", "looks like ours");
    {
        const Workspace workspace(workspacePath());
    }
    backUpWorkspace(workspacePath(), path("all.backup"), m_progress);
    std::filesystem::remove_all(workspacePath() / "vectors");
    std::filesystem::remove_all(workspacePath() / "backups");
    for (const char* name : {"vectors", "encoders", "backups", "trash"}) {
        std::filesystem::create_directory_symlink(path("victim"), workspacePath() / name);
    }
    {
        Workspace workspace(workspacePath());
        QVERIFY(!errorOf([&] { importVectors(workspace); }).empty());
    }
    backUpWorkspace(workspacePath(), path("second.backup"), m_progress);
    QVERIFY(bytesOf(path("second.backup")).find("all of my letter") == std::string::npos);
    QVERIFY(!errorOf([&] { restoreWorkspace(workspacePath(), path("all.backup"), m_progress); }).empty());
    QCOMPARE(std::distance(std::filesystem::directory_iterator(path("victim")), {}), std::ptrdiff_t{2});
}

void TestHostileWorkspace::trashBehindALinkIsNotUsed()
{
    save("fish");
    std::filesystem::create_directory(path("victim"));
    std::int64_t number = 0;
    {
        Workspace workspace(workspacePath());
        importVectors(workspace);
        number = workspace.resources().front().id;
    }
    // Files of the names that a removal would write, and clear where it fails.
    const std::string name =
        "removed-" + std::to_string(thisProcessMark().number) + '-' + std::to_string(number) + ".sqlite";
    for (const char* more : {"", "-wal", ".space"}) {
        put(path("victim") / (name + more), "mine");
    }
    std::filesystem::remove_all(workspacePath() / "trash");
    std::filesystem::create_directory_symlink(path("victim"), workspacePath() / "trash");
    {
        Workspace workspace(workspacePath());
        removeResource(workspace, "a");
        QVERIFY(workspace.resources().empty());
    }
    for (const char* more : {"", "-wal", ".space"}) {
        QCOMPARE(bytesOf(path("victim") / (name + more)), std::string("mine"));
    }
    // Nor does a damaged database go there.
    QVERIFY(execute(workspacePath() / "user.sqlite", "CREATE TABLE more(a)"));
    const std::string told = errorOf([&] { repairWorkspace(workspacePath(), m_progress); });
    QVERIFY2(told.find("could not be moved") != std::string::npos, told.c_str());
    QCOMPARE(std::distance(std::filesystem::directory_iterator(path("victim")), {}), std::ptrdiff_t{3});
    QCOMPARE(saved(), std::size_t{1});
}

void TestHostileWorkspace::pipesAreNotWaitedFor_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"workspace.sqlite", "user.sqlite", "workspace.sqlite-journal"}) {
        QTest::newRow(name) << QString::fromLatin1(name);
    }
}

void TestHostileWorkspace::pipesAreNotWaitedFor()
{
    QFETCH(QString, name);
    save("fish");
    backUpWorkspace(workspacePath(), path("all.backup"), m_progress);
    const std::filesystem::path file = workspacePath() / name.toStdString();
    std::filesystem::remove(file);
    QCOMPARE(::mkfifo(file.c_str(), 0600), 0);
    // Whoever waited for it would wait for ever.
    std::string told = errorOf([&] {
        const Workspace workspace(workspacePath());
        SavedWords(workspace).all();
    });
    told += errorOf([&] { checkWorkspace(workspacePath(), m_progress); });
    errorOf([&] { restoreWorkspace(workspacePath(), path("all.backup"), m_progress); });
    errorOf([&] { backUpWorkspace(workspacePath(), path("second.backup"), m_progress); });
    QVERIFY(told.find("plain file") != std::string::npos);
}

void TestHostileWorkspace::linkedDatabasesAreNotOpened()
{
    save("fish");
    std::filesystem::rename(workspacePath(), path("mine"));
    std::filesystem::create_directory(workspacePath());
    std::filesystem::create_symlink(path("mine") / "workspace.sqlite", workspacePath() / "workspace.sqlite");
    const std::string before = bytesOf(path("mine") / "workspace.sqlite");
    const std::string told = errorOf([&] { const Workspace workspace(workspacePath()); });
    QVERIFY2(told.find("link") != std::string::npos, told.c_str());
    QCOMPARE(bytesOf(path("mine") / "workspace.sqlite"), before);
    // The folder as a whole may be one.
    std::filesystem::remove_all(workspacePath());
    std::filesystem::create_directory_symlink(path("mine"), workspacePath());
    QCOMPARE(saved(), std::size_t{1});
}

void TestHostileWorkspace::journalsDeleteNothing()
{
    save("fish");
    const std::filesystem::path file = workspacePath() / "user.sqlite";
    QVERIFY(execute(file, "PRAGMA journal_mode = DELETE"));
    const std::filesystem::path thesis = put(path("thesis.txt"), "all of my thesis");
    const std::string bytes = bytesOf(file);
    const std::uint32_t pageSize = static_cast<unsigned char>(bytes[16]) * 256U + static_cast<unsigned char>(bytes[17]);
    const std::string journal = journalNaming(thesis, static_cast<std::uint32_t>(bytes.size() / pageSize), pageSize);
    // SQLite as it is falls for it: else this test would show nothing.
    put(path("copy.sqlite"), bytes);
    put(path("copy.sqlite-journal"), journal);
    QVERIFY(execute(path("copy.sqlite"), "SELECT count(*) FROM sqlite_schema"));
    QVERIFY(!std::filesystem::exists(thesis));
    put(thesis, "all of my thesis");
    put(workspacePath() / "user.sqlite-journal", journal);
    errorOf([&] { saved(); });
    errorOf([&] { check(); });
    errorOf([&] { backUpWorkspace(workspacePath(), path("all.backup"), m_progress); });
    errorOf([&] { repairWorkspace(workspacePath(), m_progress); });
    QVERIFY(std::filesystem::exists(thesis));
}

QTEST_GUILESS_MAIN(TestHostileWorkspace)
#include "TestHostileWorkspace.moc"
