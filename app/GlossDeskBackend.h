#pragma once

#include "jobs/GlossDeskService.h"
#include "jobs/JobContext.h"
#include "jobs/SharedPack.h"

#include <memory>
#include <string>

namespace crossgloss {

/// What the Glosses page asks for, done by core.
class GlossDeskBackend final : public GlossDeskService {
public:
    /// All must outlive this. @param pack whose encoder compares.
    GlossDeskBackend(JobContext& context, SharedPack& pack) : m_context(context), m_pack(pack) {}

    std::vector<LinkingSummary> linkings() override;
    LinkingForecast forecast(const LinkingRequest& request, Progress& progress) override;
    std::int64_t create(const LinkingRequest& request, Progress& progress) override;
    void remove(std::int64_t linking) override;
    std::shared_ptr<ReviewDesk> open(std::int64_t linking, const std::string& reviewer, Progress& progress) override;
    LinkingExportReport exportTo(std::int64_t linking, LinkingFormat format, const std::string& reviewer,
                                 const std::filesystem::path& file, Progress& progress) override;

private:
    JobContext& m_context;
    SharedPack& m_pack;
};

} // namespace crossgloss
