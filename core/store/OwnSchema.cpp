#include "store/OwnSchema.h"

#include "store/Connection.h"
#include "store/UserDatabase.h"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>
#include <tuple>

namespace crossgloss {

namespace {

/// Type, name and table of an entry.
using Key = std::tuple<std::string, std::string, std::string>;

/// Blanks and line breaks mean nothing in a schema.
std::string normalised(const std::string& sql)
{
    std::string text;
    for (const char c : sql) {
        const bool blank = c == ' ' || c == '\n' || c == '\r' || c == '\t';
        if (!blank) {
            text += c;
        } else if (!text.empty() && text.back() != ' ') {
            text += ' ';
        }
    }
    if (text.ends_with(' ')) {
        text.pop_back();
    }
    return text;
}

std::map<Key, std::string> entriesOf(SQLite::Database& database)
{
    std::map<Key, std::string> entries;
    SQLite::Statement rows(database, "SELECT type, name, tbl_name, sql FROM sqlite_schema");
    while (rows.executeStep()) {
        const auto column = [&](int index) { return rows.getColumn(index).getString(); };
        const auto [place, isNew] = entries.try_emplace({column(0), column(1), column(2)}, normalised(column(3)));
        if (!isNew) {
            place->second += " again"; // one name twice is nothing that SQLite writes
        }
    }
    return entries;
}

/// What SQLite adds by itself: for AUTOINCREMENT, whose table stays when those that needed it are gone, and for ANALYZE.
bool isOfSqlite(const std::string& sql)
{
    static constexpr std::array<std::string_view, 3> tables = {
        "CREATE TABLE sqlite_sequence(name,seq)", "CREATE TABLE sqlite_stat1(tbl,idx,stat)",
        "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)"};
    return std::ranges::find(tables, sql) != tables.end();
}

std::string told(const Key& entry)
{
    constexpr std::size_t longest = 60;
    return std::get<0>(entry).substr(0, longest) + ' ' + std::get<1>(entry).substr(0, longest);
}

std::optional<std::string> difference(const std::map<Key, std::string>& found, const std::map<Key, std::string>& own)
{
    for (const auto& [key, sql] : found) {
        if (const auto same = own.find(key); (same == own.end() || same->second != sql) && !isOfSqlite(sql)) {
            return told(key);
        }
    }
    for (const auto& [key, sql] : own) {
        if (!found.contains(key)) {
            return told(key);
        }
    }
    return std::nullopt;
}

} // namespace

const DatabaseSchema& ownSchema(const std::string& name)
{
    if (name == "workspace.sqlite") {
        return workspaceDatabaseSchema();
    }
    if (name == "user.sqlite") {
        return userDatabaseSchema();
    }
    throw Error(CROSSGLOSS_TEXT("A workspace has no database named %1"), {name});
}

std::optional<std::string> foreignPart(SQLite::Database& database, const DatabaseSchema& schema)
{
    const std::map<Key, std::string> found = entriesOf(database);
    const int version = database.execAndGet("PRAGMA user_version").getInt();
    if (found.empty() && version == 0) {
        return std::nullopt;
    }
    if (database.execAndGet("PRAGMA application_id").getInt() != schema.applicationId) {
        return "application_id";
    }
    if (version != schema.version) {
        return "user_version " + std::to_string(version);
    }
    const auto own = memoryDatabase();
    makeSchema(*own, schema);
    return difference(found, entriesOf(*own));
}

std::optional<Error> foreignSchema(const std::filesystem::path& file, const std::string& name)
{
    std::optional<std::string> part;
    guardDatabase(file, [&] {
        const ForeignDatabase database(file);
        part = foreignPart(*database, ownSchema(name));
    });
    if (!part) {
        return std::nullopt;
    }
    return Error(CROSSGLOSS_TEXT("The database is not as this program makes it (%1)"), {*part})
        .at(file.string())
        .advise(CROSSGLOSS_TEXT("Repair the workspace: tables are made anew, and what is in them is kept"));
}

} // namespace crossgloss
