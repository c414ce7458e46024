#include "WordnetArgument.h"

#include "base/Error.h"

#include <filesystem>

namespace crossgloss {

Wordnet readWordnetArgument(const std::string& name, Progress& progress, ReadReport& report)
{
    if (name != "princeton") {
        return std::filesystem::is_directory(name) ? readPrinceton(name, progress, report)
                                                   : readOmwTab(name, progress, report);
    }
    const std::filesystem::path folder = findInstalledPrinceton();
    if (folder.empty()) {
        throw Error(CROSSGLOSS_TEXT("Princeton WordNet is not installed"))
            .advise(CROSSGLOSS_TEXT("Install the package wordnet-base or name its folder with CROSSGLOSS_WORDNET_PATH"));
    }
    return readPrinceton(folder, progress, report);
}

} // namespace crossgloss
