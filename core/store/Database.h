#pragma once

#include "base/Error.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include <SQLiteCpp/SQLiteCpp.h>

struct sqlite3_stmt;

namespace crossgloss {

/// A prepared statement for loops over hundreds of thousands of rows: SQLiteCpp's statement copies every text it binds
/// and makes an object of every column it reads. Bound texts must outlive the step that uses them.
class FastStatement {
public:
    FastStatement(SQLite::Database& database, const char* sql);
    ~FastStatement();
    FastStatement(const FastStatement&) = delete;
    FastStatement& operator=(const FastStatement&) = delete;

    FastStatement& bind(int index, std::int64_t value);
    FastStatement& bind(int index, std::string_view text);
    FastStatement& bindBlob(int index, std::string_view bytes);
    FastStatement& bindNull(int index);
    /// True while there is a row.
    bool step();
    /// For statements without rows: steps once and resets.
    void run();
    void reset();
    std::int64_t integer(int column) const;
    std::string_view text(int column) const;
    std::string_view blob(int column) const;

private:
    [[noreturn]] void fail(int code) const;

    SQLite::Database& m_database;
    sqlite3_stmt* m_statement = nullptr;
};

/// How a connection will be used.
enum class DatabaseAccess { Reader, Writer };

/// Opens a connection with the pragmas of the program (WAL, foreign keys, busy timeout, cache). A file that a writer
/// makes is private to the user. A reader gets by without writing anything where the disk is full or write-protected.
std::unique_ptr<SQLite::Database> openDatabase(const std::filesystem::path& file, DatabaseAccess access);

/// What a kind of database is made of.
struct DatabaseSchema {
    int applicationId = 0;             ///< tells the kind, so that nothing is made in somebody else's database by mistake
    int version = 0;                   ///< its user_version: another number wherever the tables change
    const char* sql = nullptr;         ///< makes the tables
};

/// The schema of the workspace's own.
const DatabaseSchema& workspaceDatabaseSchema();

/// @throws Error when the version that a database of this kind has is not the one that this program knows.
void requireVersion(const std::filesystem::path& file, const DatabaseSchema& schema, int version);

/// Makes the tables in an empty database, in one transaction; does nothing where they are there already.
/// @throws Error when they are of another version, or the file is of another kind.
void prepareDatabase(SQLite::Database& database, const std::filesystem::path& file, const DatabaseSchema& schema);

/// Whether they are there; not so in an empty database. @throws Error as prepareDatabase().
bool isPrepared(SQLite::Database& database, const std::filesystem::path& file, const DatabaseSchema& schema);

/// Makes the tables in a database that is empty.
void makeSchema(SQLite::Database& database, const DatabaseSchema& schema);

/// A folder that only the user may look into; one that is there stays as it is. @throws Error when it cannot be made.
void makePrivateFolder(const std::filesystem::path& folder);

/// Writes what a database holds at this moment into a file that is there and empty. @throws SQLite::Exception.
void copyToFile(SQLite::Database& from, const std::filesystem::path& to);

/// Writes what a database holds at this moment to a new file, which appears whole or not at all.
/// @throws Error, SQLite::Exception.
void copyDatabase(SQLite::Database& from, const std::filesystem::path& to);

/// A database that SQLite cannot read, or that is none.
class DamagedDatabase : public Error
{
public:
    DamagedDatabase(const std::string& what, const std::filesystem::path& file);
};

/// Gives an open database the content that another holds at this moment. @throws SQLite::Exception.
void copyInto(SQLite::Database& from, SQLite::Database& to);

/// True for what SQLite says where a disk is full or write-protected, or a file may not be written.
bool isUnwritable(const SQLite::Exception& exception);

/// Runs @p work and turns SQLite's exceptions into Errors that say what to do about @p file.
void guardDatabase(const std::filesystem::path& file, const std::function<void()>& work);

/// BEGIN IMMEDIATE … COMMIT; rolled back when destroyed uncommitted.
class WriteTransaction {
public:
    explicit WriteTransaction(SQLite::Database& database);
    ~WriteTransaction();
    WriteTransaction(const WriteTransaction&) = delete;
    WriteTransaction& operator=(const WriteTransaction&) = delete;
    void commit();

private:
    SQLite::Database& m_database;
    bool m_open = true;
};

} // namespace crossgloss
