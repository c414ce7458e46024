#include "space/SelectionKernels.h"

#include "numeric/VectorMath.h"
#include "numeric/Vectorised.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace crossgloss {

namespace {


/// Values that are looked at together before a loop decides anything.
constexpr std::size_t run = 64;
constexpr std::size_t step = 8;

} // namespace

CROSSGLOSS_VECTORISED
std::size_t findCorrectedAbove(const float* values, std::size_t begin, std::size_t count, float offset, float weight,
                               const float* bounds)
{
    std::size_t i = begin;
    for (; i + run <= count; i += run) {
        int any = 0;
        for (std::size_t j = 0; j < run; ++j) {
            any |= !((values[i + j] + offset) * weight <= bounds[i + j]) ? 1 : 0;
        }
        if (any) {
            break;
        }
    }
    for (; i + step <= count; i += step) {
        int any = 0;
        for (std::size_t j = 0; j < step; ++j) {
            any |= !((values[i + j] + offset) * weight <= bounds[i + j]) ? 1 : 0;
        }
        if (any) {
            break;
        }
    }
    while (i < count && (values[i] + offset) * weight <= bounds[i]) {
        ++i;
    }
    return i;
}

CROSSGLOSS_VECTORISED
std::size_t findEitherAbove(const float* values, std::size_t begin, std::size_t count, float offset, float weight,
                            const float* bounds, const float* plainBounds)
{
    std::size_t i = begin;
    for (; i + run <= count; i += run) {
        int any = 0;
        for (std::size_t j = 0; j < run; ++j) {
            any |= !((values[i + j] + offset) * weight <= bounds[i + j]) ? 1 : 0;
            any |= !(values[i + j] <= plainBounds[i + j]) ? 1 : 0;
        }
        if (any) {
            break;
        }
    }
    for (; i + step <= count; i += step) {
        int any = 0;
        for (std::size_t j = 0; j < step; ++j) {
            any |= !((values[i + j] + offset) * weight <= bounds[i + j]) ? 1 : 0;
            any |= !(values[i + j] <= plainBounds[i + j]) ? 1 : 0;
        }
        if (any) {
            break;
        }
    }
    while (i < count && (values[i] + offset) * weight <= bounds[i] && values[i] <= plainBounds[i]) {
        ++i;
    }
    return i;
}

