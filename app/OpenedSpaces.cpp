#include "OpenedSpaces.h"

#include "store/StoredResources.h"
#include "text/Language.h"

#include <algorithm>

namespace crossgloss {

namespace {

/// Both sides of an alignment; a third would only hold memory.
constexpr std::size_t mostKept = 2;

/// A file that changed since is another file.
std::string keyOf(const SpaceChoice& choice)
{
    std::error_code ignored;
    const auto time = std::filesystem::last_write_time(choice.file, ignored).time_since_epoch().count();
    return choice.file.string() + "@" + std::to_string(time) + "@"
           + std::to_string(std::filesystem::file_size(choice.file, ignored));
}

} // namespace

OpenedSpace OpenedSpaces::open(const SpaceChoice& choice, Progress& progress)
{
    if (!choice.resource.empty()) {
        // Mapping costs nothing, and the resource of a name may have been replaced.
        const std::shared_ptr<Workspace> workspace = m_workspace.open();
        return {openStoredSpace(*workspace, choice.resource), choice.resource,
                storedResource(*workspace, choice.resource).language};
    }
    const std::string key = keyOf(choice);
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        const auto found = std::ranges::find(m_kept, key, &Kept::key);
        if (found != m_kept.end()) {
            m_kept.splice(m_kept.begin(), m_kept, found);
            return m_kept.front().space;
        }
    }
    ReadReport report;
    OpenedSpace opened;
    opened.space = readVectors(choice.file, {}, progress, report);
    opened.title = choice.file.filename().string();
    opened.language = languageInFileName(choice.file);
    const std::lock_guard<std::mutex> lock(m_mutex);
    if (std::ranges::find(m_kept, key, &Kept::key) == m_kept.end()) {
        m_kept.push_front({key, opened});
        if (m_kept.size() > mostKept) {
            m_kept.pop_back();
        }
    }
    return opened;
}

std::string languageInFileName(const std::filesystem::path& file)
{
    const std::string name = file.filename().string();
    std::size_t begin = 0;
    while (begin < name.size()) {
        const std::size_t end = std::min(name.find_first_of("._-", begin), name.size());
        const std::string part = name.substr(begin, end - begin);
        // Longer parts are words that may look like codes ("vec", "bin").
        if (part.size() == 2 && isKnownLanguage(canonicalLanguage(part))) {
            return canonicalLanguage(part);
        }
        begin = end + 1;
    }
    return {};
}

} // namespace crossgloss
