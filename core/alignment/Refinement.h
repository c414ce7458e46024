#pragma once

#include "base/Progress.h"

namespace crossgloss {

class EmbeddingSpace;
struct AlignmentData;
struct AlignmentMap;
struct AlignOptions;

/// The refinement of MUSE (Conneau et al. 2018, sections 2.2 and 2.3): starting from the orthogonal Procrustes map of the
/// given pairs, or of the unsupervised start where there are none, the pairs that are each other's best by CSLS make the next
/// map, five times (AlignOptions::maximumIterations). They are sought among the AlignOptions::vocabulary most frequent words
/// and count up to rank 10,000, without given pairs 15,000; all limits give way to smaller vocabularies.
///
/// Every map on the way is judged by its P@1 on the held-out pairs (AlignOptions::heldOut); where there are none, by the
/// mean cosine of the pairs that CSLS finds for the 10,000 most frequent source words (section 2.4). The best one is
/// returned: an orthogonal map, which leaves the distances within a language as they are. AlignmentMap::details tells the
/// curve and what chose.
/// @throws Error when a side has too few words to start without pairs; Cancelled.
AlignmentMap refineMap(const EmbeddingSpace& source, const EmbeddingSpace& target, const AlignmentData& data,
                       const AlignOptions& options, Progress& progress);

} // namespace crossgloss
