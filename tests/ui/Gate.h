#pragma once

#include "base/Progress.h"

#include <chrono>
#include <condition_variable>
#include <limits>
#include <mutex>

namespace crossgloss {

/// Where a worker of a test stands still: at the step that the test names, until the test lets it go on or its job is
/// cancelled. Open at first.
class Gate {
public:
    void closeAt(int step)
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        m_step = step;
    }
    void open()
    {
        closeAt(std::numeric_limits<int>::max());
        m_opened.notify_all();
    }

    void pass(const Progress& progress, int step = 0)
    {
        std::unique_lock<std::mutex> lock(m_mutex);
        while (step >= m_step && !progress.cancelled()) {
            // To be cancelled wakes nobody, so that one has to look.
            m_opened.wait_for(lock, std::chrono::milliseconds(1));
        }
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_opened;
    int m_step = std::numeric_limits<int>::max();
};

} // namespace crossgloss
