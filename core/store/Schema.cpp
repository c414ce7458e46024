#include "store/Database.h"

#include "base/Error.h"

#include <string>

namespace crossgloss {

namespace {

// words        id = language << 32 | serial, so that an id tells its language and "all German translations" is a
//              range of a key. folded is the normalised form, NULL where it equals word.
// definitions  one row per language and text, however many words and dictionaries share it; hash finds the rows to compare.
//              id = serial << 6 | min(number of stems, 63): what FTS5 returns for a stem is then all that BM25 needs.
// senses       a definition describes a word: kind 0 its headword, 1 a translation given for that very sense,
//              2 a lemma of another wordnet's synset with the same id.
// links        word to word translations as dictionaries state them, without the sense.
// written_files  every matrix that this program made here, before it is there; process tells who wrote it. Size and time
//              of change as they were when its checksum was last found right.
// left_out     what an import skipped, by reason.
// entry_blocks whole entries as dictionaries state them (EntryArchive.h); entries says where a word's are.
// word_marks   how often a dictionary says what of a word's gender, number and register (IndexWriter.h: packedMarks()).
// sentence_index  FTS5 over the stems of parallel text; rowid = resource << 40 | line << 1 | side (SentenceIndex.h).
// definition_index  FTS5 over stems made by the program ("en_fruit"); detail=none since BM25 of short definitions needs
//              neither positions nor repeated words, which makes it four times smaller.
constexpr const char* workspaceTables = R"sql(
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
    hash INTEGER NOT NULL,
    text TEXT NOT NULL,
    stems TEXT NOT NULL
);
CREATE INDEX definitions_hash ON definitions(hash);
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

CREATE TABLE written_files (
    file TEXT PRIMARY KEY,
    process TEXT NOT NULL,
    checked_size INTEGER,
    checked_modified INTEGER
) WITHOUT ROWID;
CREATE TABLE left_out (
    resource INTEGER NOT NULL REFERENCES resources(id) ON DELETE CASCADE,
    reason TEXT NOT NULL,
    entries INTEGER NOT NULL,
    harmless INTEGER NOT NULL
);
CREATE INDEX left_out_resource ON left_out(resource);
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
CREATE TABLE settings (key TEXT PRIMARY KEY, value) WITHOUT ROWID;
INSERT INTO settings VALUES ('generation', 0), ('created_at', strftime('%s', 'now'));
)sql";

constexpr DatabaseSchema workspaceSchema = {0x43475753, 8, workspaceTables};   // "CGWS"

} // namespace

const DatabaseSchema& workspaceDatabaseSchema()
{
    return workspaceSchema;
}

void requireVersion(const std::filesystem::path& file, const DatabaseSchema& schema, int version)
{
    if (version > schema.version) {
        throw Error(CROSSGLOSS_TEXT("The workspace was written by a newer version of the program (schema %1, this "
                                    "program knows %2)"),
                    {std::to_string(version), std::to_string(schema.version)})
            .at(file.string())
            .advise(CROSSGLOSS_TEXT("Update the program, or choose another workspace"));
    }
    if (version < schema.version) {
        throw Error(CROSSGLOSS_TEXT("The workspace was written by an earlier build of the program (schema %1, this "
                                    "program knows %2)"),
                    {std::to_string(version), std::to_string(schema.version)})
            .at(file.string())
            .advise(CROSSGLOSS_TEXT("Choose another folder; this one is kept as it is"));
    }
}

bool isPrepared(SQLite::Database& database, const std::filesystem::path& file, const DatabaseSchema& schema)
{
    const auto number = [&](const char* sql) { return database.execAndGet(sql).getInt(); };
    const int owner = number("PRAGMA application_id");
    if (owner == schema.applicationId) {
        requireVersion(file, schema, number("PRAGMA user_version"));
        return true;
    }
    if (owner != 0 || number("SELECT count(*) FROM sqlite_schema") > 0) {
        throw Error(CROSSGLOSS_TEXT("The file is another program's database, not a workspace"))
            .at(file.string())
            .advise(CROSSGLOSS_TEXT("Choose another folder"));
    }
    return false;
}

void makeSchema(SQLite::Database& database, const DatabaseSchema& schema)
{
    database.exec(schema.sql);
    database.exec("PRAGMA application_id = " + std::to_string(schema.applicationId));
    database.exec("PRAGMA user_version = " + std::to_string(schema.version));
}

void prepareDatabase(SQLite::Database& database, const std::filesystem::path& file, const DatabaseSchema& schema)
{
    if (database.execAndGet("PRAGMA application_id").getInt() == schema.applicationId) {
        requireVersion(file, schema, database.execAndGet("PRAGMA user_version").getInt());
        return;
    }
    WriteTransaction transaction(database);
    // Another process may have made it while this one waited for the lock.
    if (!isPrepared(database, file, schema)) {
        makeSchema(database, schema);
    }
    transaction.commit();
}

} // namespace crossgloss
