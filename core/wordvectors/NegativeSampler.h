#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace crossgloss {

/// Draws words with chances that go with a power of their counts (Mikolov et al. 2013: ¾), by Walker's alias method: one
/// random number and one look into a table of eight bytes a word.
class NegativeSampler {
public:
    NegativeSampler() = default;
    /// @throws Error when all counts are zero or there are none.
    explicit NegativeSampler(std::span<const std::uint64_t> counts, double power = 0.75);

    std::size_t size() const { return m_places.size(); }

    /// @param random gives 64 uniform bits a call: Random or QuickRandom.
    template <typename Generator>
    std::uint32_t draw(Generator& random) const
    {
        const std::uint64_t bits = random();
        const auto place = static_cast<std::uint32_t>(((bits >> 32) * m_places.size()) >> 32);
        return static_cast<std::uint32_t>(bits) < m_places[place].threshold ? place : m_places[place].alias;
    }

private:
    struct Place {
        std::uint32_t threshold = 0;   ///< of 2³²: below it the place itself is drawn
        std::uint32_t alias = 0;
    };
    std::vector<Place> m_places;
};

} // namespace crossgloss
