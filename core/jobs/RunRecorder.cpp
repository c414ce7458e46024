#include "jobs/RunRecorder.h"

#include "base/Checksum.h"
#include "base/Json.h"
#include "base/Log.h"
#include "base/MapGuard.h"
#include "base/Seconds.h"
#include "evaluation/RetrievalMetrics.h"
#include "store/WorkspacePrivate.h"

#include <algorithm>
#include <exception>

namespace crossgloss {

namespace {

constexpr std::chrono::seconds untilNextAttempt{30};

} // namespace

struct RunRecorder::Entry {
    std::int64_t id = 0;               ///< 0 while there is no row
    bool tried = false;                ///< the ending, with or without success
    bool givenUp = false;
};

RunRecorder::~RunRecorder()
{
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        m_ending = true;
    }
    m_wake.notify_all();
    if (m_thread.joinable()) {
        m_thread.join();
    }
}

std::int64_t RunRecorder::id(const Handle& handle)
{
    std::unique_lock<std::mutex> lock(m_mutex);
    m_wake.wait(lock, [&] { return handle->tried; });
    handle->givenUp = handle->id == 0;
    return handle->id;
}

nlohmann::json RunRecorder::number(const Handle& handle)
{
    const std::int64_t number = id(handle);
    return number == 0 ? nlohmann::json() : nlohmann::json(number);
}

void RunRecorder::put(Waiting waiting)
{
    const std::lock_guard<std::mutex> lock(m_mutex);
    // A beginning that nobody has come to yet is made up for by the end.
    std::erase_if(m_waiting, [&](const Waiting& other) { return other.entry == waiting.entry; });
    m_waiting.push_back(std::move(waiting));
    if (!m_thread.joinable()) {
        m_thread = std::thread(&RunRecorder::work, this);
    }
    m_wake.notify_all();
}

void RunRecorder::work()
{
    std::unique_lock<std::mutex> lock(m_mutex);
    std::deque<Waiting> failed;
    while (true) {
        const auto hasWork = [this] { return m_ending || !m_waiting.empty(); };
        if (failed.empty()) {
            m_wake.wait(lock, hasWork);
        } else if (!m_wake.wait_for(lock, untilNextAttempt, hasWork) || m_ending) {
            m_waiting.insert(m_waiting.end(), failed.begin(), failed.end());
            failed.clear();
        }
        if (m_waiting.empty()) {
            return;
        }
        Waiting next = std::move(m_waiting.front());
        m_waiting.pop_front();
        if (next.entry->givenUp) {
            continue;
        }
        const bool last = m_ending;
        lock.unlock();
        const bool written = write(next);
        lock.lock();
        if (next.run.state != "running") {
            next.entry->tried = true;
            m_wake.notify_all();
            if (!written && !last) {
                failed.push_back(std::move(next));
            }
        }
    }
}

bool RunRecorder::write(Waiting& waiting)
{
    const bool ending = waiting.run.state != "running";
    try {
        const std::shared_ptr<Workspace> workspace = m_workspace.open();
        // A beginning that could not be written is made up for by the end.
        if (waiting.entry->id == 0) {
            const std::int64_t id = workspace->addRun(waiting.run);
            const std::lock_guard<std::mutex> lock(m_mutex);
            waiting.entry->id = id;
        } else if (ending && waiting.glosses.empty()) {
            waiting.run.id = waiting.entry->id;
            workspace->updateRun(waiting.run);
        }
        if (!waiting.glosses.empty()) {
            waiting.run.id = waiting.entry->id;
            finishGlossRun(*workspace, waiting.run, waiting.glosses);
        }
        return true;
    } catch (const std::exception& error) {
        if (ending) {
            log(LogLevel::Warning,
                std::string("the run could not be recorded, its results are not touched by that: ") + error.what());
        }
        return false;
    }
}

void StageTimes::end(const char* name)
{
    m_seconds[name] = secondsSince(m_last);
    m_last = std::chrono::steady_clock::now();
}

nlohmann::json StageTimes::seconds() const
{
    nlohmann::json seconds = m_seconds;
    seconds["total"] = std::chrono::duration<double>(m_last - m_started).count();
    return seconds;
}

