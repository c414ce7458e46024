#pragma once

#include "store/Database.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace crossgloss {

/// Whether a file is a matrix of vectors as imports write them, by its name and its first bytes.
bool isOwnMatrix(const std::filesystem::path& path);

/// When a file was last changed, in seconds since 1970; 0 where that cannot be told.
std::int64_t changedAt(const std::filesystem::path& path);

// Names of files stand in databases, lists and backups, which anybody may have made. Only these functions make something
// of one; none follows a link out of the workspace.

/// Whether a name can be that of a file which the workspace keeps beside its databases: "vectors/NAME" or "encoders/…",
/// of plain parts.
bool isStoredName(const std::string& name);

/// Where a stored file is or will be. @throws Error when the name leads out of the workspace, or through a link or to what
/// is no file.
std::filesystem::path storedPath(const std::filesystem::path& folder, const std::string& name);

/// @return whether it was there and is gone.
bool removeStored(const std::filesystem::path& folder, const std::string& name);

/// Renames a file within the workspace, below its own folders: "vectors/a.space" to "trash/a.space", whose folder is made
/// where it is missing. @return whether that went well.
bool moveWithin(const std::filesystem::path& folder, const std::string& from, const std::string& to);

/// Moves a file of the workspace to its trash under a name that is free there. @return where it is; empty when it stayed.
std::filesystem::path moveToTrash(const std::filesystem::path& folder, const std::string& name);

/// A folder of the workspace, private to the user; made where it is missing. @throws Error, also where it is a link.
std::filesystem::path workspaceFolder(const std::filesystem::path& folder, const std::string& name);
/// Files below a folder of the workspace, as stored names in order. Links are left out.
std::vector<std::string> storedBelow(const std::filesystem::path& folder, const std::string& name);

/// Takes a file off the list of those written here.
void forgetFile(SQLite::Database& database, const std::string& name);

/// What is said where a disk has no room.
Error fullDisk(const std::filesystem::path& file);

/// The same name, or the first of "NAME (2)", "NAME (3)", … that @p isFree.
template <typename IsFree>
std::string freeName(const std::string& name, const IsFree& isFree)
{
    std::string proposal = name;
    for (int number = 2; !isFree(proposal); ++number) {
        proposal = name + " (" + std::to_string(number) + ')';
    }
    return proposal;
}

} // namespace crossgloss
