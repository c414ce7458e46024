#include "store/UserDatabase.h"

#include <array>

namespace crossgloss {

namespace {

// One entry per version; user_version counts those applied. Never edit an entry that was released: add one.
//
// dictionary_use  what a user chose about a resource, by its name; a resource without a row is used, after those that
//                 have a position, and belongs to no group.
// saved_words     identity: what the same answer to the same question has in common (saved/SavedWord.h). tags are
//                 separated by blanks, lists by line breaks. Rows have numbers for keys, so that what is damaged can be
//                 salvaged by them.
// saved_steps     the journal of changes, undone together; undone ones may come again until something else is changed.
// saved_changes   what a step changed: subject 0 a word, 1 a list, 2 a review; before and after as JSON, NULL where
//                 there was nothing.
constexpr std::array migrations = {
    R"sql(
CREATE TABLE dictionary_use (
    name TEXT PRIMARY KEY,
    enabled INTEGER NOT NULL DEFAULT 1,
    position INTEGER,
    category TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;
)sql",
    R"sql(
CREATE TABLE saved_words (
    serial INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    identity TEXT NOT NULL,
    word TEXT NOT NULL,
    language TEXT NOT NULL,
    pos TEXT NOT NULL,
    marks TEXT NOT NULL,
    meaning TEXT NOT NULL,
    meaning_language TEXT NOT NULL,
    query TEXT NOT NULL,
    query_language TEXT NOT NULL,
    note TEXT NOT NULL,
    tags TEXT NOT NULL,
    lists TEXT NOT NULL,
    source TEXT NOT NULL,
    saved_at INTEGER NOT NULL
);
CREATE INDEX saved_words_identity ON saved_words(identity);
CREATE TABLE saved_lists (
    serial INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
);
CREATE TABLE saved_review_states (
    serial INTEGER PRIMARY KEY REFERENCES saved_words(serial) ON DELETE CASCADE,
    stability REAL NOT NULL,
    difficulty REAL NOT NULL,
    last_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    interval_days INTEGER NOT NULL,
    reviews INTEGER NOT NULL,
    lapses INTEGER NOT NULL
);
CREATE TABLE saved_reviews (
    serial INTEGER PRIMARY KEY,
    word TEXT NOT NULL,
    at INTEGER NOT NULL,
    grade INTEGER NOT NULL,
    first INTEGER NOT NULL,
    interval_days INTEGER NOT NULL,
    stability REAL NOT NULL,
    difficulty REAL NOT NULL
);
CREATE INDEX saved_reviews_at ON saved_reviews(at);
CREATE TABLE saved_steps (
    step INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    words INTEGER NOT NULL,
    undone INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE saved_changes (
    step INTEGER NOT NULL REFERENCES saved_steps(step) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    subject INTEGER NOT NULL,
    name TEXT NOT NULL,
    before TEXT,
    after TEXT,
    PRIMARY KEY (step, position)
) WITHOUT ROWID;
CREATE TABLE saved_settings (name TEXT PRIMARY KEY, value) WITHOUT ROWID;
)sql",
};

constexpr DatabaseSchema userSchema = {0x43475553, migrations}; // "CGUS"

} // namespace

int userSchemaVersion()
{
    return static_cast<int>(migrations.size());
}

void migrateUserDatabase(SQLite::Database& database, const std::filesystem::path& file)
{
    migrateDatabase(database, file, userSchema);
}

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
