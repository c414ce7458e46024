#pragma once

#include "jobs/ComparedModels.h"
#include "jobs/RunParameters.h"
#include "jobs/SentenceService.h"

#include <string>
#include <utility>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// `from, to, models: [{model, method, similarity, percentile, random_pairs, words, known, distance, flows: [{from, to,
/// mass, distance}], alone}]`, of pairs of numbers or lists the first sentence's first; of a model that failed `error`.
nlohmann::json toJson(const CompareSentencesResult& result);

/// What a run was asked, to fill its page again.
CompareSentencesRequest compareSentencesRequestOf(const RunParameters& parameters);

/// Says how alike two sentences are by several models, against random pairs, and which words carry that.
class CompareSentencesJob {
public:
    /// @param context,models must outlive this.
    CompareSentencesJob(JobContext& context, ComparedModels& models, CompareSentencesRequest request)
        : m_context(context), m_models(models), m_request(std::move(request))
    {
    }

    /// Keeps a run of it, whatever the ending. @throws Error when a sentence is empty, its language cannot be told, or no
    /// model can compare them; Cancelled.
    CompareSentencesResult run(Progress& progress) const;

private:
    std::string languageOf(const std::string& text, const std::string& given) const;
    SentenceComparison compare(const SentenceModelChoice& choice, const CompareSentencesResult& result,
                               Progress& progress) const;

    JobContext& m_context;
    ComparedModels& m_models;
    CompareSentencesRequest m_request;
};

} // namespace crossgloss
