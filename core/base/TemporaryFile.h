#pragma once

#include <cstddef>
#include <filesystem>
#include <string_view>

namespace crossgloss {

/// Names of temporary files: temporaryPrefix, sixteen hexadecimal digits, temporaryEnding.
inline constexpr std::string_view temporaryPrefix = ".crossgloss-";
inline constexpr std::string_view temporaryEnding = ".part";

/// A file under a name of its own, made anew (never somebody else's) and locked for as long as this lives. Removed when
/// destroyed, on the signals of removeTemporariesOnSignals(), and by sweepTemporaries() of another process once the
/// lock is gone, however the process ended.
class TemporaryFile
{
public:
    /// Makes it in @p folder. The first one that a process makes in a folder sweeps it before.
    /// @throws Error when the folder cannot be written.
    explicit TemporaryFile(const std::filesystem::path& folder);
    ~TemporaryFile();
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    const std::filesystem::path& path() const { return m_path; }
    /// Flushes the content to the disk, gives the file the permissions of @p target where that exists, and its name.
    /// @return false when any of this failed; the file is then removed as if nothing had been said.
    bool moveTo(const std::filesystem::path& target);

private:
    std::filesystem::path m_path;
    int m_descriptor = -1;
    int m_slot = -1;
};

/// Removes what temporary files of ended processes are in a folder: only regular files of that name that nobody locks.
/// @return how many.
std::size_t sweepTemporaries(const std::filesystem::path& folder);

/// From now on SIGTERM and SIGHUP remove this process's temporary files before they end it. Signals that were ignored
/// stay so.
void removeTemporariesOnSignals();
/// For handlers of signals: removes this process's temporary files; calls nothing that a handler may not.
void removeTemporaries() noexcept;

} // namespace crossgloss