namespace {

/// Pieces that the values are cut into, of at most 64 values each.
constexpr std::size_t pieces = 32;
constexpr std::size_t lanes = 16;
/// Candidates that are ranked by counting; more than that only ever come where many values are equal.
constexpr std::size_t maxCandidates = 64;

/// maxima[p] = largest value of piece p. @p size is a multiple of `lanes`; the last pieces may be shorter or empty.
CROSSGLOSS_VECTORISED
void pieceMaxima(const float* values, std::size_t count, std::size_t size, float* maxima)
{
    for (std::size_t p = 0; p < pieces; ++p) {
        const std::size_t begin = p * size < count ? p * size : count;
        const std::size_t end = begin + size < count ? begin + size : count;
        float best[lanes];
        for (float& value : best) {
            value = noSimilarity;
        }
        std::size_t i = begin;
        for (; i + lanes <= end; i += lanes) {
#pragma omp simd
            for (std::size_t l = 0; l < lanes; ++l) {
                best[l] = values[i + l] > best[l] ? values[i + l] : best[l];
            }
        }
        for (std::size_t l = 0; i < end; ++i, ++l) {
            best[l] = values[i] > best[l] ? values[i] : best[l];
        }
        for (std::size_t half = lanes / 2; half > 0; half /= 2) {
            for (std::size_t l = 0; l < half; ++l) {
                best[l] = best[l + half] > best[l] ? best[l + half] : best[l];
            }
        }
        maxima[p] = best[0];
    }
}

/// The k-th largest of the maxima.
CROSSGLOSS_VECTORISED
float kthLargest(const float* maxima, std::size_t k)
{
    int larger[pieces] = {};
    for (std::size_t a = 0; a < pieces; ++a) {
        const float value = maxima[a];
#pragma omp simd
        for (std::size_t b = 0; b < pieces; ++b) {
            larger[b] += value > maxima[b] ? 1 : 0;
        }
    }
    // The smallest with fewer than k above it: among equal ones at the border all have.
    float bound = -noSimilarity;
    for (std::size_t a = 0; a < pieces; ++a) {
        const float value = larger[a] < static_cast<int>(k) ? maxima[a] : -noSimilarity;
        bound = value < bound ? value : bound;
    }
    return bound;
}

/// Values at or above the bound, and where they stand, from the pieces that have any. @return how many; more than
/// `maxCandidates` − `lanes` are not written.
CROSSGLOSS_VECTORISED
std::size_t collect(const float* values, std::size_t count, std::size_t size, const float* maxima, float bound,
                    float* candidates, std::uint32_t* origins)
{
    std::size_t found = 0;
    for (std::size_t p = 0; p < pieces; ++p) {
        if (maxima[p] < bound) {
            continue;
        }
        const std::size_t end = p * size + size < count ? p * size + size : count;
        for (std::size_t i = p * size; i < end; i += lanes) {
            std::uint32_t reached = 0;
            if (i + lanes <= end) {
#pragma omp simd reduction(| : reached)
                for (std::size_t l = 0; l < lanes; ++l) {
                    reached |= values[i + l] >= bound ? 1u << l : 0u;
                }
            } else {
                for (std::size_t l = 0; i + l < end; ++l) {
                    reached |= values[i + l] >= bound ? 1u << l : 0u;
                }
            }
            for (; reached != 0; reached &= reached - 1) {
                const auto place = i + static_cast<std::size_t>(std::countr_zero(reached));
                if (found < maxCandidates - lanes) {
                    candidates[found] = values[place];
                    origins[found] = static_cast<std::uint32_t>(place);
                }
                ++found;
            }
        }
    }
    return found;
}

/// rank[c] = number of candidates before c: larger ones, and equal ones that come earlier. Room behind the candidates, up
/// to a multiple of `lanes`, holds −infinity.
CROSSGLOSS_VECTORISED
void rankByCounting(const float* candidates, std::size_t count, int* rank)
{
    const std::size_t padded = (count + lanes - 1) / lanes * lanes;
    for (std::size_t c = 0; c < padded; ++c) {
        rank[c] = 0;
    }
    for (std::size_t a = 0; a < count; ++a) {
        const float value = candidates[a];
        const int place = static_cast<int>(a);
        for (std::size_t c = 0; c < padded; c += lanes) {
#pragma omp simd
            for (std::size_t l = 0; l < lanes; ++l) {
                const int earlier = place < static_cast<int>(c + l) ? 1 : 0;
                const int larger = value > candidates[c + l] ? 1 : 0;
                const int equal = value == candidates[c + l] ? 1 : 0;
                rank[c + l] += larger | (equal & earlier);
            }
        }
    }
}

} // namespace

bool selectLargest(const float* values, std::size_t count, std::size_t k, float* largest, std::uint32_t* places)
{
    const std::size_t size = ((count + pieces - 1) / pieces + lanes - 1) / lanes * lanes;
    if (k == 0 || k > LargestSelection || size > maxCandidates || (count + size - 1) / size < k) {
        return false;
    }
    float maxima[pieces];
    pieceMaxima(values, count, size, maxima);
    const float bound = kthLargest(maxima, k);
    if (bound == noSimilarity) {
        return false;
    }
    // The k pieces that reach the bound hold all that do: their k maxima, and seldom more than a few others.
    float candidates[maxCandidates];
    std::uint32_t origins[maxCandidates];
    const std::size_t found = collect(values, count, size, maxima, bound, candidates, origins);
    if (found > maxCandidates - lanes) {
        return false;
    }
    std::fill_n(candidates + found, lanes, noSimilarity);
    int rank[maxCandidates];
    rankByCounting(candidates, found, rank);
    for (std::size_t c = 0; c < found; ++c) {
        if (rank[c] < static_cast<int>(k)) {
            largest[rank[c]] = candidates[c];
            places[rank[c]] = origins[c];
        }
    }
    return true;
}

CROSSGLOSS_VECTORISED
float largest(const float* values, std::size_t count)
{
    float best[lanes];
    for (float& value : best) {
        value = noSimilarity;
    }
    std::size_t i = 0;
    for (; i + lanes <= count; i += lanes) {
#pragma omp simd
        for (std::size_t l = 0; l < lanes; ++l) {
            best[l] = values[i + l] > best[l] ? values[i + l] : best[l];
        }
    }
    for (std::size_t l = 0; i < count; ++i, ++l) {
        best[l] = values[i] > best[l] ? values[i] : best[l];
    }
    for (std::size_t l = 1; l < lanes; ++l) {
        best[0] = best[l] > best[0] ? best[l] : best[0];
    }
    return best[0];
}

