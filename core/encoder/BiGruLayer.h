#pragma once

#include "encoder/GruLayer.h"

namespace crossgloss {

/// Two GRU layers over a packed batch, one reading each sentence from its first word, one from its last; a row holds the
/// states of both behind the same word, [forwards | backwards]. Parameters: those of the one, then those of the other.
template <typename Scalar>
class BiGruLayer {
public:
    BiGruLayer(std::size_t input, std::size_t hidden) : m_gru(input, hidden) {}

    std::size_t input() const { return m_gru.input(); }
    std::size_t output() const { return 2 * m_gru.output(); }
    std::size_t parameterCount() const { return 2 * m_gru.parameterCount(); }
    /// As GruLayer, the one that reads forwards first.
    void initialise(Scalar* parameters, Random& random) const;

    /// What forward() leaves for backward(). "Reversed" rows hold each sentence's words from the last to the first.
    struct Trace {
        typename GruLayer<Scalar>::Trace forwards;
        typename GruLayer<Scalar>::Trace backwards;
        std::vector<Scalar> hForwards;     ///< rows × hidden
        std::vector<Scalar> hBackwards;    ///< rows × hidden, reversed
        std::vector<Scalar> reversed;      ///< rows × input: x, reversed
    };
    /// @param rows most rows of a batch.
    Trace makeTrace(std::size_t rows) const;
    std::size_t scratchSize(std::size_t rows) const
    {
        return m_gru.scratchSize(rows) + rows * (m_gru.output() + m_gru.input());
    }

    /// @param x rows × input. @param h rows × 2 hidden, the output.
    void forward(const Scalar* parameters, const PackedBatch& batch, const Scalar* x, Trace& trace, Scalar* h) const;

    /// @param trace as forward() left it; overwritten. @param h not read. @param dh gradient of h.
    /// @param scratch scratchSize() values. @param gradient parameterCount() values, written.
    /// @param dx rows × input, written; null when not wanted.
    void backward(const Scalar* parameters, const PackedBatch& batch, const Scalar* x, const Scalar* h, Trace& trace,
                  Scalar* dh, Scalar* scratch, Scalar* gradient, Scalar* dx) const;

private:
    GruLayer<Scalar> m_gru;
};

extern template class BiGruLayer<float>;
extern template class BiGruLayer<double>;

} // namespace crossgloss
