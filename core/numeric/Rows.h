#pragma once

#include <cstddef>

namespace crossgloss {

// Kernels over the rows of a row-major matrix; @p stride is the distance between rows in elements.

/// Scales every row to Euclidean length one; rows of length zero stay as they are.
void normaliseRows(float* values, std::size_t rows, std::size_t columns, std::size_t stride);

/// products[i] = row i · vector. Reads the matrix once, front to back: for few vectors this is faster than a matrix
/// product, which copies the matrix into packed form first.
void innerProducts(const float* values, std::size_t rows, std::size_t columns, std::size_t stride, const float* vector,
                   float* products);

/// Index of the first of values[begin … count) that is not ≤ @p bound, so above it or not a number; @p count when none.
std::size_t findAbove(const float* values, std::size_t begin, std::size_t count, float bound);

/// True when none of the values is infinite or not a number.
bool allFinite(const float* values, std::size_t count);

} // namespace crossgloss
