#pragma once

#include "encoder/PackedBatch.h"

#include "base/Random.h"

#include <cstddef>
#include <vector>

namespace crossgloss {

/// One GRU layer over a packed batch (BilDRL, section 3.1):
///
///     r_t = σ(M_r x_t + N_r h_{t−1} + b_r),  z_t = σ(M_z x_t + N_z h_{t−1} + b_z)
///     s̃_t = tanh(M_s x_t + r_t ∘ (N_s h_{t−1}) + b_s),  h_t = z_t ∘ s̃_t + (1 − z_t) ∘ h_{t−1}
///
/// Parameters, row-major, in this order: M as input × 3 hidden with columns [s | r | z], N as hidden × 3 hidden with
/// columns [r | z | s], b as 3 hidden [b_s | b_r | b_z]. One product multiplies all steps' inputs, one per step the states.
template <typename Scalar>
class GruLayer {
public:
    GruLayer(std::size_t input, std::size_t hidden) : m_input(input), m_hidden(hidden) {}

    std::size_t input() const { return m_input; }
    std::size_t output() const { return m_hidden; }
    std::size_t parameterCount() const { return 3 * m_hidden * (m_input + m_hidden + 1); }
    /// Glorot-uniform M, orthogonal N per gate, zero b.
    void initialise(Scalar* parameters, Random& random) const;

    /// What forward() leaves for backward().
    struct Trace {
        std::vector<Scalar> gates;     ///< rows × 4 hidden
    };
    /// @param rows most rows of a batch.
    Trace makeTrace(std::size_t rows) const { return {std::vector<Scalar>(rows * 4 * m_hidden)}; }
    std::size_t scratchSize(std::size_t rows) const { return rows * m_hidden; }

    /// @param x rows × input. @param h rows × hidden, the output.
    void forward(const Scalar* parameters, const PackedBatch& batch, const Scalar* x, Trace& trace, Scalar* h) const;

    /// @param trace as forward() left it; overwritten. @param dh gradient of h; overwritten.
    /// @param scratch scratchSize() values. @param gradient parameterCount() values, written.
    /// @param dx rows × input, written; null when not wanted.
    void backward(const Scalar* parameters, const PackedBatch& batch, const Scalar* x, const Scalar* h, Trace& trace,
                  Scalar* dh, Scalar* scratch, Scalar* gradient, Scalar* dx) const;

private:
    std::size_t m_input;
    std::size_t m_hidden;
};

extern template class GruLayer<float>;
extern template class GruLayer<double>;

} // namespace crossgloss
