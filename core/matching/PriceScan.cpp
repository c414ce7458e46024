#include "matching/PriceScan.h"

#include "numeric/Vectorised.h"

#include <algorithm>
#include <limits>

namespace crossgloss {

namespace {

template <typename Value>
inline __attribute__((always_inline)) void blockMinimaOf(const Value* costs, const double* prices, std::size_t columns,
                                                         double* least)
{
    const std::size_t whole = columns / priceBlock;
    for (std::size_t b = 0; b < whole; ++b) {
        const Value* cost = costs + b * priceBlock;
        const double* price = prices + b * priceBlock;
        double minimum = std::numeric_limits<double>::max();
#pragma omp simd reduction(min : minimum)
        for (std::size_t j = 0; j < priceBlock; ++j) {
            const double reduced = static_cast<double>(cost[j]) - price[j];
            minimum = reduced < minimum ? reduced : minimum;
        }
        least[b] = minimum;
    }
    if (whole * priceBlock < columns) {
        double minimum = std::numeric_limits<double>::max();
        for (std::size_t j = whole * priceBlock; j < columns; ++j) {
            minimum = std::min(minimum, static_cast<double>(costs[j]) - prices[j]);
        }
        least[whole] = minimum;
    }
}

template <typename Value>
inline __attribute__((always_inline)) void columnMinimaOf(const Value* costs, std::size_t columns, int index,
                                                          double* least, int* row)
{
#pragma omp simd
    for (std::size_t j = 0; j < columns; ++j) {
        const double cost = static_cast<double>(costs[j]);
        const bool less = cost < least[j];
        least[j] = less ? cost : least[j];
        row[j] = less ? index : row[j];
    }
}

template <typename Value>
inline __attribute__((always_inline)) double largestMagnitudeOf(const Value* values, std::size_t count)
{
    // Zero times a finite number is zero; times anything else it is not a number, and stays so in the sum.
    Value witness = 0;
    Value largest = 0;
#pragma omp simd reduction(+ : witness) reduction(max : largest)
    for (std::size_t i = 0; i < count; ++i) {
        const Value magnitude = values[i] < Value(0) ? -values[i] : values[i];
        witness += values[i] * Value(0);
        largest = largest < magnitude ? magnitude : largest;
    }
    return witness == Value(0) ? static_cast<double>(largest) : std::numeric_limits<double>::infinity();
}

} // namespace

CROSSGLOSS_VECTORISED
void blockMinima(const float* costs, const double* prices, std::size_t columns, double* least)
{
    blockMinimaOf(costs, prices, columns, least);
}

CROSSGLOSS_VECTORISED
void blockMinima(const double* costs, const double* prices, std::size_t columns, double* least)
{
    blockMinimaOf(costs, prices, columns, least);
}

CROSSGLOSS_VECTORISED
void columnMinima(const float* costs, std::size_t columns, int index, double* least, int* row)
{
    columnMinimaOf(costs, columns, index, least, row);
}

CROSSGLOSS_VECTORISED
void columnMinima(const double* costs, std::size_t columns, int index, double* least, int* row)
{
    columnMinimaOf(costs, columns, index, least, row);
}

CROSSGLOSS_VECTORISED
double largestMagnitude(const float* values, std::size_t count)
{
    return largestMagnitudeOf(values, count);
}

CROSSGLOSS_VECTORISED
double largestMagnitude(const double* values, std::size_t count)
{
    return largestMagnitudeOf(values, count);
}

} // namespace crossgloss
