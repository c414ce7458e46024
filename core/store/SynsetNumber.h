#pragma once

#include <cstdint>
#include <string_view>

namespace crossgloss {

/// Number that a synset joins with those of other wordnets by. @param id of Princeton WordNet 3.0 ("04548362-n") or another.
/// @param ili entry of the interlingual index ("i12345") or empty.
std::int64_t synsetNumber(std::string_view id, std::string_view ili);

} // namespace crossgloss
