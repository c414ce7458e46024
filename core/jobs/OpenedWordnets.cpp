#include "jobs/OpenedWordnets.h"

#include "base/Checksum.h"
#include "base/Error.h"

#include <algorithm>

namespace crossgloss {

namespace {

/// Both wordnets of a forecast and the run after it; a third would only hold memory.
constexpr std::size_t maxWordnets = 2;

} // namespace

WordnetChoice wordnetNamed(const std::string& name)
{
    return name == "princeton" ? WordnetChoice{{}, true} : WordnetChoice{name, false};
}

std::shared_ptr<const OpenedWordnet> OpenedWordnets::open(const WordnetChoice& choice, Progress& progress)
{
    std::filesystem::path path = choice.file;
    if (choice.installedPrinceton) {
        path = findInstalledPrinceton();
        if (path.empty()) {
            throw Error(CROSSGLOSS_TEXT("Princeton WordNet is not installed"))
                .advise(CROSSGLOSS_TEXT(
                    "Install the package wordnet-base or name its folder with CROSSGLOSS_WORDNET_PATH"));
        }
    }
    std::error_code ignored;
    const auto time = std::filesystem::last_write_time(path, ignored).time_since_epoch().count();
    const std::string key = path.string() + "@" + std::to_string(time);
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        const auto found = std::ranges::find(m_kept, key, [](const auto& kept) { return kept->key; });
        if (found != m_kept.end()) {
            m_kept.splice(m_kept.begin(), m_kept, found);
            return m_kept.front();
        }
    }
    progress.stage(CROSSGLOSS_TEXT("Reading a wordnet"), 0);
    auto opened = std::make_shared<OpenedWordnet>();
    opened->key = key;
    opened->path = path;
    opened->wordnet = readWordnet(path, progress, opened->report);
    opened->checksum = std::filesystem::is_directory(path, ignored) ? std::string() : fileChecksum(path);
    const std::lock_guard<std::mutex> lock(m_mutex);
    m_kept.push_front(opened);
    if (m_kept.size() > maxWordnets) {
        m_kept.pop_back();
    }
    return opened;
}

} // namespace crossgloss
