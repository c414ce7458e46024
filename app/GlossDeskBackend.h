#pragma once

#include "OpenedSpaces.h"
#include "RunKeeper.h"
#include "SharedWorkspace.h"

#include "common/GlossDeskService.h"
#include "resources/Wordnet.h"

#include <list>
#include <memory>
#include <mutex>
#include <string>

namespace crossgloss {

/// What the Glosses page asks for, done by core.
class GlossDeskBackend final : public GlossDeskService {
public:
    /// Both must outlive this.
    GlossDeskBackend(SharedWorkspace& workspace, OpenedSpaces& spaces)
        : m_workspace(workspace), m_spaces(spaces), m_runs(workspace)
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
    /// A wordnet with what its file was when it was read.
    struct OpenedWordnet {
        std::string key;
        std::filesystem::path path;
        std::string checksum;          ///< of a file; empty for a folder
        Wordnet wordnet;
    };

    /// Keeps the two that were used last: a forecast is followed by the run.
    std::shared_ptr<const OpenedWordnet> openWordnet(const WordnetChoice& choice, Progress& progress);

    SharedWorkspace& m_workspace;
    OpenedSpaces& m_spaces;
    RunKeeper m_runs;
    std::mutex m_mutex;
    std::list<std::shared_ptr<const OpenedWordnet>> m_kept;    ///< last used first
};

} // namespace crossgloss
