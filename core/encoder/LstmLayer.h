#pragma once

#include "encoder/PackedBatch.h"

#include "base/Random.h"

#include <cstddef>

namespace crossgloss {

/// One LSTM layer over a packed batch (Hochreiter & Schmidhuber 1997, with the forget gate of Gers et al. 2000):
///
///     i_t = σ(M_i x_t + N_i h'_{t−1} + b_i),     f_t = σ(M_f x_t + N_f h'_{t−1} + b_f)
///     g_t = tanh(M_g x_t + N_g h'_{t−1} + b_g),  o_t = σ(M_o x_t + N_o h'_{t−1} + b_o)
///     c_t = f_t ∘ c_{t−1} + i_t ∘ g_t,  h_t = o_t ∘ tanh(c_t)
///
/// h' is h under a sentence's own dropout mask, the same at every step (Gal & Ghahramani 2016), or h itself.
///
/// Parameters, row-major, in this order: M as input × 4 hidden and N as hidden × 4 hidden, both with columns
/// [i | f | g | o], b as 4 hidden. One product multiplies all steps' inputs, one per step the states.
template <typename Scalar>
class LstmLayer {
public:
    LstmLayer(std::size_t input, std::size_t hidden) : m_input(input), m_hidden(hidden) {}

    std::size_t parameterCount() const { return 4 * m_hidden * (m_input + m_hidden + 1); }
    /// Glorot-uniform M, orthogonal N per gate, zero b but for the forget gate's, which is @p forgetBias.
    void initialise(Scalar* parameters, double forgetBias, Random& random) const;

    /// What forward() leaves for backward(). Rows are those of the batch.
    struct Trace {
        Scalar* gates = nullptr;       ///< rows × 4 hidden; backward() overwrites it
        Scalar* c = nullptr;           ///< rows × hidden
        Scalar* previous = nullptr;    ///< rows × hidden: h' of the step before, of all steps but the first
    };

    /// @param x rows × input. @param mask sentences × hidden, factors of the states, or null. @param h rows × hidden,
    /// the output.
    void forward(const Scalar* parameters, const PackedBatch& batch, const Scalar* x, const Scalar* mask,
                 const Trace& trace, Scalar* h) const;

    /// @param dh gradient of h; overwritten. @param scratch 2 × sentences × hidden.
    /// @param gradient parameterCount() values, written. @param dx rows × input, written; null when not wanted.
    void backward(const Scalar* parameters, const PackedBatch& batch, const Scalar* x, const Scalar* mask,
                  const Trace& trace, Scalar* dh, Scalar* scratch, Scalar* gradient, Scalar* dx) const;

private:
    std::size_t m_input;
    std::size_t m_hidden;
};

extern template class LstmLayer<float>;
extern template class LstmLayer<double>;

} // namespace crossgloss
