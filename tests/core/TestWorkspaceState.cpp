#include "NoRoom.h"

#include "base/Error.h"
#include "base/FreeMemory.h"
#include "base/Parallel.h"
#include "base/ThreadLimit.h"
#include "store/BackupArchive.h"
#include "store/UserDatabase.h"
#include "store/WorkspaceBackup.h"
#include "store/WorkspaceCare.h"
#include "store/WorkspaceState.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <functional>
#include <map>
#include <memory>
#include <sstream>
#include <vector>

#include <sqlite3.h>

using namespace crossgloss;

namespace {

std::string errorOf(const std::function<void()>& work)
{
    try {
        work();
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

bool execute(const std::filesystem::path& file, const std::string& sql)
{
    sqlite3* database = nullptr;
    const bool done = sqlite3_open(file.string().c_str(), &database) == SQLITE_OK &&
                      sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK;
    sqlite3_close(database);
    return done;
}

/// Every file and folder of a folder with what is in it.
std::map<std::string, std::string> contentOf(const std::filesystem::path& folder)
{
    std::map<std::string, std::string> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        std::string& content = files[entry.path().lexically_relative(folder).string()];
        if (entry.is_regular_file()) {
            std::ostringstream text;
            text << std::ifstream(entry.path(), std::ios::binary).rdbuf();
            content = text.str();
        }
    }
    return files;
}

} // namespace

/// What is said of a workspace before it is opened: of another version, full, whose it is, how large.
class TestWorkspaceState : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void otherVersionsAreRefusedUntouched_data();
    void otherVersionsAreRefusedUntouched();
    void nothingIsMadeBesideOlderOnes_data();
    void nothingIsMadeBesideOlderOnes();
    void backupsOfOlderOnesAreRefused_data();
    void backupsOfOlderOnesAreRefused();
    void whatIsInTheLogCounts();
    void foldersAreTold();
    void spaceIsCounted();
    void newOnesWithoutRoomLeaveNothing();
    void backupsWithoutRoomLeaveNothing();
    void restoringWithoutRoomLeavesNoHalf_data();
    void restoringWithoutRoomLeavesNoHalf();
    void limitsHold();

private:
    std::filesystem::path path(const std::string& name) const
    {
        return std::filesystem::path(m_folder->path().toStdString()) / name;
    }
    std::filesystem::path workspacePath() const { return path("workspace"); }
    /// A workspace with a dictionary, vectors and a run.
    void fill() const
    {
        Workspace workspace(workspacePath());
        NullProgress progress;
        std::ofstream(path("d.en.tsv")) << "lemon\ta sour yellow fruit\n";
        std::ofstream(path("a.vec")) << "3 2\nfish 1 0\ncat 0 1\ndog 0.5 0.5\n";
        ImportOptions english;
        english.language = "en";
        workspace.import(ResourceKind::Dictionary, {path("d.en.tsv")}, {}, progress);
        workspace.import(ResourceKind::Embeddings, {path("a.vec")}, english, progress);
        workspace.addRun({0, "train", {}, 1.0, "done", "{}", "{}", {}});
    }

