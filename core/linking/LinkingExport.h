#pragma once

#include "base/Progress.h"
#include "store/Workspace.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace crossgloss {

enum class LinkingFormat {
    Tsv,                               ///< every standing decision of every reviewer; importDecisions() reads it
    OmwTab,                            ///< lemmas and glosses of the source on the ids of the targets they are exactly linked to
    WnLmf                              ///< the source wordnet's synsets that the linking has, with their links
};

/// tsv, tab, lmf.
std::optional<LinkingFormat> linkingFormat(std::string_view name);

struct LinkingExportReport {
    std::size_t decisions = 0;         ///< TSV lines
    std::size_t synsets = 0;
    std::size_t words = 0;
};

/// Writes what stands decided. @param reviewer whose decisions; empty = everybody's, of whom
/// there may be one only where it is not TSV.
/// @throws Error when the file cannot be written or nothing is decided; Cancelled.
LinkingExportReport exportLinking(const Workspace& workspace, std::int64_t linking, LinkingFormat format,
                                  const std::string& reviewer, const std::filesystem::path& file, Progress& progress);

} // namespace crossgloss
