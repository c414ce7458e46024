#pragma once

#include "linking/ReviewDesk.h"
#include "linking/ReviewState.h"

#include <vector>

namespace crossgloss {

/// @param states of every source, which is what @p journal adds up to.
ReviewStatistics statisticsOf(const std::vector<SourceState>& states, const ReviewJournal& journal);

} // namespace crossgloss
