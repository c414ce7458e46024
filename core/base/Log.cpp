#include "base/Log.h"

#include <cstdio>

namespace crossgloss {

void log(LogLevel level, const std::string& message)
{
    if (level < LogLevel::Warning) {
        return;
    }
    // One call, so that lines of several threads stay whole.
    const std::string line = (level == LogLevel::Error ? "error: " : "warning: ") + message + '\n';
    std::fputs(line.c_str(), stderr);
}

} // namespace crossgloss
