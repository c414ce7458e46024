#include "matching/DenseSolver.h"

#include "base/Error.h"
#include "matching/CostLines.h"
#include "matching/PriceScan.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace crossgloss {

namespace {

/// Edges that each row begins with: enough that the proof finds few missing, few enough that paths are short work.
constexpr std::size_t firstEdges = 24;
/// Row reductions, as a multiple of the rows, after which paths are the quicker way.
constexpr std::size_t reductionsPerRow = 10;
constexpr int reductionPasses = 2;
/// Share of the rows that column reduction is to serve.
constexpr double minClaims = 0.05;
/// Rows between two looks at the cancel flag.
constexpr std::size_t rowsPerCheck = 256;

} // namespace

template <typename Value>
DenseSolver<Value>::DenseSolver(const CostMatrix<Value>& costs, double unmatchedCost, Progress& progress)
    : m_costs(costs), m_mayStayUnmatched(unmatchedCost < infiniteCost), m_unmatchedCost(unmatchedCost),
      m_paths(costs.rows, costs.columns + (m_mayStayUnmatched ? costs.rows : 0),
              !m_mayStayUnmatched && costs.rows == costs.columns),
      m_blocks((costs.columns + priceBlock - 1) / priceBlock), m_retired(costs.rows, 0)
{
    double largest = 0.0;
    for (std::size_t row = 0; row < costs.rows; ++row) {
        if (row % rowsPerCheck == 0) {
            progress.throwIfCancelled();
        }
        largest = std::max(largest, largestMagnitude(costs.row(row), costs.columns));
        if (largest == infiniteCost) {
            throw Error(CROSSGLOSS_TEXT("Row %1 of the costs holds a value that is not a finite number"),
                        {std::to_string(row + 1)});
        }
    }
    m_tolerance = 1e-12 * std::max(largest, std::numeric_limits<double>::min());
}

template <typename Value>
void DenseSolver<Value>::solve(Progress& progress)
{
    if (!m_started) {
        m_started = true;
        progress.stage(CROSSGLOSS_TEXT("Matching"), m_costs.rows);
        const bool untouched = m_forbidden.empty() && std::ranges::count(m_retired, 1) == 0;
        if (untouched && m_costs.rows > 0 && m_costs.columns > 0) {
            reduceColumns();
        }
        reduceRows(progress);
        chooseEdges(progress);
    }
    do {
        while (!augmentWaiting(progress)) {
            widenReachedRows();
        }
        m_paths.settleShortColumns();
    } while (!prove(progress));
}

/// Hubs, which all rows want, get their price before anybody bids. Prices are counted from that of the columns that will be
/// left over, the dearest ones; where rows will be left over, from what these cost.
template <typename Value>
void DenseSolver<Value>::reduceColumns()
{
    std::vector<double> least(m_costs.columns, std::numeric_limits<double>::max());
    std::vector<int> row(m_costs.columns, 0);
    for (std::size_t r = 0; r < m_costs.rows; ++r) {
        columnMinima(m_costs.row(r), m_costs.columns, static_cast<int>(r), least.data(), row.data());
    }
    double floor = m_unmatchedCost;
    if (m_costs.rows <= m_costs.columns) {
        std::vector<double> sorted = least;
        const std::size_t dearest = std::min(m_costs.columns - 1, m_costs.rows);
        std::nth_element(sorted.begin(), sorted.begin() + static_cast<std::ptrdiff_t>(dearest), sorted.end());
        floor = std::min(floor, sorted[dearest]);
    }
    // Where few rows are the cheapest of all columns, prices would say more of these rows than of the columns.
    std::vector<char> claims(m_costs.rows, 0);
    for (std::size_t column = 0; column < m_costs.columns; ++column) {
        claims[indexOf(row[column])] = claims[indexOf(row[column])] != 0 || least[column] <= floor ? 1 : 0;
    }
    const auto claiming = static_cast<double>(std::ranges::count(claims, 1));
    if (claiming < minClaims * static_cast<double>(std::min(m_costs.rows, m_costs.columns))) {
        return;
    }
    for (std::size_t column = m_costs.columns; column-- > 0;) {
        const std::int32_t index = static_cast<std::int32_t>(column);
        m_paths.restoreColumn(index, least[column] - floor);
        if (claims[indexOf(row[column])] != 0 && least[column] <= floor) {
            m_paths.assign(row[column], index, least[column]);
            claims[indexOf(row[column])] = 0;
        }
    }
}

