#include "gloss/SiameseDistance.h"

#include "numeric/VectorMath.h"
#include "numeric/Vectorised.h"

#include <cmath>

namespace crossgloss {

namespace {

/// Count rows side by side: each element of x is read once for all of them, and their sums do not wait for one another.
template <std::size_t Count, bool Squared, typename Scalar>
CROSSGLOSS_INLINE void sumDifferences(std::size_t n, const Scalar* x, const Scalar* rows, Scalar* distances)
{
    constexpr std::size_t Width = 32 / sizeof(Scalar);
    Scalar sums[Count][Width] = {};
    std::size_t at = 0;
    for (; at + Width <= n; at += Width) {
#pragma GCC unroll 4
        for (std::size_t row = 0; row < Count; ++row) {
#pragma omp simd
            for (std::size_t i = 0; i < Width; ++i) {
                const Scalar difference = x[at + i] - rows[row * n + at + i];
                sums[row][i] += Squared ? difference * difference : std::fabs(difference);
            }
        }
    }
    for (std::size_t row = 0; row < Count; ++row) {
        Scalar sum = 0;
        for (std::size_t i = 0; i < Width; ++i) {
            sum += sums[row][i];
        }
        for (std::size_t i = at; i < n; ++i) {
            const Scalar difference = x[i] - rows[row * n + i];
            sum += Squared ? difference * difference : std::fabs(difference);
        }
        distances[row] = Squared ? std::sqrt(sum) : sum;
    }
}

template <bool Squared, typename Scalar>
CROSSGLOSS_INLINE void distancesLoop(std::size_t n, const Scalar* x, std::size_t count, const Scalar* rows,
                                     Scalar* distances)
{
    std::size_t row = 0;
    for (; row + 4 <= count; row += 4) {
        sumDifferences<4, Squared>(n, x, rows + row * n, distances + row);
    }
    for (; row < count; ++row) {
        sumDifferences<1, Squared>(n, x, rows + row * n, distances + row);
    }
}

template <typename Scalar>
CROSSGLOSS_INLINE void manhattanGradientLoop(std::size_t n, const Scalar* x, const Scalar* y, Scalar factor, Scalar* dx,
                                             Scalar* dy)
{
#pragma omp simd
    for (std::size_t i = 0; i < n; ++i) {
        const Scalar difference = x[i] - y[i];
        const Scalar up = difference > Scalar(0) ? factor : Scalar(0);
        const Scalar down = difference < Scalar(0) ? factor : Scalar(0);
        dx[i] += up - down;
        dy[i] -= up - down;
    }
}

template <typename Scalar>
CROSSGLOSS_INLINE void euclideanGradientLoop(std::size_t n, const Scalar* x, const Scalar* y, Scalar factor, Scalar* dx,
                                             Scalar* dy)
{
#pragma omp simd
    for (std::size_t i = 0; i < n; ++i) {
        const Scalar part = factor * (x[i] - y[i]);
        dx[i] += part;
        dy[i] -= part;
    }
}

// One instance per processor and number type; the macro keeps the signatures in step.
#define CROSSGLOSS_DISTANCES(Scalar)                                                                                   \
    CROSSGLOSS_VECTORISED void manhattan(std::size_t n, const Scalar* x, std::size_t count, const Scalar* rows,        \
                                         Scalar* distances)                                                            \
    {                                                                                                                  \
        distancesLoop<false>(n, x, count, rows, distances);                                                            \
    }                                                                                                                  \
    CROSSGLOSS_VECTORISED void euclidean(std::size_t n, const Scalar* x, std::size_t count, const Scalar* rows,        \
                                         Scalar* distances)                                                            \
    {                                                                                                                  \
        distancesLoop<true>(n, x, count, rows, distances);                                                             \
    }                                                                                                                  \
    CROSSGLOSS_VECTORISED void manhattanGradient(std::size_t n, const Scalar* x, const Scalar* y, Scalar factor,       \
                                                 Scalar* dx, Scalar* dy)                                               \
    {                                                                                                                  \
        manhattanGradientLoop(n, x, y, factor, dx, dy);                                                                \
    }                                                                                                                  \
    CROSSGLOSS_VECTORISED void euclideanGradient(std::size_t n, const Scalar* x, const Scalar* y, Scalar factor,       \
                                                 Scalar* dx, Scalar* dy)                                               \
    {                                                                                                                  \
        euclideanGradientLoop(n, x, y, factor, dx, dy);                                                                \
    }

CROSSGLOSS_DISTANCES(float)
CROSSGLOSS_DISTANCES(double)

template <typename Scalar>
void distances(SiameseDistance distance, std::size_t n, const Scalar* x, std::size_t count, const Scalar* rows,
               Scalar* out)
{
    if (distance == SiameseDistance::Manhattan) {
        manhattan(n, x, count, rows, out);
    } else {
        euclidean(n, x, count, rows, out);
    }
}

template <typename Scalar>
void addGradient(SiameseDistance distance, std::size_t n, const Scalar* x, const Scalar* y, Scalar value, Scalar factor,
                 Scalar* dx, Scalar* dy)
{
    if (distance == SiameseDistance::Manhattan) {
        manhattanGradient(n, x, y, factor, dx, dy);
    } else if (value > Scalar(0)) {
        euclideanGradient(n, x, y, factor / value, dx, dy);
    }
}

} // namespace

void distancesTo(SiameseDistance distance, std::size_t n, const float* x, std::size_t count, const float* rows,
                 float* values)
{
    distances(distance, n, x, count, rows, values);
}

void distancesTo(SiameseDistance distance, std::size_t n, const double* x, std::size_t count, const double* rows,
                 double* values)
{
    distances(distance, n, x, count, rows, values);
}

void addDistanceGradient(SiameseDistance distance, std::size_t n, const float* x, const float* y, float value,
                         float factor, float* dx, float* dy)
{
    addGradient(distance, n, x, y, value, factor, dx, dy);
}

void addDistanceGradient(SiameseDistance distance, std::size_t n, const double* x, const double* y, double value,
                         double factor, double* dx, double* dy)
{
    addGradient(distance, n, x, y, value, factor, dx, dy);
}

} // namespace crossgloss
