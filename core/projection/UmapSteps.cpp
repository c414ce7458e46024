#include "projection/UmapSteps.h"

#include "base/Random.h"
#include "numeric/VectorMath.h"
#include "numeric/Vectorised.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>
#include <utility>

namespace crossgloss {

namespace {

/// Of points, an even number. More blocks serve more threads, and take more rounds.
constexpr std::size_t pointBlocks = 8;
constexpr std::size_t block = 256;         // edges that are looked at together
constexpr std::size_t samplesAtOnce = 8;
constexpr std::uint32_t streamStep = 0x9e3779b9U;
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

/// A 16-bit counter that starts at a phase of its own gains the rate at each turn; the edge is due when it overflows.
CROSSGLOSS_INLINE bool isDue(std::size_t edge, std::uint32_t rate, std::uint32_t turn)
{
    const auto phase = static_cast<std::uint32_t>(edge) * 40503U;
    return static_cast<std::uint16_t>(phase + (turn + 1) * rate) < rate;
}

struct Place {
    float x, y;
};

/// Drives a place off @p count points, samplesAtOnce at most.
CROSSGLOSS_INLINE Place repelled(Place place, const UmapStep& step, const float* before, std::uint32_t points,
                                 std::uint32_t stream, std::size_t count)
{
    const auto a = static_cast<float>(step.curve.a);
    const auto b = static_cast<float>(step.curve.b);
    const float strength = 2.0F * b * step.repulsion;
    std::uint32_t others[samplesAtOnce];
    float dx[samplesAtOnce];
    float dy[samplesAtOnce];
    for (std::size_t i = 0; i < samplesAtOnce; ++i) {
        const std::uint64_t drawn = mixed(stream + static_cast<std::uint32_t>(i) * streamStep);
        others[i] = static_cast<std::uint32_t>((drawn * points) >> 32);
    }
    for (std::size_t i = 0; i < samplesAtOnce; ++i) {
        const float* const other = before + 2 * static_cast<std::size_t>(others[i]);
        dx[i] = i < count ? place.x - other[0] : 0.0F;
        dy[i] = i < count ? place.y - other[1] : 0.0F;
    }
    for (std::size_t i = 0; i < samplesAtOnce; ++i) {
        const float square = dx[i] * dx[i] + dy[i] * dy[i];
        const float power = powerOfTwo(b * logarithm(square));
        const float gradient = strength / ((softening + square) * (1.0F + a * power));
        dx[i] = vector_math::clamp(gradient * dx[i], largestMove);
        dy[i] = vector_math::clamp(gradient * dy[i], largestMove);
    }
    float x = 0.0F;
    float y = 0.0F;
    for (std::size_t i = 0; i < samplesAtOnce; ++i) {
        x += dx[i];
        y += dy[i];
    }
    // Samples push at once; one after the other, those behind the first would find the point gone already.
    place.x += step.rate * vector_math::clamp(x, largestMove);
    place.y += step.rate * vector_math::clamp(y, largestMove);
    return place;
}

/// Rounds of a tournament: first each block by itself, then pairs of blocks such that each meets each other once.
std::vector<std::vector<std::pair<std::size_t, std::size_t>>> tournament()
{
    std::vector<std::vector<std::pair<std::size_t, std::size_t>>> rounds(1);
    for (std::size_t own = 0; own < pointBlocks; ++own) {
        rounds[0].emplace_back(own, own);
    }
    constexpr std::size_t circle = pointBlocks - 1;
    for (std::size_t round = 0; round < circle; ++round) {
        auto& pairs = rounds.emplace_back();
        pairs.emplace_back(round, circle);
        for (std::size_t away = 1; away < pointBlocks / 2; ++away) {
            pairs.emplace_back((round + away) % circle, (round + circle - away) % circle);
        }
    }
    return rounds;
}

UmapSchedule::Part shuffled(const UmapSchedule::Part& part, Random& random)
{
    std::vector<std::uint32_t> order(part.first.size());
    std::iota(order.begin(), order.end(), 0U);
    shuffle(order, random);
    UmapSchedule::Part result;
    for (const std::uint32_t edge : order) {
        result.first.push_back(part.first[edge]);
        result.second.push_back(part.second[edge]);
        result.rates.push_back(part.rates[edge]);
    }
    return result;
}

} // namespace

UmapSchedule UmapSchedule::of(const FuzzyGraph& graph, int iterations)
{
    const auto blockOf = [&](std::size_t point) { return point * pointBlocks / graph.points; };
    float largest = 0.0F;
    for (const float weight : graph.weights) {
        largest = std::max(largest, weight);
    }
    const float least = largest / static_cast<float>(std::max(1, iterations));
    std::vector<Part> parts(pointBlocks * pointBlocks);
    UmapSchedule result;
    result.points = graph.points;
    result.samples.resize(graph.points);
    for (std::size_t i = 0; i < graph.points; ++i) {
        for (std::size_t edge = graph.begins[i]; edge < graph.begins[i + 1]; ++edge) {
            if (graph.weights[edge] < least) {
                continue;
            }
            const std::size_t other = graph.others[edge];
            const float share = graph.weights[edge] / largest;
            result.samples[i] += share;
            if (i < other) {
                Part& part = parts[blockOf(i) * pointBlocks + blockOf(other)];
                part.first.push_back(static_cast<std::uint32_t>(i));
                part.second.push_back(static_cast<std::uint32_t>(other));
                part.rates.push_back(static_cast<std::uint16_t>(std::clamp(std::round(65536.0F * share), 1.0F, 65535.0F)));
            }
        }
    }
    // Neighbouring edges would wait for each other's points.
    Random random(1);
    for (const auto& pairs : tournament()) {
        auto& round = result.rounds.emplace_back();
        for (const auto& [a, b] : pairs) {
            round.push_back(shuffled(parts[std::min(a, b) * pointBlocks + std::max(a, b)], random));
        }
    }
    return result;
}

CROSSGLOSS_VECTORISED
void attractByUmap(const UmapSchedule::Part& part, const UmapStep& step, float* layout)
{
    const auto a = static_cast<float>(step.curve.a);
    const auto b = static_cast<float>(step.curve.b);
    const std::size_t edges = part.first.size();
    std::uint32_t due[block];
    for (std::uint32_t turn = 2 * step.iteration; turn < 2 * step.iteration + 2; ++turn) {
        for (std::size_t begin = 0; begin < edges; begin += block) {
            std::size_t count = 0;
            for (std::size_t edge = begin; edge < std::min(edges, begin + block); ++edge) {
                due[count] = static_cast<std::uint32_t>(edge);
                count += isDue(edge, part.rates[edge], turn) ? 1 : 0;
            }
            for (std::size_t i = 0; i < count; ++i) {
                float* const first = layout + 2 * static_cast<std::size_t>(part.first[due[i]]);
                float* const second = layout + 2 * static_cast<std::size_t>(part.second[due[i]]);
                const float dx = first[0] - second[0];
                const float dy = first[1] - second[1];
                const float square = dx * dx + dy * dy;
                const float power = powerOfTwo((b - 1.0F) * logarithm(square));
                const float gradient = -2.0F * a * b * power / (1.0F + a * power * square);
                const float x = step.rate * vector_math::clamp(gradient * dx, largestMove);
                const float y = step.rate * vector_math::clamp(gradient * dy, largestMove);
                first[0] += x;
                first[1] += y;
                second[0] -= x;
                second[1] -= y;
            }
        }
    }
}

CROSSGLOSS_VECTORISED
void repelByUmap(const UmapSchedule& schedule, const UmapStep& step, const float* before, float* after, std::size_t begin,
                 std::size_t end)
{
    const auto points = static_cast<std::uint32_t>(schedule.points);
    for (std::size_t i = begin; i < end; ++i) {
        Place place{before[2 * i], before[2 * i + 1]};
        const std::uint64_t drawn =
            mixed(step.seed + ((std::uint64_t{step.iteration} << 32) | i) * 0x9e3779b97f4a7c15U);
        auto stream = static_cast<std::uint32_t>(drawn);
        // The fraction of a sample that is left over is drawn for.
        const float wanted = schedule.samples[i] * static_cast<float>(step.negativeSamples);
        auto left = static_cast<std::size_t>(wanted + static_cast<float>(drawn >> 40) * 0x1p-24F);
        while (left > 0) {
            const std::size_t some = std::min(left, samplesAtOnce);
            place = repelled(place, step, before, points, stream, some);
            stream += static_cast<std::uint32_t>(some) * streamStep;
            left -= some;
        }
        after[2 * i] = place.x;
        after[2 * i + 1] = place.y;
    }
}

} // namespace crossgloss
