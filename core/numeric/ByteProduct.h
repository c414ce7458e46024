#pragma once

#include "numeric/ByteScreen.h"

#include <cstddef>
#include <cstdint>

namespace crossgloss {

/// Rows that a ByteProduct multiplies are padded with zeros to a multiple of so many bytes.
constexpr std::size_t byteProductStep = 64;

/// Σ a_i b_i over @p n bytes, of magnitude ≤ 127. @param sumB Σ b_i @pre n is a multiple of byteProductStep
using ByteProduct = std::int32_t (*)(const std::int8_t* a, const std::int8_t* b, std::int32_t sumB, std::size_t n);

/// The product of single rows for a kernel; all give the same integers.
ByteProduct byteProductFor(ByteKernel kernel);

} // namespace crossgloss
