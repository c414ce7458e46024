#include "HostileFixture.h"

#include "base/Checksum.h"
#include "base/Error.h"
#include "base/TemporaryFile.h"
#include "store/UserDatabase.h"
#include "store/Workspace.h"
#include "store/WorkspaceBackup.h"

#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <archive.h>
#include <archive_entry.h>
#include <nlohmann/json.hpp>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace crossgloss;
using namespace crossgloss::hostile;

namespace {

constexpr std::size_t block = 512;

/// A header of a tar file (ustar) as text; type '0' is a plain file.
std::string header(const std::string& name, std::uint64_t size, char type = '0', const std::string& link = {})
{
    std::string bytes(block, '\0');
    const auto put = [&](std::size_t at, const std::string& text) { bytes.replace(at, text.size(), text); };
    const auto octal = [](std::uint64_t value, int width) {
        char text[32];
        std::snprintf(text, sizeof text, "%0*llo", width, static_cast<unsigned long long>(value));
        return std::string(text);
    };
    put(0, name.substr(0, 100));
    put(100, octal(0600, 7));
    put(108, octal(0, 7));
    put(116, octal(0, 7));
    put(124, octal(size, 11));
    put(136, octal(0, 11));
    bytes[156] = type;
    put(157, link.substr(0, 100));
    put(257, std::string("ustar\0" "00", 8));
    put(148, "        ");
    unsigned sum = 0;
    for (const char c : bytes) {
        sum += static_cast<unsigned char>(c);
    }
    put(148, octal(sum, 6) + '\0' + ' ');
    return bytes;
}

std::string padded(std::string bytes)
{
    bytes.resize((bytes.size() + block - 1) / block * block);
    return bytes;
}

std::string member(const std::string& name, const std::string& content)
{
    return header(name, content.size()) + padded(content);
}

/// A file that GNU tar would call sparse (0.1): a hole of @p size bytes but one, which is behind it.
std::string sparse(const std::string& name, std::uint64_t size)
{
    const std::string number = std::to_string(size);
    std::string records;
    for (const auto& [key, value] : std::vector<std::pair<std::string, std::string>>{
             {"GNU.sparse.name", name}, {"GNU.sparse.size", number}, {"GNU.sparse.numblocks", "1"},
             {"GNU.sparse.map", std::to_string(size - 1) + ",1"}}) {
        const std::string body = ' ' + key + '=' + value + '\n';
        std::size_t length = body.size() + 2;
        while (std::to_string(length).size() + body.size() != length) {
            ++length;
        }
        records += std::to_string(length) + body;
    }
    return header("PaxHeader", records.size(), 'x') + padded(records) + header(name, 1) + padded("x");
}

const std::string ending(2 * block, '\0');

/// How many bytes a reader that trusts the archive gets of its first member; nothing of one that it takes for damaged.
std::uint64_t unfolded(const std::string& bytes)
{
    archive* reader = archive_read_new();
    archive_read_support_format_tar(reader);
    archive_entry* entry = nullptr;
    std::uint64_t count = 0;
    if (archive_read_open_memory(reader, bytes.data(), bytes.size()) == ARCHIVE_OK &&
        archive_read_next_header(reader, &entry) == ARCHIVE_OK) {
        std::vector<char> piece(1 << 20);
        for (la_ssize_t read = 0; (read = archive_read_data(reader, piece.data(), piece.size())) > 0;) {
            count += static_cast<std::uint64_t>(read);
        }
    }
    archive_read_free(reader);
    return count;
}

/// The largest file in a folder and those below.
std::uintmax_t largestBelow(const std::filesystem::path& folder)
{
    std::uintmax_t largest = 0;
    std::error_code failure;
    for (std::filesystem::recursive_directory_iterator entry(folder, failure), end; !failure && entry != end;
         entry.increment(failure)) {
        if (entry->is_regular_file(failure)) {
            largest = std::max(largest, entry->file_size(failure));
        }
    }
    return largest;
}

} // namespace

