#include "gloss/GroundCosts.h"

#include "numeric/Gemm.h"
#include "numeric/Vectorised.h"

#include <algorithm>
#include <cmath>

namespace crossgloss {

GroundCosts::GroundCosts(const GlossSet& source, const GlossSet& target)
    : m_source(source), m_target(target), m_targets(target.vocabulary()), m_place(source.vocabulary(), 0),
      m_has(source.vocabulary(), 0)
{
}

void GroundCosts::prepare(std::size_t first, std::size_t last)
{
    for (const std::uint32_t word : m_words) {
        m_has[word] = 0;
    }
    m_words.clear();
    m_vectors.clear();
    const std::size_t dimension = m_source.dimension();
    for (std::size_t gloss = first; gloss < last; ++gloss) {
        for (const std::uint32_t word : m_source.wordsOf(gloss)) {
            if (!m_has[word]) {
                m_has[word] = 1;
                m_place[word] = static_cast<std::uint32_t>(m_words.size());
                m_words.push_back(word);
                const auto row = m_source.vectors().begin() + static_cast<std::ptrdiff_t>(word * dimension);
                m_vectors.insert(m_vectors.end(), row, row + static_cast<std::ptrdiff_t>(dimension));
            }
        }
    }
    m_costs.resize(m_words.size() * m_targets);
    gemm(Transpose::No, Transpose::Yes, static_cast<std::ptrdiff_t>(m_words.size()),
         static_cast<std::ptrdiff_t>(m_targets), static_cast<std::ptrdiff_t>(dimension), 1.0F, m_vectors.data(),
         static_cast<std::ptrdiff_t>(dimension), m_target.vectors().data(), static_cast<std::ptrdiff_t>(dimension), 0.0F,
         m_costs.data(), static_cast<std::ptrdiff_t>(m_targets));
    distancesFromCosines(m_costs.data(), m_costs.size());
}

CROSSGLOSS_VECTORISED
void distancesFromCosines(float* values, std::size_t count)
{
#pragma omp simd
    for (std::size_t i = 0; i < count; ++i) {
        const float square = 2.0F - 2.0F * values[i];
        values[i] = std::sqrt(square > 0.0F ? square : 0.0F);
    }
}

} // namespace crossgloss
