#include "matching/LockedMatching.h"

#include "base/Error.h"
#include "matching/DenseSolver.h"

#include <algorithm>

namespace crossgloss {

namespace {

std::size_t at(std::int32_t index)
{
    return static_cast<std::size_t>(index);
}

} // namespace

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
      m_lockedRow(m_problem->matchableColumns(), none), m_shown(m_problem->paths().rows(), none)
{
    settle(none, progress);
}

std::int32_t LockedMatching::columnOf(std::int32_t row) const
{
    if (m_lockedColumn[at(row)] != none) {
        return m_lockedColumn[at(row)];
    }
    const std::int32_t column = m_problem->paths().columnOf(row);
    return column != none && at(column) < m_problem->matchableColumns() ? column : none;
}

std::int32_t LockedMatching::rowOf(std::int32_t column) const
{
    return m_lockedRow[at(column)] != none ? m_lockedRow[at(column)] : m_problem->paths().rowOf(column);
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

std::vector<LockedMatching::Change> LockedMatching::lock(std::int32_t row, std::int32_t column, Progress& progress)
{
    if (m_lockedColumn[at(row)] == column) {
        return {};
    }
    if (m_lockedColumn[at(row)] != none || m_lockedRow[at(column)] != none) {
        throw Error(CROSSGLOSS_TEXT("One side of the pair is locked to something else"))
            .advise(CROSSGLOSS_TEXT("Undo that decision first."));
    }
    const std::int32_t rival = m_problem->paths().rowOf(column);
    if (rival != none && rival != row) {
        m_problem->release(rival);
    }
    m_problem->retireRow(row);
    m_problem->paths().retireColumn(column);
    m_lockedColumn[at(row)] = column;
    m_lockedRow[at(column)] = row;
    return settle(row, progress);
}

std::vector<LockedMatching::Change> LockedMatching::unlock(std::int32_t row, Progress& progress)
{
    const std::int32_t column = m_lockedColumn[at(row)];
    if (column == none) {
        return {};
    }
    m_lockedColumn[at(row)] = none;
    m_lockedRow[at(column)] = none;
    m_problem->paths().restoreColumn(column, m_problem->fairPrice(column));
    m_problem->restoreRow(row);
    return settle(row, progress);
}

std::vector<LockedMatching::Change> LockedMatching::reject(std::int32_t row, std::int32_t column, Progress& progress)
{
    if (m_lockedColumn[at(row)] == column) {
        throw Error(CROSSGLOSS_TEXT("The pair is locked")).advise(CROSSGLOSS_TEXT("Undo that decision first."));
    }
    m_problem->forbid(row, column);
    return settle(row, progress);
}

std::vector<LockedMatching::Change> LockedMatching::unreject(std::int32_t row, std::int32_t column, Progress& progress)
{
    m_problem->allow(row, column);
    return settle(row, progress);
}

std::vector<LockedMatching::Change> LockedMatching::settle(std::int32_t first, Progress& progress)
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
    const auto own = std::find_if(changes.begin(), changes.end(), [first](const Change& c) { return c.row == first; });
    if (own != changes.end()) {
        std::rotate(changes.begin(), own, own + 1);
    }
    return changes;
}

} // namespace crossgloss
