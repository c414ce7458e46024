#include "store/Connection.h"

#include "base/Error.h"
#include "store/Database.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <string_view>
#include <system_error>

#include <sqlite3.h>

#ifndef _WIN32
#include <fcntl.h>
#include <unistd.h>
#endif

namespace crossgloss {

namespace {

void configure(SQLite::Database& database, int setting, int value)
{
    // One that this SQLite does not know is one that it does not need.
    sqlite3_db_config(database.getHandle(), setting, value, static_cast<int*>(nullptr));
}

void secure(SQLite::Database& database)
{
    configure(database, SQLITE_DBCONFIG_DEFENSIVE, 1);
    configure(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0);
    configure(database, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0);
    configure(database, SQLITE_DBCONFIG_ENABLE_VIEW, 0);
    configure(database, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0);
    configure(database, SQLITE_DBCONFIG_DQS_DDL, 0);
}

Error noPlainFile(const std::filesystem::path& file)
{
    return Error(CROSSGLOSS_TEXT("A database is a plain file, and no link to one"))
        .at(file.string())
        .advise(CROSSGLOSS_TEXT("Put the file itself in its place; the whole workspace may lie behind a link"));
}

/// Whether a journal of changes that were not completed ends with the name of a further journal. SQLite writes one where
/// several databases change at once, which ours never do, and deletes that file after it has gone back.
bool namesAnotherJournal(const std::filesystem::path& journal)
{
    constexpr std::array<char, 8> magic = {'\xd9', '\xd5', '\x05', '\xf9', '\x20', '\xa1', '\x63', '\xd7'};
    std::ifstream in(journal, std::ios::binary | std::ios::ate);
    std::array<char, magic.size()> end{};
    return in.seekg(-static_cast<std::streamoff>(end.size()), std::ios::end) && in.read(end.data(), end.size()) &&
           end == magic;
}

/// Makes an empty file that only the user may read; SQLite gives its other files the permissions of this one.
void makePrivate(const std::filesystem::path& file)
{
#ifndef _WIN32
    const int descriptor = ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (descriptor >= 0) {
        ::close(descriptor);
    }
#else
    (void)file;
#endif
}

bool holdsNothing(const std::filesystem::path& file)
{
    std::error_code failure;
    return !std::filesystem::exists(file, failure) || std::filesystem::file_size(file, failure) == 0;
}

/// Name of a file for SQLite that says that nobody changes it: nothing is locked, and nothing is written beside it.
std::string immutableName(const std::filesystem::path& file)
{
    std::string name = "file:";
    for (const char c : std::filesystem::absolute(file).string()) {
        if (c == '%' || c == '?' || c == '#') {
            char escaped[4];
            std::snprintf(escaped, sizeof escaped, "%%%02X", static_cast<unsigned>(static_cast<unsigned char>(c)));
            name += escaped;
        } else {
            name += c;
        }
    }
    return name + "?immutable=1";
}

int onlyLooking(void*, int action, const char* first, const char*, const char*, const char*)
{
    switch (action) {
    case SQLITE_SELECT:
    case SQLITE_READ: return SQLITE_OK;
    case SQLITE_PRAGMA: {
        static constexpr std::array<std::string_view, 5> pragmas = {"application_id", "user_version", "table_info",
                                                                    "quick_check", "integrity_check"};
        return first && std::ranges::find(pragmas, first) != pragmas.end() ? SQLITE_OK : SQLITE_DENY;
    }
    default: return SQLITE_DENY;
    }
}

} // namespace

void requirePlainDatabase(const std::filesystem::path& file)
{
    for (const char* ending : {"", "-wal", "-shm", "-journal"}) {
        const std::filesystem::path each = file.string() + ending;
        std::error_code failure;
        const std::filesystem::file_status status = std::filesystem::symlink_status(each, failure);
        if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status)) {
            throw noPlainFile(each);
        }
    }
    const std::filesystem::path journal = file.string() + "-journal";
    if (namesAnotherJournal(journal)) {
        throw Error(CROSSGLOSS_TEXT("The journal of the database names a file outside of it"))
            .at(journal.string())
            .advise(CROSSGLOSS_TEXT("The program writes no such journals: take it away if the workspace is not yours"));
    }
}

