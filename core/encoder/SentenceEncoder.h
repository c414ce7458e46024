#pragma once

#include "encoder/AffineLayer.h"
#include "encoder/AttentionLayer.h"
#include "encoder/EncoderShape.h"
#include "encoder/GruLayer.h"
#include "encoder/PackedBatch.h"

#include <cstdint>
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
/// - Gru: stacked GRU layers, the last state of the last layer, affine layers.
/// - Attention: stacked (GRU, self-attention) pairs or GRU layers with one self-attention behind, the mean over t of
///   the last attention layer's vectors, affine layers.
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
        std::vector<std::vector<Scalar>> gates;    // per GRU layer: rows × 4 hidden
        std::vector<std::vector<Scalar>> states;   // per GRU layer: rows × hidden
        std::vector<std::vector<Scalar>> u;        // per attention layer: rows × hidden
        std::vector<std::vector<Scalar>> weights;  // per attention layer: sentences × length
        std::vector<std::vector<Scalar>> attended; // per attention layer: rows × hidden
        std::vector<Scalar> pooled;                // sentences × hidden, or × input for BOW
        std::vector<std::vector<Scalar>> affine;   // per affine layer but the last: sentences × its output
        std::vector<Scalar> dRows, dRowsNext, previous, scratch;
        std::vector<Scalar> dPooled, dPooledNext;
        std::vector<std::uint32_t> words;          // of one sentence: its rows
    };
    /// Buffers for batches of at most @p sentences of the shape's sequenceLength.
    Workspace makeWorkspace(std::size_t sentences) const;

    /// @param out sentences × output.
    void forward(const Scalar* parameters, const PackedBatch& batch, const BatchInput<Scalar>& input,
                 Workspace& workspace, Scalar* out) const;

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
    bool recurrent() const { return m_shape.kind != EncoderKind::Bow; }
    bool attentionAfter(std::size_t layer) const;
    const Scalar* layerInput(std::size_t layer, const Workspace& workspace) const;
    const Scalar* topRows(const Workspace& workspace) const;
    void pool(const PackedBatch& batch, Workspace& workspace) const;
    void unpool(const PackedBatch& batch, const Scalar* dPooled, Scalar* dRows) const;

    EncoderShape m_shape;
    std::vector<GruLayer<Scalar>> m_gru;
    std::vector<std::size_t> m_gruAt;              // where each layer's parameters begin
    std::vector<AttentionLayer<Scalar>> m_attention;
    std::vector<std::size_t> m_attentionAt;
    std::vector<AffineLayer<Scalar>> m_affine;
    std::vector<std::size_t> m_affineAt;
    std::size_t m_parameterCount = 0;
};

extern template class SentenceEncoder<float>;
extern template class SentenceEncoder<double>;

} // namespace crossgloss
