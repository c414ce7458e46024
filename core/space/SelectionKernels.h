#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace crossgloss {

/// The similarity of what is not to be selected.
inline constexpr float noSimilarity = -std::numeric_limits<float>::infinity();

// Vectorised passes over rows of products, for searches that select while the products are in the cache.

/// Index of the first i in [begin, count) whose corrected value (values[i] + offset) · weight is not ≤ bounds[i]; @p count
/// when none. The sum comes first so that no compiler can fuse the two operations: a scan and a later scalar evaluation
/// agree to the last bit.
std::size_t findCorrectedAbove(const float* values, std::size_t begin, std::size_t count, float offset, float weight,
                               const float* bounds);

/// The same for either of two bounds: the corrected value against bounds[i], the value itself against plainBounds[i].
std::size_t findEitherAbove(const float* values, std::size_t begin, std::size_t count, float offset, float weight,
                            const float* bounds, const float* plainBounds);

constexpr std::size_t LargestSelection = 16;

/// The @p k largest of the values, the largest first, among equal ones the earlier, with their places. No value may be
/// NaN. @return false, having written nothing, when this is not the way to find them: k above LargestSelection, too few
/// values, or too many that equal each other.
bool selectLargest(const float* values, std::size_t count, std::size_t k, float* largest, std::uint32_t* places);

/// The largest value; −infinity when there is none. NaN does not count.
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

/// Whether no value is infinite or NaN.
bool areFinite(const float* values, std::size_t count);

} // namespace crossgloss
