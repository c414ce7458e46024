#include "numeric/Gemm.h"

#ifdef CROSSGLOSS_HAVE_BLIS
#include "numeric/SmallProduct.h"

#include <blis.h>

#include <csignal>
#include <cstdlib>
#include <memory>
#include <new>
#include <string>
#ifndef _WIN32
#include <unistd.h>
#endif
#if defined(__x86_64__) && defined(__GNUC__) && !defined(_WIN32)
#include <cpuid.h>
#endif
#else
#include <Eigen/Core>
#endif

namespace crossgloss {

#ifdef CROSSGLOSS_HAVE_BLIS

namespace {

#if defined(__x86_64__) && defined(__GNUC__) && !defined(_WIN32)

/// True for processors that BLIS 0.9 takes for older ones. AMD's it tells by family numbers and stops at Zen 3 and 4
/// (0x19). Of Intel's it reads in the name whether they have two units for AVX-512, and takes those of another name, as
/// virtual machines have, for Haswells: the servers' from Ice Lake on have two (Emerald Rapids: 135 instead of 80 GFLOP/s
/// at 480 × 200 × 400).
bool isUnknownToBlis()
{
    unsigned leaf = 0;
    unsigned b = 0;
    unsigned c = 0;
    unsigned d = 0;
    if (!__get_cpuid(0, &leaf, &b, &c, &d)) {
        return false;
    }
    const bool amd = b == signature_AMD_ebx && c == signature_AMD_ecx && d == signature_AMD_edx;
    const bool intel = b == signature_INTEL_ebx && c == signature_INTEL_ecx && d == signature_INTEL_edx;
    unsigned version = 0;
    if ((!amd && !intel) || !__get_cpuid(1, &version, &b, &c, &d)) {
        return false;
    }
    const unsigned family = ((version >> 8) & 0xf) + ((version >> 20) & 0xff);
    if (amd) {
        return family > 0x19;
    }
    switch (((version >> 4) & 0xf) | ((version >> 12) & 0xf0)) {
    case 0x6A: case 0x6C:                          // Ice Lake
    case 0x8F:                                     // Sapphire Rapids
    case 0xCF:                                     // Emerald Rapids
    case 0xAD: case 0xAE: return family == 6;      // Granite Rapids
    default: return false;
    }
}

/// Such processors of AMD would get BLIS's plain C kernels, which are four to eight times slower. They are given the kernels
/// of the nearest known processor with the same instructions. BLIS reads the variable once, at its first call; a user's own
/// choice stands.
bool chooseKernels()
{
    __builtin_cpu_init();
    if (!std::getenv("BLIS_ARCH_TYPE") && isUnknownToBlis()) {
        const bool avx512 = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq")
            && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl");
        const bool avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
        if (avx512 || avx2) {
            ::setenv("BLIS_ARCH_TYPE", std::to_string(avx512 ? BLIS_ARCH_SKX : BLIS_ARCH_HASWELL).c_str(), 0);
        }
    }
    return true;
}

/// Before main, while the program has one thread: setenv is not safe later.
[[maybe_unused]] const bool kernelsChosen = chooseKernels();

#endif

#ifndef _WIN32

/// Whether this thread is within BLIS, for the handler of a signal.
thread_local volatile std::sig_atomic_t withinBlis = 0;

/// BLIS ends the program where it gets no memory. That cannot be prevented, but it can be said why.
extern "C" void onAbort(int)
{
    if (withinBlis != 0) {
        static constexpr char text[] =
            "crossgloss: not enough memory for this job. Close other programs or take smaller data\n";
        static_cast<void>(!::write(STDERR_FILENO, text, sizeof text - 1));
        ::_exit(1);
    }
    std::signal(SIGABRT, SIG_DFL); // and abort() goes on
}

#endif

/// Around every call of BLIS. @throws std::bad_alloc where there is not even the memory with which it begins.
class WithinBlis
{
public:
    WithinBlis()
    {
        static const bool prepared = prepare();
        static_cast<void>(prepared);
#ifndef _WIN32
        withinBlis = 1;
#endif
    }
    ~WithinBlis()
    {
#ifndef _WIN32
        withinBlis = 0;
#endif
    }
    WithinBlis(const WithinBlis&) = delete;
    WithinBlis& operator=(const WithinBlis&) = delete;

private:
    static bool prepare()
    {
        // More than its tables and the first blocks of any of its kernels take.
        constexpr std::size_t beginning = std::size_t{1} << 25;
        const std::unique_ptr<void, decltype(&std::free)> room(std::malloc(beginning), &std::free);
        if (!room) {
            throw std::bad_alloc();
        }
#ifndef _WIN32
        struct sigaction present
        {
        };
        if (::sigaction(SIGABRT, nullptr, &present) == 0 && present.sa_handler == SIG_DFL) {
            std::signal(SIGABRT, onAbort);
        }
#endif
        return true;
    }
};

trans_t toBlis(Transpose transpose)
{
    return transpose == Transpose::Yes ? BLIS_TRANSPOSE : BLIS_NO_TRANSPOSE;
}

/// True where BLIS has no path for small products, which its AVX-512 kernels lack: it packs both factors even for one row
/// (measured at 200 × 600: one row 8 GFLOP/s against 60 here, twelve rows 106 against 64).
bool packsSmallProducts()
{
    static const bool packs = [] {
        const WithinBlis within;
        bli_init();
        return bli_arch_query_id() == BLIS_ARCH_SKX;
    }();
    return packs;
}

/// Rows up to which the product without packing is faster.
constexpr std::ptrdiff_t smallRows = 6;
constexpr std::ptrdiff_t smallRowsTransposed = 12;

/// Multiplications below which even plain loops are faster than packing.
constexpr std::ptrdiff_t tinyProduct = 2048;

template <typename Scalar>
void multiplyPlainly(Transpose transA, Transpose transB, std::ptrdiff_t m, std::ptrdiff_t n, std::ptrdiff_t k, Scalar alpha,
                     const Scalar* a, std::ptrdiff_t lda, const Scalar* b, std::ptrdiff_t ldb, Scalar beta, Scalar* c,
                     std::ptrdiff_t ldc)
{
    const std::ptrdiff_t rowOfA = transA == Transpose::Yes ? 1 : lda;
    const std::ptrdiff_t columnOfA = transA == Transpose::Yes ? lda : 1;
    const std::ptrdiff_t rowOfB = transB == Transpose::Yes ? 1 : ldb;
    const std::ptrdiff_t columnOfB = transB == Transpose::Yes ? ldb : 1;
    for (std::ptrdiff_t row = 0; row < m; ++row) {
        Scalar* to = c + row * ldc;
        for (std::ptrdiff_t column = 0; column < n; ++column) {
            to[column] = beta == Scalar(0) ? Scalar(0) : beta * to[column];
        }
        for (std::ptrdiff_t i = 0; i < k; ++i) {
            const Scalar factor = alpha * a[row * rowOfA + i * columnOfA];
            const Scalar* from = b + i * rowOfB;
            for (std::ptrdiff_t column = 0; column < n; ++column) {
                to[column] += factor * from[column * columnOfB];
            }
        }
    }
}

} // namespace

void gemm(Transpose transA, Transpose transB, std::ptrdiff_t m, std::ptrdiff_t n, std::ptrdiff_t k, float alpha,
          const float* a, std::ptrdiff_t lda, const float* b, std::ptrdiff_t ldb, float beta, float* c,
          std::ptrdiff_t ldc)
{
    if (m == 0 || n == 0) {
        return;
    }
    if (transA == Transpose::No && m <= (transB == Transpose::Yes ? smallRowsTransposed : smallRows)
        && packsSmallProducts()) {
        const auto size = [](std::ptrdiff_t value) { return static_cast<std::size_t>(value); };
        (transB == Transpose::Yes ? smallProductTransposed : smallProduct)(size(m), size(n), size(k), alpha, a, size(lda), b,
                                                                          size(ldb), beta, c, size(ldc));
        return;
    }
    if (m * n * k <= tinyProduct && packsSmallProducts()) {
        multiplyPlainly(transA, transB, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
        return;
    }
    const WithinBlis within;
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
    if (m * n * k <= tinyProduct && packsSmallProducts()) {
        multiplyPlainly(transA, transB, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
        return;
    }
    const WithinBlis within;
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
