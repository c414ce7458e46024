#include "encoder/Loss.h"

#include "numeric/Elementwise.h"
#include "numeric/Gemm.h"
#include "numeric/VectorMath.h"
#include "numeric/Vectorised.h"

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

/// gradient = factor · (x − y). @return Σ (x − y)².
template <typename Scalar>
CROSSGLOSS_INLINE Scalar squaredErrorLoop(std::size_t n, Scalar factor, const Scalar* x, const Scalar* y,
                                          Scalar* gradient)
{
    Scalar sum = 0;
#pragma omp simd reduction(+ : sum)
    for (std::size_t i = 0; i < n; ++i) {
        const Scalar difference = x[i] - y[i];
        gradient[i] = factor * difference;
        sum += difference * difference;
    }
    return sum;
}

/// The same over rows of @p n values, each summed on its own.
CROSSGLOSS_VECTORISED double squaredErrors(std::size_t rows, std::size_t n, float factor, const float* x, const float* y,
                                           float* gradient)
{
    double total = 0;
    for (std::size_t row = 0; row < rows; ++row) {
        total += static_cast<double>(squaredErrorLoop(n, factor, x + row * n, y + row * n, gradient + row * n));
    }
    return total;
}

CROSSGLOSS_VECTORISED double squaredErrors(std::size_t rows, std::size_t n, double factor, const double* x,
                                           const double* y, double* gradient)
{
    double total = 0;
    for (std::size_t row = 0; row < rows; ++row) {
        total += squaredErrorLoop(n, factor, x + row * n, y + row * n, gradient + row * n);
    }
    return total;
}

template <typename Scalar>
Scalar inverseNorm(std::size_t n, const Scalar* x)
{
    const Scalar square = dot(n, x, x);
    return square > Scalar(0) ? Scalar(1) / std::sqrt(square) : (square == Scalar(0) ? Scalar(0) : square);
}

} // namespace

template <typename Scalar>
Loss<Scalar>::Loss(Objective objective, std::size_t dimension, std::size_t largestBatch)
    : m_objective(objective), m_dimension(dimension)
{
    if (objective == Objective::Hinge || objective == Objective::Softmax) {
        m_unitE.resize(largestBatch * dimension);
        m_unitW.resize(largestBatch * dimension);
        m_scores.resize(largestBatch * largestBatch);
        m_inverseNorms.resize(largestBatch);
    }
}

template <typename Scalar>
double Loss<Scalar>::compute(std::size_t count, const Scalar* e, const Scalar* w, const std::uint64_t* words,
                             Scalar* gradient)
{
    if (count == 0) {
        return 0;
    }
    return m_scores.empty() ? pointwise(count, e, w, gradient) : contrastive(count, e, w, words, gradient);
}

template <typename Scalar>
double Loss<Scalar>::pointwise(std::size_t count, const Scalar* e, const Scalar* w, Scalar* gradient) const
{
    const Scalar share = Scalar(1) / static_cast<Scalar>(count);
    if (m_objective == Objective::L2) {
        return squaredErrors(count, m_dimension, 2 * share, e, w, gradient) / static_cast<double>(count);
    }
    double total = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const Scalar* x = e + i * m_dimension;
        const Scalar* y = w + i * m_dimension;
        Scalar* g = gradient + i * m_dimension;
        const Scalar inverseX = inverseNorm(m_dimension, x);
        const Scalar inverseY = inverseNorm(m_dimension, y);
        const Scalar cosine = dot(m_dimension, x, y) * inverseX * inverseY;
        total += 1 - static_cast<double>(cosine);
        scale(m_dimension, share * cosine * inverseX * inverseX, x, g);
        addScaled(m_dimension, -share * inverseX * inverseY, y, g);
    }
    return total / static_cast<double>(count);
}

template <typename Scalar>
double Loss<Scalar>::contrastive(std::size_t count, const Scalar* e, const Scalar* w, const std::uint64_t* words,
                                 Scalar* gradient)
{
    const auto n = static_cast<std::ptrdiff_t>(count);
    const auto dimension = static_cast<std::ptrdiff_t>(m_dimension);
    for (std::size_t i = 0; i < count; ++i) {
        m_inverseNorms[i] = inverseNorm(m_dimension, e + i * m_dimension);
        scale(m_dimension, m_inverseNorms[i], e + i * m_dimension, m_unitE.data() + i * m_dimension);
        scale(m_dimension, inverseNorm(m_dimension, w + i * m_dimension), w + i * m_dimension,
              m_unitW.data() + i * m_dimension);
    }
    gemm(Transpose::No, Transpose::Yes, n, n, dimension, Scalar(1), m_unitE.data(), dimension, m_unitW.data(),
         dimension, Scalar(0), m_scores.data(), n);

    // m_scores turns from cosines into the gradient by cosines.
    double total = 0;
    const double share = 1 / static_cast<double>(count);
    for (std::size_t i = 0; i < count; ++i) {
        Scalar* row = m_scores.data() + i * count;
        if (m_objective == Objective::Hinge) {
            std::size_t negatives = 0;
            for (std::size_t j = 0; j < count; ++j) {
                negatives += words[j] != words[i] ? 1 : 0;
            }
            const double weight = negatives > 0 ? share / static_cast<double>(negatives) : 0;
            const double own = static_cast<double>(row[i]);
            double active = 0;
            for (std::size_t j = 0; j < count; ++j) {
                const double excess = hingeMargin - own + static_cast<double>(row[j]);
                const bool counts = words[j] != words[i] && !(excess <= 0);
                total += counts ? weight * excess : 0;
                active += counts ? weight : 0;
                row[j] = counts ? static_cast<Scalar>(weight) : Scalar(0);
            }
            row[i] = static_cast<Scalar>(-active);
            continue;
        }
        // |s cos| ≤ 20, so the exponentials need no shift.
        double sum = 0;
        const double ownExponent = softmaxScale * static_cast<double>(row[i]);
        for (std::size_t j = 0; j < count; ++j) {
            const bool counts = j == i || words[j] != words[i];
            const double value = counts ? std::exp(softmaxScale * static_cast<double>(row[j])) : 0;
            row[j] = static_cast<Scalar>(value);
            sum += value;
        }
        total += share * (std::log(sum) - ownExponent);
        scale(count, static_cast<Scalar>(share * softmaxScale / sum), row, row);
        row[i] -= static_cast<Scalar>(share * softmaxScale);
    }

    // By the unit vectors, then through the normalisation: g ← (g − (g · ê) ê) / ‖e‖.
    gemm(Transpose::No, Transpose::No, n, dimension, n, Scalar(1), m_scores.data(), n, m_unitW.data(), dimension,
         Scalar(0), gradient, dimension);
    for (std::size_t i = 0; i < count; ++i) {
        Scalar* g = gradient + i * m_dimension;
        const Scalar* unit = m_unitE.data() + i * m_dimension;
        addScaled(m_dimension, -dot(m_dimension, g, unit), unit, g);
        scale(m_dimension, m_inverseNorms[i], g, g);
    }
    return total;
}

template class Loss<float>;
template class Loss<double>;

} // namespace crossgloss
