#include "store/Workspace.h"

#include "base/Error.h"
#include "base/Log.h"
#include "base/OpenFolder.h"
#include "base/ProcessMark.h"
#include "base/TemporaryFile.h"
#include "store/RemovedResources.h"
#include "store/UserDatabase.h"
#include "store/WorkspaceBackup.h"
#include "store/WorkspaceFiles.h"
#include "store/WorkspacePrivate.h"
#include "store/WorkspaceState.h"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <system_error>

#include <sqlite3.h>

namespace crossgloss {

namespace {

Resource readResource(SQLite::Statement& row)
{
    Resource resource;
    resource.id = row.getColumn(0).getInt64();
    resource.kind = static_cast<ResourceKind>(row.getColumn(1).getInt());
    resource.name = row.getColumn(2).getString();
    resource.title = row.getColumn(3).getString();
    resource.language = row.getColumn(4).getString();
    resource.secondLanguage = row.getColumn(5).getString();
    resource.licence = row.getColumn(6).getString();
    resource.path = row.getColumn(7).getString();
    resource.checksum = row.getColumn(8).getString();
    resource.importedAt = row.getColumn(9).getString();
    resource.entries = static_cast<std::uint64_t>(row.getColumn(10).getInt64());
    resource.dimension = static_cast<std::uint64_t>(row.getColumn(11).getInt64());
    resource.skipped = static_cast<std::uint64_t>(row.getColumn(12).getInt64());
    return resource;
}

constexpr const char* running = "running";
constexpr const char* interrupted = "interrupted";

bool isInterrupted(const Run& run)
{
    return run.state == running && hasEnded(ProcessMark::of(run.process));
}

} // namespace

std::uint64_t Resource::faulty() const
{
    std::uint64_t harmless = 0;
    for (const LeftOut& each : leftOut) {
        harmless += each.harmless ? each.count : 0;
    }
    return skipped - std::min(skipped, harmless);
}

std::string utcNow()
{
    return utcText(std::chrono::system_clock::to_time_t(std::chrono::system_clock::now()));
}

std::string utcText(std::int64_t secondsSince1970)
{
    const auto now = static_cast<std::time_t>(secondsSince1970);
    std::tm parts{};
#ifdef _WIN32
    gmtime_s(&parts, &now);
#else
    gmtime_r(&now, &parts);
#endif
    char text[32];
    std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts);
    return text;
}

void fileState(const std::vector<std::filesystem::path>& files, std::int64_t& size, std::int64_t& modified)
{
    size = 0;
    modified = 0;
    const auto add = [&](const std::filesystem::path& file) {
        std::error_code failure;
        const auto bytes = std::filesystem::file_size(file, failure);
        if (!failure) {
            size += static_cast<std::int64_t>(bytes);
        }
        const auto time = std::filesystem::last_write_time(file, failure);
        if (!failure) {
            const auto stamp = std::chrono::duration_cast<std::chrono::nanoseconds>(time.time_since_epoch()).count();
            modified = modified == 0 ? static_cast<std::int64_t>(stamp)
                                     : std::max<std::int64_t>(modified, static_cast<std::int64_t>(stamp));
        }
    };
    for (const std::filesystem::path& file : files) {
        if (std::filesystem::is_directory(file)) {
            for (const auto& inside : std::filesystem::directory_iterator(file)) {
                if (inside.is_regular_file()) {
                    add(inside.path());
                }
            }
        } else {
            add(file);
        }
    }
}

