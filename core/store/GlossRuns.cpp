#include "store/GlossRuns.h"

#include "base/Error.h"
#include "store/WorkspacePrivate.h"

#include <algorithm>
#include <set>
#include <string>

#include <xxhash.h>

namespace crossgloss {

namespace {

void requirePositions(std::span<const StoredGloss> glosses)
{
    for (const StoredGloss& gloss : glosses) {
        for (const std::optional<std::uint32_t>& position : {gloss.best, gloss.matched}) {
            if (position && *position >= glosses.size()) {
                throw Error(CROSSGLOSS_TEXT("A pair of the run names position %1, but there are %2"),
                            {std::to_string(*position), std::to_string(glosses.size())});
            }
        }
    }
}

/// Numbers of texts; a text that is new gets one.
class GlossTexts {
public:
    explicit GlossTexts(SQLite::Database& database)
        : m_database(database), m_find(database, "SELECT id, text FROM gloss_texts WHERE hash = ?"),
          m_insert(database, "INSERT INTO gloss_texts(hash, text) VALUES (?, ?)")
    {
    }

    std::int64_t idOf(const std::string& text)
    {
        auto hash = static_cast<std::int64_t>(XXH3_64bits(text.data(), text.size()));
        // Two texts of one hash stand beside each other.
        for (;; hash = static_cast<std::int64_t>(static_cast<std::uint64_t>(hash) + 1)) {
            m_find.reset();
            m_find.bind(1, hash);
            if (!m_find.executeStep()) {
                break;
            }
            if (m_find.getColumn(1).getString() == text) {
                return m_find.getColumn(0).getInt64();
            }
        }
        m_insert.reset();
        m_insert.bind(1, hash);
        m_insert.bind(2, text);
        m_insert.exec();
        return m_database.getLastInsertRowid();
    }

private:
    SQLite::Database& m_database;
    SQLite::Statement m_find;
    SQLite::Statement m_insert;
};

void bind(SQLite::Statement& statement, int index, const std::optional<std::uint32_t>& value)
{
    value ? statement.bind(index, static_cast<std::int64_t>(*value)) : statement.bind(index);
}

void bind(SQLite::Statement& statement, int index, const std::optional<double>& value)
{
    value ? statement.bind(index, *value) : statement.bind(index);
}

/// Removes the pairs of a run, and the texts that no other pair has.
void removeGlosses(SQLite::Database& database, std::int64_t run)
{
    std::set<std::int64_t> texts;
    {
        SQLite::Statement select(database, "SELECT source, target FROM run_glosses WHERE run = ?");
        select.bind(1, run);
        while (select.executeStep()) {
            texts.insert(select.getColumn(0).getInt64());
            texts.insert(select.getColumn(1).getInt64());
        }
    }
    SQLite::Statement removal(database, "DELETE FROM run_glosses WHERE run = ?");
    removal.bind(1, run);
    removal.exec();
    SQLite::Statement orphan(database, "DELETE FROM gloss_texts WHERE id = ?1 "
                                       "AND NOT EXISTS (SELECT 1 FROM run_glosses WHERE source = ?1) "
                                       "AND NOT EXISTS (SELECT 1 FROM run_glosses WHERE target = ?1)");
    for (const std::int64_t text : texts) {
        orphan.reset();
        orphan.bind(1, text);
        orphan.exec();
    }
}

void insertGlosses(SQLite::Database& database, std::int64_t run, std::span<const StoredGloss> glosses)
{
    GlossTexts texts(database);
    SQLite::Statement insert(database,
                             "INSERT INTO run_glosses(run, position, line, source, target, own_score, rank, "
                             "backward_rank, best, best_score, matched, matched_score) "
                             "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    for (std::size_t position = 0; position < glosses.size(); ++position) {
        const StoredGloss& gloss = glosses[position];
        insert.reset();
        insert.bind(1, run);
        insert.bind(2, static_cast<std::int64_t>(position));
        insert.bind(3, static_cast<std::int64_t>(gloss.line));
        insert.bind(4, texts.idOf(gloss.source));
        insert.bind(5, texts.idOf(gloss.target));
        insert.bind(6, gloss.ownScore);
        bind(insert, 7, gloss.rank);
        bind(insert, 8, gloss.backwardRank);
        bind(insert, 9, gloss.best);
        bind(insert, 10, gloss.bestScore);
        bind(insert, 11, gloss.matched);
        bind(insert, 12, gloss.matchedScore);
        insert.exec();
    }
}

std::optional<std::uint32_t> number(const SQLite::Column& column)
{
    return column.isNull() ? std::nullopt : std::optional(static_cast<std::uint32_t>(column.getInt64()));
}

std::optional<double> score(const SQLite::Column& column)
{
    return column.isNull() ? std::nullopt : std::optional(column.getDouble());
}

} // namespace

std::vector<StoredGloss> readGlosses(SQLite::Database& database, std::int64_t run)
{
    std::vector<StoredGloss> glosses;
    SQLite::Statement rows(database, "SELECT line, s.text, t.text, own_score, rank, backward_rank, best, best_score, "
                                     "matched, matched_score FROM run_glosses "
                                     "JOIN gloss_texts AS s ON s.id = source JOIN gloss_texts AS t ON t.id = target "
                                     "WHERE run = ? ORDER BY position");
    rows.bind(1, run);
    while (rows.executeStep()) {
        StoredGloss gloss;
        gloss.line = static_cast<std::uint32_t>(rows.getColumn(0).getInt64());
        gloss.source = rows.getColumn(1).getString();
        gloss.target = rows.getColumn(2).getString();
        gloss.ownScore = rows.getColumn(3).getDouble();
        gloss.rank = number(rows.getColumn(4));
        gloss.backwardRank = number(rows.getColumn(5));
        gloss.best = number(rows.getColumn(6));
        gloss.bestScore = score(rows.getColumn(7));
        gloss.matched = number(rows.getColumn(8));
        gloss.matchedScore = score(rows.getColumn(9));
        glosses.push_back(std::move(gloss));
    }
    return glosses;
}

std::int64_t insertRun(SQLite::Database& database, const StoredRun& stored)
{
    SQLite::Statement taken(database, "SELECT 1 FROM runs WHERE id = ?");
    taken.bind(1, stored.run.id);
    const bool free = !taken.executeStep();
    taken.reset();
    SQLite::Statement insert(database,
                             std::string("INSERT INTO runs(") + runColumns + ") VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
    free ? insert.bind(1, stored.run.id) : insert.bind(1);
    insert.bind(2, stored.run.kind);
    insert.bind(3, stored.run.startedAt);
    insert.bind(4, stored.run.seconds);
    insert.bind(5, stored.run.state);
    insert.bind(6, stored.run.parameters);
    insert.bind(7, stored.run.result);
    insert.bind(8, stored.run.process);
    insert.exec();
    const std::int64_t id = database.getLastInsertRowid();
    insertGlosses(database, id, stored.glosses);
    return id;
}

void finishGlossRun(Workspace& workspace, const Run& run, std::span<const StoredGloss> glosses)
{
    requirePositions(glosses);
    workspace.d().changeUserData([&](SQLite::Database& user) {
        updateRun(user, run);
        removeGlosses(user, run.id);
        insertGlosses(user, run.id, glosses);
    });
}

std::vector<StoredGloss> glossesOfRun(const Workspace& workspace, std::int64_t run)
{
    std::vector<StoredGloss> glosses;
    workspace.d().readUserData([&](SQLite::Database& user) { glosses = readGlosses(user, run); });
    return glosses;
}

StoredRun removeRun(Workspace& workspace, std::int64_t run)
{
    StoredRun stored;
    workspace.d().changeUserData([&](SQLite::Database& user) {
        {
            SQLite::Statement select(user, std::string("SELECT ") + runColumns + " FROM runs WHERE id = ?");
            select.bind(1, run);
            if (!select.executeStep()) {
                throw Error(CROSSGLOSS_TEXT("The workspace has no run %1"), {std::to_string(run)});
            }
            stored.run = readRun(select);
        }
        stored.glosses = readGlosses(user, run);
        removeGlosses(user, run);
        SQLite::Statement removal(user, "DELETE FROM runs WHERE id = ?");
        removal.bind(1, run);
        removal.exec();
    });
    return stored;
}

std::int64_t restoreRun(Workspace& workspace, const StoredRun& stored)
{
    requirePositions(stored.glosses);
    std::int64_t id = 0;
    workspace.d().changeUserData([&](SQLite::Database& user) { id = insertRun(user, stored); });
    return id;
}

} // namespace crossgloss
