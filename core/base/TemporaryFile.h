#pragma once

#include <cstddef>
#include <filesystem>
#include <string_view>

namespace crossgloss {

/// Names of temporary files: temporaryPrefix, sixteen hexadecimal digits, temporaryEnding.
inline constexpr std::string_view temporaryPrefix = ".crossgloss-";
inline constexpr std::string_view temporaryEnding = ".part";

/// Who may read a file that is made.
enum class FileAccess
{
    Private, ///< the user alone, from its creation on: all that is not asked for as an export
    Usual    ///< as the user's umask says
};

/// A file under a name of its own, made anew (never somebody else's) and locked for as long as this lives. Removed when
/// destroyed, on the signals of removeTemporariesOnSignals(), and by sweepTemporaries() of another process once the
/// lock is gone, however the process ended.
class TemporaryFile
{
public:
    /// Makes it in @p folder. The first one that a process makes in a folder sweeps it before.
    /// @throws Error when the folder cannot be written.
    explicit TemporaryFile(const std::filesystem::path& folder, FileAccess access = FileAccess::Private);
    ~TemporaryFile();
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    const std::filesystem::path& path() const { return m_path; }
    /// Flushes the content to the disk and gives the file the name of @p target, and its permissions where that exists and
    /// this is not private.
    /// @return false when any of this failed; the file is then removed as if nothing had been said.
    bool moveTo(const std::filesystem::path& target);

private:
    std::filesystem::path m_path;
    FileAccess m_access;
    int m_descriptor = -1;
    int m_slot = -1;
};

/// A folder of such a name, private to the user and locked likewise; it goes with all that is in it.
class TemporaryFolder
{
public:
    /// @throws Error when the folder cannot be written.
    explicit TemporaryFolder(const std::filesystem::path& folder);
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
    int m_descriptor = -1;
};

/// Where the system keeps temporary files: TMPDIR where that is a folder, else the system's own.
std::filesystem::path systemTemporaryFolder();

/// Removes what temporary files and folders of ended processes are in a folder: only those of such a name, of this user,
/// that nobody locks. Links are neither followed nor removed.
/// @return how many.
std::size_t sweepTemporaries(const std::filesystem::path& folder);

/// From now on SIGTERM and SIGHUP remove this process's temporary files before they end it. Signals that were ignored
/// stay so.
void removeTemporariesOnSignals();
/// For handlers of signals: removes this process's temporary files; calls nothing that a handler may not.
void removeTemporaries() noexcept;

} // namespace crossgloss
