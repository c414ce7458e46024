#pragma once

#include "store/Workspace.h"

#include <filesystem>
#include <string>
#include <vector>

namespace crossgloss {

/// A resource that was taken out of the workspace and can come back for as long as the workspace stays open.
struct RemovedResource
{
    std::string name;
    std::filesystem::path kept; ///< what it consisted of, in the workspace's trash; empty = it cannot come back
};

/// Takes a resource out of the workspace. Where the disk has no room to keep it, it goes for good.
/// @throws Error when there is none of that name.
RemovedResource removeResource(Workspace& workspace, const std::string& name);

/// Puts a removed resource back, under a name with a number where its own has been taken since. @throws Error.
Resource restoreResource(Workspace& workspace, const RemovedResource& removed);

/// Deletes what is kept of resources removed by processes that have ended.
void sweepRemovedResources(const std::filesystem::path& folder);

/// Deletes what is kept of resources that cannot come back any more.
void dropRemovedResources(const std::vector<std::filesystem::path>& kept);

/// Takes a resource out without keeping anything, and gives its space back to the disk; vectors go first where the disk
/// is full. On the writing connection, outside of a transaction.
void removeForGood(Workspace::Private& d, const std::string& name);

} // namespace crossgloss
