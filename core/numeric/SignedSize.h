#pragma once

#include <cstddef>

namespace crossgloss {

/// A size as Eigen and BLAS count: signed.
constexpr std::ptrdiff_t signedSize(std::size_t size)
{
    return static_cast<std::ptrdiff_t>(size);
}

} // namespace crossgloss
