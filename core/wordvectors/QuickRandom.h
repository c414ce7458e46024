#pragma once

#include "base/Random.h"

#include <cstdint>

namespace crossgloss {

/// SplitMix64 (Steele, Lea & Flood 2014): where a random number is drawn for every word and negative, and the generator is
/// made anew for every piece of work, so that the piece alone decides what is drawn.
class QuickRandom {
public:
    using result_type = std::uint64_t;

    explicit QuickRandom(std::uint64_t seed) : m_state(seed) {}
    /// For the piece @p piece of the stream @p stream.
    QuickRandom(std::uint64_t seed, std::uint64_t stream, std::uint64_t piece)
        : m_state(mixedBits(mixedBits(seed + golden) ^ mixedBits(stream * golden + 1) ^ (piece * 0xd1342543de82ef95)))
    {
    }

    static constexpr std::uint64_t min() { return 0; }
    static constexpr std::uint64_t max() { return ~std::uint64_t{0}; }
    std::uint64_t operator()() { return mixedBits(m_state += golden); }

    /// Uniform in [0, bound), to within bound / 2³². @p bound is positive.
    std::uint32_t below(std::uint32_t bound)
    {
        return static_cast<std::uint32_t>(((operator()() >> 32) * bound) >> 32);
    }

private:
    static constexpr std::uint64_t golden = 0x9e3779b97f4a7c15;

    std::uint64_t m_state;
};

} // namespace crossgloss
