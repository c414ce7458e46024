#pragma once

#include "base/Progress.h"
#include "matching/AugmentingPaths.h"

#include <cstdint>

namespace crossgloss {

/// What a matching that people correct asks of a solver: pairs ruled out, rows taken out and put back, and the cheapest
/// assignment of the rest, found from where it stood.
class LockableProblem {
public:
    virtual ~LockableProblem() = default;

    /// Assigns every row that waits. @throws Cancelled between rows; the next call goes on.
    virtual void solve(Progress& progress) = 0;
    virtual AugmentingPaths& paths() = 0;
    virtual const AugmentingPaths& paths() const = 0;
    /// Columns that stand for something; behind them each row has one of its own, to stay unmatched.
    virtual std::size_t matchableColumns() const = 0;

    virtual void forbid(std::int32_t row, std::int32_t column) = 0;
    virtual void allow(std::int32_t row, std::int32_t column) = 0;
    /// Frees a row, which then waits.
    virtual void release(std::int32_t row) = 0;
    virtual void retireRow(std::int32_t row) = 0;
    virtual void restoreRow(std::int32_t row) = 0;
    /// Largest price of a column that leaves no row with something better than what it has.
    virtual double fairPrice(std::int32_t column) const = 0;
    /// Cost of a pair; infinity when the problem does not hold it. What was ruled out keeps its cost.
    virtual double cost(std::int32_t row, std::int32_t column) const = 0;
};

} // namespace crossgloss