    /// All that a folder is asked for as a whole.
    std::vector<std::function<void()>> works(const std::filesystem::path& folder)
    {
        return {[folder] { const Workspace workspace(folder); },
                [this, folder] { checkWorkspace(folder, m_progress); },
                [this, folder] { repairWorkspace(folder, m_progress); },
                [this, folder] { backUpWorkspace(folder, path("other.backup"), m_progress); },
                [this, folder] { restoreWorkspace(folder, path("all.backup"), m_progress); }};
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    NullProgress m_progress;
};

void TestWorkspaceState::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestWorkspaceState::otherVersionsAreRefusedUntouched_data()
{
    QTest::addColumn<QString>("database");
    QTest::addColumn<int>("version");
    QTest::addColumn<QStringList>("told");
    const QStringList newer{"newer version", "1000", "Update the program"};
    const QStringList older{"earlier build", "Choose another folder; this one is kept as it is"};
    QTest::newRow("newer resources") << "workspace.sqlite" << 1000 << newer;
    QTest::newRow("newer user data") << "user.sqlite" << 1000 << newer;
    QTest::newRow("older resources") << "workspace.sqlite" << 7 << older + QStringList{"(schema 7, this program knows 8)"};
    QTest::newRow("older user data") << "user.sqlite" << 3 << older + QStringList{"(schema 3, this program knows 4)"};
    QTest::newRow("no version") << "workspace.sqlite" << 0 << older;
}

void TestWorkspaceState::otherVersionsAreRefusedUntouched()
{
    QFETCH(QString, database);
    QFETCH(int, version);
    QFETCH(QStringList, told);
    fill();
    backUpWorkspace(workspacePath(), path("all.backup"), m_progress);
    QVERIFY(execute(workspacePath() / database.toStdString(), "PRAGMA user_version = " + std::to_string(version)));
    const std::map<std::string, std::string> before = contentOf(workspacePath());
    for (const std::function<void()>& work : works(workspacePath())) {
        const QString message = QString::fromStdString(errorOf(work));
        for (const QString& each : told + QStringList{database}) {
            QVERIFY2(message.contains(each), qPrintable(message));
        }
        QVERIFY(contentOf(workspacePath()) == before);
    }
    QVERIFY(!std::filesystem::exists(path("other.backup")));
}

void TestWorkspaceState::nothingIsMadeBesideOlderOnes_data()
{
    QTest::addColumn<bool>("log");
    QTest::newRow("closed") << false;
    QTest::newRow("killed, with a log") << true;
}

void TestWorkspaceState::nothingIsMadeBesideOlderOnes()
{
    QFETCH(bool, log);
    fill();
    backUpWorkspace(workspacePath(), path("all.backup"), m_progress);
    // A folder with databases alone: no vectors, no backups, and no log where the program ended by itself.
    const std::filesystem::path older = path("older");
    std::filesystem::create_directory(older);
    const std::filesystem::path file = workspacePath() / "workspace.sqlite";
    sqlite3* open = nullptr;
    QCOMPARE(sqlite3_open(file.string().c_str(), &open), SQLITE_OK);
    QCOMPARE(sqlite3_exec(open, "PRAGMA user_version = 7", nullptr, nullptr, nullptr), SQLITE_OK);
    if (!log) {
        QCOMPARE(sqlite3_exec(open, "PRAGMA wal_checkpoint(TRUNCATE)", nullptr, nullptr, nullptr), SQLITE_OK);
    }
    for (const char* name : {"workspace.sqlite", "workspace.sqlite-wal", "user.sqlite"}) {
        if (log || !QByteArray(name).endsWith("-wal")) {
            std::filesystem::copy_file(workspacePath() / name, older / name);
        }
    }
    sqlite3_close(open);
    const std::map<std::string, std::string> before = contentOf(older);
    QCOMPARE(before.size(), log ? std::size_t{3} : std::size_t{2});
    for (const std::function<void()>& work : works(older)) {
        const std::string message = errorOf(work);
        QVERIFY2(message.find("earlier build") != std::string::npos, message.c_str());
        QVERIFY(contentOf(older) == before);
    }
}

void TestWorkspaceState::backupsOfOlderOnesAreRefused_data()
{
    QTest::addColumn<QString>("database");
    QTest::addColumn<int>("version");
    QTest::newRow("resources") << "workspace.sqlite" << 7;
    QTest::newRow("user data") << "user.sqlite" << 3;
}

void TestWorkspaceState::backupsOfOlderOnesAreRefused()
{
    QFETCH(QString, database);
    QFETCH(int, version);
    fill();
    std::filesystem::copy(workspacePath(), path("older"), std::filesystem::copy_options::recursive);
    QVERIFY(execute(path("older") / database.toStdString(), "PRAGMA user_version = " + std::to_string(version)));
    BackupWriter writer(path("older.backup"), m_progress);
    for (const char* name : {"workspace.sqlite", "user.sqlite"}) {
        writer.addFile(name, path("older") / name);
    }
    writer.finish();
    const std::map<std::string, std::string> before = contentOf(workspacePath());
    const std::string message = errorOf([&] { restoreWorkspace(workspacePath(), path("older.backup"), m_progress); });
    QVERIFY2(message.find("The backup was made by an earlier build") != std::string::npos, message.c_str());
    QVERIFY2(message.find("older.backup") != std::string::npos, message.c_str());
    QVERIFY(contentOf(workspacePath()) == before);
}

void TestWorkspaceState::whatIsInTheLogCounts()
{
    fill();
    // Written by a program that still runs: the version is in the log alone.
    sqlite3* open = nullptr;
    QCOMPARE(sqlite3_open((workspacePath() / "workspace.sqlite").string().c_str(), &open), SQLITE_OK);
    QCOMPARE(sqlite3_exec(open, "PRAGMA user_version = 1000", nullptr, nullptr, nullptr), SQLITE_OK);
    const std::string message = errorOf([&] { requireKnownVersion(workspacePath()); });
    sqlite3_close(open);
    QVERIFY2(message.find("newer version") != std::string::npos, message.c_str());
}

void TestWorkspaceState::foldersAreTold()
{
    QCOMPARE(folderContent(workspacePath()), FolderContent::Missing);
    std::filesystem::create_directories(workspacePath());
    QCOMPARE(folderContent(workspacePath()), FolderContent::Empty);
    requireKnownVersion(workspacePath());
    std::ofstream(workspacePath() / "letter.txt") << "Dear";
    QCOMPARE(folderContent(workspacePath()), FolderContent::Other);
    fill();
    QCOMPARE(folderContent(workspacePath()), FolderContent::Workspace);
    requireKnownVersion(workspacePath());
    QCOMPARE(folderContent(path("d.en.tsv")), FolderContent::Other);
}

void TestWorkspaceState::spaceIsCounted()
{
    fill();
    for (const char* folder : {"trash", "backups", "encoders/mine"}) {
        std::filesystem::create_directories(workspacePath() / folder);
    }
    std::ofstream(workspacePath() / "trash" / "gone") << std::string(100, 'x');
    std::ofstream(workspacePath() / "backups" / "old") << std::string(200, 'x');
    std::ofstream(workspacePath() / "encoders" / "mine" / "model") << std::string(400, 'x');
    std::ofstream(workspacePath() / "letter.txt") << std::string(800, 'x');
    const SpaceUsed space = checkWorkspace(workspacePath(), m_progress).space;
    QCOMPARE(space.trash, std::uint64_t{100});
    QCOMPARE(space.backups, std::uint64_t{200});
    QCOMPARE(space.models, std::uint64_t{400});
    QVERIFY(space.other >= 800);
    QVERIFY(space.vectors > 24);
    QVERIFY(space.databases > 8192);
    std::uint64_t all = 0;
    for (const auto& [name, text] : contentOf(workspacePath())) {
        all += text.size();
    }
    QCOMPARE(spaceUsed(workspacePath()).total(), all);
    QCOMPARE(spaceUsed(path("nowhere")).total(), std::uint64_t{0});
}

void TestWorkspaceState::newOnesWithoutRoomLeaveNothing()
{
    std::string message;
    {
        const NoRoom full;
        message = errorOf([&] { const Workspace workspace(workspacePath()); });
    }
    QVERIFY2(message.find("workspace.sqlite") != std::string::npos, message.c_str());
    QVERIFY2(message.find("version") == std::string::npos, message.c_str());
    QVERIFY(!std::filesystem::exists(workspacePath()));
    { const Workspace workspace(workspacePath()); }
    QCOMPARE(folderContent(workspacePath()), FolderContent::Workspace);
}

void TestWorkspaceState::backupsWithoutRoomLeaveNothing()
{
    fill();
    std::filesystem::create_directories(path("stick"));
    std::string message;
    {
        const NoRoom full;
        message = errorOf([&] { backUpWorkspace(workspacePath(), path("stick/all.backup"), m_progress); });
    }
    QVERIFY(!message.empty());
    QVERIFY2(message.find("all.backup") != std::string::npos, message.c_str());
    QVERIFY2(message.find("free space") != std::string::npos, message.c_str());
    QVERIFY(std::filesystem::is_empty(path("stick")));
}

void TestWorkspaceState::restoringWithoutRoomLeavesNoHalf_data()
{
    QTest::addColumn<int>("room");
    QTest::newRow("none") << 0;
    // Files of the backup find room, its databases do not, or only the first of them.
    for (const int kibibytes : {8, 40, 80, 120, 160}) {
        QTest::addRow("%d KiB", kibibytes) << kibibytes * 1024;
    }
}

void TestWorkspaceState::restoringWithoutRoomLeavesNoHalf()
{
    QFETCH(int, room);
    fill();
    backUpWorkspace(workspacePath(), path("all.backup"), m_progress);
    {
        Workspace workspace(workspacePath());
        workspace.remove("a");
        workspace.addRun({0, "evaluate", {}, 1.0, "done", "{}", "{}", {}});
    }
    std::string message;
    {
        const NoRoom full(static_cast<rlim_t>(room));
        message = errorOf([&] { restoreWorkspace(workspacePath(), path("all.backup"), m_progress); });
    }
    const Workspace workspace(workspacePath());
    if (message.empty()) {
        QCOMPARE(workspace.resources().size(), std::size_t{2});
        QCOMPARE(workspace.runs().size(), std::size_t{1});
        return;
    }
    QCOMPARE(workspace.resources().size(), std::size_t{1});
    QCOMPARE(workspace.resources().front().name, std::string("d.en"));
    QCOMPARE(workspace.runs().size(), std::size_t{2});
    QVERIFY(std::filesystem::is_empty(workspacePath() / "vectors"));
    QCOMPARE(checkWorkspace(workspacePath(), m_progress).problems(), std::size_t{0});
    for (const auto& entry : std::filesystem::directory_iterator(workspacePath())) {
        QVERIFY(!entry.path().filename().string().starts_with(".crossgloss-"));
    }
}

void TestWorkspaceState::limitsHold()
{
    const int all = resolveThreads(0);
    setAllThreads(3);
    const int limited = resolveThreads(0);
    const int asked = resolveThreads(7);
    setAllThreads(0);
    QCOMPARE(limited, 3);
    QCOMPARE(asked, 7); // who asks for a number gets it
    QCOMPARE(resolveThreads(0), all);

    const std::optional<double> available = freeMemory();
    setMemoryLimit(4096);
    const std::optional<double> left = freeMemory();
    setMemoryLimit(1e18);
    const std::optional<double> plenty = freeMemory();
    setMemoryLimit(0);
    QVERIFY(left.has_value());
    QCOMPARE(*left, 0.0); // the process itself takes more
    QVERIFY(plenty.has_value());
    QVERIFY(!available || *plenty < 1e17);
}

QTEST_GUILESS_MAIN(TestWorkspaceState)
#include "TestWorkspaceState.moc"
