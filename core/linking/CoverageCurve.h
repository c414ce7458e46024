#pragma once

#include "evaluation/RetrievalMetrics.h"
#include "linking/JudgedSuggestions.h"
#include "linking/Linking.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace crossgloss {

class ReviewDesk;

/// Precision of the suggestions when only the surest are taken.
struct CoveragePoint {
    double coverage = 0;               ///< share of the sources that could be right which are taken
    double precision = 0;              ///< of those taken
    std::size_t taken = 0;
    std::size_t right = 0;
    Interval interval;                 ///< of the precision, 95 % (Wilson 1927)
    double confidence = 0;             ///< score or margin of the last one taken: the others have as much or more
};

/// Takes suggestions by falling score or margin, where both sides name their concepts alike: by id or by the
/// interlingual index, as the Open Multilingual Wordnet does. @param targetOf suggestion of each source, −1 = none.
/// @param confidence of each. Points at every source taken, thinned to at most @p most. Sources without a counterpart
/// count as wrong when taken, and not for coverage. Empty when no source has a counterpart.
std::vector<CoveragePoint> coverageCurve(const Linking& linking, const std::vector<std::int32_t>& targetOf,
                                         const std::vector<float>& confidence, std::size_t most = 100);

/// The same of what a reviewer has judged, by falling margin; coverage is the share of all that is judged.
std::vector<CoveragePoint> coverageCurve(std::span<const JudgedSuggestion> judged, std::size_t most = 100);

/// All that can be said of the suggestions at a desk as it stands.
struct CoverageCurves {
    std::size_t sources = 0;
    std::size_t known = 0;             ///< sources whose right target is known beforehand; 0 = the next three are empty
    std::vector<CoveragePoint> matchingByMargin;
    std::vector<CoveragePoint> matchingByScore;
    std::vector<CoveragePoint> retrievalByScore;
    std::size_t judged = 0;            ///< suggestions that the reviewer has accepted or turned down
    std::vector<CoveragePoint> judgedByMargin;
};
CoverageCurves coverageCurves(const ReviewDesk& desk, std::size_t most = 100);

} // namespace crossgloss
