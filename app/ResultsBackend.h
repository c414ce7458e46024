#pragma once

#include "jobs/SharedWorkspace.h"

#include "jobs/ResultsService.h"

namespace crossgloss {

/// What the Results page asks for, read from the workspace.
class ResultsBackend final : public ResultsService {
public:
    /// @param workspace must outlive this.
    explicit ResultsBackend(SharedWorkspace& workspace) : m_workspace(workspace) {}

    std::vector<RunRow> runs() override;
    std::shared_ptr<const GlossRunResult> glossRun(std::int64_t run, Progress& progress) override;
    RunReport report(std::int64_t run) override;
    RunInputs inputs(std::int64_t run) override;
    RunComparison compare(std::int64_t first, std::int64_t second, Progress& progress) override;
    std::vector<StoredRun> remove(const std::vector<std::int64_t>& runs) override;
    void restore(const std::vector<StoredRun>& runs) override;

private:
    SharedWorkspace& m_workspace;
};

} // namespace crossgloss
