#pragma once

#include "space/ExactSearch.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace crossgloss {

/// One answer to a single query.
struct ScoredRow {
    std::uint32_t row = 0;
    float cosine = 0;
    float score = 0;                   ///< what it was chosen by
};

/// Cosine of one vector to every row, whatever their lengths; nothing is copied, so that spaces as they were read can
/// be asked. 0 where either has length zero.
/// @param query of @p dimension values. @throws Error when a value is not a number.
std::vector<float> cosinesTo(std::span<const float> query, const RowMatrix& rows, std::size_t dimension, int threads);

/// The @p k rows of the highest score, best first; among equal ones the lower row. The score of row i is
/// cosines[i] + offsets[i], which is the order of CSLS (Conneau et al. 2018, eq. 3) where offsets[i] = −r(i) / 2 with r
/// the mean similarity of the row. @param offsets may be empty. @param except a row that is no answer.
/// @throws Error when there are offsets, but not one for each cosine.
std::vector<ScoredRow> bestRows(std::span<const float> cosines, std::span<const float> offsets, std::size_t k,
                                std::optional<std::size_t> except = {});

} // namespace crossgloss
