#include "linking/LinkingStore.h"

#include "base/Error.h"
#include "linking/LinkingDatabase.h"
#include "store/Connection.h"
#include "store/UserDatabase.h"
#include "store/WorkspaceFiles.h"
#include "store/WorkspacePrivate.h"
#include "text/Names.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <map>
#include <system_error>
#include <utility>

#include <nlohmann/json.hpp>
#include <sqlite3.h>

#ifdef _WIN32
#include <process.h>
#else
#include <unistd.h>
#endif

namespace crossgloss {

static_assert(std::endian::native == std::endian::little, "blobs are written as they lie in memory");

namespace {

constexpr char separator = '\n';
constexpr std::uint64_t rowsPerCheck = 1024;

std::string joined(const std::vector<std::string>& parts)
{
    std::string text;
    for (const std::string& part : parts) {
        if (part.find(separator) != std::string::npos) {
            throw Error(CROSSGLOSS_TEXT("A word of the linking holds a line break"));
        }
        text += part;
        text += separator;
    }
    return text;
}

std::vector<std::string> split(const std::string& text)
{
    std::vector<std::string> parts;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(separator, begin), text.size());
        parts.emplace_back(text, begin, end - begin);
        begin = end + 1;
    }
    return parts;
}

template <typename Value>
void bindBlob(SQLite::Statement& statement, int index, std::span<const Value> values)
{
    // SQLite takes a null pointer for NULL, which an empty span may be.
    statement.bindNoCopy(index, values.empty() ? static_cast<const void*>("") : values.data(),
                         static_cast<int>(values.size_bytes()));
}

template <typename Value>
void appendBlob(const SQLite::Column& column, std::vector<Value>& values)
{
    const std::size_t count = static_cast<std::size_t>(column.getBytes()) / sizeof(Value);
    const std::size_t before = values.size();
    values.resize(before + count);
    if (count > 0) {
        std::memcpy(values.data() + before, column.getBlob(), count * sizeof(Value));
    }
}

void check(const Linking& linking)
{
    const auto fail = [](const char* what) { throw Error(what); };
    const LinkingCandidates& candidates = linking.candidates;
    if (linking.source.glosses.empty() || linking.target.glosses.empty()) {
        fail(CROSSGLOSS_TEXT("A linking needs glosses on both sides"));
    }
    if (candidates.sources() != linking.source.glosses.size() || candidates.start.back() != candidates.target.size() ||
        candidates.target.size() != candidates.score.size()) {
        fail(CROSSGLOSS_TEXT("The candidates do not fit the glosses of the linking"));
    }
    for (const LinkingSide* side : {&linking.source, &linking.target}) {
        if (side->compared > side->glosses.size()) {
            fail(CROSSGLOSS_TEXT("The candidates do not fit the glosses of the linking"));
        }
        if (side->vectors.size() != side->words.size() * linking.dimension) {
            fail(CROSSGLOSS_TEXT("The words of the linking do not fit their vectors"));
        }
    }
    std::vector<std::size_t> seen(linking.target.comparedGlosses().size(), 0);
    for (std::size_t source = 0; source < candidates.sources(); ++source) {
        for (std::size_t i = candidates.start[source]; i < candidates.start[source + 1]; ++i) {
            const std::int32_t target = candidates.target[i];
            if (target < 0 || static_cast<std::size_t>(target) >= seen.size() ||
                std::exchange(seen[static_cast<std::size_t>(target)], source + 1) == source + 1 ||
                !std::isfinite(candidates.score[i])) {
                fail(CROSSGLOSS_TEXT("The candidates do not fit the glosses of the linking"));
            }
        }
    }
}

std::string freeName(SQLite::Database& database, const Linking& linking)
{
    const std::string base = linking.source.name + " – " + linking.target.name;
    SQLite::Statement taken(database, "SELECT 1 FROM linkings WHERE name = ?");
    for (int number = 1;; ++number) {
        std::string name = number == 1 ? base : base + " (" + std::to_string(number) + ')';
        taken.reset();
        taken.bind(1, name);
        if (!taken.executeStep()) {
            return name;
        }
    }
}

