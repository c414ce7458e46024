#pragma once

#include <cstddef>

namespace crossgloss {

// Products with few rows, for which packing the other factor costs more than the arithmetic. A is m × k, C is m × n, all
// row-major; B is k × n, or n × k where it is taken transposed. C = alpha · A · op(B) + beta · C; beta = 0 ignores C.

void smallProduct(std::size_t m, std::size_t n, std::size_t k, float alpha, const float* a, std::size_t lda,
                  const float* b, std::size_t ldb, float beta, float* c, std::size_t ldc);
void smallProductTransposed(std::size_t m, std::size_t n, std::size_t k, float alpha, const float* a, std::size_t lda,
                            const float* b, std::size_t ldb, float beta, float* c, std::size_t ldc);

} // namespace crossgloss
