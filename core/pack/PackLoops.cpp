#include "pack/PackLoops.h"

#include "numeric/Vectorised.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>

namespace crossgloss::loops {

CROSSGLOSS_VECTORISED
void axpy(std::size_t n, float factor, const float* from, float* to)
{
    for (std::size_t i = 0; i < n; ++i) {
        to[i] += factor * from[i];
    }
}

void axpy(std::size_t n, double factor, const double* from, double* to)
{
    for (std::size_t i = 0; i < n; ++i) {
        to[i] += factor * from[i];
    }
}

CROSSGLOSS_VECTORISED
float dot(std::size_t n, const float* a, const float* b)
{
    // Eight sums side by side: the compiler may not reorder one sum by itself.
    float sums[8] = {};
    std::size_t i = 0;
    for (; i + 8 <= n; i += 8) {
        for (std::size_t k = 0; k < 8; ++k) {
            sums[k] += a[i + k] * b[i + k];
        }
    }
    float sum = 0;
    for (; i < n; ++i) {
        sum += a[i] * b[i];
    }
    for (const float part : sums) {
        sum += part;
    }
    return sum;
}

double dot(std::size_t n, const double* a, const double* b)
{
    double sum = 0;
    for (std::size_t i = 0; i < n; ++i) {
        sum += a[i] * b[i];
    }
    return sum;
}

CROSSGLOSS_VECTORISED
float expRow(std::size_t n, float scale, float top, const float* offset, float* values, float& expected)
{
    float sums[8] = {};
    float moments[8] = {};
    const std::size_t whole = n / 8 * 8;
    for (std::size_t first = 0; first < n; first += 8) {
        const std::size_t count = first < whole ? 8 : n - first;
        for (std::size_t k = 0; k < count; ++k) {
            // exp(x) = 2^(n + f): n into the exponent, 2^f by a polynomial of degree 5 (relative error below 3e-7).
            const float old = values[first + k];
            const float x = std::max(scale * old - offset[first + k] - top, -80.0F) * 1.44269504F;
            const float floored = std::floor(x);
            const float f = x - floored;
            const float power =
                1.0F + f * (0.69314718F + f * (0.24022651F + f * (0.05550332F + f * (0.00961353F + f * 0.00150949F))));
            const auto exponent = static_cast<std::uint32_t>(static_cast<std::int32_t>(floored) + 127) << 23U;
            const float result = old < -1.5F ? 0.0F : power * std::bit_cast<float>(exponent);
            values[first + k] = result;
            sums[k] += result;
            moments[k] += result * old;
        }
    }
    float sum = 0;
    expected = 0;
    for (std::size_t k = 0; k < 8; ++k) {
        sum += sums[k];
        expected += moments[k];
    }
    return sum;
}

double expRow(std::size_t n, double scale, double top, const float* offset, double* values, double& expected)
{
    double sum = 0;
    expected = 0;
    for (std::size_t i = 0; i < n; ++i) {
        const double old = values[i];
        values[i] = old < -1.5 ? 0.0 : std::exp(scale * old - static_cast<double>(offset[i]) - top);
        sum += values[i];
        expected += values[i] * old;
    }
    return sum;
}

CROSSGLOSS_VECTORISED
float largest(std::size_t n, float scale, const float* offset, const float* values)
{
    float tops[8];
    std::fill(tops, tops + 8, -1e30F);
    std::size_t i = 0;
    for (; i + 8 <= n; i += 8) {
        for (std::size_t k = 0; k < 8; ++k) {
            tops[k] = std::max(tops[k], scale * values[i + k] - offset[i + k]);
        }
    }
    for (; i < n; ++i) {
        tops[0] = std::max(tops[0], scale * values[i] - offset[i]);
    }
    return *std::max_element(tops, tops + 8);
}

double largest(std::size_t n, double scale, const float* offset, const double* values)
{
    double top = -1e30;
    for (std::size_t i = 0; i < n; ++i) {
        top = std::max(top, scale * values[i] - static_cast<double>(offset[i]));
    }
    return top;
}

CROSSGLOSS_VECTORISED
void multiply(std::size_t n, float factor, float* values)
{
    for (std::size_t i = 0; i < n; ++i) {
        values[i] *= factor;
    }
}

void multiply(std::size_t n, double factor, double* values)
{
    for (std::size_t i = 0; i < n; ++i) {
        values[i] *= factor;
    }
}

} // namespace crossgloss::loops