Workspace::Private::Private(std::filesystem::path workspaceFolder)
    : folder(std::move(workspaceFolder)), file(folder / "workspace.sqlite")
{
    if (folder.empty()) {
        throw Error(
            CROSSGLOSS_TEXT("There is no folder for the workspace: the system names no home folder (HOME is not set)"))
            .advise(CROSSGLOSS_TEXT("Name a folder for the workspace"));
    }
    // Before anything of it is touched.
    requireKnownVersion(folder);
    std::error_code ignored;
    const bool fresh = !std::filesystem::exists(file, ignored);
    const bool freshFolder = !std::filesystem::exists(folder, ignored);
    guardDatabase(file, [&] {
        try {
            openForWriting();
        } catch (const SQLite::Exception& exception) {
            writer.reset();
            if (fresh) {
                removeBeginnings(freshFolder);
            }
            if (!isUnwritable(exception) || fresh) {
                throw;
            }
            try {
                guardDatabase(file, [] { throw; });
            } catch (const Error& error) {
                cannotWrite = error;
            }
        }
        if (cannotWrite) {
            const auto first = openDatabase(file, DatabaseAccess::Reader);
            if (!isPrepared(*first, file, workspaceDatabaseSchema())) {
                throw *cannotWrite;
            }
        }
    });
    if (writer) {
        closeInterruptedRuns();
        removeOrphanedFiles();
        sweepRemovedResources(folder);
    }
}

Workspace::Private::~Private()
{
    if (writer) {
        writer.reset();
        dropRemovedResources(removedHere);
    }
}

void Workspace::Private::removeBeginnings(bool wholeFolder) const
{
    std::error_code ignored;
    const OpenFolder opened(folder);
    for (const char* ending : {"", "-wal", "-shm", "-journal"}) {
        opened.removeFile(file.filename().string() + ending);
    }
    // Folders with something in them stay.
    std::filesystem::remove(folder / "vectors", ignored);
    if (wholeFolder) {
        std::filesystem::remove(folder, ignored);
    }
}

void Workspace::Private::openForWriting()
{
    try {
        makePrivateFolder(folder);
        if (OpenFolder(folder).kindOf("vectors") != OpenFolder::Kind::Link) { // who asks for what is in it is told
            workspaceFolder(folder, "vectors");
        }
    } catch (const Error&) {
        if (std::error_code failure; !std::filesystem::exists(file, failure)) {
            throw;
        }
        throw SQLite::Exception("the folder is write-protected", SQLITE_READONLY);
    }
    writer = openDatabase(file, DatabaseAccess::Writer);
    if (sqlite3_db_readonly(writer->getHandle(), "main") == 1) {
        throw SQLite::Exception("the file is write-protected", SQLITE_READONLY);
    }
    prepareDatabase(*writer, file, workspaceDatabaseSchema());
    prepareUserData();
}

void Workspace::Private::prepareUserData() const
{
    if (std::error_code failure; !std::filesystem::exists(userDatabaseFile(folder), failure)) {
        return;
    }
    try {
        openUserDatabase(folder, DatabaseAccess::Writer);
    } catch (const Error& error) {
        // Imported resources can be used all the same; whoever asks for runs or linkings is told.
        log(LogLevel::Warning, error.what());
    }
}

void Workspace::Private::changeUserData(const std::function<void(SQLite::Database&)>& change)
{
    const std::lock_guard lock(writingUserData);
    requireWriter();
    guardDatabase(userDatabaseFile(folder), [&] {
        if (!userWriter) {
            userWriter = openUserDatabase(folder, DatabaseAccess::Writer);
        }
        if (userPatience) {
            userWriter->setBusyTimeout(*userPatience);
        }
        WriteTransaction transaction(*userWriter);
        change(*userWriter);
        transaction.commit();
    });
}

void Workspace::Private::readUserData(const std::function<void(SQLite::Database&)>& read) const
{
    guardDatabase(userDatabaseFile(folder), [&] {
        const auto user = openUserDatabase(folder, DatabaseAccess::Reader);
        // One that was just being made, where nothing can be written, holds none of what is asked for.
        if (user->execAndGet("PRAGMA user_version").getInt() == userDatabaseSchema().version) {
            read(*user);
        }
    });
}

Workspace::Private::Reader::~Reader()
{
    const std::lock_guard lock(m_owner.m_pool);
    m_owner.m_idle.push_back(std::move(m_database));
}

