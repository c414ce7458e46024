#pragma once

#include <array>
#include <cstdint>
#include <filesystem>

namespace crossgloss {

/// The databases that a workspace may consist of.
inline constexpr std::array workspaceDatabases = {"workspace.sqlite", "user.sqlite"};

struct Salvaged
{
    std::uint64_t rows = 0; ///< that could be read and are in the new database
};

/// Makes @p fresh, which is one of workspaceDatabases, with the rows that can still be read of a damaged database: in their
/// order up to the damage, from the end back to it, and one by one between. Its tables are those that this program makes;
/// nothing that the damaged database says of its own is executed. The damaged file is not changed.
/// @throws Error when the new one cannot be written.
Salvaged salvageDatabase(const std::filesystem::path& damaged, const std::filesystem::path& fresh);

} // namespace crossgloss
