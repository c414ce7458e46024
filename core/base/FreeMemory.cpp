#include "base/FreeMemory.h"

#include <fstream>
#include <iomanip>
#include <sstream>

namespace crossgloss {

std::optional<double> freeMemory()
{
    std::ifstream file("/proc/meminfo");
    std::string name;
    double kibibytes = 0;
    std::string unit;
    while (file >> name >> kibibytes) {
        std::getline(file, unit);
        if (name == "MemAvailable:") {
            return kibibytes * 1024;
        }
    }
    return std::nullopt;
}

std::string gibibytes(double bytes)
{
    std::ostringstream text;
    text << std::fixed << std::setprecision(1) << bytes / (1 << 30);
    return text.str();
}

} // namespace crossgloss
