#pragma once

#include "linking/Linking.h"
#include "linking/ReviewState.h"

#include <cstdint>
#include <vector>

namespace crossgloss {

/// What the matching suggested for a source, and what the reviewer thought of it.
struct JudgedSuggestion {
    std::int32_t source = -1;
    std::int32_t target = -1;
    float margin = 0;                  ///< as ReviewItem::margin, when it was judged
    /// Accepted, whatever the relation; else rejected, another taken, or said to have no counterpart.
    bool right = false;
};

/// The first judgement of each source among the standing decisions, by source. Left out are sources whose first
/// decision was imported, or made while nothing was suggested: nobody has looked at a suggestion there.
/// @param worst score of the least alike candidate pair of @p linking.
std::vector<JudgedSuggestion> judgedSuggestions(const ReviewJournal& journal, const Linking& linking, float worst);

} // namespace crossgloss
