#pragma once

#include <optional>
#include <span>

namespace crossgloss {

/// How the two channels become one ranking. Defaults were chosen on development data (ARCHITECTURE.md).
struct FusionOptions {
    double lexicalWeight = 4;          ///< of a full lexical score, in standard deviations of the dense scores
    double lexicalExponent = 1;        ///< below 1 raises weak lexical evidence
    double unknownDense = 1;           ///< standard score given to words that the pack's vocabulary lacks
    double middle = 4;                 ///< fused score that is shown as 0.5
    double spread = 1.2;               ///< fused score above the middle that is shown as 0.73
};

/// Mean and standard deviation of the dense scores of one vocabulary for one description.
struct DenseScale {
    double mean = 0;
    double deviation = 1;
};
DenseScale denseScale(std::span<const float> scores);

/// Fused score of a word: its dense score in standard deviations above its vocabulary's mean plus its weighted lexical score.
/// @param dense raw score; nothing for a word outside of the vocabulary.
/// @param lexical score of the lexical channel in [0, 1]; 0 when it did not find the word.
double fuse(std::optional<double> dense, const DenseScale& scale, double lexical, const FusionOptions& options);

/// Fused score as it is shown, in [0, 1]; rising with @p fused.
double shownScore(double fused, const FusionOptions& options);

} // namespace crossgloss
