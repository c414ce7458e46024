#pragma once

#include "jobs/JobContext.h"

#include "composition/MatrixFactorisation.h"
#include "composition/ParallelSentences.h"
#include "composition/WordModel.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

struct ComposeRequest {
    SentenceMethod objective = SentenceMethod::Cmf;    ///< Wmf, Bmf or Cmf
    std::vector<SentenceFile> train;
    std::string pivot;                 ///< canonical code, of Cmf, and the language of Wmf; empty = the first file's first
    FactorisationOptions factorisation;
    std::filesystem::path out;         ///< the model's file
};

/// A trained sentence model.
struct ComposeResult {
    SentenceMethod objective = SentenceMethod::Cmf;
    std::filesystem::path out;
    std::size_t pairs = 0;             ///< lines read
    std::size_t blank = 0;             ///< left out because a side is blank
    std::size_t skipped = 0;           ///< that could not be read
    std::vector<std::pair<std::string, std::size_t>> words;    ///< by language
    FactorisationResult factorisation; ///< its model is what was written
    double seconds = 0;                ///< of training
    RunRecorder::Handle run;
};

/// `objective, model, pairs, blank, skipped, words: {language: n}, dimension, curve, seconds`.
nlohmann::json toJson(const ComposeResult& result);

/// Trains a sentence model on sentences that mean the same.
class ComposeJob {
public:
    /// @param context must outlive this.
    ComposeJob(JobContext& context, ComposeRequest request) : m_context(context), m_request(std::move(request)) {}

    /// Keeps a run of the training with its curve, whatever the ending. @param onPoint called from the working thread;
    /// may be empty. @throws Error, Cancelled.
    ComposeResult run(Progress& progress, const std::function<void(const nlohmann::json& point)>& onPoint) const;

private:
    JobContext& m_context;
    ComposeRequest m_request;
};

} // namespace crossgloss
