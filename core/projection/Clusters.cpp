#include "projection/Clusters.h"

#include "base/Parallel.h"
#include "projection/ClusterSummary.h"

#include <algorithm>
#include <utility>

namespace crossgloss {

namespace {

constexpr std::size_t typicalPoints = 10;

std::vector<std::uint32_t> nearestToMean(const std::vector<std::uint32_t>& members, const RowMatrix& rows,
                                         std::size_t dimension)
{
    std::vector<double> mean(dimension);
    for (const std::uint32_t member : members) {
        const float* const row = rows.data + member * rows.stride;
        for (std::size_t j = 0; j < dimension; ++j) {
            mean[j] += static_cast<double>(row[j]);
        }
    }
    for (double& value : mean) {
        value /= static_cast<double>(members.size());
    }
    std::vector<std::pair<double, std::uint32_t>> order;
    order.reserve(members.size());
    for (const std::uint32_t member : members) {
        const float* const row = rows.data + member * rows.stride;
        double square = 0.0;
        for (std::size_t j = 0; j < dimension; ++j) {
            const double away = static_cast<double>(row[j]) - mean[j];
            square += away * away;
        }
        order.emplace_back(square, member);
    }
    const std::size_t kept = std::min(typicalPoints, order.size());
    std::ranges::partial_sort(order, order.begin() + static_cast<std::ptrdiff_t>(kept));
    std::vector<std::uint32_t> result;
    for (std::size_t i = 0; i < kept; ++i) {
        result.push_back(order[i].second);
    }
    return result;
}

} // namespace

std::string_view nameOf(ClusterMethod method)
{
    return method == ClusterMethod::KMeans ? "kmeans" : "density";
}

std::optional<ClusterMethod> clusterMethod(std::string_view name)
{
    for (const ClusterMethod method : {ClusterMethod::KMeans, ClusterMethod::Density}) {
        if (name == nameOf(method)) {
            return method;
        }
    }
    return std::nullopt;
}

Clusters summarise(std::vector<std::int32_t> labels, std::size_t count, const RowMatrix& rows, std::size_t dimension,
                   int threads, const Progress& progress)
{
    std::vector<std::vector<std::uint32_t>> members(count);
    for (std::size_t i = 0; i < labels.size(); ++i) {
        if (labels[i] >= 0) {
            members[static_cast<std::size_t>(labels[i])].push_back(static_cast<std::uint32_t>(i));
        }
    }
    std::erase_if(members, [](const auto& of) { return of.empty(); });
    std::ranges::sort(members, [](const auto& a, const auto& b) {
        return a.size() != b.size() ? a.size() > b.size() : a.front() < b.front();
    });
    Clusters result;
    result.count = members.size();
    result.of = std::move(labels);
    result.typical.resize(members.size());
    for (std::size_t c = 0; c < members.size(); ++c) {
        result.sizes.push_back(members[c].size());
        for (const std::uint32_t member : members[c]) {
            result.of[member] = static_cast<std::int32_t>(c);
        }
    }
    parallelEach(members.size(), threads, [&](std::size_t c) {
        progress.throwIfCancelled();
        result.typical[c] = nearestToMean(members[c], rows, dimension);
    });
    return result;
}

} // namespace crossgloss
