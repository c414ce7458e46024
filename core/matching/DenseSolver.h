#pragma once

#include "base/Progress.h"
#include "matching/CostMatrix.h"
#include "matching/LockableProblem.h"

#include <cstdint>
#include <limits>
#include <set>
#include <utility>
#include <vector>

namespace crossgloss {

/// The assignment problem on a whole matrix with at most as many rows as columns: augmenting paths run over each row's
/// cheapest columns, and every answer is proved against the whole matrix.
///
/// Each row may also have a column of its own behind the matrix's (index columns + row): to stay unmatched, at a price.
template <typename Value>
class DenseSolver final : public LockableProblem {
public:
    /// @param unmatchedCost what it costs a row to stay unmatched; infinity = it may not.
    /// @throws Error when a cost is not finite.
    DenseSolver(const CostMatrix<Value>& costs, double unmatchedCost, Progress& progress);

    void solve(Progress& progress) override;
    AugmentingPaths& paths() override { return m_paths; }
    const AugmentingPaths& paths() const override { return m_paths; }
    std::size_t matchableColumns() const override { return m_costs.columns; }
    void forbid(std::int32_t row, std::int32_t column) override;
    void allow(std::int32_t row, std::int32_t column) override;
    void release(std::int32_t row) override;
    void retireRow(std::int32_t row) override;
    void restoreRow(std::int32_t row) override;
    double fairPrice(std::int32_t column) const override;
    double cost(std::int32_t row, std::int32_t column) const override;

private:
    void reduceColumns();
    void reduceRows(Progress& progress);
    void chooseEdges(Progress& progress);
    void cheapestColumns(std::int32_t row, std::size_t count, std::vector<AugmentingPaths::Edge>& edges);
    bool augmentWaiting(Progress& progress);
    /// True when no row of the matrix has a better column than its own. The others get theirs as edges and are freed.
    bool prove(Progress& progress);
    bool addBetterColumns(std::int32_t row, double bound);
    void widenReachedRows();
    bool isForbidden(std::int32_t row, std::int32_t column) const { return m_forbidden.count({row, column}) != 0; }

    CostMatrix<Value> m_costs;
    bool m_mayStayUnmatched;
    double m_unmatchedCost;
    AugmentingPaths m_paths;
    double m_tolerance = 0;
    bool m_started = false;
    std::vector<double> m_blocks;
    std::vector<std::int32_t> m_waiting;
    std::set<std::pair<std::int32_t, std::int32_t>> m_forbidden;
    std::vector<char> m_retired;
    std::vector<AugmentingPaths::Edge> m_candidates;
};

} // namespace crossgloss
