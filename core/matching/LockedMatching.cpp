#include "matching/LockedMatching.h"

#include "base/Error.h"
#include "matching/CostLines.h"
#include "matching/DenseSolver.h"

#include <algorithm>
#include <set>

namespace crossgloss {

LockedMatching::LockedMatching(const CostMatrix<float>& costs, double unmatchedCost, Progress& progress)
    : LockedMatching(std::make_unique<DenseSolver<float>>(costs, unmatchedCost, progress), unmatchedCost, progress)
{
}

LockedMatching::LockedMatching(SparseCosts costs, double unmatchedCost, Progress& progress)
    : LockedMatching(std::make_unique<SparseSolver>(std::move(costs), unmatchedCost), unmatchedCost, progress)
{
}

LockedMatching::LockedMatching(std::unique_ptr<LockableProblem> problem, double unmatchedCost, Progress& progress)
    : m_problem(std::move(problem)), m_unmatchedCost(unmatchedCost), m_lockedColumn(m_problem->paths().rows(), none),
      m_lockedRow(m_problem->matchableColumns(), none), m_withdrawn(m_problem->paths().rows(), 0),
      m_shown(m_problem->paths().rows(), none)
{
    settle(progress);
}

std::int32_t LockedMatching::columnOf(std::int32_t row) const
{
    if (m_lockedColumn[indexOf(row)] != none) {
        return m_lockedColumn[indexOf(row)];
    }
    if (m_withdrawn[indexOf(row)] != 0) {
        return none;
    }
    const std::int32_t column = m_problem->paths().columnOf(row);
    return column != none && indexOf(column) < m_problem->matchableColumns() ? column : none;
}

std::int32_t LockedMatching::rowOf(std::int32_t column) const
{
    return m_lockedRow[indexOf(column)] != none ? m_lockedRow[indexOf(column)] : m_problem->paths().rowOf(column);
}

double LockedMatching::objective() const
{
    double sum = 0.0;
    for (std::size_t row = 0; row < m_lockedColumn.size(); ++row) {
        const std::int32_t column = columnOf(static_cast<std::int32_t>(row));
        sum += column == none ? m_unmatchedCost : m_problem->cost(static_cast<std::int32_t>(row), column);
    }
    return sum;
}

void LockedMatching::place(std::int32_t row, std::int32_t column)
{
    const std::int32_t rival = m_problem->paths().rowOf(column);
    if (rival != none && rival != row) {
        m_problem->release(rival);
    }
    m_problem->retireRow(row);
    m_problem->paths().retireColumn(column);
    m_lockedColumn[indexOf(row)] = column;
    m_lockedRow[indexOf(column)] = row;
}

void LockedMatching::release(std::int32_t row)
{
    const std::int32_t column = m_lockedColumn[indexOf(row)];
    m_lockedColumn[indexOf(row)] = none;
    m_lockedRow[indexOf(column)] = none;
    m_problem->paths().restoreColumn(column, m_problem->fairPrice(column));
    m_problem->restoreRow(row);
}

void LockedMatching::check(const Decisions& back, const Decisions& made) const
{
    std::set<std::int32_t> freedRows(back.withdrawn.begin(), back.withdrawn.end());
    std::set<std::int32_t> freedColumns;
    for (const auto& [row, column] : back.locked) {
        freedRows.insert(row);
        freedColumns.insert(column);
    }
    std::set<std::int32_t> takenRows;
    std::set<std::int32_t> takenColumns;
    const auto take = [&](std::int32_t row) {
        const bool busy = (m_lockedColumn[indexOf(row)] != none || m_withdrawn[indexOf(row)] != 0) && !freedRows.count(row);
        return !busy && takenRows.insert(row).second;
    };
    for (const auto& [row, column] : made.locked) {
        const bool columnIsFree = m_lockedRow[indexOf(column)] == none || freedColumns.count(column) > 0;
        if (!take(row) || !columnIsFree || !takenColumns.insert(column).second) {
            throw Error(CROSSGLOSS_TEXT("One side of the pair is already linked to another"))
                .advise(CROSSGLOSS_TEXT("Undo that decision first."));
        }
    }
    for (const std::int32_t row : made.withdrawn) {
        if (!take(row)) {
            throw Error(CROSSGLOSS_TEXT("The gloss is already linked to another"))
                .advise(CROSSGLOSS_TEXT("Undo that decision first."));
        }
    }
}

std::vector<LockedMatching::Change> LockedMatching::change(const Decisions& back, const Decisions& made,
                                                           Progress& progress)
{
    check(back, made);
    for (const auto& pair : back.locked) {
        release(pair.first);
    }
    for (const std::int32_t row : back.withdrawn) {
        m_withdrawn[indexOf(row)] = 0;
        m_problem->restoreRow(row);
    }
    for (const auto& [row, column] : back.rejected) {
        m_problem->allow(row, column);
    }
    for (const auto& [row, column] : made.rejected) {
        m_problem->forbid(row, column);
    }
    for (const std::int32_t row : made.withdrawn) {
        m_problem->retireRow(row);
        m_withdrawn[indexOf(row)] = 1;
    }
    for (const auto& [row, column] : made.locked) {
        place(row, column);
    }
    return settle(progress);
}

std::vector<LockedMatching::Change> LockedMatching::settle(Progress& progress)
{
    m_problem->solve(progress);
    std::vector<Change> changes;
    for (std::size_t row = 0; row < m_shown.size(); ++row) {
        const std::int32_t index = static_cast<std::int32_t>(row);
        const std::int32_t now = columnOf(index);
        if (now != m_shown[row]) {
            changes.push_back({index, m_shown[row], now});
            m_shown[row] = now;
        }
    }
    return changes;
}

} // namespace crossgloss
