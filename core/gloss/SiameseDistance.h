#pragma once

#include <cstddef>

namespace crossgloss {

/// How far apart two encoded glosses are; their similarity is exp(−scale × distance).
enum class SiameseDistance {
    Manhattan,                         ///< Σ |a − b| (Mueller & Thyagarajan 2016)
    Euclidean                          ///< ‖a − b‖ (Sever & Ercan 2020, eq. 8)
};

/// distances[j] = distance of @p x to row j of @p rows (count × n), on the calling thread.
void distancesTo(SiameseDistance distance, std::size_t n, const float* x, std::size_t count, const float* rows,
                 float* distances);
void distancesTo(SiameseDistance distance, std::size_t n, const double* x, std::size_t count, const double* rows,
                 double* distances);

/// Adds @p factor × the distance's gradient by @p x to @p dx, and by @p y to @p dy. At the distance's kinks it counts
/// as zero.
/// @param value the distance.
void addDistanceGradient(SiameseDistance distance, std::size_t n, const float* x, const float* y, float value,
                         float factor, float* dx, float* dy);
void addDistanceGradient(SiameseDistance distance, std::size_t n, const double* x, const double* y, double value,
                         double factor, double* dx, double* dy);

} // namespace crossgloss
