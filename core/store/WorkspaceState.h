#pragma once

#include "base/Error.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace crossgloss {

// What can be told of a workspace without opening or changing it.

/// What a folder is to a workspace.
enum class FolderContent
{
    Missing,   ///< there is none of that name
    Empty,     ///< a new workspace may begin there
    Workspace,
    Other      ///< somebody's files
};

FolderContent folderContent(const std::filesystem::path& folder);

/// Looks at the schemas that the databases say they have; nothing is written. Does nothing where there are none.
/// @throws Error when one of them was written by another version of the program.
void requireKnownVersion(const std::filesystem::path& folder);

/// Bytes on the disk by what they are for.
struct SpaceUsed
{
    std::uint64_t databases = 0; ///< with their logs
    std::uint64_t vectors = 0;   ///< word vectors and lists of sentences
    std::uint64_t models = 0;    ///< trained encoders
    std::uint64_t backups = 0;   ///< copies from before a restore
    std::uint64_t trash = 0;
    std::uint64_t other = 0;

    std::uint64_t total() const { return databases + vectors + models + backups + trash + other; }
};

SpaceUsed spaceUsed(const std::filesystem::path& folder);

/// What is said of a workspace when it is opened.
struct WorkspaceState
{
    std::optional<Error> cannotWrite; ///< full or write-protected: it can be read alone
};

} // namespace crossgloss
