#include "training/AdaDelta.h"

#include "numeric/Elementwise.h"
#include "numeric/Vectorised.h"

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

struct AdaDeltaFactors {
    float clip, decay, newShare, epsilon, rate;
};

CROSSGLOSS_VECTORISED void adaDeltaStep(std::size_t n, const float* gradient, const AdaDeltaFactors* factors,
                                        float* squares, float* moves, float* p)
{
    const float clip = factors->clip;
    const float decay = factors->decay;
    const float newShare = factors->newShare;
    const float epsilon = factors->epsilon;
    const float rate = factors->rate;
#pragma omp simd
    for (std::size_t i = 0; i < n; ++i) {
        const float g = clip * gradient[i];
        const float square = decay * squares[i] + newShare * g * g;
        const float move = std::sqrt((moves[i] + epsilon) / (square + epsilon)) * g;
        squares[i] = square;
        moves[i] = decay * moves[i] + newShare * move * move;
        p[i] -= rate * move;
    }
}

/// In double over short runs, so that long vectors lose nothing and the result depends on their length alone.
double squaredLength(std::size_t n, const float* x)
{
    constexpr std::size_t run = 1024;
    double sum = 0;
    for (std::size_t begin = 0; begin < n; begin += run) {
        const std::size_t size = std::min(run, n - begin);
        sum += static_cast<double>(dot(size, x + begin, x + begin));
    }
    return sum;
}

} // namespace

AdaDelta::AdaDelta(std::size_t count, const Options& options) : m_options(options), m_count(count), m_state(2 * count)
{
}

void AdaDelta::step(float* parameters, std::span<float* const> gradients)
{
    float* sum = gradients[0];
    for (std::size_t shard = 1; shard < gradients.size(); ++shard) {
        addScaled(m_count, 1.0F, gradients[shard], sum);
    }
    double clip = 1;
    if (m_options.clip > 0) {
        const double length = std::sqrt(squaredLength(m_count, sum));
        clip = length > m_options.clip ? m_options.clip / length : 1;
    }
    const AdaDeltaFactors factors{static_cast<float>(clip), static_cast<float>(m_options.decay),
                              static_cast<float>(1 - m_options.decay), static_cast<float>(m_options.epsilon),
                              static_cast<float>(m_options.learningRate)};
    adaDeltaStep(m_count, sum, &factors, m_state.data(), m_state.data() + m_count, parameters);
}

} // namespace crossgloss
