#pragma once

#include "matching/LockableProblem.h"

#include <cstdint>
#include <set>
#include <span>
#include <utility>
#include <vector>

namespace crossgloss {

/// Candidate pairs of a matching: per row, columns and their costs.
struct SparseCosts {
    std::size_t columns = 0;
    std::vector<std::size_t> start{0};     ///< rows + 1
    std::vector<std::int32_t> column;
    std::vector<float> cost;

    std::size_t rows() const { return start.size() - 1; }
    /// Adds the next row; columns must not repeat within it.
    void appendRow(std::span<const std::int32_t> columns, std::span<const float> costs);
};

/// The cheapest one-to-one assignment over candidate pairs alone, in which a row may stay unmatched at a price.
class SparseSolver final : public LockableProblem {
public:
    /// @throws Error when a cost is not finite, a column repeats in a row or lies outside.
    SparseSolver(SparseCosts costs, double unmatchedCost);

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
    SparseCosts m_costs;
    std::vector<std::vector<std::int32_t>> m_rowsOf;   ///< rows that hold a column
    AugmentingPaths m_paths;
    std::vector<std::int32_t> m_waiting;
    std::vector<char> m_retired;
    std::set<std::pair<std::int32_t, std::int32_t>> m_forbidden;
};

} // namespace crossgloss
