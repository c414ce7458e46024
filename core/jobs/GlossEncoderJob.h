#pragma once

#include "jobs/GlossEncoderService.h"
#include "jobs/JobContext.h"

#include <utility>

namespace crossgloss {

Fields fieldsOf(GlossEncoderRequest& request);
/// What a run keeps of a request, and a request read from that again.
nlohmann::json runParametersOf(const GlossEncoderRequest& request);
GlossEncoderRequest glossEncoderRequestOf(const RunParameters& parameters);

struct GlossEncoderJobResult {
    GlossEncoderResult training;
    nlohmann::json json;               ///< of the training, and `model`
    RunRecorder::Handle run;
};

/// Trains the Siamese LSTM that compares glosses.
class GlossEncoderJob {
public:
    /// @param context must outlive this.
    GlossEncoderJob(JobContext& context, GlossEncoderRequest request)
        : m_context(context), m_request(std::move(request))
    {
    }

    /// Keeps a run of it, whatever the ending. @param onPoint receives which candidate of a grid, and each epoch of it.
    /// @throws Error, Cancelled.
    GlossEncoderJobResult run(Progress& progress,
                              const std::function<void(std::size_t candidate, const TrainingPoint&)>& onPoint) const;

private:
    AlignedGlosses openGlosses(RunRecord& record, Progress& progress) const;

    JobContext& m_context;
    GlossEncoderRequest m_request;
};

} // namespace crossgloss
