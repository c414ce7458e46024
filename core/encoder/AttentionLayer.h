#pragma once

#include "encoder/PackedBatch.h"

#include "base/Random.h"

#include <cstddef>
#include <vector>

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

    std::size_t input() const { return m_hidden; }
    std::size_t output() const { return m_hidden; }
    std::size_t parameterCount() const { return m_hidden * (m_hidden + 1); }
    void initialise(Scalar* parameters, Random& random) const;

    /// What forward() leaves for backward().
    struct Trace {
        std::vector<Scalar> u;         ///< rows × hidden
        std::vector<Scalar> weights;   ///< sentences × longest; those of sentence i begin at i × batch.steps()
    };
    /// @param rows most rows of a batch, were all its sentences as long as the longest.
    Trace makeTrace(std::size_t rows) const
    {
        return {std::vector<Scalar>(rows * m_hidden), std::vector<Scalar>(rows)};
    }
    std::size_t scratchSize(std::size_t rows) const { return m_hidden + rows; }

    /// @param h rows × hidden. @param out rows × hidden.
    void forward(const Scalar* parameters, const PackedBatch& batch, const Scalar* h, Trace& trace, Scalar* out) const;

    /// @param out not read. @param d gradient of out; overwritten. @param scratch scratchSize() values.
    /// @param gradient parameterCount() values, written. @param dh rows × hidden, written; null when not wanted.
    void backward(const Scalar* parameters, const PackedBatch& batch, const Scalar* h, const Scalar* out, Trace& trace,
                  Scalar* d, Scalar* scratch, Scalar* gradient, Scalar* dh) const;

private:
    std::size_t m_hidden;
};

extern template class AttentionLayer<float>;
extern template class AttentionLayer<double>;

} // namespace crossgloss
