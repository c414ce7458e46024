#include "encoder/AffineLayer.h"

#include "encoder/Initialise.h"
#include "numeric/Elementwise.h"
#include "numeric/Gemm.h"

#include <algorithm>

namespace crossgloss {

template <typename Scalar>
void AffineLayer<Scalar>::initialise(Scalar* parameters, Random& random) const
{
    initialiseGlorot(m_input, m_output, m_output, parameters, random);
    std::fill_n(parameters + m_input * m_output, m_output, Scalar(0));
}

template <typename Scalar>
void AffineLayer<Scalar>::forward(const Scalar* parameters, std::size_t rows, const Scalar* x, Scalar* y) const
{
    const auto input = static_cast<std::ptrdiff_t>(m_input);
    const auto output = static_cast<std::ptrdiff_t>(m_output);
    const Scalar* bias = parameters + m_input * m_output;
    gemm(Transpose::No, Transpose::No, static_cast<std::ptrdiff_t>(rows), output, input, Scalar(1), x, input,
         parameters, output, Scalar(0), y, output);
    if (m_tanh) {
        addBiasTanh(rows, m_output, bias, y);
    } else {
        addBias(rows, m_output, bias, y);
    }
}

template <typename Scalar>
void AffineLayer<Scalar>::backward(const Scalar* parameters, std::size_t rows, const Scalar* x, const Scalar* y,
                                   Scalar* dy, Scalar* gradient, Scalar* dx) const
{
    const auto input = static_cast<std::ptrdiff_t>(m_input);
    const auto output = static_cast<std::ptrdiff_t>(m_output);
    if (m_tanh) {
        tanhBackward(rows * m_output, y, dy);
    }
    gemm(Transpose::Yes, Transpose::No, input, output, static_cast<std::ptrdiff_t>(rows), Scalar(1), x, input, dy,
         output, Scalar(0), gradient, output);
    columnSums(rows, m_output, m_output, dy, gradient + m_input * m_output);
    gemm(Transpose::No, Transpose::Yes, static_cast<std::ptrdiff_t>(rows), input, output, Scalar(1), dy, output,
         parameters, output, Scalar(0), dx, input);
}

template class AffineLayer<float>;
template class AffineLayer<double>;

} // namespace crossgloss
