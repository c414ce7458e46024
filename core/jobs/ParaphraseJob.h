#pragma once

#include "jobs/JobContext.h"

#include "evaluation/RetrievalMetrics.h"
#include "paraphrase/ParaphraseTraining.h"

#include <functional>
#include <utility>

#include <nlohmann/json.hpp>

namespace crossgloss {

struct ParaphraseOutcome
{
    ParaphraseResult learned;
    Interval accuracyInterval;                 ///< Wilson's, 95 %
    Interval f1Interval;                       ///< 2.5 to 97.5 % of 1000 samples of the test pairs
    RunRecorder::Handle run;
};
/// `encoder, n, accuracy, accuracy_interval, f1` (mean over both labels), `f1_interval, f1_paraphrases` (as the paper has it),
/// `majority, unknown, trained, validated, validation_accuracy, best_epoch, resumed, curve`.
nlohmann::json toJson(const ParaphraseConfig& config, const ParaphraseOutcome& outcome);

/// Learns which sentences of two languages say the same, and tells it of others.
class ParaphraseJob
{
public:
    /// @param context must outlive this.
    ParaphraseJob(JobContext& context, ParaphraseConfig config) : m_context(context), m_config(std::move(config)) {}

    /// Keeps a run of it with its curve, whatever the ending. @param onPoint called from the working thread.
    /// @throws Error, Cancelled.
    ParaphraseOutcome run(Progress& progress, const std::function<void(const TrainingPoint&)>& onPoint) const;

private:
    JobContext& m_context;
    ParaphraseConfig m_config;
};

} // namespace crossgloss
