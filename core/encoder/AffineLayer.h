#pragma once

#include "base/Random.h"

#include <cstddef>

namespace crossgloss {

/// y = x W + b, with tanh behind it where asked. Parameters: W as input × output, b as output.
template <typename Scalar>
class AffineLayer {
public:
    AffineLayer(std::size_t input, std::size_t output, bool tanh) : m_input(input), m_output(output), m_tanh(tanh) {}

    std::size_t input() const { return m_input; }
    std::size_t output() const { return m_output; }
    std::size_t parameterCount() const { return m_output * (m_input + 1); }
    void initialise(Scalar* parameters, Random& random) const;

    /// @param x rows × input. @param y rows × output, kept for backward().
    void forward(const Scalar* parameters, std::size_t rows, const Scalar* x, Scalar* y) const;
    /// @param dy gradient of y; overwritten. @param gradient parameterCount() values, written.
    /// @param dx rows × input, written.
    void backward(const Scalar* parameters, std::size_t rows, const Scalar* x, const Scalar* y, Scalar* dy,
                  Scalar* gradient, Scalar* dx) const;

private:
    std::size_t m_input;
    std::size_t m_output;
    bool m_tanh;
};

extern template class AffineLayer<float>;
extern template class AffineLayer<double>;

} // namespace crossgloss
