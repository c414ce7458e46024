#include "jobs/JobProgress.h"

#include <utility>

namespace crossgloss {

void JobProgress::stage(std::string_view name, std::uint64_t total)
{
    const std::lock_guard<std::mutex> lock(m_mutex);
    m_stage = name;
    m_total = total;
    m_done.store(0, std::memory_order_relaxed);
}

void JobProgress::note(std::string text)
{
    const std::lock_guard<std::mutex> lock(m_mutex);
    m_notes.push_back(std::move(text));
}

void JobProgress::report(const std::vector<ReadIssue>& issues)
{
    const std::lock_guard<std::mutex> lock(m_mutex);
    m_issues.insert(m_issues.end(), issues.begin(), issues.end());
}

JobProgress::Snapshot JobProgress::take()
{
    const std::lock_guard<std::mutex> lock(m_mutex);
    Snapshot snapshot{m_stage, m_done.load(std::memory_order_relaxed), m_total, {}, {}};
    snapshot.notes.swap(m_notes);
    snapshot.issues.swap(m_issues);
    return snapshot;
}

} // namespace crossgloss
