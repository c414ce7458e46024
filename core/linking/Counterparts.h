#pragma once

#include "linking/Linking.h"

#include <cstdint>
#include <span>
#include <vector>

namespace crossgloss {

/// Target that stands for the same concept as each source, by id or interlingual index; −1 where none is known.
std::vector<std::int32_t> counterparts(std::span<const LinkingGloss> source, std::span<const LinkingGloss> target);

} // namespace crossgloss
