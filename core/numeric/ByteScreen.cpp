#include "numeric/ByteScreen.h"

#include "numeric/Vectorised.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <vector>

#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && !defined(_WIN32)
#define CROSSGLOSS_X86_KERNELS
#include <immintrin.h>
#endif

namespace crossgloss {

namespace {

std::vector<ByteKernel> findKernels()
{
    std::vector<ByteKernel> kernels;
#ifdef CROSSGLOSS_X86_KERNELS
    __builtin_cpu_init();
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw")
        && __builtin_cpu_supports("avx512vnni")) {
        kernels.push_back(ByteKernel::Avx512Vnni);
    }
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) {
        if (__builtin_cpu_supports("avxvnni")) {
            kernels.push_back(ByteKernel::AvxVnni);
        }
        kernels.push_back(ByteKernel::Avx2);
    }
#endif
    kernels.push_back(ByteKernel::Portable);
    return kernels;
}

/// sums[64 q + t] += the products of four dimensions.
CROSSGLOSS_VECTORISED
void addQuad(const std::uint8_t* targets, const std::int8_t* queries, std::size_t count, std::int32_t* sums)
{
    for (std::size_t q = 0; q < count; ++q) {
        const std::int32_t a = queries[4 * q];
        const std::int32_t b = queries[4 * q + 1];
        const std::int32_t c = queries[4 * q + 2];
        const std::int32_t d = queries[4 * q + 3];
        std::int32_t* out = sums + panelTargets * q;
        for (std::size_t t = 0; t < panelTargets; ++t) {
            out[t] += (a * targets[4 * t] + b * targets[4 * t + 1]) + (c * targets[4 * t + 2] + d * targets[4 * t + 3]);
        }
    }
}

void multiplyPortably(const BytePanel& panel, const ByteGroup& group, std::size_t count, std::size_t quads,
                      std::int32_t* sums)
{
    for (std::size_t q = 0; q < count; ++q) {
        std::fill_n(sums + panelTargets * q, panelTargets, group.start[q]);
    }
    for (std::size_t k = 0; k < quads; ++k) {
        addQuad(panel.bytes + k * 4 * panelTargets, group.bytes + k * 4 * groupQueries, count, sums);
    }
}

std::size_t comparePortably(const BytePanel& panel, const ByteGroup& group, std::size_t count, const std::int32_t* sums,
                            ByteHit* hits)
{
    std::size_t found = 0;
    for (std::size_t q = 0; q < count; ++q) {
        for (std::size_t t = 0; t < panelTargets; ++t) {
            const float upper = static_cast<float>(sums[panelTargets * q + t]) * panel.scale[t]
                + (panel.residual[t] * group.residualWeight[q] + panel.norm[t] * group.normWeight[q]);
            if (!(upper < group.bound[q])) {
                hits[found++] = {upper, static_cast<std::uint8_t>(t), static_cast<std::uint8_t>(q)};
            }
        }
    }
    return found;
}

#ifdef CROSSGLOSS_X86_KERNELS

// The kernels of products leave their sums in memory. Were sums in registers indexed by what follows the loop over the
// dimensions, the compiler would keep them in memory within the loop too.

#define CROSSGLOSS_AVX512 __attribute__((target("avx512f,avx512bw,avx512vnni")))
#define CROSSGLOSS_AVXVNNI __attribute__((target("avx2,fma,avxvnni")))
#define CROSSGLOSS_AVX2 __attribute__((target("avx2,fma")))

std::int32_t fourBytes(const std::int8_t* bytes)
{
    std::int32_t value;
    std::memcpy(&value, bytes, sizeof(value));
    return value;
}

