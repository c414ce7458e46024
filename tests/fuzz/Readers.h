#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace crossgloss::fuzz {

/// A kind of file that somebody may bring, and what reads it.
struct Reader
{
    std::string name;
    std::vector<std::string> seeds; ///< files that are as they should be
    std::vector<std::string> words; ///< of the format
    std::string file;               ///< what the file is called
    /// Reads the file and uses what came of it. Whatever is not an Error is a fault.
    std::function<void(const std::filesystem::path&)> read;
    /// Makes checksums right again, so that damage gets past them; may be empty.
    std::function<void(std::string&)> repair;
};

/// All kinds. Seeds are written below @p folder, where workspaces of their own are opened too.
std::vector<Reader> readers(const std::filesystem::path& folder);
/// Those among them that read sentences.
std::vector<Reader> sentenceReaders(const std::filesystem::path& folder);
/// Backups and databases of workspaces: restoring, checking, salvaging.
std::vector<Reader> workspaceReaders(const std::filesystem::path& folder);

} // namespace crossgloss::fuzz
