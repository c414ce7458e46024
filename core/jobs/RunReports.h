#pragma once

#include "jobs/ResultsService.h"

#include <nlohmann/json.hpp>

namespace crossgloss {

/// A run as the list of runs shows it.
RunRow runRow(Run run);

/// What a run of any kind found, read from what it keeps.
RunReport runReport(RunRow row);

/// A text of a run as JSON; what is none stays a text.
nlohmann::json runJson(const std::string& text);

/// The first of these places that holds a number.
std::optional<double> runNumber(const nlohmann::json& object, std::initializer_list<const char*> paths);

} // namespace crossgloss
