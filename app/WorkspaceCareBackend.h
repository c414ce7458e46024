#pragma once

#include "jobs/SharedWorkspace.h"

#include "common/WorkspaceCareService.h"

namespace crossgloss {

/// Checks, backups and restores of the window's workspace.
class WorkspaceCareBackend final : public WorkspaceCareService
{
public:
    /// @param workspace must outlive this.
    explicit WorkspaceCareBackend(SharedWorkspace& workspace) : m_workspace(workspace) {}

    WorkspaceState state(Progress& progress) override;
    FolderContent examine(const std::filesystem::path& folder) override;
    std::uint64_t spaceOf(const std::filesystem::path& folder) override;
    CareReport check(Progress& progress) override;
    std::vector<CareFinding> checkVectors(Progress& progress) override;
    std::vector<CareFinding> repair(Progress& progress) override;
    std::uint64_t emptyTrash() override;
    BackupReport backUp(const std::filesystem::path& file, Progress& progress) override;
    BackupReport restore(const std::filesystem::path& file, Progress& progress) override;

private:
    SharedWorkspace& m_workspace;
};

} // namespace crossgloss
