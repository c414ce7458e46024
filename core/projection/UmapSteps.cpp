#include "projection/UmapSteps.h"

#include "numeric/VectorMath.h"
#include "numeric/Vectorised.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace crossgloss {

namespace {

constexpr std::size_t block = 256;         // edges, and negative samples, that are looked at together
constexpr std::size_t lanes = 8;
constexpr float largestMove = 4.0F;
constexpr float softening = 0.001F;

/// log2(x) for positive, normal x; −127 for 0. Absolute error below 4e-6.
CROSSGLOSS_INLINE float logarithm(float x)
{
    const auto bits = std::bit_cast<std::int32_t>(x);
    const std::int32_t exponent = (bits - 0x3f3504f3) >> 23;
    const float t = std::bit_cast<float>(bits - (exponent << 23)) - 1.0F;
    float series = -0.20685813F;
    series = series * t + 0.31840712F;
    series = series * t - 0.36641327F;
    series = series * t + 0.47979388F;
    series = series * t - 0.72120845F;
    series = series * t + 1.44270182F;
    return static_cast<float>(exponent) + series * t;
}

/// 2^x, relative error below 4e-6, for |x| ≤ 126.
CROSSGLOSS_INLINE float powerOfTwo(float x)
{
    constexpr float shift = 12582912.0F;
    const float shifted = vector_math::clamp(x, 126.0F) + shift;
    const float f = vector_math::clamp(x, 126.0F) - (shifted - shift);
    float series = 0.00967603736F;
    series = series * f + 0.05592203512F;
    series = series * f + 0.24022106826F;
    series = series * f + 0.69312101603F;
    series = series * f + 1.0F;
    const std::int32_t exponent = std::bit_cast<std::int32_t>(shifted) - std::bit_cast<std::int32_t>(shift);
    return series * std::bit_cast<float>((exponent + 127) << 23);
}

CROSSGLOSS_INLINE std::uint32_t mixed(std::uint32_t x)
{
    x = (x ^ (x >> 16)) * 0x7feb352dU;
    x = (x ^ (x >> 15)) * 0x846ca68bU;
    return x ^ (x >> 16);
}

CROSSGLOSS_INLINE std::uint64_t mixed(std::uint64_t x)
{
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9U;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebU;
    return x ^ (x >> 31);
}

/// The edges of [begin, end) that are due, into @p due. A 16-bit counter that starts at a phase of its own gains the rate
/// in each iteration; the edge is due when it overflows.
CROSSGLOSS_INLINE std::size_t dueEdges(const UmapSchedule& schedule, std::uint32_t iteration, std::size_t begin,
                                       std::size_t end, std::uint32_t* due)
{
    std::size_t count = 0;
    for (std::size_t edge = begin; edge < end; ++edge) {
        const std::uint32_t rate = schedule.rates[edge];
        const auto phase = static_cast<std::uint32_t>(edge) * 40503U;
        const auto counter = static_cast<std::uint16_t>(phase + (iteration + 1) * rate);
        due[count] = schedule.others[edge];
        count += counter < rate ? 1 : 0;
    }
    return count;
}

struct Place {
    float x, y;
};

/// Both ends of an edge are drawn together, and it lies in the rows of both: each moves itself, by what both rows ask.
CROSSGLOSS_INLINE Place attracted(Place place, const UmapStep& step, const float* before, const std::uint32_t* due,
                                  std::size_t count)
{
    const auto a = static_cast<float>(step.curve.a);
    const auto b = static_cast<float>(step.curve.b);
    for (std::size_t i = 0; i < count; ++i) {
        const float* const other = before + 2 * static_cast<std::size_t>(due[i]);
        const float dx = place.x - other[0];
        const float dy = place.y - other[1];
        const float square = dx * dx + dy * dy;
        const float power = powerOfTwo((b - 1.0F) * logarithm(square));
        const float gradient = -2.0F * a * b * power / (1.0F + a * power * square);
        place.x += 2.0F * step.rate * vector_math::clamp(gradient * dx, largestMove);
        place.y += 2.0F * step.rate * vector_math::clamp(gradient * dy, largestMove);
    }
    return place;
}

CROSSGLOSS_INLINE Place repelled(Place place, const UmapStep& step, const float* before, std::uint32_t points,
                                 std::uint32_t stream, std::size_t count)
{
    const auto a = static_cast<float>(step.curve.a);
    const auto b = static_cast<float>(step.curve.b);
    const float strength = 2.0F * b * step.repulsion;
    std::uint32_t others[block];
    float dx[block];
    float dy[block];
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint64_t drawn = mixed(stream + static_cast<std::uint32_t>(i) * 0x9e3779b9U);
        others[i] = static_cast<std::uint32_t>((drawn * points) >> 32);
    }
    for (std::size_t i = 0; i < count; ++i) {
        const float* const other = before + 2 * static_cast<std::size_t>(others[i]);
        dx[i] = place.x - other[0];
        dy[i] = place.y - other[1];
    }
    const std::size_t padded = (count + lanes - 1) / lanes * lanes;
    for (std::size_t i = count; i < padded; ++i) {
        dx[i] = dy[i] = 0.0F;
    }
    for (std::size_t i = 0; i < padded; ++i) {
        const float square = dx[i] * dx[i] + dy[i] * dy[i];
        const float power = powerOfTwo(b * logarithm(square));
        const float gradient = strength / ((softening + square) * (1.0F + a * power));
        dx[i] = vector_math::clamp(gradient * dx[i], largestMove);
        dy[i] = vector_math::clamp(gradient * dy[i], largestMove);
    }
    float x[lanes] = {};
    float y[lanes] = {};
    for (std::size_t i = 0; i < padded; i += lanes) {
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            x[lane] += dx[i + lane];
            y[lane] += dy[i + lane];
        }
    }
    for (std::size_t lane = 1; lane < lanes; ++lane) {
        x[0] += x[lane];
        y[0] += y[lane];
    }
    // Samples push at once; one after the other, those behind the first would find the point gone already.
    place.x += step.rate * vector_math::clamp(x[0], largestMove);
    place.y += step.rate * vector_math::clamp(y[0], largestMove);
    return place;
}

} // namespace

