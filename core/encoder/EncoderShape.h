#pragma once

#include "encoder/Training.h"

#include <cstddef>

namespace crossgloss {

/// Sizes of a sentence encoder (BilDRL, sections 3.1 and 4.1).
struct EncoderShape {
    EncoderKind kind = EncoderKind::Attention;
    AttentionPlacement attention = AttentionPlacement::Stacked;
    std::size_t input = 0;             ///< dimension of the word vectors
    std::size_t output = 0;            ///< dimension of the sentence vector, that of the target words
    std::size_t hidden = 200;
    std::size_t layers = 5;
    std::size_t kernel = 2;            ///< CNN: words under a convolution
    std::size_t pool = 2;              ///< CNN: rows under the max-pooling behind each convolution; 1 = none
    Pooling pooling = Pooling::Default;
    std::size_t affineLayers = 2;      ///< behind the pooled rows: hidden → hidden with tanh …, the last → output
    std::size_t sequenceLength = 15;   ///< longest sentence; longer ones are truncated by the caller

    /// The pooling, Default resolved.
    Pooling pooledBy() const;
    /// @throws Error when a size is zero or absurd, or the pooling is not one of the kind's.
    void check() const;
    bool operator==(const EncoderShape&) const = default;
};

} // namespace crossgloss
