#pragma once

#include "jobs/ResultsService.h"

#include <vector>

namespace crossgloss {

/// What a run began with, by a page or by a command. Names of @p resources are the workspace's, other names are files.
RunInputs inputsOf(RunRow row, const std::vector<Resource>& resources);

} // namespace crossgloss
