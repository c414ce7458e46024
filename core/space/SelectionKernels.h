#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace crossgloss {

// Vectorised passes over rows of products, for searches that select while the products are in the cache.

/// Index of the first i in [begin, count) whose corrected value (values[i] + offset) · weight is not ≤ bounds[i]; @p count
/// when none. The sum comes first so that no compiler can fuse the two operations: a scan and a later scalar evaluation
/// agree to the last bit.
std::size_t findCorrectedAbove(const float* values, std::size_t begin, std::size_t count, float offset, float weight,
                               const float* bounds);

/// A bound that at least @p k of @p count values reach, close to the k-th largest: the k-th largest of the maxima of 64
/// interleaved groups; −infinity when k is too large for that. Values that are not numbers do not count.
float reachedBy(const float* values, std::size_t count, std::size_t k);

/// The largest value; −infinity when there is none. Values that are not numbers do not count.
float largest(const float* values, std::size_t count);

/// Σ exp(factor · (values[i] − reference)), for arguments of at most zero; NaN when a value is.
double sumExponentials(const float* values, std::size_t count, float factor, float reference);

/// @p sorted = the values by falling size. @p room is for the work. @return false when a value is not a number.
bool sortFalling(const float* values, std::size_t count, float* sorted, std::vector<std::uint32_t>& room);

/// Sums over i of w_i, w_i t_i and w_i t_i², where t_i = values[i] − reference ≤ 0 and w_i = exp(factor · t_i).
struct ExponentialMoments {
    double zeroth = 0.0;
    double first = 0.0;
    double second = 0.0;
};
ExponentialMoments exponentialMoments(const float* values, std::size_t count, float factor, float reference);

} // namespace crossgloss
