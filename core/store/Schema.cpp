#include "store/Database.h"

#include "base/Error.h"
#include "base/Log.h"
#include "base/OpenFolder.h"
#include "store/EarlierDatabases.h"
#include "store/UserDatabase.h"
#include "store/WorkspaceFiles.h"

#include <algorithm>
#include <array>
#include <string>
#include <system_error>
#include <vector>

namespace crossgloss {

namespace {

// One entry per version; user_version counts those applied. Never edit an entry that was released: add one.
//
// words        id = language << 32 | serial, so that an id tells its language and "all German translations" is a
//              range of a key. folded is the normalised form, NULL where it equals word.
// definitions  one row per language and text, however many words and dictionaries share it; hash finds the rows to compare.
//              id = serial << 6 | min(number of stems, 63): what FTS5 returns for a stem is then all that BM25 needs.
// senses       a definition describes a word: kind 0 its headword, 1 a translation given for that very sense,
//              2 a lemma of another wordnet's synset with the same id.
// links        word to word translations as dictionaries state them, without the sense.
// written_files  every matrix that this program made here, before it is there; process tells who wrote it. Size and
// time
//              of change as they were when its checksum was last found right.
// left_out     what an import skipped, by reason.
// entry_blocks whole entries as dictionaries state them (EntryArchive.h); entries says where a word's are.
// word_marks   how often a dictionary says what of a word's gender, number and register (IndexWriter.h: packedMarks()).
// sentence_index  FTS5 over the stems of parallel text; rowid = resource << 40 | line << 1 | side (SentenceIndex.h).
// definition_index  FTS5 over stems made by the program ("en_fruit"); detail=none since BM25 of short definitions needs
//              neither positions nor repeated words, which makes it four times smaller.
constexpr std::array workspaceMigrations = {
    R"sql(
CREATE TABLE resources (
    id INTEGER PRIMARY KEY,
    kind INTEGER NOT NULL,
    name TEXT NOT NULL UNIQUE,
    title TEXT NOT NULL,
    language TEXT NOT NULL,
    second_language TEXT NOT NULL,
    licence TEXT NOT NULL,
    path TEXT NOT NULL,
    size INTEGER NOT NULL,
    modified INTEGER NOT NULL,
    checksum TEXT NOT NULL,
    imported_at TEXT NOT NULL,
    entries INTEGER NOT NULL,
    dimension INTEGER NOT NULL,
    skipped INTEGER NOT NULL,
    installed INTEGER NOT NULL DEFAULT 0,
    file TEXT NOT NULL DEFAULT ''
);
CREATE TABLE issues (
    resource INTEGER NOT NULL REFERENCES resources(id) ON DELETE CASCADE,
    file TEXT NOT NULL,
    line INTEGER NOT NULL,
    message TEXT NOT NULL
);
CREATE INDEX issues_resource ON issues(resource);

CREATE TABLE languages (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    definitions INTEGER NOT NULL DEFAULT 0,
    stems INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE words (
    id INTEGER PRIMARY KEY,
    word TEXT NOT NULL,
    folded TEXT
);
CREATE INDEX words_word ON words(word);
CREATE INDEX words_folded ON words(folded) WHERE folded IS NOT NULL;

CREATE TABLE definitions (
    id INTEGER PRIMARY KEY,
    language INTEGER NOT NULL,
    hash INTEGER NOT NULL UNIQUE,
    text TEXT NOT NULL,
    stems TEXT NOT NULL
);
CREATE TABLE senses (
    definition INTEGER NOT NULL,
    word INTEGER NOT NULL,
    resource INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    pos INTEGER NOT NULL,
    PRIMARY KEY (definition, word, resource, kind)
) WITHOUT ROWID;
CREATE INDEX senses_word ON senses(word, definition);

CREATE TABLE links (
    source INTEGER NOT NULL,
    target INTEGER NOT NULL,
    resource INTEGER NOT NULL,
    pos INTEGER NOT NULL,
    PRIMARY KEY (source, target, resource)
) WITHOUT ROWID;
CREATE INDEX links_target ON links(target, source, resource, pos);

CREATE TABLE synset_definitions (
    synset INTEGER NOT NULL,
    definition INTEGER NOT NULL,
    resource INTEGER NOT NULL,
    PRIMARY KEY (synset, definition, resource)
) WITHOUT ROWID;
CREATE TABLE synset_words (
    synset INTEGER NOT NULL,
    word INTEGER NOT NULL,
    resource INTEGER NOT NULL,
    pos INTEGER NOT NULL,
    PRIMARY KEY (synset, word, resource)
) WITHOUT ROWID;

CREATE VIRTUAL TABLE definition_index USING fts5(
    stems, content='definitions', content_rowid='id', detail=none, columnsize=0,
    tokenize="ascii tokenchars '_'''"
);

CREATE TABLE lines (
    resource INTEGER NOT NULL REFERENCES resources(id) ON DELETE CASCADE,
    line INTEGER NOT NULL,
    first TEXT NOT NULL,
    second TEXT NOT NULL,
    score REAL,
    PRIMARY KEY (resource, line)
) WITHOUT ROWID;

CREATE TABLE runs (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    started_at TEXT NOT NULL,
    seconds REAL NOT NULL,
    state TEXT NOT NULL,
    parameters TEXT NOT NULL,
    result TEXT NOT NULL
);
CREATE TABLE saved_words (
    id INTEGER PRIMARY KEY,
    word TEXT NOT NULL,
    language TEXT NOT NULL,
    description TEXT NOT NULL,
    description_language TEXT NOT NULL,
    note TEXT NOT NULL DEFAULT '',
    tags TEXT NOT NULL DEFAULT '',
    saved_at TEXT NOT NULL
);
CREATE TABLE settings (key TEXT PRIMARY KEY, value) WITHOUT ROWID;
INSERT INTO settings VALUES ('generation', 0);
)sql",
    R"sql(
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
)sql",
    R"sql(
ALTER TABLE runs ADD COLUMN process TEXT NOT NULL DEFAULT '';
)sql",
    R"sql(
CREATE TABLE written_files (
    file TEXT PRIMARY KEY,
    process TEXT NOT NULL,
    checked_size INTEGER,
    checked_modified INTEGER
) WITHOUT ROWID;
INSERT OR IGNORE INTO written_files(file, process) SELECT file, '' FROM resources WHERE file <> '';
CREATE TABLE left_out (
    resource INTEGER NOT NULL REFERENCES resources(id) ON DELETE CASCADE,
    reason TEXT NOT NULL,
    entries INTEGER NOT NULL,
    harmless INTEGER NOT NULL
);
CREATE INDEX left_out_resource ON left_out(resource);
INSERT INTO settings VALUES ('created_at', strftime('%s', 'now'));
)sql",
    // Dictionaries and parallel texts that were read before this are read anew when they are imported again.
    R"sql(
