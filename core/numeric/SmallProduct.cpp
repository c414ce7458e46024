#include "numeric/SmallProduct.h"

#include "numeric/Vectorised.h"

namespace crossgloss {

CROSSGLOSS_VECTORISED
void smallProduct(std::size_t m, std::size_t n, std::size_t k, float alpha, const float* a, std::size_t lda,
                  const float* b, std::size_t ldb, float beta, float* c, std::size_t ldc)
{
    for (std::size_t i = 0; i < m; ++i) {
        const float* left = a + i * lda;
        float* out = c + i * ldc;
        if (beta == 0.0f) {
            for (std::size_t j = 0; j < n; ++j) {
                out[j] = 0.0f;
            }
        } else if (beta != 1.0f) {
            for (std::size_t j = 0; j < n; ++j) {
                out[j] *= beta;
            }
        }
        // Eight rows of B at a time, so that C is read and written an eighth as often.
        std::size_t p = 0;
        for (; p + 8 <= k; p += 8) {
            const float* r = b + p * ldb;
            const float s0 = alpha * left[p];
            const float s1 = alpha * left[p + 1];
            const float s2 = alpha * left[p + 2];
            const float s3 = alpha * left[p + 3];
            const float s4 = alpha * left[p + 4];
            const float s5 = alpha * left[p + 5];
            const float s6 = alpha * left[p + 6];
            const float s7 = alpha * left[p + 7];
#pragma omp simd
            for (std::size_t j = 0; j < n; ++j) {
                out[j] += ((s0 * r[j] + s1 * r[ldb + j]) + (s2 * r[2 * ldb + j] + s3 * r[3 * ldb + j]))
                    + ((s4 * r[4 * ldb + j] + s5 * r[5 * ldb + j]) + (s6 * r[6 * ldb + j] + s7 * r[7 * ldb + j]));
            }
        }
        for (; p < k; ++p) {
            const float* r = b + p * ldb;
            const float s = alpha * left[p];
#pragma omp simd
            for (std::size_t j = 0; j < n; ++j) {
                out[j] += s * r[j];
            }
        }
    }
}

CROSSGLOSS_VECTORISED
void smallProductTransposed(std::size_t m, std::size_t n, std::size_t k, float alpha, const float* a, std::size_t lda,
                            const float* b, std::size_t ldb, float beta, float* c, std::size_t ldc)
{
    for (std::size_t i = 0; i < m; ++i) {
        const float* left = a + i * lda;
        float* out = c + i * ldc;
        std::size_t j = 0;
        for (; j + 4 <= n; j += 4) {
            const float* r = b + j * ldb;
            float s0 = 0.0f;
            float s1 = 0.0f;
            float s2 = 0.0f;
            float s3 = 0.0f;
#pragma omp simd reduction(+ : s0, s1, s2, s3)
            for (std::size_t p = 0; p < k; ++p) {
                s0 += left[p] * r[p];
                s1 += left[p] * r[ldb + p];
                s2 += left[p] * r[2 * ldb + p];
                s3 += left[p] * r[3 * ldb + p];
            }
            out[j] = alpha * s0 + (beta == 0.0f ? 0.0f : beta * out[j]);
            out[j + 1] = alpha * s1 + (beta == 0.0f ? 0.0f : beta * out[j + 1]);
            out[j + 2] = alpha * s2 + (beta == 0.0f ? 0.0f : beta * out[j + 2]);
            out[j + 3] = alpha * s3 + (beta == 0.0f ? 0.0f : beta * out[j + 3]);
        }
        for (; j < n; ++j) {
            const float* r = b + j * ldb;
            float s = 0.0f;
#pragma omp simd reduction(+ : s)
            for (std::size_t p = 0; p < k; ++p) {
                s += left[p] * r[p];
            }
            out[j] = alpha * s + (beta == 0.0f ? 0.0f : beta * out[j]);
        }
    }
}

} // namespace crossgloss
