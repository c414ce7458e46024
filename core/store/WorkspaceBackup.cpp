#include "store/WorkspaceBackup.h"

#include "base/AtomicFile.h"
#include "base/Checksum.h"
#include "base/Error.h"
#include "base/Log.h"
#include "base/OpenFolder.h"
#include "base/TemporaryFile.h"
#include "store/BackupArchive.h"
#include "store/Connection.h"
#include "store/Database.h"
#include "store/OwnSchema.h"
#include "store/SalvageDatabase.h"
#include "store/WorkspaceFiles.h"
#include "store/WorkspacePrivate.h"
#include "store/WorkspaceState.h"

#include <algorithm>
#include <fstream>
#include <memory>
#include <optional>
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

/// Names of vectors that a copy of a database tells; what does not lie in the workspace is told and left out.
std::vector<std::string> vectorFiles(const std::filesystem::path& folder, const std::filesystem::path& copy)
{
    std::vector<std::string> files;
    guardDatabase(copy, [&] {
        const ForeignDatabase database(copy);
        SQLite::Statement rows(*database, "SELECT DISTINCT file FROM resources WHERE file <> '' ORDER BY file");
        while (rows.executeStep()) {
            const std::string name = rows.getColumn(0).getString();
            try {
                storedPath(folder, name);
                files.push_back(name);
            } catch (const Error& error) {
                log(LogLevel::Warning, error.what());
            }
        }
    });
    return files;
}

