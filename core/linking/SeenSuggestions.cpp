#include "linking/SeenSuggestions.h"

namespace crossgloss {

namespace {

/// The row that says that a record was begun.
constexpr std::int32_t beginning = -1;

} // namespace

std::optional<SeenSuggestions> readSeen(SQLite::Database& database, std::int64_t linking, const std::string& reviewer)
{
    std::optional<SeenSuggestions> seen;
    SQLite::Statement rows(database, "SELECT source, target FROM linking_seen WHERE linking = ? AND reviewer = ?");
    rows.bind(1, linking);
    rows.bind(2, reviewer);
    while (rows.executeStep()) {
        if (!seen) {
            seen.emplace();
        }
        if (rows.getColumn(0).getInt() != beginning) {
            seen->emplace_back(rows.getColumn(0).getInt(),
                               rows.getColumn(1).isNull() ? -1 : rows.getColumn(1).getInt());
        }
    }
    return seen;
}

void beginSeen(SQLite::Database& database, std::int64_t linking, const std::string& reviewer,
               const SeenSuggestions& seen)
{
    setSeen(database, linking, reviewer, beginning, -1);
    for (const auto& [source, target] : seen) {
        setSeen(database, linking, reviewer, source, target);
    }
}

void setSeen(SQLite::Database& database, std::int64_t linking, const std::string& reviewer, std::int32_t source,
             std::int32_t target)
{
    SQLite::Statement insert(database, "INSERT OR REPLACE INTO linking_seen VALUES (?, ?, ?, ?)");
    insert.bind(1, linking);
    insert.bind(2, reviewer);
    insert.bind(3, source);
    if (target >= 0) {
        insert.bind(4, target);
    }
    insert.exec();
}

} // namespace crossgloss
