#pragma once

#include <cstdint>
#include <random>

namespace crossgloss {

/// The one generator of the program; every random choice takes one, seeded by the caller.
using Random = std::mt19937_64;

/// Each bit of the result depends on every bit of the argument; one to one (the finaliser of SplitMix64).
constexpr std::uint64_t mixedBits(std::uint64_t bits)
{
    bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9;
    bits = (bits ^ (bits >> 27)) * 0x94d049bb133111eb;
    return bits ^ (bits >> 31);
}

/// The number of SplitMix64 for a state or a counter.
constexpr std::uint64_t splitMix(std::uint64_t state)
{
    return mixedBits(state + 0x9e3779b97f4a7c15);
}

/// Uniform in [0, 1), the same on every platform (std distributions are not).
inline double uniform(Random& random)
{
    return static_cast<double>(random() >> 11) * 0x1.0p-53;
}

/// Uniform in [0, bound), the same on every platform. @p bound must be positive.
inline std::uint64_t uniformBelow(Random& random, std::uint64_t bound)
{
    const std::uint64_t limit = ~std::uint64_t{0} - ~std::uint64_t{0} % bound;
    std::uint64_t value = random();
    while (value >= limit) {
        value = random();
    }
    return value % bound;
}

/// Standard normal by the polar method, the same on every platform.
double normal(Random& random);

/// Fisher–Yates shuffle of a random-access container, the same on every platform.
template <typename Container>
void shuffle(Container& container, Random& random)
{
    for (std::size_t i = container.size(); i > 1; --i) {
        using std::swap;
        swap(container[i - 1], container[static_cast<std::size_t>(uniformBelow(random, i))]);
    }
}

} // namespace crossgloss
