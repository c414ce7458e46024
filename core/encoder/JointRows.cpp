#include "encoder/JointRows.h"

#include "numeric/Elementwise.h"
#include "numeric/Vectorised.h"

#include <cmath>

namespace crossgloss {

namespace {

struct RowStep {
    float beta1, beta2, size, correction, epsilon;
};

CROSSGLOSS_VECTORISED void amsGradRow(std::size_t n, const RowStep* step, const float* gradient, float* row, float* m,
                                      float* v, float* largest)
{
    const float beta1 = step->beta1;
    const float beta2 = step->beta2;
    const float size = step->size;
    const float correction = step->correction;
    const float epsilon = step->epsilon;
#pragma omp simd
    for (std::size_t i = 0; i < n; ++i) {
        const float g = gradient[i];
        m[i] = beta1 * m[i] + (1.0F - beta1) * g;
        v[i] = beta2 * v[i] + (1.0F - beta2) * g * g;
        largest[i] = largest[i] > v[i] ? largest[i] : v[i];
        row[i] -= size * m[i] / (std::sqrt(largest[i]) * correction + epsilon);
    }
}

} // namespace

void RowGradients::add(std::uint32_t row, float factor, const float* gradient, std::size_t count)
{
    std::int32_t& place = m_places[row];
    if (place < 0) {
        place = static_cast<std::int32_t>(m_rows.size());
        m_rows.push_back(row);
        m_values.resize(m_rows.size() * m_width, 0.0F);
    }
    addScaled(count, factor, gradient, m_values.data() + static_cast<std::size_t>(place) * m_width);
}

void RowGradients::clear()
{
    for (const std::uint32_t row : m_rows) {
        m_places[row] = -1;
    }
    m_rows.clear();
    m_values.clear();
}

RowAmsGrad::RowAmsGrad(std::size_t rows, std::size_t width, const AmsGrad::Options& options)
    : m_options(options), m_width(width), m_state(3 * rows * width)
{
}

void RowAmsGrad::step(WordRows& words, const RowGradients& gradients, double factor)
{
    ++m_steps;
    const auto steps = static_cast<double>(m_steps);
    RowStep step{};
    step.beta1 = static_cast<float>(m_options.beta1);
    step.beta2 = static_cast<float>(m_options.beta2);
    step.size = static_cast<float>(factor * m_options.learningRate / (1 - std::pow(m_options.beta1, steps)));
    step.correction = static_cast<float>(1 / std::sqrt(1 - std::pow(m_options.beta2, steps)));
    step.epsilon = static_cast<float>(m_options.epsilon);
    for (std::size_t place = 0; place < gradients.rows().size(); ++place) {
        const std::uint32_t row = gradients.rows()[place];
        float* m = m_state.data() + 3 * m_width * row;
        amsGradRow(m_width, &step, gradients.gradient(place), words.row(row), m, m + m_width, m + 2 * m_width);
    }
}

} // namespace crossgloss
