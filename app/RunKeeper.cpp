#include "RunKeeper.h"

#include "base/Json.h"
#include "base/Log.h"
#include "base/MapGuard.h"

#include <ctime>

namespace crossgloss {

namespace {

constexpr std::chrono::seconds untilNextAttempt{30};

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

RunKeeper::~RunKeeper()
{
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        m_ending = true;
    }
    m_news.notify_all();
    if (m_thread.joinable()) {
        m_thread.join();
    }
}

RunKeeper::Place RunKeeper::begin(Run run)
{
    Place place = std::make_shared<std::int64_t>(0);
    put({place, std::move(run)});
    return place;
}

void RunKeeper::end(const Place& place, Run run)
{
    put({place, std::move(run)});
}

void RunKeeper::put(Waiting waiting)
{
    const std::lock_guard<std::mutex> lock(m_mutex);
    m_waiting.push_back(std::move(waiting));
    if (!m_thread.joinable()) {
        m_thread = std::thread(&RunKeeper::work, this);
    }
    m_news.notify_all();
}

void RunKeeper::work()
{
    std::unique_lock<std::mutex> lock(m_mutex);
    std::deque<Waiting> failed;
    while (true) {
        const auto news = [this] { return m_ending || !m_waiting.empty(); };
        if (failed.empty()) {
            m_news.wait(lock, news);
        } else if (!m_news.wait_for(lock, untilNextAttempt, news) || m_ending) {
            m_waiting.insert(m_waiting.end(), failed.begin(), failed.end());
            failed.clear();
        }
        if (m_waiting.empty()) {
            return;
        }
        Waiting next = std::move(m_waiting.front());
        m_waiting.pop_front();
        const bool last = m_ending;
        lock.unlock();
        if (!write(next) && !last) {
            failed.push_back(std::move(next));
        }
        lock.lock();
    }
}

bool RunKeeper::write(Waiting& waiting)
{
    try {
        const std::shared_ptr<Workspace> workspace = m_workspace.open();
        // A beginning that could not be written is made up for by the end.
        if (*waiting.place == 0) {
            *waiting.place = workspace->addRun(waiting.run);
        } else if (waiting.run.state != "running") {
            waiting.run.id = *waiting.place;
            workspace->updateRun(waiting.run);
        }
        return true;
    } catch (const std::exception& error) {
        // The result is with the user already; only its record is missing.
        log(LogLevel::Warning, error.what());
        return false;
    }
}

KeptRun::KeptRun(RunKeeper& keeper, std::string kind, const nlohmann::json& parameters) : m_keeper(keeper)
{
    m_run.kind = std::move(kind);
    m_run.startedAt = utcNow();
    m_run.state = "running";
    m_run.parameters = jsonText(parameters);
    m_run.result = "{}";
    m_place = m_keeper.begin(m_run);
}

KeptRun::~KeptRun()
{
    if (m_run.state == "running") {
        m_run.state = "failed";
    }
    m_run.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - m_started).count();
    m_keeper.end(m_place, std::move(m_run));
}

void KeptRun::done(const nlohmann::json& result)
{
    MapGuard::requireAll();
    m_run.state = "done";
    m_run.result = jsonText(result);
}

void KeptRun::failed(const Error& error)
{
    const bool cancelled = dynamic_cast<const Cancelled*>(&error) != nullptr;
    m_run.state = cancelled ? "cancelled" : "failed";
    if (!cancelled) {
        m_partial["error"] = error.what();
    }
    m_run.result = jsonText(m_partial);
}

} // namespace crossgloss
