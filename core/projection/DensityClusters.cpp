#include "projection/Clusters.h"

#include "base/Error.h"
#include "numeric/Rows.h"
#include "projection/ClusterSummary.h"
#include "projection/ReachabilityTree.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace crossgloss {

namespace {

constexpr std::size_t minSize = 5;
constexpr std::size_t usualPoints = 15;
/// Distances below this share of the layout's extent are rounding; points that coincide have no endless density.
constexpr double minDistance = 1e-6;
constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

/// What hangs together at falling distance. Nodes below the number of points are points; each other one joins two or more
/// at one distance.
class Hierarchy {
public:
    struct Node {
        double density = 0;                ///< 1 / distance at which its parts are joined
        std::uint32_t size = 1;            ///< points
        std::uint32_t first = none;        ///< child
        std::uint32_t last = none;
        std::uint32_t next = none;         ///< sibling
    };

    Hierarchy(std::size_t points, const std::vector<ReachabilityEdge>& edges, double shortest)
        : m_nodes(points), m_parents(points), m_top(points)
    {
        std::iota(m_parents.begin(), m_parents.end(), 0U);
        std::iota(m_top.begin(), m_top.end(), 0U);
        for (const ReachabilityEdge& edge : edges) {
            join(edge.first, edge.second, 1.0 / std::max(std::sqrt(edge.square), shortest));
        }
    }

    const Node& node(std::uint32_t index) const { return m_nodes[index]; }
    std::uint32_t root() const { return static_cast<std::uint32_t>(m_nodes.size() - 1) == 0 ? 0 : m_top[m_root]; }
    std::size_t points() const { return m_parents.size(); }

private:
    void join(std::uint32_t first, std::uint32_t second, double density)
    {
        const std::uint32_t a = rootOf(first);
        const std::uint32_t b = rootOf(second);
        std::uint32_t top = m_top[a];
        // Parts that are joined at the same distance are joined at once.
        if (!isAt(top, density)) {
            top = static_cast<std::uint32_t>(m_nodes.size());
            m_nodes.push_back({density, 0, none, none, none});
            append(top, m_top[a]);
        }
        const std::uint32_t other = m_top[b];
        if (isAt(other, density)) {
            m_nodes[m_nodes[top].last].next = m_nodes[other].first;
            m_nodes[top].last = m_nodes[other].last;
            m_nodes[top].size += m_nodes[other].size;
        } else {
            append(top, other);
        }
        m_parents[b] = a;
        m_top[a] = top;
        m_root = a;
    }
    bool isAt(std::uint32_t node, double density) const
    {
        return node >= points() && m_nodes[node].density == density;
    }
    void append(std::uint32_t to, std::uint32_t child)
    {
        Node& node = m_nodes[to];
        (node.last == none ? node.first : m_nodes[node.last].next) = child;
        node.last = child;
        node.size += m_nodes[child].size;
    }
    std::uint32_t rootOf(std::uint32_t point)
    {
        while (m_parents[point] != point) {
            m_parents[point] = m_parents[m_parents[point]];
            point = m_parents[point];
        }
        return point;
    }

    std::vector<Node> m_nodes;
    std::vector<std::uint32_t> m_parents;
    std::vector<std::uint32_t> m_top;          ///< node of the set whose root a point is
    std::uint32_t m_root = 0;
};

/// The hierarchy without what falls off in parts that are too small.
class CondensedTree {
public:
    CondensedTree(const Hierarchy& hierarchy, std::size_t minimumSize)
        : m_hierarchy(hierarchy), m_minimum(minimumSize), m_of(hierarchy.points(), 0)
    {
        m_clusters.push_back({});
        std::vector<Place> open{{hierarchy.root(), 0}};
        while (!open.empty()) {
            const Place place = open.back();
            open.pop_back();
            split(place, open);
        }
    }

    /// The cluster of each point, −1 = none.
    std::vector<std::int32_t> labels(std::size_t& count)
    {
        choose();
        std::vector<std::int32_t> own(m_clusters.size(), -1);
        count = 0;
        for (std::size_t c = 1; c < m_clusters.size(); ++c) {
            own[c] = own[m_clusters[c].parent];
            if (own[c] < 0 && m_clusters[c].chosen) {
                own[c] = static_cast<std::int32_t>(count++);
            }
        }
        std::vector<std::int32_t> result;
        for (const std::uint32_t cluster : m_of) {
            result.push_back(own[cluster]);
        }
        return result;
    }

private:
    struct Cluster {
        std::uint32_t parent = 0;
        double born = 0;                   ///< density
        double stability = 0;
        double ofChildren = 0;
        bool chosen = false;
    };
    struct Place {
        std::uint32_t node;
        std::uint32_t cluster;
    };

