#pragma once

#include <cstddef>

namespace crossgloss {

/// Costs that somebody else holds, rows × columns, row-major; all finite.
template <typename Value>
struct CostMatrix {
    const Value* data = nullptr;
    std::size_t rows = 0;
    std::size_t columns = 0;
    std::size_t stride = 0;            ///< elements between the starts of rows

    const Value* row(std::size_t index) const { return data + index * stride; }
    Value at(std::size_t row, std::size_t column) const { return data[row * stride + column]; }
};

} // namespace crossgloss
