#include "encoder/Dropout.h"

#include "base/Random.h"
#include "numeric/VectorMath.h"
#include "numeric/Vectorised.h"

#include <algorithm>

namespace crossgloss {

namespace {

/// The finaliser of SplitMix64 (Steele, Lea & Flood 2014).
/// Hashes of 32 bits, which vectors of every processor can multiply; the constants are MurmurHash3's.
template <typename Scalar>
CROSSGLOSS_INLINE void dropLoop(std::size_t n, std::uint32_t first, std::uint32_t second, std::uint32_t limit,
                                Scalar kept, const Scalar* x, Scalar* y)
{
#pragma omp simd
    for (std::size_t i = 0; i < n; ++i) {
        std::uint32_t hash = static_cast<std::uint32_t>(i) * 0x9E3779B9U ^ first;
        hash = (hash ^ (hash >> 16)) * 0x85EBCA6BU;
        hash = ((hash + second) ^ ((hash + second) >> 13)) * 0xC2B2AE35U;
        hash ^= hash >> 16;
        y[i] = hash < limit ? Scalar(0) : kept * x[i];
    }
}

CROSSGLOSS_VECTORISED void drop(std::size_t n, std::uint32_t first, std::uint32_t second, std::uint32_t limit, float kept,
                                const float* x, float* y)
{
    dropLoop(n, first, second, limit, kept, x, y);
}

CROSSGLOSS_VECTORISED void drop(std::size_t n, std::uint32_t first, std::uint32_t second, std::uint32_t limit,
                                double kept, const double* x, double* y)
{
    dropLoop(n, first, second, limit, kept, x, y);
}

} // namespace

std::uint64_t Dropout::key(std::uint64_t seed, std::uint64_t step, std::uint64_t place)
{
    return splitMix(splitMix(splitMix(seed) ^ step) ^ place);
}

template <typename Scalar>
void dropValues(const Dropout& dropout, std::size_t sentence, std::size_t layer, std::size_t row, std::size_t n,
                const Scalar* x, Scalar* y)
{
    const std::uint64_t key = splitMix(dropout.keys[sentence] ^ (static_cast<std::uint64_t>(layer) << 32U | row));
    const double limit = std::min(dropout.share * 0x1.0p32, 0x1.0p32 - 1);
    drop(n, static_cast<std::uint32_t>(key), static_cast<std::uint32_t>(key >> 32U), static_cast<std::uint32_t>(limit),
         static_cast<Scalar>(1 / (1 - dropout.share)), x, y);
}

template void dropValues(const Dropout&, std::size_t, std::size_t, std::size_t, std::size_t, const float*, float*);
template void dropValues(const Dropout&, std::size_t, std::size_t, std::size_t, std::size_t, const double*, double*);

} // namespace crossgloss
