#pragma once

#include "base/Progress.h"
#include "training/Checkpoint.h"
#include "training/TrainableModel.h"
#include "training/TrainingPoint.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// How Trainer goes about it.
struct TrainingPlan {
    std::string_view model;                    ///< name of the kind of model, in checkpoints
    std::string_view stage;                    ///< of the progress; CROSSGLOSS_TEXT
    bool stagePerEpoch = false;                ///< epochs differ in their batches, so that each has a bar of its own
    int epochs = 1;
    int patience = 0;                          ///< stop after so many epochs without a better score; 0 = never
    bool keepBest = true;                      ///< end with the best epoch's parameters; else with the last one's
    double rateFall = 0;                       ///< share of the learning rate that is gone at the end, linearly
    std::uint64_t stepsPerPoint = 0;           ///< a point after so many batches within an epoch; 0 = at its end alone

    std::filesystem::path checkpoint;          ///< empty = none
    bool resume = true;                        ///< go on from a checkpoint that fits
    double checkpointSeconds = 60;             ///< within an epoch
    double epochCheckpointSeconds = 5;         ///< at an epoch's end so much is enough
    bool replaceUnreadable = false;            ///< a damaged checkpoint is passed over with a warning
    std::filesystem::path bestFile;            ///< what saveBest() writes, anew when it is gone; empty = nothing
    std::string fingerprint;                   ///< a checkpoint of another one is not gone on with
    nlohmann::json options;                    ///< settings that the fingerprint covers, kept for those who ask which
};

struct TrainingOutcome {
    std::vector<TrainingPoint> curve;
    int bestEpoch = 0;                         ///< 1-based; the last one where none is kept or nothing is held out
    double bestScore = 0;
    double seconds = 0;
    bool resumed = false;
};

/// The loop of every training: epochs of batches, validation, patience, the best parameters, a live curve, checkpoints.
/// A cancelled run leaves a checkpoint, a killed one its last; going on from it gives what an uninterrupted run gives,
/// bit for bit.
class Trainer {
public:
    /// All must outlive this. @param onPoint may be empty; receives the points of the earlier run first.
    Trainer(TrainableModel& model, const TrainingPlan& plan, Progress& progress,
            const std::function<void(const TrainingPoint&)>& onPoint);

    /// Trains; the model's arrays hold the result. @throws Error (the loss runs away; a checkpoint that cannot be used),
    /// Cancelled, and what the model throws.
    TrainingOutcome run();

private:
    using Clock = std::chrono::steady_clock;

    bool restore();
    bool fits(const CheckpointReader& found) const;
    void beginStage(std::uint64_t batches);
    void runEpoch();
    void runBatches(std::uint64_t batches);
    void endEpoch();
    bool patienceIsOver() const;
    void keepBest(double score);
    TrainingPoint makePoint(LossSum& loss);
    void addPoint(const TrainingPoint& point);
    void saveCheckpoint();
    double rate(std::uint64_t batches) const;
    double secondsSince(Clock::time_point moment) const;

    TrainableModel& m_model;
    const TrainingPlan& m_plan;
    Progress& m_progress;
    const std::function<void(const TrainingPoint&)>& m_onPoint;
    std::vector<TrainedArray> m_arrays;
    std::vector<float> m_best;
    TrainingState m_state;
    bool m_bestIsSaved = true;
    bool m_changed = true;                     ///< since the last checkpoint
    bool m_stageBegun = false;
    std::uint64_t m_examples = 0;              ///< since the last point, of this run
    double m_stepSeconds = 0;                  ///< the same
    double m_secondsBefore = 0;
    Clock::time_point m_now, m_started, m_lastCheckpoint;
};

} // namespace crossgloss