CROSSGLOSS_VECTORISED
bool areFinite(const float* values, std::size_t count)
{
    int bad = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const auto bits = std::bit_cast<std::uint32_t>(values[i]);
        bad |= (bits & 0x7f800000u) == 0x7f800000u ? 1 : 0;
    }
    return bad == 0;
}

CROSSGLOSS_VECTORISED
double sumExponentials(const float* values, std::size_t count, float factor, float reference)
{
    // In pieces: a float sum of many small terms would lose them.
    constexpr std::size_t piece = 256;
    double total = 0.0;
    for (std::size_t begin = 0; begin < count; begin += piece) {
        const std::size_t end = begin + piece < count ? begin + piece : count;
        float sum = 0.0f;
#pragma omp simd reduction(+ : sum)
        for (std::size_t i = begin; i < end; ++i) {
            sum += vector_math::exponential(factor * (values[i] - reference));
        }
        total += static_cast<double>(sum);
    }
    return total;
}

CROSSGLOSS_VECTORISED
ExponentialMoments exponentialMoments(const float* values, std::size_t count, float factor, float reference)
{
    constexpr std::size_t piece = 256;
    ExponentialMoments moments;
    for (std::size_t begin = 0; begin < count; begin += piece) {
        const std::size_t end = begin + piece < count ? begin + piece : count;
        float zeroth = 0.0f;
        float first = 0.0f;
        float second = 0.0f;
#pragma omp simd reduction(+ : zeroth, first, second)
        for (std::size_t i = begin; i < end; ++i) {
            const float t = values[i] - reference;
            const float weight = vector_math::exponential(factor * t);
            zeroth += weight;
            first += weight * t;
            second += weight * t * t;
        }
        moments.zeroth += static_cast<double>(zeroth);
        moments.first += static_cast<double>(first);
        moments.second += static_cast<double>(second);
    }
    return moments;
}

namespace {

/// Keys whose order as integers is that of the values, the largest first. @return false when a value is not a number.
CROSSGLOSS_VECTORISED
bool fallingKeys(const float* values, std::size_t count, std::uint32_t* keys)
{
    int bad = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const auto bits = std::bit_cast<std::int32_t>(values[i]);
        // The bits of negative numbers rise as the value falls already; those of the others are turned round.
        keys[i] = static_cast<std::uint32_t>(bits) ^ (~static_cast<std::uint32_t>(bits >> 31) & 0x7fffffffu);
        bad |= values[i] != values[i] ? 1 : 0;
    }
    return bad == 0;
}

CROSSGLOSS_VECTORISED
void valuesOf(const std::uint32_t* keys, std::size_t count, float* values)
{
    for (std::size_t i = 0; i < count; ++i) {
        const auto bits = static_cast<std::int32_t>(keys[i]);
        values[i] = std::bit_cast<float>(keys[i] ^ (~static_cast<std::uint32_t>(bits >> 31) & 0x7fffffffu));
    }
}

} // namespace

bool sortFalling(const float* values, std::size_t count, float* sorted, std::vector<std::uint32_t>& room)
{
    // By digits of 11, 11 and 10 bits from the lowest up: comparisons would take ten times as long.
    constexpr unsigned digits = 3;
    constexpr unsigned shifts[digits] = {0, 11, 22};
    constexpr std::uint32_t mask = 2047;
    room.resize(2 * count);
    std::uint32_t* keys = room.data();
    std::uint32_t* other = keys + count;
    if (!fallingKeys(values, count, keys)) {
        return false;
    }
    std::uint32_t places[digits][mask + 1] = {};
    for (std::size_t i = 0; i < count; ++i) {
        for (unsigned digit = 0; digit < digits; ++digit) {
            ++places[digit][(keys[i] >> shifts[digit]) & mask];
        }
    }
    for (unsigned digit = 0; digit < digits; ++digit) {
        std::uint32_t place = 0;
        for (std::uint32_t& start : places[digit]) {
            place += std::exchange(start, place);
        }
        for (std::size_t i = 0; i < count; ++i) {
            other[places[digit][(keys[i] >> shifts[digit]) & mask]++] = keys[i];
        }
        std::swap(keys, other);
    }
    valuesOf(keys, count, sorted);
    return true;
}

} // namespace crossgloss
