#include "projection/Affinities.h"

#include "base/Error.h"
#include "base/Parallel.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <numeric>

namespace crossgloss {

namespace {

/// Conditional probabilities of one point's neighbours. @param distances rising.
void condition(std::span<const float> distances, double perplexity, std::span<float> out)
{
    const double wanted = std::log(perplexity);
    const double nearest = static_cast<double>(distances.front()) * static_cast<double>(distances.front());
    double mean = 0;
    for (const float distance : distances) {
        mean += static_cast<double>(distance) * static_cast<double>(distance) - nearest;
    }
    mean /= static_cast<double>(distances.size());
    if (mean <= 0) {
        std::ranges::fill(out, 1.0F / static_cast<float>(out.size()));
        return;
    }
    double beta = 1 / mean;
    double low = 0;
    double high = 0;
    double sum = 0;
    for (int step = 0; step < 100; ++step) {
        sum = 0;
        double weighted = 0;
        for (std::size_t n = 0; n < distances.size(); ++n) {
            const double square = static_cast<double>(distances[n]) * static_cast<double>(distances[n]) - nearest;
            const double weight = std::exp(-beta * square);
            out[n] = static_cast<float>(weight);
            sum += weight;
            weighted += weight * square;
        }
        const double entropy = std::log(sum) + beta * weighted / sum;
        if (std::abs(entropy - wanted) < 1e-5) {
            break;
        }
        if (entropy > wanted) {
            low = beta;
            beta = high > 0 ? (beta + high) / 2 : beta * 2;
        } else {
            high = beta;
            beta = (beta + low) / 2;
        }
    }
    for (float& value : out) {
        value /= static_cast<float>(sum);
    }
}

} // namespace

Affinities affinities(const NeighbourGraph& graph, double perplexity, int threads, Progress& progress)
{
    progress.stage(CROSSGLOSS_TEXT("Weighing the neighbours"), 0);
    const std::size_t n = graph.points;
    const std::size_t k = graph.k;
    Affinities result;
    result.begin.assign(n + 1, 0);
    if (k == 0) {
        return result;
    }
    std::vector<float> conditional(n * k);
    std::atomic<bool> broken = false;
    parallelRanges(n, threads, [&](std::size_t from, std::size_t to, int) {
        for (std::size_t i = from; i < to && !progress.cancelled(); ++i) {
            const auto distances = graph.distancesOf(i);
            if (!std::ranges::all_of(distances, [](float value) { return std::isfinite(value); })) {
                broken = true;
                return;
            }
            condition(distances, perplexity, {conditional.data() + i * k, k});
        }
    });
    progress.throwIfCancelled();
    if (broken) {
        throw Error(CROSSGLOSS_TEXT("A distance between points is not a finite number"));
    }
    // Each pair in the row of either end; rows are sorted, and a pair that both ends named is added up.
    std::vector<std::uint64_t> room(n + 1, 0);
    for (std::size_t i = 0; i < n; ++i) {
        room[i + 1] += k;
        for (const std::uint32_t j : graph.indicesOf(i)) {
            ++room[j + 1];
        }
    }
    std::partial_sum(room.begin(), room.end(), room.begin());
    std::vector<std::pair<std::uint32_t, float>> entries(room.back());
    std::vector<std::uint64_t> next(room.begin(), room.end() - 1);
    const float scale = 0.5F / static_cast<float>(n);
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t m = 0; m < k; ++m) {
            const std::uint32_t j = graph.indices[i * k + m];
            const float value = conditional[i * k + m] * scale;
            entries[next[i]++] = {j, value};
            entries[next[j]++] = {static_cast<std::uint32_t>(i), value};
        }
    }
    conditional = {};
    std::vector<std::uint64_t> kept(n + 1, 0);
    parallelRanges(n, threads, [&](std::size_t from, std::size_t to, int) {
        for (std::size_t i = from; i < to; ++i) {
            const auto row = std::span(entries).subspan(room[i], room[i + 1] - room[i]);
            std::ranges::sort(row);
            std::size_t count = 0;
            for (const auto& [j, value] : row) {
                if (count > 0 && row[count - 1].first == j) {
                    row[count - 1].second += value;
                } else {
                    row[count++] = {j, value};
                }
            }
            kept[i + 1] = count;
        }
    });
    progress.throwIfCancelled();
    std::partial_sum(kept.begin(), kept.end(), result.begin.begin());
    result.neighbours.resize(result.begin.back());
    result.values.resize(result.begin.back());
    parallelRanges(n, threads, [&](std::size_t from, std::size_t to, int) {
        for (std::size_t i = from; i < to; ++i) {
            for (std::uint64_t m = 0; m < result.begin[i + 1] - result.begin[i]; ++m) {
                result.neighbours[result.begin[i] + m] = entries[room[i] + m].first;
                result.values[result.begin[i] + m] = entries[room[i] + m].second;
            }
        }
    });
    return result;
}

} // namespace crossgloss
