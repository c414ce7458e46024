#include "RunRecord.h"

#include "base/Log.h"

namespace crossgloss {

RunRecord::RunRecord(const std::filesystem::path& workspace, std::string kind, const nlohmann::json& parameters)
    : m_workspace(workspace)
{
    m_run.kind = std::move(kind);
    m_run.state = "running";
    // Files are kept as they were typed; this is what they are relative to.
    nlohmann::json placed = parameters;
    std::error_code failure;
    if (const std::filesystem::path folder = std::filesystem::current_path(failure); !failure && placed.is_object()) {
        placed["folder"] = folder.string();
    }
    m_run.parameters = placed.dump();
    m_run.result = "{}";
    m_run.id = m_workspace.addRun(m_run);
}

RunRecord::~RunRecord()
{
    if (m_run.state != "running") {
        return;
    }
    m_run.state = "failed";
    try {
        update();
    } catch (const std::exception& error) {
        log(LogLevel::Warning, error.what());          // another error is on its way already
    }
}

void RunRecord::stop()
{
    m_run.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - m_started).count();
}

void RunRecord::update()
{
    stop();
    m_workspace.updateRun(m_run);
}

void RunRecord::done(const nlohmann::json& result)
{
    m_run.state = "done";
    m_run.result = result.dump();
    update();
}

void RunRecord::done(const nlohmann::json& result, std::span<const StoredGloss> glosses)
{
    m_run.state = "done";
    m_run.result = result.dump();
    stop();
    finishGlossRun(m_workspace, m_run, glosses);
}

void RunRecord::failed(const Error& error, bool cancelled)
{
    m_run.state = cancelled ? "cancelled" : "failed";
    m_run.result = nlohmann::json{{"error", error.what()}}.dump();
    update();
}

} // namespace crossgloss