/// 64 targets × Q queries stay in registers: at most 24 sums, 4 factors.
template <std::size_t Q>
CROSSGLOSS_AVX512 void multiplyAvx512(const BytePanel& panel, const ByteGroup& group, std::size_t quads,
                                      std::int32_t* out)
{
    constexpr std::size_t width = 16;
    constexpr std::size_t parts = panelTargets / width;
    __m512i sums[parts][Q];
#pragma GCC unroll 6
    for (std::size_t q = 0; q < Q; ++q) {
#pragma GCC unroll 4
        for (std::size_t p = 0; p < parts; ++p) {
            sums[p][q] = _mm512_set1_epi32(group.start[q]);
        }
    }
    const std::uint8_t* targets = panel.bytes;
    const std::int8_t* queries = group.bytes;
    for (std::size_t k = 0; k < quads; ++k) {
        __m512i t[parts];
#pragma GCC unroll 4
        for (std::size_t p = 0; p < parts; ++p) {
            t[p] = _mm512_load_si512(targets + p * 4 * width);
        }
#pragma GCC unroll 6
        for (std::size_t q = 0; q < Q; ++q) {
            const __m512i factor = _mm512_set1_epi32(fourBytes(queries + 4 * q));
#pragma GCC unroll 4
            for (std::size_t p = 0; p < parts; ++p) {
                sums[p][q] = _mm512_dpbusd_epi32(sums[p][q], t[p], factor);
            }
        }
        targets += 4 * panelTargets;
        queries += 4 * groupQueries;
    }
#pragma GCC unroll 6
    for (std::size_t q = 0; q < Q; ++q) {
#pragma GCC unroll 4
        for (std::size_t p = 0; p < parts; ++p) {
            _mm512_store_si512(out + panelTargets * q + width * p, sums[p][q]);
        }
    }
}

/// 16 targets × Q queries at a time: at most 12 sums, 2 factors.
template <std::size_t Q>
CROSSGLOSS_AVXVNNI void multiplyAvxVnni(const BytePanel& panel, const ByteGroup& group, std::size_t quads,
                                        std::int32_t* out)
{
    constexpr std::size_t width = 8;
    for (std::size_t first = 0; first < panelTargets; first += 2 * width) {
        __m256i low[Q];
        __m256i high[Q];
#pragma GCC unroll 6
        for (std::size_t q = 0; q < Q; ++q) {
            low[q] = high[q] = _mm256_set1_epi32(group.start[q]);
        }
        const std::uint8_t* targets = panel.bytes + 4 * first;
        const std::int8_t* queries = group.bytes;
        for (std::size_t k = 0; k < quads; ++k) {
            const __m256i a = _mm256_load_si256(reinterpret_cast<const __m256i*>(targets));
            const __m256i b = _mm256_load_si256(reinterpret_cast<const __m256i*>(targets + 4 * width));
#pragma GCC unroll 6
            for (std::size_t q = 0; q < Q; ++q) {
                const __m256i factor = _mm256_set1_epi32(fourBytes(queries + 4 * q));
                low[q] = _mm256_dpbusd_avx_epi32(low[q], a, factor);
                high[q] = _mm256_dpbusd_avx_epi32(high[q], b, factor);
            }
            targets += 4 * panelTargets;
            queries += 4 * groupQueries;
        }
#pragma GCC unroll 6
        for (std::size_t q = 0; q < Q; ++q) {
            auto* place = reinterpret_cast<__m256i*>(out + panelTargets * q + first);
            _mm256_store_si256(place, low[q]);
            _mm256_store_si256(place + 1, high[q]);
        }
    }
}

/// 8 targets × Q queries at a time. A pair of products is at most 2 · 127 · 127 and fits 16 bits.
template <std::size_t Q>
CROSSGLOSS_AVX2 void multiplyAvx2(const BytePanel& panel, const ByteGroup& group, std::size_t quads, std::int32_t* out)
{
    constexpr std::size_t width = 8;
    const __m256i ones = _mm256_set1_epi16(1);
    for (std::size_t first = 0; first < panelTargets; first += width) {
        __m256i sums[Q];
#pragma GCC unroll 6
        for (std::size_t q = 0; q < Q; ++q) {
            sums[q] = _mm256_set1_epi32(group.start[q]);
        }
        const std::uint8_t* targets = panel.bytes + 4 * first;
        const std::int8_t* queries = group.bytes;
        for (std::size_t k = 0; k < quads; ++k) {
            const __m256i t = _mm256_load_si256(reinterpret_cast<const __m256i*>(targets));
#pragma GCC unroll 6
            for (std::size_t q = 0; q < Q; ++q) {
                const __m256i pairs = _mm256_maddubs_epi16(t, _mm256_set1_epi32(fourBytes(queries + 4 * q)));
                sums[q] = _mm256_add_epi32(sums[q], _mm256_madd_epi16(pairs, ones));
            }
            targets += 4 * panelTargets;
            queries += 4 * groupQueries;
        }
#pragma GCC unroll 6
        for (std::size_t q = 0; q < Q; ++q) {
            _mm256_store_si256(reinterpret_cast<__m256i*>(out + panelTargets * q + first), sums[q]);
        }
    }
}

