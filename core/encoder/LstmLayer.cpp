#include "encoder/LstmLayer.h"

#include "encoder/Initialise.h"
#include "encoder/Kernels.h"
#include "numeric/Elementwise.h"
#include "numeric/Gemm.h"
#include "numeric/SignedSize.h"

#include <algorithm>

namespace crossgloss {

namespace {

} // namespace

template <typename Scalar>
void LstmLayer<Scalar>::initialise(Scalar* parameters, double forgetBias, Random& random) const
{
    Scalar* m = parameters;
    Scalar* n = m + m_input * 4 * m_hidden;
    Scalar* bias = n + m_hidden * 4 * m_hidden;
    for (std::size_t gate = 0; gate < 4; ++gate) {
        initialiseGlorot(m_input, m_hidden, 4 * m_hidden, m + gate * m_hidden, random);
        initialiseOrthogonal(m_hidden, 4 * m_hidden, n + gate * m_hidden, random);
    }
    std::fill_n(bias, 4 * m_hidden, Scalar(0));
    std::fill_n(bias + m_hidden, m_hidden, static_cast<Scalar>(forgetBias));
}

template <typename Scalar>
void LstmLayer<Scalar>::forward(const Scalar* parameters, const PackedBatch& batch, const Scalar* x, const Scalar* mask,
                                const Trace& trace, Scalar* h) const
{
    const std::ptrdiff_t input = signedSize(m_input);
    const std::ptrdiff_t hidden = signedSize(m_hidden);
    const Scalar* m = parameters;
    const Scalar* n = m + m_input * 4 * m_hidden;
    const Scalar* bias = n + m_hidden * 4 * m_hidden;

    gemm(Transpose::No, Transpose::No, signedSize(batch.rows()), 4 * hidden, input, Scalar(1), x, input, m, 4 * hidden,
         Scalar(0), trace.gates, 4 * hidden);
    for (std::size_t step = 0; step < batch.steps(); ++step) {
        const std::size_t active = batch.activeAt(step);
        Scalar* gates = trace.gates + batch.offset(step) * 4 * m_hidden;
        const Scalar* before = nullptr;
        if (step > 0) {
            Scalar* previous = trace.previous + (batch.offset(step) - batch.activeAt(0)) * m_hidden;
            const Scalar* from = h + batch.offset(step - 1) * m_hidden;
            if (mask) {
                kernels::applyMask(active * m_hidden, mask, from, false, previous);
            } else {
                std::copy_n(from, active * m_hidden, previous);
            }
            gemm(Transpose::No, Transpose::No, signedSize(active), 4 * hidden, hidden, Scalar(1), previous, hidden, n,
                 4 * hidden, Scalar(1), gates, 4 * hidden);
            before = trace.c + batch.offset(step - 1) * m_hidden;
        }
        kernels::lstmForward(active, m_hidden, bias, before, gates, trace.c + batch.offset(step) * m_hidden,
                             h + batch.offset(step) * m_hidden);
    }
}

template <typename Scalar>
void LstmLayer<Scalar>::backward(const Scalar* parameters, const PackedBatch& batch, const Scalar* x,
                                 const Scalar* mask, const Trace& trace, Scalar* dh, Scalar* scratch, Scalar* gradient,
                                 Scalar* dx) const
{
    const std::ptrdiff_t input = signedSize(m_input);
    const std::ptrdiff_t hidden = signedSize(m_hidden);
    const std::ptrdiff_t rows = signedSize(batch.rows());
    const Scalar* m = parameters;
    const Scalar* n = m + m_input * 4 * m_hidden;
    Scalar* dm = gradient;
    Scalar* dn = dm + m_input * 4 * m_hidden;
    Scalar* dBias = dn + m_hidden * 4 * m_hidden;
    Scalar* dc = scratch;
    Scalar* dPrevious = scratch + batch.sentences() * m_hidden;
    std::fill_n(dc, batch.sentences() * m_hidden, Scalar(0));

    for (std::size_t step = batch.steps(); step-- > 0;) {
        const std::size_t active = batch.activeAt(step);
        Scalar* gates = trace.gates + batch.offset(step) * 4 * m_hidden;
        const Scalar* before = step > 0 ? trace.c + batch.offset(step - 1) * m_hidden : nullptr;
        kernels::lstmBackward(active, m_hidden, before, trace.c + batch.offset(step) * m_hidden,
                              dh + batch.offset(step) * m_hidden, gates, dc);
        if (step == 0) {
            break;
        }
        Scalar* dBefore = dh + batch.offset(step - 1) * m_hidden;
        gemm(Transpose::No, Transpose::Yes, signedSize(active), hidden, 4 * hidden, Scalar(1), gates, 4 * hidden, n,
             4 * hidden, mask ? Scalar(0) : Scalar(1), mask ? dPrevious : dBefore, hidden);
        if (mask) {
            kernels::applyMask(active * m_hidden, mask, dPrevious, true, dBefore);
        }
    }

    gemm(Transpose::Yes, Transpose::No, input, 4 * hidden, rows, Scalar(1), x, input, trace.gates, 4 * hidden,
         Scalar(0), dm, 4 * hidden);
    const std::size_t first = batch.activeAt(0);
    gemm(Transpose::Yes, Transpose::No, hidden, 4 * hidden, rows - signedSize(first), Scalar(1), trace.previous, hidden,
         trace.gates + first * 4 * m_hidden, 4 * hidden, Scalar(0), dn, 4 * hidden);
    columnSums(batch.rows(), 4 * m_hidden, 4 * m_hidden, trace.gates, dBias);
    if (dx) {
        gemm(Transpose::No, Transpose::Yes, rows, input, 4 * hidden, Scalar(1), trace.gates, 4 * hidden, m, 4 * hidden,
             Scalar(0), dx, input);
    }
}

template class LstmLayer<float>;
template class LstmLayer<double>;

} // namespace crossgloss
