#include "store/SalvageDatabase.h"

#include "base/Error.h"
#include "base/TemporaryFile.h"
#include "store/Connection.h"
#include "store/OwnSchema.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <sqlite3.h>

namespace crossgloss {

namespace {

constexpr std::int64_t maxProbes = 2000000;

struct Table
{
    std::string name;
    std::vector<std::string> columns;
    std::vector<std::string> key; ///< of integers all; else empty
    bool isIndex = false;         ///< of full text
};

std::string asName(const std::string& name)
{
    std::string text = "\"";
    for (const char c : name) {
        text.append(c == '"' ? 2 : 1, c);
    }
    return text + '"';
}

std::string joined(const std::vector<std::string>& names, const std::string& after = {})
{
    std::string text;
    for (const std::string& name : names) {
        text += (text.empty() ? "" : ", ") + asName(name) + after;
    }
    return text;
}

/// Runs @p work for each row; false when the damage ended it.
template <typename Work>
bool eachRow(SQLite::Database& database, const std::string& sql, const Work& work)
{
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v2(database.getHandle(), sql.c_str(), -1, &statement, nullptr) != SQLITE_OK) {
        return false;
    }
    int code = SQLITE_ROW;
    while ((code = sqlite3_step(statement)) == SQLITE_ROW) {
        work(statement);
    }
    sqlite3_finalize(statement);
    return code == SQLITE_DONE;
}

std::string text(sqlite3_stmt* statement, int column)
{
    const auto* data = reinterpret_cast<const char*>(sqlite3_column_text(statement, column));
    return data ? data : "";
}

/// Its tables of content, as our own schema has just made them; those that an index of full text keeps for itself are made
/// anew from them.
std::vector<Table> tablesOf(SQLite::Database& own)
{
    std::vector<Table> tables;
    std::set<std::string> virtuals;
    eachRow(own,
            "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid",
            [&](sqlite3_stmt* row) {
                Table table{text(row, 0), {}, {}, text(row, 1).starts_with("CREATE VIRTUAL")};
                if (table.isIndex) {
                    virtuals.insert(table.name);
                }
                tables.push_back(std::move(table));
            });
    std::erase_if(tables, [&](const Table& table) {
        return std::ranges::any_of(virtuals,
                                   [&](const std::string& owner) { return table.name.starts_with(owner + '_'); });
    });
    for (Table& table : tables) {
        std::map<int, std::string> key;
        bool integers = true;
        eachRow(own, "PRAGMA table_info(" + asName(table.name) + ")", [&](sqlite3_stmt* row) {
            table.columns.push_back(text(row, 1));
            if (const int place = sqlite3_column_int(row, 5); place > 0) {
                key[place] = table.columns.back();
                integers = integers && text(row, 2) == "INTEGER";
            }
        });
        for (const auto& [place, name] : key) {
            if (integers) {
                table.key.push_back(name);
            }
        }
    }
    return tables;
}

/// Of a table of ours only those columns that a damaged database has as well; where its table is none (a view, or an index
/// of full text), nothing.
Table presentIn(SQLite::Database& damaged, const Table& own)
{
    Table table{own.name, {}, {}, false};
    bool stored = false;
    eachRow(damaged, "SELECT name FROM sqlite_schema WHERE type = 'table' AND rootpage > 0", [&](sqlite3_stmt* row) {
        stored = stored || text(row, 0) == own.name;
    });
    if (!stored) {
        return table;
    }
    std::set<std::string> columns;
    eachRow(damaged, "PRAGMA table_info(" + asName(own.name) + ")",
            [&](sqlite3_stmt* row) { columns.insert(text(row, 1)); });
    std::ranges::copy_if(own.columns, std::back_inserter(table.columns),
                         [&](const std::string& name) { return columns.contains(name); });
    if (std::ranges::all_of(own.key, [&](const std::string& name) { return columns.contains(name); })) {
        table.key = own.key;
    }
    return table;
}

/// Copies the rows of one table.
class RowSaver
{
public:
    RowSaver(SQLite::Database& damaged, SQLite::Database& fresh, const Table& table)
        : m_damaged(damaged), m_table(table), m_columns(joined(table.columns))
    {
        std::string marks;
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            marks += i == 0 ? "?" : ", ?";
        }
        const std::string insert =
            // What a new database has at once, as the settings, gives way.
            (fresh.execAndGet("SELECT count(*) FROM " + asName(table.name)).getInt() > 0 ? "INSERT OR REPLACE INTO "
                                                                                          : "INSERT OR IGNORE INTO ") +
            asName(table.name) + "(" + m_columns + ") VALUES (" + marks + ")";
        sqlite3_prepare_v2(fresh.getHandle(), insert.c_str(), -1, &m_insert, nullptr);
        m_fresh = fresh.getHandle();
    }
    ~RowSaver() { sqlite3_finalize(m_insert); }
    RowSaver(const RowSaver&) = delete;
    RowSaver& operator=(const RowSaver&) = delete;

