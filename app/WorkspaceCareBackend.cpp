#include "WorkspaceCareBackend.h"

namespace crossgloss {

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
