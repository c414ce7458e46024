#pragma once

#include "store/GlossRuns.h"
#include "store/Workspace.h"

#include <chrono>
#include <span>
#include <string>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// The row of a run in the workspace: "running" from construction on, then done, cancelled or failed as it ends.
class RunRecord {
public:
    RunRecord(const std::filesystem::path& workspace, std::string kind, const nlohmann::json& parameters);
    /// A record that was not finished by done() tells what went wrong.
    ~RunRecord();
    RunRecord(const RunRecord&) = delete;
    RunRecord& operator=(const RunRecord&) = delete;

    std::int64_t id() const { return m_run.id; }
    void done(const nlohmann::json& result);
    /// The same with the pairs of a run that compared glosses, in one transaction.
    void done(const nlohmann::json& result, std::span<const StoredGloss> glosses);
    /// To be called with the error that ended the run, before it goes on.
    void failed(const Error& error, bool cancelled);

private:
    void stop();
    void update();

    Workspace m_workspace;
    Run m_run;
    std::chrono::steady_clock::time_point m_started = std::chrono::steady_clock::now();
};

} // namespace crossgloss
