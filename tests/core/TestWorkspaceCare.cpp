#include "NoRoom.h"

#include "base/Error.h"
#include "linking/LinkingDatabase.h"
#include "store/UserDatabase.h"
#include "linking/LinkingStore.h"
#include "linking/ReviewDesk.h"
#include "resources/EmbeddingSpace.h"
#include "store/DefinitionIndex.h"
#include "store/IndexTerms.h"
#include "store/StoredResources.h"
#include "store/Workspace.h"
#include "store/WorkspaceBackup.h"
#include "store/WorkspaceCare.h"

#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>
#include <string>

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

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

void damage(const std::filesystem::path& file, std::uintmax_t offset, std::size_t length)
{
    std::fstream stream(file, std::ios::binary | std::ios::in | std::ios::out);
    stream.seekp(static_cast<std::streamoff>(offset));
    stream << std::string(length, 'Z');
}

} // namespace

/// Damage is found, told and mended; backups hold everything; a disk without room or rights still answers.
class TestWorkspaceCare : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void damagedVectorsAreFoundAndMended();
    void missingVectorsAreFoundAndMended();
    void soundVectorsAreLookedAtOnce();
    void backupsHoldEverything();
    void restoringIsSeenByWhoHasItOpen();
    void brokenBackupsChangeNothing();
    void damagedDecisionsAreSaved();
    void emptiedDecisionsAreTold();
    void withoutRoomItIsRead();
    void withoutRoomRemovingMakesSome();
    void withoutRightsItIsRead();

private:
    std::filesystem::path path(const std::string& name) const
    {
        return std::filesystem::path(m_folder->path().toStdString()) / name;
    }
    std::filesystem::path write(const std::string& name, const std::string& text) const
    {
        std::ofstream(path(name), std::ios::binary) << text;
        return path(name);
    }
    std::filesystem::path workspacePath() const { return path("workspace"); }
    std::filesystem::path matrix() const
    {
        return std::filesystem::directory_iterator(workspacePath() / "vectors")->path();
    }
    void importVectors(Workspace& workspace)
    {
        workspace.import(ResourceKind::Embeddings, {write("a.vec", "3 2\nfish 1 0\ncat 0 1\ndog 0.5 0.5\n")},
                         {"en", {}, {}, 1}, m_progress);
    }
    void importDictionary(Workspace& workspace)
    {
        workspace.import(ResourceKind::Dictionary, {write("d.en.tsv", "lemon\ta sour yellow fruit\n")}, {}, m_progress);
    }
    static std::size_t postings(const Workspace& workspace, const char* word)
    {
        return DefinitionIndex(workspace)
            .snapshot()
            ->postings(indexTerm(contentStems(word, "en").front(), "en"))
            ->size();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    NullProgress m_progress;
};

void TestWorkspaceCare::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestWorkspaceCare::damagedVectorsAreFoundAndMended()
{
    Workspace workspace(workspacePath());
    importVectors(workspace);
    QCOMPARE(checkWorkspace(workspacePath(), m_progress).problems(), std::size_t{0});
    damage(matrix(), std::filesystem::file_size(matrix()) - 60, 2);
    const CareReport report = checkWorkspace(workspacePath(), m_progress);
    QCOMPARE(report.problems(), std::size_t{1});
    QCOMPARE(report.findings.at(0).what.file(), matrix().string());
    QVERIFY(std::string(report.findings.at(0).what.what()).find("a.vec") != std::string::npos);
    importVectors(workspace);
    QCOMPARE(checkWorkspace(workspacePath(), m_progress).problems(), std::size_t{0});
    QVERIFY(openStoredSpace(workspace, "a").isIntact());
}

