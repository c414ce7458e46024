#pragma once

#include "base/Progress.h"
#include "gloss/GlossSet.h"
#include "resources/WordPairs.h"

#include <cstddef>
#include <vector>

namespace crossgloss {

/// Enough that the right word is often among them, few enough that it keeps its weight.
constexpr std::size_t usualTranslationsPerWord = 3;

/// Translations of the source glosses' words by their vectors alone: the @p perWord nearest words of the target glosses
/// under CSLS. @throws Cancelled.
std::vector<WordPair> inducedTranslations(const GlossSet& source, const GlossSet& target, std::size_t perWord,
                                          int threads, Progress& progress);

} // namespace crossgloss
