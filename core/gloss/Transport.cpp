#include "gloss/Transport.h"

#include "numeric/VectorMath.h"
#include "numeric/Vectorised.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>

namespace crossgloss {

namespace {

constexpr std::size_t lanes = 4;       // columns are padded to a multiple, so that loops have no rest
using Lanes = double __attribute__((vector_size(lanes * sizeof(double))));
using LaneIndices = std::int64_t __attribute__((vector_size(lanes * sizeof(std::int64_t))));
constexpr double infinity = std::numeric_limits<double>::infinity();
/// Masses below this share of the whole are rounding.
constexpr double negligible = 1e-15;

/// What the kernel works on; the solver owns it.
struct Problem {
    std::size_t rows, columns, stride, words;
    const double* costs;
    double* flow;
    std::uint64_t* shippers;
    double* price;
    double* distance;
    double* left;                      ///< demand that is not met yet
    double* supply;                    ///< supply that is not shipped yet
    double* scanned;                   ///< of each column: 0, or infinity once it is scanned
    std::int64_t* from;                ///< row by which a column was reached
    std::int32_t* through;             ///< column by which a row was reached
    std::uint64_t* reached;            ///< set of rows
};

/// Vectors go by reference: by value they would go in other registers on a processor with AVX than without.
template <typename Vector, typename Value>
CROSSGLOSS_INLINE void load(Vector& vector, const Value* values)
{
    std::memcpy(&vector, values, sizeof vector);
}

/// least[i], index[i] = values[i], number of the row or column, wherever values[i] < least[i].
CROSSGLOSS_INLINE void keepLess(const Lanes& values, const LaneIndices& numbers, Lanes& least, LaneIndices& index)
{
    const LaneIndices less = values < least;
    least = less ? values : least;
    index = less ? numbers : index;
}

/// The least of some lanes and, of equal ones, the first index.
CROSSGLOSS_INLINE std::size_t firstLeast(const Lanes& values, const LaneIndices& indices, double& least)
{
    std::size_t lane = 0;
    for (std::size_t other = 1; other < lanes; ++other) {
        const bool less = values[other] < values[lane]
            || (values[other] == values[lane] && indices[other] < indices[lane]);
        lane = less ? other : lane;
    }
    least = values[lane];
    return static_cast<std::size_t>(indices[lane]);
}

CROSSGLOSS_INLINE void relaxRow(const Problem& p, std::size_t row, double base)
{
    const double* costs = p.costs + row * p.stride;
    const std::int64_t number = static_cast<std::int64_t>(row);
    const LaneIndices numbers = {number, number, number, number};
    for (std::size_t j = 0; j < p.stride; j += lanes) {
        Lanes distance, cost, price, scanned;
        LaneIndices from;
        load(distance, p.distance + j);
        load(cost, costs + j);
        load(price, p.price + j);
        load(scanned, p.scanned + j);
        load(from, p.from + j);
        keepLess(base + cost - price + scanned, numbers, distance, from);
        std::memcpy(p.distance + j, &distance, sizeof distance);
        std::memcpy(p.from + j, &from, sizeof from);
    }
}

/// Nearest column that is not scanned yet.
CROSSGLOSS_INLINE std::size_t nearest(const Problem& p, double& distance)
{
    Lanes least = {infinity, infinity, infinity, infinity};
    LaneIndices found = {0, 0, 0, 0};
    LaneIndices columns = {0, 1, 2, 3};
    for (std::size_t j = 0; j < p.stride; j += lanes) {
        Lanes reached, done;
        load(reached, p.distance + j);
        load(done, p.scanned + j);
        keepLess(reached + done, columns, least, found);
        columns += static_cast<std::int64_t>(lanes);
    }
    return firstLeast(least, found, distance);
}

/// Ships along the path that ends at a column what it can carry. False when that used up an edge in between.
CROSSGLOSS_INLINE bool shipAlong(const Problem& p, std::size_t start, std::size_t end, double tolerance)
{
    double amount = std::min(p.supply[start], p.left[end]);
    for (std::size_t column = end; true;) {
        const std::size_t row = static_cast<std::size_t>(p.from[column]);
        if (row == start) {
            break;
        }
        column = static_cast<std::size_t>(p.through[row]);
        amount = std::min(amount, p.flow[row * p.stride + column]);
    }
    bool whole = true;
    for (std::size_t column = end; true;) {
        const std::size_t row = static_cast<std::size_t>(p.from[column]);
        p.flow[row * p.stride + column] += amount;
        p.shippers[column * p.words + row / 64] |= std::uint64_t{1} << (row % 64);
        if (row == start) {
            break;
        }
        column = static_cast<std::size_t>(p.through[row]);
        double& flow = p.flow[row * p.stride + column];
        flow -= amount;
        if (flow <= tolerance) {
            flow = 0.0;
            p.shippers[column * p.words + row / 64] &= ~(std::uint64_t{1} << (row % 64));
            whole = false;
        }
    }
    p.supply[start] -= amount;
    p.left[end] -= amount;
    if (p.left[end] <= tolerance) {
        p.left[end] = 0.0;
    }
    return whole;
}

/// Ships what is left of a row's supply along shortest paths.
CROSSGLOSS_INLINE bool augment(const Problem& p, std::size_t start, double tolerance)
{
    for (std::size_t j = 0; j < p.stride; ++j) {
        p.distance[j] = infinity;
        p.scanned[j] = 0.0;
    }
    for (std::size_t w = 0; w < p.words; ++w) {
        p.reached[w] = 0;
    }
    p.reached[start / 64] |= std::uint64_t{1} << (start % 64);
    relaxRow(p, start, 0.0);
    double best = 0.0;
    while (true) {
        const std::size_t column = nearest(p, best);
        if (best == infinity) {
            return false;
        }
        p.scanned[column] = infinity;
        if (p.left[column] > 0.0) {
            // While the tree of paths stays whole, the search goes on for what is left of the supply.
            if (!shipAlong(p, start, column, tolerance) || p.supply[start] <= tolerance) {
                break;
            }
        }
        for (std::size_t w = 0; w < p.words; ++w) {
            std::uint64_t rows = p.shippers[column * p.words + w] & ~p.reached[w];
            p.reached[w] |= rows;
            while (rows != 0) {
                const std::size_t row = w * 64 + static_cast<std::size_t>(std::countr_zero(rows));
                rows &= rows - 1;
                p.through[row] = static_cast<std::int32_t>(column);
                relaxRow(p, row, best - (p.costs[row * p.stride + column] - p.price[column]));
            }
        }
    }
    for (std::size_t j = 0; j < p.columns; ++j) {
        if (p.scanned[j] != 0.0) {
            p.price[j] += p.distance[j] - best;
        }
    }
    return true;
}

/// Ships as much as one edge can take, before there are any paths.
CROSSGLOSS_INLINE void ship(const Problem& p, std::size_t row, std::size_t column, double tolerance)
{
    const double amount = std::min(p.supply[row], p.left[column]);
    if (amount > 0.0) {
        p.flow[row * p.stride + column] += amount;
        p.shippers[column * p.words + row / 64] |= std::uint64_t{1} << (row % 64);
        p.supply[row] -= amount;
        p.left[column] -= amount;
        if (p.left[column] <= tolerance) {
            p.left[column] = 0.0;
        }
    }
}

CROSSGLOSS_VECTORISED
void transport(const Problem& p, double tolerance)
{
    // Edges of reduced cost zero come first: every row's cheapest column, then, once the prices of the columns that no row
    // found cheapest are raised as far as they may be, the rows that set those prices.
    for (std::size_t j = 0; j < p.stride; ++j) {
        p.price[j] = infinity;
        p.from[j] = 0;
    }
    for (std::size_t row = 0; row < p.rows; ++row) {
        const double* costs = p.costs + row * p.stride;
        Lanes cheapest = {infinity, infinity, infinity, infinity};
        LaneIndices found = {0, 0, 0, 0};
        LaneIndices columns = {0, 1, 2, 3};
        for (std::size_t j = 0; j < p.stride; j += lanes) {
            Lanes cost;
            load(cost, costs + j);
            keepLess(cost, columns, cheapest, found);
            columns += static_cast<std::int64_t>(lanes);
        }
        double least = infinity;
        const std::size_t column = firstLeast(cheapest, found, least);
        const std::int64_t number = static_cast<std::int64_t>(row);
        const LaneIndices numbers = {number, number, number, number};
        for (std::size_t j = 0; j < p.stride; j += lanes) {
            Lanes cost, price;
            LaneIndices from;
            load(cost, costs + j);
            load(price, p.price + j);
            load(from, p.from + j);
            keepLess(cost - least, numbers, price, from);
            std::memcpy(p.price + j, &price, sizeof price);
            std::memcpy(p.from + j, &from, sizeof from);
        }
        ship(p, row, column, tolerance);
    }
    for (std::size_t j = 0; j < p.columns; ++j) {
        if (p.price[j] > 0.0) {
            ship(p, static_cast<std::size_t>(p.from[j]), j, tolerance);
        }
    }
    for (std::size_t row = 0; row < p.rows; ++row) {
        while (p.supply[row] > tolerance && augment(p, row, tolerance)) {
        }
    }
}

} // namespace

void TransportSolver::reserve(std::size_t rows, std::size_t columns)
{
    m_rows = rows;
    m_columns = columns;
    m_stride = (columns + lanes - 1) / lanes * lanes;
    m_words = (rows + 63) / 64;
    m_costs.resize(rows * m_stride);
    m_flow.assign(rows * m_stride, 0.0);
    m_shippers.assign(columns * m_words, 0);
    m_price.assign(m_stride, 0.0);
    m_distance.resize(m_stride);
    m_left.resize(m_stride);
    m_supply.resize(rows);
    m_scanned.resize(m_stride);
    m_from.resize(m_stride);
    m_through.resize(rows);
    m_reached.resize(m_words);
}

double TransportSolver::solve(std::span<const double> supply, std::span<const double> demand, const float* costs,
                              std::size_t stride)
{
    reserve(supply.size(), demand.size());
    double whole = 0.0;
    for (std::size_t i = 0; i < m_rows; ++i) {
        double* row = &m_costs[i * m_stride];
        for (std::size_t j = 0; j < m_columns; ++j) {
            row[j] = static_cast<double>(costs[i * stride + j]);
        }
        std::fill(row + m_columns, row + m_stride, infinity);
        m_supply[i] = supply[i];
        whole += supply[i];
    }
    std::copy(demand.begin(), demand.end(), m_left.begin());
    transport({m_rows, m_columns, m_stride, m_words, m_costs.data(), m_flow.data(), m_shippers.data(), m_price.data(),
               m_distance.data(), m_left.data(), m_supply.data(), m_scanned.data(), m_from.data(), m_through.data(),
               m_reached.data()},
              negligible * whole);
    double total = 0.0;
    for (std::size_t j = 0; j < m_columns; ++j) {
        for (std::size_t w = 0; w < m_words; ++w) {
            for (std::uint64_t rows = m_shippers[j * m_words + w]; rows != 0; rows &= rows - 1) {
                const std::size_t edge = (w * 64 + static_cast<std::size_t>(std::countr_zero(rows))) * m_stride + j;
                total += m_flow[edge] * m_costs[edge];
            }
        }
    }
    return total;
}

std::vector<Shipment> TransportSolver::plan() const
{
    std::vector<Shipment> shipments;
    for (std::size_t i = 0; i < m_rows; ++i) {
        for (std::size_t j = 0; j < m_columns; ++j) {
            if (m_flow[i * m_stride + j] > 0.0) {
                shipments.push_back({static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(j),
                                     m_flow[i * m_stride + j]});
            }
        }
    }
    return shipments;
}

} // namespace crossgloss
