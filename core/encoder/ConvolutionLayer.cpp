#include "encoder/ConvolutionLayer.h"

#include "encoder/ConvolutionKernels.h"
#include "encoder/Initialise.h"
#include "numeric/Elementwise.h"
#include "numeric/Gemm.h"

#include <algorithm>

namespace crossgloss {

template <typename Scalar>
void ConvolutionLayer<Scalar>::initialise(Scalar* parameters, Random& random) const
{
    const std::size_t width = m_kernel * m_hidden;
    std::vector<Scalar> kernel(m_kernel * m_input * m_hidden);
    initialiseGlorot(m_kernel * m_input, m_hidden, m_hidden, kernel.data(), random);
    for (std::size_t j = 0; j < m_kernel; ++j) {
        for (std::size_t i = 0; i < m_input; ++i) {
            std::copy_n(kernel.data() + (j * m_input + i) * m_hidden, m_hidden, parameters + i * width + j * m_hidden);
        }
    }
    std::fill_n(parameters + m_input * width, m_hidden, Scalar(0));
}

template <typename Scalar>
typename ConvolutionLayer<Scalar>::Trace ConvolutionLayer<Scalar>::makeTrace(std::size_t rows) const
{
    return {std::vector<Scalar>(rows * m_kernel * m_hidden), std::vector<Scalar>(m_pool > 1 ? rows * m_hidden : 0)};
}

template <typename Scalar>
void ConvolutionLayer<Scalar>::forward(const Scalar* parameters, const PackedBatch& batch, const Scalar* x, Trace& trace,
                                       Scalar* h) const
{
    const auto input = static_cast<std::ptrdiff_t>(m_input);
    const auto width = static_cast<std::ptrdiff_t>(m_kernel * m_hidden);
    gemm(Transpose::No, Transpose::No, static_cast<std::ptrdiff_t>(batch.rows()), width, input, Scalar(1), x, input,
         parameters, width, Scalar(0), trace.products.data(), width);
    kernels::convolutionForward({m_hidden, m_kernel, m_pool, batch.steps(), batch.offsets()},
                                parameters + m_input * m_kernel * m_hidden, trace.products.data(),
                                m_pool > 1 ? trace.a.data() : h, h);
}

template <typename Scalar>
void ConvolutionLayer<Scalar>::backward(const Scalar* parameters, const PackedBatch& batch, const Scalar* x,
                                        const Scalar* h, Trace& trace, Scalar* dh, Scalar* /*scratch*/, Scalar* gradient,
                                        Scalar* dx) const
{
    const auto input = static_cast<std::ptrdiff_t>(m_input);
    const auto width = static_cast<std::ptrdiff_t>(m_kernel * m_hidden);
    const auto rows = static_cast<std::ptrdiff_t>(batch.rows());
    Scalar* d = trace.products.data();
    kernels::convolutionBackward({m_hidden, m_kernel, m_pool, batch.steps(), batch.offsets()},
                                 m_pool > 1 ? trace.a.data() : h, h, dh, d);
    gemm(Transpose::Yes, Transpose::No, input, width, rows, Scalar(1), x, input, d, width, Scalar(0), gradient, width);
    columnSums(batch.rows(), m_hidden, m_kernel * m_hidden, d, gradient + m_input * m_kernel * m_hidden);
    if (dx) {
        gemm(Transpose::No, Transpose::Yes, rows, input, width, Scalar(1), d, width, parameters, width, Scalar(0), dx,
             input);
    }
}

template class ConvolutionLayer<float>;
template class ConvolutionLayer<double>;

} // namespace crossgloss
