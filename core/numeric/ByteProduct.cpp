#include "numeric/ByteProduct.h"

#include "numeric/Vectorised.h"

#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && !defined(_WIN32)
#define CROSSGLOSS_X86_KERNELS
#include <immintrin.h>
#endif

namespace crossgloss {

namespace {

CROSSGLOSS_VECTORISED
std::int32_t sumOfProducts(const std::int8_t* a, const std::int8_t* b, std::size_t n)
{
    std::int32_t sum = 0;
#pragma omp simd reduction(+ : sum)
    for (std::size_t i = 0; i < n; ++i) {
        sum += std::int32_t{a[i]} * std::int32_t{b[i]};
    }
    return sum;
}

std::int32_t multiplyPortably(const std::int8_t* a, const std::int8_t* b, std::int32_t, std::size_t n)
{
    return sumOfProducts(a, b, n);
}

#ifdef CROSSGLOSS_X86_KERNELS

// The instructions multiply bytes without sign by bytes with: flipping the first bit of a adds 128 to it, and 128 Σ b
// is taken off again.
constexpr std::int32_t flipped = 128;

__attribute__((target("avx512f,avx512bw,avx512vnni"))) std::int32_t
multiplyAvx512(const std::int8_t* a, const std::int8_t* b, std::int32_t sumB, std::size_t n)
{
    const __m512i signs = _mm512_set1_epi8(-128);
    __m512i sums = _mm512_setzero_si512();
    for (std::size_t i = 0; i < n; i += 64) {
        const __m512i left = _mm512_xor_si512(_mm512_loadu_si512(a + i), signs);
        sums = _mm512_dpbusd_epi32(sums, left, _mm512_loadu_si512(b + i));
    }
    // By hand: GCC 12 warns of what its own reduction leaves undefined.
    alignas(64) std::int32_t parts[16];
    _mm512_store_si512(parts, sums);
    const auto* halves = reinterpret_cast<const __m256i*>(parts);
    const __m256i eight = _mm256_add_epi32(_mm256_load_si256(halves), _mm256_load_si256(halves + 1));
    __m128i four = _mm_add_epi32(_mm256_castsi256_si128(eight), _mm256_extracti128_si256(eight, 1));
    four = _mm_add_epi32(four, _mm_shuffle_epi32(four, 0x4e));
    four = _mm_add_epi32(four, _mm_shuffle_epi32(four, 0xb1));
    return _mm_cvtsi128_si32(four) - flipped * sumB;
}

__attribute__((target("avx2"))) std::int32_t sumOfEight(__m256i eight)
{
    __m128i four = _mm_add_epi32(_mm256_castsi256_si128(eight), _mm256_extracti128_si256(eight, 1));
    four = _mm_add_epi32(four, _mm_shuffle_epi32(four, 0x4e));
    four = _mm_add_epi32(four, _mm_shuffle_epi32(four, 0xb1));
    return _mm_cvtsi128_si32(four);
}

__attribute__((target("avx2,avxvnni"))) std::int32_t multiplyAvxVnni(const std::int8_t* a, const std::int8_t* b,
                                                                     std::int32_t sumB, std::size_t n)
{
    const __m256i signs = _mm256_set1_epi8(-128);
    __m256i even = _mm256_setzero_si256();
    __m256i odd = _mm256_setzero_si256();
    const auto* left = reinterpret_cast<const __m256i*>(a);
    const auto* right = reinterpret_cast<const __m256i*>(b);
    for (std::size_t i = 0; i < n; i += 64, left += 2, right += 2) {
        even = _mm256_dpbusd_avx_epi32(even, _mm256_xor_si256(_mm256_loadu_si256(left), signs),
                                       _mm256_loadu_si256(right));
        odd = _mm256_dpbusd_avx_epi32(odd, _mm256_xor_si256(_mm256_loadu_si256(left + 1), signs),
                                      _mm256_loadu_si256(right + 1));
    }
    return sumOfEight(_mm256_add_epi32(even, odd)) - flipped * sumB;
}

/// |a| times b with the sign of a: a pair of products is at most 2 · 127 · 127 and fits 16 bits.
__attribute__((target("avx2"))) std::int32_t multiplyAvx2(const std::int8_t* a, const std::int8_t* b, std::int32_t,
                                                          std::size_t n)
{
    const __m256i ones = _mm256_set1_epi16(1);
    __m256i sums = _mm256_setzero_si256();
    const auto* left = reinterpret_cast<const __m256i*>(a);
    const auto* right = reinterpret_cast<const __m256i*>(b);
    for (std::size_t i = 0; i < n; i += 32, ++left, ++right) {
        const __m256i x = _mm256_loadu_si256(left);
        const __m256i y = _mm256_sign_epi8(_mm256_loadu_si256(right), x);
        sums = _mm256_add_epi32(sums, _mm256_madd_epi16(_mm256_maddubs_epi16(_mm256_abs_epi8(x), y), ones));
    }
    return sumOfEight(sums);
}

#endif

} // namespace

ByteProduct byteProductFor([[maybe_unused]] ByteKernel kernel)
{
#ifdef CROSSGLOSS_X86_KERNELS
    switch (kernel) {
    case ByteKernel::Avx512Vnni: return multiplyAvx512;
    case ByteKernel::AvxVnni: return multiplyAvxVnni;
    case ByteKernel::Avx2: return multiplyAvx2;
    case ByteKernel::Portable: break;
    }
#endif
    return multiplyPortably;
}

} // namespace crossgloss
