#include "store/Database.h"

#include "base/Error.h"

#include <sqlite3.h>

namespace crossgloss {

namespace {

// Long enough for another process to finish a usual dictionary, short enough that a person waits for it.
constexpr int busyTimeoutMs = 20000;

} // namespace

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

void FastStatement::fail(int code) const
{
    throw SQLite::Exception(m_database.getHandle(), code);
}

std::unique_ptr<SQLite::Database> openDatabase(const std::filesystem::path& file, DatabaseAccess access)
{
    const int flags = (access == DatabaseAccess::Writer ? SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE
                                                        : SQLite::OPEN_READWRITE) |
                      SQLite::OPEN_NOMUTEX;
    auto database = std::make_unique<SQLite::Database>(file.string(), flags,
                                                       busyTimeoutMs);
    if (access == DatabaseAccess::Writer) {
        // WAL lets look-ups read while an import writes; NORMAL keeps the file sound at a power cut and may lose the
        // last commit only.
        database->exec("PRAGMA journal_mode = WAL");
        database->exec("PRAGMA synchronous = NORMAL");
        database->exec("PRAGMA cache_size = -262144");
        database->exec("PRAGMA temp_store = MEMORY");
        database->exec("PRAGMA journal_size_limit = 67108864");
    } else {
        database->exec("PRAGMA query_only = ON");
        database->exec("PRAGMA cache_size = -16384");
        database->exec("PRAGMA mmap_size = 4294967296");
    }
    database->exec("PRAGMA foreign_keys = ON");
    return database;
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
            throw Error(CROSSGLOSS_TEXT("The disk is full; nothing was changed"))
                .at(file.string())
                .advise(CROSSGLOSS_TEXT("Free some space and try again"));
        case SQLITE_NOTADB:
        case SQLITE_CORRUPT:
            throw Error(CROSSGLOSS_TEXT("The workspace is damaged or is no workspace (%1)"), {exception.what()})
                .at(file.string())
                .advise(CROSSGLOSS_TEXT("Choose another folder, or delete it and import again"));
        case SQLITE_READONLY:
        case SQLITE_CANTOPEN:
        case SQLITE_PERM:
            throw Error(CROSSGLOSS_TEXT("The workspace cannot be opened for writing (%1)"), {exception.what()})
                .at(file.string())
                .advise(CROSSGLOSS_TEXT("Choose a folder that you may write to"));
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
