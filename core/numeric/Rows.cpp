#include "numeric/Rows.h"

#include "numeric/Vectorised.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>

namespace crossgloss {

namespace {

/// By the bits: exponents of all ones are infinities and not-a-numbers.
CROSSGLOSS_VECTORISED
bool finiteBlock(const float* values, std::size_t count)
{
    std::uint32_t largest = 0;
    for (std::size_t i = 0; i < count; ++i) {
        std::uint32_t bits;
        std::memcpy(&bits, values + i, sizeof bits);
        bits &= 0x7fffffffu;
        largest = bits > largest ? bits : largest;
    }
    return largest < 0x7f800000u;
}

} // namespace

CROSSGLOSS_VECTORISED
void normaliseRows(float* values, std::size_t rows, std::size_t columns, std::size_t stride)
{
    for (std::size_t r = 0; r < rows; ++r) {
        float* row = values + r * stride;
        double squares = 0.0; // in double: squares of small floats vanish
#pragma omp simd reduction(+ : squares)
        for (std::size_t i = 0; i < columns; ++i) {
            squares += static_cast<double>(row[i]) * static_cast<double>(row[i]);
        }
        if (squares > 0.0) {
            const float factor = static_cast<float>(1.0 / std::sqrt(squares));
#pragma omp simd
            for (std::size_t i = 0; i < columns; ++i) {
                row[i] *= factor;
            }
        }
    }
}

CROSSGLOSS_VECTORISED
void innerProducts(const float* values, std::size_t rows, std::size_t columns, std::size_t stride, const float* vector,
                   float* products)
{
    // Four rows at a time: four independent streams keep memory busy and share each load of the vector.
    std::size_t r = 0;
    for (; r + 4 <= rows; r += 4) {
        const float* first = values + r * stride;
        const float* second = first + stride;
        const float* third = second + stride;
        const float* fourth = third + stride;
        float a = 0.0f;
        float b = 0.0f;
        float c = 0.0f;
        float d = 0.0f;
#pragma omp simd reduction(+ : a, b, c, d)
        for (std::size_t i = 0; i < columns; ++i) {
            const float v = vector[i];
            a += first[i] * v;
            b += second[i] * v;
            c += third[i] * v;
            d += fourth[i] * v;
        }
        products[r] = a;
        products[r + 1] = b;
        products[r + 2] = c;
        products[r + 3] = d;
    }
    for (; r < rows; ++r) {
        const float* row = values + r * stride;
        float a = 0.0f;
#pragma omp simd reduction(+ : a)
        for (std::size_t i = 0; i < columns; ++i) {
            a += row[i] * vector[i];
        }
        products[r] = a;
    }
}

CROSSGLOSS_VECTORISED
std::size_t findAbove(const float* values, std::size_t begin, std::size_t count, float bound)
{
    constexpr std::size_t chunk = 64;
    std::size_t i = begin;
    for (; i + chunk <= count; i += chunk) {
        int any = 0;
        for (std::size_t j = 0; j < chunk; ++j) {
            any |= !(values[i + j] <= bound) ? 1 : 0;
        }
        if (any) {
            break;
        }
    }
    constexpr std::size_t step = 8;
    for (; i + step <= count; i += step) {
        int any = 0;
        for (std::size_t j = 0; j < step; ++j) {
            any |= !(values[i + j] <= bound) ? 1 : 0;
        }
        if (any) {
            break;
        }
    }
    while (i < count && values[i] <= bound) {
        ++i;
    }
    return i;
}

bool allFinite(const float* values, std::size_t count)
{
    constexpr std::size_t block = 4096;
    for (std::size_t start = 0; start < count; start += block) {
        if (!finiteBlock(values + start, std::min(block, count - start))) {
            return false;
        }
    }
    return true;
}

} // namespace crossgloss