/// @throws Error when a reviewer has a linking open: the desk would go on with what is no more.
void requireNobodyReviews(const std::filesystem::path& folder)
{
    const OpenFolder holds = OpenFolder(folder).folder("holds");
    for (const std::string& name : holds.names()) {
        bool held = false;
        if (!name.ends_with(".lock") || holds.kindOf(name) != OpenFolder::Kind::File) {
            continue;
        }
        try {
            const auto lock = connectDatabase(folder / "holds" / name, SQLite::OPEN_READWRITE);
            lock->exec("BEGIN EXCLUSIVE");
            lock->exec("ROLLBACK");
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
        const ForeignDatabase database(file);
        const DatabaseSchema& schema = ownSchema(file.filename().string());
        if (database->execAndGet("PRAGMA application_id").getInt() == schema.applicationId) {
            const int version = database->execAndGet("PRAGMA user_version").getInt();
            if (version > schema.version) {
                throw Error(CROSSGLOSS_TEXT("The backup was made by a newer version of the program"))
                    .at(backup.string())
                    .advise(CROSSGLOSS_TEXT("Update the program"));
            }
            if (version < schema.version) {
                throw Error(CROSSGLOSS_TEXT("The backup was made by an earlier build of the program (schema %1, this "
                                            "program knows %2)"),
                            {std::to_string(version), std::to_string(schema.version)})
                    .at(backup.string())
                    .advise(CROSSGLOSS_TEXT("Nothing was changed; take a backup of this version"));
            }
        }
        // Before anything else is asked of it: what a schema may say takes time or does harm.
        if (const std::optional<std::string> part = foreignPart(*database, schema)) {
            throw Error(CROSSGLOSS_TEXT("A database of the backup is not as this program makes it (%1)"),
                        {file.filename().string() + ": " + *part})
                .at(backup.string())
                .advise(CROSSGLOSS_TEXT("Nothing was changed; take a backup that you made yourself"));
        }
        sound = database->execAndGet("PRAGMA quick_check(1)").getString() == "ok";
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
        std::string name;
        std::string former; ///< in the trash; empty where there was none
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
    const std::filesystem::path backups = workspaceFolder(m_folder, "backups");
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
    const std::filesystem::path damaged = moveToTrash(m_folder, name);
    if (damaged.empty()) {
        throw incompleteFile(backups);
    }
    for (const char* ending : {"-wal", "-shm"}) {
        moveWithin(m_folder, name + ending, "trash/" + damaged.filename().string() + ending);
    }
    return {};
}

void Restoring::write(SQLite::Database& live, const std::filesystem::path& file, const std::filesystem::path& by)
{
    const std::int64_t before = generationOf(live);
    {
        const auto from = connectDatabase(by, SQLite::OPEN_READONLY);
        copyInto(*from, live);
    }
    prepareDatabase(live, file, ownSchema(file.filename().string())); // whoever has it open counts on its tables
    if (file.filename() == "workspace.sqlite") {
        // What others remember of the former content is out of date.
        const std::int64_t next = std::max(before, generationOf(live)) + 1;
        live.exec("UPDATE settings SET value = " + std::to_string(next) + " WHERE key = 'generation'");
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
    Placed placed{name, {}};
    const std::filesystem::path to = storedPath(m_folder, name);
    std::error_code failure;
    if (std::filesystem::exists(to, failure)) {
        if (fileChecksum(to) == fileChecksum(from)) {
            return;
        }
        placed.former = moveToTrash(m_folder, name).filename().string();
        if (placed.former.empty()) {
            throw incompleteFile(to);
        }
    }
    m_placed.push_back(placed);
    if (!moveWithin(m_folder, from.lexically_relative(m_folder).generic_string(), name)) {
        throw incompleteFile(to);
    }
}

void Restoring::takeBack() noexcept
{
    const OpenFolder opened(m_folder);
    for (const Replaced& each : m_replaced) {
        const std::filesystem::path live = m_folder / each.name;
        try {
            if (each.fresh) {
                for (const char* ending : {"", "-wal", "-shm"}) {
                    opened.removeFile(each.name + ending);
                }
            } else if (!each.former.empty()) {
                write(*openDatabase(live, DatabaseAccess::Writer), live, each.former);
            }
        } catch (const std::exception& failure) {
            log(LogLevel::Warning, failure.what()); // the copy stays in the backups of the workspace
        }
    }
    for (const Placed& each : m_placed) {
        removeStored(m_folder, each.name);
        if (!each.former.empty()) {
            moveWithin(m_folder, "trash/" + each.former, each.name);
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

namespace {

constexpr const char* placeName = "last-folder.txt";

/// Before anything is written there.
void rememberBackupFolder(const std::filesystem::path& folder, const std::filesystem::path& place)
{
    try {
        const std::string text = std::filesystem::absolute(place.empty() ? "." : place).string();
        AtomicFile file(workspaceFolder(folder, "backups") / placeName, FileAccess::Private);
        file.write(text.data(), text.size());
        file.commit();
    } catch (const std::exception&) {
        // A workspace that cannot be written can be backed up all the same.
    }
}

} // namespace

void sweepBackups(const std::filesystem::path& folder)
{
    if (OpenFolder(folder).folder("backups").kindOf(placeName) != OpenFolder::Kind::File) {
        return;
    }
    constexpr std::streamsize longest = 4096;
    std::ifstream in(folder / "backups" / placeName, std::ios::binary);
    std::string text(longest, '\0');
    in.read(text.data(), longest);
    text.resize(static_cast<std::size_t>(in.gcount()));
    // Whatever stands there, only what this program left goes.
    if (text.find('\0') == std::string::npos && std::filesystem::path(text).is_absolute()) {
        sweepTemporaries(text);
    }
}

BackupReport backUpWorkspace(const std::filesystem::path& folder, const std::filesystem::path& file, Progress& progress)
{
    if (std::error_code failure; folder.empty() || !std::filesystem::exists(folder / "workspace.sqlite", failure)) {
        throw Error(CROSSGLOSS_TEXT("There is no workspace in this folder")).at(folder.string());
    }
    requireKnownVersion(folder);
    rememberBackupFolder(folder, file.parent_path());
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
    for (const std::string& name : vectorFiles(folder, files[0].second)) {
        files.emplace_back(name, folder / name);
    }
    for (const std::string& name : storedBelow(folder, "encoders")) {
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
    const TemporaryFolder work(std::filesystem::absolute(folder));
    const std::vector<std::string> names = unpackBackup(file, work.path(), report, progress);
    for (const std::string& name : names) {
        if (isDatabaseName(name)) {
            checkRestored(work.path() / name, file);
        }
    }
    requireRoom(folder, names, work.path());
    progress.throwIfCancelled();
    Restoring restoring(std::filesystem::absolute(folder)); // as the work folder is
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
    return report;
}

} // namespace crossgloss
