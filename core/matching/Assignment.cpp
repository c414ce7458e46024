#include "matching/Assignment.h"

#include "base/Error.h"
#include "matching/DenseSolver.h"

#include <algorithm>
#include <limits>

namespace crossgloss {

namespace {

template <typename Value>
Assignment solveWide(const CostMatrix<Value>& costs, Progress& progress)
{
    Assignment result;
    result.columnOf.assign(costs.rows, Assignment::none);
    result.rowOf.assign(costs.columns, Assignment::none);
    if (costs.rows == 0) {
        return result;
    }
    DenseSolver<Value> solver(costs, std::numeric_limits<double>::infinity(), progress);
    solver.solve(progress);
    for (std::size_t row = 0; row < costs.rows; ++row) {
        const std::int32_t index = static_cast<std::int32_t>(row);
        const std::int32_t column = solver.paths().columnOf(index);
        result.columnOf[row] = column;
        result.rowOf[static_cast<std::size_t>(column)] = index;
        result.objective += solver.paths().assignedCost(index);
    }
    return result;
}

template <typename Value>
Assignment solve(const CostMatrix<Value>& costs, Progress& progress)
{
    if (std::max(costs.rows, costs.columns) > static_cast<std::size_t>(std::numeric_limits<std::int32_t>::max())) {
        throw Error(CROSSGLOSS_TEXT("A matrix of %1 × %2 is too large to match"),
                    {std::to_string(costs.rows), std::to_string(costs.columns)});
    }
    if (costs.rows <= costs.columns) {
        return solveWide(costs, progress);
    }
    constexpr std::size_t tile = 32;
    std::vector<Value> transposed(costs.rows * costs.columns);
    for (std::size_t row = 0; row < costs.rows; row += tile) {
        for (std::size_t column = 0; column < costs.columns; column += tile) {
            for (std::size_t r = row; r < std::min(costs.rows, row + tile); ++r) {
                for (std::size_t c = column; c < std::min(costs.columns, column + tile); ++c) {
                    transposed[c * costs.rows + r] = costs.at(r, c);
                }
            }
        }
    }
    Assignment turned = solveWide(
        CostMatrix<Value>{transposed.data(), costs.columns, costs.rows, costs.rows}, progress);
    std::swap(turned.columnOf, turned.rowOf);
    return turned;
}

} // namespace

Assignment assign(const CostMatrix<float>& costs, Progress& progress)
{
    return solve(costs, progress);
}

Assignment assign(const CostMatrix<double>& costs, Progress& progress)
{
    return solve(costs, progress);
}

} // namespace crossgloss
