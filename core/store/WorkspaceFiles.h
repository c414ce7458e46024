#pragma once

#include "store/Database.h"

#include <cstdint>
#include <filesystem>
#include <string>

namespace crossgloss {

/// Whether a file is a matrix of vectors as imports write them, by its name and its first bytes.
bool isOwnMatrix(const std::filesystem::path& path);

/// When a file was last changed, in seconds since 1970; 0 where that cannot be told.
std::int64_t changedAt(const std::filesystem::path& path);

/// Moves a file to the workspace's trash under a name that is free there. @return where it is; empty when it stayed.
std::filesystem::path moveToTrash(const std::filesystem::path& folder, const std::filesystem::path& path);

/// Takes a file off the list of those written here.
void forgetFile(SQLite::Database& database, const std::string& name);

/// By which the workspace's own database tells itself from other programs'.
int workspaceApplicationId();
/// What is said of a database that this program is too old for.
Error newerSchema(const std::filesystem::path& file, int version, int known);

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
