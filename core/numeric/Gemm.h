#pragma once

#include <cstddef>

namespace crossgloss {

enum class Transpose { No, Yes };

/// C = alpha · op(A) · op(B) + beta · C, all row-major, on the calling thread alone (callers split work themselves).
///
/// @param m,n,k op(A) is m × k, op(B) is k × n, C is m × n.
/// @param lda,ldb,ldc distance in elements between rows as stored; A is stored m × k (No) or k × m (Yes), B likewise.
/// With beta = 0, C need not be initialised. No size may be negative; zero sizes are fine.
void gemm(Transpose transA, Transpose transB, std::ptrdiff_t m, std::ptrdiff_t n, std::ptrdiff_t k, float alpha,
          const float* a, std::ptrdiff_t lda, const float* b, std::ptrdiff_t ldb, float beta, float* c,
          std::ptrdiff_t ldc);
void gemm(Transpose transA, Transpose transB, std::ptrdiff_t m, std::ptrdiff_t n, std::ptrdiff_t k, double alpha,
          const double* a, std::ptrdiff_t lda, const double* b, std::ptrdiff_t ldb, double beta, double* c,
          std::ptrdiff_t ldc);

} // namespace crossgloss
