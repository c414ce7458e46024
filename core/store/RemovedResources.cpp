#include "store/RemovedResources.h"

#include "base/OpenFolder.h"
#include "base/ProcessMark.h"
#include "store/Connection.h"
#include "store/SentenceIndex.h"
#include "store/WorkspaceFiles.h"
#include "store/WorkspacePrivate.h"

#include <algorithm>
#include <system_error>
#include <unordered_map>

#include <sqlite3.h>

namespace crossgloss {

namespace {

constexpr std::string_view keptPrefix = "removed-";
constexpr std::string_view keptEnding = ".sqlite";

Error unknownResource(const std::string& name)
{
    return Error(CROSSGLOSS_TEXT("The workspace has no resource named %1"), {name})
        .advise(CROSSGLOSS_TEXT("See the list of resources"));
}

StoredResource find(const Workspace::Private& d, SQLite::Database& database, const std::string& name)
{
    std::vector<StoredResource> all = d.stored(database);
    const auto found = std::ranges::find(all, name, [](const StoredResource& stored) { return stored.resource.name; });
    if (found == all.end()) {
        throw unknownResource(name);
    }
    return std::move(*found);
}

/// The matrix that goes with a resource: none that another one names, too.
std::string ownMatrix(const Workspace::Private& d, SQLite::Database& database, const StoredResource& stored)
{
    const std::vector<StoredResource> all = d.stored(database);
    const auto users = std::ranges::count(all, stored.file, &StoredResource::file);
    return users > 1 ? std::string() : stored.file;
}

/// A database under the name "kept" for as long as this lives.
class Attached
{
public:
    Attached(SQLite::Database& database, const std::filesystem::path& file) : m_database(database)
    {
        SQLite::Statement attach(database, "ATTACH DATABASE ? AS kept");
        attach.bind(1, file.string());
        attach.exec();
    }
    ~Attached() { sqlite3_exec(m_database.getHandle(), "DETACH DATABASE kept", nullptr, nullptr, nullptr); }
    Attached(const Attached&) = delete;
    Attached& operator=(const Attached&) = delete;

private:
    SQLite::Database& m_database;
};

/// Copies all rows of a resource; words and definitions as texts, for their numbers may belong to others by then.
void keepRows(SQLite::Database& database, const StoredResource& stored, const std::string& matrix)
{
    const std::string id = std::to_string(stored.resource.id);
    const std::string own = " WHERE resource = " + id;
    WriteTransaction transaction(database);
    database.exec("CREATE TABLE kept.about(process TEXT, matrix TEXT)");
    {
        SQLite::Statement insert(database, "INSERT INTO kept.about VALUES (?, ?)");
        insert.bind(1, thisProcessMark().text());
        insert.bind(2, matrix);
        insert.exec();
    }
    database.exec("CREATE TABLE kept.resource AS SELECT * FROM main.resources WHERE id = " + id);
    for (const char* table : {"issues", "left_out", "lines", "links", "synset_definitions", "synset_words", "entries",
                              "entry_blocks", "word_marks"}) {
        database.exec("CREATE TABLE kept." + std::string(table) + " AS SELECT * FROM main." + table + own);
    }
    // Kind 2 is joined anew from the synsets.
    database.exec("CREATE TABLE kept.senses AS SELECT * FROM main.senses" + own + " AND kind <> 2");
    database.exec("CREATE TABLE kept.words AS SELECT w.id AS id, l.code AS code, w.word AS word FROM main.words w "
                  "JOIN main.languages l ON l.id = w.id >> 32 WHERE w.id IN (SELECT word FROM kept.senses UNION "
                  "SELECT source FROM kept.links UNION SELECT target FROM kept.links UNION "
                  "SELECT word FROM kept.synset_words UNION SELECT word FROM kept.entries)");
    database.exec(
        "CREATE TABLE kept.definitions AS SELECT d.id AS id, l.code AS code, d.text AS text, d.stems AS stems "
        "FROM main.definitions d JOIN main.languages l ON l.id = d.language WHERE d.id IN "
        "(SELECT definition FROM kept.senses UNION SELECT definition FROM kept.synset_definitions)");
    transaction.commit();
}

using Numbers = std::unordered_map<std::int64_t, std::int64_t>;

Numbers putWords(SQLite::Database& database, IndexWriter& writer)
{
    Numbers numbers;
    FastStatement rows(database, "SELECT id, code, word FROM kept.words ORDER BY id");
    while (rows.step()) {
        const std::string code(rows.text(1));
        numbers[rows.integer(0)] = writer.word(writer.language(code), code, rows.text(2));
    }
    return numbers;
}

Numbers putDefinitions(SQLite::Database& database, IndexWriter& writer)
{
    Numbers numbers;
    FastStatement rows(database, "SELECT id, code, text, stems FROM kept.definitions ORDER BY id");
    while (rows.step()) {
        PreparedDefinition prepared{std::string(rows.text(2)), std::string(rows.text(3)), 0};
        prepared.count = prepared.stems.empty() ? 0 : 1 + static_cast<int>(std::ranges::count(prepared.stems, ' '));
        numbers[rows.integer(0)] = writer.definition(writer.language(rows.text(1)), prepared);
    }
    return numbers;
}

/// Whole entries and what dictionaries say of the words.
void putEntries(SQLite::Database& database, IndexWriter& writer, const Numbers& word, std::int64_t resource)
{
    Numbers block;
    FastStatement blocks(database, "SELECT id, body FROM kept.entry_blocks");
    while (blocks.step()) {
        block[blocks.integer(0)] = writer.entryBlock(blocks.blob(1), resource);
    }
    FastStatement entries(database, "SELECT word, block, place FROM kept.entries");
    while (entries.step()) {
        writer.archivedEntry(word.at(entries.integer(0)), resource, block.at(entries.integer(1)),
                             static_cast<std::size_t>(entries.integer(2)));
    }
    FastStatement marks(database, "SELECT word, marks, uses FROM kept.word_marks");
    while (marks.step()) {
        for (std::int64_t use = 0; use < marks.integer(2); ++use) {
            writer.marks(word.at(marks.integer(0)), resource, unpackedMarks(marks.integer(1)));
        }
    }
}

void putRows(SQLite::Database& database, WordCache& words, const Resource& resource)
{
    const std::int64_t id = resource.id;
    IndexWriter writer(database, words);
    const Numbers word = putWords(database, writer);
    const Numbers definition = putDefinitions(database, writer);
    {
        FastStatement rows(database, "SELECT definition, word, kind, pos FROM kept.senses");
        while (rows.step()) {
            writer.sense(definition.at(rows.integer(0)), word.at(rows.integer(1)), id,
                         static_cast<SenseKind>(rows.integer(2)), static_cast<PartOfSpeech>(rows.integer(3)));
        }
    }
    {
        FastStatement rows(database, "SELECT source, target, pos FROM kept.links");
        while (rows.step()) {
            writer.link(word.at(rows.integer(0)), word.at(rows.integer(1)), id,
                        static_cast<PartOfSpeech>(rows.integer(2)));
        }
    }
    {
        FastStatement rows(database, "SELECT synset, definition FROM kept.synset_definitions");
        while (rows.step()) {
            writer.synsetDefinition(rows.integer(0), definition.at(rows.integer(1)), id);
        }
    }
    {
        FastStatement rows(database, "SELECT synset, word, pos FROM kept.synset_words");
        while (rows.step()) {
            writer.synsetWord(rows.integer(0), word.at(rows.integer(1)), id,
                              static_cast<PartOfSpeech>(rows.integer(2)));
        }
    }
    putEntries(database, writer, word, id);
    const std::string number = std::to_string(id);
    database.exec("INSERT INTO main.lines(resource, line, first, second, score) SELECT " + number +
                  ", line, first, second, score FROM kept.lines");
    if (resource.kind == ResourceKind::Parallel) {
        SentenceIndex sentences(database);
        FastStatement rows(database, "SELECT line, first, second FROM kept.lines");
        while (rows.step()) {
            sentences.add(id, rows.integer(0), rows.text(1), resource.language, rows.text(2), resource.secondLanguage);
        }
    }
    database.exec("INSERT INTO main.issues(resource, file, line, message) SELECT " + number +
                  ", file, line, message FROM kept.issues ORDER BY rowid");
    database.exec("INSERT INTO main.left_out(resource, reason, entries, harmless) SELECT " + number +
                  ", reason, entries, harmless FROM kept.left_out ORDER BY rowid");
    if (resource.kind == ResourceKind::Wordnet) {
        writer.joinWordnets();
    }
    writer.finish();
}

/// The row of the kept resource, not yet in the workspace.
StoredResource keptResource(SQLite::Database& database)
{
    SQLite::Statement row(database,
                          "SELECT kind, name, title, language, second_language, licence, path, size, modified, "
                          "checksum, imported_at, entries, dimension, skipped, installed, file "
                          "FROM kept.resource");
    if (!row.executeStep()) {
        throw Error(CROSSGLOSS_TEXT("The stored resource is incomplete"));
    }
    StoredResource stored;
    Resource& resource = stored.resource;
    resource.kind = static_cast<ResourceKind>(row.getColumn(0).getInt());
    resource.name = row.getColumn(1).getString();
    resource.title = row.getColumn(2).getString();
    resource.language = row.getColumn(3).getString();
    resource.secondLanguage = row.getColumn(4).getString();
    resource.licence = row.getColumn(5).getString();
    resource.path = row.getColumn(6).getString();
    stored.size = row.getColumn(7).getInt64();
    stored.modified = row.getColumn(8).getInt64();
    resource.checksum = row.getColumn(9).getString();
    resource.importedAt = row.getColumn(10).getString();
    resource.entries = static_cast<std::uint64_t>(row.getColumn(11).getInt64());
    resource.dimension = static_cast<std::uint64_t>(row.getColumn(12).getInt64());
    resource.skipped = static_cast<std::uint64_t>(row.getColumn(13).getInt64());
    stored.installed = row.getColumn(14).getInt() != 0;
    stored.file = row.getColumn(15).getString();
    return stored;
}

void removeRows(Workspace::Private& d, const std::string& name)
{
    WriteTransaction transaction(*d.writer);
    d.removeNamed(name);
    transaction.commit();
}

void discard(const std::filesystem::path& kept)
{
    const OpenFolder trash = OpenFolder(kept.parent_path().parent_path()).folder("trash");
    for (const char* ending : {"", "-journal", "-wal", "-shm", ".space"}) {
        trash.removeFile(kept.filename().string() + ending);
    }
}

/// The kept matrix lies beside the kept rows.
std::filesystem::path keptMatrix(const std::filesystem::path& kept)
{
    std::filesystem::path matrix = kept;
    matrix += ".space";
    return matrix;
}

} // namespace

RemovedResource removeResource(Workspace& workspace, const std::string& name)
{
    Workspace::Private& d = workspace.d();
    const std::lock_guard lock(d.writing);
    RemovedResource removed{name, {}};
    guardDatabase(d.file, [&] {
        if (!d.writer) {
            removeForGood(d, name);
            return;
        }
        const StoredResource stored = find(d, *d.writer, name);
        const std::string matrix = ownMatrix(d, *d.writer, stored);
        const std::filesystem::path trash = d.folder / "trash";
        const std::string mark = std::to_string(thisProcessMark().number) + '-' + std::to_string(stored.resource.id);
        removed.kept = trash / (std::string(keptPrefix) + mark + std::string(keptEnding));
        try {
            workspaceFolder(d.folder, "trash");
            discard(removed.kept);
            connectDatabase(removed.kept, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE); // makes it, private
            const Attached attached(*d.writer, removed.kept);
            keepRows(*d.writer, stored, matrix);
        } catch (const std::exception&) {
            discard(removed.kept);
            removed.kept.clear();
            removeForGood(d, name);
            return;
        }
        try {
            removeRows(d, name);
        } catch (...) {
            discard(removed.kept);
            throw;
        }
        d.removedHere.push_back(removed.kept);
        if (!matrix.empty()) {
            if (isStoredName(matrix)) {
                moveWithin(d.folder, matrix, "trash/" + keptMatrix(removed.kept).filename().string());
            }
            forgetFile(*d.writer, matrix);
        }
    });
    return removed;
}

Resource restoreResource(Workspace& workspace, const RemovedResource& removed)
{
    Workspace::Private& d = workspace.d();
    const std::lock_guard lock(d.writing);
    d.requireWriter();
    if (std::error_code failure; removed.kept.empty() || !std::filesystem::exists(removed.kept, failure)) {
        throw Error(CROSSGLOSS_TEXT("%1 is gone: there was no room to keep it"), {removed.name})
            .advise(CROSSGLOSS_TEXT("Import it again"));
    }
    StoredResource stored;
    try {
        guardDatabase(d.file, [&] {
            const Attached attached(*d.writer, removed.kept);
            stored = keptResource(*d.writer);
            std::vector<StoredResource> all = d.stored(*d.writer);
            stored.resource.name = freeName(stored.resource.name, [&](const std::string& name) {
                return std::ranges::none_of(all,
                                            [&](const StoredResource& each) { return each.resource.name == name; });
            });
            const std::filesystem::path matrix = keptMatrix(removed.kept);
            std::error_code failure;
            const bool vectors = !stored.file.empty() && std::filesystem::exists(matrix, failure);
            const std::string inTrash = "trash/" + matrix.filename().string();
            if (vectors) {
                storedPath(d.folder, stored.file);
                d.announceFile(stored.file);
                moveWithin(d.folder, inTrash, stored.file);
            }
            try {
                WriteTransaction transaction(*d.writer);
                d.insertResource(stored);
                putRows(*d.writer, d.words, stored.resource);
                transaction.commit();
            } catch (...) {
                if (vectors) {
                    moveWithin(d.folder, stored.file, inTrash);
                }
                throw;
            }
        });
    } catch (...) {
        d.words.clear();
        throw;
    }
    d.words.clear();
    std::erase(d.removedHere, removed.kept);
    discard(removed.kept);
    return stored.resource;
}

void sweepRemovedResources(const std::filesystem::path& folder)
{
    const OpenFolder trash = OpenFolder(folder).folder("trash");
    for (const std::string& name : trash.names()) {
        if (!name.starts_with(keptPrefix) || !name.ends_with(keptEnding)) {
            continue;
        }
        const std::filesystem::path kept = folder / "trash" / name;
        try {
            std::string process;
            {
                const ForeignDatabase database(kept);
                process = database->execAndGet("SELECT process FROM about").getString();
            }
            if (hasEnded(ProcessMark::of(process))) {
                discard(kept);
            }
        } catch (const std::exception&) {
            // Half written by a process that was killed, or another's: it stays until the trash is emptied.
        }
    }
}

void dropRemovedResources(const std::vector<std::filesystem::path>& kept)
{
    for (const std::filesystem::path& each : kept) {
        discard(each);
    }
}

void removeForGood(Workspace::Private& d, const std::string& name)
{
    const auto drop = [&d](const std::string& matrix) {
        return !matrix.empty() && removeStored(d.folder, matrix);
    };
    if (!d.writer) {
        // Perhaps the disk is but full: vectors need no room to go, and leave some.
        std::string matrix;
        {
            const auto reader = d.reader();
            matrix = ownMatrix(d, **reader, find(d, **reader, name));
        }
        if (!drop(matrix) || !d.openAgain()) {
            d.requireWriter();
        }
    }
    const std::string matrix = ownMatrix(d, *d.writer, find(d, *d.writer, name));
    try {
        removeRows(d, name);
    } catch (const SQLite::Exception& exception) {
        if (!isUnwritable(exception)) {
            throw;
        }
        dropRemovedResources(d.removedHere);
        d.removedHere.clear();
        sqlite3_exec(d.writer->getHandle(), "PRAGMA wal_checkpoint(TRUNCATE)", nullptr, nullptr, nullptr);
        drop(matrix);
        removeRows(d, name);
    }
    if (!matrix.empty()) {
        d.dropFile(matrix);
    }
    d.giveSpaceBack();
}

} // namespace crossgloss
