#pragma once

#include <cstddef>

namespace crossgloss {

/// Blocks of @p size that @p count need, the last one perhaps not full.
constexpr std::size_t blocksOf(std::size_t count, std::size_t size)
{
    return (count + size - 1) / size;
}

} // namespace crossgloss
