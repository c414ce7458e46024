#include "WorkspaceCareBackend.h"

namespace crossgloss {

WorkspaceState WorkspaceCareBackend::state(Progress& progress)
{
    WorkspaceState state;
    progress.throwIfCancelled();
    if (const Error* reason = m_workspace.open()->readOnlyReason()) {
        state.cannotWrite = *reason;
    }
    return state;
}

FolderContent WorkspaceCareBackend::examine(const std::filesystem::path& folder)
{
    requireKnownVersion(folder);
    return folderContent(folder);
}

std::uint64_t WorkspaceCareBackend::spaceOf(const std::filesystem::path& folder)
{
    return spaceUsed(folder).total();
}

CareReport WorkspaceCareBackend::check(Progress& progress)
{
    return checkWorkspace(m_workspace.folder(), progress);
}

std::vector<CareFinding> WorkspaceCareBackend::checkVectors(Progress& progress)
{
    return checkChangedVectors(*m_workspace.open(), progress);
}

std::vector<CareFinding> WorkspaceCareBackend::repair(Progress& progress)
{
    m_workspace.close();
    return repairWorkspace(m_workspace.folder(), progress);
}

std::uint64_t WorkspaceCareBackend::emptyTrash()
{
    return crossgloss::emptyTrash(m_workspace.folder());
}

BackupReport WorkspaceCareBackend::backUp(const std::filesystem::path& file, Progress& progress)
{
    return backUpWorkspace(m_workspace.folder(), file, progress);
}

BackupReport WorkspaceCareBackend::restore(const std::filesystem::path& file, Progress& progress)
{
    const BackupReport report = restoreWorkspace(m_workspace.folder(), file, progress);
    m_workspace.close();
    return report;
}

} // namespace crossgloss
