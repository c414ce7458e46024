#include "base/AtomicFile.h"
#include "base/Error.h"
#include "base/ProcessMark.h"
#include "resources/EmbeddingSpace.h"
#include "store/DefinitionIndex.h"
#include "store/IndexTerms.h"
#include "store/RemovedResources.h"
#include "store/StoredResources.h"
#include "store/Workspace.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <functional>
#include <string>

#include <sqlite3.h>
#include <sys/stat.h>

using namespace crossgloss;

namespace {

const char* const vectorsText = "3 2\nfish 1 0\ncat 0 1\ndog 0.5 0.5\n";

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

std::vector<std::string> namesOf(const Workspace& workspace)
{
    std::vector<std::string> names;
    for (const Resource& resource : workspace.resources()) {
        names.push_back(resource.name);
    }
    return names;
}

std::vector<std::filesystem::path> filesIn(const std::filesystem::path& folder)
{
    std::vector<std::filesystem::path> files;
    std::error_code failure;
    for (const auto& entry : std::filesystem::directory_iterator(folder, failure)) {
        files.push_back(entry.path());
    }
    return files;
}

unsigned permissionsOf(const std::filesystem::path& path)
{
    struct stat status
    {
    };
    return ::stat(path.c_str(), &status) == 0 ? status.st_mode & 0777U : 0U;
}

} // namespace

/// The workspace keeps what the user has: nothing is deleted, replaced or shown to others unasked.
class TestWorkspaceSafety : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void opensWithoutTouchingOthersFiles();
    void aFreshDatabaseKeepsTheVectors_data();
    void aFreshDatabaseKeepsTheVectors();
    void whatUnfinishedImportsLeftGoesToTheTrash();
    void noAdviceIsToDelete();

    void namesGoToTheLastEnding();
    void importsKeepOthersOfTheirName();
    void aNameOfTheUsersIsNeverTakenOver();
    void aNewVersionOfTheSameFileTakesItsPlace();
    void equalFileNamesKeepTheirVectors();
    void removedVectorsComeBack();
    void removedDictionariesComeBack();
    void removedWordnetsComeBack();
    void whatWasRemovedGoesWithTheWorkspace();
    void leftOutIsToldByKind();

    void aWorkspaceIsPrivate();
    void withoutAHomeThereIsNoWorkspace();