/// A backup that somebody else made takes neither disk nor memory, and writes nowhere but where a backup may; what is
/// written for one is the user's alone, and nothing of it is left behind.
class TestHostileBackup : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void bombsAreRefused_data();
    void bombsAreRefused();
    void onlyWhatABackupHoldsIsTaken_data();
    void onlyWhatABackupHoldsIsTaken();
    void sumsAreHeldAgainstTheDisk();
    void nothingIsUnpackedBeforeAllIsLookedAt();
    void textsAreBounded();

    void copiesArePrivate();
    void restoredFilesArePrivate();
    void leftoversOfKilledProcessesGo();
    void leftoversGoAtTheStart();

private:
    std::filesystem::path path(const std::string& name) const
    {
        return std::filesystem::path(m_folder->path().toStdString()) / name;
    }
    std::filesystem::path workspacePath() const { return path("workspace"); }
    const std::string manifest = R"({"format": 1, "program": "0", "created_at": "2026-01-01T00:00:00Z"})";
    /// A backup as it should be, but for @p more in front of the checksums; they tell of @p told as well.
    std::string backupWith(const std::string& more, std::map<std::string, std::string> told = {}) const
    {
        const std::string database = bytesOf(workspacePath() / "workspace.sqlite");
        told["workspace.sqlite"] = checksum(database.data(), database.size());
        return member("crossgloss-backup.json", manifest) + member("workspace.sqlite", database) + more +
               member("checksums.json", nlohmann::json(told).dump()) + ending;
    }
    std::string restored(const std::string& bytes)
    {
        put(path("hostile.backup"), bytes);
        return errorOf([&] { restoreWorkspace(path("other"), path("hostile.backup"), m_progress); });
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    NullProgress m_progress;
};

void TestHostileBackup::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    {
        const Workspace workspace(workspacePath());
    }
    QVERIFY(execute(workspacePath() / "workspace.sqlite", "PRAGMA journal_mode = DELETE"));
    QCOMPARE(restored(backupWith({})), std::string()); // what the attacks are made of is sound
    std::filesystem::remove_all(path("other"));
}

void TestHostileBackup::bombsAreRefused_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("text");
    QTest::newRow("vectors") << "vectors/a.space" << false;
    QTest::newRow("database") << "user.sqlite" << false;
    QTest::newRow("manifest") << "crossgloss-backup.json" << true;
    QTest::newRow("checksums") << "checksums.json" << true;
}

void TestHostileBackup::bombsAreRefused()
{
    QFETCH(QString, name);
    QFETCH(bool, text);
    // Long enough to tell, short enough not to fill the disk where it is not refused.
    constexpr std::uint64_t size = std::uint64_t{1} << 28;
    const std::string bomb = sparse(name.toStdString(), size);
    QCOMPARE(unfolded(bomb + ending), size); // what libarchive would make of it
    const std::string database = bytesOf(workspacePath() / "workspace.sqlite");
    std::string bytes = backupWith(bomb);
    if (text) {
        bytes = name == "checksums.json"
                    ? member("crossgloss-backup.json", manifest) + member("workspace.sqlite", database) + bomb + ending
                    : bomb + member("workspace.sqlite", database) + member("checksums.json", "{}") + ending;
    }
    std::uintmax_t largest = 0;
    std::string told;
    put(path("hostile.backup"), bytes);
    // In a process of its own, which may not write a long file nor take much more memory than it has.
    const pid_t child = ::fork();
    if (child == 0) {
        ::signal(SIGXFSZ, SIG_DFL);
        const rlimit longest{1 << 26, 1 << 26};
        ::setrlimit(RLIMIT_FSIZE, &longest);
        rusage before{};
        ::getrusage(RUSAGE_SELF, &before);
        const std::string error = errorOf([&] { restoreWorkspace(path("other"), path("hostile.backup"), m_progress); });
        rusage after{};
        ::getrusage(RUSAGE_SELF, &after);
        const bool frugal = (after.ru_maxrss - before.ru_maxrss) * 1024L < static_cast<long>(size) / 2;
        ::_exit(error.empty() ? 2 : frugal ? 0 : 3);
    }
    int status = 0;
    QCOMPARE(::waitpid(child, &status, 0), child);
    QVERIFY2(WIFEXITED(status), "it wrote more than the archive holds");
    QCOMPARE(WEXITSTATUS(status), 0);
    largest = largestBelow(path("other"));
    QVERIFY(largest < size / 4);
}

