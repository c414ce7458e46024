#pragma once

#include "SharedWorkspace.h"

#include "base/Error.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// Writes runs into the workspace on a thread of its own: an import may hold the workspace for minutes, and nobody should
/// wait for that, neither to begin nor with a result in hand. What cannot be written is tried again until this ends.
class RunKeeper
{
public:
    /// @param workspace must outlive this.
    explicit RunKeeper(SharedWorkspace& workspace) : m_workspace(workspace) {}
    /// Waits until all that was given is written.
    ~RunKeeper();
    RunKeeper(const RunKeeper&) = delete;
    RunKeeper& operator=(const RunKeeper&) = delete;

    /// Where the keeper notes the number that a run was given; its own business.
    using Place = std::shared_ptr<std::int64_t>;
    /// A run as it begins: written as it is, so that it is known should the program be killed.
    Place begin(Run run);
    /// The same run as it ended.
    void end(const Place& place, Run run);

private:
    struct Waiting {
        Place place;
        Run run;
    };
    void put(Waiting waiting);
    void work();
    bool write(Waiting& waiting);

    SharedWorkspace& m_workspace;
    std::mutex m_mutex;
    std::condition_variable m_news;
    std::deque<Waiting> m_waiting;
    bool m_ending = false;
    std::thread m_thread;              ///< begun with the first run
};

/// One run while it goes on; handed to the keeper as it begins, and however it ends.
class KeptRun {
public:
    KeptRun(RunKeeper& keeper, std::string kind, const nlohmann::json& parameters);
    /// A run that was told no ending has failed.
    ~KeptRun();
    KeptRun(const KeptRun&) = delete;
    KeptRun& operator=(const KeptRun&) = delete;

    void done(const nlohmann::json& result);
    /// What is known so far is kept with a run that does not end well.
    void setPartial(const nlohmann::json& result) { m_partial = result; }
    /// To be called with the error that ended the run, before it goes on.
    void failed(const Error& error);

private:
    RunKeeper& m_keeper;
    Run m_run;                         ///< "running" until it is told how it ended
    RunKeeper::Place m_place;
    nlohmann::json m_partial = nlohmann::json::object();
    std::chrono::steady_clock::time_point m_started = std::chrono::steady_clock::now();
};

} // namespace crossgloss