UmapSchedule UmapSchedule::of(const FuzzyGraph& graph, int iterations)
{
    UmapSchedule result;
    result.begins.assign(graph.points + 1, 0);
    float largest = 0.0F;
    for (const float weight : graph.weights) {
        largest = std::max(largest, weight);
    }
    const float least = largest / static_cast<float>(std::max(1, iterations));
    for (std::size_t i = 0; i < graph.points; ++i) {
        for (std::size_t edge = graph.begins[i]; edge < graph.begins[i + 1]; ++edge) {
            if (graph.weights[edge] >= least) {
                const float rate = std::round(65536.0F * graph.weights[edge] / largest);
                result.others.push_back(graph.others[edge]);
                result.rates.push_back(static_cast<std::uint16_t>(std::clamp(rate, 1.0F, 65535.0F)));
            }
        }
        result.begins[i + 1] = result.others.size();
    }
    return result;
}

CROSSGLOSS_VECTORISED
void moveByUmap(const UmapSchedule& schedule, const UmapStep& step, const float* before, float* after, std::size_t begin,
                std::size_t end)
{
    const auto points = static_cast<std::uint32_t>(schedule.begins.size() - 1);
    std::uint32_t due[block];
    for (std::size_t i = begin; i < end; ++i) {
        Place place{before[2 * i], before[2 * i + 1]};
        auto stream =
            static_cast<std::uint32_t>(mixed(step.seed + ((std::uint64_t{step.iteration} << 32) | i) * 0x9e3779b97f4a7c15U));
        for (std::size_t edge = schedule.begins[i]; edge < schedule.begins[i + 1]; edge += block) {
            const std::size_t count =
                dueEdges(schedule, step.iteration, edge, std::min(edge + block, schedule.begins[i + 1]), due);
            place = attracted(place, step, before, due, count);
            std::size_t left = count * static_cast<std::size_t>(step.negativeSamples);
            while (left > 0) {
                const std::size_t some = std::min(left, block);
                place = repelled(place, step, before, points, stream, some);
                stream += static_cast<std::uint32_t>(some) * 0x9e3779b9U;
                left -= some;
            }
        }
        after[2 * i] = place.x;
        after[2 * i + 1] = place.y;
    }
}

} // namespace crossgloss