std::unique_ptr<Workspace::Private::Reader> Workspace::Private::reader() const
{
    {
        const std::lock_guard lock(m_pool);
        if (!m_idle.empty()) {
            auto database = std::move(m_idle.back());
            m_idle.pop_back();
            return std::make_unique<Reader>(*this, std::move(database));
        }
    }
    return std::make_unique<Reader>(*this, openDatabase(file, DatabaseAccess::Reader));
}

std::vector<StoredResource> Workspace::Private::stored(SQLite::Database& database) const
{
    std::vector<StoredResource> result;
    SQLite::Statement rows(database, "SELECT id, kind, name, title, language, second_language, licence, path, checksum, "
                                     "imported_at, entries, dimension, skipped, size, modified, installed, file "
                                     "FROM resources ORDER BY name");
    while (rows.executeStep()) {
        StoredResource stored;
        stored.resource = readResource(rows);
        stored.size = rows.getColumn(13).getInt64();
        stored.modified = rows.getColumn(14).getInt64();
        stored.installed = rows.getColumn(15).getInt() != 0;
        stored.file = rows.getColumn(16).getString();
        result.push_back(std::move(stored));
    }
    SQLite::Statement leftOut(database,
                              "SELECT reason, entries, harmless FROM left_out WHERE resource = ? ORDER BY rowid");
    SQLite::Statement issues(database, "SELECT file, line, message FROM issues WHERE resource = ? ORDER BY rowid");
    for (StoredResource& entry : result) {
        issues.reset();
        issues.bind(1, entry.resource.id);
        while (issues.executeStep()) {
            entry.resource.issues.push_back({issues.getColumn(0).getString(),
                                             static_cast<std::uint64_t>(issues.getColumn(1).getInt64()),
                                             issues.getColumn(2).getString()});
        }
        leftOut.reset();
        leftOut.bind(1, entry.resource.id);
        while (leftOut.executeStep()) {
            entry.resource.leftOut.push_back({leftOut.getColumn(0).getString(),
                                              static_cast<std::uint64_t>(leftOut.getColumn(1).getInt64()),
                                              leftOut.getColumn(2).getInt() != 0});
        }
    }
    return result;
}

