#pragma once

#include "base/Seconds.h"

#include <chrono>

namespace crossgloss {

/// Seconds since it was made.
class Stopwatch {
public:
    double seconds() const { return secondsSince(m_start); }

private:
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

} // namespace crossgloss
