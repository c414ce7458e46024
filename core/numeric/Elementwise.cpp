#include "numeric/Elementwise.h"

#include "numeric/VectorMath.h"
#include "numeric/Vectorised.h"

namespace crossgloss {

namespace vm = vector_math;

namespace {

// The loops are written once, as templates that are inlined into the functions that are compiled per processor.

template <typename Scalar>
CROSSGLOSS_INLINE void sigmoidLoop(std::size_t n, const Scalar* x, Scalar* y)
{
#pragma omp simd
    for (std::size_t i = 0; i < n; ++i) {
        y[i] = vm::sigmoid(x[i]);
    }
}

template <typename Scalar>
CROSSGLOSS_INLINE void tanhLoop(std::size_t n, const Scalar* x, Scalar* y)
{
#pragma omp simd
    for (std::size_t i = 0; i < n; ++i) {
        y[i] = vm::hyperbolicTangent(x[i]);
    }
}

template <typename Scalar>
CROSSGLOSS_INLINE void exponentialLoop(std::size_t n, const Scalar* x, Scalar* y)
{
#pragma omp simd
    for (std::size_t i = 0; i < n; ++i) {
        y[i] = vm::exponential(x[i]);
    }
}

template <typename Scalar>
CROSSGLOSS_INLINE Scalar largestLoop(std::size_t n, Scalar a, const float* b, const Scalar* x)
{
    Scalar largest = Scalar(-1e30);
#pragma omp simd reduction(max : largest)
    for (std::size_t i = 0; i < n; ++i) {
        const Scalar value = a * x[i] - static_cast<Scalar>(b[i]);
        largest = value > largest ? value : largest;
    }
    return largest;
}

template <typename Scalar>
CROSSGLOSS_INLINE ExponentialSums<Scalar> exponentialsLoop(std::size_t n, Scalar a, const float* b, Scalar top, Scalar* x)
{
    Scalar sum = 0;
    Scalar moment = 0;
#pragma omp simd reduction(+ : sum, moment)
    for (std::size_t i = 0; i < n; ++i) {
        const Scalar old = x[i];
        const Scalar power = vm::exponential(a * old - static_cast<Scalar>(b[i]) - top);
        const Scalar value = old < Scalar(-1.5) ? Scalar(0) : power;
        x[i] = value;
        sum += value;
        moment += value * old;
    }
    return {sum, moment};
}

template <typename Scalar>
CROSSGLOSS_INLINE Scalar dotLoop(std::size_t n, const Scalar* x, const Scalar* y)
{
    Scalar sum = 0;
#pragma omp simd reduction(+ : sum)
    for (std::size_t i = 0; i < n; ++i) {
        sum += x[i] * y[i];
    }
    return sum;
}

template <typename Scalar>
CROSSGLOSS_INLINE void addScaledLoop(std::size_t n, Scalar a, const Scalar* x, Scalar* y)
{
#pragma omp simd
    for (std::size_t i = 0; i < n; ++i) {
        y[i] += a * x[i];
    }
}

template <typename Scalar>
CROSSGLOSS_INLINE void scaleLoop(std::size_t n, Scalar a, const Scalar* x, Scalar* y)
{
#pragma omp simd
    for (std::size_t i = 0; i < n; ++i) {
        y[i] = a * x[i];
    }
}

template <typename Scalar>
CROSSGLOSS_INLINE void addBiasTanhLoop(std::size_t rows, std::size_t n, const Scalar* bias, Scalar* x)
{
    for (std::size_t row = 0; row < rows; ++row) {
        Scalar* values = x + row * n;
#pragma omp simd
        for (std::size_t i = 0; i < n; ++i) {
            values[i] = vm::hyperbolicTangent(values[i] + bias[i]);
        }
    }
}

template <typename Scalar>
CROSSGLOSS_INLINE void addBiasLoop(std::size_t rows, std::size_t n, const Scalar* bias, Scalar* x)
{
    for (std::size_t row = 0; row < rows; ++row) {
        Scalar* values = x + row * n;
#pragma omp simd
        for (std::size_t i = 0; i < n; ++i) {
            values[i] += bias[i];
        }
    }
}

template <typename Scalar>
CROSSGLOSS_INLINE void tanhBackwardLoop(std::size_t n, const Scalar* y, Scalar* dy)
{
#pragma omp simd
    for (std::size_t i = 0; i < n; ++i) {
        dy[i] *= Scalar(1) - y[i] * y[i];
    }
}

template <typename Scalar>
CROSSGLOSS_INLINE void columnSumsLoop(std::size_t rows, std::size_t columns, std::size_t stride, const Scalar* x,
                                      Scalar* sums)
{
#pragma omp simd
    for (std::size_t i = 0; i < columns; ++i) {
        sums[i] = 0;
    }
    for (std::size_t row = 0; row < rows; ++row) {
        const Scalar* values = x + row * stride;
#pragma omp simd
        for (std::size_t i = 0; i < columns; ++i) {
            sums[i] += values[i];
        }
    }
}

} // namespace

CROSSGLOSS_VECTORISED void sigmoid(std::size_t n, const float* x, float* y) { sigmoidLoop(n, x, y); }
CROSSGLOSS_VECTORISED void sigmoid(std::size_t n, const double* x, double* y) { sigmoidLoop(n, x, y); }

CROSSGLOSS_VECTORISED void hyperbolicTangent(std::size_t n, const float* x, float* y) { tanhLoop(n, x, y); }
CROSSGLOSS_VECTORISED void hyperbolicTangent(std::size_t n, const double* x, double* y) { tanhLoop(n, x, y); }

CROSSGLOSS_VECTORISED void exponential(std::size_t n, const float* x, float* y) { exponentialLoop(n, x, y); }
CROSSGLOSS_VECTORISED void exponential(std::size_t n, const double* x, double* y) { exponentialLoop(n, x, y); }

CROSSGLOSS_VECTORISED float largestOf(std::size_t n, float a, const float* b, const float* x)
{
    return largestLoop(n, a, b, x);
}
CROSSGLOSS_VECTORISED double largestOf(std::size_t n, double a, const float* b, const double* x)
{
    return largestLoop(n, a, b, x);
}

CROSSGLOSS_VECTORISED ExponentialSums<float> exponentials(std::size_t n, float a, const float* b, float top, float* x)
{
    return exponentialsLoop(n, a, b, top, x);
}
CROSSGLOSS_VECTORISED ExponentialSums<double> exponentials(std::size_t n, double a, const float* b, double top, double* x)
{
    return exponentialsLoop(n, a, b, top, x);
}

CROSSGLOSS_VECTORISED float dot(std::size_t n, const float* x, const float* y) { return dotLoop(n, x, y); }
CROSSGLOSS_VECTORISED double dot(std::size_t n, const double* x, const double* y) { return dotLoop(n, x, y); }

CROSSGLOSS_VECTORISED void addScaled(std::size_t n, float a, const float* x, float* y) { addScaledLoop(n, a, x, y); }
CROSSGLOSS_VECTORISED void addScaled(std::size_t n, double a, const double* x, double* y) { addScaledLoop(n, a, x, y); }

CROSSGLOSS_VECTORISED void scale(std::size_t n, float a, const float* x, float* y) { scaleLoop(n, a, x, y); }
CROSSGLOSS_VECTORISED void scale(std::size_t n, double a, const double* x, double* y) { scaleLoop(n, a, x, y); }

CROSSGLOSS_VECTORISED void addBiasTanh(std::size_t rows, std::size_t n, const float* bias, float* x)
{
    addBiasTanhLoop(rows, n, bias, x);
}
CROSSGLOSS_VECTORISED void addBiasTanh(std::size_t rows, std::size_t n, const double* bias, double* x)
{
    addBiasTanhLoop(rows, n, bias, x);
}

CROSSGLOSS_VECTORISED void addBias(std::size_t rows, std::size_t n, const float* bias, float* x)
{
    addBiasLoop(rows, n, bias, x);
}
CROSSGLOSS_VECTORISED void addBias(std::size_t rows, std::size_t n, const double* bias, double* x)
{
    addBiasLoop(rows, n, bias, x);
}

CROSSGLOSS_VECTORISED void tanhBackward(std::size_t n, const float* y, float* dy) { tanhBackwardLoop(n, y, dy); }
CROSSGLOSS_VECTORISED void tanhBackward(std::size_t n, const double* y, double* dy) { tanhBackwardLoop(n, y, dy); }

CROSSGLOSS_VECTORISED void columnSums(std::size_t rows, std::size_t columns, std::size_t stride, const float* x,
                                      float* sums)
{
    columnSumsLoop(rows, columns, stride, x, sums);
}
CROSSGLOSS_VECTORISED void columnSums(std::size_t rows, std::size_t columns, std::size_t stride, const double* x,
                                      double* sums)
{
    columnSumsLoop(rows, columns, stride, x, sums);
}

} // namespace crossgloss
