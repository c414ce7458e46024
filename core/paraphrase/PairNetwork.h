#pragma once

#include "encoder/AffineLayer.h"
#include "encoder/SentenceEncoder.h"
#include "paraphrase/Abcnn.h"
#include "paraphrase/PairBatch.h"

#include "base/Random.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace crossgloss {

/// What makes vectors of both sentences.
enum class PairEncoder : std::uint8_t {
    Given,                             ///< vectors made before: a sentence is one row
    Shared,                            ///< one SentenceEncoder for both sides
    Abcnn
};

struct PairNetworkShape {
    PairEncoder kind = PairEncoder::Given;
    std::size_t dimension = 0;         ///< of the rows
    EncoderShape encoder;              ///< Shared
    AbcnnShape abcnn;                  ///< Abcnn
    std::size_t hidden = 100;          ///< of the classifier
    bool absolute = false;             ///< learns from |e1 − e2|, which does not know which side is which

    bool operator==(const PairNetworkShape&) const = default;
};

/// Tells whether two sentences say the same (BilDRL, section 4.2): a layer with tanh and a softmax of two classes on the
/// difference e1 − e2 of the sentences' vectors, forward and backward, on the calling thread.
template <typename Scalar>
class PairNetwork {
public:
    /// @throws Error when the shape is not usable.
    explicit PairNetwork(const PairNetworkShape& shape);

    std::size_t parameterCount() const { return m_parameterCount; }
    void initialise(Scalar* parameters, Random& random) const;

    class Workspace {
        friend class PairNetwork;
        struct Side {
            PackedBatch packed;
            BatchInput<Scalar> input;
            std::vector<std::uint32_t> order;          // pairs by falling length
            std::vector<int> lengths;
            std::vector<std::size_t> first;            // row of each pair's sentence
            std::vector<Scalar> sorted, dSorted;
            std::optional<typename SentenceEncoder<Scalar>::Workspace> encoder;
            std::size_t capacity = 0;
        };
        std::array<Side, 2> sides;
        typename Abcnn<Scalar>::Workspace abcnn;
        std::array<std::vector<Scalar>, 2> vectors, dVectors;
        std::vector<Scalar> difference, dDifference, hiddenValues, dHidden, logits, dLogits;
    };

    /// @param probabilities of the sentences saying the same, per pair.
    void forward(const Scalar* parameters, const PairBatch<Scalar>& batch, Workspace& workspace,
                 Scalar* probabilities) const;
    /// Sum of the pairs' cross entropies, and its gradient times @p weight. @param gradients of the two sides, each of
    /// parameterCount() values, written: their sum is the gradient.
    double lossAndGradient(const Scalar* parameters, const PairBatch<Scalar>& batch, Workspace& workspace, Scalar weight,
                           const std::array<Scalar*, 2>& gradients) const;

private:
    std::size_t vectorSize() const;
    void encode(const Scalar* parameters, const PairBatch<Scalar>& batch, Workspace& workspace) const;
    void encodeShared(const Scalar* parameters, const PairBatch<Scalar>& batch, std::size_t side,
                      Workspace& workspace) const;
    void encodeBackward(const Scalar* parameters, const PairBatch<Scalar>& batch, Workspace& workspace,
                        const std::array<Scalar*, 2>& gradients) const;
    void classify(const Scalar* parameters, const PairBatch<Scalar>& batch, Workspace& workspace) const;

    PairNetworkShape m_shape;
    std::optional<SentenceEncoder<Scalar>> m_encoder;
    std::optional<Abcnn<Scalar>> m_abcnn;
    std::vector<AffineLayer<Scalar>> m_classifier;
    std::array<std::size_t, 2> m_classifierAt{};
    std::size_t m_parameterCount = 0;
};

extern template class PairNetwork<float>;
extern template class PairNetwork<double>;

} // namespace crossgloss
