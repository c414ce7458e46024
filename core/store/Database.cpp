#include "store/Database.h"

#include "base/Error.h"
#include "base/TemporaryFile.h"
#include "store/Connection.h"
#include "store/WorkspaceFiles.h"

#include <system_error>

#include <SQLiteCpp/Backup.h>
#include <sqlite3.h>

namespace crossgloss {

FastStatement::FastStatement(SQLite::Database& database, const char* sql) : m_database(database)
{
    const int code = sqlite3_prepare_v3(database.getHandle(), sql, -1, SQLITE_PREPARE_PERSISTENT, &m_statement, nullptr);
    if (code != SQLITE_OK) {
        fail(code);
    }
}

FastStatement::~FastStatement()
{
    sqlite3_finalize(m_statement);
}

FastStatement& FastStatement::bind(int index, std::int64_t value)
{
    if (const int code = sqlite3_bind_int64(m_statement, index, value); code != SQLITE_OK) {
        fail(code);
    }
    return *this;
}

FastStatement& FastStatement::bind(int index, std::string_view text)
{
    // An empty view may have no data at all, which SQLite would take for NULL.
    const char* data = text.empty() ? "" : text.data();
    if (const int code = sqlite3_bind_text64(m_statement, index, data, text.size(), SQLITE_STATIC, SQLITE_UTF8);
        code != SQLITE_OK) {
        fail(code);
    }
    return *this;
}

FastStatement& FastStatement::bindBlob(int index, std::string_view bytes)
{
    if (const int code = sqlite3_bind_blob64(m_statement, index, bytes.data(), bytes.size(), SQLITE_STATIC);
        code != SQLITE_OK) {
        fail(code);
    }
    return *this;
}

FastStatement& FastStatement::bindNull(int index)
{
    if (const int code = sqlite3_bind_null(m_statement, index); code != SQLITE_OK) {
        fail(code);
    }
    return *this;
}

bool FastStatement::step()
{
    const int code = sqlite3_step(m_statement);
    if (code == SQLITE_ROW) {
        return true;
    }
    if (code != SQLITE_DONE) {
        sqlite3_reset(m_statement);
        fail(code);
    }
    return false;
}

void FastStatement::run()
{
    step();
    reset();
}

void FastStatement::reset()
{
    sqlite3_reset(m_statement);
}

std::int64_t FastStatement::integer(int column) const
{
    return sqlite3_column_int64(m_statement, column);
}

std::string_view FastStatement::text(int column) const
{
    const unsigned char* data = sqlite3_column_text(m_statement, column);
    if (!data) {
        return {};
    }
    return {reinterpret_cast<const char*>(data), static_cast<std::size_t>(sqlite3_column_bytes(m_statement, column))};
}

std::string_view FastStatement::blob(int column) const
{
    const auto* data = static_cast<const char*>(sqlite3_column_blob(m_statement, column));
    return data ? std::string_view(data, static_cast<std::size_t>(sqlite3_column_bytes(m_statement, column)))
                : std::string_view();
}

void FastStatement::fail(int code) const
{
    throw SQLite::Exception(m_database.getHandle(), code);
}

namespace {

bool isEmptyFile(const std::filesystem::path& file)
{
    std::error_code failure;
    return !std::filesystem::exists(file, failure) || std::filesystem::file_size(file, failure) == 0;
}

} // namespace

void makePrivateFolder(const std::filesystem::path& folder)
{
    std::error_code failure;
    if (std::filesystem::is_directory(folder, failure)) {
        return;
    }
    if (folder.has_parent_path()) {
        std::filesystem::create_directories(folder.parent_path(), failure);
    }
    if (std::filesystem::create_directory(folder, failure) && !failure) {
        std::filesystem::permissions(folder, std::filesystem::perms::owner_all, failure);
        return;
    }
    std::error_code ignored;
    if (!std::filesystem::is_directory(folder, ignored)) { // another process may have made it
        throw Error(CROSSGLOSS_TEXT("The folder of the workspace cannot be made (%1)"), {failure.message()})
            .at(folder.string())
            .advise(CROSSGLOSS_TEXT("Choose a folder that you may write to"));
    }
}

void copyInto(SQLite::Database& from, SQLite::Database& to)
{
    SQLite::Backup backup(to, from);
    backup.executeStep(-1);
    if (backup.getRemainingPageCount() != 0) {
        throw SQLite::Exception("another process writes to it", SQLITE_BUSY);
    }
}

void copyToFile(SQLite::Database& from, const std::filesystem::path& to)
{
    const auto copy = connectDatabase(to, SQLite::OPEN_READWRITE);
    copy->exec("PRAGMA journal_mode = MEMORY");
    copy->exec("PRAGMA synchronous = OFF"); // who makes the file flushes it
    copyInto(from, *copy);
    copy->exec("PRAGMA journal_mode = DELETE"); // else whoever looks at it makes a log beside it
}

void copyDatabase(SQLite::Database& from, const std::filesystem::path& to)
{
    TemporaryFile temporary(to.parent_path());
    copyToFile(from, temporary.path());
    if (!temporary.moveTo(to)) {
        throw Error(CROSSGLOSS_TEXT("The file could not be written completely"))
            .at(to.string())
            .advise(CROSSGLOSS_TEXT("Check the free space of the disk"));
    }
}

std::unique_ptr<SQLite::Database> openDatabase(const std::filesystem::path& file, DatabaseAccess access)
{
    std::unique_ptr<SQLite::Database> database;
    if (access == DatabaseAccess::Writer) {
        const bool fresh = isEmptyFile(file);
        database = connectDatabase(file, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, databasePatienceMs);
        if (fresh) {
            // What is removed later can then be given back to the disk page by page.
            database->exec("PRAGMA auto_vacuum = INCREMENTAL");
        }
        // WAL lets look-ups read while an import writes; NORMAL keeps the file sound at a power cut and may lose the
        // last commit only.
        database->exec("PRAGMA journal_mode = WAL");
        database->exec("PRAGMA synchronous = NORMAL");
        database->exec("PRAGMA cache_size = -262144");
        database->exec("PRAGMA temp_store = MEMORY");
        database->exec("PRAGMA journal_size_limit = 67108864");
    } else {
        database = connectForReading(file);
        database->exec("PRAGMA query_only = ON");
        database->exec("PRAGMA cache_size = -16384");
        database->exec("PRAGMA mmap_size = 4294967296");
    }
    database->exec("PRAGMA foreign_keys = ON");
    return database;
}

namespace {

constexpr std::uintmax_t roomToWork = 1 << 20;

bool isFailedWrite(int extendedCode)
{
    switch (extendedCode) {
    case SQLITE_IOERR_WRITE:
    case SQLITE_IOERR_FSYNC:
    case SQLITE_IOERR_DIR_FSYNC:
    case SQLITE_IOERR_TRUNCATE:
    case SQLITE_IOERR_SHMOPEN:
    case SQLITE_IOERR_SHMSIZE:
        return true;
    default:
        return false;
    }
}

const char* damageText(const std::filesystem::path& file)
{
    if (file.filename() == "user.sqlite") {
        return CROSSGLOSS_TEXT("The database of runs, linkings and saved words is damaged (%1)");
    }
    return CROSSGLOSS_TEXT("The workspace is damaged or is not a workspace (%1)");
}

} // namespace

Error fullDisk(const std::filesystem::path& file)
{
    return Error(CROSSGLOSS_TEXT("The disk is full; nothing was changed"))
        .at(file.string())
        .advise(CROSSGLOSS_TEXT("Free some space, or remove vectors that you no longer need, and try again"));
}

DamagedDatabase::DamagedDatabase(const std::string& what, const std::filesystem::path& file)
    : Error(damageText(file), {what})
{
    at(file.string());
    advise(CROSSGLOSS_TEXT("Leave it where it is: check the workspace, which saves what can be read, or restore a backup"));
}

void guardDatabase(const std::filesystem::path& file, const std::function<void()>& work)
{
    try {
        work();
    } catch (const SQLite::Exception& exception) {
        switch (exception.getErrorCode() & 0xff) {
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
            throw Error(CROSSGLOSS_TEXT("Another process is writing to the workspace"))
                .at(file.string())
                .advise(CROSSGLOSS_TEXT("Wait until its import has ended, or choose another workspace"));
        case SQLITE_FULL:
            throw fullDisk(file);
        case SQLITE_NOTADB:
        case SQLITE_CORRUPT:
            throw DamagedDatabase(exception.what(), file);
        case SQLITE_READONLY:
        case SQLITE_CANTOPEN:
        case SQLITE_PERM:
            throw Error(CROSSGLOSS_TEXT("The workspace cannot be opened for writing (%1)"), {exception.what()})
                .at(file.string())
                .advise(CROSSGLOSS_TEXT("Choose a folder that you may write to"));
        case SQLITE_IOERR: {
            // Shared memory and logs that find no room are told like this.
            std::error_code failure;
            const std::filesystem::space_info space = std::filesystem::space(file.parent_path(), failure);
            if (!failure && space.available < roomToWork) {
                throw fullDisk(file);
            }
            Error told = Error(CROSSGLOSS_TEXT("The workspace could not be used (%1)"), {exception.what()}).at(file.string());
            if (isFailedWrite(exception.getExtendedErrorCode())) {
                told.advise(CROSSGLOSS_TEXT("Check the free space of the disk"));
            }
            throw told;
        }
        default:
            throw Error(CROSSGLOSS_TEXT("The workspace could not be used (%1)"), {exception.what()}).at(file.string());
        }
    }
}

WriteTransaction::WriteTransaction(SQLite::Database& database) : m_database(database)
{
    m_database.exec("BEGIN IMMEDIATE");
}

WriteTransaction::~WriteTransaction()
{
    if (m_open) {
        // A failed commit or a full disk may have rolled back already; there is nobody left to tell.
        sqlite3_exec(m_database.getHandle(), "ROLLBACK", nullptr, nullptr, nullptr);
    }
}

void WriteTransaction::commit()
{
    m_database.exec("COMMIT");
    m_open = false;
}

} // namespace crossgloss
