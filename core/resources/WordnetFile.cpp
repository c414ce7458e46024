#include "resources/WnLmf.h"
#include "resources/Wordnet.h"
#include "resources/XmlStream.h"

namespace crossgloss {

Wordnet readWordnet(const std::filesystem::path& path, Progress& progress, ReadReport& report)
{
    std::error_code failure;
    if (std::filesystem::is_directory(path, failure)) {
        return readPrinceton(path, progress, report);
    }
    return looksLikeXml(path) ? readWnLmf(path, progress, report) : readOmwTab(path, progress, report);
}

} // namespace crossgloss
