#include "numeric/Gemm.h"

#ifdef CROSSGLOSS_HAVE_BLIS
#include <blis.h>
#if defined(__GNUC__) && defined(__x86_64__) && !defined(_WIN32)
#include <cpuid.h>
#include <cstdlib>
#include <string>
#define CROSSGLOSS_CHOOSE_BLIS_KERNELS
#endif
#else
#include <Eigen/Core>
#endif

namespace crossgloss {

#ifdef CROSSGLOSS_HAVE_BLIS

namespace {

#ifdef CROSSGLOSS_CHOOSE_BLIS_KERNELS

/// BLIS 0.9 knows AMD's processors by family and takes plain C kernels for those that came after Zen 4, six times slower
/// than its AVX-512 ones there. For a processor it cannot know we name the kernels by what the processor can do; it
/// listens to this variable at its first call. What the user has set stays.
struct BlisKernelChoice {
    BlisKernelChoice()
    {
        unsigned eax = 0;
        unsigned ebx = 0;
        unsigned ecx = 0;
        unsigned edx = 0;
        if (!__get_cpuid(0, &eax, &ebx, &ecx, &edx)) {
            return;
        }
        const bool intel = ebx == signature_INTEL_ebx;
        const bool amd = ebx == signature_AMD_ebx;
        __get_cpuid(1, &eax, &ebx, &ecx, &edx);
        const unsigned baseFamily = (eax >> 8) & 0xF;
        const unsigned family = baseFamily == 0xF ? baseFamily + ((eax >> 20) & 0xFF) : baseFamily;
        constexpr unsigned zen4 = 0x19;
        if (intel || (amd && family <= zen4)) {
            return;
        }
        __builtin_cpu_init();
#if defined(BLIS_CONFIG_SKX)
        if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") &&
            __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl")) {
            ::setenv("BLIS_ARCH_TYPE", std::to_string(static_cast<int>(BLIS_ARCH_SKX)).c_str(), 0);
            return;
        }
#endif
#if defined(BLIS_CONFIG_HASWELL)
        if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) {
            ::setenv("BLIS_ARCH_TYPE", std::to_string(static_cast<int>(BLIS_ARCH_HASWELL)).c_str(), 0);
        }
#endif
    }
};

const BlisKernelChoice kernelChoice;

#endif

trans_t toBlis(Transpose transpose)
{
    return transpose == Transpose::Yes ? BLIS_TRANSPOSE : BLIS_NO_TRANSPOSE;
}

} // namespace

void gemm(Transpose transA, Transpose transB, std::ptrdiff_t m, std::ptrdiff_t n, std::ptrdiff_t k, float alpha,
          const float* a, std::ptrdiff_t lda, const float* b, std::ptrdiff_t ldb, float beta, float* c,
          std::ptrdiff_t ldc)
{
    if (m == 0 || n == 0) {
        return;
    }
    bli_sgemm(toBlis(transA), toBlis(transB), m, n, k, &alpha, const_cast<float*>(a), lda, 1, const_cast<float*>(b),
              ldb, 1, &beta, c, ldc, 1);
}

void gemm(Transpose transA, Transpose transB, std::ptrdiff_t m, std::ptrdiff_t n, std::ptrdiff_t k, double alpha,
          const double* a, std::ptrdiff_t lda, const double* b, std::ptrdiff_t ldb, double beta, double* c,
          std::ptrdiff_t ldc)
{
    if (m == 0 || n == 0) {
        return;
    }
    bli_dgemm(toBlis(transA), toBlis(transB), m, n, k, &alpha, const_cast<double*>(a), lda, 1, const_cast<double*>(b),
              ldb, 1, &beta, c, ldc, 1);
}

#else

namespace {

template <typename Scalar>
using Rows = Eigen::Matrix<Scalar, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
template <typename Scalar>
using View = Eigen::Map<Rows<Scalar>, 0, Eigen::OuterStride<>>;
template <typename Scalar>
using ConstView = Eigen::Map<const Rows<Scalar>, 0, Eigen::OuterStride<>>;

template <typename Scalar>
void product(Transpose transA, Transpose transB, std::ptrdiff_t m, std::ptrdiff_t n, std::ptrdiff_t k, Scalar alpha,
             const Scalar* a, std::ptrdiff_t lda, const Scalar* b, std::ptrdiff_t ldb, Scalar beta, Scalar* c,
             std::ptrdiff_t ldc)
{
    View<Scalar> result(c, m, n, Eigen::OuterStride<>(ldc));
    if (beta == Scalar(0)) {
        result.setZero();
    } else if (beta != Scalar(1)) {
        result *= beta;
    }
    const bool ta = transA == Transpose::Yes;
    const bool tb = transB == Transpose::Yes;
    const ConstView<Scalar> left(a, ta ? k : m, ta ? m : k, Eigen::OuterStride<>(lda));
    const ConstView<Scalar> right(b, tb ? n : k, tb ? k : n, Eigen::OuterStride<>(ldb));
    if (ta && tb) {
        result.noalias() += alpha * left.transpose() * right.transpose();
    } else if (ta) {
        result.noalias() += alpha * left.transpose() * right;
    } else if (tb) {
        result.noalias() += alpha * left * right.transpose();
    } else {
        result.noalias() += alpha * left * right;
    }
}

} // namespace

void gemm(Transpose transA, Transpose transB, std::ptrdiff_t m, std::ptrdiff_t n, std::ptrdiff_t k, float alpha,
          const float* a, std::ptrdiff_t lda, const float* b, std::ptrdiff_t ldb, float beta, float* c,
          std::ptrdiff_t ldc)
{
    product(transA, transB, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
}

void gemm(Transpose transA, Transpose transB, std::ptrdiff_t m, std::ptrdiff_t n, std::ptrdiff_t k, double alpha,
          const double* a, std::ptrdiff_t lda, const double* b, std::ptrdiff_t ldb, double beta, double* c,
          std::ptrdiff_t ldc)
{
    product(transA, transB, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
}

#endif

} // namespace crossgloss
