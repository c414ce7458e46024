#pragma once

#include "encoder/PackedBatch.h"

#include "base/Random.h"

#include <cstddef>
#include <vector>

namespace crossgloss {

/// A convolution with dynamic max-pooling over a packed batch (BilDRL, section 3.1), K being the kernel's words and P the
/// rows under the pooling:
///
///     a_t = tanh(Σ_{j<K} M_j x_{t+j} + b),  h_t = max(a_t, …, a_{t+P−1})
///
/// A sentence keeps its length: behind its last word stand K − 1 rows of zeros, and the pooling, which moves on by one row,
/// reads the rows there are. So sentences shorter than the kernel need no rule of their own.
///
/// Parameters, row-major, in this order: M as input × (K · hidden) with columns [M_0 | M_1 | …], b as hidden. One product
/// multiplies all rows by all M_j; what belongs together lies some steps apart and is added up afterwards.
template <typename Scalar>
class ConvolutionLayer {
public:
    ConvolutionLayer(std::size_t input, std::size_t hidden, std::size_t kernel, std::size_t pool)
        : m_input(input), m_hidden(hidden), m_kernel(kernel), m_pool(pool)
    {
    }

    std::size_t input() const { return m_input; }
    std::size_t output() const { return m_hidden; }
    std::size_t parameterCount() const { return m_hidden * (m_kernel * m_input + 1); }
    /// Glorot-uniform M, zero b.
    void initialise(Scalar* parameters, Random& random) const;

    /// What forward() leaves for backward().
    struct Trace {
        std::vector<Scalar> products;  ///< rows × (K · hidden); scratch
        std::vector<Scalar> a;         ///< rows × hidden; empty without pooling, when a is the output
    };
    /// @param rows most rows of a batch.
    Trace makeTrace(std::size_t rows) const;
    std::size_t scratchSize(std::size_t) const { return 0; }

    /// @param x rows × input. @param h rows × hidden, the output.
    void forward(const Scalar* parameters, const PackedBatch& batch, const Scalar* x, Trace& trace, Scalar* h) const;

    /// @param trace as forward() left it; overwritten. @param dh gradient of h; overwritten. @param scratch not used.
    /// @param gradient parameterCount() values, written. @param dx rows × input, written; null when not wanted.
    void backward(const Scalar* parameters, const PackedBatch& batch, const Scalar* x, const Scalar* h, Trace& trace,
                  Scalar* dh, Scalar* scratch, Scalar* gradient, Scalar* dx) const;

private:
    std::size_t m_input;
    std::size_t m_hidden;
    std::size_t m_kernel;
    std::size_t m_pool;
};

extern template class ConvolutionLayer<float>;
extern template class ConvolutionLayer<double>;

} // namespace crossgloss