private:
    std::filesystem::path path(const std::string& name) const
    {
        return std::filesystem::path(m_folder->path().toStdString()) / name;
    }
    std::filesystem::path write(const std::string& name, const std::string& text) const
    {
        std::filesystem::create_directories(path(name).parent_path());
        std::ofstream(path(name), std::ios::binary) << text;
        return path(name);
    }
    std::filesystem::path workspacePath() const { return path("workspace"); }
    Resource importVectors(Workspace& workspace, const std::string& file, const ImportOptions& options) const
    {
        NullProgress progress;
        return workspace.import(ResourceKind::Embeddings, {path(file)}, options, progress);
    }
    ImportOptions english(const std::string& name = {}, NameTaken taken = NameTaken::Refuse) const
    {
        ImportOptions options;
        options.language = "en";
        options.name = name;
        options.threads = 1;
        options.whenTaken = taken;
        return options;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestWorkspaceSafety::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestWorkspaceSafety::opensWithoutTouchingOthersFiles()
{
    {
        const Workspace workspace(workspacePath());
    }
    const auto old = std::filesystem::file_time_type::clock::now() - std::chrono::hours(48);
    for (const char* name : {"notes.txt", "mine.vec", "copy.0123456789ab.space"}) {
        std::filesystem::last_write_time(write(std::string("workspace/vectors/") + name, "mine"), old);
    }
    {
        const Workspace workspace(workspacePath());
    }
    QCOMPARE(filesIn(workspacePath() / "vectors").size(), std::size_t{3});
    QVERIFY(!std::filesystem::exists(workspacePath() / "trash"));
}

void TestWorkspaceSafety::aFreshDatabaseKeepsTheVectors_data()
{
    QTest::addColumn<bool>("empty");
    QTest::newRow("cut to nothing") << true;
    QTest::newRow("gone") << false;
}

void TestWorkspaceSafety::aFreshDatabaseKeepsTheVectors()
{
    QFETCH(bool, empty);
    write("a.vec", vectorsText);
    {
        Workspace workspace(workspacePath());
        importVectors(workspace, "a.vec", english());
    }
    const std::vector<std::filesystem::path> before = filesIn(workspacePath() / "vectors");
    QCOMPARE(before.size(), std::size_t{1});
    std::filesystem::last_write_time(before[0], std::filesystem::file_time_type::clock::now() - std::chrono::hours(48));
    for (const char* ending : {"", "-wal", "-shm"}) {
        std::filesystem::remove(workspacePath() / (std::string("workspace.sqlite") + ending));
    }
    if (empty) {
        write("workspace/workspace.sqlite", "");
    }
    {
        const Workspace workspace(workspacePath());
    }
    {
        const Workspace workspace(workspacePath());
    }
    QCOMPARE(filesIn(workspacePath() / "vectors"), before);
}

void TestWorkspaceSafety::whatUnfinishedImportsLeftGoesToTheTrash()
{
    write("a.vec", vectorsText);
    std::filesystem::path matrix;
    {
        Workspace workspace(workspacePath());
        importVectors(workspace, "a.vec", english());
        matrix = filesIn(workspacePath() / "vectors").at(0);
    }
    // As a kill leaves it: written and announced by a process that is gone, named by no resource.
    ProcessMark gone = thisProcessMark();
    gone.started = "1";
    QVERIFY(execute(workspacePath() / "workspace.sqlite",
                    "DELETE FROM resources; UPDATE written_files SET process = '" + gone.text() + "'"));
    const std::filesystem::path other = write("workspace/vectors/b.0123456789ab.space", "not ours");
    QVERIFY(execute(workspacePath() / "workspace.sqlite",
                    "INSERT INTO written_files(file, process) VALUES ('vectors/b.0123456789ab.space', '" + gone.text() +
                        "')"));
    {
        const Workspace workspace(workspacePath());
    }
    QVERIFY(!std::filesystem::exists(matrix));
    QVERIFY(std::filesystem::exists(workspacePath() / "trash" / matrix.filename()));
    QVERIFY(std::filesystem::exists(other)); // bears another mark
}

void TestWorkspaceSafety::noAdviceIsToDelete()
{
    write("workspace/workspace.sqlite", std::string(5000, 'x'));
    const std::string message = errorOf([&] { const Workspace workspace(workspacePath()); });
    QVERIFY(!message.empty());
    QVERIFY2(message.find("delete") == std::string::npos, message.c_str());
    QVERIFY2(message.find("backup") != std::string::npos, message.c_str());
}

void TestWorkspaceSafety::namesGoToTheLastEnding()
{
    QCOMPARE(proposedName("/x/novels.en.100d.vec.xz"), std::string("novels.en.100d"));
    QCOMPARE(proposedName("/x/novels.fr.100d.vec"), std::string("novels.fr.100d"));
}

void TestWorkspaceSafety::importsKeepOthersOfTheirName()
{
    write("one/a.vec", vectorsText);
    write("two/a.vec", "1 2\nbird 1 0\n");
    Workspace workspace(workspacePath());
    QCOMPARE(importVectors(workspace, "one/a.vec", english()).name, std::string("a"));
    QCOMPARE(importVectors(workspace, "two/a.vec", english()).name, std::string("a (2)"));
    QCOMPARE(importVectors(workspace, "two/a.vec", english()).name, std::string("a (2)")); // the same file again
    QCOMPARE(namesOf(workspace), (std::vector<std::string>{"a", "a (2)"}));
    QCOMPARE(openStoredSpace(workspace, "a").size(), std::size_t{3});
    QCOMPARE(openStoredSpace(workspace, "a (2)").size(), std::size_t{1});
}

void TestWorkspaceSafety::aNameOfTheUsersIsNeverTakenOver()
{
    write("one.vec", vectorsText);
    write("two.vec", "1 2\nbird 1 0\n");
    Workspace workspace(workspacePath());
    importVectors(workspace, "one.vec", english("novels"));
    const std::string message = errorOf([&] { importVectors(workspace, "two.vec", english("novels")); });
    QVERIFY2(message.find("another resource named novels") != std::string::npos, message.c_str());
    QCOMPARE(openStoredSpace(workspace, "novels").size(), std::size_t{3});
    QCOMPARE(importVectors(workspace, "two.vec", english("novels", NameTaken::KeepBoth)).name,
             std::string("novels (2)"));
    workspace.remove("novels (2)");
    QCOMPARE(importVectors(workspace, "two.vec", english("novels", NameTaken::Replace)).name, std::string("novels"));
    QCOMPARE(openStoredSpace(workspace, "novels").size(), std::size_t{1});
    QCOMPARE(filesIn(workspacePath() / "vectors").size(), std::size_t{1});
}

void TestWorkspaceSafety::aNewVersionOfTheSameFileTakesItsPlace()
{
    write("a.vec", vectorsText);
    Workspace workspace(workspacePath());
    importVectors(workspace, "a.vec", english());
    write("a.vec", "1 2\nbird 1 0\n");
    importVectors(workspace, "a.vec", english());
    QCOMPARE(namesOf(workspace), std::vector<std::string>{"a"});
    QCOMPARE(openStoredSpace(workspace, "a").size(), std::size_t{1});
    QCOMPARE(filesIn(workspacePath() / "vectors").size(), std::size_t{1});
}

void TestWorkspaceSafety::equalFileNamesKeepTheirVectors()
{
    // Names that are alike once they are made fit for a file's name.
    write("a.vec", vectorsText);
    Workspace workspace(workspacePath());
    importVectors(workspace, "a.vec", english("a b"));
    importVectors(workspace, "a.vec", english("a_b"));
    importVectors(workspace, "a.vec", english(std::string(200, 'n')));
    workspace.remove("a_b");
    QCOMPARE(openStoredSpace(workspace, "a b").size(), std::size_t{3});
    QCOMPARE(openStoredSpace(workspace, std::string(200, 'n')).size(), std::size_t{3});
}

void TestWorkspaceSafety::removedVectorsComeBack()
{
    write("a.vec", vectorsText);
    Workspace workspace(workspacePath());
    const Resource before = importVectors(workspace, "a.vec", english());
    const RemovedResource removed = removeResource(workspace, "a");
    QVERIFY(workspace.resources().empty());
    QVERIFY(filesIn(workspacePath() / "vectors").empty());
    QCOMPARE(restoreResource(workspace, removed).name, std::string("a"));
    QVERIFY(openStoredSpace(workspace, "a").isIntact());
    QCOMPARE(storedResource(workspace, "a").checksum, before.checksum);
    QVERIFY(filesIn(workspacePath() / "trash").empty());
    QVERIFY(!errorOf([&] { restoreResource(workspace, removed); }).empty());
}

void TestWorkspaceSafety::removedDictionariesComeBack()
{
    NullProgress progress;
    Workspace workspace(workspacePath());
    const auto shared = write("shared.en.tsv", "lemon\ta sour yellow fruit\n");
    const auto own = write("own.tsv", "citron\tlemon\ta sour yellow fruit\nprune\tplum\ta blue fruit\nbroken\n");
    workspace.import(ResourceKind::Dictionary, {shared}, {}, progress);
    workspace.import(ResourceKind::Dictionary, {own}, {"en", "fr", {}, 1}, progress);
    const auto postings = [&](const char* word) {
        return DefinitionIndex(workspace)
            .snapshot()
            ->postings(indexTerm(contentStems(word, "en").front(), "en"))
            ->size();
    };
    QCOMPARE(postings("blue"), std::size_t{1});
    const RemovedResource removed = removeResource(workspace, "own");
    QCOMPARE(postings("blue"), std::size_t{0});
    // What comes meanwhile may get the numbers that are free now.
    const auto other = write("other.en.tsv", "grape\ta round fruit in clusters\n");
    workspace.import(ResourceKind::Dictionary, {other}, {}, progress);
    restoreResource(workspace, removed);
    QCOMPARE(postings("blue"), std::size_t{1});
    QCOMPARE(postings("yellow"), std::size_t{1});
    QCOMPARE(DefinitionIndex(workspace).snapshot()->statistics("en").definitions, 3U);
    const std::vector<WordPair> pairs = storedWordPairs(workspace, "own", "en", "fr");
    QCOMPARE(pairs.size(), std::size_t{2});
    QCOMPARE(storedResource(workspace, "own").issues.size(), std::size_t{1});
    QVERIFY(execute(workspacePath() / "workspace.sqlite",
                    "INSERT INTO definition_index(definition_index, rank) VALUES ('integrity-check', 1)"));
}

void TestWorkspaceSafety::removedWordnetsComeBack()
{
    NullProgress progress;
    Workspace workspace(workspacePath());
    const auto one = write("one.tab", "# One\teng\thttp://one\tMIT\n00000001-n\tlemma\tlemon\n"
                                      "00000001-n\tdef\t0\ta sour yellow fruit\n");
    const auto two = write("two.tab", "# Two\tfra\thttp://two\tMIT\n00000001-n\tlemma\tcitron\n");
    workspace.import(ResourceKind::Wordnet, {one}, {}, progress);
    workspace.import(ResourceKind::Wordnet, {two}, {}, progress);
    const std::size_t pairs = storedWordPairs(workspace, "two", "fr", "en").size();
    QCOMPARE(pairs, std::size_t{1});
    restoreResource(workspace, removeResource(workspace, "two"));
    QCOMPARE(storedWordPairs(workspace, "two", "fr", "en").size(), pairs);
}

void TestWorkspaceSafety::whatWasRemovedGoesWithTheWorkspace()
{
    write("a.vec", vectorsText);
    {
        Workspace workspace(workspacePath());
        importVectors(workspace, "a.vec", english());
        removeResource(workspace, "a");
        QVERIFY(!filesIn(workspacePath() / "trash").empty());
    }
    QVERIFY(filesIn(workspacePath() / "trash").empty());
}

void TestWorkspaceSafety::leftOutIsToldByKind()
{
    NullProgress progress;
    Workspace workspace(workspacePath());
    const auto file = write("d.en.tsv", "lemon\ta sour yellow fruit\ndots\t...\nbroken\ndashes\t- -\n");
    const Resource resource = workspace.import(ResourceKind::Dictionary, {file}, {}, progress);
    QCOMPARE(resource.skipped, 3U);
    QCOMPARE(resource.faulty(), 1U);
    QCOMPARE(storedResource(workspace, "d.en").leftOut.size(), std::size_t{2});
    QCOMPARE(storedResource(workspace, "d.en").faulty(), 1U);
}

void TestWorkspaceSafety::aWorkspaceIsPrivate()
{
    write("a.vec", vectorsText);
    Workspace workspace(workspacePath());
    importVectors(workspace, "a.vec", english());
    QCOMPARE(permissionsOf(workspacePath()), 0700U);
    QCOMPARE(permissionsOf(workspacePath() / "vectors"), 0700U);
    QCOMPARE(permissionsOf(workspacePath() / "workspace.sqlite"), 0600U);
    QCOMPARE(permissionsOf(workspacePath() / "workspace.sqlite-wal"), 0600U);
    QCOMPARE(permissionsOf(filesIn(workspacePath() / "vectors").at(0)), 0600U);
}

void TestWorkspaceSafety::withoutAHomeThereIsNoWorkspace()
{
    const std::string message = errorOf([] { const Workspace workspace{std::filesystem::path()}; });
    QVERIFY2(message.find("HOME") != std::string::npos, message.c_str());
}

QTEST_GUILESS_MAIN(TestWorkspaceSafety)
#include "TestWorkspaceSafety.moc"
