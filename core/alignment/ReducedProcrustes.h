#pragma once

#include "alignment/HeldOut.h"
#include "base/Progress.h"

#include <cstddef>
#include <functional>
#include <vector>

namespace crossgloss {

/// What a number of dimensions reached on the held-out words.
struct DimensionPoint {
    std::size_t dimensions = 0;
    HeldOutScores scores;
};

struct DimensionChoice {
    std::size_t dimensions = 0;        ///< with the best P@1 under CSLS; of equals the largest
    std::vector<DimensionPoint> curve; ///< by falling dimensions
};

/// Numbers of dimensions worth trying: all of @p shared, then in steps of a twentieth down to two fifths.
std::vector<std::size_t> candidateDimensions(std::size_t shared);

/// Scores the first columns of @p maps, for each candidate, by @p score: the reduction of Smith et al. 2017,
/// section 2.2.
/// @throws Cancelled.
DimensionChoice chooseDimensions(const MapPair& maps, const std::function<HeldOutScores(const MapPair&)>& score,
                                 Progress& progress);

} // namespace crossgloss