/// Writes out the lanes that @p mask names.
std::size_t writeHits(unsigned mask, const float* upper, std::size_t target, std::size_t query, ByteHit* hits)
{
    std::size_t found = 0;
    for (; mask != 0; mask &= mask - 1) {
        const auto lane = static_cast<std::size_t>(std::countr_zero(mask));
        hits[found++] = {upper[lane], static_cast<std::uint8_t>(target + lane), static_cast<std::uint8_t>(query)};
    }
    return found;
}

/// The upper bounds of 16 sums. The masked conversion: GCC 12 warns of the plain one, whose unused lanes are undefined.
CROSSGLOSS_AVX512 inline __m512 upperBounds(const std::int32_t* sums, __m512 scale, __m512 residual, __m512 norm,
                                            __m512 residualWeight, __m512 normWeight)
{
    const __m512 rest = _mm512_fmadd_ps(residual, residualWeight, _mm512_mul_ps(norm, normWeight));
    return _mm512_fmadd_ps(_mm512_maskz_cvtepi32_ps(0xffff, _mm512_load_si512(sums)), scale, rest);
}

/// The hits among the sums of one query, which most queries have none of.
CROSSGLOSS_AVX512 __attribute__((noinline)) std::size_t hitsAvx512(const BytePanel& panel, const ByteGroup& group,
                                                                   std::size_t query, const std::int32_t* sums,
                                                                   ByteHit* hits)
{
    constexpr std::size_t width = 16;
    alignas(64) float values[width];
    std::size_t found = 0;
    for (std::size_t t = 0; t < panelTargets; t += width) {
        const __m512 upper = upperBounds(sums + t, _mm512_load_ps(panel.scale + t), _mm512_load_ps(panel.residual + t),
                                         _mm512_load_ps(panel.norm + t), _mm512_set1_ps(group.residualWeight[query]),
                                         _mm512_set1_ps(group.normWeight[query]));
        _mm512_store_ps(values, upper);
        found += writeHits(_mm512_cmp_ps_mask(upper, _mm512_set1_ps(group.bound[query]), _CMP_NLT_UQ), values, t, query,
                           hits + found);
    }
    return found;
}

CROSSGLOSS_AVX512 std::size_t compareAvx512(const BytePanel& panel, const ByteGroup& group, std::size_t count,
                                            const std::int32_t* sums, ByteHit* hits)
{
    constexpr std::size_t width = 16;
    constexpr std::size_t parts = panelTargets / width;
    __m512 scale[parts];
    __m512 residual[parts];
    __m512 norm[parts];
#pragma GCC unroll 4
    for (std::size_t p = 0; p < parts; ++p) {
        scale[p] = _mm512_load_ps(panel.scale + width * p);
        residual[p] = _mm512_load_ps(panel.residual + width * p);
        norm[p] = _mm512_load_ps(panel.norm + width * p);
    }
    std::size_t found = 0;
    for (std::size_t q = 0; q < count; ++q) {
        const __m512 residualWeight = _mm512_set1_ps(group.residualWeight[q]);
        const __m512 normWeight = _mm512_set1_ps(group.normWeight[q]);
        const __m512 bound = _mm512_set1_ps(group.bound[q]);
        __mmask16 any = 0;
#pragma GCC unroll 4
        for (std::size_t p = 0; p < parts; ++p) {
            const __m512 upper = upperBounds(sums + panelTargets * q + width * p, scale[p], residual[p], norm[p],
                                             residualWeight, normWeight);
            any = _kor_mask16(any, _mm512_cmp_ps_mask(upper, bound, _CMP_NLT_UQ));
        }
        if (__builtin_expect(any != 0, 0)) {
            found += hitsAvx512(panel, group, q, sums + panelTargets * q, hits + found);
        }
    }
    return found;
}

