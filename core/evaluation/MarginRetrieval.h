#pragma once

#include "base/Progress.h"
#include "evaluation/SentenceRetrieval.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace crossgloss {

/// Rank of each source line's translation among the different target sentences by the ratio margin of Artetxe & Schwenk
/// (2019): cos(x, y) over the mean cosine of both to their nearest neighbours on the other side. The same questions,
/// candidates and right answers as retrieveSentences().
/// @return by line, 1-based; 0 = a side has no known word. @throws Error as retrieveSentences(); Cancelled.
std::vector<std::uint32_t> marginRanks(const ParallelText& text, const MappedSentences& source,
                                       const MappedSentences& target, std::size_t neighbours, int threads,
                                       Progress& progress);

} // namespace crossgloss
