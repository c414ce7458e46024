#pragma once

#include "GlossComparison.h"

#include "evaluation/GlossEvaluation.h"
#include "store/GlossRuns.h"

#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// One measure over the sample of a comparison.
struct GlossMeasurement {
    GlossSimilarity similarity;
    GlossScores scores;
    nlohmann::json json;               ///< scores, seconds, lines, empty, unknown_tokens and what the measure found out
    std::vector<StoredGloss> pairs;    ///< for the workspace
};

/// @throws Error, Cancelled.
GlossMeasurement measureGlosses(const GlossComparison& comparison, GlossMeasure measure, bool retrieval, bool matching,
                                const Session& session);

} // namespace crossgloss