void TestWorkspaceCare::missingVectorsAreFoundAndMended()
{
    Workspace workspace(workspacePath());
    importVectors(workspace);
    std::filesystem::remove(matrix());
    QCOMPARE(checkChangedVectors(workspace, m_progress).size(), std::size_t{1});
    const std::string message = errorOf([&] { openStoredSpace(workspace, "a"); });
    QVERIFY2(message.find("missing") != std::string::npos, message.c_str());
    QVERIFY2(message.find("a.vec") != std::string::npos, message.c_str());
    importVectors(workspace);
    QVERIFY(openStoredSpace(workspace, "a").isIntact());
}

void TestWorkspaceCare::soundVectorsAreLookedAtOnce()
{
    Workspace workspace(workspacePath());
    importVectors(workspace);
    QVERIFY(checkChangedVectors(workspace, m_progress).empty());
    // The same size and time: not looked at again but by a check that is asked for.
    const auto time = std::filesystem::last_write_time(matrix());
    damage(matrix(), std::filesystem::file_size(matrix()) - 60, 2);
    std::filesystem::last_write_time(matrix(), time);
    QVERIFY(checkChangedVectors(workspace, m_progress).empty());
    QCOMPARE(checkWorkspace(workspacePath(), m_progress).problems(), std::size_t{1});
    std::filesystem::last_write_time(matrix(), time + std::chrono::seconds(2));
    QCOMPARE(checkChangedVectors(workspace, m_progress).size(), std::size_t{1});
}

