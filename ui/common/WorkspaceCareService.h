#pragma once

#include "base/Progress.h"
#include "store/WorkspaceBackup.h"
#include "store/WorkspaceCare.h"

#include <cstdint>
#include <filesystem>
#include <vector>

namespace crossgloss {

/// Care for the workspace as a whole. Every member may take its time and is called from worker threads only. Failures
/// are thrown as Error.
class WorkspaceCareService
{
public:
    virtual ~WorkspaceCareService() = default;

    /// Opens the workspace. @throws Error, also where another version of the program wrote it.
    virtual WorkspaceState state(Progress& progress) = 0;
    /// What another folder holds. @throws Error where it is a workspace that another version of the program wrote.
    virtual FolderContent examine(const std::filesystem::path& folder) = 0;
    /// Bytes on the disk of another folder; zero where there is none.
    virtual std::uint64_t spaceOf(const std::filesystem::path& folder) = 0;
    virtual CareReport check(Progress& progress) = 0;
    /// Vectors that changed since they were last found whole.
    virtual std::vector<CareFinding> checkVectors(Progress& progress) = 0;
    /// Saves what can be read of damaged databases; what was opened of the workspace is to be opened anew.
    virtual std::vector<CareFinding> repair(Progress& progress) = 0;
    /// @return bytes.
    virtual std::uint64_t emptyTrash() = 0;
    virtual BackupReport backUp(const std::filesystem::path& file, Progress& progress) = 0;
    /// What was opened of the workspace is to be opened anew.
    virtual BackupReport restore(const std::filesystem::path& file, Progress& progress) = 0;
};

} // namespace crossgloss
