#pragma once

#include "jobs/JobContext.h"

#include "encoder/EncoderRetrieval.h"
#include "encoder/Training.h"
#include "evaluation/RetrievalMetrics.h"

#include <cstdint>
#include <filesystem>
#include <utility>

#include <nlohmann/json.hpp>

namespace crossgloss {

struct EvaluateRequest {
    std::filesystem::path model;       ///< a trained dictionary encoder, or a pack
    DefinitionFile test;
    std::uint64_t seed = 1;            ///< of the intervals' bootstrap
    int threads = 0;
    EncoderRetrieval retrieval = {};   ///< of a dictionary encoder; a pack takes nearest neighbours alone
};

struct EvaluateResult {
    nlohmann::json json;               ///< `n, covered, p1, p10, p100, mrr, median_rank, intervals`
    RunRecorder::Handle run;
};

/// Scores a dictionary encoder, or a pack's encoder without its dictionaries, on described words (the paper's protocol:
/// ranks among all words of the vocabulary; words that it lacks count as misses).
class EvaluateJob {
public:
    /// @param context must outlive this.
    EvaluateJob(JobContext& context, EvaluateRequest request) : m_context(context), m_request(std::move(request)) {}

    /// Keeps a run of it, whatever the ending. @throws Error, Cancelled.
    EvaluateResult run(Progress& progress) const;

private:
    JobContext& m_context;
    EvaluateRequest m_request;
};

} // namespace crossgloss
