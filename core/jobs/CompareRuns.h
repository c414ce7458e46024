#pragma once

#include "jobs/ResultsService.h"

#include <cstdint>

namespace crossgloss {

/// @throws Error when the workspace has no such run.
Run runOf(const Workspace& workspace, std::int64_t id);

/// Two runs side by side, with paired tests wherever both hold ranks of one and the same test, or pairs of glosses.
/// @throws Error when the workspace lacks one of them; Cancelled.
RunComparison compareRuns(const Workspace& workspace, std::int64_t first, std::int64_t second,
                          const BootstrapOptions& bootstrap, Progress& progress);

} // namespace crossgloss
