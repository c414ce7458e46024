#pragma once

#include "jobs/GlossComparison.h"

#include "evaluation/GlossEvaluation.h"
#include "store/GlossRuns.h"

#include <filesystem>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

struct GlossesRequest {
    std::filesystem::path source;      ///< glosses, one a line
    std::filesystem::path target;      ///< the same line for the same meaning
    SpaceChoice sourceVectors;
    SpaceChoice targetVectors;
    MapChoice map;                     ///< none = the spaces are aligned already
    GlossMeasure measure = GlossMeasure::Wmd;
    bool retrieval = true;
    bool matching = true;
    GlossComparisonOptions comparison;
};

/// One measure over the sample of a comparison.
struct GlossMeasurement {
    GlossScores scores;
    nlohmann::json json;               ///< scores, seconds, lines, empty, unknown_tokens and what the measure found out
    std::vector<StoredGloss> pairs;    ///< as the run keeps them
};

/// @throws Error, Cancelled.
GlossMeasurement measureGlosses(const GlossComparison& comparison, GlossMeasure measure, bool retrieval, bool matching,
                                Progress& progress);
/// What was measured, for the record of the run.
std::vector<RunFigures> figuresOf(const GlossScores& scores);

struct GlossesResult {
    GlossMeasurement measurement;
    RunRecorder::Handle run;
};

/// Compares glosses of two languages by one measure and finds which belong together, by retrieval and by matching.
class GlossesJob {
public:
    /// @param context must outlive this.
    GlossesJob(JobContext& context, GlossesRequest request) : m_context(context), m_request(std::move(request)) {}

    /// Keeps a run of it with its pairs, whatever the ending. @throws Error, Cancelled.
    GlossesResult run(Progress& progress) const;

private:
    JobContext& m_context;
    GlossesRequest m_request;
};

} // namespace crossgloss
