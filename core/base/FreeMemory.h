#pragma once

#include <optional>
#include <string>

namespace crossgloss {

/// Memory that the machine has free for the program, in bytes, or what is left of the limit where that is less; nothing
/// when the system does not tell and there is no limit.
std::optional<double> freeMemory();

/// The most memory that the program may take, in bytes; 0 = no limit. Jobs that ask freeMemory() first refuse what would
/// not fit. May be called from any thread.
void setMemoryLimit(double bytes);

/// "22.6" for that many GiB.
std::string gibibytes(double bytes);

} // namespace crossgloss
