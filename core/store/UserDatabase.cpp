#include "store/UserDatabase.h"

#include "base/Error.h"
#include "store/Connection.h"

#include <system_error>

namespace crossgloss {

namespace {

// dictionary_use  what a user chose about a resource, by its name; a resource without a row is used, after those that
//                 have a position, and belongs to no group.
// saved_words     identity: what the same answer to the same question has in common (saved/SavedWord.h). tags are
//                 separated by blanks, lists by line breaks. Rows have numbers for keys, so that what is damaged can be
//                 salvaged by them.
// saved_steps     the journal of changes, undone together; undone ones may come again until something else is changed.
// saved_changes   what a step changed: subject 0 a word, 1 a list, 2 a review; before and after as JSON, NULL where
//                 there was nothing.
// runs            process tells who is at it while state is "running", so that a run whose process is gone is known.
// gloss_texts     every gloss that a run compared, once.
// run_glosses     per pair of a glosses run: row `position` of its matrix, whose own column has the same number.
// linking_candidates  rows of little-endian int32 targets and float32 scores, best first.
// linking_sides   words of the glosses, one a line, and their float32 vectors; compared: how many of the glosses are
//                 compared, 0 = all; header: what the wordnet's file says of itself, JSON.
// linking_events  the journal of decisions. state 0 stands, 1 was undone and may come again, 2 was undone and overtaken.
// linking_seen    suggestions as a reviewer saw them last, where that is not what the matching made at first; source -1
//                 says that the record was begun.
// layouts         of the Map page. request and stages are JSON; coordinates: little-endian float32, points × 2 a stage.
constexpr const char* userTables = R"sql(
CREATE TABLE dictionary_use (
    name TEXT PRIMARY KEY,
    enabled INTEGER NOT NULL DEFAULT 1,
    position INTEGER,
    category TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;
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
CREATE TABLE runs (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    started_at TEXT NOT NULL,
    seconds REAL NOT NULL,
    state TEXT NOT NULL,
    parameters TEXT NOT NULL,
    result TEXT NOT NULL,
    process TEXT NOT NULL DEFAULT ''
);
CREATE TABLE gloss_texts (
    id INTEGER PRIMARY KEY,
    hash INTEGER NOT NULL UNIQUE,
    text TEXT NOT NULL
);
CREATE TABLE run_glosses (
    run INTEGER NOT NULL REFERENCES runs(id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    line INTEGER NOT NULL,
    source INTEGER NOT NULL REFERENCES gloss_texts(id),
    target INTEGER NOT NULL REFERENCES gloss_texts(id),
    own_score REAL NOT NULL,
    rank INTEGER,
    backward_rank INTEGER,
    best INTEGER,
    best_score REAL,
    matched INTEGER,
    matched_score REAL,
    PRIMARY KEY (run, position)
) WITHOUT ROWID;
CREATE INDEX run_glosses_source ON run_glosses(source);
CREATE INDEX run_glosses_target ON run_glosses(target);
CREATE TABLE linkings (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    created_at TEXT NOT NULL,
    measure TEXT NOT NULL,
    parameters TEXT NOT NULL,
    dimension INTEGER NOT NULL,
    holder TEXT NOT NULL DEFAULT ''
);
CREATE TABLE linking_sides (
    linking INTEGER NOT NULL REFERENCES linkings(id) ON DELETE CASCADE,
    side INTEGER NOT NULL,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    licence TEXT NOT NULL,
    checksum TEXT NOT NULL,
    glosses INTEGER NOT NULL,
    words TEXT NOT NULL,
    vectors BLOB NOT NULL,
    compared INTEGER NOT NULL DEFAULT 0,
    header TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (linking, side)
);
CREATE TABLE linking_glosses (
    linking INTEGER NOT NULL REFERENCES linkings(id) ON DELETE CASCADE,
    side INTEGER NOT NULL,
    position INTEGER NOT NULL,
    synset TEXT NOT NULL,
    pos INTEGER NOT NULL,
    lemmas TEXT NOT NULL,
    text TEXT NOT NULL,
    ili TEXT NOT NULL,
    PRIMARY KEY (linking, side, position)
) WITHOUT ROWID;
CREATE TABLE linking_candidates (
    id INTEGER PRIMARY KEY,
    linking INTEGER NOT NULL REFERENCES linkings(id) ON DELETE CASCADE,
    source INTEGER NOT NULL,
    targets BLOB NOT NULL,
    scores BLOB NOT NULL,
    UNIQUE (linking, source)
);
CREATE TABLE linking_events (
    linking INTEGER NOT NULL REFERENCES linkings(id) ON DELETE CASCADE,
    sequence INTEGER NOT NULL,
    step INTEGER NOT NULL,
    state INTEGER NOT NULL DEFAULT 0,
    reviewer TEXT NOT NULL,
    at TEXT NOT NULL,
    origin TEXT NOT NULL DEFAULT '',
    kind INTEGER NOT NULL,
    source INTEGER NOT NULL,
    target INTEGER,
    relation INTEGER NOT NULL,
    note TEXT NOT NULL,
    suggested INTEGER,
    retrieved INTEGER,
    PRIMARY KEY (linking, sequence)
) WITHOUT ROWID;
CREATE TABLE linking_seen (
    linking INTEGER NOT NULL REFERENCES linkings(id) ON DELETE CASCADE,
    reviewer TEXT NOT NULL,
    source INTEGER NOT NULL,
    target INTEGER,
    PRIMARY KEY (linking, reviewer, source)
) WITHOUT ROWID;
CREATE TABLE layouts (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    made TEXT NOT NULL,
    method TEXT NOT NULL,
    about TEXT NOT NULL,
    points INTEGER NOT NULL,
    request TEXT NOT NULL,
    stages TEXT NOT NULL,
    coordinates BLOB NOT NULL
);
)sql";

constexpr DatabaseSchema userSchema = {0x43475553, 4, userTables};   // "CGUS"

/// Linkings were open here before: what is empty now was not always.
void requireNotEmptied(const std::filesystem::path& file)
{
    std::error_code failure;
    std::filesystem::path log = file;
    log += "-wal";
    const std::filesystem::path holds = file.parent_path() / "holds";
    if (std::filesystem::exists(file, failure) && std::filesystem::file_size(file, failure) == 0 &&
        !std::filesystem::exists(log, failure) && std::filesystem::exists(holds, failure) &&
        !std::filesystem::is_empty(holds, failure)) {
        throw Error(CROSSGLOSS_TEXT("The database of runs, linkings and saved words is empty, though linkings were "
                                    "open in it"))
            .at(file.string())
            .advise(CROSSGLOSS_TEXT("Restore a backup of the workspace, or check and repair it to begin anew"));
    }
}

} // namespace

const DatabaseSchema& userDatabaseSchema()
{
    return userSchema;
}

std::filesystem::path userDatabaseFile(const std::filesystem::path& folder)
{
    return folder / "user.sqlite";
}

std::filesystem::path userDatabaseFile(const Workspace& workspace)
{
    return userDatabaseFile(workspace.folder());
}

std::unique_ptr<SQLite::Database> openUserDatabase(const std::filesystem::path& folder, DatabaseAccess access)
{
    const std::filesystem::path file = userDatabaseFile(folder);
    requireNotEmptied(file);
    std::unique_ptr<SQLite::Database> database;
    guardDatabase(file, [&] {
        if (access == DatabaseAccess::Reader && !std::filesystem::exists(file)) {
            // Who only looks makes nothing.
            database = memoryDatabase();
            prepareDatabase(*database, file, userSchema);
            return;
        }
        database = openDatabase(file, access);
        if (access == DatabaseAccess::Writer) {
            // What a person did by hand is on the disk when the program says that it is done; imports can be repeated.
            database->exec("PRAGMA synchronous = FULL");
            prepareDatabase(*database, file, userSchema);
        }
    });
    return database;
}

std::unique_ptr<SQLite::Database> openUserDatabase(const Workspace& workspace, DatabaseAccess access)
{
    return openUserDatabase(workspace.folder(), access);
}

} // namespace crossgloss
