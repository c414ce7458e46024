#pragma once

#include <cstddef>

namespace crossgloss {

// Symmetric positive definite systems of up to a few hundred rows, on the calling thread, row-major with @p stride
// elements between rows. float or double.

/// A = L · Lᵀ: reads the lower triangle of A and puts L in its place; what stands above is not touched.
/// @return false, with A spoilt, when it is not positive definite (or holds what is no number).
bool choleskyFactor(std::size_t n, float* a, std::size_t stride);
bool choleskyFactor(std::size_t n, double* a, std::size_t stride);

/// x = (L · Lᵀ)⁻¹ · x, from what choleskyFactor() left.
void choleskySolve(std::size_t n, const float* l, std::size_t stride, float* x);
void choleskySolve(std::size_t n, const double* l, std::size_t stride, double* x);

} // namespace crossgloss
