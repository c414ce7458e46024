#include "store/WorkspaceFiles.h"

#include "composition/SentenceListFile.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <chrono>
#include <fstream>
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

std::filesystem::path moveToTrash(const std::filesystem::path& folder, const std::filesystem::path& path)
{
    const std::filesystem::path trash = folder / "trash";
    std::error_code failure;
    try {
        makePrivateFolder(trash);
    } catch (const Error&) {
        return {};
    }
    const std::string name = freeName(path.filename().string(), [&](const std::string& proposal) {
        return !std::filesystem::exists(std::filesystem::symlink_status(trash / proposal, failure));
    });
    std::filesystem::rename(path, trash / name, failure);
    return failure ? std::filesystem::path() : trash / name;
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
