#include "projection/RepulsionField.h"

#include "base/Parallel.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <vector>

namespace crossgloss {

namespace {

/// Cells beyond this depth hold all that comes: points may lie on each other.
constexpr int deepest = 40;
constexpr std::uint32_t none = 0xffffffffU;

class TreeRepulsion final : public RepulsionField {
public:
    TreeRepulsion(double theta, int threads) : m_theta(theta), m_threads(threads) {}

    double push(std::span<const float> layout, std::span<float> forces) override
    {
        const std::size_t points = layout.size() / 2;
        build(layout);
        m_sums.assign(points, 0);
        parallelRanges(points, m_threads, [&](std::size_t begin, std::size_t end, int) {
            std::vector<std::uint32_t> open;
            for (std::size_t i = begin; i < end; ++i) {
                m_sums[i] = pushOne(static_cast<double>(layout[2 * i]), static_cast<double>(layout[2 * i + 1]),
                                    forces.data() + 2 * i, open);
            }
        });
        return std::accumulate(m_sums.begin(), m_sums.end(), 0.0) - static_cast<double>(points);
    }

private:
    struct Cell {
        double x = 0;                      ///< sums of places, then their means
        double y = 0;
        double centreX = 0;
        double centreY = 0;
        double half = 0;
        std::uint32_t count = 0;
        std::array<std::uint32_t, 4> children = {none, none, none, none};
        bool leaf = true;
    };

    void build(std::span<const float> layout)
    {
        double low = 0;
        double high = 0;
        for (const float value : layout) {
            low = std::min(low, static_cast<double>(value));
            high = std::max(high, static_cast<double>(value));
        }
        m_cells.clear();
        Cell root;
        root.centreX = root.centreY = (low + high) / 2;
        root.half = (high - low) / 2 + 1e-12;
        m_cells.push_back(root);
        for (std::size_t i = 0; i < layout.size() / 2; ++i) {
            insert(static_cast<double>(layout[2 * i]), static_cast<double>(layout[2 * i + 1]));
        }
        for (Cell& cell : m_cells) {
            cell.x /= std::max<double>(cell.count, 1);
            cell.y /= std::max<double>(cell.count, 1);
        }
    }

    std::uint32_t childFor(std::uint32_t at, double x, double y)
    {
        const Cell cell = m_cells[at];
        const std::size_t quarter = (x > cell.centreX ? 1U : 0U) + (y > cell.centreY ? 2U : 0U);
        if (cell.children[quarter] == none) {
            Cell child;
            child.half = cell.half / 2;
            child.centreX = cell.centreX + (x > cell.centreX ? child.half : -child.half);
            child.centreY = cell.centreY + (y > cell.centreY ? child.half : -child.half);
            m_cells[at].children[quarter] = static_cast<std::uint32_t>(m_cells.size());
            m_cells.push_back(child);
        }
        return m_cells[at].children[quarter];
    }

    void add(std::uint32_t at, double x, double y, std::uint32_t count)
    {
        m_cells[at].x += x * count;
        m_cells[at].y += y * count;
        m_cells[at].count += count;
    }

    void insert(double x, double y)
    {
        std::uint32_t at = 0;
        for (int depth = 0;; ++depth) {
            if (m_cells[at].leaf && m_cells[at].count > 0 && depth < deepest) {
                const double oldX = m_cells[at].x / m_cells[at].count;
                const double oldY = m_cells[at].y / m_cells[at].count;
                if (oldX != x || oldY != y) {
                    // What lies here all has one place; it moves down before the new point does.
                    const std::uint32_t count = m_cells[at].count;
                    m_cells[at].leaf = false;
                    add(childFor(at, oldX, oldY), oldX, oldY, count);
                }
            }
            add(at, x, y, 1);
            if (m_cells[at].leaf) {
                return;
            }
            at = childFor(at, x, y);
        }
    }

    double pushOne(double x, double y, float* force, std::vector<std::uint32_t>& open) const
    {
        double sum = 0;
        double forceX = 0;
        double forceY = 0;
        open.assign(1, 0);
        while (!open.empty()) {
            const Cell& cell = m_cells[open.back()];
            open.pop_back();
            const double dx = x - cell.x;
            const double dy = y - cell.y;
            const double square = dx * dx + dy * dy;
            const double side = 2 * cell.half;
            if (cell.leaf || side * side < m_theta * m_theta * square) {
                const double q = 1 / (1 + square);
                sum += cell.count * q;
                forceX += cell.count * q * q * dx;
                forceY += cell.count * q * q * dy;
                continue;
            }
            for (const std::uint32_t child : cell.children) {
                if (child != none) {
                    open.push_back(child);
                }
            }
        }
        force[0] = static_cast<float>(forceX);
        force[1] = static_cast<float>(forceY);
        return sum;
    }

    double m_theta;
    int m_threads;
    std::vector<Cell> m_cells;
    std::vector<double> m_sums;
};

} // namespace

std::unique_ptr<RepulsionField> treeRepulsion(double theta, int threads)
{
    return std::make_unique<TreeRepulsion>(theta, threads);
}

} // namespace crossgloss
