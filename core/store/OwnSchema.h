#pragma once

#include "base/Error.h"
#include "store/Database.h"

#include <filesystem>
#include <optional>
#include <string>

namespace crossgloss {

/// What this program makes of a workspace's database, by the name of its file. @throws Error for other names.
const DatabaseSchema& ownSchema(const std::string& name);

/// The first thing in a database's list of tables, indexes, triggers and views that this program would not have
/// made, or that it would have made and that is missing: "trigger lose". Compared with what our own texts make in an empty
/// database; what ANALYZE adds is let pass. Nothing for a database that is ours, or empty.
/// Reads the list alone. @throws SQLite::Exception.
std::optional<std::string> foreignPart(SQLite::Database& database, const DatabaseSchema& schema);

/// The same of a file of the workspace or a copy of it, as what is to be said of it. @throws Error.
std::optional<Error> foreignSchema(const std::filesystem::path& file, const std::string& name);

} // namespace crossgloss
