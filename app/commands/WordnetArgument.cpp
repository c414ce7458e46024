#include "WordnetArgument.h"

#include "base/Error.h"

namespace crossgloss {

std::filesystem::path installedPrinceton()
{
    const std::filesystem::path folder = findInstalledPrinceton();
    if (folder.empty()) {
        throw Error(CROSSGLOSS_TEXT("Princeton WordNet is not installed"))
            .advise(CROSSGLOSS_TEXT("Install the package wordnet-base or name its folder with CROSSGLOSS_WORDNET_PATH"));
    }
    return folder;
}

Wordnet readWordnetArgument(const std::string& text, Progress& progress, ReadReport& report)
{
    return text == "princeton" ? readPrinceton(installedPrinceton(), progress, report)
                               : readWordnet(text, progress, report);
}

} // namespace crossgloss
