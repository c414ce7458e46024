#pragma once

#include <cstddef>
#include <cstdint>

namespace crossgloss {

/// What is certain of a row that was rounded to bytes: row − offset = scale · levels + remainder.
struct ByteRow {
    float scale = 0;
    float residual = 0;                ///< at least the length of the remainder
    float norm = 0;                    ///< at least the length of scale · levels
};

/// Rounds row − offset to @p dimension whole multiples of a scale, of magnitude ≤ @p levels ≤ 127. The remainder is
/// measured in double precision, and lengths are rounded up, so that they bound what was lost whatever the values.
/// @param offset of @p dimension values @param offsetNorm at least its length
/// @pre all values are finite
ByteRow toBytes(const float* row, const float* offset, double offsetNorm, std::size_t dimension, int levels,
                std::int8_t* out);

/// The least float not below @p value, and the greatest not above it; never infinite for a finite value when rounding
/// towards zero.
float roundedUp(double value);
float roundedDown(double value);

/// Σ x_i y_i in double precision: exact products, sums accurate to a relative 2^-40 of Σ |x_i y_i|. Rounded to float it
/// is, but for the rarest cases, the float nearest to the true product.
double preciseProduct(const float* x, const float* y, std::size_t n);

} // namespace crossgloss