CREATE TABLE entry_blocks (
    id INTEGER PRIMARY KEY,
    resource INTEGER NOT NULL,
    body BLOB NOT NULL
);
CREATE INDEX entry_blocks_resource ON entry_blocks(resource);
CREATE TABLE entries (
    word INTEGER NOT NULL,
    resource INTEGER NOT NULL,
    block INTEGER NOT NULL,
    place INTEGER NOT NULL,
    PRIMARY KEY (word, resource, block, place)
) WITHOUT ROWID;
CREATE TABLE word_marks (
    word INTEGER NOT NULL,
    resource INTEGER NOT NULL,
    marks INTEGER NOT NULL,
    uses INTEGER NOT NULL,
    PRIMARY KEY (word, resource, marks)
) WITHOUT ROWID;
CREATE VIRTUAL TABLE sentence_index USING fts5(terms, detail=none, columnsize=0, tokenize="ascii tokenchars '_'''");
UPDATE resources SET size = -1, checksum = '' WHERE kind IN (1, 4);
)sql",
    // Runs went to the user database (EarlierDatabases.h).
    R"sql(
DROP TABLE run_glosses;
DROP TABLE gloss_texts;
DROP TABLE runs;
)sql",
    // Words of up to three bytes were taken for words of other languages, texts of equal hashes for one another: what was
    // indexed before this is read again (Reindexing.cpp).
    R"sql(
CREATE TABLE definitions_by_text (
    id INTEGER PRIMARY KEY,
    language INTEGER NOT NULL,
    hash INTEGER NOT NULL,
    text TEXT NOT NULL,
    stems TEXT NOT NULL
);
INSERT INTO definitions_by_text SELECT id, language, hash, text, stems FROM definitions;
DROP TABLE definitions;
ALTER TABLE definitions_by_text RENAME TO definitions;
CREATE INDEX definitions_hash ON definitions(hash);
UPDATE resources SET size = -1, checksum = '' WHERE kind IN (1, 2, 3);
)sql",
};

constexpr int lastWithRuns = 5;
constexpr int lastWithMixedWords = 6;

constexpr DatabaseSchema workspaceSchema = {0x43475753, workspaceMigrations};   // "CGWS"

constexpr std::size_t keptBackups = 2;

