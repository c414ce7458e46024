#pragma once

#include "encoder/AffineLayer.h"
#include "paraphrase/PairBatch.h"

#include "base/Random.h"

#include <array>
#include <cstddef>
#include <vector>

namespace crossgloss {

/// Sizes of an attention-based convolutional network.
struct AbcnnShape {
    std::size_t input = 0;             ///< dimension of the word vectors
    std::size_t hidden = 50;           ///< of each convolution, and of the sentence vector
    std::size_t layers = 1;
    std::size_t window = 4;            ///< words under a convolution
    std::size_t sequenceLength = 15;   ///< longest sentence

    bool operator==(const AbcnnShape&) const = default;
};

/// ABCNN-1 (Yin, Schütze, Xiang & Zhou 2016, section 4.1) over pairs of sentences that share all parameters. In each
/// layer, with the rows x of one sentence and y of the other:
///
///     A_ij = 1 / (1 + |x_i − y_j|),  a = A W,  b = Aᵀ W        (attention as a second channel; W: length × dimension)
///     c = tanh of a wide convolution over [x; a], likewise of [y; b]
///
/// Between layers rows are means of @ref AbcnnShape::window of c, as many as before; the vector of a sentence is the mean
/// of the last layer's c. The layers may be gone back through down to the words.
template <typename Scalar>
class Abcnn {
public:
    /// @throws Error when a size is not usable.
    explicit Abcnn(const AbcnnShape& shape);

    std::size_t output() const { return m_shape.hidden; }
    std::size_t parameterCount() const { return m_parameterCount; }
    void initialise(Scalar* parameters, Random& random) const;

    class Workspace {
        friend class Abcnn;
        struct Side {
            std::vector<Scalar> rows;          // rows × dimension, the layer's input
            std::vector<Scalar> channel;       // the same size: attention
            std::vector<Scalar> columns;       // wide rows × 2 · window · dimension
            std::vector<Scalar> convolved;     // wide rows × hidden
        };
        std::vector<std::array<Side, 2>> layers;
        std::vector<std::vector<Scalar>> attention;                // per layer: the pairs' matrices one behind the other
        std::array<std::vector<std::size_t>, 2> first, firstWide;  // rows of each sentence, one more at the end
        std::vector<std::size_t> firstCell;                        // of each pair's matrix
        std::array<std::vector<Scalar>, 2> dRows, dChannel, dColumns, dConvolved;
        std::vector<Scalar> dCells, sideGradient;
    };

    /// @param out per side sentences × output().
    void forward(const Scalar* parameters, const PairBatch<Scalar>& batch, Workspace& workspace,
                 const std::array<Scalar*, 2>& out) const;
    /// Goes back through the batch of the last forward(). @param gradient parameterCount() values, written.
    void backward(const Scalar* parameters, const PairBatch<Scalar>& batch, Workspace& workspace,
                  const std::array<const Scalar*, 2>& dOut, Scalar* gradient) const;

private:
    std::size_t width(std::size_t layer) const { return layer == 0 ? m_shape.input : m_shape.hidden; }
    void place(const PairBatch<Scalar>& batch, Workspace& workspace) const;
    void attend(const Scalar* attention, std::size_t layer, Workspace& workspace) const;
    void spread(std::size_t layer, std::size_t side, Workspace& workspace) const;
    void gather(std::size_t layer, std::size_t side, Workspace& workspace) const;
    void attendBackward(const Scalar* attention, std::size_t layer, Workspace& workspace, Scalar* gradient) const;

    AbcnnShape m_shape;
    std::vector<AffineLayer<Scalar>> m_convolutions;
    std::vector<std::size_t> m_attentionAt, m_convolutionAt;
    std::size_t m_parameterCount = 0;
};

extern template class Abcnn<float>;
extern template class Abcnn<double>;

} // namespace crossgloss
