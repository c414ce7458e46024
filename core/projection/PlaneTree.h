#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace crossgloss {

/// Points of a plane in a balanced tree of boxes, halved across their longer side down to a few points.
class PlaneTree {
public:
    struct Node {
        float low[2];
        float high[2];
        std::uint32_t begin = 0;           ///< points are places in order()
        std::uint32_t end = 0;
        std::uint32_t left = 0;            ///< children are left and left + 1, behind their parent; 0 = none
    };

    /// @param layout points × 2, all finite, fewer than 2^32; must outlive this.
    explicit PlaneTree(std::span<const float> layout);

    const std::vector<Node>& nodes() const { return m_nodes; }
    const std::vector<std::uint32_t>& order() const { return m_order; }
    std::size_t points() const { return m_order.size(); }

    double squaredDistance(std::size_t a, std::size_t b) const
    {
        const double x = static_cast<double>(m_layout[2 * a]) - static_cast<double>(m_layout[2 * b]);
        const double y = static_cast<double>(m_layout[2 * a + 1]) - static_cast<double>(m_layout[2 * b + 1]);
        return x * x + y * y;
    }
    /// From a point to the nearest place of a node's box.
    double squaredDistance(std::size_t point, const Node& node) const;

    /// Squared distance of every point from its @p count nearest one, itself being the first.
    std::vector<double> squaredCoreDistances(std::size_t count, int threads) const;

private:
    std::span<const float> m_layout;
    std::vector<std::uint32_t> m_order;
    std::vector<Node> m_nodes;
};

} // namespace crossgloss
