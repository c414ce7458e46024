#include "projection/SpectralStart.h"

#include "base/Random.h"
#include "projection/GraphEigenvectors.h"
#include "projection/PlacePoints.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace crossgloss {

namespace {

constexpr float noise = 1e-4F;

/// The points of each part of the graph that hangs together, by their first points.
std::vector<std::vector<std::uint32_t>> componentsOf(const FuzzyGraph& graph)
{
    std::vector<std::vector<std::uint32_t>> result;
    std::vector<bool> seen(graph.points, false);
    for (std::size_t first = 0; first < graph.points; ++first) {
        if (seen[first]) {
            continue;
        }
        std::vector<std::uint32_t>& members = result.emplace_back(1, static_cast<std::uint32_t>(first));
        seen[first] = true;
        for (std::size_t at = 0; at < members.size(); ++at) {
            const std::size_t point = members[at];
            for (std::size_t edge = graph.begins[point]; edge < graph.begins[point + 1]; ++edge) {
                if (!seen[graph.others[edge]]) {
                    seen[graph.others[edge]] = true;
                    members.push_back(graph.others[edge]);
                }
            }
        }
        std::ranges::sort(members);
    }
    return result;
}

/// @param places of points among the members of the component, shared by all calls.
FuzzyGraph subgraph(const FuzzyGraph& graph, const std::vector<std::uint32_t>& members, std::vector<std::uint32_t>& places)
{
    FuzzyGraph result;
    result.points = members.size();
    result.begins.push_back(0);
    for (std::size_t i = 0; i < members.size(); ++i) {
        places[members[i]] = static_cast<std::uint32_t>(i);
    }
    for (const std::uint32_t member : members) {
        for (std::size_t edge = graph.begins[member]; edge < graph.begins[member + 1]; ++edge) {
            result.others.push_back(places[graph.others[edge]]);
            result.weights.push_back(graph.weights[edge]);
        }
        result.begins.push_back(result.others.size());
    }
    return result;
}

bool coincide(std::span<const float> layout)
{
    for (std::size_t i = 2; i < layout.size(); ++i) {
        if (layout[i] != layout[i % 2]) {
            return false;
        }
    }
    return true;
}

/// Points on a sunflower's spiral within ±startRadius, evenly spread.
std::vector<float> spiral(std::size_t points)
{
    std::vector<float> result(2 * points);
    const double golden = std::numbers::pi * (3.0 - std::sqrt(5.0));
    for (std::size_t i = 0; i < points; ++i) {
        const double radius = static_cast<double>(startRadius) * std::sqrt((static_cast<double>(i) + 0.5) / static_cast<double>(points));
        const double angle = golden * static_cast<double>(i);
        result[2 * i] = static_cast<float>(radius * std::cos(angle));
        result[2 * i + 1] = static_cast<float>(radius * std::sin(angle));
    }
    return result;
}

std::vector<float> placeComponent(const FuzzyGraph& graph, std::span<const float> start, std::uint64_t seed, int threads,
                                  const Progress& progress)
{
    std::vector<float> local = graphEigenvectors(graph, coincide(start) ? std::span<const float>() : start, seed, threads, progress);
    if (local.empty() || coincide(local)) {
        local.assign(start.begin(), start.end());
        if (coincide(local)) {
            local = spiral(graph.points);
        }
    } else {
        superimpose(local, start);
    }
    return local;
}

} // namespace

void scaleToRadius(std::span<float> layout, float radius)
{
    const std::size_t points = layout.size() / 2;
    double mean[2] = {};
    for (std::size_t i = 0; i < layout.size(); ++i) {
        mean[i % 2] += static_cast<double>(layout[i]) / static_cast<double>(points);
    }
    double farthest = 0.0;
    for (std::size_t i = 0; i < layout.size(); ++i) {
        farthest = std::max(farthest, std::abs(static_cast<double>(layout[i]) - mean[i % 2]));
    }
    const bool together = coincide(layout);
    for (std::size_t i = 0; i < layout.size(); ++i) {
        const double away = static_cast<double>(layout[i]) - mean[i % 2];
        layout[i] = together ? 0.0F : static_cast<float>(away * static_cast<double>(radius) / farthest);
    }
}

std::vector<float> spectralStart(const FuzzyGraph& graph, std::span<const float> start, std::uint64_t seed, int threads,
                                 const Progress& progress)
{
    std::vector<float> scaled(start.begin(), start.end());
    scaleToRadius(scaled, startRadius);
    const std::vector<std::vector<std::uint32_t>> components = componentsOf(graph);
    std::vector<float> result(2 * graph.points);
    if (components.size() == 1) {
        result = placeComponent(graph, scaled, seed, threads, progress);
        scaleToRadius(result, startRadius);
    } else {
        const std::vector<float> centres = coincide(scaled) ? spiral(components.size()) : std::vector<float>();
        std::vector<std::uint32_t> places(graph.points);
        for (std::size_t c = 0; c < components.size(); ++c) {
            progress.throwIfCancelled();
            const std::vector<std::uint32_t>& members = components[c];
            std::vector<float> own;
            double centre[2] = {};
            for (const std::uint32_t member : members) {
                own.insert(own.end(), {scaled[2 * member], scaled[2 * member + 1]});
                centre[0] += static_cast<double>(scaled[2 * member]) / static_cast<double>(members.size());
                centre[1] += static_cast<double>(scaled[2 * member + 1]) / static_cast<double>(members.size());
            }
            if (!centres.empty()) {
                centre[0] = static_cast<double>(centres[2 * c]);
                centre[1] = static_cast<double>(centres[2 * c + 1]);
            }
            std::vector<float> local = placeComponent(subgraph(graph, members, places), own, seed + c, threads, progress);
            scaleToRadius(local, startRadius * static_cast<float>(members.size()) / static_cast<float>(graph.points));
            for (std::size_t i = 0; i < members.size(); ++i) {
                result[2 * members[i]] = static_cast<float>(centre[0]) + local[2 * i];
                result[2 * members[i] + 1] = static_cast<float>(centre[1]) + local[2 * i + 1];
            }
        }
    }
    return result;
}

} // namespace crossgloss