void TestHostileBackup::onlyWhatABackupHoldsIsTaken_data()
{
    QTest::addColumn<QByteArray>("entry");
    const auto row = [](const char* tag, const std::string& bytes) {
        QTest::newRow(tag) << QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size()));
    };
    row("upwards", member("../x", "x"));
    row("upwards from vectors", member("vectors/../../x", "x"));
    row("absolute", member("/tmp/crossgloss-x", "x"));
    row("another folder", member("trash/x", "x"));
    row("a folder in vectors", member("vectors/deep/x.space", "x"));
    row("a log of a database", member("user.sqlite-wal", "x"));
    row("a journal", member("user.sqlite-journal", "x"));
    row("a line break", member("vectors/a\nb", "x"));
    row("symbolic link", header("vectors/x", 0, '2', "/etc/passwd"));
    row("hard link", header("vectors/x", 0, '1', "workspace.sqlite"));
    row("folder", header("vectors/", 0, '5'));
    row("pipe", header("vectors/x", 0, '6'));
    row("device", header("vectors/x", 0, '3'));
    row("longer than the archive", header("vectors/x", std::uint64_t{1} << 33) + padded("x"));
    row("twice", member("vectors/x", "x") + member("vectors/x", "y"));
    row("a second manifest", member("crossgloss-backup.json", "{}"));
}

void TestHostileBackup::onlyWhatABackupHoldsIsTaken()
{
    QFETCH(QByteArray, entry);
    const std::string sum = checksum("x", 1);
    std::map<std::string, std::string> told;
    for (const char* name : {"../x", "vectors/../../x", "/tmp/crossgloss-x", "trash/x", "vectors/deep/x.space",
                             "user.sqlite-wal", "user.sqlite-journal", "vectors/a\nb", "vectors/x", "vectors/"}) {
        if (entry.startsWith(name) && entry[static_cast<qsizetype>(std::strlen(name))] == '\0') {
            told[name] = sum;
        }
    }
    const std::string message = restored(backupWith(entry.toStdString(), told));
    QVERIFY(!message.empty());
    QVERIFY(!std::filesystem::exists(path("x")));
    QVERIFY(!std::filesystem::exists("/tmp/crossgloss-x"));
    QVERIFY(!std::filesystem::exists(path("other") / "workspace.sqlite"));
    QVERIFY(std::filesystem::is_empty(path("other")));
}

void TestHostileBackup::sumsAreHeldAgainstTheDisk()
{
    // Many members, each of which the archive could hold, but not all of them.
    std::string more;
    for (int i = 0; i < 20; ++i) {
        more += header("vectors/" + std::to_string(i) + ".space", 100000);
    }
    QVERIFY(!restored(backupWith(more)).empty());
    QVERIFY(std::filesystem::is_empty(path("other")));
}

void TestHostileBackup::nothingIsUnpackedBeforeAllIsLookedAt()
{
    class Counting : public Progress
    {
    public:
        void stage(std::string_view, std::uint64_t) override {}
        void advance(std::uint64_t done) override { bytes = std::max(bytes, done); }
        bool cancelled() const override { return false; }
        std::uint64_t bytes = 0;
    };
    const auto unpacked = [&](const std::string& more) {
        put(path("hostile.backup"), backupWith(more));
        Counting counting;
        errorOf([&] { restoreWorkspace(path("other"), path("hostile.backup"), counting); });
        return counting.bytes;
    };
    QVERIFY(unpacked({}) > 0);
    std::filesystem::remove_all(path("other"));
    std::string many;
    for (int i = 0; i < 20; ++i) {
        many += header("vectors/" + std::to_string(i) + ".space", 100000);
    }
    QCOMPARE(unpacked(header("vectors/x", std::uint64_t{1} << 33) + padded("x")), std::uint64_t{0});
    QCOMPARE(unpacked(many), std::uint64_t{0});
    QCOMPARE(unpacked(sparse("vectors/x", std::uint64_t{1} << 28)), std::uint64_t{0});
    QCOMPARE(unpacked(member("../x", "x")), std::uint64_t{0});
}

