#pragma once

#include "space/ExactSearch.h"

#include <functional>

namespace crossgloss {

struct RowRange {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t size() const { return end - begin; }
};

/// The rows of @p whole that @p part is: the same memory. Empty when it is elsewhere.
inline RowRange rowsWithin(const RowMatrix& part, const RowMatrix& whole)
{
    const std::less<const float*> before; // of any two pointers, which < is not
    if (part.rows == 0 || whole.rows == 0 || part.stride != whole.stride || whole.stride == 0
        || before(part.data, whole.data) || !before(part.data, whole.data + whole.rows * whole.stride)) {
        return {};
    }
    const auto distance = static_cast<std::size_t>(part.data - whole.data);
    const std::size_t row = distance / whole.stride;
    if (distance % whole.stride != 0 || row + part.rows > whole.rows) {
        return {};
    }
    return {row, row + part.rows};
}

} // namespace crossgloss