std::string headerText(const WordnetHeader& header)
{
    return nlohmann::json{{"language_code", header.languageCode},
                          {"url", header.url},
                          {"id", header.id},
                          {"version", header.version},
                          {"email", header.email},
                          {"citation", header.citation}}
        .dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

WordnetHeader headerOf(const std::string& text)
{
    const nlohmann::json json = nlohmann::json::parse(text, nullptr, false);
    const auto value = [&json](const char* key) {
        return json.is_object() && json.contains(key) && json[key].is_string() ? json[key].get<std::string>()
                                                                               : std::string();
    };
    return {value("language_code"), value("url"), value("id"), value("version"), value("email"), value("citation")};
}

void insertSide(SQLite::Database& database, std::int64_t linking, int number, const LinkingSide& side,
                Progress& progress)
{
    SQLite::Statement insert(database,
                             "INSERT INTO linking_sides (linking, side, name, language, licence, checksum, glosses, "
                             "words, vectors, compared, header) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    const std::string words = joined(side.words);
    insert.bind(1, linking);
    insert.bind(2, number);
    insert.bind(3, side.name);
    insert.bind(4, side.language);
    insert.bind(5, side.licence);
    insert.bind(6, side.checksum);
    insert.bind(7, static_cast<std::int64_t>(side.comparedGlosses().size()));
    insert.bind(8, words);
    bindBlob(insert, 9, std::span<const float>(side.vectors));
    insert.bind(10, static_cast<std::int64_t>(side.compared));
    insert.bind(11, headerText(side.header));
    insert.exec();
    FastStatement gloss(database, "INSERT INTO linking_glosses VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
    for (std::size_t position = 0; position < side.glosses.size(); ++position) {
        if (position % rowsPerCheck == 0) {
            progress.throwIfCancelled();
        }
        const LinkingGloss& row = side.glosses[position];
        const std::string lemmas = joined(row.lemmas);
        gloss.bind(1, linking).bind(2, number).bind(3, static_cast<std::int64_t>(position)).bind(4, row.synset);
        gloss.bind(5, static_cast<std::int64_t>(row.pos)).bind(6, lemmas).bind(7, row.text).bind(8, row.ili).run();
    }
}

void insertCandidates(SQLite::Database& database, const Linking& linking, Progress& progress)
{
    SQLite::Statement insert(database,
                             "INSERT INTO linking_candidates (linking, source, targets, scores) VALUES (?, ?, ?, ?)");
    for (std::size_t source = 0; source < linking.candidates.sources(); ++source) {
        if (source % rowsPerCheck == 0) {
            progress.throwIfCancelled();
            progress.advance(source);
        }
        insert.reset();
        insert.bind(1, linking.id);
        insert.bind(2, static_cast<std::int64_t>(source));
        bindBlob(insert, 3, linking.candidates.targetsOf(source));
        bindBlob(insert, 4, linking.candidates.scoresOf(source));
        insert.exec();
    }
}

PartOfSpeech storedPartOfSpeech(std::int64_t number)
{
    return number >= 0 && number <= static_cast<std::int64_t>(PartOfSpeech::Affix) ? static_cast<PartOfSpeech>(number)
                                                                                  : PartOfSpeech::Unknown;
}

void readSide(SQLite::Database& database, std::int64_t linking, int number, LinkingSide& side, Progress& progress)
{
    SQLite::Statement row(database, "SELECT * FROM linking_sides WHERE linking = ? AND side = ?");
    row.bind(1, linking);
    row.bind(2, number);
    if (!row.executeStep()) {
        throw Error(CROSSGLOSS_TEXT("The linking is incomplete"));
    }
    // A count to save copies by, not to be believed.
    constexpr std::int64_t maxReserved = 1 << 20;
    const auto count = [&](int column) {
        return static_cast<std::size_t>(std::clamp<std::int64_t>(row.getColumn(column).getInt64(), 0, maxReserved));
    };
    side.name = row.getColumn(2).getString();
    side.language = row.getColumn(3).getString();
    side.licence = row.getColumn(4).getString();
    side.checksum = row.getColumn(5).getString();
    side.glosses.reserve(count(6));
    side.words = split(row.getColumn(7).getString());
    appendBlob(row.getColumn(8), side.vectors);
    side.compared = static_cast<std::size_t>(std::max<std::int64_t>(0, row.getColumn(9).getInt64()));
    side.header = headerOf(row.getColumn(10).getString());
    FastStatement glosses(database,
                          "SELECT synset, pos, lemmas, text, ili FROM linking_glosses WHERE linking = ? AND side = ? "
                          "ORDER BY position");
    glosses.bind(1, linking).bind(2, number);
    while (glosses.step()) {
        if (side.glosses.size() % rowsPerCheck == 0) {
            progress.throwIfCancelled();
        }
        side.glosses.push_back({std::string(glosses.text(0)), storedPartOfSpeech(glosses.integer(1)),
                                split(std::string(glosses.text(2))), std::string(glosses.text(3)),
                                std::string(glosses.text(4))});
    }
}

Error unknownLinking(const std::string& name)
{
    return Error(CROSSGLOSS_TEXT("The workspace has no linking %1"), {name})
        .advise(CROSSGLOSS_TEXT("See the list of linkings"));
}

std::string thisProcess()
{
    std::string host(256, '\0');
#ifdef _WIN32
    const int process = _getpid();
    const char* name = std::getenv("COMPUTERNAME");
    host = name ? name : "";
#else
    const int process = static_cast<int>(getpid());
    if (gethostname(host.data(), host.size() - 1) != 0) {
        host[0] = '\0';
    }
    host.resize(std::strlen(host.c_str()));
#endif
    return std::to_string(process) + (host.empty() ? "" : " on " + host);
}

/// A file whose lock says that a linking is open; SQLite locks files alike on every system, and the system lets go of
/// the lock when the process ends.
std::filesystem::path holdFile(const Workspace& workspace, std::int64_t linking)
{
    return workspace.folder() / "holds" / (std::to_string(linking) + ".lock");
}

/// Null when somebody else has it.
std::unique_ptr<SQLite::Database> tryHold(const Workspace& workspace, std::int64_t linking)
{
    const std::filesystem::path file = holdFile(workspace, linking);
    workspaceFolder(workspace.folder(), file.parent_path().filename().string());
    std::unique_ptr<SQLite::Database> lock;
    guardDatabase(file, [&] {
        lock = connectDatabase(file, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        try {
            lock->exec("BEGIN EXCLUSIVE");
        } catch (const SQLite::Exception& exception) {
            if ((exception.getErrorCode() & 0xff) != SQLITE_BUSY) {
                throw;
            }
            lock.reset();
        }
    });
    return lock;
}

std::string holderOf(SQLite::Database& database, std::int64_t linking)
{
    SQLite::Statement holder(database, "SELECT holder FROM linkings WHERE id = ?");
    holder.bind(1, linking);
    return holder.executeStep() ? holder.getColumn(0).getString() : std::string();
}

void setHolder(SQLite::Database& database, std::int64_t linking, const std::string& holder)
{
    SQLite::Statement update(database, "UPDATE linkings SET holder = ? WHERE id = ?");
    update.bind(1, holder);
    update.bind(2, linking);
    update.exec();
}

} // namespace

std::optional<float> LinkingCandidates::scoreOf(std::size_t source, std::int32_t wanted) const
{
    const std::span<const std::int32_t> targets = targetsOf(source);
    const auto found = std::ranges::find(targets, wanted);
    if (found == targets.end()) {
        return std::nullopt;
    }
    return score[start[source] + static_cast<std::size_t>(found - targets.begin())];
}

std::vector<LinkingSummary> linkings(const Workspace& workspace)
{
    std::vector<LinkingSummary> result;
    const auto database = openUserDatabase(workspace, DatabaseAccess::Reader);
    guardDatabase(userDatabaseFile(workspace), [&] {
        SQLite::Statement rows(*database,
                               "SELECT l.id, l.name, l.created_at, l.measure, s.name, s.language, t.name, t.language, "
                               "s.glosses, t.glosses, l.holder FROM linkings l "
                               "JOIN linking_sides s ON s.linking = l.id AND s.side = 0 "
                               "JOIN linking_sides t ON t.linking = l.id AND t.side = 1 ORDER BY l.name");
        while (rows.executeStep()) {
            LinkingSummary summary;
            summary.id = rows.getColumn(0).getInt64();
            summary.name = rows.getColumn(1).getString();
            summary.createdAt = rows.getColumn(2).getString();
            summary.measure = rows.getColumn(3).getString();
            summary.sourceName = rows.getColumn(4).getString();
            summary.sourceLanguage = rows.getColumn(5).getString();
            summary.targetName = rows.getColumn(6).getString();
            summary.targetLanguage = rows.getColumn(7).getString();
            summary.sources = static_cast<std::size_t>(rows.getColumn(8).getInt64());
            summary.targets = static_cast<std::size_t>(rows.getColumn(9).getInt64());
            summary.holder = rows.getColumn(10).getString();
            result.push_back(std::move(summary));
        }
        for (LinkingSummary& summary : result) {
            std::map<std::string, std::map<std::int32_t, bool>> decided;
            for (const LinkingEvent& event : readEvents(*database, summary.id)) {
                if (event.state == LinkingEvent::State::Stands && event.decision.kind != Decision::Kind::Note &&
                    event.decision.kind != Decision::Kind::Reject) {
                    decided[event.reviewer][event.decision.source] =
                        event.decision.kind == Decision::Kind::Accept ||
                        event.decision.kind == Decision::Kind::NoCounterpart;
                }
            }
            std::map<std::int32_t, bool> anyone;
            for (const auto& [reviewer, sources] : decided) {
                summary.reviewers.push_back(reviewer);
                for (const auto& [source, yes] : sources) {
                    anyone[source] = anyone[source] || yes;
                }
            }
            summary.decided =
                static_cast<std::size_t>(std::ranges::count_if(anyone, [](const auto& entry) { return entry.second; }));
        }
    });
    for (LinkingSummary& summary : result) {
        // A process that died left its name but not its lock.
        if (!summary.holder.empty() && tryHold(workspace, summary.id)) {
            summary.holder.clear();
        }
    }
    return result;
}

void addLinking(Workspace& workspace, Linking& linking, Progress& progress)
{
    check(linking);
    progress.stage(CROSSGLOSS_TEXT("Storing the linking"), linking.candidates.sources());
    const auto database = openUserDatabase(workspace, DatabaseAccess::Writer);
    guardDatabase(userDatabaseFile(workspace), [&] {
        WriteTransaction transaction(*database);
        if (linking.name.empty()) {
            linking.name = freeName(*database, linking);
        } else {
            requireName(linking.name);
        }
        SQLite::Statement taken(*database, "SELECT 1 FROM linkings WHERE name = ?");
        taken.bind(1, linking.name);
        if (taken.executeStep()) {
            throw Error(CROSSGLOSS_TEXT("There is a linking named %1 already"), {linking.name})
                .advise(CROSSGLOSS_TEXT("Choose another name"));
        }
        linking.createdAt = utcNow();
        SQLite::Statement insert(*database, "INSERT INTO linkings (name, created_at, measure, parameters, dimension) "
                                            "VALUES (?, ?, ?, ?, ?)");
        insert.bind(1, linking.name);
        insert.bind(2, linking.createdAt);
        insert.bind(3, linking.measure);
        insert.bind(4, linking.parameters);
        insert.bind(5, static_cast<std::int64_t>(linking.dimension));
        insert.exec();
        linking.id = database->getLastInsertRowid();
        insertSide(*database, linking.id, 0, linking.source, progress);
        insertSide(*database, linking.id, 1, linking.target, progress);
        insertCandidates(*database, linking, progress);
        transaction.commit();
    });
}

std::int64_t linkingNamed(const Workspace& workspace, std::string_view name)
{
    for (const LinkingSummary& summary : linkings(workspace)) {
        if (summary.name == name || std::to_string(summary.id) == name) {
            return summary.id;
        }
    }
    throw unknownLinking(std::string(name));
}

Linking readLinking(const Workspace& workspace, std::int64_t id, Progress& progress)
{
    Linking linking;
    const auto database = openUserDatabase(workspace, DatabaseAccess::Reader);
    guardDatabase(userDatabaseFile(workspace), [&] {
        SQLite::Statement row(*database,
                              "SELECT name, created_at, measure, parameters, dimension FROM linkings WHERE id = ?");
        row.bind(1, id);
        if (!row.executeStep()) {
            throw unknownLinking(std::to_string(id));
        }
        linking.id = id;
        linking.name = row.getColumn(0).getString();
        linking.createdAt = row.getColumn(1).getString();
        linking.measure = row.getColumn(2).getString();
        linking.parameters = row.getColumn(3).getString();
        linking.dimension = static_cast<std::size_t>(std::clamp<std::int64_t>(row.getColumn(4).getInt64(), 0, 1 << 20));
        readSide(*database, id, 0, linking.source, progress);
        readSide(*database, id, 1, linking.target, progress);
        progress.stage(CROSSGLOSS_TEXT("Reading the linking"), linking.source.glosses.size());
        SQLite::Statement rows(*database,
                               "SELECT targets, scores FROM linking_candidates WHERE linking = ? ORDER BY source");
        rows.bind(1, id);
        while (rows.executeStep()) {
            if (linking.candidates.sources() % rowsPerCheck == 0) {
                progress.throwIfCancelled();
                progress.advance(linking.candidates.sources());
            }
            appendBlob(rows.getColumn(0), linking.candidates.target);
            appendBlob(rows.getColumn(1), linking.candidates.score);
            linking.candidates.start.push_back(linking.candidates.target.size());
        }
    });
    try {
        check(linking);
    } catch (Error& error) {
        throw error.at(userDatabaseFile(workspace).string());
    }
    return linking;
}

void removeLinking(Workspace& workspace, std::int64_t id)
{
    const LinkingHold hold(workspace, id, {});
    const auto database = openUserDatabase(workspace, DatabaseAccess::Writer);
    guardDatabase(userDatabaseFile(workspace), [&] {
        WriteTransaction transaction(*database);
        SQLite::Statement remove(*database, "DELETE FROM linkings WHERE id = ?");
        remove.bind(1, id);
        if (remove.exec() == 0) {
            throw unknownLinking(std::to_string(id));
        }
        transaction.commit();
    });
}

struct LinkingHold::Private
{
    Workspace& workspace;
    std::int64_t linking;
    std::unique_ptr<SQLite::Database> lock;
};

LinkingHold::LinkingHold(Workspace& workspace, std::int64_t linking, const std::string& reviewer)
    : m_d(std::make_unique<Private>(Private{workspace, linking, tryHold(workspace, linking)}))
{
    const auto database = openUserDatabase(workspace, DatabaseAccess::Writer);
    guardDatabase(userDatabaseFile(workspace), [&] {
        if (!m_d->lock) {
            const std::string holder = holderOf(*database, linking);
            throw Error(CROSSGLOSS_TEXT("The linking is open in another window: %1"),
                        {holder.empty() ? CROSSGLOSS_TEXT("just being opened") : holder})
                .advise(CROSSGLOSS_TEXT("Close it there first"));
        }
        setHolder(*database, linking, reviewer + ", " + utcNow() + ", process " + thisProcess());
    });
}

LinkingHold::~LinkingHold()
{
    try {
        setHolder(*openUserDatabase(m_d->workspace, DatabaseAccess::Writer), m_d->linking, {});
    } catch (const std::exception&) {
        // The name stays behind without a lock, which counts for nothing.
    }
}

} // namespace crossgloss
