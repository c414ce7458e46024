#include "training/AmsGrad.h"

#include "numeric/Vectorised.h"

#include "base/Parallel.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace crossgloss {

namespace {

struct AmsGradFactors {
    float beta1, newShare1, beta2, newShare2, stepSize, inverseRootCorrection, epsilon, clip;
};

/// Values whose squares are added up as one, whatever the threads.
constexpr std::size_t normBlock = 4096;

CROSSGLOSS_VECTORISED double squaredLength(std::size_t n, const float* const* gradients, std::size_t shards,
                                           std::size_t offset)
{
    double square = 0;
#pragma omp simd reduction(+ : square)
    for (std::size_t i = offset; i < offset + n; ++i) {
        float sum = gradients[0][i];
        for (std::size_t shard = 1; shard < shards; ++shard) {
            sum += gradients[shard][i];
        }
        square += static_cast<double>(sum) * static_cast<double>(sum);
    }
    return square;
}

/// Fused over one range: sums the shards' gradients, then moments and parameters, everything read and written once.
CROSSGLOSS_VECTORISED void amsGradRange(std::size_t n, const float* const* gradients, std::size_t shards,
                                        std::size_t offset, const AmsGradFactors* factors, float* p, float* m, float* v,
                                        float* largest)
{
    const float beta1 = factors->beta1;
    const float newShare1 = factors->newShare1;
    const float beta2 = factors->beta2;
    const float newShare2 = factors->newShare2;
    const float stepSize = factors->stepSize;
    const float correction = factors->inverseRootCorrection;
    const float epsilon = factors->epsilon;
    const float clip = factors->clip;
    constexpr std::size_t block = 512;
    float sum[block];
    for (std::size_t begin = 0; begin < n; begin += block) {
        const std::size_t size = n - begin < block ? n - begin : block;
        const float* first = gradients[0] + offset + begin;
#pragma omp simd
        for (std::size_t i = 0; i < size; ++i) {
            sum[i] = first[i];
        }
        for (std::size_t shard = 1; shard < shards; ++shard) {
            const float* other = gradients[shard] + offset + begin;
#pragma omp simd
            for (std::size_t i = 0; i < size; ++i) {
                sum[i] += other[i];
            }
        }
#pragma omp simd
        for (std::size_t i = 0; i < size; ++i) {
            const std::size_t at = begin + i;
            const float g = clip * sum[i];
            const float newM = beta1 * m[at] + newShare1 * g;
            const float newV = beta2 * v[at] + newShare2 * g * g;
            const float newLargest = largest[at] > newV ? largest[at] : newV;
            m[at] = newM;
            v[at] = newV;
            largest[at] = newLargest;
            p[at] -= stepSize * newM / (std::sqrt(newLargest) * correction + epsilon);
        }
    }
}

} // namespace

AmsGrad::AmsGrad(std::size_t count, const Options& options)
    : m_options(options), m_count(count), m_state(3 * count),
      m_squares(options.clip > 0 ? (count + normBlock - 1) / normBlock : 0)
{
}

double AmsGrad::clipFactor(std::span<const float* const> gradients, int threads)
{
    if (m_squares.empty()) {
        return 1;
    }
    parallelRanges(m_squares.size(), m_count < 65536 ? 1 : threads, [&](std::size_t begin, std::size_t end, int) {
        for (std::size_t block = begin; block < end; ++block) {
            const std::size_t first = block * normBlock;
            m_squares[block] =
                squaredLength(std::min(normBlock, m_count - first), gradients.data(), gradients.size(), first);
        }
    });
    const double length = std::sqrt(std::accumulate(m_squares.begin(), m_squares.end(), 0.0));
    return length > m_options.clip ? m_options.clip / length : 1;
}

void AmsGrad::step(float* parameters, std::span<const float* const> gradients, int threads, double rate)
{
    ++m_steps;
    const double t = static_cast<double>(m_steps);
    const AmsGradFactors factors{
        static_cast<float>(m_options.beta1),
        static_cast<float>(1 - m_options.beta1),
        static_cast<float>(m_options.beta2),
        static_cast<float>(1 - m_options.beta2),
        static_cast<float>(rate * m_options.learningRate / (1 - std::pow(m_options.beta1, t))),
        static_cast<float>(1 / std::sqrt(1 - std::pow(m_options.beta2, t))),
        static_cast<float>(m_options.epsilon),
        static_cast<float>(clipFactor(gradients, threads))};
    float* m = m_state.data();
    float* v = m + m_count;
    float* largest = v + m_count;
    // Small vectors are not worth waking a thread for.
    parallelRanges(m_count, m_count < 65536 ? 1 : threads, [&](std::size_t begin, std::size_t end, int) {
        amsGradRange(end - begin, gradients.data(), gradients.size(), begin, &factors, parameters + begin, m + begin,
                     v + begin, largest + begin);
    });
}

} // namespace crossgloss
