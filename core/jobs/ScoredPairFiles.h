#pragma once

#include "jobs/SharedWorkspace.h"

#include "base/Progress.h"

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace crossgloss {

/// Scored pairs of several files, or of the workspace, one behind the other.
struct ScoredPairFiles {
    std::vector<double> gold;
    std::vector<std::string> first;
    std::vector<std::string> second;
    std::vector<std::size_t> start{0};             ///< files + 1
    std::size_t withoutScore = 0;                  ///< lines left out
    std::size_t skipped = 0;                       ///< lines that could not be read
};

/// @param files paths, or names of sentence pairs in the workspace. @throws Error, Cancelled.
ScoredPairFiles readScoredPairFiles(SharedWorkspace& workspace, std::span<const std::filesystem::path> files,
                                    Progress& progress);

} // namespace crossgloss
