#pragma once

#include "base/Progress.h"
#include "space/ExactSearch.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <optional>
#include <vector>

namespace crossgloss {

enum class ClusterMethod {
    KMeans,                            ///< of the vectors
    Density                            ///< of the layout, by HDBSCAN's rule
};

/// Names of the command line: kmeans, density.
std::string_view nameOf(ClusterMethod method);
std::optional<ClusterMethod> clusterMethod(std::string_view name);

struct ClusterOptions {
    ClusterMethod method = ClusterMethod::Density;
    std::size_t clusters = 12;         ///< k of k-means; fewer where there are fewer different points
    int iterations = 100;              ///< of k-means at most
    std::size_t minimumSize = 0;       ///< of a dense cluster; 0 = 1 % of the points, 5 at least
    std::size_t minimumPoints = 0;     ///< k of the core distance; 0 = the smaller of the size and 15
    std::uint64_t seed = 1;            ///< of the first centres
    int threads = 0;                   ///< 0 = all
};

/// Clusters of points, numbered by falling size.
struct Clusters {
    std::size_t count = 0;
    std::vector<std::int32_t> of;      ///< of each point; −1 = in none (density only)
    std::vector<std::size_t> sizes;
    std::vector<std::vector<std::uint32_t>> typical;   ///< points of each, nearest to its mean vector first, 10 at most
};

/// Lloyd's k-means of rows from k-means++ centres.
/// @throws Error when there are no rows, or a value is not finite; Cancelled.
Clusters kMeans(const RowMatrix& rows, std::size_t dimension, const ClusterOptions& options, Progress& progress);

/// HDBSCAN (Campello, Moulavi & Sander 2013) of a layout: the minimum spanning tree of mutual reachability, condensed by the
/// smallest size, clusters by their excess of mass. @param layout points × 2. @param rows of the same points, which the
/// typical ones are chosen by.
Clusters densityClusters(std::span<const float> layout, const RowMatrix& rows, std::size_t dimension,
                         const ClusterOptions& options, Progress& progress);

} // namespace crossgloss