void Workspace::Private::insertResource(StoredResource& stored)
{
    Resource& resource = stored.resource;
    if (resource.importedAt.empty()) {
        resource.importedAt = utcNow();
    }
    SQLite::Statement insert(*writer,
                             "INSERT INTO resources(kind, name, title, language, second_language, licence, path, size, "
                             "modified, checksum, imported_at, entries, dimension, skipped, installed, file) "
                             "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    insert.bind(1, static_cast<int>(resource.kind));
    insert.bind(2, resource.name);
    insert.bind(3, resource.title);
    insert.bind(4, resource.language);
    insert.bind(5, resource.secondLanguage);
    insert.bind(6, resource.licence);
    insert.bind(7, resource.path);
    insert.bind(8, stored.size);
    insert.bind(9, stored.modified);
    insert.bind(10, resource.checksum);
    insert.bind(11, resource.importedAt);
    insert.bind(12, static_cast<std::int64_t>(resource.entries));
    insert.bind(13, static_cast<std::int64_t>(resource.dimension));
    insert.bind(14, static_cast<std::int64_t>(resource.skipped));
    insert.bind(15, stored.installed ? 1 : 0);
    insert.bind(16, stored.file);
    insert.exec();
    resource.id = writer->getLastInsertRowid();
}

void Workspace::Private::removeNamed(const std::string& name)
{
    SQLite::Statement find(*writer, "SELECT id, kind FROM resources WHERE name = ?");
    find.bind(1, name);
    if (!find.executeStep()) {
        return;
    }
    const std::int64_t id = find.getColumn(0).getInt64();
    const bool wordnet = static_cast<ResourceKind>(find.getColumn(1).getInt()) == ResourceKind::Wordnet;
    find.reset();
    IndexWriter::removeResource(*writer, id, wordnet);
    if (wordnet) {
        IndexWriter(*writer, words).joinWordnets();
    }
}

bool Workspace::Private::openAgain()
{
    try {
        openForWriting();
        cannotWrite.reset();
    } catch (const std::exception&) {
        writer.reset();
    }
    return writer != nullptr;
}

void Workspace::Private::removeOrphanedFiles()
{
    // What killed processes left of imports, salvages, backups and restores.
    for (const char* name : {"", "vectors", "backups", "encoders"}) {
        if (*name == '\0' || OpenFolder(folder).kindOf(name) == OpenFolder::Kind::Folder) {
            sweepTemporaries(folder / name);
        }
    }
    sweepBackups(folder);
    // A kill between writing a matrix and its row leaves the matrix.
    std::vector<std::string> left;
    std::int64_t created = 0;
    try {
        created = writer->execAndGet("SELECT value FROM settings WHERE key = 'created_at'").getInt64();
        SQLite::Statement rows(*writer, "SELECT file, process FROM written_files "
                                        "WHERE file NOT IN (SELECT file FROM resources)");
        while (rows.executeStep()) {
            if (hasEnded(ProcessMark::of(rows.getColumn(1).getString()))) {
                left.push_back(rows.getColumn(0).getString());
            }
        }
    } catch (const SQLite::Exception&) {
        return; // what else there is to this workspace matters more
    }
    const int patience = writer->execAndGet("PRAGMA busy_timeout").getInt();
    writer->setBusyTimeout(0);
    for (const std::string& name : left) {
        try {
            const std::filesystem::path path = storedPath(folder, name);
            // A database that is younger than a file knows nothing of it, whatever its list says.
            if (isOwnMatrix(path) && changedAt(path) >= created) {
                moveToTrash(folder, name);
            }
            if (std::error_code ignored; !std::filesystem::exists(path, ignored)) {
                forgetFile(*writer, name);
            }
        } catch (const Error&) {
            forgetFile(*writer, name); // none of ours
        }
    }
    writer->setBusyTimeout(patience);
}

void Workspace::Private::announceFile(const std::string& name)
{
    WriteTransaction transaction(*writer);
    SQLite::Statement insert(*writer, "INSERT OR REPLACE INTO written_files(file, process) VALUES (?, ?)");
    insert.bind(1, name);
    insert.bind(2, thisProcessMark().text());
    insert.exec();
    transaction.commit();
}

void Workspace::Private::dropFile(const std::string& name)
{
    removeStored(folder, name);
    forgetFile(*writer, name);
}

void Workspace::Private::giveSpaceBack()
{
    const int patience = writer->execAndGet("PRAGMA busy_timeout").getInt();
    const auto attempt = [this](const char* sql) {
        return sqlite3_exec(writer->getHandle(), sql, nullptr, nullptr, nullptr);
    };
    writer->setBusyTimeout(0);
    attempt("PRAGMA incremental_vacuum");
    attempt("PRAGMA wal_checkpoint(TRUNCATE)");
    writer->setBusyTimeout(patience);
}

void Workspace::Private::closeInterruptedRuns()
{
    if (std::error_code failure; !std::filesystem::exists(userDatabaseFile(folder), failure)) {
        return;
    }
    try {
        std::vector<std::int64_t> ids;
        readUserData([&](SQLite::Database& user) {
            SQLite::Statement rows(user, std::string("SELECT ") + runColumns + " FROM runs WHERE state = 'running'");
            while (rows.executeStep()) {
                if (const Run run = readRun(rows); run.state == interrupted) {
                    ids.push_back(run.id);
                }
            }
        });
        if (ids.empty()) {
            return;
        }
        userPatience = 0;
        changeUserData([&](SQLite::Database& user) {
            SQLite::Statement update(user, "UPDATE runs SET state = 'interrupted' WHERE id = ? AND state = 'running'");
            for (const std::int64_t id : ids) {
                update.reset();
                update.bind(1, id);
                update.exec();
            }
        });
    } catch (const Error&) {
        // Another process writes, or the database is damaged, which whoever asks for runs is told. The next one to open
        // the workspace writes this down.
    }
    userPatience.reset();
    userWriter.reset();
}

void updateRun(SQLite::Database& database, const Run& run)
{
    SQLite::Statement update(database, "UPDATE runs SET kind = ?, seconds = ?, state = ?, parameters = ?, result = ? "
                                       "WHERE id = ?");
    update.bind(1, run.kind);
    update.bind(2, run.seconds);
    update.bind(3, run.state);
    update.bind(4, run.parameters);
    update.bind(5, run.result);
    update.bind(6, run.id);
    if (update.exec() == 0) {
        throw Error(CROSSGLOSS_TEXT("The workspace has no run %1"), {std::to_string(run.id)});
    }
}

Run readRun(SQLite::Statement& row)
{
    Run run{row.getColumn(0).getInt64(),  row.getColumn(1).getString(), row.getColumn(2).getString(),
            row.getColumn(3).getDouble(), row.getColumn(4).getString(), row.getColumn(5).getString(),
            row.getColumn(6).getString(), row.getColumn(7).getString()};
    if (isInterrupted(run)) {
        run.state = interrupted;
    }
    return run;
}

Workspace::Workspace(std::filesystem::path folder) : m_d(std::make_unique<Private>(std::move(folder))) {}

Workspace::~Workspace() = default;

const std::filesystem::path& Workspace::folder() const
{
    return m_d->folder;
}

const Error* Workspace::readOnlyReason() const
{
    return m_d->cannotWrite ? &*m_d->cannotWrite : nullptr;
}

void Workspace::setBusyTimeout(int milliseconds)
{
    const std::lock_guard lock(m_d->writing);
    if (!m_d->writer) {
        return;
    }
    guardDatabase(m_d->file, [&] { m_d->writer->setBusyTimeout(milliseconds); });
    const std::lock_guard user(m_d->writingUserData);
    m_d->userPatience = milliseconds;
}

std::vector<Resource> Workspace::resources() const
{
    std::vector<Resource> result;
    guardDatabase(m_d->file, [&] {
        const auto reader = m_d->reader();
        for (StoredResource& stored : m_d->stored(**reader)) {
            result.push_back(std::move(stored.resource));
        }
    });
    return result;
}

void Workspace::remove(const std::string& name)
{
    const std::lock_guard lock(m_d->writing);
    guardDatabase(m_d->file, [&] { removeForGood(*m_d, name); });
}

std::int64_t Workspace::addRun(const Run& run)
{
    std::int64_t id = 0;
    m_d->changeUserData([&](SQLite::Database& user) {
        SQLite::Statement insert(user, "INSERT INTO runs(kind, started_at, seconds, state, parameters, result, process) "
                                       "VALUES (?, ?, ?, ?, ?, ?, ?)");
        insert.bind(1, run.kind);
        insert.bind(2, run.startedAt.empty() ? utcNow() : run.startedAt);
        insert.bind(3, run.seconds);
        insert.bind(4, run.state);
        insert.bind(5, run.parameters);
        insert.bind(6, run.result);
        insert.bind(7, run.process.empty() ? thisProcessMark().text() : run.process);
        insert.exec();
        id = user.getLastInsertRowid();
    });
    return id;
}

void Workspace::updateRun(const Run& run)
{
    m_d->changeUserData([&](SQLite::Database& user) { crossgloss::updateRun(user, run); });
}

std::vector<Run> Workspace::runs() const
{
    std::vector<Run> result;
    m_d->readUserData([&](SQLite::Database& user) {
        SQLite::Statement rows(user, std::string("SELECT ") + runColumns + " FROM runs ORDER BY id");
        while (rows.executeStep()) {
            result.push_back(readRun(rows));
        }
    });
    return result;
}

} // namespace crossgloss
