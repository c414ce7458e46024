#include "base/OpenFolder.h"

#include <system_error>
#include <utility>

#ifndef _WIN32
#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace crossgloss {

namespace {

bool isEntryName(const std::string& name)
{
    return !name.empty() && name != "." && name != ".." && name.find('/') == std::string::npos &&
           name.find('\0') == std::string::npos;
}

} // namespace

#ifndef _WIN32

namespace {

constexpr int openedAsFolder = O_RDONLY | O_DIRECTORY | O_CLOEXEC;
constexpr int deepestTree = 200; // as far as descriptors last

int openBelow(int folder, const std::string& name)
{
    return folder < 0 || !isEntryName(name) ? -1 : ::openat(folder, name.c_str(), openedAsFolder | O_NOFOLLOW);
}

std::vector<std::string> namesIn(int folder)
{
    std::vector<std::string> names;
    // Of a description of its own, which closedir() closes and whose place nobody shares.
    const int own = folder < 0 ? -1 : ::openat(folder, ".", openedAsFolder);
    DIR* entries = own < 0 ? nullptr : ::fdopendir(own);
    if (!entries) {
        if (own >= 0) {
            ::close(own);
        }
        return names;
    }
    while (const dirent* entry = ::readdir(entries)) {
        if (isEntryName(entry->d_name)) {
            names.emplace_back(entry->d_name);
        }
    }
    ::closedir(entries);
    return names;
}

void removeBelow(int folder, const std::string& name, int depth)
{
    if (::unlinkat(folder, name.c_str(), 0) == 0 || depth > deepestTree) {
        return;
    }
    const int below = openBelow(folder, name);
    if (below < 0) {
        return;
    }
    for (const std::string& entry : namesIn(below)) {
        removeBelow(below, entry, depth + 1);
    }
    ::close(below);
    ::unlinkat(folder, name.c_str(), AT_REMOVEDIR);
}

} // namespace

OpenFolder::OpenFolder(const std::filesystem::path& folder)
    : m_descriptor(::open(folder.empty() ? "." : folder.c_str(), openedAsFolder))
{
}

OpenFolder::~OpenFolder()
{
    if (m_descriptor >= 0) {
        ::close(m_descriptor);
    }
}

OpenFolder::OpenFolder(OpenFolder&& other) noexcept : m_descriptor(std::exchange(other.m_descriptor, -1)) {}

OpenFolder& OpenFolder::operator=(OpenFolder&& other) noexcept
{
    std::swap(m_descriptor, other.m_descriptor);
    return *this;
}

OpenFolder::operator bool() const
{
    return m_descriptor >= 0;
}

OpenFolder OpenFolder::folder(const std::string& name) const
{
    OpenFolder below;
    below.m_descriptor = openBelow(m_descriptor, name);
    return below;
}

OpenFolder OpenFolder::madeFolder(const std::string& name) const
{
    if (m_descriptor >= 0 && isEntryName(name)) {
        ::mkdirat(m_descriptor, name.c_str(), 0700);
    }
    return folder(name);
}

OpenFolder::Kind OpenFolder::kindOf(const std::string& name) const
{
    struct stat status
    {
    };
    if (m_descriptor < 0 || !isEntryName(name) ||
        ::fstatat(m_descriptor, name.c_str(), &status, AT_SYMLINK_NOFOLLOW) != 0) {
        return Kind::Missing;
    }
    return S_ISREG(status.st_mode)   ? Kind::File
           : S_ISDIR(status.st_mode) ? Kind::Folder
           : S_ISLNK(status.st_mode) ? Kind::Link
                                     : Kind::Other;
}

std::vector<std::string> OpenFolder::names() const
{
    return namesIn(m_descriptor);
}

bool OpenFolder::removeFile(const std::string& name) const
{
    return m_descriptor >= 0 && isEntryName(name) && ::unlinkat(m_descriptor, name.c_str(), 0) == 0;
}

void OpenFolder::removeTree(const std::string& name) const
{
    if (m_descriptor >= 0 && isEntryName(name)) {
        removeBelow(m_descriptor, name, 0);
    }
}

bool OpenFolder::move(const std::string& name, const OpenFolder& to, const std::string& newName) const
{
    return m_descriptor >= 0 && to.m_descriptor >= 0 && isEntryName(name) && isEntryName(newName) &&
           ::renameat(m_descriptor, name.c_str(), to.m_descriptor, newName.c_str()) == 0;
}

#else

OpenFolder::OpenFolder(const std::filesystem::path& folder)
{
    std::error_code failure;
    if (std::filesystem::is_directory(folder, failure)) {
        m_path = std::filesystem::absolute(folder, failure);
    }
}

OpenFolder::~OpenFolder() = default;
OpenFolder::OpenFolder(OpenFolder&& other) noexcept = default;
OpenFolder& OpenFolder::operator=(OpenFolder&& other) noexcept = default;

OpenFolder::operator bool() const
{
    return !m_path.empty();
}

OpenFolder OpenFolder::folder(const std::string& name) const
{
    OpenFolder below;
    if (kindOf(name) == Kind::Folder) {
        below.m_path = m_path / name;
    }
    return below;
}

OpenFolder OpenFolder::madeFolder(const std::string& name) const
{
    std::error_code failure;
    if (kindOf(name) == Kind::Missing && !m_path.empty() && isEntryName(name)) {
        std::filesystem::create_directory(m_path / name, failure);
    }
    return folder(name);
}

OpenFolder::Kind OpenFolder::kindOf(const std::string& name) const
{
    std::error_code failure;
    if (m_path.empty() || !isEntryName(name)) {
        return Kind::Missing;
    }
    const std::filesystem::file_status status = std::filesystem::symlink_status(m_path / name, failure);
    switch (status.type()) {
    case std::filesystem::file_type::none:
    case std::filesystem::file_type::not_found: return Kind::Missing;
    case std::filesystem::file_type::regular: return Kind::File;
    case std::filesystem::file_type::directory: return Kind::Folder;
    case std::filesystem::file_type::symlink: return Kind::Link;
    default: return Kind::Other; // junctions among them
    }
}

std::vector<std::string> OpenFolder::names() const
{
    std::vector<std::string> names;
    std::error_code failure;
    for (std::filesystem::directory_iterator entry(m_path, failure), end; !failure && entry != end;
         entry.increment(failure)) {
        names.push_back(entry->path().filename().string());
    }
    return names;
}

bool OpenFolder::removeFile(const std::string& name) const
{
    std::error_code failure;
    return kindOf(name) != Kind::Missing && kindOf(name) != Kind::Folder &&
           std::filesystem::remove(m_path / name, failure);
}

void OpenFolder::removeTree(const std::string& name) const
{
    if (const OpenFolder below = folder(name)) {
        for (const std::string& entry : below.names()) {
            below.removeTree(entry);
        }
    }
    std::error_code failure;
    if (kindOf(name) != Kind::Missing) {
        std::filesystem::remove(m_path / name, failure);
    }
}

bool OpenFolder::move(const std::string& name, const OpenFolder& to, const std::string& newName) const
{
    std::error_code failure;
    if (kindOf(name) == Kind::Missing || to.m_path.empty() || !isEntryName(newName)) {
        return false;
    }
    std::filesystem::rename(m_path / name, to.m_path / newName, failure);
    return !failure;
}

#endif

} // namespace crossgloss
