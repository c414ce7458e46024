#include "pack/PackKernel.h"

#include "numeric/Vectorised.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace crossgloss {

namespace {

int codeOf(float value, float inverse)
{
    return std::clamp(static_cast<int>(std::lround(value * inverse)), -8, 7);
}

} // namespace

float packQuantise(const float* values, std::size_t dimension, std::uint8_t* codes)
{
    const std::size_t half = dimension / 2;
    float largest = 0;
    for (std::size_t i = 0; i < dimension; ++i) {
        largest = std::max(largest, std::abs(values[i]));
    }
    if (!(largest > 0)) {
        std::fill(codes, codes + half, std::uint8_t{0x88});
        return 0;
    }
    float best = largest / 7.5F;
    double bestError = std::numeric_limits<double>::infinity();
    // Clipping the largest values pays: most others then fall on finer steps.
    for (int step = 8; step <= 20; ++step) {
        const float scale = largest * 0.05F * static_cast<float>(step) / 7.5F;
        double error = 0;
        for (std::size_t i = 0; i < dimension; ++i) {
            const double off =
                static_cast<double>(values[i]) - static_cast<double>(scale) * codeOf(values[i], 1 / scale);
            error += off * off;
        }
        if (error < bestError) {
            bestError = error;
            best = scale;
        }
    }
    for (std::size_t i = 0; i < half; ++i) {
        const int low = codeOf(values[i], 1 / best) + 8;
        const int high = codeOf(values[i + half], 1 / best) + 8;
        codes[i] = static_cast<std::uint8_t>(low | (high << 4));
    }
    return best;
}

void packDequantise(const PackRows& rows, std::size_t row, float* values)
{
    const std::size_t half = rows.dimension / 2;
    const std::uint8_t* codes = rows.codes + row * half;
    for (std::size_t i = 0; i < half; ++i) {
        values[i] = rows.scales[row] * static_cast<float>((codes[i] & 15) - 8);
        values[i + half] = rows.scales[row] * static_cast<float>((codes[i] >> 4) - 8);
    }
}

PackQuery packQuery(const float* values, std::size_t dimension)
{
    const std::size_t half = dimension / 2;
    PackQuery query;
    query.low.resize(half);
    query.high.resize(half);
    float largest = 1e-20F;
    for (std::size_t i = 0; i < dimension; ++i) {
        largest = std::max(largest, std::abs(values[i]));
    }
    // 15 · 8191 · dimension stays far below 2^31 for any dimension that a pack may have.
    query.scale = largest / 8191.0F;
    for (std::size_t i = 0; i < half; ++i) {
        query.low[i] = static_cast<std::int16_t>(std::lround(values[i] / query.scale));
        query.high[i] = static_cast<std::int16_t>(std::lround(values[i + half] / query.scale));
        query.sum += 8 * (query.low[i] + query.high[i]);
    }
    return query;
}

namespace {

CROSSGLOSS_VECTORISED
void scoreRows(const std::uint8_t* codes, const float* scales, std::size_t half, const std::int16_t* low,
               const std::int16_t* high, std::int32_t offset, float unit, std::size_t rows, float* out)
{
    for (std::size_t row = 0; row < rows; ++row) {
        const std::uint8_t* code = codes + row * half;
        std::int32_t sum = 0;
        for (std::size_t i = 0; i < half; ++i) {
            const auto first = static_cast<std::int16_t>(code[i] & 15);
            const auto second = static_cast<std::int16_t>(code[i] >> 4);
            sum += first * low[i] + second * high[i];
        }
        out[row] = static_cast<float>(sum - offset) * unit * scales[row];
    }
}

} // namespace

void packScoreRows(const PackRows& rows, const PackQuery& query, std::size_t begin, std::size_t end, float* out)
{
    const std::size_t half = rows.dimension / 2;
    scoreRows(rows.codes + begin * half, rows.scales + begin, half, query.low.data(), query.high.data(), query.sum,
              query.scale, end - begin, out);
}

} // namespace crossgloss
