#include "wordvectors/NegativeSampling.h"

#include "numeric/VectorMath.h"
#include "numeric/Vectorised.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace crossgloss {

namespace vm = vector_math;

namespace {

/// 32 bytes that the compiler keeps in one register, or in two where there is no AVX2; they may lie anywhere.
template <typename Scalar>
struct Lanes;
template <>
struct Lanes<float> {
    typedef float Type __attribute__((vector_size(32), aligned(4), may_alias));
    static constexpr std::size_t count = 8;
};
template <>
struct Lanes<double> {
    typedef double Type __attribute__((vector_size(32), aligned(8), may_alias));
    static constexpr std::size_t count = 4;
};

template <typename Scalar>
CROSSGLOSS_INLINE const typename Lanes<Scalar>::Type& lanesAt(const Scalar* values)
{
    return *reinterpret_cast<const typename Lanes<Scalar>::Type*>(values);
}
template <typename Scalar>
CROSSGLOSS_INLINE typename Lanes<Scalar>::Type& lanesAt(Scalar* values)
{
    return *reinterpret_cast<typename Lanes<Scalar>::Type*>(values);
}

template <typename Scalar>
CROSSGLOSS_INLINE Scalar sumOf(const typename Lanes<Scalar>::Type& lanes)
{
    if constexpr (Lanes<Scalar>::count == 8) {
        typename Lanes<Scalar>::Type sum = lanes + __builtin_shufflevector(lanes, lanes, 4, 5, 6, 7, 0, 1, 2, 3);
        sum += __builtin_shufflevector(sum, sum, 2, 3, 0, 1, 6, 7, 4, 5);
        return sum[0] + sum[1];
    } else {
        const typename Lanes<Scalar>::Type sum = lanes + __builtin_shufflevector(lanes, lanes, 2, 3, 0, 1);
        return sum[0] + sum[1];
    }
}

/// Outputs whose rows stay in registers together.
constexpr std::size_t together = 6;

/// scores[b][first + s] of Rows inputs and Count outputs.
template <typename Scalar, std::size_t Rows, std::size_t Count>
CROSSGLOSS_INLINE void scoreBlock(const SamplingStep<Scalar>& step, std::size_t row, std::size_t first, Scalar* scores)
{
    using Vector = typename Lanes<Scalar>::Type;
    Vector sums[Rows][Count] = {};
    for (std::size_t d = 0; d < step.width; d += Lanes<Scalar>::count) {
        Vector x[Rows];
#pragma GCC unroll 8
        for (std::size_t b = 0; b < Rows; ++b) {
            x[b] = lanesAt(step.input[row + b] + d);
        }
#pragma GCC unroll 8
        for (std::size_t s = 0; s < Count; ++s) {
            const Vector y = lanesAt(const_cast<const Scalar*>(step.output[first + s]) + d);
#pragma GCC unroll 8
            for (std::size_t b = 0; b < Rows; ++b) {
                sums[b][s] += x[b] * y;
            }
        }
    }
#pragma GCC unroll 8
    for (std::size_t b = 0; b < Rows; ++b) {
#pragma GCC unroll 8
        for (std::size_t s = 0; s < Count; ++s) {
            scores[(row + b) * step.outputs + first + s] = sumOf<Scalar>(sums[b][s]);
        }
    }
}

template <typename Scalar, std::size_t Count>
CROSSGLOSS_INLINE void scoreOutputs(const SamplingStep<Scalar>& step, std::size_t first, Scalar* scores)
{
    std::size_t row = 0;
    for (; row + 2 <= step.inputs; row += 2) {
        scoreBlock<Scalar, 2, Count>(step, row, first, scores);
    }
    if (row < step.inputs) {
        scoreBlock<Scalar, 1, Count>(step, row, first, scores);
    }
}

/// The values [d, d + lanes) of Count outputs move, and what moves the inputs there is added to @p change.
template <typename Scalar, std::size_t Count>
CROSSGLOSS_INLINE void moveOutputs(const SamplingStep<Scalar>& step, std::size_t d, std::size_t first,
                                   const Scalar* gradients, typename Lanes<Scalar>::Type* change)
{
    using Vector = typename Lanes<Scalar>::Type;
    Vector y[Count];
    Vector moved[Count] = {};
#pragma GCC unroll 8
    for (std::size_t s = 0; s < Count; ++s) {
        y[s] = lanesAt(const_cast<const Scalar*>(step.output[first + s]) + d);
    }
    for (std::size_t b = 0; b < step.inputs; ++b) {
        const Scalar* g = gradients + b * step.outputs + first;
        const Vector x = lanesAt(step.input[b] + d);
        Vector sum = change[b];
#pragma GCC unroll 8
        for (std::size_t s = 0; s < Count; ++s) {
            sum += g[s] * y[s];
            moved[s] += g[s] * x;
        }
        change[b] = sum;
    }
    // Added to what stands there now: an output may be here twice.
#pragma GCC unroll 8
    for (std::size_t s = 0; s < Count; ++s) {
        lanesAt(step.output[first + s] + d) += moved[s];
    }
}

/// Runs action<n>(first) over groups of outputs.
#define CROSSGLOSS_FOR_GROUPS(action, ...)                                                                               \
    for (std::size_t first = 0; first < step.outputs; first += together) {                                              \
        switch (std::min(together, step.outputs - first)) {                                                             \
        case 1: action<Scalar, 1>(__VA_ARGS__); break;                                                                  \
        case 2: action<Scalar, 2>(__VA_ARGS__); break;                                                                  \
        case 3: action<Scalar, 3>(__VA_ARGS__); break;                                                                  \
        case 4: action<Scalar, 4>(__VA_ARGS__); break;                                                                  \
        case 5: action<Scalar, 5>(__VA_ARGS__); break;                                                                  \
        default: action<Scalar, 6>(__VA_ARGS__); break;                                                                 \
        }                                                                                                               \
    }

template <typename Scalar>
CROSSGLOSS_INLINE void stepLoop(const SamplingStep<Scalar>& step, double* loss)
{
    using Vector = typename Lanes<Scalar>::Type;
    Scalar gradients[maxInputs * maxOutputs];
    CROSSGLOSS_FOR_GROUPS(scoreOutputs, step, first, gradients)
    const std::size_t scores = step.inputs * step.outputs;
    if (loss != nullptr) {
        double sum = 0.0;
        for (std::size_t i = 0; i < scores; ++i) {
            const double agreed = i % step.outputs == 0 ? static_cast<double>(gradients[i]) : -static_cast<double>(gradients[i]);
            sum += agreed < 0.0 ? std::log1p(std::exp(agreed)) - agreed : std::log1p(std::exp(-agreed));
        }
        *loss += sum;
    }
#pragma omp simd
    for (std::size_t i = 0; i < scores; ++i) {
        gradients[i] = -step.rate * vm::sigmoid(gradients[i]);
    }
    for (std::size_t b = 0; b < step.inputs; ++b) {
        gradients[b * step.outputs] += step.rate;
    }
    for (std::size_t d = 0; d < step.width; d += Lanes<Scalar>::count) {
        Vector change[maxInputs];
        for (std::size_t b = 0; b < step.inputs; ++b) {
            change[b] = Vector{};
        }
        CROSSGLOSS_FOR_GROUPS(moveOutputs, step, d, first, gradients, change)
        for (std::size_t b = 0; b < step.inputs; ++b) {
            lanesAt(step.moved[b] + d) += change[b];
        }
    }
}

#undef CROSSGLOSS_FOR_GROUPS

template <typename Scalar>
CROSSGLOSS_INLINE void meanLoop(std::size_t width, std::size_t count, const Scalar* const* rows, Scalar* mean)
{
    const Scalar share = Scalar(1) / static_cast<Scalar>(count);
    for (std::size_t d = 0; d < width; d += Lanes<Scalar>::count) {
        typename Lanes<Scalar>::Type sum = {};
        for (std::size_t row = 0; row < count; ++row) {
            sum += lanesAt(rows[row] + d);
        }
        lanesAt(mean + d) = sum * share;
    }
}

template <typename Scalar>
CROSSGLOSS_INLINE void addLoop(std::size_t width, std::size_t count, Scalar factor, const Scalar* change, Scalar* const* rows)
{
    for (std::size_t row = 0; row < count; ++row) {
        Scalar* values = rows[row];
        for (std::size_t d = 0; d < width; d += Lanes<Scalar>::count) {
            lanesAt(values + d) += factor * lanesAt(change + d);
        }
    }
}

template <typename Scalar>
CROSSGLOSS_INLINE double alignLoop(std::size_t width, Scalar rate, std::size_t firstCount, Scalar* const* first,
                                   std::size_t secondCount, Scalar* const* second, Scalar* workspace)
{
    meanLoop<Scalar>(width, firstCount, first, workspace);
    meanLoop<Scalar>(width, secondCount, second, workspace + width);
    Scalar squares = 0;
#pragma omp simd reduction(+ : squares)
    for (std::size_t d = 0; d < width; ++d) {
        workspace[d] -= workspace[width + d];
        squares += workspace[d] * workspace[d];
    }
    addLoop<Scalar>(width, firstCount, -rate / static_cast<Scalar>(firstCount), workspace, first);
    addLoop<Scalar>(width, secondCount, rate / static_cast<Scalar>(secondCount), workspace, second);
    return static_cast<double>(squares);
}

} // namespace

