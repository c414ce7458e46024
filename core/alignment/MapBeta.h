#pragma once

#include "alignment/AlignmentMap.h"
#include "alignment/SentencePairs.h"
#include "base/Progress.h"
#include "space/Retrieval.h"

#include <cstddef>
#include <span>

namespace crossgloss {

/// β of the inverted softmax for translations from source to target, learned on pairs of words under a map (Smith et
/// al. 2017, eq. 11 and 12). The sample that normalises is drawn from the whole vocabulary of the source, of large ones
/// from 20,000 of its words. @throws Error without pairs; Cancelled.
LearnedBeta learnMapBeta(const AlignmentMap& map, const EmbeddingSpace& source, const EmbeddingSpace& target,
                         std::span<const IndexPair> pairs, const LearnBetaOptions& options, Progress& progress);

/// The same on pairs of the map's own making, for maps learned without any: words that choose each other by CSLS among
/// the 5,000 most frequent of either side. None such: β stays 0.
LearnedBeta learnMapBeta(const AlignmentMap& map, const EmbeddingSpace& source, const EmbeddingSpace& target,
                         std::size_t neighbourhood, const LearnBetaOptions& options, Progress& progress);

/// The same on the sentences that were held out, whose rows are made of normalised words.
/// @param map without the normalisation of words.
LearnedBeta learnMapBeta(const AlignmentMap& map, const SentencePairs& sentences, const LearnBetaOptions& options,
                         Progress& progress);

} // namespace crossgloss
