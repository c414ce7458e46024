#pragma once

#include <string>

namespace crossgloss {

enum class LogLevel { Debug, Info, Warning, Error };

/// One line to the program's log (stderr until a receiver is set). Never for results.
void log(LogLevel level, const std::string& message);
/// Lines below @p level are dropped; Warning is the default.
void setLogLevel(LogLevel level);

} // namespace crossgloss
