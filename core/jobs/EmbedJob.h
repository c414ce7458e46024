#pragma once

#include "jobs/JobContext.h"
#include "jobs/RunParameters.h"
#include "jobs/WordVectorService.h"

#include <functional>
#include <utility>

#include <nlohmann/json.hpp>

namespace crossgloss {

struct EmbedResult {
    WordVectorResult vectors;
    RunRecorder::Handle run;
};

/// All but the files.
Fields fieldsOf(EmbedRequest& request);
/// What a run keeps of a request, and a request read from that again.
nlohmann::json runParametersOf(const EmbedRequest& request);
EmbedRequest embedRequestOf(const RunParameters& parameters);

/// `epoch, share, seconds, loss, words_per_second, learning_rate, samples: {word: [nearest]}`, of BilBOWA `alignment_loss`.
nlohmann::json toJson(const WordVectorPoint& point);
/// `method, dimension, words, tokens, languages: [{language, words, tokens, out}], parallel_pairs, seconds,
/// words_per_second, loss, curve`; words and tokens are those of all languages.
nlohmann::json toJson(const WordVectorConfig& config, const WordVectorResult& result);

/// Trains word vectors from text.
class EmbedJob {
public:
    /// @param context must outlive this.
    EmbedJob(JobContext& context, EmbedRequest request) : m_context(context), m_request(std::move(request)) {}

    /// Makes the folders that the vectors go to, and keeps a run with its curve, whatever the ending.
    /// @param onPoint called from a working thread, about once a second. @throws Error, Cancelled.
    EmbedResult run(Progress& progress, const std::function<void(const WordVectorPoint&)>& onPoint) const;

private:
    JobContext& m_context;
    EmbedRequest m_request;
};

} // namespace crossgloss
