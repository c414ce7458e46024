#include "alignment/MatchKernels.h"

#include "numeric/Vectorised.h"

#include <limits>

namespace crossgloss {

CROSSGLOSS_VECTORISED
float largestDifference(const float* values, std::size_t count, const float* penalties)
{
    float largest = -std::numeric_limits<float>::infinity();
#pragma omp simd reduction(max : largest)
    for (std::size_t j = 0; j < count; ++j) {
        const float difference = values[j] - penalties[j];
        largest = difference > largest ? difference : largest;
    }
    return largest;
}

CROSSGLOSS_VECTORISED
std::size_t findDifference(const float* values, std::size_t count, const float* penalties, float difference)
{
    for (std::size_t j = 0; j < count; ++j) {
        if (values[j] - penalties[j] == difference) {
            return j;
        }
    }
    return count;
}

CROSSGLOSS_VECTORISED
void offerRow(const float* values, std::size_t count, float penalty, std::uint32_t row, float* scores, std::uint32_t* rows)
{
#pragma omp simd
    for (std::size_t j = 0; j < count; ++j) {
        const float score = values[j] - penalty;
        const bool better = (score > scores[j]) | ((score == scores[j]) & (row < rows[j]));
        scores[j] = better ? score : scores[j];
        rows[j] = better ? row : rows[j];
    }
}

CROSSGLOSS_VECTORISED
std::size_t findAboveEither(const float* values, std::size_t begin, std::size_t count, float rowBound,
                            const float* columnBounds)
{
    constexpr std::size_t chunk = 64;
    std::size_t j = begin;
    for (; j + chunk <= count; j += chunk) {
        int any = 0;
        for (std::size_t i = j; i < j + chunk; ++i) {
            any |= (values[i] > rowBound) | (values[i] > columnBounds[i]);
        }
        if (any) {
            break;
        }
    }
    while (j < count && !(values[j] > rowBound) && !(values[j] > columnBounds[j])) {
        ++j;
    }
    return j;
}

} // namespace crossgloss
