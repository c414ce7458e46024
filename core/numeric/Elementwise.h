#pragma once

#include <cstddef>

/// Vectorised loops over arrays of float or double, on the calling thread alone. All sizes may be zero.
namespace crossgloss {

/// y = 1 / (1 + exp(−x)). Absolute error below 1.2e-7 (float) and 4e-16 (double) everywhere; ±infinity give 1 and 0.
/// In place when x == y.
void sigmoid(std::size_t n, const float* x, float* y);
void sigmoid(std::size_t n, const double* x, double* y);

/// y = tanh(x). Relative error below 4e-7 (float) and 1e-15 (double) everywhere, tiny arguments included.
/// In place when x == y.
void hyperbolicTangent(std::size_t n, const float* x, float* y);
void hyperbolicTangent(std::size_t n, const double* x, double* y);

/// y = exp(x), relative error below 2.5e-7 (float) and 8e-16 (double); arguments are clamped to the finite, normal range.
void exponential(std::size_t n, const float* x, float* y);
void exponential(std::size_t n, const double* x, double* y);

/// Largest of a x − b; −1e30 of none.
float largestOf(std::size_t n, float a, const float* b, const float* x);
double largestOf(std::size_t n, double a, const float* b, const double* x);

/// A softmax's numerators in place, and what its gradient needs: y = exp(a x − b − top), but 0 where x < −1.5, which no
/// cosine is (what is left out carries −2).
template <typename Scalar>
struct ExponentialSums {
    Scalar sum = 0;                    ///< Σ y
    Scalar moment = 0;                 ///< Σ y x
};
ExponentialSums<float> exponentials(std::size_t n, float a, const float* b, float top, float* x);
ExponentialSums<double> exponentials(std::size_t n, double a, const float* b, double top, double* x);

/// Σ x_i y_i.
float dot(std::size_t n, const float* x, const float* y);
double dot(std::size_t n, const double* x, const double* y);

/// y += a x.
void addScaled(std::size_t n, float a, const float* x, float* y);
void addScaled(std::size_t n, double a, const double* x, double* y);

/// y = a x; y may be x.
void scale(std::size_t n, float a, const float* x, float* y);
void scale(std::size_t n, double a, const double* x, double* y);

/// x[row] = tanh(x[row] + bias) for rows of @p n contiguous values.
void addBiasTanh(std::size_t rows, std::size_t n, const float* bias, float* x);
void addBiasTanh(std::size_t rows, std::size_t n, const double* bias, double* x);

/// x[row] += bias.
void addBias(std::size_t rows, std::size_t n, const float* bias, float* x);
void addBias(std::size_t rows, std::size_t n, const double* bias, double* x);

/// dy ← dy ∘ (1 − y²): the gradient before a tanh from the one behind it and the tanh's value.
void tanhBackward(std::size_t n, const float* y, float* dy);
void tanhBackward(std::size_t n, const double* y, double* dy);

/// sums = column sums of a rows × columns matrix whose rows lie @p stride apart.
void columnSums(std::size_t rows, std::size_t columns, std::size_t stride, const float* x, float* sums);
void columnSums(std::size_t rows, std::size_t columns, std::size_t stride, const double* x, double* sums);

} // namespace crossgloss
