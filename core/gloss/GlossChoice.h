#pragma once

#include "base/Progress.h"
#include "gloss/GlossSimilarity.h"
#include "space/ExactSearch.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace crossgloss {

/// Corrects for hubs: 2 s_ij − mean of row i's @p neighbourhood best − mean of column j's (CSLS on any similarity).
GlossSimilarity cslsCorrected(const GlossSimilarity& similarity, std::size_t neighbourhood, int threads);

/// The @p k most alike targets of every source; with @p backward the most alike sources of every target.
Neighbours bestGlosses(const GlossSimilarity& similarity, std::size_t k, bool backward, int threads);

/// One-to-one with maximum sum (Sever & Ercan 2020, eq. 2): target of every source, Assignment::none where sources outnumber
/// targets. @throws Error when a similarity is not a finite number; Cancelled.
std::vector<std::int32_t> matchGlosses(const GlossSimilarity& similarity, Progress& progress);

/// 1-based rank of the right target of every source: one more than the targets that are more alike, and those as alike that
/// stand before it. @param right column of every row.
std::vector<std::uint32_t> ranksOf(const GlossSimilarity& similarity, std::span<const std::uint32_t> right, int threads);

} // namespace crossgloss
