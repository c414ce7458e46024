#pragma once

#include "base/Progress.h"
#include "gloss/GlossSet.h"
#include "gloss/GlossSimilarity.h"
#include "gloss/SentenceVectors.h"
#include "space/ExactSearch.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace crossgloss {

/// Which targets a source is compared with: rows of target indices, each row without repeats.
struct GlossCandidates {
    std::vector<std::size_t> start{0};     ///< sources + 1
    std::vector<std::uint32_t> target;

    std::size_t sources() const { return start.size() - 1; }
    std::size_t pairs() const { return target.size(); }
    std::span<const std::uint32_t> targetsOf(std::size_t source) const
    {
        return std::span(target).subspan(start[source], start[source + 1] - start[source]);
    }
};

struct NearestCandidatesOptions {
    std::size_t perSource = 50;        ///< nearest targets of every source
    std::size_t perTarget = 10;        ///< and every target's nearest sources, so that none is left to itself
    int threads = 0;
};

/// Candidates by neighbour search among sentence vectors. Only glosses of the same kind are compared; @p sourceKinds and
/// @p targetKinds (parts of speech, say) may be empty, and kind 0 goes with every kind.
/// @throws Error when kinds do not fit the vectors; Cancelled.
GlossCandidates nearestCandidates(const SentenceVectors& source, const SentenceVectors& target,
                                  std::span<const std::uint8_t> sourceKinds, std::span<const std::uint8_t> targetKinds,
                                  const NearestCandidatesOptions& options, Progress& progress);

/// The k nearest targets of every query, whatever near means.
using NearestSearch =
    std::function<Neighbours(const RowMatrix& queries, const RowMatrix& targets, std::size_t k, Progress& progress)>;

/// The same by @p search. Rows of zeros stand for glosses without words, which ask for nothing and are found by
/// nothing.
GlossCandidates nearestCandidates(const SentenceVectors& source, const SentenceVectors& target,
                                  std::span<const std::uint8_t> sourceKinds, std::span<const std::uint8_t> targetKinds,
                                  const NearestCandidatesOptions& options, const NearestSearch& search,
                                  Progress& progress);

/// Every pair, of the same kind where kinds are given.
GlossCandidates allCandidates(std::size_t sources, std::size_t targets, std::span<const std::uint8_t> sourceKinds = {},
                              std::span<const std::uint8_t> targetKinds = {});

/// How alike the candidate pairs are, in their order: the values that compareGlosses() has for them.
/// @throws Error for measures that need more than words with vectors; Cancelled.
std::vector<float> compareCandidates(const GlossSet& source, const GlossSet& target, const GlossCandidates& candidates,
                                     GlossMeasure measure, const GlossSimilarityOptions& options, Progress& progress);

/// Cosines of candidate pairs. @throws Cancelled.
std::vector<float> candidateCosines(const SentenceVectors& source, const SentenceVectors& target,
                                    const GlossCandidates& candidates, int threads, Progress& progress);

} // namespace crossgloss
