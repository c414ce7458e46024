#pragma once

#include "jobs/JobContext.h"
#include "jobs/SentenceModelChoice.h"

#include "evaluation/Correlation.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

struct FuseRequest {
    std::vector<SentenceModelChoice> parts;        ///< pack, ngrams, or files
    std::vector<std::filesystem::path> pairs;      ///< files of scored pairs to learn weights from; none = equal weights
    std::string firstLanguage;                     ///< canonical codes, of the pairs
    std::string secondLanguage;
    std::filesystem::path out;                     ///< the fused model's file
    BootstrapOptions bootstrap;
    int threads = 0;
};

struct FuseResult {
    struct Part {
        std::string model;
        double weight = 0;                         ///< the weights of all parts sum to one; 0 = left out
        double pearson = 0;                        ///< of it alone on the pairs
    };
    std::filesystem::path out;
    std::vector<Part> parts;                       ///< as the request has them
    std::size_t n = 0;                             ///< pairs that the weights were learned from
    /// On the same pairs, each scored by weights that were learned without its tenth.
    std::optional<CorrelationScores> crossValidated;
    RunRecorder::Handle run;
};

/// `model, n, parts: [{model, weight, pearson}]`, with pairs also `cross_validated: {n, pearson, spearman, intervals}`.
nlohmann::json toJson(const FuseResult& result);

/// Fuses sentence models into one, with weights learned from pairs that people scored.
class FuseJob {
public:
    /// @param context must outlive this.
    FuseJob(JobContext& context, FuseRequest request) : m_context(context), m_request(std::move(request)) {}

    /// Keeps a run of it, whatever the ending. @throws Error, Cancelled.
    FuseResult run(Progress& progress) const;

private:
    FuseResult fuse(RunRecord& record, Progress& progress) const;

    JobContext& m_context;
    FuseRequest m_request;
};

} // namespace crossgloss
