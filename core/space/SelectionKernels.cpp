#include "space/SelectionKernels.h"

#include "numeric/VectorMath.h"
#include "numeric/Vectorised.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <functional>
#include <limits>
#include <utility>
#include <vector>

namespace crossgloss {

namespace {

constexpr std::size_t groups = 64;

/// maxima[g] = largest of values[g], values[g + 64], …
CROSSGLOSS_VECTORISED
void groupMaxima(const float* values, std::size_t count, float* maxima)
{
    float best[groups];
    for (float& value : best) {
        value = -std::numeric_limits<float>::infinity();
    }
    std::size_t i = 0;
    for (; i + groups <= count; i += groups) {
#pragma omp simd
        for (std::size_t g = 0; g < groups; ++g) {
            best[g] = values[i + g] > best[g] ? values[i + g] : best[g];
        }
    }
    for (std::size_t g = 0; i < count; ++i, ++g) {
        best[g] = values[i] > best[g] ? values[i] : best[g];
    }
    for (std::size_t g = 0; g < groups; ++g) {
        maxima[g] = best[g];
    }
}

} // namespace

CROSSGLOSS_VECTORISED
std::size_t findCorrectedAbove(const float* values, std::size_t begin, std::size_t count, float offset, float weight,
                               const float* bounds)
{
    constexpr std::size_t chunk = 64;
    std::size_t i = begin;
    for (; i + chunk <= count; i += chunk) {
        int any = 0;
        for (std::size_t j = 0; j < chunk; ++j) {
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

float reachedBy(const float* values, std::size_t count, std::size_t k)
{
    if (k == 0 || k > groups) {
        return -std::numeric_limits<float>::infinity();
    }
    float maxima[groups];
    groupMaxima(values, count, maxima);
    std::nth_element(maxima, maxima + (k - 1), maxima + groups, std::greater<>());
    return maxima[k - 1];
}

float largest(const float* values, std::size_t count)
{
    float maxima[groups];
    groupMaxima(values, count, maxima);
    return *std::max_element(maxima, maxima + groups);
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
