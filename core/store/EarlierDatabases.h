#pragma once

#include "store/Database.h"

#include <filesystem>

namespace crossgloss {

/// Of linkings.sqlite.
const DatabaseSchema& earlierLinkingsSchema();

/// Earlier versions kept runs in the workspace's database and linkings in a file of their own. Both move to the user
/// database: all of a kind in one transaction, what is there already is left alone, and what is taken over stays where it
/// was until the copy is on the disk.

/// Copies the runs of a workspace's database of schema 5 with their glosses. A run whose number another has gets a new one.
/// @throws Error, SQLite::Exception.
void adoptRuns(SQLite::Database& workspace, SQLite::Database& user);

/// Takes over what `linkings.sqlite` in the folder holds, decisions and all, and moves that file to the trash. A linking
/// whose name another has gets a number behind it. Does nothing where there is no such file. @throws Error.
void adoptLinkings(SQLite::Database& user, const std::filesystem::path& folder);

} // namespace crossgloss
