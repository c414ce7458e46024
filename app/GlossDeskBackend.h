#pragma once

#include "OpenedSpaces.h"
#include "OpenedWordnets.h"
#include "RunKeeper.h"
#include "SharedPack.h"
#include "SharedWorkspace.h"

#include "common/GlossDeskService.h"

#include <memory>
#include <string>

namespace crossgloss {

/// What the Glosses page asks for, done by core.
class GlossDeskBackend final : public GlossDeskService {
public:
    /// All must outlive this. @param pack whose encoder compares.
    GlossDeskBackend(SharedWorkspace& workspace, OpenedSpaces& spaces, OpenedWordnets& wordnets, SharedPack& pack)
        : m_workspace(workspace), m_spaces(spaces), m_wordnets(wordnets), m_pack(pack), m_runs(workspace)
    {
    }

    std::vector<LinkingSummary> linkings() override;
    LinkingForecast forecast(const LinkingRequest& request, Progress& progress) override;
    std::int64_t create(const LinkingRequest& request, Progress& progress) override;
    void remove(std::int64_t linking) override;
    std::shared_ptr<ReviewDesk> open(std::int64_t linking, const std::string& reviewer, Progress& progress) override;
    LinkingExportReport exportTo(std::int64_t linking, LinkingFormat format, const std::string& reviewer,
                                 const std::filesystem::path& file, Progress& progress) override;

private:
    /// Everything that a linking is made of, opened.
    struct Materials;
    std::unique_ptr<Materials> gather(const LinkingRequest& request, Progress& progress);

    SharedWorkspace& m_workspace;
    OpenedSpaces& m_spaces;
    OpenedWordnets& m_wordnets;
    SharedPack& m_pack;
    RunKeeper m_runs;
};

} // namespace crossgloss