CROSSGLOSS_AVX2 std::size_t compareAvx2(const BytePanel& panel, const ByteGroup& group, std::size_t count,
                                        const std::int32_t* sums, ByteHit* hits)
{
    constexpr std::size_t width = 8;
    alignas(32) float values[width];
    std::size_t found = 0;
    for (std::size_t q = 0; q < count; ++q) {
        const __m256 residualWeight = _mm256_set1_ps(group.residualWeight[q]);
        const __m256 normWeight = _mm256_set1_ps(group.normWeight[q]);
        const __m256 bound = _mm256_set1_ps(group.bound[q]);
        const auto* row = reinterpret_cast<const __m256i*>(sums + panelTargets * q);
        for (std::size_t t = 0; t < panelTargets; t += width) {
            const __m256 rest = _mm256_fmadd_ps(_mm256_load_ps(panel.residual + t), residualWeight,
                                                _mm256_mul_ps(_mm256_load_ps(panel.norm + t), normWeight));
            const __m256 upper = _mm256_fmadd_ps(_mm256_cvtepi32_ps(_mm256_load_si256(row + t / width)),
                                                 _mm256_load_ps(panel.scale + t), rest);
            const int mask = _mm256_movemask_ps(_mm256_cmp_ps(upper, bound, _CMP_NLT_UQ));
            if (__builtin_expect(mask != 0, 0)) {
                _mm256_store_ps(values, upper);
                found += writeHits(static_cast<unsigned>(mask), values, t, q, hits + found);
            }
        }
    }
    return found;
}

using Multiply = void (*)(const BytePanel&, const ByteGroup&, std::size_t, std::int32_t*);

constexpr Multiply avx512[groupQueries] = {multiplyAvx512<1>, multiplyAvx512<2>, multiplyAvx512<3>,
                                           multiplyAvx512<4>, multiplyAvx512<5>, multiplyAvx512<6>};
constexpr Multiply avxVnni[groupQueries] = {multiplyAvxVnni<1>, multiplyAvxVnni<2>, multiplyAvxVnni<3>,
                                            multiplyAvxVnni<4>, multiplyAvxVnni<5>, multiplyAvxVnni<6>};
constexpr Multiply avx2[groupQueries] = {multiplyAvx2<1>, multiplyAvx2<2>, multiplyAvx2<3>,
                                         multiplyAvx2<4>, multiplyAvx2<5>, multiplyAvx2<6>};

#endif

} // namespace

std::span<const ByteKernel> byteKernels()
{
    static const std::vector<ByteKernel> kernels = findKernels();
    return kernels;
}

int targetLevels(ByteKernel kernel)
{
    return kernel == ByteKernel::Avx2 ? 63 : 127;
}

int targetOffset(ByteKernel kernel)
{
    return targetLevels(kernel) + 1;
}

std::size_t screen([[maybe_unused]] ByteKernel kernel, const BytePanel& panel, const ByteGroup& group,
                   std::size_t count, std::size_t quads, ByteHit* hits)
{
    alignas(64) std::int32_t sums[maximumHits];
#ifdef CROSSGLOSS_X86_KERNELS
    switch (kernel) {
    case ByteKernel::Avx512Vnni:
        avx512[count - 1](panel, group, quads, sums);
        return compareAvx512(panel, group, count, sums, hits);
    case ByteKernel::AvxVnni:
        avxVnni[count - 1](panel, group, quads, sums);
        return compareAvx2(panel, group, count, sums, hits);
    case ByteKernel::Avx2:
        avx2[count - 1](panel, group, quads, sums);
        return compareAvx2(panel, group, count, sums, hits);
    case ByteKernel::Portable:
        break;
    }
#endif
    multiplyPortably(panel, group, count, quads, sums);
    return comparePortably(panel, group, count, sums, hits);
}

} // namespace crossgloss
