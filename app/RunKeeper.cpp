#include "RunKeeper.h"

#include "base/Log.h"

#include <ctime>

namespace crossgloss {

namespace {

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
    while (true) {
        m_news.wait(lock, [this] { return m_ending || !m_waiting.empty(); });
        if (m_waiting.empty()) {
            return;
        }
        Waiting next = std::move(m_waiting.front());
        m_waiting.pop_front();
        lock.unlock();
        try {
            const std::shared_ptr<Workspace> workspace = m_workspace.open();
            // A beginning that could not be written is made up for by the end.
            if (*next.place == 0) {
                *next.place = workspace->addRun(next.run);
            } else {
                next.run.id = *next.place;
                workspace->updateRun(next.run);
            }
        } catch (const std::exception& error) {
            // The result is with the user already; only its record is lost.
            log(LogLevel::Warning, error.what());
        }
        lock.lock();
    }
}

KeptRun::KeptRun(RunKeeper& keeper, std::string kind, const nlohmann::json& parameters) : m_keeper(keeper)
{
    m_run.kind = std::move(kind);
    m_run.startedAt = utcNow();
    m_run.state = "running";
    m_run.parameters = parameters.dump();
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
    m_run.state = "done";
    m_run.result = result.dump();
}

void KeptRun::failed(const Error& error)
{
    const bool cancelled = dynamic_cast<const Cancelled*>(&error) != nullptr;
    m_run.state = cancelled ? "cancelled" : "failed";
    if (!cancelled) {
        m_partial["error"] = error.what();
    }
    m_run.result = m_partial.dump();
}

} // namespace crossgloss
