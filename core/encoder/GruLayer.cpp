#include "encoder/GruLayer.h"

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
void GruLayer<Scalar>::initialise(Scalar* parameters, Random& random) const
{
    Scalar* m = parameters;
    Scalar* n = m + m_input * 3 * m_hidden;
    for (std::size_t gate = 0; gate < 3; ++gate) {
        initialiseGlorot(m_input, m_hidden, 3 * m_hidden, m + gate * m_hidden, random);
        initialiseOrthogonal(m_hidden, 3 * m_hidden, n + gate * m_hidden, random);
    }
    std::fill_n(n + m_hidden * 3 * m_hidden, 3 * m_hidden, Scalar(0));
}

template <typename Scalar>
void GruLayer<Scalar>::forward(const Scalar* parameters, const PackedBatch& batch, const Scalar* x, Trace& trace,
                               Scalar* h) const
{
    Scalar* gates = trace.gates.data();
    const std::ptrdiff_t input = signedSize(m_input);
    const std::ptrdiff_t hidden = signedSize(m_hidden);
    const Scalar* m = parameters;
    const Scalar* n = m + m_input * 3 * m_hidden;
    const Scalar* bias = n + m_hidden * 3 * m_hidden;

    gemm(Transpose::No, Transpose::No, signedSize(batch.rows()), 3 * hidden, input, Scalar(1), x, input, m, 3 * hidden,
         Scalar(0), gates, 4 * hidden);
    const Scalar* previous = nullptr;
    for (std::size_t step = 0; step < batch.steps(); ++step) {
        const std::size_t active = batch.activeAt(step);
        Scalar* stepGates = gates + batch.offset(step) * 4 * m_hidden;
        Scalar* stepH = h + batch.offset(step) * m_hidden;
        for (std::size_t row = 0; row < active; ++row) {
            std::fill_n(stepGates + (4 * row + 3) * m_hidden, m_hidden, Scalar(0));
        }
        if (previous) {
            // The states' products land on [reset | update | N_s h], the last three quarters of the row.
            gemm(Transpose::No, Transpose::No, signedSize(active), 3 * hidden, hidden, Scalar(1), previous, hidden, n,
                 3 * hidden, Scalar(1), stepGates + m_hidden, 4 * hidden);
        }
        kernels::gruForward(active, m_hidden, bias, previous, stepGates, stepH);
        previous = stepH;
    }
}

template <typename Scalar>
void GruLayer<Scalar>::backward(const Scalar* parameters, const PackedBatch& batch, const Scalar* x, const Scalar* h,
                                Trace& trace, Scalar* dh, Scalar* scratch, Scalar* gradient, Scalar* dx) const
{
    Scalar* gates = trace.gates.data();
    Scalar* previous = scratch;
    const std::ptrdiff_t input = signedSize(m_input);
    const std::ptrdiff_t hidden = signedSize(m_hidden);
    const std::ptrdiff_t rows = signedSize(batch.rows());
    const Scalar* m = parameters;
    const Scalar* n = m + m_input * 3 * m_hidden;
    Scalar* dm = gradient;
    Scalar* dn = dm + m_input * 3 * m_hidden;
    Scalar* dBias = dn + m_hidden * 3 * m_hidden;

    for (std::size_t step = batch.steps(); step-- > 0;) {
        const std::size_t active = batch.activeAt(step);
        Scalar* stepGates = gates + batch.offset(step) * 4 * m_hidden;
        const Scalar* stepDh = dh + batch.offset(step) * m_hidden;
        if (step == 0) {
            kernels::gruBackward(active, m_hidden, static_cast<const Scalar*>(nullptr), stepDh, stepGates,
                                 static_cast<Scalar*>(nullptr));
            break;
        }
        const Scalar* before = h + batch.offset(step - 1) * m_hidden;
        Scalar* dBefore = dh + batch.offset(step - 1) * m_hidden;
        kernels::gruBackward(active, m_hidden, before, stepDh, stepGates, dBefore);
        gemm(Transpose::No, Transpose::Yes, signedSize(active), hidden, 3 * hidden, Scalar(1), stepGates + m_hidden,
             4 * hidden, n, 3 * hidden, Scalar(1), dBefore, hidden);
        // The weights' product below wants each row's previous state in one matrix.
        std::copy_n(before, active * m_hidden, previous + (batch.offset(step) - batch.activeAt(0)) * m_hidden);
    }

    gemm(Transpose::Yes, Transpose::No, input, 3 * hidden, rows, Scalar(1), x, input, gates, 4 * hidden, Scalar(0), dm,
         3 * hidden);
    const std::size_t first = batch.activeAt(0);
    gemm(Transpose::Yes, Transpose::No, hidden, 3 * hidden, rows - signedSize(first), Scalar(1), previous, hidden,
         gates + (4 * first + 1) * m_hidden, 4 * hidden, Scalar(0), dn, 3 * hidden);
    columnSums(batch.rows(), 3 * m_hidden, 4 * m_hidden, gates, dBias);
    if (dx) {
        gemm(Transpose::No, Transpose::Yes, rows, input, 3 * hidden, Scalar(1), gates, 4 * hidden, m, 3 * hidden,
             Scalar(0), dx, input);
    }
}

template class GruLayer<float>;
template class GruLayer<double>;

} // namespace crossgloss
