#pragma once

#include "linking/ReviewDesk.h"
#include "linking/ReviewState.h"

#include <vector>

namespace crossgloss {

/// Compares two reviewers' states of the same sources; names are left empty.
ReviewAgreement agreementOf(const std::vector<SourceState>& first, const std::vector<SourceState>& second);

} // namespace crossgloss
