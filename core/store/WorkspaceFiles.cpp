#include "store/WorkspaceFiles.h"

#include "base/Error.h"
#include "base/OpenFolder.h"
#include "composition/SentenceListFile.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <chrono>
#include <fstream>
#include <optional>
#include <string_view>
#include <system_error>

#ifndef _WIN32
#include <sys/stat.h>
#endif

namespace crossgloss {

bool isOwnMatrix(const std::filesystem::path& path)
{
    // NAME.CHECKSUM.space or .sentences, see matrixName(); and what SpaceFile.cpp and SentenceListFile.cpp begin with.
    constexpr std::size_t digits = 12;
    const std::string name = path.filename().string();
    const bool sentences = name.ends_with(SentenceListFile::ending);
    const std::string_view ending = sentences ? SentenceListFile::ending : std::string_view(".space");
    constexpr std::string_view magicOfSpace = "XGSPACE\n";
    static_assert(magicOfSpace.size() == SentenceListFile::magic.size());
    const std::string_view magic = sentences ? SentenceListFile::magic : magicOfSpace;
    if (!name.ends_with(ending) || name.size() < digits + ending.size() + 2) {
        return false;
    }
    const std::string sum = name.substr(name.size() - ending.size() - digits, digits);
    if (!std::ranges::all_of(sum, [](unsigned char c) { return std::isxdigit(c) != 0; }) ||
        name[name.size() - ending.size() - digits - 1] != '.') {
        return false;
    }
    std::error_code failure;
    if (!std::filesystem::is_regular_file(std::filesystem::symlink_status(path, failure))) {
        return false;
    }
    std::array<char, magicOfSpace.size()> begin{};
    std::ifstream file(path, std::ios::binary);
    return file.read(begin.data(), begin.size()) && std::string_view(begin.data(), begin.size()) == magic;
}

std::int64_t changedAt(const std::filesystem::path& path)
{
#ifndef _WIN32
    struct stat status
    {
    };
    return ::stat(path.c_str(), &status) == 0 ? static_cast<std::int64_t>(status.st_mtime) : 0;
#else
    std::error_code failure;
    const auto time = std::filesystem::last_write_time(path, failure);
    return failure ? 0
                   : std::chrono::duration_cast<std::chrono::seconds>(
                         std::chrono::clock_cast<std::chrono::system_clock>(time).time_since_epoch())
                         .count();
#endif
}

namespace {

/// A name's folder, opened part by part, and its last part.
struct StoredPlace
{
    OpenFolder folder;
    std::string name;
};

std::optional<StoredPlace> storedPlace(const std::filesystem::path& folder, const std::string& name, bool make = false)
{
    StoredPlace place{OpenFolder(folder), {}};
    std::size_t begin = 0;
    for (std::size_t end = name.find('/'); end != std::string::npos; end = name.find('/', begin)) {
        const std::string part = name.substr(begin, end - begin);
        place.folder = make ? place.folder.madeFolder(part) : place.folder.folder(part);
        begin = end + 1;
    }
    place.name = name.substr(begin);
    return place.folder ? std::optional(std::move(place)) : std::nullopt;
}

Error outsideName(const std::filesystem::path& folder, const std::string& name)
{
    return Error(CROSSGLOSS_TEXT("The workspace names a file that is not its own: %1"), {name})
        .at(folder.string())
        .advise(CROSSGLOSS_TEXT("Nothing was read or changed there; restore a backup, or remove what names it"));
}

Error linkInWorkspace(const std::filesystem::path& path)
{
    return Error(CROSSGLOSS_TEXT("A link, or what is no plain file or folder, stands in the workspace and is not followed"))
        .at(path.string())
        .advise(CROSSGLOSS_TEXT("Put the file or folder itself in its place; the whole workspace may lie behind a link"));
}

void addBelow(const OpenFolder& folder, const std::string& name, int depth, std::vector<std::string>& files)
{
    constexpr int deepest = 32;
    for (const std::string& entry : folder.names()) {
        const OpenFolder::Kind kind = folder.kindOf(entry);
        const std::string path = name + '/' + entry;
        if (kind == OpenFolder::Kind::File && isStoredName(path)) {
            files.push_back(path);
        } else if (kind == OpenFolder::Kind::Folder && depth < deepest) {
            addBelow(folder.folder(entry), path, depth + 1, files);
        }
    }
}

} // namespace

bool isStoredName(const std::string& name)
{
    constexpr std::size_t longest = 1024;
    if (name.size() > longest || name.ends_with('/') ||
        std::ranges::any_of(name, [](unsigned char c) { return c < 0x20 || c == '\\' || c == 0x7f; })) {
        return false;
    }
    const std::filesystem::path path(name);
    if (path.is_absolute() || name.find("//") != std::string::npos ||
        std::ranges::any_of(path, [](const auto& part) { return part == ".." || part == "."; })) {
        return false;
    }
    const auto separators = std::ranges::count(name, '/');
    return (name.starts_with("vectors/") && separators == 1) || (name.starts_with("encoders/") && separators > 0);
}

std::filesystem::path storedPath(const std::filesystem::path& folder, const std::string& name)
{
    if (!isStoredName(name)) {
        throw outsideName(folder, name);
    }
    OpenFolder at(folder);
    std::filesystem::path path = folder;
    std::size_t begin = 0;
    for (std::size_t end = name.find('/'); at; end = name.find('/', begin)) {
        const bool last = end == std::string::npos;
        const std::string part = name.substr(begin, last ? end : end - begin);
        path /= part;
        const OpenFolder::Kind kind = at.kindOf(part);
        if (kind == OpenFolder::Kind::Missing) {
            break;
        }
        if (kind != (last ? OpenFolder::Kind::File : OpenFolder::Kind::Folder)) {
            throw linkInWorkspace(path);
        }
        if (last) {
            break;
        }
        at = at.folder(part);
        begin = end + 1;
    }
    return folder / name;
}

bool removeStored(const std::filesystem::path& folder, const std::string& name)
{
    if (!isStoredName(name)) {
        return false;
    }
    const std::optional<StoredPlace> place = storedPlace(folder, name);
    return place && place->folder.kindOf(place->name) == OpenFolder::Kind::File &&
           place->folder.removeFile(place->name);
}

bool moveWithin(const std::filesystem::path& folder, const std::string& from, const std::string& to)
{
    const std::optional<StoredPlace> source = storedPlace(folder, from);
    const std::optional<StoredPlace> target = storedPlace(folder, to, true);
    return source && target && source->folder.kindOf(source->name) == OpenFolder::Kind::File &&
           source->folder.move(source->name, target->folder, target->name);
}

std::filesystem::path moveToTrash(const std::filesystem::path& folder, const std::string& name)
{
    const OpenFolder trash = OpenFolder(folder).madeFolder("trash");
    const std::string free = freeName(std::filesystem::path(name).filename().string(), [&](const std::string& proposal) {
        return trash.kindOf(proposal) == OpenFolder::Kind::Missing;
    });
    return moveWithin(folder, name, "trash/" + free) ? folder / "trash" / free : std::filesystem::path();
}

std::filesystem::path workspaceFolder(const std::filesystem::path& folder, const std::string& name)
{
    const OpenFolder root(folder);
    const OpenFolder made = root.madeFolder(name);
    if (!made) {
        const bool missing = root.kindOf(name) == OpenFolder::Kind::Missing;
        throw missing ? Error(CROSSGLOSS_TEXT("A folder of the workspace cannot be made"))
                            .at((folder / name).string())
                            .advise(CROSSGLOSS_TEXT("Check that the disk is not full and that you may write there"))
                      : linkInWorkspace(folder / name);
    }
    return folder / name;
}

std::vector<std::string> storedBelow(const std::filesystem::path& folder, const std::string& name)
{
    std::vector<std::string> files;
    addBelow(OpenFolder(folder).folder(name), name, 0, files);
    std::ranges::sort(files);
    return files;
}

void forgetFile(SQLite::Database& database, const std::string& name)
{
    try {
        SQLite::Statement removal(database, "DELETE FROM written_files WHERE file = ?");
        removal.bind(1, name);
        removal.exec();
    } catch (const SQLite::Exception&) {
        // A name too many on the list does no harm: the file behind it is looked at, too.
    }
}

} // namespace crossgloss
