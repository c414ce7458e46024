#include "matching/SparseSolver.h"

#include "base/Error.h"
#include "matching/CostLines.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace crossgloss {

namespace {

constexpr std::size_t rowsPerLook = 256;

} // namespace

void SparseCosts::appendRow(std::span<const std::int32_t> rowColumns, std::span<const float> rowCosts)
{
    column.insert(column.end(), rowColumns.begin(), rowColumns.end());
    cost.insert(cost.end(), rowCosts.begin(), rowCosts.end());
    start.push_back(column.size());
}

SparseSolver::SparseSolver(SparseCosts costs, double unmatchedCost)
    : m_costs(std::move(costs)), m_rowsOf(m_costs.columns),
      m_paths(m_costs.rows(), m_costs.columns + m_costs.rows(), false), m_retired(m_costs.rows(), 0)
{
    std::vector<AugmentingPaths::Edge> edges;
    std::vector<std::size_t> seen(m_costs.columns, 0);
    for (std::size_t row = 0; row < m_costs.rows(); ++row) {
        edges.clear();
        for (std::size_t e = m_costs.start[row]; e < m_costs.start[row + 1]; ++e) {
            const std::int32_t column = m_costs.column[e];
            if (column < 0 || indexOf(column) >= m_costs.columns || seen[indexOf(column)] == row + 1) {
                throw Error(CROSSGLOSS_TEXT("The candidates of row %1 repeat or lie outside"), {std::to_string(row + 1)});
            }
            if (!std::isfinite(m_costs.cost[e])) {
                throw Error(CROSSGLOSS_TEXT("Row %1 of the costs holds a value that is not a finite number"),
                            {std::to_string(row + 1)});
            }
            seen[indexOf(column)] = row + 1;
            m_rowsOf[indexOf(column)].push_back(static_cast<std::int32_t>(row));
            edges.push_back({static_cast<double>(m_costs.cost[e]), column});
        }
        edges.push_back({unmatchedCost, static_cast<std::int32_t>(m_costs.columns + row)});
        m_paths.appendEdges(edges);
    }
    for (std::size_t row = m_costs.rows(); row-- > 0;) {
        m_waiting.push_back(static_cast<std::int32_t>(row));
    }
}

void SparseSolver::solve(Progress& progress)
{
    if (m_waiting.size() == m_costs.rows()) {
        progress.stage(CROSSGLOSS_TEXT("Matching"), m_costs.rows());
    }
    for (std::size_t done = 0; !m_waiting.empty(); ++done) {
        if (done % rowsPerLook == 0) {
            progress.throwIfCancelled();
            progress.advance(m_costs.rows() - m_waiting.size());
        }
        m_paths.augment(m_waiting.back()); // always ends: at the row's own column if nowhere else
        m_waiting.pop_back();
    }
    m_paths.settleShortColumns();
}

void SparseSolver::forbid(std::int32_t row, std::int32_t column)
{
    m_forbidden.insert({row, column});
    m_paths.setCost(row, column, infiniteCost);
    if (!m_retired[indexOf(row)] && m_paths.columnOf(row) == column) {
        release(row);
    }
}

void SparseSolver::allow(std::int32_t row, std::int32_t column)
{
    if (m_forbidden.erase({row, column}) == 0) {
        return;
    }
    const double value = cost(row, column);
    m_paths.setCost(row, column, value);
    if (!m_retired[indexOf(row)] && m_paths.columnOf(row) != AugmentingPaths::none
        && value - m_paths.prices()[indexOf(column)] < m_paths.rowPrice(row)) {
        release(row);
    }
}

void SparseSolver::release(std::int32_t row)
{
    m_paths.free(row);
    m_waiting.push_back(row);
}

void SparseSolver::retireRow(std::int32_t row)
{
    m_paths.retireRow(row);
    m_retired[indexOf(row)] = 1;
    std::erase(m_waiting, row);
}

void SparseSolver::restoreRow(std::int32_t row)
{
    m_paths.restoreRow(row);
    m_retired[indexOf(row)] = 0;
    m_waiting.push_back(row);
}

double SparseSolver::fairPrice(std::int32_t column) const
{
    double price = infiniteCost;
    for (const std::int32_t row : m_rowsOf[indexOf(column)]) {
        if (!m_retired[indexOf(row)] && m_paths.columnOf(row) != AugmentingPaths::none
            && !m_forbidden.count({row, column})) {
            price = std::min(price, cost(row, column) - m_paths.rowPrice(row));
        }
    }
    return price;
}

double SparseSolver::cost(std::int32_t row, std::int32_t column) const
{
    for (std::size_t e = m_costs.start[indexOf(row)]; e < m_costs.start[indexOf(row) + 1]; ++e) {
        if (m_costs.column[e] == column) {
            return static_cast<double>(m_costs.cost[e]);
        }
    }
    return infiniteCost;
}

} // namespace crossgloss
