#pragma once

#include "base/Progress.h"
#include "resources/Dictionary.h"

#include <atomic>
#include <mutex>
#include <string>
#include <vector>

namespace crossgloss {

/// Progress of one job, written by its worker as often as it likes and read by the window about ten times a second:
/// no event travels per step, so nothing can flood the window.
class JobProgress final : public Progress {
public:
    struct Snapshot {
        std::string stage;
        std::uint64_t done = 0;
        std::uint64_t total = 0;
        std::vector<std::string> notes;      ///< new ones since the last snapshot, English templates filled in
        std::vector<ReadIssue> issues;       ///< new ones since the last snapshot
    };

    // Worker side.
    void stage(std::string_view name, std::uint64_t total) override;
    void advance(std::uint64_t done) override { m_done.store(done, std::memory_order_relaxed); }
    bool cancelled() const override { return m_cancelled.load(std::memory_order_relaxed); }
    /// One line for the job's log.
    void note(std::string text);
    /// Faults of files for the job's log, each with file and line.
    void report(const std::vector<ReadIssue>& issues);

    // Window side.
    void cancel() { m_cancelled.store(true, std::memory_order_relaxed); }
    Snapshot take();

private:
    std::atomic<std::uint64_t> m_done{0};
    std::atomic<bool> m_cancelled{false};
    std::mutex m_mutex;
    std::string m_stage;
    std::uint64_t m_total = 0;
    std::vector<std::string> m_notes;
    std::vector<ReadIssue> m_issues;
};

} // namespace crossgloss
