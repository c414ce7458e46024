#include "store/UserDatabase.h"

#include <array>

namespace crossgloss {

namespace {

// One entry per version; user_version counts those applied. Never edit an entry that was released: add one.
//
// dictionary_use  what a user chose about a resource, by its name; a resource without a row is used, after those that
//                 have a position, and belongs to no group.
constexpr std::array migrations = {
    R"sql(
CREATE TABLE dictionary_use (
    name TEXT PRIMARY KEY,
    enabled INTEGER NOT NULL DEFAULT 1,
    position INTEGER,
    category TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;
)sql",
};

constexpr DatabaseSchema userSchema = {0x43475553, migrations}; // "CGUS"

} // namespace

std::filesystem::path userDatabaseFile(const Workspace& workspace)
{
    return workspace.folder() / "user.sqlite";
}

std::unique_ptr<SQLite::Database> openUserDatabase(const Workspace& workspace, DatabaseAccess access)
{
    const std::filesystem::path file = userDatabaseFile(workspace);
    std::unique_ptr<SQLite::Database> database;
    guardDatabase(file, [&] {
        if (access == DatabaseAccess::Reader && !std::filesystem::exists(file)) {
            // Who only looks makes nothing.
            database = std::make_unique<SQLite::Database>(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            migrateDatabase(*database, file, userSchema);
            return;
        }
        database = openDatabase(file, access);
        if (access == DatabaseAccess::Writer) {
            migrateDatabase(*database, file, userSchema);
        }
    });
    return database;
}

} // namespace crossgloss
