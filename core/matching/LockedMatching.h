#pragma once

#include "base/Progress.h"
#include "matching/CostMatrix.h"
#include "matching/LockableProblem.h"
#include "matching/SparseSolver.h"

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace crossgloss {

/// The cheapest one-to-one matching under decisions: locked pairs stay, rejected pairs never come, and after each decision
/// the rest is the optimum again, found from where it stood. Rows that nothing good is left for stay unmatched.
class LockedMatching {
public:
    static constexpr std::int32_t none = AugmentingPaths::none;

    struct Change {
        std::int32_t row = none;
        std::int32_t before = none;    ///< column, none = unmatched
        std::int32_t after = none;
    };

    /// On a whole matrix, which must outlive this; more rows than columns are fine.
    /// @param unmatchedCost what a row that stays unmatched costs. @throws Error, Cancelled.
    LockedMatching(const CostMatrix<float>& costs, double unmatchedCost, Progress& progress);
    /// On candidate pairs.
    LockedMatching(SparseCosts costs, double unmatchedCost, Progress& progress);

    /// Column of a row; none = unmatched.
    std::int32_t columnOf(std::int32_t row) const;
    std::int32_t rowOf(std::int32_t column) const;
    bool isLocked(std::int32_t row) const { return m_lockedColumn[static_cast<std::size_t>(row)] != none; }
    bool isWithdrawn(std::int32_t row) const { return m_withdrawn[static_cast<std::size_t>(row)] != 0; }
    /// Sum of the costs of all rows, unmatched ones at their price.
    double objective() const;

    /// Decisions that come together.
    struct Decisions {
        using Pairs = std::vector<std::pair<std::int32_t, std::int32_t>>;      ///< row, column
        Pairs locked;
        Pairs rejected;
        std::vector<std::int32_t> withdrawn;   ///< rows that shall stay unmatched and in nobody's way

        bool empty() const { return locked.empty() && rejected.empty() && withdrawn.empty(); }
    };

    /// Takes back some decisions that stand and makes others, then solves once. @return what changed, in order of rows.
    /// @throws Error when the row or the column of a new lock is locked to something else, before anything is done;
    /// Cancelled: the next call goes on.
    std::vector<Change> change(const Decisions& back, const Decisions& made, Progress& progress);

private:
    LockedMatching(std::unique_ptr<LockableProblem> problem, double unmatchedCost, Progress& progress);
    void place(std::int32_t row, std::int32_t column);
    void release(std::int32_t row);
    void check(const Decisions& back, const Decisions& made) const;
    std::vector<Change> settle(Progress& progress);

    std::unique_ptr<LockableProblem> m_problem;
    double m_unmatchedCost;
    std::vector<std::int32_t> m_lockedColumn;  ///< of each row
    std::vector<std::int32_t> m_lockedRow;     ///< of each column
    std::vector<char> m_withdrawn;             ///< rows
    std::vector<std::int32_t> m_shown;         ///< columns of the rows when changes were last told
};

} // namespace crossgloss
