#include "encoder/EncoderShape.h"

#include "base/Error.h"

namespace crossgloss {

Pooling EncoderShape::pooledBy() const
{
    if (pooling != Pooling::Default) {
        return pooling;
    }
    switch (kind) {
    case EncoderKind::Attention:
    case EncoderKind::Cnn: return Pooling::Mean;
    case EncoderKind::BiGru: return Pooling::Ends;
    case EncoderKind::Bow:
    case EncoderKind::Gru: break;
    }
    return Pooling::Last;
}

void EncoderShape::check() const
{
    constexpr std::size_t largest = 16384;
    const bool sizes = input > 0 && output > 0 && input <= largest && output <= largest && sequenceLength > 0 &&
                       sequenceLength <= 4096;
    const bool stack = kind == EncoderKind::Bow ||
                       (hidden > 0 && hidden <= largest && layers > 0 && layers <= 64 && affineLayers > 0 &&
                        affineLayers <= 16);
    if (!sizes || !stack) {
        throw Error(CROSSGLOSS_TEXT("The encoder's sizes cannot be used"))
            .advise(CROSSGLOSS_TEXT("Take at least one layer, one affine layer and one word; at most 64 layers, "
                                    "16 affine layers, 16384 hidden units and 4096 words"));
    }
    if (kind == EncoderKind::Cnn && (kernel < 1 || kernel > 64 || pool < 1 || pool > 64)) {
        throw Error(CROSSGLOSS_TEXT("The convolution's sizes cannot be used"))
            .advise(CROSSGLOSS_TEXT("Take a kernel of 1 to 64 words and a max-pooling over 1 to 64 rows"));
    }
    if (kind == EncoderKind::Bow && pooling != Pooling::Default) {
        throw Error(CROSSGLOSS_TEXT("A bag of words has no rows to pool"))
            .advise(CROSSGLOSS_TEXT("Leave the pooling out, or take another encoder"));
    }
    if (kind == EncoderKind::BiGru && pooling == Pooling::Last) {
        throw Error(CROSSGLOSS_TEXT("A bidirectional GRU has read but one word backwards at the last one"))
            .advise(CROSSGLOSS_TEXT("Take the pooling ends, mean or max"));
    }
    if (kind != EncoderKind::BiGru && pooling == Pooling::Ends) {
        throw Error(CROSSGLOSS_TEXT("The pooling of both ends is for the bidirectional GRU alone"))
            .advise(CROSSGLOSS_TEXT("Take the pooling last, mean or max"));
    }
}

} // namespace crossgloss
