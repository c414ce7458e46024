#pragma once

#include "jobs/JobContext.h"

#include "evaluation/LookupEvaluation.h"
#include "evaluation/RetrievalMetrics.h"
#include "lookup/LookupEngine.h"

#include <cstdint>
#include <filesystem>
#include <utility>

#include <nlohmann/json.hpp>

namespace crossgloss {

struct LookupBatchRequest {
    std::filesystem::path file;        ///< described words, as readLookupCases() takes them, or descriptions of the workspace
    LookupQuery query;                 ///< all but its text; one language to answer in
    std::string channel;               ///< as the run keeps it
    std::filesystem::path pack;        ///< as the run keeps it; empty = the bundled one
    bool firstLetter = false;          ///< the first letter of each answer is known
    bool keepsRun = true;              ///< false where there is no workspace, which a look-up does not make
    std::uint64_t seed = 1;            ///< of the intervals' bootstrap
    int threads = 0;
};

struct LookupBatchResult {
    RetrievalScores scores;
    nlohmann::json json;               ///< `n, covered, p1, p10, p100, mrr, median_rank, intervals, seconds`
    ReadReport report;                 ///< lines that could not be used
};

/// Described words of a file or of the workspace. @throws Error when neither can be read.
std::vector<DescriptionCase> lookupCases(SharedWorkspace& workspace, const std::filesystem::path& name, Progress& progress,
                                         ReadReport& report);

/// Looks up every description of a file and scores the ranks of the words described.
class LookupBatchJob {
public:
    /// @param context,dictionary must outlive this.
    LookupBatchJob(JobContext& context, const ReverseDictionary& dictionary, LookupBatchRequest request)
        : m_context(context), m_dictionary(dictionary), m_request(std::move(request))
    {
    }

    /// @throws Error, Cancelled.
    LookupBatchResult run(Progress& progress) const;

private:
    LookupBatchResult score(Progress& progress) const;

    JobContext& m_context;
    const ReverseDictionary& m_dictionary;
    LookupBatchRequest m_request;
};

} // namespace crossgloss
