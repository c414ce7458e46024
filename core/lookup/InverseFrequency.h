#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>

namespace crossgloss {

/// Inverse document frequency as BM25 has it (Robertson and Spärck Jones), never negative: log(1 + (N − n + ½) / (n + ½)).
/// @p frequency definitions out of @p total hold the term.
inline double inverseFrequency(std::size_t frequency, std::uint64_t total)
{
    const auto n = static_cast<double>(frequency);
    return std::log(1 + (static_cast<double>(total) - n + 0.5) / (n + 0.5));
}

} // namespace crossgloss