    void split(Place place, std::vector<Place>& open)
    {
        const Hierarchy::Node& node = m_hierarchy.node(place.node);
        std::size_t large = 0;
        for (std::uint32_t child = node.first; child != none; child = m_hierarchy.node(child).next) {
            large += m_hierarchy.node(child).size >= m_minimum ? 1 : 0;
        }
        for (std::uint32_t child = node.first; child != none; child = m_hierarchy.node(child).next) {
            const std::uint32_t size = m_hierarchy.node(child).size;
            if (size >= m_minimum && large == 1) {
                open.push_back({child, place.cluster});
                continue;
            }
            Cluster& cluster = m_clusters[place.cluster];
            cluster.stability += (node.density - cluster.born) * size;
            if (size >= m_minimum) {
                open.push_back({child, static_cast<std::uint32_t>(m_clusters.size())});
                m_clusters.push_back({place.cluster, node.density});
            } else {
                leave(child, place.cluster);
            }
        }
    }

    /// All points below a node belong to a cluster at last.
    void leave(std::uint32_t node, std::uint32_t cluster)
    {
        m_below.assign(1, node);
        while (!m_below.empty()) {
            const std::uint32_t at = m_below.back();
            m_below.pop_back();
            if (at < m_hierarchy.points()) {
                m_of[at] = cluster;
            }
            for (std::uint32_t child = m_hierarchy.node(at).first; child != none; child = m_hierarchy.node(child).next) {
                m_below.push_back(child);
            }
        }
    }

    /// Excess of mass: a cluster is chosen rather than those within it where it is at least as stable as they together.
    void choose()
    {
        for (std::size_t c = m_clusters.size() - 1; c > 0; --c) {
            Cluster& cluster = m_clusters[c];
            cluster.chosen = cluster.stability >= cluster.ofChildren;
            m_clusters[cluster.parent].ofChildren += std::max(cluster.stability, cluster.ofChildren);
        }
    }

    const Hierarchy& m_hierarchy;
    std::size_t m_minimum;
    std::vector<std::uint32_t> m_of;
    std::vector<Cluster> m_clusters;           ///< the first is the whole; parents come before children
    std::vector<std::uint32_t> m_below;
};

double extentOf(std::span<const float> layout)
{
    float low[2] = {layout[0], layout[1]};
    float high[2] = {layout[0], layout[1]};
    for (std::size_t i = 0; i < layout.size(); ++i) {
        low[i % 2] = std::min(low[i % 2], layout[i]);
        high[i % 2] = std::max(high[i % 2], layout[i]);
    }
    return std::max(static_cast<double>(high[0]) - static_cast<double>(low[0]),
                    static_cast<double>(high[1]) - static_cast<double>(low[1]));
}

} // namespace

Clusters densityClusters(std::span<const float> layout, const RowMatrix& rows, std::size_t dimension,
                         const ClusterOptions& options, Progress& progress)
{
    if (rows.rows == 0) {
        throw Error(CROSSGLOSS_TEXT("There are no points to cluster"));
    }
    if (layout.size() != 2 * rows.rows) {
        throw Error(CROSSGLOSS_TEXT("The layout has another number of points than the space"));
    }
    if (!allFinite(layout.data(), layout.size())) {
        throw Error(CROSSGLOSS_TEXT("A value is not a finite number"));
    }
    const std::size_t size =
        std::max<std::size_t>(options.minimumSize > 0 ? options.minimumSize : std::max(minSize, rows.rows / 100), 2);
    const std::size_t nearest = options.minimumPoints > 0 ? options.minimumPoints : std::min(size, usualPoints);
    progress.stage(CROSSGLOSS_TEXT("Density of the layout"), 0);
    const std::vector<ReachabilityEdge> edges = reachabilityTree(layout, nearest, options.threads, progress);
    const double extent = extentOf(layout);
    const Hierarchy hierarchy(rows.rows, edges, extent > 0.0 ? minDistance * extent : 1.0);
    std::size_t count = 0;
    std::vector<std::int32_t> labels = CondensedTree(hierarchy, size).labels(count);
    return summarise(std::move(labels), count, rows, dimension, options.threads, progress);
}

} // namespace crossgloss
