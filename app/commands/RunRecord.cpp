#include "RunRecord.h"

#include "base/Json.h"
#include "base/Log.h"
#include "base/MapGuard.h"

#include <ctime>

namespace crossgloss {

namespace {

constexpr int patience = 20000; ///< milliseconds for another process to finish a usual dictionary

std::string utcNow()
{
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
#ifdef _WIN32
    gmtime_s(&parts, &now);
#else
    gmtime_r(&now, &parts);
#endif
    char text[32];
    std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts);
    return text;
}

} // namespace

RunRecord::RunRecord(const std::filesystem::path& workspace, std::string kind, const nlohmann::json& parameters)
    : m_folder(workspace)
{
    m_run.kind = std::move(kind);
    m_run.state = "running";
    m_run.startedAt = utcNow();
    // Files are kept as they were typed; this is what they are relative to.
    nlohmann::json placed = parameters;
    std::error_code failure;
    if (const std::filesystem::path folder = std::filesystem::current_path(failure); !failure && placed.is_object()) {
        placed["folder"] = folder.string();
    }
    m_run.parameters = jsonText(placed);
    m_run.result = "{}";
    try {
        m_workspace = std::make_unique<Workspace>(m_folder);
        // Who waits for a lock now would wait with nothing done; at the end there is time.
        m_workspace->setBusyTimeout(0);
        m_run.id = m_workspace->addRun(m_run);
    } catch (const Error&) {
        m_run.id = 0;
    }
}

RunRecord::~RunRecord()
{
    if (m_run.state != "running") {
        return;
    }
    m_run.state = "failed";
    update();
}

void RunRecord::stop()
{
    m_run.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - m_started).count();
}

void RunRecord::keep(const std::function<void(Workspace&)>& finish)
{
    stop();
    try {
        if (!m_workspace || m_workspace->readOnlyReason()) {
            m_workspace = std::make_unique<Workspace>(m_folder);
        }
        m_workspace->setBusyTimeout(patience);
        if (m_run.id == 0) {
            m_run.id = m_workspace->addRun(m_run);
        }
        finish(*m_workspace);
    } catch (const Error& error) {
        log(LogLevel::Warning,
            std::string("the run could not be recorded, its results are not touched by that: ") + error.what());
    }
}

void RunRecord::update()
{
    keep([this](Workspace& workspace) { workspace.updateRun(m_run); });
}

void RunRecord::done(const nlohmann::json& result)
{
    MapGuard::requireAll();
    m_run.state = "done";
    m_run.result = jsonText(result);
    update();
}

void RunRecord::done(const nlohmann::json& result, std::span<const StoredGloss> glosses)
{
    MapGuard::requireAll();
    m_run.state = "done";
    m_run.result = jsonText(result);
    keep([&](Workspace& workspace) { finishGlossRun(workspace, m_run, glosses); });
}

void RunRecord::failed(const Error& error, bool cancelled)
{
    m_run.state = cancelled ? "cancelled" : "failed";
    m_run.result = jsonText(nlohmann::json{{"error", error.what()}});
    update();
}

} // namespace crossgloss
