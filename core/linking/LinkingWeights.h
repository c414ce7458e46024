#pragma once

#include "base/Progress.h"
#include "gloss/GlossCandidates.h"
#include "gloss/GlossFusion.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <utility>
#include <vector>

namespace crossgloss {

/// Values of one measure for candidate pairs, in their order.
using CandidateScores = std::function<std::vector<float>(GlossMeasure measure, const GlossCandidates& candidates)>;

/// Weights are fitted on no fewer and no more known pairs than these.
constexpr std::size_t minFittedPairs = 50;
constexpr std::size_t maxFittedPairs = 1000;
/// Glosses of each side whose pairs tell a measure's mean and deviation.
constexpr std::size_t standardisedGlosses = 400;

/// Weights where no pair is known to be right: those that Italian and English glosses gave, ItalWordnet × Princeton.
/// @param siamese whether a Siamese LSTM is among the measures.
FusedWeights usualLinkingWeights(bool siamese);

/// Weights fitted on at most 1,000 of the pairs that are known to be right, or the usual ones where they are too few.
/// @param known source and target, in both lists each at most once. @param sources of the linking.
/// @throws Cancelled, and what @p scores throws.
FusedWeights fitLinkingWeights(std::span<const GlossMeasure> measures,
                               std::span<const std::pair<std::uint32_t, std::uint32_t>> known, std::size_t sources,
                               const CandidateScores& scores, int threads, Progress& progress);

/// Replaces mean and deviation of each part by those that random pairs of this linking have, so that weights found on other
/// wordnets keep the measures' balance.
void standardiseFor(std::size_t sources, std::size_t targets, const CandidateScores& scores, FusedWeights& weights);

/// Weighted sum of the standardised measures of candidate pairs.
std::vector<float> fusedScores(const FusedWeights& weights, const GlossCandidates& candidates,
                               const CandidateScores& scores);

} // namespace crossgloss
