#pragma once

#include <optional>
#include <string>

namespace crossgloss {

/// Memory that the machine has free for the program, in bytes; nothing when the system does not tell.
std::optional<double> freeMemory();

/// "22.6" for that many GiB.
std::string gibibytes(double bytes);

} // namespace crossgloss