/// Copies the database as it is to backups/ beside it; older copies of it give way.
void keepBeforeMigration(SQLite::Database& database, const std::filesystem::path& file, int version)
{
    const std::filesystem::path folder = workspaceFolder(file.parent_path(), "backups");
    const OpenFolder opened(folder);
    const std::string prefix = file.stem().string() + "-schema-";
    std::vector<std::string> earlier;
    std::error_code failure;
    for (const std::string& name : opened.names()) {
        if (name.starts_with(prefix) && opened.kindOf(name) == OpenFolder::Kind::File) {
            earlier.push_back(name);
        }
    }
    copyDatabase(database, folder / (prefix + std::to_string(version) + file.extension().string()));
    std::ranges::sort(earlier, {}, [&](const std::string& name) {
        return std::filesystem::last_write_time(folder / name, failure);
    });
    for (std::size_t i = 0; i + keptBackups - 1 < earlier.size(); ++i) {
        opened.removeFile(earlier[i]);
    }
}

} // namespace

Error newerSchema(const std::filesystem::path& file, int version, int known)
{
    return Error(CROSSGLOSS_TEXT("The workspace was written by a newer version of the program (schema %1, this "
                                 "program knows %2)"),
                 {std::to_string(version), std::to_string(known)})
        .at(file.string())
        .advise(CROSSGLOSS_TEXT("Update the program, or choose another workspace"));
}

const DatabaseSchema& workspaceDatabaseSchema()
{
    return workspaceSchema;
}

int workspaceApplicationId()
{
    return workspaceSchema.applicationId;
}

int schemaVersion()
{
    return static_cast<int>(workspaceMigrations.size());
}

void checkSchema(SQLite::Database& database, const std::filesystem::path& file)
{
    const int version = database.execAndGet("PRAGMA user_version").getInt();
    if (version != schemaVersion()) {
        throw Error(
            CROSSGLOSS_TEXT("The workspace was written by another version of the program (schema %1, this program "
                            "knows %2) and cannot be brought up to date where it is"),
            {std::to_string(version), std::to_string(schemaVersion())})
            .at(file.string())
            .advise(CROSSGLOSS_TEXT("Copy its folder to a place that you may write to"));
    }
}

void migrateDatabase(SQLite::Database& database, const std::filesystem::path& file)
{
    const int version = database.execAndGet("PRAGMA user_version").getInt();
    if (version > 0 && version <= lastWithRuns &&
        database.execAndGet("PRAGMA application_id").getInt() == workspaceSchema.applicationId) {
        migrateDatabase(database, file,
                        {workspaceSchema.applicationId, std::span(workspaceMigrations).first(lastWithRuns)});
        adoptRuns(database, *openUserDatabase(file.parent_path(), DatabaseAccess::Writer));
    }
    migrateDatabase(database, file, workspaceSchema);
    if (version > 0 && version <= lastWithMixedWords
        && database.execAndGet("SELECT count(*) FROM resources WHERE size = -1").getInt() > 0) {
        log(LogLevel::Warning, Error(CROSSGLOSS_TEXT("An earlier version indexed this workspace in a way that mixes up short words"))
                                   .at(file.string())
                                   .advise(CROSSGLOSS_TEXT("The Library, or import installed, reads its dictionaries again"))
                                   .what());
    }
}

void migrateDatabase(SQLite::Database& database, const std::filesystem::path& file, const DatabaseSchema& schema)
{
    const int newest = static_cast<int>(schema.migrations.size());
    const auto pragma = [&](const char* sql) { return database.execAndGet(sql).getInt(); };
    const auto check = [&](int version) {
        if (version > newest) {
            throw newerSchema(file, version, newest);
        }
    };
    const int version = pragma("PRAGMA user_version");
    check(version);
    if (version == newest && pragma("PRAGMA application_id") == schema.applicationId) {
        return;
    }
    if (version > 0 && pragma("PRAGMA application_id") == schema.applicationId) {
        keepBeforeMigration(database, file, version);
    }
    WriteTransaction transaction(database);
    // Another process may have migrated while this one waited for the lock.
    const int now = pragma("PRAGMA user_version");
    check(now);
    const int owner = pragma("PRAGMA application_id");
    const int tables = pragma("SELECT count(*) FROM sqlite_schema");
    if (owner != schema.applicationId && (owner != 0 || tables > 0)) {
        throw Error(CROSSGLOSS_TEXT("The file is another program's database, not a workspace"))
            .at(file.string())
            .advise(CROSSGLOSS_TEXT("Choose another folder"));
    }
    for (int step = now; step < newest; ++step) {
        database.exec(schema.migrations[static_cast<std::size_t>(step)]);
    }
    database.exec("PRAGMA application_id = " + std::to_string(schema.applicationId));
    database.exec("PRAGMA user_version = " + std::to_string(newest));
    transaction.commit();
}

} // namespace crossgloss
