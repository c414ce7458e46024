#pragma once

#include "composition/SentenceModel.h"
#include "gloss/PlanFlows.h"

#include <optional>
#include <span>
#include <vector>

namespace crossgloss {

/// The share of random sentences to none of whose words a word may come as near as to its counterpart.
constexpr double counterpartShare = 0.9;

/// How much of the first sentence's words moves where in the second's, by optimal transport of the words' weights over the
/// distances of their vectors (Kusner et al. 2015). Function words are left out where others are there.
///
/// A word is alone when the model does not know it (it has no flow then), or when of the random sentences of the
/// other side's language more than one in ten has a word as near to it as the nearest one of the other sentence.
/// @param firstBackground,secondBackground random sentences in the languages of either side; where they are empty only
/// unknown words are alone.
/// @return nothing when a side has no word with a vector. @throws Error when the vectors differ in dimension.
std::optional<PlanFlows> sentencePlan(const SentenceWords& first, const SentenceWords& second,
                                      std::span<const SentenceWords> firstBackground,
                                      std::span<const SentenceWords> secondBackground);

} // namespace crossgloss