void TestHostileBackup::textsAreBounded()
{
    // Both are read into memory; as they are they would be right.
    const std::string database = bytesOf(workspacePath() / "workspace.sqlite");
    const std::string sums = nlohmann::json{{"workspace.sqlite", checksum(database.data(), database.size())}}.dump();
    const auto backup = [&](std::size_t longerManifest, std::size_t longerSums) {
        return member("crossgloss-backup.json", manifest + std::string(longerManifest, ' ')) +
               member("workspace.sqlite", database) +
               member("checksums.json", sums + std::string(longerSums, ' ')) + ending;
    };
    QCOMPARE(restored(backup(1000, 1000)), std::string());
    std::filesystem::remove_all(path("other"));
    constexpr std::size_t tooLong = std::size_t{1} << 17;
    QVERIFY(!restored(backup(tooLong, 0)).empty());
    QVERIFY(!restored(backup(0, tooLong)).empty());
    QVERIFY(std::filesystem::is_empty(path("other")));
}

void TestHostileBackup::copiesArePrivate()
{
    const mode_t before = ::umask(0);
    std::filesystem::create_directory(path("open"));
    std::vector<unsigned> permissions;
    // Looks at what lies beside the backup and in the workspace whenever something is told.
    class Looking : public Progress
    {
    public:
        Looking(std::vector<std::filesystem::path> folders, std::vector<unsigned>& found)
            : m_folders(std::move(folders)), m_found(found)
        {
        }
        void stage(std::string_view, std::uint64_t) override { look(); }
        void advance(std::uint64_t) override { look(); }
        bool cancelled() const override
        {
            look();
            return false;
        }

    private:
        void look() const
        {
            for (const std::filesystem::path& folder : m_folders) {
                for (const auto& entry : std::filesystem::directory_iterator(folder)) {
                    if (entry.is_regular_file()) {
                        m_found.push_back(permissionsOf(entry.path()));
                    }
                }
            }
        }
        std::vector<std::filesystem::path> m_folders;
        std::vector<unsigned>& m_found;
    } looking({path("open"), workspacePath()}, permissions);
    {
        Workspace workspace(workspacePath());
        workspace.addRun({0, "train", {}, 1.0, "done", "{}", "{}", {}});
        backUpWorkspace(workspacePath(), path("open") / "all.backup", looking);
    }
    const unsigned backup = permissionsOf(path("open") / "all.backup");
    // One that takes the place of a file that others may read is private all the same.
    put(path("open") / "old.backup", "old");
    ::chmod((path("open") / "old.backup").c_str(), 0644);
    backUpWorkspace(workspacePath(), path("open") / "old.backup", m_progress);
    const unsigned over = permissionsOf(path("open") / "old.backup");
    restoreWorkspace(path("other"), path("open") / "all.backup", m_progress);
    ::umask(before);
    QVERIFY(permissions.size() > 3);
    for (const unsigned each : permissions) {
        QCOMPARE(each, 0600U);
    }
    QCOMPARE(backup, 0600U);
    QCOMPARE(over, 0600U);
    for (const auto& entry : std::filesystem::recursive_directory_iterator(path("other"))) {
        QCOMPARE(permissionsOf(entry.path()), entry.is_directory() ? 0700U : 0600U);
    }
}

