#pragma once

#include "jobs/JobContext.h"
#include "jobs/RunParameters.h"

#include "encoder/Training.h"

#include <functional>
#include <utility>

#include <nlohmann/json.hpp>

namespace crossgloss {

struct TrainResult {
    TrainingResult training;
    RunRecorder::Handle run;
};

/// `model, config, resumed, best_epoch, best_validation_mrr, counts, curve, scores, scores_unshared`; scores are null
/// where there was no validation.
nlohmann::json toJson(const TrainingConfig& config, const TrainingResult& result);
/// A configuration that a run kept.
TrainingConfig trainingConfigOf(const RunParameters& parameters);

/// Trains a dictionary encoder.
class TrainJob {
public:
    /// @param context must outlive this.
    TrainJob(JobContext& context, TrainingConfig config) : m_context(context), m_config(std::move(config)) {}

    /// Makes the folder that the model goes to, and keeps a run of the training with its curve, whatever the ending.
    /// @param onPoint called from the working thread. @throws Error, Cancelled.
    TrainResult run(Progress& progress, const std::function<void(const TrainingPoint&)>& onPoint) const;

private:
    JobContext& m_context;
    TrainingConfig m_config;
};

} // namespace crossgloss
