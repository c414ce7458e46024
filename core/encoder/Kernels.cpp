#include "encoder/Kernels.h"

#include "numeric/VectorMath.h"
#include "numeric/Vectorised.h"

namespace crossgloss::kernels {

namespace vm = vector_math;

namespace {

template <typename Scalar>
CROSSGLOSS_INLINE void gruForwardLoop(std::size_t rows, std::size_t hidden, const Scalar* bias, const Scalar* previous,
                                      Scalar* gates, Scalar* h)
{
    const Scalar* biasS = bias;
    const Scalar* biasR = bias + hidden;
    const Scalar* biasZ = bias + 2 * hidden;
    for (std::size_t row = 0; row < rows; ++row) {
        Scalar* s = gates + row * 4 * hidden;
        Scalar* r = s + hidden;
        Scalar* z = r + hidden;
        const Scalar* recurrent = z + hidden;
        Scalar* out = h + row * hidden;
        if (previous) {
            const Scalar* before = previous + row * hidden;
#pragma omp simd
            for (std::size_t i = 0; i < hidden; ++i) {
                const Scalar reset = vm::sigmoid(r[i] + biasR[i]);
                const Scalar update = vm::sigmoid(z[i] + biasZ[i]);
                const Scalar candidate = vm::hyperbolicTangent(s[i] + biasS[i] + reset * recurrent[i]);
                r[i] = reset;
                z[i] = update;
                s[i] = candidate;
                out[i] = before[i] + update * (candidate - before[i]);
            }
        } else {
            // No state yet: N_s h is zero, and so is everything that the reset gate touches.
#pragma omp simd
            for (std::size_t i = 0; i < hidden; ++i) {
                const Scalar update = vm::sigmoid(z[i] + biasZ[i]);
                const Scalar candidate = vm::hyperbolicTangent(s[i] + biasS[i]);
                z[i] = update;
                s[i] = candidate;
                out[i] = update * candidate;
            }
        }
    }
}

template <typename Scalar>
CROSSGLOSS_INLINE void gruBackwardLoop(std::size_t rows, std::size_t hidden, const Scalar* previous, const Scalar* dh,
                                       Scalar* gates, Scalar* dPrevious)
{
    for (std::size_t row = 0; row < rows; ++row) {
        Scalar* s = gates + row * 4 * hidden;
        Scalar* r = s + hidden;
        Scalar* z = r + hidden;
        Scalar* recurrent = z + hidden;
        const Scalar* gradient = dh + row * hidden;
        if (previous) {
            const Scalar* before = previous + row * hidden;
            Scalar* dBefore = dPrevious + row * hidden;
#pragma omp simd
            for (std::size_t i = 0; i < hidden; ++i) {
                const Scalar candidate = s[i];
                const Scalar reset = r[i];
                const Scalar update = z[i];
                const Scalar g = gradient[i];
                const Scalar ds = g * update * (Scalar(1) - candidate * candidate);
                s[i] = ds;
                r[i] = ds * recurrent[i] * reset * (Scalar(1) - reset);
                z[i] = g * (candidate - before[i]) * update * (Scalar(1) - update);
                recurrent[i] = ds * reset;
                dBefore[i] += g * (Scalar(1) - update);
            }
        } else {
#pragma omp simd
            for (std::size_t i = 0; i < hidden; ++i) {
                const Scalar candidate = s[i];
                const Scalar update = z[i];
                const Scalar g = gradient[i];
                s[i] = g * update * (Scalar(1) - candidate * candidate);
                r[i] = 0;
                z[i] = g * candidate * update * (Scalar(1) - update);
            }
        }
    }
}

template <typename Scalar>
CROSSGLOSS_INLINE void lstmForwardLoop(std::size_t rows, std::size_t hidden, const Scalar* bias, const Scalar* before,
                                       Scalar* gates, Scalar* c, Scalar* h)
{
    const Scalar* biasF = bias + hidden;
    const Scalar* biasG = biasF + hidden;
    const Scalar* biasO = biasG + hidden;
    for (std::size_t row = 0; row < rows; ++row) {
        Scalar* in = gates + row * 4 * hidden;
        Scalar* forget = in + hidden;
        Scalar* candidate = forget + hidden;
        Scalar* out = candidate + hidden;
        const Scalar* former = before ? before + row * hidden : nullptr;
        Scalar* cell = c + row * hidden;
        Scalar* state = h + row * hidden;
#pragma omp simd
        for (std::size_t i = 0; i < hidden; ++i) {
            in[i] = vm::sigmoid(in[i] + bias[i]);
            forget[i] = vm::sigmoid(forget[i] + biasF[i]);
            candidate[i] = vm::hyperbolicTangent(candidate[i] + biasG[i]);
            out[i] = vm::sigmoid(out[i] + biasO[i]);
            cell[i] = in[i] * candidate[i];
        }
        if (former) {
#pragma omp simd
            for (std::size_t i = 0; i < hidden; ++i) {
                cell[i] += forget[i] * former[i];
            }
        }
#pragma omp simd
        for (std::size_t i = 0; i < hidden; ++i) {
            state[i] = out[i] * vm::hyperbolicTangent(cell[i]);
        }
    }
}

template <typename Scalar>
CROSSGLOSS_INLINE void lstmBackwardLoop(std::size_t rows, std::size_t hidden, const Scalar* before, const Scalar* c,
                                        const Scalar* dh, Scalar* gates, Scalar* dc)
{
    for (std::size_t row = 0; row < rows; ++row) {
        Scalar* in = gates + row * 4 * hidden;
        Scalar* forget = in + hidden;
        Scalar* candidate = forget + hidden;
        Scalar* out = candidate + hidden;
        const Scalar* former = before ? before + row * hidden : nullptr;
        const Scalar* cell = c + row * hidden;
        const Scalar* gradient = dh + row * hidden;
        Scalar* carried = dc + row * hidden;
#pragma omp simd
        for (std::size_t i = 0; i < hidden; ++i) {
            const Scalar squashed = vm::hyperbolicTangent(cell[i]);
            const Scalar o = out[i];
            const Scalar g = carried[i] + gradient[i] * o * (Scalar(1) - squashed * squashed);
            out[i] = gradient[i] * squashed * o * (Scalar(1) - o);
            const Scalar f = forget[i];
            forget[i] = g * f * (Scalar(1) - f);       // times the former c, below
            carried[i] = g * f;
            const Scalar a = in[i];
            const Scalar b = candidate[i];
            in[i] = g * b * a * (Scalar(1) - a);
            candidate[i] = g * a * (Scalar(1) - b * b);
        }
        if (former) {
#pragma omp simd
            for (std::size_t i = 0; i < hidden; ++i) {
                forget[i] *= former[i];
            }
        } else {
#pragma omp simd
            for (std::size_t i = 0; i < hidden; ++i) {
                forget[i] = 0;
            }
        }
    }
}

template <typename Scalar>
CROSSGLOSS_INLINE void applyMaskLoop(std::size_t n, const Scalar* mask, const Scalar* x, bool add, Scalar* y)
{
    if (add) {
#pragma omp simd
        for (std::size_t i = 0; i < n; ++i) {
            y[i] += mask[i] * x[i];
        }
    } else {
#pragma omp simd
        for (std::size_t i = 0; i < n; ++i) {
            y[i] = mask[i] * x[i];
        }
    }
}

template <typename Scalar>
CROSSGLOSS_INLINE Scalar innerProduct(std::size_t n, const Scalar* x, const Scalar* y)
{
    Scalar sum = 0;
#pragma omp simd reduction(+ : sum)
    for (std::size_t i = 0; i < n; ++i) {
        sum += x[i] * y[i];
    }
    return sum;
}

template <typename Scalar>
CROSSGLOSS_INLINE void attentionForwardLoop(std::size_t length, std::size_t hidden, std::size_t sentence,
                                            const std::size_t* offsets, const Scalar* u, Scalar* weights, Scalar* out)
{
    const Scalar* last = u + (offsets[length - 1] + sentence) * hidden;
    Scalar largest = 0;
    for (std::size_t t = 0; t < length; ++t) {
        weights[t] = innerProduct(hidden, u + (offsets[t] + sentence) * hidden, last);
        largest = t == 0 || weights[t] > largest ? weights[t] : largest;
    }
    Scalar sum = 0;
    for (std::size_t t = 0; t < length; ++t) {
        weights[t] = vm::exponential(weights[t] - largest);
        sum += weights[t];
    }
    for (std::size_t t = 0; t < length; ++t) {
        weights[t] /= sum;
        const Scalar factor = static_cast<Scalar>(length) * weights[t];
        const Scalar* from = u + (offsets[t] + sentence) * hidden;
        Scalar* to = out + (offsets[t] + sentence) * hidden;
#pragma omp simd
        for (std::size_t i = 0; i < hidden; ++i) {
            to[i] = factor * from[i];
        }
    }
}

template <typename Scalar>
CROSSGLOSS_INLINE void attentionBackwardLoop(std::size_t length, std::size_t hidden, std::size_t sentence,
                                             const std::size_t* offsets, const Scalar* u, const Scalar* weights,
                                             Scalar* d, Scalar* scratch)
{
    const Scalar size = static_cast<Scalar>(length);
    Scalar* dLast = scratch;
    Scalar* dScores = scratch + hidden;
    const Scalar* last = u + (offsets[length - 1] + sentence) * hidden;
    Scalar mean = 0;
    for (std::size_t t = 0; t < length; ++t) {
        const std::size_t row = (offsets[t] + sentence) * hidden;
        dScores[t] = size * innerProduct(hidden, u + row, d + row);
        mean += weights[t] * dScores[t];
    }
#pragma omp simd
    for (std::size_t i = 0; i < hidden; ++i) {
        dLast[i] = 0;
    }
    for (std::size_t t = 0; t < length; ++t) {
        const std::size_t row = (offsets[t] + sentence) * hidden;
        const Scalar dScore = weights[t] * (dScores[t] - mean);
        const Scalar factor = size * weights[t];
        const Scalar* value = u + row;
        Scalar* gradient = d + row;
        const bool isLast = t + 1 == length;
#pragma omp simd
        for (std::size_t i = 0; i < hidden; ++i) {
            dLast[i] += dScore * value[i];
            gradient[i] = factor * gradient[i] + dScore * last[i];
        }
        if (isLast) {
#pragma omp simd
            for (std::size_t i = 0; i < hidden; ++i) {
                gradient[i] += dLast[i];
            }
        }
#pragma omp simd
        for (std::size_t i = 0; i < hidden; ++i) {
            gradient[i] *= Scalar(1) - value[i] * value[i];
        }
    }
}

/// Count lanes of Width columns each, whose sums live in registers while the words go by: one behind the other from
/// @p column on, but the last at @p last. Columns that two lanes cover are summed twice, alike.
template <std::size_t Count, std::size_t Width, typename Scalar>
CROSSGLOSS_INLINE void gatherSumLanes(std::size_t length, const std::uint32_t* words, const Scalar* const* rows,
                                      const Scalar* scales, std::size_t column, std::size_t last, Scalar* out)
{
    Scalar sums[Count][Width] = {};
    for (std::size_t t = 0; t < length; ++t) {
        const Scalar* from = rows[words[t]];
        const Scalar factor = scales[words[t]];
#pragma GCC unroll 8
        for (std::size_t lane = 0; lane < Count; ++lane) {
            const Scalar* values = from + (lane + 1 < Count ? column + lane * Width : last);
#pragma omp simd
            for (std::size_t i = 0; i < Width; ++i) {
                sums[lane][i] += factor * values[i];
            }
        }
    }
#pragma GCC unroll 8
    for (std::size_t lane = 0; lane < Count; ++lane) {
        Scalar* values = out + (lane + 1 < Count ? column + lane * Width : last);
#pragma omp simd
        for (std::size_t i = 0; i < Width; ++i) {
            values[i] = sums[lane][i];
        }
    }
}

template <typename Scalar>
CROSSGLOSS_INLINE void gatherSumLoop(std::size_t length, std::size_t dimension, const std::uint32_t* words,
                                     const Scalar* const* rows, const Scalar* scales, Scalar* out)
{
    constexpr std::size_t Width = 32 / sizeof(Scalar);
    if (dimension < Width) {
        for (std::size_t column = 0; column < dimension; ++column) {
            gatherSumLanes<1, 1>(length, words, rows, scales, column, column, out);
        }
        return;
    }
    const std::size_t last = dimension - Width;
    std::size_t at = 0;
    for (; at + 8 * Width <= dimension; at += 8 * Width) {
        gatherSumLanes<8, Width>(length, words, rows, scales, at, at + 7 * Width, out);
    }
    switch ((dimension - at + Width - 1) / Width) {
    case 1: gatherSumLanes<1, Width>(length, words, rows, scales, at, last, out); break;
    case 2: gatherSumLanes<2, Width>(length, words, rows, scales, at, last, out); break;
    case 3: gatherSumLanes<3, Width>(length, words, rows, scales, at, last, out); break;
    case 4: gatherSumLanes<4, Width>(length, words, rows, scales, at, last, out); break;
    case 5: gatherSumLanes<5, Width>(length, words, rows, scales, at, last, out); break;
    case 6: gatherSumLanes<6, Width>(length, words, rows, scales, at, last, out); break;
    case 7: gatherSumLanes<7, Width>(length, words, rows, scales, at, last, out); break;
    case 8: gatherSumLanes<8, Width>(length, words, rows, scales, at, last, out); break;
    default: break;
    }
}

template <typename Scalar>
CROSSGLOSS_INLINE void gatherLoop(std::size_t count, std::size_t dimension, const Scalar* const* rows,
                                  const Scalar* scales, Scalar* out)
{
    for (std::size_t row = 0; row < count; ++row) {
        const Scalar* from = rows[row];
        const Scalar factor = scales[row];
        Scalar* to = out + row * dimension;
#pragma omp simd
        for (std::size_t i = 0; i < dimension; ++i) {
            to[i] = factor * from[i];
        }
    }
}

} // namespace

// One instance per processor and number type; the macro keeps the two signatures in step.
#define CROSSGLOSS_KERNELS(Scalar)                                                                                     \
    CROSSGLOSS_VECTORISED void gruForward(std::size_t rows, std::size_t hidden, const Scalar* bias,                    \
                                          const Scalar* previous, Scalar* gates, Scalar* h)                            \
    {                                                                                                                  \
        gruForwardLoop(rows, hidden, bias, previous, gates, h);                                                        \
    }                                                                                                                  \
    CROSSGLOSS_VECTORISED void gruBackward(std::size_t rows, std::size_t hidden, const Scalar* previous,               \
                                           const Scalar* dh, Scalar* gates, Scalar* dPrevious)                         \
    {                                                                                                                  \
        gruBackwardLoop(rows, hidden, previous, dh, gates, dPrevious);                                                 \
    }                                                                                                                  \
    CROSSGLOSS_VECTORISED void lstmForward(std::size_t rows, std::size_t hidden, const Scalar* bias,                   \
                                           const Scalar* before, Scalar* gates, Scalar* c, Scalar* h)                  \
    {                                                                                                                  \
        lstmForwardLoop(rows, hidden, bias, before, gates, c, h);                                                      \
    }                                                                                                                  \
    CROSSGLOSS_VECTORISED void lstmBackward(std::size_t rows, std::size_t hidden, const Scalar* before,                \
                                            const Scalar* c, const Scalar* dh, Scalar* gates, Scalar* dc)              \
    {                                                                                                                  \
        lstmBackwardLoop(rows, hidden, before, c, dh, gates, dc);                                                      \
    }                                                                                                                  \
    CROSSGLOSS_VECTORISED void applyMask(std::size_t n, const Scalar* mask, const Scalar* x, bool add, Scalar* y)      \
    {                                                                                                                  \
        applyMaskLoop(n, mask, x, add, y);                                                                             \
    }                                                                                                                  \
    CROSSGLOSS_VECTORISED void attentionForward(std::size_t length, std::size_t hidden, std::size_t sentence,          \
                                                const std::size_t* offsets, const Scalar* u, Scalar* weights,          \
                                                Scalar* out)                                                           \
    {                                                                                                                  \
        attentionForwardLoop(length, hidden, sentence, offsets, u, weights, out);                                      \
    }                                                                                                                  \
    CROSSGLOSS_VECTORISED void attentionBackward(std::size_t length, std::size_t hidden, std::size_t sentence,         \
                                                 const std::size_t* offsets, const Scalar* u, const Scalar* weights,   \
                                                 Scalar* d, Scalar* scratch)                                           \
    {                                                                                                                  \
        attentionBackwardLoop(length, hidden, sentence, offsets, u, weights, d, scratch);                              \
    }                                                                                                                  \
    CROSSGLOSS_VECTORISED void gatherSum(std::size_t length, std::size_t dimension, const std::uint32_t* words,        \
                                         const Scalar* const* rows, const Scalar* scales, Scalar* out)                 \
    {                                                                                                                  \
        gatherSumLoop(length, dimension, words, rows, scales, out);                                                    \
    }                                                                                                                  \
    CROSSGLOSS_VECTORISED void gather(std::size_t count, std::size_t dimension, const Scalar* const* rows,             \
                                      const Scalar* scales, Scalar* out)                                               \
    {                                                                                                                  \
        gatherLoop(count, dimension, rows, scales, out);                                                               \
    }

CROSSGLOSS_KERNELS(float)
CROSSGLOSS_KERNELS(double)

#undef CROSSGLOSS_KERNELS

} // namespace crossgloss::kernels
