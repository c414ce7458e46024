#pragma once

#include "space/BestK.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace crossgloss {

/// The k nearest targets of every query, by falling score; among equal scores the lower index comes first.
struct Neighbours {
    Neighbours() = default;
    /// Room for @p answers of each query.
    explicit Neighbours(std::size_t count, std::size_t answers = 0)
        : queries(count), k(answers), indices(count * answers), scores(count * answers)
    {
    }

    std::size_t queries = 0;
    std::size_t k = 0;                     ///< per query
    std::vector<std::uint32_t> indices;    ///< queries × k
    std::vector<float> scores;             ///< queries × k

    std::span<const std::uint32_t> indicesOf(std::size_t query) const { return {indices.data() + query * k, k}; }
    std::span<const float> scoresOf(std::size_t query) const { return {scores.data() + query * k, k}; }

    /// Moves the answers of a query here. @param best k of them at the most.
    template <typename Score>
    void take(std::size_t query, BestOf<Score>& best)
    {
        std::size_t place = query * k;
        for (const auto& entry : best.takeSorted()) {
            indices[place] = entry.index;
            scores[place++] = static_cast<float>(entry.score);
        }
    }
};

} // namespace crossgloss
