#pragma once

#include "gloss/PlanFlows.h"
#include "linking/ReviewDesk.h"

#include <cstdint>
#include <optional>

namespace crossgloss {

/// The plan of a pair, told in words; nothing when the linking has no word vectors.
std::optional<PlanFlows> planFlows(ReviewDesk& desk, std::int32_t source, std::int32_t target);

} // namespace crossgloss
