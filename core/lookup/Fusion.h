#pragma once

#include <optional>
#include <span>

namespace crossgloss {

/// How the two channels become one ranking. Defaults were chosen on development data (ARCHITECTURE.md).
///
/// A pack's scores are logarithms: the encoder was trained so that a difference of 1 makes a word e times as likely.
/// Lexical evidence is added in the same unit, which weighs it against the encoder's own certainty: where many words
/// fit about equally well a matching definition decides, where the encoder is sure it does not.
struct FusionOptions
{
    double lexicalWeight = 12;     ///< of a full lexical score, in logarithmic units
    double lexicalExponent = 1.75; ///< above 1: two definitions half alike say less than one that is wholly alike
    double unknownDense = 2;       ///< above its vocabulary's mean: the score given to words that the pack lacks
    double middle = 9;             ///< fused score that is shown as 0.5
    double spread = 3;             ///< fused score above the middle that is shown as 0.73
};

/// Mean of the dense scores of one vocabulary for one description.
struct DenseScale
{
    double mean = 0;
};
DenseScale denseScale(std::span<const float> scores);

/// Fused score of a word: its dense score above its vocabulary's mean plus its weighted lexical score.
/// @param dense raw score; nothing for a word outside of the vocabulary.
/// @param lexical score of the lexical channel in [0, 1]; 0 when it did not find the word.
double fuse(std::optional<double> dense, const DenseScale& scale, double lexical, const FusionOptions& options);

/// Fused score as it is shown, in [0, 1]; rising with @p fused.
double shownScore(double fused, const FusionOptions& options);

} // namespace crossgloss
