#pragma once

#include "base/Error.h"
#include "base/Progress.h"
#include "store/WorkspaceBackup.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace crossgloss {

// The file that a backup is: a tar archive with a manifest first and checksums last.

/// Writes one; the file appears when it is whole.
class BackupWriter
{
public:
    /// @throws Error when the file cannot be made.
    BackupWriter(const std::filesystem::path& path, Progress& progress);
    ~BackupWriter();
    BackupWriter(const BackupWriter&) = delete;
    BackupWriter& operator=(const BackupWriter&) = delete;

    /// @throws Error, Cancelled.
    void addFile(const std::string& name, const std::filesystem::path& from);
    /// Writes the checksums and puts the file in its place.
    BackupReport finish();

private:
    struct Private;
    std::unique_ptr<Private> m_d;
};

/// Unpacks a backup and compares every file with its checksum. Before a byte is written, all names, kinds and lengths are
/// looked at, and the disk must have room for their sum. @return names of the files.
/// @throws Error when it is none, or not a whole one; Cancelled.
std::vector<std::string> unpackBackup(const std::filesystem::path& file, const std::filesystem::path& to,
                                      BackupReport& report, Progress& progress);

Error incompleteFile(const std::filesystem::path& file);
Error noBackup(const std::filesystem::path& file);

} // namespace crossgloss
