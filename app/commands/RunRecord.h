#pragma once

#include "store/GlossRuns.h"
#include "store/Workspace.h"

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <string>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// The row of a run in the workspace: "running" from construction on, then done, cancelled or failed as it ends. A run
/// needs no record: where the workspace is busy when it begins, the row is written at its end, and where it cannot be
/// written then either, that is told as a warning. Nothing here throws Error.
class RunRecord
{
public:
    RunRecord(const std::filesystem::path& workspace, std::string kind, const nlohmann::json& parameters);
    /// A record that was not finished by done() tells what went wrong.
    ~RunRecord();
    RunRecord(const RunRecord&) = delete;
    RunRecord& operator=(const RunRecord&) = delete;

    /// 0 while there is no row.
    std::int64_t id() const { return m_run.id; }
    /// The number for JSON: null where there is no row.
    nlohmann::json number() const { return m_run.id == 0 ? nlohmann::json() : nlohmann::json(m_run.id); }
    void done(const nlohmann::json& result);
    /// The same with the pairs of a run that compared glosses, in one transaction.
    void done(const nlohmann::json& result, std::span<const StoredGloss> glosses);
    /// To be called with the error that ended the run, before it goes on.
    void failed(const Error& error, bool cancelled);

private:
    void stop();
    /// Writes the row however it can be written; @p finish is called with it in the workspace.
    void keep(const std::function<void(Workspace&)>& finish);
    void update();

    std::filesystem::path m_folder;
    std::unique_ptr<Workspace> m_workspace;
    Run m_run;
    std::chrono::steady_clock::time_point m_started = std::chrono::steady_clock::now();
};

} // namespace crossgloss
