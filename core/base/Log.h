#pragma once

#include <string>

namespace crossgloss {

enum class LogLevel { Debug, Info, Warning, Error };

/// One line on stderr, from any thread; those below Warning are dropped. Never for results.
void log(LogLevel level, const std::string& message);

} // namespace crossgloss
