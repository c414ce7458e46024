#pragma once

#include "base/Progress.h"
#include "matching/CostMatrix.h"

#include <cstdint>
#include <vector>

namespace crossgloss {

/// A one-to-one assignment of least total cost. The smaller side is assigned wholly.
struct Assignment {
    static constexpr std::int32_t none = -1;

    std::vector<std::int32_t> columnOf;    ///< of every row; none where there are more rows than columns
    std::vector<std::int32_t> rowOf;       ///< of every column
    double objective = 0;                  ///< sum of the assigned costs, in double
};

/// Solves the linear assignment problem exactly: Jonker and Volgenant's column reduction and augmenting row reduction on the
/// whole matrix, their shortest augmenting paths on each row's cheapest columns (Volgenant 1996), then proof against the
/// whole matrix, which takes in the columns that were missing until there are none. Dual prices are in double; the costs are
/// read where they lie, and with more rows than columns a transposed copy of them is made.
/// @throws Error when a cost is not finite or a side has more than 2^31 − 1 members; Cancelled.
Assignment assign(const CostMatrix<float>& costs, Progress& progress);
Assignment assign(const CostMatrix<double>& costs, Progress& progress);

} // namespace crossgloss
