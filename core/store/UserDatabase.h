#pragma once

#include "store/Database.h"
#include "store/Workspace.h"

#include <filesystem>
#include <memory>

namespace crossgloss {

/// What a user made or chose (runs, linkings and their decisions, saved words, how dictionaries are used) lives in a
/// database of its own beside the workspace's: an import may hold that one for minutes, and a decision must never wait.
std::filesystem::path userDatabaseFile(const std::filesystem::path& folder);
std::filesystem::path userDatabaseFile(const Workspace& workspace);

/// Opens it; a writer makes it. A reader of what nobody made yet gets an empty one.
/// @throws Error, also where it is empty though linkings were open in it.
std::unique_ptr<SQLite::Database> openUserDatabase(const std::filesystem::path& folder, DatabaseAccess access);
std::unique_ptr<SQLite::Database> openUserDatabase(const Workspace& workspace, DatabaseAccess access);

const DatabaseSchema& userDatabaseSchema();

} // namespace crossgloss
