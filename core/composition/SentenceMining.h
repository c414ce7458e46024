#pragma once

#include "base/Progress.h"
#include "gloss/SentenceVectors.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace crossgloss {

struct SentenceMiningOptions {
    std::size_t neighbours = 4;                ///< k of the margin
    bool oneToOne = true;                      ///< no sentence twice; else every first sentence has its best partner
    double minimumMargin = 0;                  ///< pairs below are left out
    int threads = 0;
};

/// A sentence of one list and its partner in the other.
struct MinedPair {
    std::uint32_t first = 0;
    std::uint32_t second = 0;
    float cosine = 0;
    /// Cosine ÷ mean of both sentences' mean cosines to their k nearest (Artetxe & Schwenk 2019): above one, the pair stands
    /// out from its surroundings.
    float margin = 0;
};

/// The best partners of two lists of sentences, by falling margin. Candidates are each sentence's k nearest in either
/// direction; one to one, the pair of the largest margin is taken first, then the next whose sentences are free.
/// Sentences without a vector have no partner. The same for any number of threads. @throws Error, Cancelled.
std::vector<MinedPair> minePairs(const SentenceVectors& first, const SentenceVectors& second,
                                 const SentenceMiningOptions& options, Progress& progress);

} // namespace crossgloss
