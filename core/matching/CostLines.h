#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>

namespace crossgloss {

/// The cost of what must not be.
constexpr double infiniteCost = std::numeric_limits<double>::infinity();

/// A row or column that is known to be there (−1 stands for none elsewhere) as an index.
constexpr std::size_t indexOf(std::int32_t line)
{
    return static_cast<std::size_t>(line);
}

} // namespace crossgloss
