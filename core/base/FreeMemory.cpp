#include "base/FreeMemory.h"

#include <algorithm>
#include <atomic>
#include <fstream>
#include <iomanip>
#include <sstream>
#include <string_view>

namespace crossgloss {

namespace {

std::atomic<double> memoryLimit{0};

/// The number of kibibytes behind a name in one of the system's tables, in bytes.
std::optional<double> bytesNamed(const char* table, std::string_view wanted)
{
    std::ifstream file(table);
    std::string line;
    while (std::getline(file, line)) {
        if (line.starts_with(wanted)) {
            std::istringstream rest(line.substr(wanted.size()));
            double kibibytes = 0;
            if (rest >> kibibytes) {
                return kibibytes * 1024;
            }
        }
    }
    return std::nullopt;
}

} // namespace

void setMemoryLimit(double bytes)
{
    memoryLimit = bytes;
}

std::optional<double> freeMemory()
{
    const std::optional<double> available = bytesNamed("/proc/meminfo", "MemAvailable:");
    const double limit = memoryLimit;
    if (limit <= 0) {
        return available;
    }
    // What files are mapped to can be taken back at any time; it does not count.
    const double taken = bytesNamed("/proc/self/status", "RssAnon:").value_or(0);
    const double left = std::max(0.0, limit - taken);
    return available ? std::min(*available, left) : left;
}

std::string gibibytes(double bytes)
{
    std::ostringstream text;
    text << std::fixed << std::setprecision(1) << bytes / (1 << 30);
    return text.str();
}

} // namespace crossgloss
