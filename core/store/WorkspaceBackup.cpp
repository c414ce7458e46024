#include "store/WorkspaceBackup.h"

#include "base/Checksum.h"
#include "base/Error.h"
#include "base/Log.h"
#include "base/TemporaryFile.h"
#include "store/BackupArchive.h"
#include "store/Database.h"
#include "store/EarlierDatabases.h"
#include "store/SalvageDatabase.h"
#include "store/UserDatabase.h"
#include "store/WorkspaceFiles.h"
#include "store/WorkspacePrivate.h"
#include "store/WorkspaceState.h"

#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <system_error>
#include <vector>

namespace crossgloss {

namespace {

bool isDatabaseName(const std::string& name)
{
    return std::ranges::find(workspaceDatabases, name) != workspaceDatabases.end();
}

std::vector<std::string> vectorFiles(const std::filesystem::path& copy)
{
    std::vector<std::string> files;
    guardDatabase(copy, [&] {
        SQLite::Database database(copy.string(), SQLite::OPEN_READONLY);
        SQLite::Statement rows(database, "SELECT DISTINCT file FROM resources WHERE file <> '' ORDER BY file");
        while (rows.executeStep()) {
            files.push_back(rows.getColumn(0).getString());
        }
    });
    return files;
}

/// Files below a folder, as names relative to @p root.
std::vector<std::string> filesBelow(const std::filesystem::path& root, const char* folder)
{
    std::vector<std::string> names;
    std::error_code failure;
    for (std::filesystem::recursive_directory_iterator entry(root / folder, failure), end; !failure && entry != end;
         entry.increment(failure)) {
        std::error_code ignored;
        if (entry->is_regular_file(ignored) && !entry->is_symlink(ignored)) {
            names.push_back(entry->path().lexically_relative(root).generic_string());
        }
    }
    std::ranges::sort(names);
    return names;
}

/// A folder that goes with all that is in it.
class WorkFolder
{
public:
    explicit WorkFolder(const std::filesystem::path& parent)
        : m_path(parent / freeName("restoring",
                                   [&](const std::string& name) { return !std::filesystem::exists(parent / name); }))
    {
        makePrivateFolder(m_path);
    }
    ~WorkFolder()
    {
        std::error_code ignored;
        std::filesystem::remove_all(m_path, ignored);
    }
    WorkFolder(const WorkFolder&) = delete;
    WorkFolder& operator=(const WorkFolder&) = delete;
    const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

/// @throws Error when a reviewer has a linking open: the desk would go on with what is no more.
void requireNobodyReviews(const std::filesystem::path& folder)
{
    std::error_code failure;
    for (const auto& entry : std::filesystem::directory_iterator(folder / "holds", failure)) {
        bool held = false;
        try {
            SQLite::Database lock(entry.path().string(), SQLite::OPEN_READWRITE, 0);
            lock.exec("BEGIN EXCLUSIVE");
            lock.exec("ROLLBACK");
        } catch (const SQLite::Exception& exception) {
            held = (exception.getErrorCode() & 0xff) == 5; // SQLITE_BUSY
        }
        if (held) {
            throw Error(CROSSGLOSS_TEXT("A linking of the workspace is open for review"))
                .at(folder.string())
                .advise(CROSSGLOSS_TEXT("Close it before a backup is restored"));
        }
    }
}

void checkRestored(const std::filesystem::path& file, const std::filesystem::path& backup)
{
    bool sound = false;
    try {
        SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
        sound = database.execAndGet("PRAGMA quick_check(1)").getString() == "ok";
        const int version = database.execAndGet("PRAGMA user_version").getInt();
        if (sound && ((file.filename() == "workspace.sqlite" && version > schemaVersion()) ||
                      (file.filename() == "user.sqlite" && version > userSchemaVersion()))) {
            throw Error(CROSSGLOSS_TEXT("The backup was made by a newer version of the program"))
                .at(backup.string())
                .advise(CROSSGLOSS_TEXT("Update the program"));
        }
    } catch (const SQLite::Exception&) {
        sound = false;
    }
    if (!sound) {
        throw noBackup(backup);
    }
}

std::int64_t generationOf(SQLite::Database& database)
{
    try {
        return databaseGeneration(database);
    } catch (const SQLite::Exception&) {
        return 0;
    }
}

/// Puts the parts of a backup into their places. What was put there is taken back where the whole does not come to its
/// end, so that a full disk leaves no half of it.
class Restoring
{
public:
    explicit Restoring(std::filesystem::path folder) : m_folder(std::move(folder)) {}
    ~Restoring()
    {
        if (!m_done) {
            takeBack();
        }
    }
    Restoring(const Restoring&) = delete;
    Restoring& operator=(const Restoring&) = delete;

