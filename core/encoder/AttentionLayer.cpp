#include "encoder/AttentionLayer.h"

#include "encoder/Initialise.h"
#include "encoder/Kernels.h"
#include "numeric/Elementwise.h"
#include "numeric/Gemm.h"

#include <algorithm>

namespace crossgloss {

template <typename Scalar>
void AttentionLayer<Scalar>::initialise(Scalar* parameters, Random& random) const
{
    initialiseGlorot(m_hidden, m_hidden, m_hidden, parameters, random);
    std::fill_n(parameters + m_hidden * m_hidden, m_hidden, Scalar(0));
}

template <typename Scalar>
void AttentionLayer<Scalar>::forward(const Scalar* parameters, const PackedBatch& batch, const Scalar* h, Trace& trace,
                                     Scalar* out) const
{
    Scalar* u = trace.u.data();
    const auto hidden = static_cast<std::ptrdiff_t>(m_hidden);
    gemm(Transpose::No, Transpose::No, static_cast<std::ptrdiff_t>(batch.rows()), hidden, hidden, Scalar(1), h, hidden,
         parameters, hidden, Scalar(0), u, hidden);
    addBiasTanh(batch.rows(), m_hidden, parameters + m_hidden * m_hidden, u);
    for (std::size_t sentence = 0; sentence < batch.sentences(); ++sentence) {
        kernels::attentionForward(batch.length(sentence), m_hidden, sentence, batch.offsets(), u,
                                  trace.weights.data() + sentence * batch.steps(), out);
    }
}

template <typename Scalar>
void AttentionLayer<Scalar>::backward(const Scalar* parameters, const PackedBatch& batch, const Scalar* h,
                                      const Scalar* /*out*/, Trace& trace, Scalar* d, Scalar* scratch,
                                      Scalar* gradient, Scalar* dh) const
{
    const auto hidden = static_cast<std::ptrdiff_t>(m_hidden);
    const auto rows = static_cast<std::ptrdiff_t>(batch.rows());
    for (std::size_t sentence = 0; sentence < batch.sentences(); ++sentence) {
        kernels::attentionBackward(batch.length(sentence), m_hidden, sentence, batch.offsets(),
                                   trace.u.data(), trace.weights.data() + sentence * batch.steps(), d, scratch);
    }
    gemm(Transpose::Yes, Transpose::No, hidden, hidden, rows, Scalar(1), h, hidden, d, hidden, Scalar(0), gradient,
         hidden);
    columnSums(batch.rows(), m_hidden, m_hidden, d, gradient + m_hidden * m_hidden);
    if (dh) {
        gemm(Transpose::No, Transpose::Yes, rows, hidden, hidden, Scalar(1), d, hidden, parameters, hidden, Scalar(0),
             dh, hidden);
    }
}

template class AttentionLayer<float>;
template class AttentionLayer<double>;

} // namespace crossgloss
