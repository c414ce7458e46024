#include "numeric/TiledProduct.h"

#include "numeric/VectorMath.h"
#include "numeric/Vectorised.h"

namespace crossgloss {

namespace {

/// A left factor whose element (row, p) lies at row · rowStep + p · step: either way round.
template <typename Scalar>
struct Left
{
    const Scalar* data;
    std::size_t rowStep;
    std::size_t step;
};

/// Height × Width values of C. The sizes are constants, so that the sums live in registers.
template <std::size_t Height, std::size_t Width, typename Scalar>
CROSSGLOSS_INLINE void tile(std::size_t k, Scalar alpha, Left<Scalar> a, const Scalar* b, std::size_t ldb, Scalar* c,
                            std::size_t ldc)
{
    Scalar sums[Height][Width] = {};
    for (std::size_t p = 0; p < k; ++p) {
        const Scalar* right = b + p * ldb;
#pragma GCC unroll 8
        for (std::size_t row = 0; row < Height; ++row) {
            const Scalar left = a.data[row * a.rowStep + p * a.step];
#pragma omp simd
            for (std::size_t j = 0; j < Width; ++j) {
                sums[row][j] += left * right[j];
            }
        }
    }
#pragma GCC unroll 8
    for (std::size_t row = 0; row < Height; ++row) {
#pragma omp simd
        for (std::size_t j = 0; j < Width; ++j) {
            c[row * ldc + j] = alpha * sums[row][j];
        }
    }
}

/// Height rows of C. The last tile of a row is moved back to where it ends with the row: columns that two tiles cover are
/// worked out twice, alike.
template <std::size_t Height, typename Scalar>
CROSSGLOSS_INLINE void strip(std::size_t n, std::size_t k, Scalar alpha, Left<Scalar> a, const Scalar* b,
                             std::size_t ldb, Scalar* c, std::size_t ldc)
{
    constexpr std::size_t Half = 32 / sizeof(Scalar);
    constexpr std::size_t Width = 2 * Half;
    std::size_t j = 0;
    for (; j + Width <= n; j += Width) {
        tile<Height, Width>(k, alpha, a, b + j, ldb, c + j, ldc);
    }
    if (j == n) {
        return;
    }
    if (n - j > Half && n >= Width) {
        tile<Height, Width>(k, alpha, a, b + n - Width, ldb, c + n - Width, ldc);
    } else if (n >= Half) {
        if (n - j > Half) {
            tile<Height, Half>(k, alpha, a, b + j, ldb, c + j, ldc);
        }
        tile<Height, Half>(k, alpha, a, b + n - Half, ldb, c + n - Half, ldc);
    } else {
        for (; j < n; ++j) {
            tile<Height, 1>(k, alpha, a, b + j, ldb, c + j, ldc);
        }
    }
}

template <typename Scalar>
CROSSGLOSS_INLINE void product(std::size_t m, std::size_t n, std::size_t k, Scalar alpha, Left<Scalar> a,
                               const Scalar* b, std::size_t ldb, Scalar* c, std::size_t ldc)
{
    std::size_t row = 0;
    const auto at = [&] { return Left<Scalar>{a.data + row * a.rowStep, a.rowStep, a.step}; };
    for (; row + 6 <= m; row += 6) {
        strip<6>(n, k, alpha, at(), b, ldb, c + row * ldc, ldc);
    }
    for (; row + 2 <= m; row += 2) {
        strip<2>(n, k, alpha, at(), b, ldb, c + row * ldc, ldc);
    }
    if (row < m) {
        strip<1>(n, k, alpha, at(), b, ldb, c + row * ldc, ldc);
    }
}

CROSSGLOSS_VECTORISED void productOf(std::size_t m, std::size_t n, std::size_t k, float alpha, Left<float> a,
                                     const float* b, std::size_t ldb, float* c, std::size_t ldc)
{
    product(m, n, k, alpha, a, b, ldb, c, ldc);
}

CROSSGLOSS_VECTORISED void productOf(std::size_t m, std::size_t n, std::size_t k, double alpha, Left<double> a,
                                     const double* b, std::size_t ldb, double* c, std::size_t ldc)
{
    product(m, n, k, alpha, a, b, ldb, c, ldc);
}

} // namespace

void tiledProduct(Transpose transA, std::size_t m, std::size_t n, std::size_t k, float alpha, const float* a,
                  std::size_t lda, const float* b, std::size_t ldb, float* c, std::size_t ldc)
{
    const bool turned = transA == Transpose::Yes;
    productOf(m, n, k, alpha, {a, turned ? 1 : lda, turned ? lda : 1}, b, ldb, c, ldc);
}

void tiledProduct(Transpose transA, std::size_t m, std::size_t n, std::size_t k, double alpha, const double* a,
                  std::size_t lda, const double* b, std::size_t ldb, double* c, std::size_t ldc)
{
    const bool turned = transA == Transpose::Yes;
    productOf(m, n, k, alpha, {a, turned ? 1 : lda, turned ? lda : 1}, b, ldb, c, ldc);
}

} // namespace crossgloss
