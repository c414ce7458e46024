#include "numeric/ByteRows.h"

#include "numeric/Vectorised.h"

#include <cmath>
#include <limits>

namespace crossgloss {

namespace {

/// Covers the rounding of sums of squares and roots in double precision for up to 2^20 dimensions, and that of the
/// differences they are made of, many times over.
constexpr double relativeSlack = 0x1p-30;
constexpr double absoluteSlack = 0x1p-40;

CROSSGLOSS_VECTORISED
float largestMagnitude(const float* row, const float* offset, std::size_t n)
{
    float largest = 0.0f;
#pragma omp simd reduction(max : largest)
    for (std::size_t i = 0; i < n; ++i) {
        const float magnitude = std::fabs(row[i] - offset[i]);
        largest = magnitude > largest ? magnitude : largest;
    }
    return largest;
}

/// Levels of the row and the squares of what is left over.
CROSSGLOSS_VECTORISED
void roundToLevels(const float* row, const float* offset, std::size_t n, float scale, float inverse, float limit,
                   std::int8_t* out, double* remainder, double* length)
{
    double lost = 0.0;
    double kept = 0.0;
    const double step = static_cast<double>(scale);
#pragma omp simd reduction(+ : lost, kept)
    for (std::size_t i = 0; i < n; ++i) {
        float level = (row[i] - offset[i]) * inverse;
        level += level < 0.0f ? -0.5f : 0.5f;
        level = level < limit ? level : limit; // a difference beyond the range may have become infinite or no number
        level = level > -limit ? level : -limit;
        const int whole = static_cast<int>(level);
        out[i] = static_cast<std::int8_t>(whole);
        const double approximation = step * static_cast<double>(whole);
        const double difference = (static_cast<double>(row[i]) - static_cast<double>(offset[i])) - approximation;
        lost += difference * difference;
        kept += approximation * approximation;
    }
    *remainder = lost;
    *length = kept;
}

} // namespace

float roundedUp(double value)
{
    const auto nearest = static_cast<float>(value);
    return static_cast<double>(nearest) < value ? std::nextafter(nearest, std::numeric_limits<float>::infinity())
                                                : nearest;
}

float roundedDown(double value)
{
    return -roundedUp(-value);
}

ByteRow toBytes(const float* row, const float* offset, double offsetNorm, std::size_t dimension, int levels,
                std::int8_t* out)
{
    const auto limit = static_cast<float>(levels);
    float scale = largestMagnitude(row, offset, dimension) / limit;
    float inverse = 1.0f / scale;
    if (!(scale >= std::numeric_limits<float>::min()) || !std::isfinite(scale)) {
        // Nothing to be kept: zero, too small to divide by, or beyond the range. All is remainder.
        scale = 0.0f;
        inverse = 0.0f;
    }
    double lost = 0.0;
    double kept = 0.0;
    roundToLevels(row, offset, dimension, scale, inverse, limit, out, &lost, &kept);
    const double norm = std::sqrt(kept) * (1.0 + relativeSlack);
    const double residual = std::sqrt(lost) * (1.0 + relativeSlack);
    return {scale, roundedUp(residual + absoluteSlack * (norm + residual + offsetNorm)), roundedUp(norm)};
}

CROSSGLOSS_VECTORISED
double preciseProduct(const float* x, const float* y, std::size_t n)
{
    // Four runs, so that no addition waits for the one before it.
    const std::size_t quarter = n / 4;
    double a = 0.0;
    double b = 0.0;
    double c = 0.0;
    double d = 0.0;
#pragma omp simd reduction(+ : a, b, c, d)
    for (std::size_t i = 0; i < quarter; ++i) {
        a += static_cast<double>(x[i]) * static_cast<double>(y[i]);
        b += static_cast<double>(x[quarter + i]) * static_cast<double>(y[quarter + i]);
        c += static_cast<double>(x[2 * quarter + i]) * static_cast<double>(y[2 * quarter + i]);
        d += static_cast<double>(x[3 * quarter + i]) * static_cast<double>(y[3 * quarter + i]);
    }
    for (std::size_t i = 4 * quarter; i < n; ++i) {
        a += static_cast<double>(x[i]) * static_cast<double>(y[i]);
    }
    return (a + b) + (c + d);
}

} // namespace crossgloss
