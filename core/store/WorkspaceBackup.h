#pragma once

#include "base/Progress.h"

#include <cstdint>
#include <filesystem>

namespace crossgloss {

struct BackupReport
{
    std::size_t files = 0;
    std::uint64_t bytes = 0;
};

/// Writes a workspace to one file (a tar archive): its databases as they are at this moment, the vectors that they
/// name, and trained encoders; imports and decisions may go on meanwhile. @throws Error, Cancelled.
BackupReport backUpWorkspace(const std::filesystem::path& folder, const std::filesystem::path& file,
                             Progress& progress);

/// Clears what a backup whose process was killed has left beside the file that it was to write, of which the workspace
/// remembers the last folder.
void sweepBackups(const std::filesystem::path& folder);

/// Brings a workspace to what a backup holds, which is read and checked whole before anything changes. A database that it
/// lacks stays as it is. The databases as they were are kept in the workspace's backups, other
/// files that give way in its trash. Whoever has the workspace open sees the restored one from then on.
/// @throws Error when the file is no whole backup or one of another version,
/// or a linking is being reviewed; Cancelled.
BackupReport restoreWorkspace(const std::filesystem::path& folder, const std::filesystem::path& file,
                              Progress& progress);

} // namespace crossgloss
