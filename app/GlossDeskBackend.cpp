#include "GlossDeskBackend.h"

#include "jobs/LinkingJob.h"

#include <memory>
#include <utility>

namespace crossgloss {

namespace {

/// The desk with the workspace that it writes to.
struct OwnedDesk {
    std::shared_ptr<Workspace> workspace;
    ReviewDesk desk;

    OwnedDesk(std::shared_ptr<Workspace> opened, std::int64_t linking, const std::string& reviewer, Progress& progress)
        : workspace(std::move(opened)), desk(*workspace, linking, reviewer, progress)
    {
    }
};

} // namespace

std::vector<LinkingSummary> GlossDeskBackend::linkings()
{
    return crossgloss::linkings(*m_context.workspace.open());
}

LinkingForecast GlossDeskBackend::forecast(const LinkingRequest& request, Progress& progress)
{
    return LinkingJob(m_context, m_pack, request).forecast(progress);
}

std::int64_t GlossDeskBackend::create(const LinkingRequest& request, Progress& progress)
{
    return LinkingJob(m_context, m_pack, request).create(progress).id;
}

void GlossDeskBackend::remove(std::int64_t linking)
{
    removeLinking(*m_context.workspace.open(), linking);
}

std::shared_ptr<ReviewDesk> GlossDeskBackend::open(std::int64_t linking, const std::string& reviewer, Progress& progress)
{
    progress.stage(CROSSGLOSS_TEXT("Opening the workspace"), 0);
    const auto owned = std::make_shared<OwnedDesk>(m_context.workspace.open(), linking, reviewer, progress);
    return {owned, &owned->desk};
}

LinkingExportReport GlossDeskBackend::exportTo(std::int64_t linking, LinkingFormat format, const std::string& reviewer,
                                               const std::filesystem::path& file, Progress& progress)
{
    return exportLinking(*m_context.workspace.open(), linking, format, reviewer, file, progress);
}

} // namespace crossgloss