    std::uint64_t save()
    {
        const std::string select = "SELECT " + m_columns + " FROM " + asName(m_table.name);
        const std::vector<std::string> order = m_table.key.empty() ? std::vector<std::string>{"rowid"} : m_table.key;
        const auto keep = [this](sqlite3_stmt* row) { put(row); };
        if (eachRow(m_damaged, select + " ORDER BY " + joined(order), keep)) {
            return m_rows;
        }
        eachRow(m_damaged, select + " ORDER BY " + joined(order, " DESC"), keep);
        if (!m_table.key.empty()) {
            probe(select);
        }
        return m_rows;
    }

private:
    using Prefix = std::vector<std::int64_t>;

    void put(sqlite3_stmt* row)
    {
        if (!m_insert) {
            return;
        }
        sqlite3_reset(m_insert);
        for (int i = 0; i < static_cast<int>(m_table.columns.size()); ++i) {
            sqlite3_bind_value(m_insert, i + 1, sqlite3_column_value(row, i));
        }
        if (sqlite3_step(m_insert) == SQLITE_DONE) {
            m_rows += static_cast<std::uint64_t>(sqlite3_changes(m_fresh));
        }
        sqlite3_reset(m_insert);
        if (m_table.key.empty()) {
            return;
        }
        Prefix prefix;
        std::int64_t last = 0;
        for (const std::string& name : m_table.key) {
            const auto column = std::ranges::find(m_table.columns, name) - m_table.columns.begin();
            last = sqlite3_column_int64(row, static_cast<int>(column));
            prefix.push_back(last);
        }
        prefix.pop_back();
        auto& most = m_most[prefix];
        most = std::max(most, last);
    }

    /// Rows between two damages are found by their keys, which count up.
    void probe(const std::string& select)
    {
        std::string sql = select + " WHERE ";
        for (std::size_t i = 0; i < m_table.key.size(); ++i) {
            sql += (i == 0 ? "" : " AND ") + asName(m_table.key[i]) + " = ?";
        }
        sqlite3_stmt* statement = nullptr;
        if (sqlite3_prepare_v2(m_damaged.getHandle(), sql.c_str(), -1, &statement, nullptr) != SQLITE_OK) {
            return;
        }
        std::int64_t probes = 0;
        const auto most = m_most;
        for (const auto& [prefix, last] : most) {
            for (std::int64_t key = 0; key <= last && probes < maxProbes; ++key, ++probes) {
                sqlite3_reset(statement);
                for (std::size_t i = 0; i < prefix.size(); ++i) {
                    sqlite3_bind_int64(statement, static_cast<int>(i) + 1, prefix[i]);
                }
                sqlite3_bind_int64(statement, static_cast<int>(prefix.size()) + 1, key);
                if (sqlite3_step(statement) == SQLITE_ROW) {
                    put(statement);
                }
            }
        }
        sqlite3_finalize(statement);
    }

    SQLite::Database& m_damaged;
    const Table& m_table;
    std::string m_columns;
    sqlite3_stmt* m_insert = nullptr;
    sqlite3* m_fresh = nullptr;
    std::uint64_t m_rows = 0;
    std::map<Prefix, std::int64_t> m_most;
};

} // namespace

namespace {

/// Takes the indexes off a database. @return the texts that make them again.
std::vector<std::string> takeIndexes(SQLite::Database& own)
{
    std::vector<std::string> names;
    std::vector<std::string> texts;
    eachRow(own, "SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL", [&](sqlite3_stmt* row) {
        names.push_back(text(row, 0));
        texts.push_back(text(row, 1));
    });
    for (const std::string& name : names) {
        own.exec("DROP INDEX " + asName(name));
    }
    return texts;
}

} // namespace

Salvaged salvageDatabase(const std::filesystem::path& damaged, const std::filesystem::path& fresh)
{
    Salvaged saved;
    TemporaryFile temporary(fresh.parent_path());
    guardDatabase(fresh, [&] {
        std::optional<ForeignDatabase> from;
        try {
            from.emplace(damaged);
        } catch (const SQLite::Exception&) {
            return; // not even its head can be read
        }
        // What it says of its own tables is a stranger's word: they are made as this program makes them.
        const auto to = connectDatabase(temporary.path(), SQLite::OPEN_READWRITE);
        to->exec("PRAGMA auto_vacuum = INCREMENTAL");
        to->exec("PRAGMA journal_mode = MEMORY");
        to->exec("PRAGMA synchronous = OFF"); // moveTo() flushes it
        to->exec("BEGIN");
        makeSchema(*to, ownSchema(fresh.filename().string()));
        const std::vector<std::string> indexes = takeIndexes(*to);
        const std::vector<Table> tables = tablesOf(*to);
        for (const Table& table : tables) {
            if (const Table present = presentIn(**from, table); !table.isIndex && !present.columns.empty()) {
                saved.rows += RowSaver(**from, *to, present).save();
            }
        }
        for (const std::string& index : indexes) {
            to->exec(index);
        }
        for (const Table& table : tables) {
            if (table.isIndex) {
                to->exec("INSERT INTO " + asName(table.name) + "(" + asName(table.name) + ") VALUES ('rebuild')");
            }
        }
        to->exec("COMMIT");
    });
    if (saved.rows > 0 && !temporary.moveTo(fresh)) {
        throw Error(CROSSGLOSS_TEXT("The file could not be written completely"))
            .at(fresh.string())
            .advise(CROSSGLOSS_TEXT("Check the free space of the disk"));
    }
    return saved;
}

} // namespace crossgloss