CROSSGLOSS_VECTORISED void negativeSamplingStep(const SamplingStep<float>& step, double* loss) { stepLoop(step, loss); }
CROSSGLOSS_VECTORISED void negativeSamplingStep(const SamplingStep<double>& step, double* loss) { stepLoop(step, loss); }

CROSSGLOSS_VECTORISED void meanOfRows(std::size_t width, std::size_t count, const float* const* rows, float* mean)
{
    meanLoop(width, count, rows, mean);
}
CROSSGLOSS_VECTORISED void meanOfRows(std::size_t width, std::size_t count, const double* const* rows, double* mean)
{
    meanLoop(width, count, rows, mean);
}

CROSSGLOSS_VECTORISED void addToRows(std::size_t width, std::size_t count, float factor, const float* change,
                                     float* const* rows)
{
    addLoop(width, count, factor, change, rows);
}
CROSSGLOSS_VECTORISED void addToRows(std::size_t width, std::size_t count, double factor, const double* change,
                                     double* const* rows)
{
    addLoop(width, count, factor, change, rows);
}

CROSSGLOSS_VECTORISED double alignBags(std::size_t width, float rate, std::size_t firstCount, float* const* first,
                                       std::size_t secondCount, float* const* second, float* workspace)
{
    return alignLoop(width, rate, firstCount, first, secondCount, second, workspace);
}
CROSSGLOSS_VECTORISED double alignBags(std::size_t width, double rate, std::size_t firstCount, double* const* first,
                                       std::size_t secondCount, double* const* second, double* workspace)
{
    return alignLoop(width, rate, firstCount, first, secondCount, second, workspace);
}

} // namespace crossgloss
