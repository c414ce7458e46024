#pragma once

#include <algorithm>

namespace crossgloss {

template <typename Range, typename Value>
bool contains(const Range& range, const Value& value)
{
    return std::ranges::find(range, value) != std::ranges::end(range);
}

} // namespace crossgloss
