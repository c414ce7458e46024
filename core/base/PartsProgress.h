#pragma once

#include "base/Progress.h"

#include <atomic>

namespace crossgloss {

/// Counts what the parts of parallel work (see parallelRanges) have done together. Receivers need not be thread-safe:
/// part 0 alone tells them.
class PartsProgress {
public:
    /// @param progress in the stage that is being worked on.
    explicit PartsProgress(Progress& progress) : m_progress(progress) {}

    /// @p part has done @p units more. Called by every part.
    void add(int part, std::uint64_t units = 1)
    {
        const std::uint64_t done = m_done += units;
        if (part == 0) {
            m_progress.advance(done);
        }
    }

private:
    Progress& m_progress;
    std::atomic<std::uint64_t> m_done{0};
};

} // namespace crossgloss