void TestHostileBackup::restoredFilesArePrivate()
{
    // Files as well as databases, whatever the mask.
    {
        Workspace workspace(workspacePath());
        workspace.import(ResourceKind::Embeddings, {put(path("a.vec"), "2 2\nfish 1 0\ncat 0 1\n")}, {"en", {}, {}, 1},
                         m_progress);
    }
    put(workspacePath() / "encoders" / "mine.encoder", "an encoder");
    backUpWorkspace(workspacePath(), path("all.backup"), m_progress);
    const mode_t before = ::umask(0);
    restoreWorkspace(path("other"), path("all.backup"), m_progress);
    ::umask(before);
    std::size_t files = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(path("other"))) {
        QCOMPARE(permissionsOf(entry.path()), entry.is_directory() ? 0700U : 0600U);
        files += entry.path().extension() == ".space" || entry.path().extension() == ".encoder" ? 1 : 0;
    }
    QCOMPARE(files, std::size_t{2});
}

void TestHostileBackup::leftoversGoAtTheStart()
{
    // Of imports, salvages, backups and restores, without anybody writing there again.
    std::vector<std::filesystem::path> left;
    for (const char* folder : {"", "vectors", "backups", "encoders"}) {
        left.push_back(put(workspacePath() / folder / ".crossgloss-0123456789abcdef.part", "left"));
    }
    left.push_back(workspacePath() / ".crossgloss-fedcba9876543210.part");
    put(left.back() / "user.sqlite", "left");
    {
        const Workspace workspace(workspacePath());
    }
    for (const std::filesystem::path& each : left) {
        QVERIFY2(!std::filesystem::exists(each), each.c_str());
    }
}

void TestHostileBackup::leftoversOfKilledProcessesGo()
{
    // A restore that is killed in the midst of it.
    backUpWorkspace(workspacePath(), path("all.backup"), m_progress);
    class Dying : public Progress
    {
    public:
        void stage(std::string_view, std::uint64_t) override {}
        void advance(std::uint64_t) override { ::kill(::getpid(), SIGKILL); }
        bool cancelled() const override { return false; }
    };
    const auto names = [](const std::filesystem::path& folder) {
        std::vector<std::string> list;
        for (const auto& entry : std::filesystem::directory_iterator(folder)) {
            list.push_back(entry.path().filename().string());
        }
        std::sort(list.begin(), list.end());
        return list;
    };
    const std::vector<std::string> before = names(workspacePath());
    std::filesystem::create_directory(path("backups"));
    for (int round = 0; round < 3; ++round) {
        for (const bool backingUp : {false, true}) {
            const pid_t child = ::fork();
            if (child == 0) {
                Dying dying;
                errorOf([&] {
                    if (backingUp) {
                        backUpWorkspace(workspacePath(), path("backups") / "all.backup", dying);
                    } else {
                        restoreWorkspace(workspacePath(), path("all.backup"), dying);
                    }
                });
                ::_exit(0);
            }
            int status = 0;
            QCOMPARE(::waitpid(child, &status, 0), child);
            QVERIFY(WIFSIGNALED(status));
        }
    }
    // What is of a process that lives stays.
    const TemporaryFolder living(workspacePath());
    const std::string name = living.path().filename().string();
    {
        const Workspace workspace(workspacePath());
    }
    std::vector<std::string> after = names(workspacePath());
    QVERIFY(std::erase(after, name) == 1);
    QVERIFY(std::erase(after, "backups") == 1);
    std::erase_if(after, [](const std::string& each) { return each.ends_with("-wal") || each.ends_with("-shm"); });
    std::vector<std::string> expected = before;
    std::erase(expected, "backups");
    std::erase_if(expected, [](const std::string& each) { return each.ends_with("-wal") || each.ends_with("-shm"); });
    const auto joined = [](const std::vector<std::string>& list) {
        std::string text;
        for (const std::string& each : list) {
            text += each + ' ';
        }
        return text;
    };
    QVERIFY2(joined(after) == joined(expected), joined(after).c_str());
    // At the next start, not when somebody comes by again.
    QVERIFY(std::filesystem::is_empty(path("backups")));
}

QTEST_GUILESS_MAIN(TestHostileBackup)
#include "TestHostileBackup.moc"
