#include "composition/RowOptimiser.h"

#include "numeric/Vectorised.h"

#include <cmath>

namespace crossgloss {

namespace {

constexpr double firstDecay = 0.9;
constexpr double secondDecay = 0.999;
constexpr float epsilon = 1e-8F;

CROSSGLOSS_VECTORISED
void adaGrad(std::size_t n, float rate, const float* gradient, float* squares, float* words)
{
#pragma omp simd
    for (std::size_t i = 0; i < n; ++i) {
        squares[i] += gradient[i] * gradient[i];
        words[i] -= rate * gradient[i] / (std::sqrt(squares[i]) + epsilon);
    }
}

CROSSGLOSS_VECTORISED
void adam(std::size_t n, float rate, float root, const float* gradient, float* first, float* second, float* words)
{
    constexpr float one = static_cast<float>(firstDecay);
    constexpr float two = static_cast<float>(secondDecay);
#pragma omp simd
    for (std::size_t i = 0; i < n; ++i) {
        first[i] = one * first[i] + (1.0F - one) * gradient[i];
        second[i] = two * second[i] + (1.0F - two) * gradient[i] * gradient[i];
        words[i] -= rate * first[i] / (std::sqrt(second[i]) * root + epsilon);
    }
}

} // namespace

RowOptimiser::RowOptimiser(std::size_t rows, std::size_t dimension, const Options& options)
    : m_rows(rows), m_dimension(dimension), m_options(options),
      m_state(rows * dimension * (options.update == RowUpdate::Adam ? 2 : 1), 0.0F)
{
}

RowOptimiser::Moment RowOptimiser::moment(double rate, std::uint64_t steps) const
{
    const double learning = m_options.learningRate * rate;
    if (m_options.update == RowUpdate::AdaGrad) {
        return {static_cast<float>(learning), 0.0F};
    }
    const double t = static_cast<double>(steps + 1);
    return {static_cast<float>(learning / (1.0 - std::pow(firstDecay, t))),
            static_cast<float>(1.0 / std::sqrt(1.0 - std::pow(secondDecay, t)))};
}

void RowOptimiser::update(float* words, std::uint32_t row, const float* gradient, const Moment& moment)
{
    const std::size_t at = row * m_dimension;
    float* const state = m_state.data() + at;
    if (m_options.update == RowUpdate::AdaGrad) {
        adaGrad(m_dimension, moment.rate, gradient, state, words + at);
    } else {
        adam(m_dimension, moment.rate, moment.root, gradient, state, state + m_rows * m_dimension, words + at);
    }
}

} // namespace crossgloss
