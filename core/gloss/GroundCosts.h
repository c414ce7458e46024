#pragma once

#include "gloss/GlossSet.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace crossgloss {

/// Distances of the words of a few source glosses to every word of the targets: √(2 − 2 cos) of unit vectors. One object
/// serves one thread and keeps its memory.
class GroundCosts {
public:
    GroundCosts(const GlossSet& source, const GlossSet& target);

    /// Works out the rows of all words of source glosses first … last − 1.
    void prepare(std::size_t first, std::size_t last);
    /// Distances of a source word that prepare() met, one for each target word.
    const float* row(std::uint32_t word) const { return m_costs.data() + m_place[word] * m_targets; }

private:
    const GlossSet& m_source;
    const GlossSet& m_target;
    std::size_t m_targets;
    std::vector<std::uint32_t> m_place;    ///< row of a source word
    std::vector<std::uint32_t> m_words;    ///< of the rows
    std::vector<char> m_has;
    std::vector<float> m_vectors;
    std::vector<float> m_costs;
};

/// Distances from inner products of unit vectors, in place.
void distancesFromCosines(float* values, std::size_t count);

} // namespace crossgloss
