#pragma once

#include <cstddef>

namespace crossgloss {

/// Columns that are looked at together: a row is scanned by the least reduced cost of its blocks, and closely only where
/// that is small enough.
constexpr std::size_t priceBlock = 32;

/// least[b] = smallest cost − price of the b-th block of priceBlock columns.
void blockMinima(const float* costs, const double* prices, std::size_t columns, double* least);
void blockMinima(const double* costs, const double* prices, std::size_t columns, double* least);

/// least[j] = min(least[j], costs[j]) and, where that is new, row[j] = @p index.
void columnMinima(const float* costs, std::size_t columns, int index, double* least, int* row);
void columnMinima(const double* costs, std::size_t columns, int index, double* least, int* row);

/// Largest absolute value; infinity when a value is not a finite number.
double largestMagnitude(const float* values, std::size_t count);
double largestMagnitude(const double* values, std::size_t count);

} // namespace crossgloss