std::unique_ptr<SQLite::Database> connectDatabase(const std::filesystem::path& file, int flags, int busyTimeoutMs)
{
    requirePlainDatabase(file);
    if ((flags & SQLite::OPEN_CREATE) != 0) {
        makePrivate(file);
    }
    auto database = std::make_unique<SQLite::Database>(file.string(), flags | SQLite::OPEN_NOMUTEX, busyTimeoutMs);
    secure(*database);
    return database;
}

std::unique_ptr<SQLite::Database> memoryDatabase()
{
    auto database = std::make_unique<SQLite::Database>(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    secure(*database);
    return database;
}

bool isUnwritable(const SQLite::Exception& exception)
{
    switch (exception.getErrorCode() & 0xff) {
    case SQLITE_FULL:
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH:
    case SQLITE_IOERR:
        return true;
    default:
        return false;
    }
}

std::unique_ptr<SQLite::Database> connectForReading(const std::filesystem::path& file,
                                                    const std::function<void(SQLite::Database&)>& prepare)
{
    const auto open = [&](const std::filesystem::path& name, int flags) {
        auto database = connectDatabase(name, flags, databasePatienceMs);
        if (prepare) {
            prepare(*database);
        }
        // The first look at the content tells whether WAL's other files can be had.
        database->execAndGet("SELECT count(*) FROM sqlite_schema");
        return database;
    };
    try {
        return open(file, SQLite::OPEN_READWRITE);
    } catch (const SQLite::Exception& exception) {
        if (!isUnwritable(exception) || !std::filesystem::exists(file)) {
            throw;
        }
    }
    try {
        return open(file, SQLite::OPEN_READONLY);
    } catch (const SQLite::Exception& exception) {
        std::filesystem::path log = file;
        log += "-wal";
        // What was last written lies in the log alone, and without it the rest may not fit together.
        if (!isUnwritable(exception) || !holdsNothing(log)) {
            throw;
        }
    }
    return open(immutableName(file), SQLite::OPEN_READONLY | SQLite::OPEN_URI);
}

ForeignDatabase::ForeignDatabase(const std::filesystem::path& file)
{
    // A row is at least four bytes and a column one, each of which takes a few steps; all is read twice at most. The
    // rest is for what is asked for key by key.
    constexpr std::int64_t stepsPerByte = 64;
    constexpr std::int64_t atLeast = 100'000'000;
    std::uintmax_t bytes = 0;
    for (const char* ending : {"", "-wal"}) {
        std::error_code failure;
        const std::uintmax_t size = std::filesystem::file_size(file.string() + ending, failure);
        bytes += failure ? 0 : size;
    }
    constexpr int thousand = 1000;
    m_steps = (atLeast + stepsPerByte * static_cast<std::int64_t>(bytes)) / thousand;
    m_database = connectForReading(file, [&](SQLite::Database& database) {
        // Before the first look: even the list of tables may have no end.
        sqlite3_progress_handler(
            database.getHandle(), thousand,
            [](void* steps) { return --*static_cast<std::int64_t*>(steps) < 0 ? 1 : 0; }, &m_steps);
        // The schema stays unwritable: the defensive setting is above this one, which only makes SQLite go on at faults.
        configure(database, SQLITE_DBCONFIG_WRITABLE_SCHEMA, 1);
    });
    m_database->exec("PRAGMA query_only = ON");
    sqlite3_set_authorizer(m_database->getHandle(), onlyLooking, nullptr);
}

ForeignDatabase::~ForeignDatabase() = default;

} // namespace crossgloss
