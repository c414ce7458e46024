#include "projection/PlaneTree.h"

#include "base/Parallel.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

namespace crossgloss {

namespace {

constexpr std::size_t leafPoints = 12;

} // namespace

PlaneTree::PlaneTree(std::span<const float> layout) : m_layout(layout), m_order(layout.size() / 2)
{
    std::iota(m_order.begin(), m_order.end(), 0U);
    const auto add = [this](std::size_t begin, std::size_t end) {
        constexpr float infinity = std::numeric_limits<float>::infinity();
        Node node{{infinity, infinity}, {-infinity, -infinity}, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end), 0};
        for (std::size_t i = begin; i < end; ++i) {
            for (std::size_t axis = 0; axis < 2; ++axis) {
                const float value = m_layout[2 * m_order[i] + axis];
                node.low[axis] = std::min(node.low[axis], value);
                node.high[axis] = std::max(node.high[axis], value);
            }
        }
        m_nodes.push_back(node);
    };
    add(0, m_order.size());
    for (std::size_t at = 0; at < m_nodes.size(); ++at) {
        const Node node = m_nodes[at];
        if (node.end - node.begin <= leafPoints) {
            continue;
        }
        const std::size_t axis = node.high[0] - node.low[0] >= node.high[1] - node.low[1] ? 0 : 1;
        const std::size_t middle = (static_cast<std::size_t>(node.begin) + node.end) / 2;
        const auto place = [this](std::size_t i) { return m_order.begin() + static_cast<std::ptrdiff_t>(i); };
        std::nth_element(place(node.begin), place(middle), place(node.end), [&](std::uint32_t a, std::uint32_t b) {
            const float left = m_layout[2 * static_cast<std::size_t>(a) + axis];
            const float right = m_layout[2 * static_cast<std::size_t>(b) + axis];
            return left != right ? left < right : a < b;
        });
        m_nodes[at].left = static_cast<std::uint32_t>(m_nodes.size());
        add(node.begin, middle);
        add(middle, node.end);
    }
}

double PlaneTree::squaredDistance(std::size_t point, const Node& node) const
{
    double sum = 0.0;
    for (std::size_t axis = 0; axis < 2; ++axis) {
        const float value = m_layout[2 * point + axis];
        const double away = value < node.low[axis]    ? static_cast<double>(node.low[axis]) - static_cast<double>(value)
                            : value > node.high[axis] ? static_cast<double>(value) - static_cast<double>(node.high[axis])
                                                      : 0.0;
        sum += away * away;
    }
    return sum;
}

std::vector<double> PlaneTree::squaredCoreDistances(std::size_t count, int threads) const
{
    count = std::clamp<std::size_t>(count, 1, points());
    std::vector<double> result(points());
    parallelRanges(points(), threads, [&](std::size_t begin, std::size_t end, int) {
        std::vector<double> nearest;           // a heap, the farthest first
        std::vector<std::pair<double, std::uint32_t>> open;
        for (std::size_t at = begin; at < end; ++at) {
            const std::size_t point = m_order[at];
            nearest.assign(count, std::numeric_limits<double>::infinity());
            open.assign(1, {0.0, 0U});
            while (!open.empty()) {
                const auto [bound, index] = open.back();
                open.pop_back();
                if (bound >= nearest.front()) {
                    continue;
                }
                const Node& node = m_nodes[index];
                if (node.left != 0) {
                    std::pair<double, std::uint32_t> near{squaredDistance(point, m_nodes[node.left]), node.left};
                    std::pair<double, std::uint32_t> far{squaredDistance(point, m_nodes[node.left + 1]), node.left + 1};
                    if (far.first < near.first) {
                        std::swap(near, far);
                    }
                    open.push_back(far);
                    open.push_back(near);
                    continue;
                }
                for (std::size_t other = node.begin; other < node.end; ++other) {
                    const double square = squaredDistance(point, m_order[other]);
                    if (square < nearest.front()) {
                        std::ranges::pop_heap(nearest);
                        nearest.back() = square;
                        std::ranges::push_heap(nearest);
                    }
                }
            }
            result[point] = nearest.front();
        }
    });
    return result;
}

} // namespace crossgloss