void TimedProgress::stage(std::string_view name, std::uint64_t total)
{
    constexpr std::size_t maxStages = 64;
    const auto now = std::chrono::steady_clock::now();
    if (!m_stages.empty()) {
        m_stages[m_present].second += std::chrono::duration<double>(now - m_since).count();
    }
    m_since = now;
    const auto found = std::ranges::find(m_stages, name, &std::pair<std::string, double>::first);
    m_present = static_cast<std::size_t>(found - m_stages.begin());
    if (found == m_stages.end()) {
        m_present = std::min(m_present, maxStages - 1);
        if (m_stages.size() < maxStages) {
            m_stages.emplace_back(name, 0.0);
        }
    }
    m_outer.stage(name, total);
}

void TimedProgress::rested(double seconds)
{
    m_rested += seconds;
    if (!m_stages.empty()) {
        m_stages[m_present].second -= seconds;
    }
}

nlohmann::json TimedProgress::stages() const
{
    nlohmann::json json = nlohmann::json::array();
    for (std::size_t i = 0; i < m_stages.size(); ++i) {
        json.push_back({{"stage", m_stages[i].first},
                        {"seconds", m_stages[i].second + (i == m_present ? secondsSince(m_since) : 0.0)}});
    }
    return json;
}

RunRecord::RunRecord(RunRecorder& recorder, std::string kind, nlohmann::json parameters)
    : m_recorder(recorder), m_parameters(std::move(parameters)), m_handle(std::make_shared<RunRecorder::Entry>())
{
    // Files are kept as they were typed; this is what they are relative to.
    std::error_code failure;
    if (const std::filesystem::path folder = std::filesystem::current_path(failure); !failure) {
        m_parameters["folder"] = folder.string();
    }
    m_run.kind = std::move(kind);
    m_run.startedAt = utcNow();
    m_run.state = "running";
    m_run.parameters = jsonText(m_parameters);
    m_run.result = "{}";
    m_recorder.put({m_handle, m_run, {}});
}

RunRecord::~RunRecord()
{
    if (m_run.state != "running") {
        return;
    }
    // An exception has ended the job, and what timed its stages went before this.
    m_times = nullptr;
    try {
        end("failed", m_partial);
    } catch (const std::exception&) {
        // Without memory there is no record either; the run reads as interrupted once the process is gone.
    }
}

void RunRecord::end(const char* state, nlohmann::json result, std::vector<StoredGloss> glosses)
{
    m_run.seconds = secondsSince(m_started);
    if (m_times) {
        m_run.seconds -= m_times->rested();
        if (nlohmann::json stages = m_times->stages(); !stages.empty() && result.is_object()) {
            result["stages"] = std::move(stages);
        }
        m_times = nullptr;
    }
    m_run.state = state;
    m_run.parameters = jsonText(m_parameters);
    m_run.result = jsonText(result);
    m_recorder.put({m_handle, m_run, std::move(glosses)});
}

void RunRecord::addFiles(std::initializer_list<std::filesystem::path> files)
{
    for (const std::filesystem::path& file : files) {
        std::error_code failure;
        if (std::filesystem::is_regular_file(file, failure)) {
            addInput(file.string(), fileChecksum(file));
        }
    }
}

void RunRecord::addRanks(const std::string& name, const std::string& test, const std::vector<std::uint32_t>& ranks)
{
    m_ranks[name] = {{"test", test}, {"ranks", rankText(ranks)}};
}

void RunRecord::done(nlohmann::json result, std::vector<StoredGloss> glosses)
{
    MapGuard::requireAll();
    if (!m_figures.empty()) {
        result["figures"] = toJson(m_figures);
    }
    if (!m_ranks.empty()) {
        result["ranks"] = m_ranks;
    }
    end("done", std::move(result), std::move(glosses));
}

void RunRecord::failed(const Error& error)
{
    const bool cancelled = dynamic_cast<const Cancelled*>(&error) != nullptr;
    if (!cancelled) {
        m_partial["error"] = error.what();
    }
    end(cancelled ? "cancelled" : "failed", m_partial);
}

} // namespace crossgloss
