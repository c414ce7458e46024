#include "projection/ReachabilityTree.h"

#include "base/Parallel.h"
#include "projection/PlaneTree.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

namespace crossgloss {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr std::uint32_t several = std::numeric_limits<std::uint32_t>::max();

class Boruvka {
public:
    Boruvka(std::span<const float> layout, std::size_t nearest, int threads)
        : m_tree(layout), m_core(m_tree.squaredCoreDistances(nearest, threads)), m_threads(threads),
          m_parents(m_tree.points()), m_of(m_tree.points()), m_nodeOf(m_tree.nodes().size()),
          m_nodeCore(m_tree.nodes().size(), infinity)
    {
        std::iota(m_parents.begin(), m_parents.end(), 0U);
        std::iota(m_of.begin(), m_of.end(), 0U);
        eachNodeUpwards([this](std::size_t at, const PlaneTree::Node& node) {
            if (node.left != 0) {
                m_nodeCore[at] = std::min(m_nodeCore[node.left], m_nodeCore[node.left + 1]);
            }
            for (std::size_t i = node.begin; node.left == 0 && i < node.end; ++i) {
                m_nodeCore[at] = std::min(m_nodeCore[at], m_core[m_tree.order()[i]]);
            }
        });
    }

    std::vector<ReachabilityEdge> run(const Progress& progress)
    {
        std::vector<ReachabilityEdge> result;
        result.reserve(m_tree.points() - 1);
        while (result.size() + 1 < m_tree.points()) {
            progress.throwIfCancelled();
            markNodes();
            for (const ReachabilityEdge& edge : shortestOfComponents(progress)) {
                const std::uint32_t first = rootOf(edge.first);
                const std::uint32_t second = rootOf(edge.second);
                // Two components may have chosen each other, or equal edges closed a circle.
                if (edge.square < infinity && first != second) {
                    m_parents[std::max(first, second)] = std::min(first, second);
                    result.push_back(edge);
                }
            }
            for (std::uint32_t i = 0; i < m_of.size(); ++i) {
                m_of[i] = rootOf(i);
            }
        }
        std::ranges::stable_sort(result, {}, &ReachabilityEdge::square);
        return result;
    }

private:
    template <typename Body>
    void eachNodeUpwards(const Body& body)
    {
        for (std::size_t at = m_tree.nodes().size(); at-- > 0;) {
            body(at, m_tree.nodes()[at]);
        }
    }

    /// The component that all points of a node belong to, or several.
    void markNodes()
    {
        eachNodeUpwards([this](std::size_t at, const PlaneTree::Node& node) {
            if (node.left != 0) {
                m_nodeOf[at] = m_nodeOf[node.left] == m_nodeOf[node.left + 1] ? m_nodeOf[node.left] : several;
                return;
            }
            m_nodeOf[at] = m_of[m_tree.order()[node.begin]];
            for (std::size_t i = node.begin; i < node.end; ++i) {
                if (m_of[m_tree.order()[i]] != m_nodeOf[at]) {
                    m_nodeOf[at] = several;
                }
            }
        });
    }

    std::uint32_t rootOf(std::uint32_t point)
    {
        while (m_parents[point] != point) {
            m_parents[point] = m_parents[m_parents[point]];
            point = m_parents[point];
        }
        return point;
    }

    /// The shortest edge out of each component, in order of their first points.
    std::vector<ReachabilityEdge> shortestOfComponents(const Progress& progress) const
    {
        const std::size_t points = m_tree.points();
        const auto parts = std::min(points, static_cast<std::size_t>(resolveThreads(m_threads)));
        std::vector<std::vector<ReachabilityEdge>> shortest(parts);
        parallelRanges(points, m_threads, [&](std::size_t begin, std::size_t end, int part) {
            std::vector<ReachabilityEdge>& own = shortest[static_cast<std::size_t>(part)];
            own.assign(points, {0, 0, infinity});
            std::vector<std::pair<double, std::uint32_t>> open;
            for (std::size_t at = begin; at < end; ++at) {
                if (at % 4096 == 0) {
                    progress.throwIfCancelled();
                }
                const std::uint32_t point = m_tree.order()[at];
                look(point, own[m_of[point]], open);
            }
        });
        std::vector<ReachabilityEdge> result;
        for (std::size_t component = 0; component < points; ++component) {
            if (m_of[component] != component) {
                continue;
            }
            ReachabilityEdge best = shortest[0][component];
            for (std::size_t part = 1; part < parts; ++part) {
                best = shortest[part][component].square < best.square ? shortest[part][component] : best;
            }
            result.push_back(best);
        }
        return result;
    }

    /// Looks for a shorter edge from a point to another component than the one that its own has.
    void look(std::uint32_t point, ReachabilityEdge& best, std::vector<std::pair<double, std::uint32_t>>& open) const
    {
        const std::uint32_t component = m_of[point];
        const auto bound = [&](std::uint32_t index) {
            return m_nodeOf[index] == component
                       ? infinity
                       : std::max({m_core[point], m_nodeCore[index], m_tree.squaredDistance(point, m_tree.nodes()[index])});
        };
        open.assign(1, {bound(0), 0U});
        while (!open.empty()) {
            const auto [least, index] = open.back();
            open.pop_back();
            if (least >= best.square) {
                continue;
            }
            const PlaneTree::Node& node = m_tree.nodes()[index];
            if (node.left != 0) {
                std::pair<double, std::uint32_t> near{bound(node.left), node.left};
                std::pair<double, std::uint32_t> far{bound(node.left + 1), node.left + 1};
                if (far.first < near.first) {
                    std::swap(near, far);
                }
                open.push_back(far);
                open.push_back(near);
                continue;
            }
            for (std::size_t i = node.begin; i < node.end; ++i) {
                const std::uint32_t other = m_tree.order()[i];
                if (m_of[other] != component) {
                    const double square = std::max({m_core[point], m_core[other], m_tree.squaredDistance(point, other)});
                    if (square < best.square) {
                        best = {point, other, square};
                    }
                }
            }
        }
    }

    PlaneTree m_tree;
    std::vector<double> m_core;
    int m_threads;
    std::vector<std::uint32_t> m_parents;
    std::vector<std::uint32_t> m_of;           ///< component of each point: its first point
    std::vector<std::uint32_t> m_nodeOf;
    std::vector<double> m_nodeCore;
};

} // namespace

std::vector<ReachabilityEdge> reachabilityTree(std::span<const float> layout, std::size_t nearest, int threads,
                                               const Progress& progress)
{
    return Boruvka(layout, nearest, threads).run(progress);
}

} // namespace crossgloss
