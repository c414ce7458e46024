#pragma once

#include "jobs/ResultsService.h"

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// What pages ask for as their runs keep it: whole, so that a run can be done again as it was. The keys are those that
/// the commands of the same kind write.
nlohmann::json runParametersOf(const LinkingRequest& request);
nlohmann::json runParametersOf(const GlossMaterials& materials);

/// What a run began with, by a page or by a command. Names of @p resources are the workspace's, other names are files.
RunInputs inputsOf(RunRow row, const std::vector<Resource>& resources);

} // namespace crossgloss
