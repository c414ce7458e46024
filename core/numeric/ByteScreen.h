#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace crossgloss {

/// Instructions that multiply bytes. All kernels compute the same integers.
enum class ByteKernel {
    Portable,                          ///< plain loops, any processor
    Avx2,                              ///< products of 7 by 8 bits: more would overflow its 16-bit sums
    AvxVnni,                           ///< 256 bits wide
    Avx512Vnni                         ///< 512 bits wide
};

/// The kernels that this processor can run, the fastest first; never empty.
std::span<const ByteKernel> byteKernels();

/// Largest magnitude that a target's bytes may have for a kernel: 63 or 127. A query's may always have 127.
int targetLevels(ByteKernel kernel);

constexpr int queryLevels = 127;
/// Beyond so many dimensions the 32-bit sums might overflow.
constexpr std::size_t maximumByteDimension = 65536;

constexpr std::size_t panelTargets = 64;
constexpr std::size_t groupQueries = 6;

/// panelTargets rows of bytes t, side by side, with an offset that makes them positive. With quads = ⌈dimension / 4⌉,
/// byte 4 · (64 k + row) + i holds t[4 k + i] + targetOffset(kernel); for rows and dimensions that are not there, the
/// offset. Beside them three values per row, of which the upper bound of a product is made: see screen().
struct BytePanel {
    const std::uint8_t* bytes = nullptr;   ///< quads × 64 × 4, aligned to 64
    const float* scale = nullptr;          ///< 64 each, aligned to 64
    const float* residual = nullptr;
    const float* norm = nullptr;
};

/// Up to groupQueries rows of bytes q: byte 4 · (6 k + row) + i holds q[4 k + i], zero beyond the dimension.
struct ByteGroup {
    const std::int8_t* bytes = nullptr;        ///< quads × 6 × 4, aligned to 4
    std::int32_t start[groupQueries] = {};     ///< −targetOffset(kernel) · Σ q, which takes the targets' offset back
    float residualWeight[groupQueries] = {};
    float normWeight[groupQueries] = {};
    float bound[groupQueries] = {};
};

struct ByteHit {
    float upper;
    std::uint8_t target;               ///< in the panel
    std::uint8_t query;                ///< in the group
};

constexpr std::size_t maximumHits = panelTargets * groupQueries;

int targetOffset(ByteKernel kernel);

/// For every target of the panel and the first @p count queries of the group: computes
/// upper = scale · (t · q) + residual · residualWeight + norm · normWeight, in float32 with at most four roundings, and
/// writes a hit unless upper < bound (so also when it is not a number). Hits of a query come by rising target.
/// @param hits room for maximumHits @return how many were written
std::size_t screen(ByteKernel kernel, const BytePanel& panel, const ByteGroup& group, std::size_t count,
                   std::size_t quads, ByteHit* hits);

} // namespace crossgloss
