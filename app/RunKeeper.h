#pragma once

#include "SharedWorkspace.h"

#include "base/Error.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <string>
#include <thread>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// Writes finished runs into the workspace on a thread of its own: an import may hold the workspace for minutes, and
/// nobody should wait for that with a result in hand. What cannot be written is tried again until this ends.
class RunKeeper
{
public:
    /// @param workspace must outlive this.
    explicit RunKeeper(SharedWorkspace& workspace) : m_workspace(workspace) {}
    /// Waits until all that was given is written.
    ~RunKeeper();
    RunKeeper(const RunKeeper&) = delete;
    RunKeeper& operator=(const RunKeeper&) = delete;

    /// A run with a number has its row already, which is brought up to date.
    void keep(Run run);

private:
    void work();
    bool write(const Run& run);

    SharedWorkspace& m_workspace;
    std::mutex m_mutex;
    std::condition_variable m_news;
    std::deque<Run> m_waiting;
    bool m_ending = false;
    std::thread m_thread;              ///< begun with the first run
};

/// One run while it goes on; handed to the keeper however it ends.
class KeptRun {
public:
    KeptRun(RunKeeper& keeper, std::string kind, const nlohmann::json& parameters);
    /// A run that was told no ending has failed.
    ~KeptRun();
    KeptRun(const KeptRun&) = delete;
    KeptRun& operator=(const KeptRun&) = delete;

    void done(const nlohmann::json& result);
    /// To be called with the error that ended the run, before it goes on.
    void failed(const Error& error);

private:
    RunKeeper& m_keeper;
    Run m_run;
    std::chrono::steady_clock::time_point m_started = std::chrono::steady_clock::now();
};

} // namespace crossgloss