template <typename Value>
void DenseSolver<Value>::reduceRows(Progress& progress)
{
    // A waiting row takes its best column and lowers its price until the second best is as good; whoever had it waits.
    std::vector<std::int32_t> waiting;
    for (std::size_t row = 0; row < m_costs.rows; ++row) {
        if (m_paths.columnOf(static_cast<std::int32_t>(row)) == AugmentingPaths::none) {
            waiting.push_back(static_cast<std::int32_t>(row));
        }
    }
    if (m_costs.columns < 2) {
        m_waiting = std::move(waiting);
        return;
    }
    std::size_t budget = reductionsPerRow * m_costs.rows;
    std::vector<double>& prices = m_paths.prices();
    for (int pass = 0; pass < reductionPasses && !waiting.empty(); ++pass) {
        std::vector<std::int32_t> later;
        std::reverse(waiting.begin(), waiting.end());
        while (!waiting.empty()) {
            const std::int32_t row = waiting.back();
            waiting.pop_back();
            if (waiting.size() % rowsPerCheck == 0) {
                progress.throwIfCancelled();
            }
            const Value* costs = m_costs.row(indexOf(row));
            blockMinima(costs, prices.data(), m_costs.columns, m_blocks.data());
            double best = infiniteCost;
            double second = infiniteCost;
            std::size_t block = 0;
            for (std::size_t b = 0; b < m_blocks.size(); ++b) {
                if (m_blocks[b] < best) {
                    second = best;
                    best = m_blocks[b];
                    block = b;
                } else {
                    second = std::min(second, m_blocks[b]);
                }
            }
            std::size_t column = m_costs.columns;
            for (std::size_t j = block * priceBlock; j < std::min(m_costs.columns, (block + 1) * priceBlock); ++j) {
                const double reduced = static_cast<double>(costs[j]) - prices[j];
                if (reduced == best && column == m_costs.columns) {
                    column = j;
                } else {
                    second = std::min(second, reduced);
                }
            }
            const double drop = m_mayStayUnmatched ? std::min(second, m_unmatchedCost) - best : second - best;
            const std::int32_t rival = m_paths.rowOf(static_cast<std::int32_t>(column));
            if (drop < 0.0 || (drop == 0.0 && rival != AugmentingPaths::none)) {
                later.push_back(row); // a tie settles nothing, and to stay unmatched may be the best
                continue;
            }
            if (rival != AugmentingPaths::none) {
                m_paths.free(rival);
            }
            prices[column] -= drop;
            m_paths.assign(row, static_cast<std::int32_t>(column), static_cast<double>(costs[column]));
            if (rival != AugmentingPaths::none) {
                if (budget > 0) {
                    --budget;
                    waiting.push_back(rival);
                } else {
                    later.push_back(rival);
                }
            }
        }
        waiting = std::move(later);
    }
    m_waiting = std::move(waiting);
}

template <typename Value>
void DenseSolver<Value>::chooseEdges(Progress& progress)
{
    for (std::size_t row = 0; row < m_costs.rows; ++row) {
        if (row % rowsPerCheck == 0) {
            progress.throwIfCancelled();
        }
        cheapestColumns(static_cast<std::int32_t>(row), firstEdges, m_candidates);
        if (m_mayStayUnmatched) {
            m_candidates.push_back({m_unmatchedCost, static_cast<std::int32_t>(m_costs.columns + row)});
        }
        m_paths.appendEdges(m_candidates);
    }
}

template <typename Value>
void DenseSolver<Value>::cheapestColumns(std::int32_t row, std::size_t count,
                                         std::vector<AugmentingPaths::Edge>& edges)
{
    edges.clear();
    const Value* costs = m_costs.row(indexOf(row));
    const std::vector<double>& prices = m_paths.prices();
    count = std::min(count, m_costs.columns);
    double bound = infiniteCost;
    blockMinima(costs, prices.data(), m_costs.columns, m_blocks.data());
    if (m_blocks.size() > count) {
        // The count-th least of the blocks' minima: as many columns at least are no dearer.
        std::vector<double> minima(m_blocks);
        std::nth_element(minima.begin(), minima.begin() + static_cast<std::ptrdiff_t>(count - 1), minima.end());
        bound = minima[count - 1];
    }
    for (std::size_t b = 0; b < m_blocks.size(); ++b) {
        if (m_blocks[b] > bound) {
            continue;
        }
        for (std::size_t j = b * priceBlock; j < std::min(m_costs.columns, (b + 1) * priceBlock); ++j) {
            const double reduced = static_cast<double>(costs[j]) - prices[j];
            if (reduced <= bound && reduced < infiniteCost && !isForbidden(row, static_cast<std::int32_t>(j))) {
                edges.push_back({reduced, static_cast<std::int32_t>(j)});
            }
        }
    }
    if (edges.size() > count) {
        std::nth_element(edges.begin(), edges.begin() + static_cast<std::ptrdiff_t>(count - 1), edges.end(),
                         [](const auto& a, const auto& b) {
                             return a.cost != b.cost ? a.cost < b.cost : a.column < b.column;
                         });
        edges.resize(count);
    }
    for (AugmentingPaths::Edge& edge : edges) {
        edge.cost = static_cast<double>(costs[edge.column]);
    }
}

template <typename Value>
bool DenseSolver<Value>::augmentWaiting(Progress& progress)
{
    std::size_t done = 0;
    while (!m_waiting.empty()) {
        if (done++ % rowsPerCheck == 0) {
            progress.throwIfCancelled();
            progress.advance(m_costs.rows - m_waiting.size());
        }
        if (!m_paths.augment(m_waiting.back())) {
            return false;
        }
        m_waiting.pop_back();
    }
    return true;
}

