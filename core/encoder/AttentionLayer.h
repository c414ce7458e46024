#pragma once

#include "encoder/PackedBatch.h"

#include "base/Random.h"

#include <cstddef>

namespace crossgloss {

/// Self-attention over a packed batch (BilDRL, section 3.1), S being the last step of a sentence and |S| its length:
///
///     u_t = tanh(M_a h_t + b_a),  a_t = exp(u_t · u_S) / Σ_m exp(u_m · u_S),  h'_t = |S| a_t u_t
///
/// Parameters: M_a as hidden × hidden (rows: input), b_a as hidden.
template <typename Scalar>
class AttentionLayer {
public:
    explicit AttentionLayer(std::size_t hidden) : m_hidden(hidden) {}

    std::size_t parameterCount() const { return m_hidden * (m_hidden + 1); }
    void initialise(Scalar* parameters, Random& random) const;

    /// @param h rows × hidden. @param u rows × hidden and @param weights sentences × longest, kept for backward();
    /// weights of sentence i begin at i × batch.steps(). @param out rows × hidden.
    void forward(const Scalar* parameters, const PackedBatch& batch, const Scalar* h, Scalar* u, Scalar* weights,
                 Scalar* out) const;

    /// @param d gradient of out; overwritten. @param gradient parameterCount() values, written.
    /// @param dh rows × hidden, written. @param scratch hidden + batch.steps() values.
    void backward(const Scalar* parameters, const PackedBatch& batch, const Scalar* h, const Scalar* u,
                  const Scalar* weights, Scalar* d, Scalar* scratch, Scalar* gradient, Scalar* dh) const;

private:
    std::size_t m_hidden;
};

extern template class AttentionLayer<float>;
extern template class AttentionLayer<double>;

} // namespace crossgloss
