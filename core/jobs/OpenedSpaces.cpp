#include "jobs/OpenedSpaces.h"

#include "store/StoredResources.h"
#include "text/Language.h"

#include <algorithm>

namespace crossgloss {

namespace {

/// Both sides of an alignment; a third would only hold memory.
constexpr std::size_t maxSpaces = 2;

/// A file that changed since is another file.
std::string keyOf(const std::filesystem::path& file)
{
    std::error_code ignored;
    const auto time = std::filesystem::last_write_time(file, ignored).time_since_epoch().count();
    return file.string() + "@" + std::to_string(time) + "@" + std::to_string(std::filesystem::file_size(file, ignored));
}

bool isFile(const std::string& name)
{
    std::error_code failure;
    return std::filesystem::is_regular_file(name, failure);
}

/// The workspace that may hold @p name; none is made.
std::shared_ptr<Workspace> existing(SharedWorkspace& workspace, const std::string& name)
{
    std::error_code failure;
    if (!std::filesystem::exists(workspace.folder() / "workspace.sqlite", failure)) {
        throw Error(CROSSGLOSS_TEXT("There is no file %1, and no workspace that could hold it"), {name})
            .advise(CROSSGLOSS_TEXT("Name a file, or import the resource first"));
    }
    return workspace.open();
}

} // namespace

SpaceChoice spaceNamed(const std::string& name, const std::string& language)
{
    return isFile(name) ? SpaceChoice{{}, name, language} : SpaceChoice{name, {}, language};
}

void OpenedSpaces::requireNamed(const SpaceChoice& choice)
{
    if (!choice.resource.empty()) {
        storedResource(*existing(m_workspace, choice.resource), choice.resource);
    }
}

OpenedSpace OpenedSpaces::open(const SpaceChoice& choice, Progress& progress, int threads)
{
    OpenedSpace opened;
    if (choice.resource.empty()) {
        opened = {readFile(choice.file, threads, progress), choice.file.filename().string(),
                  languageInFileName(choice.file)};
    } else {
        // Mapping costs nothing, and the resource of a name may have been replaced.
        const std::shared_ptr<Workspace> workspace = existing(m_workspace, choice.resource);
        opened = {openStoredSpace(*workspace, choice.resource), choice.resource,
                  storedResource(*workspace, choice.resource).language};
    }
    if (!choice.language.empty()) {
        opened.language = canonicalLanguage(choice.language);
    }
    return opened;
}

EmbeddingSpace OpenedSpaces::readFile(const std::filesystem::path& file, int threads, Progress& progress)
{
    const std::string key = keyOf(file);
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        const auto found = std::ranges::find(m_kept, key, &Kept::key);
        if (found != m_kept.end()) {
            m_kept.splice(m_kept.begin(), m_kept, found);
            return m_kept.front().space;
        }
    }
    ReadReport report;
    ReadVectorsOptions options;
    options.threads = threads;
    EmbeddingSpace space = readVectors(file, options, progress, report);
    const std::lock_guard<std::mutex> lock(m_mutex);
    if (std::ranges::find(m_kept, key, &Kept::key) == m_kept.end()) {
        m_kept.push_front({key, space});
        if (m_kept.size() > maxSpaces) {
            m_kept.pop_back();
        }
    }
    return space;
}

std::optional<std::vector<StoredLine>> linesNamed(SharedWorkspace& workspace, const std::filesystem::path& name,
                                                  std::initializer_list<ResourceKind> kinds)
{
    // What looks like a path is one; its reader says best what is wrong with it.
    if (isFile(name.string()) || name.has_parent_path()) {
        return std::nullopt;
    }
    const std::shared_ptr<Workspace> opened = existing(workspace, name.string());
    return storedLines(*opened, name.string(), kinds);
}

std::vector<WordPair> storedPairs(SharedWorkspace& workspace, const std::string& resource, std::string_view from,
                                  std::string_view to)
{
    const std::shared_ptr<Workspace> opened = existing(workspace, resource);
    storedResource(*opened, resource);
    if (from.empty() || to.empty()) {
        throw Error(
            CROSSGLOSS_TEXT("To take pairs from %1 of the workspace the languages of both spaces must be known"),
            {resource})
            .advise(CROSSGLOSS_TEXT("Name the languages, or import the vectors with theirs"));
    }
    return storedWordPairs(*opened, resource, from, to);
}

std::vector<WordPair> pairsNamed(SharedWorkspace& workspace, const std::string& name, std::string_view from,
                                 std::string_view to, Progress& progress)
{
    if (!isFile(name)) {
        return storedPairs(workspace, name, from, to);
    }
    ReadReport report;
    return readWordPairs(name, progress, report);
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
