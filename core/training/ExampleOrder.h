#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace crossgloss {

/// The numbers 0 … count − 1 in the order of an epoch (from 0), which depends on seed and epoch alone.
std::vector<std::uint32_t> exampleOrder(std::size_t count, std::uint64_t seed, int epoch);

/// Batches of at most @p batch that so many examples make.
constexpr std::uint64_t batchCount(std::size_t examples, std::size_t batch)
{
    return (examples + batch - 1) / batch;
}

} // namespace crossgloss
