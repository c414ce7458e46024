#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>

#include <SQLiteCpp/SQLiteCpp.h>

namespace crossgloss {

// Anybody may have made a database: a workspace is a folder that can be copied, a backup a file that can be sent. No file
// is opened but through here.

/// How long a connection waits for another one: long enough for another process to finish a usual dictionary, short enough
/// that a person waits for it.
inline constexpr int databasePatienceMs = 20000;

/// Opens a database so that what it says of itself runs nothing: no triggers, no views, no functions in its schema that are
/// not harmless, no way to damage the file by SQL. @param flags SQLite's, of opening.
/// @throws Error where the file is no plain file, or a link, or one of those that SQLite finds beside it is; where its
///         journal names a further file, which SQLite would delete; SQLite::Exception.
std::unique_ptr<SQLite::Database> connectDatabase(const std::filesystem::path& file, int flags, int busyTimeoutMs = 0);

/// One that is only read, by other means where the disk is full or write-protected. @param prepare Called before the first
/// look at what is in it; may be empty.
std::unique_ptr<SQLite::Database> connectForReading(const std::filesystem::path& file,
                                                    const std::function<void(SQLite::Database&)>& prepare = {});

/// One in memory, with the same settings.
std::unique_ptr<SQLite::Database> memoryDatabase();

/// What connectDatabase() asks of a file. Nothing is asked of one that is not there. @throws Error.
void requirePlainDatabase(const std::filesystem::path& file);

/// A connection that can only look at tables and at what a database says of itself; whatever else is asked for, by us or by
/// its own schema, is refused: other files, functions, changes. Faults of the schema do not stop it, and what would take
/// longer than the file's size accounts for ends with SQLITE_INTERRUPT.
class ForeignDatabase
{
public:
    /// @throws Error, SQLite::Exception.
    explicit ForeignDatabase(const std::filesystem::path& file);
    ~ForeignDatabase();
    ForeignDatabase(const ForeignDatabase&) = delete;
    ForeignDatabase& operator=(const ForeignDatabase&) = delete;

    SQLite::Database& operator*() const { return *m_database; }
    SQLite::Database* operator->() const { return m_database.get(); }

private:
    std::int64_t m_steps = 0; ///< of SQLite's machine, in thousands, that are left
    std::unique_ptr<SQLite::Database> m_database;
};

} // namespace crossgloss
