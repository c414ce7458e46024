#pragma once

#include <cstddef>
#include <cstdint>

namespace crossgloss {

// Kernels of dictionary induction over one row of a block of cosines; all that they touch stays in the first-level cache.

/// The largest values[j] − penalties[j]; −infinity when there are none.
float largestDifference(const float* values, std::size_t count, const float* penalties);

/// Index of the first j with values[j] − penalties[j] equal to @p difference; @p count when there is none.
std::size_t findDifference(const float* values, std::size_t count, const float* penalties, float difference);

/// Offers values[j] − penalty under the name @p row to each column j, which keeps the larger score in scores[j] and whose it
/// was in rows[j]; among equal ones the lower row stays.
void offerRow(const float* values, std::size_t count, float penalty, std::uint32_t row, float* scores, std::uint32_t* rows);

/// Index of the first j ≥ begin with values[j] > rowBound or > columnBounds[j]; @p count when there is none.
std::size_t findAboveEither(const float* values, std::size_t begin, std::size_t count, float rowBound,
                            const float* columnBounds);

} // namespace crossgloss
