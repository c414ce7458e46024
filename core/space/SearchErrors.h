#pragma once

#include "base/Error.h"

#include <cstddef>

namespace crossgloss {

/// Indices of targets have 32 bits. @throws Error when @p targets are too many for that.
void requireIndexable(std::size_t targets);

/// What is thrown where a row holds an infinity or no number at all.
Error notFinite();

} // namespace crossgloss
