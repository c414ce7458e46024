#pragma once

#include "encoder/AffineLayer.h"
#include "encoder/EncoderShape.h"
#include "encoder/LayerStack.h"
#include "encoder/PackedBatch.h"
#include "encoder/RowPooling.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace crossgloss {

/// The words of a packed batch: row i is scales[i] · rows[i], of the encoder's input dimension.
template <typename Scalar>
struct BatchInput {
    std::vector<const Scalar*> rows;
    std::vector<Scalar> scales;
};

/// The paper's encoders (BilDRL, section 3.1) over packed batches, forward and backward, on the calling thread.
///
/// - Bow: E = Σ_t M_b w_t, computed as M_b Σ_t w_t, which is the same and needs one product per sentence.
/// - All others: layers that turn rows into rows (LayerStack), one vector of the last one's rows (RowPooling), affine
///   layers. Gru: GRU layers. BiGru: GRU layers that read both ways. Cnn: convolutions with max-pooling. Attention:
///   stacked (GRU, self-attention) pairs or GRU layers with one self-attention behind.
///
/// The object holds sizes only; parameters are one flat vector that the caller owns, and all buffers are a Workspace
/// per thread, so that steps do not allocate.
template <typename Scalar>
class SentenceEncoder {
public:
    /// @throws Error when the shape is not usable.
    explicit SentenceEncoder(const EncoderShape& shape);

    const EncoderShape& shape() const { return m_shape; }
    std::size_t parameterCount() const { return m_parameterCount; }
    void initialise(Scalar* parameters, Random& random) const;

    class Workspace {
        friend class SentenceEncoder;
        std::vector<Scalar> input;                 // rows × input
        typename LayerStack<Scalar>::Workspace stack;
        typename RowPooling<Scalar>::Trace pooling;
        std::vector<Scalar> pooled;                // sentences × the stack's output, or × input for BOW
        std::vector<std::vector<Scalar>> affine;   // per affine layer but the last: sentences × its output
        std::vector<Scalar> dPooled, dPooledNext;
        std::vector<std::uint32_t> words;          // of one sentence: its rows
        Dropout dropout;
    };
    /// Buffers for batches of at most @p sentences of the shape's sequenceLength. @param dropout room for it too.
    Workspace makeWorkspace(std::size_t sentences, bool dropout = false) const;

    /// @param out sentences × output. @param dropout between the layers and before the affine ones, of training alone;
    /// a bag of words has no such place. Its keys outlive backward().
    void forward(const Scalar* parameters, const PackedBatch& batch, const BatchInput<Scalar>& input,
                 Workspace& workspace, Scalar* out, const Dropout& dropout = {}) const;

    /// Goes back through the batch of the last forward().
    /// @param dOut gradient of its output, sentences × output. @param gradient parameterCount() values, written.
    /// @param dInput rows × input, written; null when not wanted.
    void backward(const Scalar* parameters, const PackedBatch& batch, Workspace& workspace, const Scalar* dOut,
                  Scalar* gradient, Scalar* dInput = nullptr) const;

    /// The second half of a BOW's forward(): M_b Σ_t w_t from the sums. @param sums sentences × input.
    void project(const Scalar* parameters, std::size_t sentences, const Scalar* sums, Scalar* out) const;
    /// Its gradient by the parameters, written. @param dOut sentences × output.
    void projectBackward(std::size_t sentences, const Scalar* sums, const Scalar* dOut, Scalar* gradient) const;

    /// Attention of the last forward()'s last attention layer: length values that sum to 1, null without attention.
    const Scalar* attention(const PackedBatch& batch, const Workspace& workspace, std::size_t sentence) const;

private:
    void sumWords(const PackedBatch& batch, const BatchInput<Scalar>& input, Workspace& workspace) const;
    void backwardBags(const Scalar* parameters, const PackedBatch& batch, Workspace& workspace, const Scalar* dOut,
                      Scalar* gradient, Scalar* dInput) const;
    void dropPooled(const PackedBatch& batch, const Dropout& dropout, Scalar* values) const;

    EncoderShape m_shape;
    std::optional<LayerStack<Scalar>> m_stack;     // none for BOW
    std::optional<RowPooling<Scalar>> m_pooling;
    std::vector<AffineLayer<Scalar>> m_affine;
    std::vector<std::size_t> m_affineAt;           // where each layer's parameters begin
    std::size_t m_parameterCount = 0;
};

extern template class SentenceEncoder<float>;
extern template class SentenceEncoder<double>;

} // namespace crossgloss
