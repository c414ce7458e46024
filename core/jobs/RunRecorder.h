#pragma once

#include "jobs/RunFigures.h"
#include "jobs/SharedWorkspace.h"

#include "base/Progress.h"
#include "store/GlossRuns.h"

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <initializer_list>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// Writes runs into the user database on a thread of its own: another program may be writing there, and nobody should
/// wait for that, neither to begin nor with a result in hand. A run needs no record: what cannot be written is tried
/// again until this ends, and told as a warning.
class RunRecorder {
public:
    /// @param workspace must outlive this.
    explicit RunRecorder(SharedWorkspace& workspace) : m_workspace(workspace) {}
    /// Waits until all that was given is written.
    ~RunRecorder();
    RunRecorder(const RunRecorder&) = delete;
    RunRecorder& operator=(const RunRecorder&) = delete;

    /// A run on its way into the workspace; the recorder's own business.
    struct Entry;
    using Handle = std::shared_ptr<Entry>;

    /// The number of a run that has ended; waits for it. 0 where it could not be written, which is then not tried again.
    std::int64_t id(const Handle& handle);
    /// The same for JSON: null where there is none.
    nlohmann::json number(const Handle& handle);

private:
    friend class RunRecord;
    struct Waiting {
        Handle entry;
        Run run;
        std::vector<StoredGloss> glosses;
    };
    void put(Waiting waiting);
    void work();
    bool write(Waiting& waiting);

    SharedWorkspace& m_workspace;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::deque<Waiting> m_waiting;
    bool m_ending = false;
    std::thread m_thread;              ///< begun with the first run
};

/// Seconds of the stages of a job, one after the other from its construction.
class StageTimes {
public:
    /// Ends the present stage under @p name.
    void end(const char* name);
    /// By name, and their `total`.
    nlohmann::json seconds() const;

private:
    nlohmann::json m_seconds = nlohmann::json::object();
    std::chrono::steady_clock::time_point m_started = std::chrono::steady_clock::now();
    std::chrono::steady_clock::time_point m_last = m_started;
};

/// Passes progress on and takes the time of each stage, so that a run can say where its seconds went.
class TimedProgress final : public Progress {
public:
    /// @param outer must outlive this.
    explicit TimedProgress(Progress& outer) : m_outer(outer) {}
    void stage(std::string_view name, std::uint64_t total) override;
    void advance(std::uint64_t done) override { m_outer.advance(done); }
    bool cancelled() const override { return m_outer.cancelled(); }
    /// Time of the present stage in which nothing was worked on: it counts neither to the stage nor to the run.
    void rested(double seconds);
    double rested() const { return m_rested; }

    /// `[{stage, seconds}]` in the order in which they began; a stage that came again is one with its first time.
    nlohmann::json stages() const;

private:
    Progress& m_outer;
    std::vector<std::pair<std::string, double>> m_stages;
    std::size_t m_present = 0;
    double m_rested = 0;
    std::chrono::steady_clock::time_point m_since = std::chrono::steady_clock::now();
};

/// The record of one run while it goes on: in the workspace from construction on, so that it is known should the program be
/// killed, then done, cancelled or failed as it ends. One that was told no ending has failed.
class RunRecord {
public:
    /// @param kind as the command is called. @param parameters all that the run was asked for, so that it can be done again;
    /// of the folder that files are relative to it takes note itself.
    RunRecord(RunRecorder& recorder, std::string kind, nlohmann::json parameters);
    ~RunRecord();
    RunRecord(const RunRecord&) = delete;
    RunRecord& operator=(const RunRecord&) = delete;

    /// What is known only once the inputs are open.
    void setParameter(const std::string& name, const nlohmann::json& value) { m_parameters[name] = value; }
    void setParameters(const nlohmann::json& parameters) { m_parameters.update(parameters); }
    /// An input that has been read, under what the run calls it.
    void addInput(const std::string& name, const std::string& checksum) { m_parameters["checksums"][name] = checksum; }
    /// Files among the inputs; names that are empty or no file's are left out. @throws Error when one cannot be read.
    void addFiles(std::initializer_list<std::filesystem::path> files);
    /// What the run measured, for its report and its picture.
    void addFigures(RunFigures figures) { m_figures.push_back(std::move(figures)); }
    /// Ranks of the items of a test, so that another run over the same one can be compared item by item.
    /// @param name "forward", "backward/csls", … @param test checksum of the test.
    void addRanks(const std::string& name, const std::string& test, const std::vector<std::uint32_t>& ranks);
    /// The seconds of its stages are kept as `stages`. @param progress must live until the run has been told its ending.
    void time(const TimedProgress& progress) { m_times = &progress; }
    /// What is known so far is kept with a run that does not end well.
    void setPartial(nlohmann::json result) { m_partial = std::move(result); }

    /// @param result an object, to which figures and ranks are added. @param glosses pairs of a run that compared glosses.
    void done(nlohmann::json result, std::vector<StoredGloss> glosses = {});
    /// To be called with the error that ended the run, before it goes on.
    void failed(const Error& error);
    const RunRecorder::Handle& handle() const { return m_handle; }

private:
    void end(const char* state, nlohmann::json result, std::vector<StoredGloss> glosses = {});

    RunRecorder& m_recorder;
    Run m_run;                         ///< "running" until it is told how it ended
    nlohmann::json m_parameters;
    nlohmann::json m_partial = nlohmann::json::object();
    nlohmann::json m_ranks = nlohmann::json::object();
    std::vector<RunFigures> m_figures;
    RunRecorder::Handle m_handle;
    const TimedProgress* m_times = nullptr;
    std::chrono::steady_clock::time_point m_started = std::chrono::steady_clock::now();
};

/// Runs @p work, which is to report to the progress that it is given, with the record of it, which learns how long each
/// stage took, and of the error should one end it.
template <typename Work>
auto recorded(RunRecord& record, Progress& progress, const Work& work)
{
    TimedProgress timed(progress);
    record.time(timed);
    try {
        return work(timed);
    } catch (const Error& error) {
        record.failed(error);
        throw;
    }
}

} // namespace crossgloss
