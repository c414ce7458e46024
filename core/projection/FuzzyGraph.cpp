#include "projection/FuzzyGraph.h"

#include "base/Parallel.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace crossgloss {

namespace {

constexpr int bisections = 64;
constexpr double sumTolerance = 1e-5;
/// The least σ as a share of the mean distance, so that equal distances do not cut a point off from all but one.
constexpr double minSpread = 1e-3;

double membershipSum(std::span<const float> distances, double nearest, double spread)
{
    double sum = 0.0;
    for (const float distance : distances) {
        const double beyond = static_cast<double>(distance) - nearest;
        sum += beyond > 0.0 ? std::exp(-beyond / spread) : 1.0;
    }
    return sum;
}

double spreadOf(std::span<const float> distances, double nearest, double target)
{
    double low = 0.0;
    double high = 0.0;
    double spread = 1.0;
    for (int step = 0; step < bisections; ++step) {
        const double sum = membershipSum(distances, nearest, spread);
        if (std::abs(sum - target) < sumTolerance) {
            break;
        }
        (sum > target ? high : low) = spread;
        spread = high > 0.0 ? (low + high) / 2.0 : 2.0 * spread;
    }
    return spread;
}

/// Memberships of the neighbours of every point, points × neighbours.
std::vector<float> memberships(const NeighbourGraph& graph, std::size_t neighbours, int threads,
                               const Progress& progress)
{
    std::vector<double> means(graph.points);
    std::vector<float> result(graph.points * neighbours);
    for (std::size_t i = 0; i < graph.points; ++i) {
        for (const float distance : graph.distancesOf(i).first(neighbours)) {
            means[i] += static_cast<double>(distance) / static_cast<double>(neighbours + 1);
        }
    }
    double overall = 0.0;
    for (const double mean : means) {
        overall += mean / static_cast<double>(graph.points);
    }
    const double target = std::log2(static_cast<double>(neighbours + 1));
    parallelRanges(graph.points, threads, [&](std::size_t begin, std::size_t end, int) {
        for (std::size_t i = begin; i < end; ++i) {
            if (i % 1024 == 0) {
                progress.throwIfCancelled();
            }
            const std::span<const float> distances = graph.distancesOf(i).first(neighbours);
            // Duplicates of a point do not count as its nearest neighbour.
            const auto first = std::ranges::find_if(distances, [](float distance) { return distance > 0.0F; });
            const double nearest = first == distances.end() ? 0.0 : static_cast<double>(*first);
            const double least = minSpread * (nearest > 0.0 ? means[i] : overall);
            const double spread = std::max(spreadOf(distances, nearest, target), least);
            for (std::size_t j = 0; j < neighbours; ++j) {
                const double beyond = static_cast<double>(distances[j]) - nearest;
                result[i * neighbours + j] = beyond > 0.0 ? static_cast<float>(std::exp(-beyond / spread)) : 1.0F;
            }
        }
    });
    return result;
}

struct Edge {
    std::uint32_t other = 0;
    float weight = 0;
};

/// The edges that point to each point, by their other ends.
struct Incoming {
    std::vector<std::size_t> begins;
    std::vector<Edge> edges;
};

Incoming incoming(const NeighbourGraph& graph, std::size_t neighbours, const std::vector<float>& weights)
{
    Incoming result;
    result.begins.assign(graph.points + 1, 0);
    for (std::size_t i = 0; i < graph.points; ++i) {
        for (const std::uint32_t other : graph.indicesOf(i).first(neighbours)) {
            ++result.begins[other + 1];
        }
    }
    for (std::size_t i = 0; i < graph.points; ++i) {
        result.begins[i + 1] += result.begins[i];
    }
    result.edges.resize(graph.points * neighbours);
    std::vector<std::size_t> next(result.begins.begin(), result.begins.end() - 1);
    for (std::size_t i = 0; i < graph.points; ++i) {
        for (std::size_t j = 0; j < neighbours; ++j) {
            result.edges[next[graph.indicesOf(i)[j]]++] = {static_cast<std::uint32_t>(i), weights[i * neighbours + j]};
        }
    }
    return result;
}

/// Merges the edges from and to a point, both sorted by the other end, into @p row.
void join(std::span<const Edge> from, std::span<const Edge> to, std::vector<Edge>& row)
{
    row.clear();
    std::size_t a = 0;
    std::size_t b = 0;
    while (a < from.size() || b < to.size()) {
        if (b == to.size() || (a < from.size() && from[a].other < to[b].other)) {
            row.push_back(from[a++]);
        } else if (a == from.size() || to[b].other < from[a].other) {
            row.push_back(to[b++]);
        } else {
            const float p = from[a].weight;
            const float q = to[b++].weight;
            row.push_back({from[a++].other, p + q - p * q});
        }
    }
    std::erase_if(row, [](const Edge& edge) { return !(edge.weight > 0.0F); });
}

} // namespace

FuzzyGraph fuzzyGraph(const NeighbourGraph& graph, std::size_t neighbours, int threads, const Progress& progress)
{
    neighbours = std::min(neighbours, graph.k);
    const std::vector<float> weights = memberships(graph, neighbours, threads, progress);
    const Incoming to = incoming(graph, neighbours, weights);
    // Rows are joined twice, to count them and to write them: this takes less than keeping a vector for each.
    const auto eachRow = [&](const std::function<void(std::size_t, std::span<const Edge>)>& use) {
        parallelRanges(graph.points, threads, [&](std::size_t begin, std::size_t end, int) {
            progress.throwIfCancelled();
            std::vector<Edge> from(neighbours);
            std::vector<Edge> row;
            for (std::size_t i = begin; i < end; ++i) {
                for (std::size_t j = 0; j < neighbours; ++j) {
                    from[j] = {graph.indicesOf(i)[j], weights[i * neighbours + j]};
                }
                std::ranges::sort(from, {}, &Edge::other);
                join(from, std::span(to.edges).subspan(to.begins[i], to.begins[i + 1] - to.begins[i]), row);
                use(i, row);
            }
        });
    };
    FuzzyGraph result;
    result.points = graph.points;
    result.begins.assign(graph.points + 1, 0);
    eachRow([&](std::size_t i, std::span<const Edge> row) { result.begins[i + 1] = row.size(); });
    for (std::size_t i = 0; i < graph.points; ++i) {
        result.begins[i + 1] += result.begins[i];
    }
    result.others.resize(result.begins.back());
    result.weights.resize(result.begins.back());
    eachRow([&](std::size_t i, std::span<const Edge> row) {
        std::size_t place = result.begins[i];
        for (const Edge& edge : row) {
            result.others[place] = edge.other;
            result.weights[place++] = edge.weight;
        }
    });
    return result;
}

} // namespace crossgloss