template <typename Value>
void DenseSolver<Value>::widenReachedRows()
{
    // The rows seen in vain and their columns are shut off from the free columns: each needs ways out. Whoever has a
    // better column among them than its own waits for it.
    const std::vector<std::int32_t> reached = m_paths.reachedRows();
    bool widened = false;
    for (const std::int32_t row : reached) {
        const bool assigned = m_paths.columnOf(row) != AugmentingPaths::none;
        const double price = assigned ? m_paths.rowPrice(row) : infiniteCost;
        bool better = false;
        cheapestColumns(row, 2 * m_paths.edgesOf(row) + firstEdges, m_candidates);
        for (const AugmentingPaths::Edge& edge : m_candidates) {
            if (!m_paths.hasEdge(row, edge.column)) {
                m_paths.addEdge(row, edge);
                widened = true;
                better = better || edge.cost - m_paths.prices()[indexOf(edge.column)] < price;
            }
        }
        if (assigned && better) {
            m_paths.free(row);
            m_waiting.insert(m_waiting.begin(), row);
        }
    }
    if (!widened) {
        throw Error(CROSSGLOSS_TEXT("Too many pairs are ruled out: row %1 cannot be matched"),
                    {std::to_string(m_waiting.back() + 1)});
    }
}

template <typename Value>
bool DenseSolver<Value>::prove(Progress& progress)
{
    for (std::size_t row = 0; row < m_costs.rows; ++row) {
        if (row % rowsPerCheck == 0) {
            progress.throwIfCancelled();
        }
        const std::int32_t index = static_cast<std::int32_t>(row);
        if (!m_retired[row] && addBetterColumns(index, m_paths.rowPrice(index) - m_tolerance)) {
            m_waiting.push_back(index);
        }
    }
    // Freed only now: a column that loses its row may become short, and that must not be mended half-way.
    for (const std::int32_t row : m_waiting) {
        m_paths.free(row);
    }
    return m_waiting.empty();
}

template <typename Value>
bool DenseSolver<Value>::addBetterColumns(std::int32_t row, double bound)
{
    const Value* costs = m_costs.row(indexOf(row));
    const std::vector<double>& prices = m_paths.prices();
    blockMinima(costs, prices.data(), m_costs.columns, m_blocks.data());
    bool found = false;
    for (std::size_t b = 0; b < m_blocks.size(); ++b) {
        if (m_blocks[b] >= bound) {
            continue;
        }
        for (std::size_t j = b * priceBlock; j < std::min(m_costs.columns, (b + 1) * priceBlock); ++j) {
            const std::int32_t column = static_cast<std::int32_t>(j);
            const double cost = static_cast<double>(costs[j]);
            if (cost - prices[j] < bound && !isForbidden(row, column) && !m_paths.hasEdge(row, column)) {
                m_paths.addEdge(row, {cost, column});
                found = true;
            }
        }
    }
    return found;
}

template <typename Value>
void DenseSolver<Value>::forbid(std::int32_t row, std::int32_t column)
{
    m_forbidden.insert({row, column});
    m_paths.setCost(row, column, infiniteCost);
    if (!m_retired[indexOf(row)] && m_paths.columnOf(row) == column) {
        release(row);
    }
}

template <typename Value>
void DenseSolver<Value>::allow(std::int32_t row, std::int32_t column)
{
    if (m_forbidden.erase({row, column}) == 0) {
        return;
    }
    const double value = cost(row, column);
    if (!m_paths.setCost(row, column, value)) {
        m_paths.addEdge(row, {value, column});
    }
    if (!m_retired[indexOf(row)] && m_paths.columnOf(row) != AugmentingPaths::none
        && value - m_paths.prices()[indexOf(column)] < m_paths.rowPrice(row)) {
        release(row);
    }
}

template <typename Value>
void DenseSolver<Value>::release(std::int32_t row)
{
    m_paths.free(row);
    m_waiting.push_back(row);
}

template <typename Value>
double DenseSolver<Value>::cost(std::int32_t row, std::int32_t column) const
{
    return static_cast<double>(m_costs.at(indexOf(row), indexOf(column)));
}

template <typename Value>
void DenseSolver<Value>::retireRow(std::int32_t row)
{
    m_paths.retireRow(row);
    m_retired[indexOf(row)] = 1;
    std::erase(m_waiting, row);
}

template <typename Value>
void DenseSolver<Value>::restoreRow(std::int32_t row)
{
    m_paths.restoreRow(row);
    m_retired[indexOf(row)] = 0;
    m_waiting.push_back(row);
}

template <typename Value>
double DenseSolver<Value>::fairPrice(std::int32_t column) const
{
    double price = infiniteCost;
    for (std::size_t row = 0; row < m_costs.rows; ++row) {
        const std::int32_t index = static_cast<std::int32_t>(row);
        if (!m_retired[row] && m_paths.columnOf(index) != AugmentingPaths::none && !isForbidden(index, column)) {
            price = std::min(price, static_cast<double>(m_costs.at(row, indexOf(column))) - m_paths.rowPrice(index));
        }
    }
    return price;
}

template class DenseSolver<float>;
template class DenseSolver<double>;

} // namespace crossgloss
