#pragma once

#include "jobs/JobContext.h"
#include "jobs/SentenceModelChoice.h"

#include "evaluation/Correlation.h"
#include "resources/ScoredPairs.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

struct SimilarityRequest {
    SentenceModelChoice model;
    std::vector<std::filesystem::path> pairs;      ///< files of scored pairs; several are scored together and each alone
    std::string firstLanguage;                     ///< canonical codes
    std::string secondLanguage;
    std::filesystem::path out;                     ///< TSV of every pair's scores; empty = none
    BootstrapOptions bootstrap;
    int threads = 0;
};

/// How well a model's scores of sentence pairs follow those of people.
struct SimilarityResult {
    struct File {
        std::filesystem::path path;
        CorrelationScores scores;
    };
    std::string method;                            ///< of the model
    CorrelationScores scores;                      ///< over all pairs
    std::vector<File> files;                       ///< by file, where there are several
    double mean = 0;                               ///< Pearson's r averaged over the files
    std::size_t withoutScore = 0;                  ///< lines left out
    std::size_t skipped = 0;                       ///< lines that could not be read
    double coverage = 0;                           ///< share of the words that the model knows
    std::size_t uncovered = 0;                     ///< pairs of which a side has no known word: their score is 0
    double seconds = 0;                            ///< of scoring
    RunRecorder::Handle run;
};

/// `n, pearson, spearman, intervals, coverage, uncovered, without_score, skipped, method, seconds`, and with several
/// files `mean_pearson, files: [{file, …}]`.
nlohmann::json toJson(const SimilarityResult& result);

/// Scores pairs of sentences by a model and compares that with people's scores.
class SimilarityJob {
public:
    /// @param context must outlive this.
    SimilarityJob(JobContext& context, SimilarityRequest request) : m_context(context), m_request(std::move(request)) {}

    /// Keeps a run of it, whatever the ending. @throws Error, Cancelled.
    SimilarityResult run(Progress& progress) const;

private:
    SimilarityResult measure(RunRecord& record, Progress& progress) const;

    JobContext& m_context;
    SimilarityRequest m_request;
};

} // namespace crossgloss
