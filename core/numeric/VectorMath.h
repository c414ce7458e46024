#pragma once

#include <bit>
#include <cstdint>

#if defined(__GNUC__)
#define CROSSGLOSS_INLINE inline __attribute__((always_inline))
#else
#define CROSSGLOSS_INLINE inline
#endif

/// Branch-free scalar functions that the compiler widens inside CROSSGLOSS_VECTORISED loops. Only for .cpp files of
/// kernels; callers elsewhere take numeric/Elementwise.h.
namespace crossgloss::vector_math {

template <typename Scalar>
struct Traits;

template <>
struct Traits<float> {
    using Integer = std::int32_t;
    static constexpr float roundingShift = 12582912.0F;            // 1.5 · 2²³: adding it leaves the nearest integer
    static constexpr float ln2High = 0.693359375F;                 // few bits, so that k · ln2High is exact
    static constexpr float ln2Low = -2.12194440e-4F;
    static constexpr float largest = 87.0F;
    static constexpr float tanhSaturates = 10.0F;
    static constexpr int mantissaBits = 23;
    static constexpr Integer bias = 127;
};

template <>
struct Traits<double> {
    using Integer = std::int64_t;
    static constexpr double roundingShift = 6755399441055744.0;    // 1.5 · 2⁵²
    static constexpr double ln2High = 6.93147180369123816490e-01;
    static constexpr double ln2Low = 1.90821492927058770002e-10;
    static constexpr double largest = 707.0;
    static constexpr double tanhSaturates = 20.0;
    static constexpr int mantissaBits = 52;
    static constexpr Integer bias = 1023;
};

/// Clamp that vectorises without compare-and-branch; NaN stays NaN.
template <typename Scalar>
CROSSGLOSS_INLINE Scalar clamp(Scalar x, Scalar bound)
{
    x = x > bound ? bound : x;
    return x < -bound ? -bound : x;
}

/// exp(x) = power · (1 + remainder): power = 2^k, remainder = exp(f) − 1 with |f| ≤ ln 2 / 2 from the Taylor series,
/// whose truncation lies below half a unit in the last place.
template <typename Scalar>
struct SplitExponential {
    Scalar power;
    Scalar remainder;
};

template <typename Scalar>
CROSSGLOSS_INLINE SplitExponential<Scalar> splitExponential(Scalar x)
{
    using T = Traits<Scalar>;
    using Integer = typename T::Integer;
    constexpr Scalar log2e = Scalar(1.4426950408889634074);
    const Scalar shifted = x * log2e + T::roundingShift;
    const Scalar k = shifted - T::roundingShift;
    const Scalar f = (x - k * T::ln2High) - k * T::ln2Low;
    Scalar series;
    if constexpr (sizeof(Scalar) == 4) {
        series = Scalar(1.0 / 5040);
    } else {
        series = Scalar(1.0 / 6227020800.0);
        series = series * f + Scalar(1.0 / 479001600.0);
        series = series * f + Scalar(1.0 / 39916800.0);
        series = series * f + Scalar(1.0 / 3628800.0);
        series = series * f + Scalar(1.0 / 362880.0);
        series = series * f + Scalar(1.0 / 40320.0);
        series = series * f + Scalar(1.0 / 5040.0);
    }
    series = series * f + Scalar(1.0 / 720);
    series = series * f + Scalar(1.0 / 120);
    series = series * f + Scalar(1.0 / 24);
    series = series * f + Scalar(1.0 / 6);
    series = series * f + Scalar(0.5);
    series = series * f + Scalar(1);
    // The low bits of the shifted value hold k as an integer.
    const Integer exponent = std::bit_cast<Integer>(shifted) - std::bit_cast<Integer>(T::roundingShift);
    const Scalar power = std::bit_cast<Scalar>(static_cast<Integer>((exponent + T::bias) << T::mantissaBits));
    return {power, series * f};
}

template <typename Scalar>
CROSSGLOSS_INLINE Scalar exponential(Scalar x)
{
    const SplitExponential<Scalar> e = splitExponential(clamp(x, Traits<Scalar>::largest));
    return e.power + e.power * e.remainder;
}

template <typename Scalar>
CROSSGLOSS_INLINE Scalar sigmoid(Scalar x)
{
    return Scalar(1) / (Scalar(1) + exponential(-x));
}

/// tanh(x) = m / (m + 2) with m = exp(2x) − 1, which keeps the relative accuracy near zero.
template <typename Scalar>
CROSSGLOSS_INLINE Scalar hyperbolicTangent(Scalar x)
{
    const SplitExponential<Scalar> e = splitExponential(clamp(Scalar(2) * x, 2 * Traits<Scalar>::tanhSaturates));
    const Scalar m = e.power * e.remainder + (e.power - Scalar(1));
    return m / (m + Scalar(2));
}

} // namespace crossgloss::vector_math
