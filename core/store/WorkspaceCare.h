#pragma once

#include "base/Error.h"
#include "base/Progress.h"
#include "store/Workspace.h"
#include "store/WorkspaceState.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <vector>

namespace crossgloss {

/// Something that a check of a workspace has to tell.
struct CareFinding
{
    Error what;
    bool problem = true; ///< false: worth knowing, nothing to mend
};

struct CareReport
{
    std::vector<CareFinding> findings;
    std::size_t databases = 0;    ///< looked at
    std::size_t vectors = 0;      ///< looked at
    SpaceUsed space;

    std::size_t problems() const;
};

/// Looks at everything that a workspace consists of: its databases page by page, its vectors against their checksums.
/// Needs no workspace that can be opened. @throws Error when the folder holds none; Cancelled.
CareReport checkWorkspace(const std::filesystem::path& folder, Progress& progress);

/// Looks at the vectors alone, without those that have not changed since they were last found whole.
std::vector<CareFinding> checkChangedVectors(const Workspace& workspace, Progress& progress);

/// Writes what can be read of the workspace's damaged databases to new ones; the damaged ones go to the trash.
/// @return what was saved, one line a database. @throws Error, Cancelled.
std::vector<CareFinding> repairWorkspace(const std::filesystem::path& folder, Progress& progress);

/// Deletes what lies in the workspace's trash. @return bytes.
std::uint64_t emptyTrash(const std::filesystem::path& folder);

} // namespace crossgloss
