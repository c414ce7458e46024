#include "linking/LinkingDatabase.h"

#include "base/Error.h"

#include <array>
#include <system_error>

namespace crossgloss {

namespace {

// linking_candidates  rows of little-endian int32 targets and float32 scores, best first.
// linking_sides       words of the glosses, one a line, and their float32 vectors; compared: how many of the glosses
// are compared, 0 = all; header: what the wordnet's file says of itself, JSON. linking_events      the journal of
// decisions. state 0 stands, 1 was undone and may come again, 2 was undone and overtaken. linking_seen suggestions as a
// reviewer saw them last, where that is not what the matching made at first; source -1 says that the record was begun.
constexpr std::array migrations = {
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

constexpr DatabaseSchema linkingSchema = {0x43474c4b, migrations}; // "CGLK"

std::optional<std::int64_t> orNull(std::int32_t position)
{
    return position < 0 ? std::nullopt : std::optional<std::int64_t>(position);
}

std::int32_t positionIn(const SQLite::Column& column)
{
    return column.isNull() ? -1 : column.getInt();
}

} // namespace

std::filesystem::path linkingFile(const Workspace& workspace)
{
    return workspace.folder() / "linkings.sqlite";
}

std::unique_ptr<SQLite::Database> openLinkings(const Workspace& workspace, DatabaseAccess access)
{
    const std::filesystem::path file = linkingFile(workspace);
    std::unique_ptr<SQLite::Database> database;
    std::error_code failure;
    const bool empty = std::filesystem::exists(file, failure) && std::filesystem::file_size(file, failure) == 0;
    std::filesystem::path log = file;
    log += "-wal";
    // Linkings were open here before: what is empty now was not always.
    if (empty && !std::filesystem::exists(log, failure) &&
        std::filesystem::exists(file.parent_path() / "holds", failure) &&
        !std::filesystem::is_empty(file.parent_path() / "holds", failure)) {
        throw Error(CROSSGLOSS_TEXT("The database of the linkings is empty, though there were some"))
            .at(file.string())
            .advise(CROSSGLOSS_TEXT("Restore a backup of the workspace, or check and repair it to begin anew"));
    }
    guardDatabase(file, [&] {
        if (access == DatabaseAccess::Reader && !std::filesystem::exists(file)) {
            // Who only looks makes nothing.
            database = std::make_unique<SQLite::Database>(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            migrateDatabase(*database, file, linkingSchema);
            return;
        }
        database = openDatabase(file, access);
        if (access == DatabaseAccess::Writer) {
            migrateDatabase(*database, file, linkingSchema);
        }
    });
    return database;
}

std::vector<LinkingEvent> readEvents(SQLite::Database& database, std::int64_t linking)
{
    std::vector<LinkingEvent> events;
    SQLite::Statement rows(database,
                           "SELECT sequence, step, state, reviewer, at, origin, kind, source, target, relation, note, "
                           "suggested, retrieved FROM linking_events WHERE linking = ? ORDER BY sequence");
    rows.bind(1, linking);
    while (rows.executeStep()) {
        LinkingEvent event;
        event.sequence = rows.getColumn(0).getInt64();
        event.step = rows.getColumn(1).getInt64();
        event.state = static_cast<LinkingEvent::State>(rows.getColumn(2).getInt());
        event.reviewer = rows.getColumn(3).getString();
        event.at = rows.getColumn(4).getString();
        event.origin = rows.getColumn(5).getString();
        event.decision.kind = static_cast<Decision::Kind>(rows.getColumn(6).getInt());
        event.decision.source = rows.getColumn(7).getInt();
        event.decision.target = positionIn(rows.getColumn(8));
        event.decision.relation = static_cast<Relation>(rows.getColumn(9).getInt());
        event.decision.note = rows.getColumn(10).getString();
        event.suggested = positionIn(rows.getColumn(11));
        event.retrieved = positionIn(rows.getColumn(12));
        events.push_back(std::move(event));
    }
    return events;
}

std::vector<LinkingEvent> readEvents(SQLite::Database& database, const Linking& linking,
                                     const std::filesystem::path& file)
{
    // The journal is a file as others are: what stands in it may be anything.
    const auto within = [](std::int32_t position, std::size_t count) {
        return position >= 0 && static_cast<std::size_t>(position) < count;
    };
    const std::size_t targets = linking.target.glosses.size();
    const auto known = [&](std::int32_t target) { return target < 0 || within(target, targets); };
    std::vector<LinkingEvent> events = readEvents(database, linking.id);
    for (const LinkingEvent& event : events) {
        const Decision& decision = event.decision;
        const bool needsTarget = decision.kind == Decision::Kind::Accept || decision.kind == Decision::Kind::Reject;
        const bool fits = decision.kind <= Decision::Kind::Note && decision.relation <= Relation::Related
                          && event.state <= LinkingEvent::State::Overtaken
                          && within(decision.source, linking.source.glosses.size())
                          && (needsTarget ? within(decision.target, targets) : known(decision.target))
                          && known(event.suggested) && known(event.retrieved);
        if (!fits) {
            throw Error(CROSSGLOSS_TEXT("A decision is about a gloss that the linking does not have")).at(file.string());
        }
    }
    return events;
}

void appendEvents(SQLite::Database& database, std::int64_t linking, std::vector<LinkingEvent>& events)
{
    SQLite::Statement last(database, "SELECT coalesce(max(sequence), 0) FROM linking_events WHERE linking = ?");
    last.bind(1, linking);
    last.executeStep();
    std::int64_t sequence = last.getColumn(0).getInt64();
    SQLite::Statement insert(database, "INSERT INTO linking_events VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    const auto bind = [&insert](int index, std::int32_t position) {
        if (const auto value = orNull(position)) {
            insert.bind(index, *value);
        } else {
            insert.bind(index);
        }
    };
    for (LinkingEvent& event : events) {
        event.sequence = ++sequence;
        insert.reset();
        insert.bind(1, linking);
        insert.bind(2, event.sequence);
        insert.bind(3, event.step);
        insert.bind(4, static_cast<int>(event.state));
        insert.bind(5, event.reviewer);
        insert.bind(6, event.at);
        insert.bind(7, event.origin);
        insert.bind(8, static_cast<int>(event.decision.kind));
        insert.bind(9, event.decision.source);
        bind(10, event.decision.target);
        insert.bind(11, static_cast<int>(event.decision.relation));
        insert.bind(12, event.decision.note);
        bind(13, event.suggested);
        bind(14, event.retrieved);
        insert.exec();
    }
}

void setStepState(SQLite::Database& database, std::int64_t linking, std::int64_t step, LinkingEvent::State state)
{
    SQLite::Statement update(database, "UPDATE linking_events SET state = ? WHERE linking = ? AND step = ?");
    update.bind(1, static_cast<int>(state));
    update.bind(2, linking);
    update.bind(3, step);
    update.exec();
}

} // namespace crossgloss