    void placeFile(const std::string& name, const std::filesystem::path& from);
    /// Gives a database the content of another, through SQLite, so that those who have it open go on; what it held is
    /// kept.
    void replaceDatabase(const std::string& name, const std::filesystem::path& by);
    void done() { m_done = true; }

private:
    struct Placed
    {
        std::filesystem::path to;
        std::filesystem::path former; ///< in the trash; empty where there was none
    };
    struct Replaced
    {
        std::string name;
        std::filesystem::path former; ///< a copy; empty where there was none, or none that could be read
        bool fresh = false;
    };
    /// @return where the content is that a database has now; an empty path where it has none that can be read.
    std::filesystem::path keep(const std::string& name) const;
    static void write(SQLite::Database& live, const std::filesystem::path& file, const std::filesystem::path& by);
    void takeBack() noexcept;

    std::filesystem::path m_folder;
    std::vector<Placed> m_placed;
    std::vector<Replaced> m_replaced;
    bool m_done = false;
};

std::filesystem::path Restoring::keep(const std::string& name) const
{
    const std::filesystem::path live = m_folder / name;
    const std::filesystem::path backups = m_folder / "backups";
    makePrivateFolder(backups);
    const std::filesystem::path copy = backups / ("before-restore-" + name);
    try {
        const auto database = openDatabase(live, DatabaseAccess::Reader);
        copyDatabase(*database, copy);
        return copy;
    } catch (const SQLite::Exception& exception) {
        if (isUnwritable(exception)) {
            throw; // there is no room for the copy, which says nothing against the database
        }
    }
    const std::filesystem::path damaged = moveToTrash(m_folder, live);
    if (damaged.empty()) {
        throw incompleteFile(backups);
    }
    std::error_code failure;
    for (const char* ending : {"-wal", "-shm"}) {
        std::filesystem::rename(live.string() + ending, damaged.string() + ending, failure);
    }
    return {};
}

void Restoring::write(SQLite::Database& live, const std::filesystem::path& file, const std::filesystem::path& by)
{
    const std::int64_t before = generationOf(live);
    {
        SQLite::Database from(by.string(), SQLite::OPEN_READONLY);
        copyInto(from, live);
    }
    if (file.filename() == "workspace.sqlite") {
        migrateDatabase(live, file);
        // What others remember of the former content is out of date.
        const std::int64_t next = std::max(before, generationOf(live)) + 1;
        live.exec("UPDATE settings SET value = " + std::to_string(next) + " WHERE key = 'generation'");
    } else if (file.filename() == "user.sqlite") {
        migrateUserDatabase(live, file); // whoever has it open counts on its tables
    }
}

void Restoring::replaceDatabase(const std::string& name, const std::filesystem::path& by)
{
    const std::filesystem::path live = m_folder / name;
    std::error_code failure;
    Replaced replaced{name, {}, !std::filesystem::exists(live, failure)};
    if (!replaced.fresh) {
        replaced.former = keep(name);
    }
    m_replaced.push_back(replaced);
    const auto database = openDatabase(live, DatabaseAccess::Writer);
    write(*database, live, by);
}

void Restoring::placeFile(const std::string& name, const std::filesystem::path& from)
{
    Placed placed{m_folder / name, {}};
    std::error_code failure;
    makePrivateFolder(placed.to.parent_path());
    if (std::filesystem::exists(placed.to, failure)) {
        if (fileChecksum(placed.to) == fileChecksum(from)) {
            return;
        }
        placed.former = moveToTrash(m_folder, placed.to);
    }
    m_placed.push_back(placed);
    std::filesystem::permissions(from, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write,
                                 failure);
    std::filesystem::rename(from, placed.to, failure);
    if (failure) {
        throw incompleteFile(placed.to);
    }
}

void Restoring::takeBack() noexcept
{
    std::error_code ignored;
    for (const Replaced& each : m_replaced) {
        const std::filesystem::path live = m_folder / each.name;
        try {
            if (each.fresh) {
                for (const char* ending : {"", "-wal", "-shm"}) {
                    std::filesystem::remove(live.string() + ending, ignored);
                }
            } else if (!each.former.empty()) {
                write(*openDatabase(live, DatabaseAccess::Writer), live, each.former);
            }
        } catch (const std::exception& failure) {
            log(LogLevel::Warning, failure.what()); // the copy stays in the backups of the workspace
        }
    }
    for (const Placed& each : m_placed) {
        std::filesystem::remove(each.to, ignored);
        if (!each.former.empty()) {
            std::filesystem::rename(each.former, each.to, ignored);
        }
    }
}

/// @throws Error where the disk has no room for what the restored databases and the kept ones take.
void requireRoom(const std::filesystem::path& folder, const std::vector<std::string>& names,
                 const std::filesystem::path& unpacked)
{
    std::uint64_t needed = 0;
    for (const std::string& name : names) {
        for (const std::filesystem::path& file : {unpacked / name, folder / name}) {
            std::error_code failure;
            const std::uint64_t size = std::filesystem::file_size(file, failure);
            needed += failure || !isDatabaseName(name) ? 0 : size;
        }
    }
    std::error_code failure;
    const std::filesystem::space_info space = std::filesystem::space(folder, failure);
    if (!failure && space.available < needed) {
        throw fullDisk(folder);
    }
}

} // namespace

BackupReport backUpWorkspace(const std::filesystem::path& folder, const std::filesystem::path& file, Progress& progress)
{
    if (std::error_code failure; folder.empty() || !std::filesystem::exists(folder / "workspace.sqlite", failure)) {
        throw Error(CROSSGLOSS_TEXT("There is no workspace in this folder")).at(folder.string());
    }
    requireKnownVersion(folder);
    progress.stage(CROSSGLOSS_TEXT("Copying the databases"), 0);
    std::vector<std::pair<std::string, std::filesystem::path>> files;
    std::vector<std::unique_ptr<TemporaryFile>> copies;
    for (const char* name : workspaceDatabases) {
        if (std::error_code failure; !std::filesystem::exists(folder / name, failure)) {
            continue;
        }
        copies.push_back(std::make_unique<TemporaryFile>(file.parent_path()));
        files.emplace_back(name, copies.back()->path());
        std::unique_ptr<SQLite::Database> database;
        guardDatabase(folder / name, [&] { database = openDatabase(folder / name, DatabaseAccess::Reader); });
        guardDatabase(folder / name, [&] {
            try {
                copyToFile(*database, copies.back()->path());
            } catch (const SQLite::Exception& exception) {
                if (isUnwritable(exception)) {
                    throw incompleteFile(file); // it is the backup's disk that has no room
                }
                throw;
            }
        });
        progress.throwIfCancelled();
    }
    for (const std::string& name : vectorFiles(files[0].second)) {
        files.emplace_back(name, folder / name);
    }
    for (const std::string& name : filesBelow(folder, "encoders")) {
        files.emplace_back(name, folder / name);
    }
    std::uint64_t total = 0;
    for (const auto& [name, path] : files) {
        std::error_code ignored;
        const std::uint64_t size = std::filesystem::file_size(path, ignored);
        total += ignored ? 0 : size;
    }
    progress.stage(CROSSGLOSS_TEXT("Writing the backup"), total);
    BackupWriter writer(file, progress);
    for (const auto& [name, path] : files) {
        if (std::error_code failure; std::filesystem::exists(path, failure)) {
            writer.addFile(name, path);
        }
    }
    return writer.finish();
}

BackupReport restoreWorkspace(const std::filesystem::path& folder, const std::filesystem::path& file,
                              Progress& progress)
{
    if (std::error_code failure; !std::filesystem::is_regular_file(file, failure)) {
        throw Error(CROSSGLOSS_TEXT("The file does not exist")).at(file.string());
    }
    makePrivateFolder(folder);
    requireKnownVersion(folder);
    requireNobodyReviews(folder);
    BackupReport report;
    progress.stage(CROSSGLOSS_TEXT("Reading the backup"), std::filesystem::file_size(file));
    const WorkFolder work(folder);
    std::vector<std::string> names = unpackBackup(file, work.path(), report, progress);
    // The user database first: what earlier versions kept elsewhere moves into it.
    std::ranges::stable_partition(names, [](const std::string& name) { return name == "user.sqlite"; });
    for (const std::string& name : names) {
        if (isDatabaseName(name)) {
            checkRestored(work.path() / name, file);
        }
    }
    requireRoom(folder, names, work.path());
    progress.throwIfCancelled();
    Restoring restoring(folder);
    // Files first: a database that names them comes when they are there.
    for (const std::string& name : names) {
        if (!isDatabaseName(name)) {
            restoring.placeFile(name, work.path() / name);
        }
    }
    for (const std::string& name : names) {
        if (isDatabaseName(name)) {
            guardDatabase(folder / name, [&] { restoring.replaceDatabase(name, work.path() / name); });
        }
    }
    restoring.done();
    if (std::ranges::find(names, "linkings.sqlite") != names.end()) {
        adoptLinkings(*openUserDatabase(folder, DatabaseAccess::Writer), folder);
    }
    return report;
}

} // namespace crossgloss