void TestWorkspaceCare::backupsHoldEverything()
{
    {
        Workspace workspace(workspacePath());
        importVectors(workspace);
        importDictionary(workspace);
        workspace.addRun({0, "train", {}, 1.0, "done", "{}", "{}", {}});
        std::filesystem::create_directories(workspacePath() / "encoders" / "mine");
        std::ofstream(workspacePath() / "encoders" / "mine" / "model.bin") << "weights";
    }
    backUpWorkspace(workspacePath(), path("all.backup"), m_progress);
    QCOMPARE(std::filesystem::status(path("all.backup")).permissions(),
             std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    std::filesystem::rename(workspacePath(), path("old"));
    const BackupReport report = restoreWorkspace(workspacePath(), path("all.backup"), m_progress);
    QCOMPARE(report.files, std::size_t{4});
    const Workspace workspace(workspacePath());
    QCOMPARE(workspace.resources().size(), std::size_t{2});
    QCOMPARE(workspace.runs().size(), std::size_t{1});
    QCOMPARE(postings(workspace, "yellow"), std::size_t{1});
    QVERIFY(openStoredSpace(workspace, "a").isIntact());
    QVERIFY(std::filesystem::exists(workspacePath() / "encoders" / "mine" / "model.bin"));
}

void TestWorkspaceCare::restoringIsSeenByWhoHasItOpen()
{
    Workspace workspace(workspacePath());
    importDictionary(workspace);
    const DefinitionIndex index(workspace);
    const std::string term = indexTerm(contentStems("yellow", "en").front(), "en");
    QCOMPARE(index.snapshot()->postings(term)->size(), std::size_t{1});
    backUpWorkspace(workspacePath(), path("all.backup"), m_progress);
    workspace.remove("d.en");
    QCOMPARE(index.snapshot()->postings(term)->size(), std::size_t{0});
    restoreWorkspace(workspacePath(), path("all.backup"), m_progress);
    QCOMPARE(index.snapshot()->postings(term)->size(), std::size_t{1});
    QCOMPARE(workspace.resources().size(), std::size_t{1});
    // As it was before, it is kept.
    QVERIFY(std::filesystem::exists(workspacePath() / "backups" / "before-restore-workspace.sqlite"));
}

void TestWorkspaceCare::brokenBackupsChangeNothing()
{
    Workspace workspace(workspacePath());
    importVectors(workspace);
    backUpWorkspace(workspacePath(), path("all.backup"), m_progress);
    workspace.remove("a");
    importDictionary(workspace);
    const std::uintmax_t size = std::filesystem::file_size(path("all.backup"));
    std::filesystem::copy_file(path("all.backup"), path("cut.backup"));
    std::filesystem::resize_file(path("cut.backup"), size / 2);
    std::filesystem::copy_file(path("all.backup"), path("bad.backup"));
    damage(path("bad.backup"), 5000, 3);
    write("none.backup", "this is no backup at all");
    for (const char* name : {"cut.backup", "bad.backup", "none.backup"}) {
        const std::string message = errorOf([&] { restoreWorkspace(workspacePath(), path(name), m_progress); });
        QVERIFY2(message.find(name) != std::string::npos, message.c_str());
        QCOMPARE(workspace.resources().size(), std::size_t{1});
        QCOMPARE(workspace.resources().front().name, std::string("d.en"));
    }
    for (const auto& entry : std::filesystem::directory_iterator(workspacePath())) {
        QVERIFY(!entry.path().filename().string().starts_with(".crossgloss-"));
    }
}

void TestWorkspaceCare::damagedDecisionsAreSaved()
{
    constexpr int events = 4000;
    std::filesystem::path file;
    {
        Workspace workspace(workspacePath());
        const auto database = openUserDatabase(workspace, DatabaseAccess::Writer);
        database->exec("INSERT INTO linkings VALUES (1, 'l', '2026-01-01', 'semb', '{}', 2, '')");
        std::vector<LinkingEvent> all;
        for (int i = 0; i < events; ++i) {
            LinkingEvent event;
            event.step = i + 1;
            event.reviewer = "anna";
            event.at = "2026-01-31T12:00:00Z";
            event.decision.source = i;
            event.decision.target = i;
            event.decision.note = "a note that takes some room on the page of number " + std::to_string(i);
            all.push_back(event);
        }
        WriteTransaction transaction(*database);
        appendEvents(*database, 1, all);
        transaction.commit();
        file = userDatabaseFile(workspace);
    }
    const std::uintmax_t size = std::filesystem::file_size(file);
    // Two places in the midst of the journal.
    damage(file, size / 3 / 4096 * 4096, 4096);
    damage(file, size * 2 / 3 / 4096 * 4096, 4096);
    {
        Workspace workspace(workspacePath());
        const std::string message = errorOf([&] {
            const auto database = openUserDatabase(workspace, DatabaseAccess::Reader);
            guardDatabase(file, [&] { readEvents(*database, 1); });
        });
        QVERIFY(!message.empty());
        QVERIFY2(message.find("delete") == std::string::npos, message.c_str());
        QCOMPARE(checkWorkspace(workspacePath(), m_progress).problems(), std::size_t{1});
    }
    const std::vector<CareFinding> told = repairWorkspace(workspacePath(), m_progress);
    QCOMPARE(told.size(), std::size_t{1});
    QVERIFY(std::filesystem::exists(workspacePath() / "trash" / "user.sqlite"));
    QCOMPARE(checkWorkspace(workspacePath(), m_progress).problems(), std::size_t{0});
    const Workspace workspace(workspacePath());
    const auto database = openUserDatabase(workspace, DatabaseAccess::Reader);
    const std::size_t saved = readEvents(*database, 1).size();
    // Two pages are lost, each with some forty of them; what lies between and behind is there.
    QVERIFY2(saved > events - 200, std::to_string(saved).c_str());
    QCOMPARE(readEvents(*database, 1).back().decision.source, events - 1);
}

void TestWorkspaceCare::emptiedDecisionsAreTold()
{
    Workspace workspace(workspacePath());
    {
        const auto database = openUserDatabase(workspace, DatabaseAccess::Writer);
    }
    std::filesystem::create_directories(workspacePath() / "holds");
    std::ofstream(workspacePath() / "holds" / "1.lock") << "";
    for (const char* ending : {"", "-wal", "-shm"}) {
        std::filesystem::remove(workspacePath() / (std::string("user.sqlite") + ending));
    }
    std::ofstream(workspacePath() / "user.sqlite") << "";
    const std::string message = errorOf([&] { openUserDatabase(workspace, DatabaseAccess::Writer); });
    QVERIFY2(message.find("empty") != std::string::npos, message.c_str());
    QCOMPARE(std::filesystem::file_size(workspacePath() / "user.sqlite"), std::uintmax_t{0});
    QCOMPARE(checkWorkspace(workspacePath(), m_progress).problems(), std::size_t{1});
    repairWorkspace(workspacePath(), m_progress);
    QVERIFY(linkings(workspace).empty());
}

void TestWorkspaceCare::withoutRoomItIsRead()
{
    {
        Workspace workspace(workspacePath());
        importVectors(workspace);
        importDictionary(workspace);
    }
    std::size_t found = 0;
    std::size_t resources = 0;
    std::size_t words = 0;
    bool told = false;
    std::string refused;
    {
        const NoRoom full;
        Workspace workspace(workspacePath());
        told = workspace.readOnlyReason() != nullptr;
        found = postings(workspace, "yellow");
        resources = workspace.resources().size();
        words = openStoredSpace(workspace, "a").size();
        refused = errorOf([&] { workspace.addRun({0, "train", {}, 1.0, "done", "{}", "{}", {}}); });
    }
    QVERIFY(told);
    QCOMPARE(found, std::size_t{1});
    QCOMPARE(resources, std::size_t{2});
    QCOMPARE(words, std::size_t{3});
    QVERIFY(!refused.empty());
}

void TestWorkspaceCare::withoutRoomRemovingMakesSome()
{
    Workspace workspace(workspacePath());
    importVectors(workspace);
    const std::filesystem::path file = matrix();
    std::string message;
    {
        const NoRoom full;
        // Not even the row can go, but its vectors do.
        message = errorOf([&] { workspace.remove("a"); });
    }
    QVERIFY(!std::filesystem::exists(file));
    if (!message.empty()) {
        workspace.remove("a");
    }
    QVERIFY(workspace.resources().empty());
}

void TestWorkspaceCare::withoutRightsItIsRead()
{
    {
        Workspace workspace(workspacePath());
        importVectors(workspace);
        importDictionary(workspace);
    }
    const auto allow = [this](std::filesystem::perms folders, std::filesystem::perms files) {
        for (const auto& entry : std::filesystem::recursive_directory_iterator(workspacePath())) {
            std::filesystem::permissions(entry.path(), entry.is_directory() ? folders : files);
        }
        std::filesystem::permissions(workspacePath(), folders);
    };
    using std::filesystem::perms;
    const perms read = perms::owner_read | perms::group_read | perms::others_read;
    std::filesystem::permissions(m_folder->path().toStdString(), perms::all);
    allow(read | perms::owner_exec | perms::group_exec | perms::others_exec, read);
    const pid_t child = fork();
    QVERIFY(child >= 0);
    if (child == 0) {
        // The superuser may write anywhere.
        constexpr uid_t nobody = 65534;
        if (geteuid() == 0 && setuid(nobody) != 0) {
            _exit(9);
        }
        int code = 1;
        try {
            Workspace workspace(workspacePath());
            code = workspace.readOnlyReason() == nullptr         ? 2
                   : workspace.resources().size() != 2           ? 3
                   : postings(workspace, "yellow") != 1          ? 4
                   : openStoredSpace(workspace, "a").size() != 3 ? 5
                   : !linkings(workspace).empty()                ? 6
                                                                 : 0;
        } catch (const std::exception& error) {
            std::fprintf(stderr, "%s\n", error.what());
        }
        _exit(code);
    }
    int status = 0;
    QCOMPARE(waitpid(child, &status, 0), child);
    allow(perms::owner_all, perms::owner_read | perms::owner_write);
    QVERIFY(WIFEXITED(status));
    QCOMPARE(WEXITSTATUS(status), 0);
}

QTEST_GUILESS_MAIN(TestWorkspaceCare)
#include "TestWorkspaceCare.moc"
