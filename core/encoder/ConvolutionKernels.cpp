#include "encoder/ConvolutionKernels.h"

#include "numeric/VectorMath.h"
#include "numeric/Vectorised.h"

namespace crossgloss::kernels {

namespace vm = vector_math;

namespace {

CROSSGLOSS_INLINE std::size_t activeAt(const ConvolutionSizes& sizes, std::size_t step)
{
    return step < sizes.steps ? sizes.offsets[step + 1] - sizes.offsets[step] : 0;
}

/// Rows from step t on that a sentence has, at most so many.
CROSSGLOSS_INLINE std::size_t rowsFrom(const ConvolutionSizes& sizes, std::size_t step, std::size_t sentence,
                                       std::size_t most)
{
    std::size_t count = 1;
    while (count < most && sentence < activeAt(sizes, step + count)) {
        ++count;
    }
    return count;
}

template <typename Scalar>
CROSSGLOSS_INLINE void convolveRow(const ConvolutionSizes& sizes, std::size_t step, std::size_t sentence,
                                   const Scalar* bias, Scalar* products, Scalar* a)
{
    const std::size_t hidden = sizes.hidden;
    const std::size_t width = sizes.kernel * hidden;
    const std::size_t row = sizes.offsets[step] + sentence;
    const std::size_t terms = rowsFrom(sizes, step, sentence, sizes.kernel);
    Scalar* own = products + row * width;
    Scalar* value = a + row * hidden;
    if (terms == 1) {
#pragma omp simd
        for (std::size_t i = 0; i < hidden; ++i) {
            value[i] = vm::hyperbolicTangent(own[i] + bias[i]);
        }
        return;
    }
    for (std::size_t j = 1; j + 1 < terms; ++j) {
        const Scalar* other = products + (sizes.offsets[step + j] + sentence) * width + j * hidden;
#pragma omp simd
        for (std::size_t i = 0; i < hidden; ++i) {
            own[i] += other[i];
        }
    }
    const Scalar* last = products + (sizes.offsets[step + terms - 1] + sentence) * width + (terms - 1) * hidden;
#pragma omp simd
    for (std::size_t i = 0; i < hidden; ++i) {
        value[i] = vm::hyperbolicTangent(own[i] + last[i] + bias[i]);
    }
}

template <typename Scalar>
CROSSGLOSS_INLINE void poolRow(const ConvolutionSizes& sizes, std::size_t step, std::size_t sentence, const Scalar* a,
                               Scalar* out)
{
    const std::size_t hidden = sizes.hidden;
    const std::size_t row = sizes.offsets[step] + sentence;
    const std::size_t rows = rowsFrom(sizes, step, sentence, sizes.pool);
    const Scalar* own = a + row * hidden;
    Scalar* largest = out + row * hidden;
    if (rows == 1) {
#pragma omp simd
        for (std::size_t i = 0; i < hidden; ++i) {
            largest[i] = own[i];
        }
        return;
    }
    const Scalar* before = own;
    for (std::size_t u = 1; u < rows; ++u) {
        const Scalar* other = a + (sizes.offsets[step + u] + sentence) * hidden;
#pragma omp simd
        for (std::size_t i = 0; i < hidden; ++i) {
            largest[i] = other[i] > before[i] ? other[i] : before[i];
        }
        before = largest;
    }
}

template <typename Scalar>
CROSSGLOSS_INLINE void forwardLoop(const ConvolutionSizes& sizes, const Scalar* bias, Scalar* products, Scalar* a,
                                   Scalar* out)
{
    // From the last step back: what a pool reads beyond its own row is there by then.
    for (std::size_t step = sizes.steps; step-- > 0;) {
        for (std::size_t sentence = 0; sentence < activeAt(sizes, step); ++sentence) {
            convolveRow(sizes, step, sentence, bias, products, a);
            if (sizes.pool > 1) {
                poolRow(sizes, step, sentence, a, out);
            }
        }
    }
}

/// Adds a row's gradient to the first blocks of the rows it took its values of. Steps come from the last back, so the
/// row's own block is met here first.
template <typename Scalar>
CROSSGLOSS_INLINE void unpoolRow(const ConvolutionSizes& sizes, std::size_t step, std::size_t sentence, const Scalar* a,
                                 const Scalar* out, Scalar* dOut, Scalar* dProducts)
{
    const std::size_t hidden = sizes.hidden;
    const std::size_t width = sizes.kernel * hidden;
    const std::size_t row = sizes.offsets[step] + sentence;
    const std::size_t rows = rowsFrom(sizes, step, sentence, sizes.pool);
    const Scalar* own = a + row * hidden;
    const Scalar* largest = out + row * hidden;
    Scalar* rest = dOut + row * hidden;
    Scalar* to = dProducts + row * width;
    if (rows == 1) {
#pragma omp simd
        for (std::size_t i = 0; i < hidden; ++i) {
            to[i] = rest[i];
        }
        return;
    }
#pragma omp simd
    for (std::size_t i = 0; i < hidden; ++i) {
        const Scalar taken = own[i] == largest[i] ? rest[i] : Scalar(0);
        to[i] = taken;
        rest[i] -= taken;
    }
    for (std::size_t u = 1; u < rows; ++u) {
        const std::size_t other = sizes.offsets[step + u] + sentence;
        const Scalar* value = a + other * hidden;
        Scalar* otherTo = dProducts + other * width;
#pragma omp simd
        for (std::size_t i = 0; i < hidden; ++i) {
            const Scalar taken = value[i] == largest[i] ? rest[i] : Scalar(0);
            otherTo[i] += taken;
            rest[i] -= taken;
        }
    }
}

/// Takes a row's gradient through tanh and hands it to the other blocks.
template <typename Scalar>
CROSSGLOSS_INLINE void spreadRow(const ConvolutionSizes& sizes, std::size_t step, std::size_t sentence, const Scalar* a,
                                 Scalar* dProducts)
{
    const std::size_t hidden = sizes.hidden;
    const std::size_t width = sizes.kernel * hidden;
    const std::size_t row = sizes.offsets[step] + sentence;
    const std::size_t terms = rowsFrom(sizes, step, sentence, sizes.kernel);
    const Scalar* value = a + row * hidden;
    Scalar* own = dProducts + row * width;
#pragma omp simd
    for (std::size_t i = 0; i < hidden; ++i) {
        own[i] *= Scalar(1) - value[i] * value[i];
    }
    for (std::size_t j = 1; j < terms; ++j) {
        Scalar* to = dProducts + (sizes.offsets[step + j] + sentence) * width + j * hidden;
#pragma omp simd
        for (std::size_t i = 0; i < hidden; ++i) {
            to[i] = own[i];
        }
    }
    for (std::size_t j = step + 1; j < sizes.kernel; ++j) {
        Scalar* to = own + j * hidden;
#pragma omp simd
        for (std::size_t i = 0; i < hidden; ++i) {
            to[i] = 0;
        }
    }
}

template <typename Scalar>
CROSSGLOSS_INLINE void backwardLoop(const ConvolutionSizes& sizes, const Scalar* a, const Scalar* out, Scalar* dOut,
                                    Scalar* dProducts)
{
    for (std::size_t step = sizes.steps; step-- > 0;) {
        for (std::size_t sentence = 0; sentence < activeAt(sizes, step); ++sentence) {
            unpoolRow(sizes, step, sentence, a, out, dOut, dProducts);
        }
        // No earlier row's pool reaches those of pool − 1 steps later, which therefore are whole.
        const std::size_t whole = step + sizes.pool - 1;
        for (std::size_t sentence = 0; sentence < activeAt(sizes, whole); ++sentence) {
            spreadRow(sizes, whole, sentence, a, dProducts);
        }
    }
    for (std::size_t step = sizes.pool - 1; step-- > 0;) {
        for (std::size_t sentence = 0; sentence < activeAt(sizes, step); ++sentence) {
            spreadRow(sizes, step, sentence, a, dProducts);
        }
    }
}

} // namespace

// One instance per processor and number type; the macro keeps the two signatures in step.
#define CROSSGLOSS_CONVOLUTION_KERNELS(Scalar)                                                                         \
    CROSSGLOSS_VECTORISED void convolutionForward(const ConvolutionSizes& sizes, const Scalar* bias, Scalar* products, \
                                                  Scalar* a, Scalar* out)                                              \
    {                                                                                                                  \
        forwardLoop(sizes, bias, products, a, out);                                                                    \
    }                                                                                                                  \
    CROSSGLOSS_VECTORISED void convolutionBackward(const ConvolutionSizes& sizes, const Scalar* a, const Scalar* out,  \
                                                   Scalar* dOut, Scalar* dProducts)                                    \
    {                                                                                                                  \
        backwardLoop(sizes, a, out, dOut, dProducts);                                                                  \
    }

CROSSGLOSS_CONVOLUTION_KERNELS(float)
CROSSGLOSS_CONVOLUTION_KERNELS(double)

#undef CROSSGLOSS_CONVOLUTION_KERNELS

} // namespace crossgloss::kernels
