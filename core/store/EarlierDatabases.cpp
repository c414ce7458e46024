#include "store/EarlierDatabases.h"

#include "base/Error.h"
#include "base/OpenFolder.h"
#include "store/GlossRuns.h"
#include "store/WorkspaceFiles.h"
#include "store/WorkspacePrivate.h"

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <system_error>
#include <vector>

namespace crossgloss {

namespace {

// Of linkings.sqlite, whatever version wrote it: it is brought to the last shape that it had and then taken over.
constexpr std::array linkingMigrations = {
    R"sql(
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
)sql",
    R"sql(
CREATE TABLE linking_seen (
    linking INTEGER NOT NULL REFERENCES linkings(id) ON DELETE CASCADE,
    reviewer TEXT NOT NULL,
    source INTEGER NOT NULL,
    target INTEGER,
    PRIMARY KEY (linking, reviewer, source)
) WITHOUT ROWID;
)sql",
    R"sql(
ALTER TABLE linking_sides ADD COLUMN compared INTEGER NOT NULL DEFAULT 0;
ALTER TABLE linking_sides ADD COLUMN header TEXT NOT NULL DEFAULT '';
)sql",
};

constexpr DatabaseSchema linkingSchema = {0x43474c4b, linkingMigrations}; // "CGLK"

/// Columns that a child of a linking has besides the number of that linking.
struct ChildTable
{
    const char* name;
    const char* columns;
};

constexpr std::array<ChildTable, 5> childTables = {{
    {"linking_sides", "side, name, language, licence, checksum, glosses, words, vectors, compared, header"},
    {"linking_glosses", "side, position, synset, pos, lemmas, text, ili"},
    {"linking_candidates", "source, targets, scores"},
    {"linking_events", "sequence, step, state, reviewer, at, origin, kind, source, target, relation, note, suggested, "
                       "retrieved"},
    {"linking_seen", "reviewer, source, target"},
}};

/// Attached to a connection while it lives.
class AttachedEarlier
{
public:
    AttachedEarlier(SQLite::Database& database, const std::filesystem::path& file) : m_database(database)
    {
        SQLite::Statement attach(database, "ATTACH ? AS earlier");
        attach.bind(1, file.string());
        attach.exec();
    }
    ~AttachedEarlier() { m_database.tryExec("DETACH earlier"); }
    AttachedEarlier(const AttachedEarlier&) = delete;
    AttachedEarlier& operator=(const AttachedEarlier&) = delete;

private:
    SQLite::Database& m_database;
};

struct EarlierLinking
{
    std::int64_t id = 0;
    std::string name;
    std::string createdAt;
};

std::vector<EarlierLinking> earlierLinkings(SQLite::Database& user)
{
    std::vector<EarlierLinking> list;
    SQLite::Statement rows(user, "SELECT id, name, created_at FROM earlier.linkings ORDER BY id");
    while (rows.executeStep()) {
        list.push_back({rows.getColumn(0).getInt64(), rows.getColumn(1).getString(), rows.getColumn(2).getString()});
    }
    return list;
}

bool hasRow(SQLite::Database& database, const char* sql, const std::string& first, const std::string& second = {})
{
    SQLite::Statement row(database, sql);
    row.bind(1, first);
    if (!second.empty()) {
        row.bind(2, second);
    }
    return row.executeStep();
}

std::string freeLinkingName(SQLite::Database& user, const std::string& name)
{
    std::string free = name;
    for (int number = 2; hasRow(user, "SELECT 1 FROM main.linkings WHERE name = ?", free); ++number) {
        free = name + " (" + std::to_string(number) + ")";
    }
    return free;
}

void copyLinking(SQLite::Database& user, const EarlierLinking& linking)
{
    // The same linking was taken over before, and the file could not be moved away.
    if (hasRow(user, "SELECT 1 FROM main.linkings WHERE name = ? AND created_at = ?", linking.name, linking.createdAt)) {
        return;
    }
    SQLite::Statement insert(user, "INSERT INTO main.linkings(id, name, created_at, measure, parameters, dimension) "
                                   "SELECT CASE WHEN EXISTS (SELECT 1 FROM main.linkings WHERE id = ?1) THEN NULL ELSE "
                                   "?1 END, ?2, created_at, measure, parameters, dimension FROM earlier.linkings "
                                   "WHERE id = ?1");
    insert.bind(1, linking.id);
    insert.bind(2, freeLinkingName(user, linking.name));
    insert.exec();
    const std::int64_t id = user.getLastInsertRowid();
    for (const ChildTable& table : childTables) {
        const std::string columns = table.columns;
        SQLite::Statement copy(user, std::string("INSERT INTO main.") + table.name + "(linking, " + columns +
                                         ") SELECT ?1, " + columns + " FROM earlier." + table.name +
                                         " WHERE linking = ?2");
        copy.bind(1, id);
        copy.bind(2, linking.id);
        copy.exec();
    }
}

} // namespace

void adoptRuns(SQLite::Database& workspace, SQLite::Database& user)
{
    WriteTransaction transaction(user);
    SQLite::Statement rows(workspace, std::string("SELECT ") + runColumns + " FROM runs ORDER BY id");
    while (rows.executeStep()) {
        StoredRun stored;
        stored.run = readRun(rows);
        SQLite::Statement same(user, "SELECT 1 FROM runs WHERE kind = ? AND started_at = ? AND parameters = ? AND "
                                     "result = ? AND seconds = ?");
        same.bind(1, stored.run.kind);
        same.bind(2, stored.run.startedAt);
        same.bind(3, stored.run.parameters);
        same.bind(4, stored.run.result);
        same.bind(5, stored.run.seconds);
        if (!same.executeStep()) {
            stored.glosses = readGlosses(workspace, stored.run.id);
            insertRun(user, stored);
        }
    }
    transaction.commit();
}

const DatabaseSchema& earlierLinkingsSchema()
{
    return linkingSchema;
}

void adoptLinkings(SQLite::Database& user, const std::filesystem::path& folder)
{
    const std::filesystem::path file = folder / "linkings.sqlite";
    std::error_code failure;
    if (!std::filesystem::exists(file, failure)) {
        return;
    }
    if (std::filesystem::file_size(file, failure) == 0 && !std::filesystem::exists(file.string() + "-wal", failure)) {
        // Nothing ever was in it, or all is lost: a check of the workspace tells.
        return;
    }
    guardDatabase(file, [&] {
        {
            const auto earlier = openDatabase(file, DatabaseAccess::Writer);
            migrateDatabase(*earlier, file, linkingSchema);
            earlier->exec("PRAGMA wal_checkpoint(TRUNCATE)");
        }
        const AttachedEarlier attached(user, file);
        WriteTransaction transaction(user);
        for (const EarlierLinking& linking : earlierLinkings(user)) {
            copyLinking(user, linking);
        }
        transaction.commit();
    });
    // Where it cannot be moved, it is taken over again another time, which changes nothing.
    moveToTrash(folder, "linkings.sqlite");
    const OpenFolder opened(folder);
    for (const char* ending : {"-wal", "-shm"}) {
        opened.removeFile(std::string("linkings.sqlite") + ending);
    }
}

} // namespace crossgloss
