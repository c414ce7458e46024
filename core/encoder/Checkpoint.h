#pragma once

#include "encoder/EncoderModel.h"
#include "encoder/Training.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace crossgloss {

/// Where a training run stands. Orders and initial weights follow from seed and epoch, so that this and the optimiser's
/// state are all that going on needs, bit for bit.
struct TrainingState {
    std::string fingerprint;
    int epochsDone = 0;
    std::uint64_t batchesDone = 0;                     ///< of the epoch under way
    std::uint64_t steps = 0;
    double lossSum = 0;                                ///< since the last point
    std::uint64_t lossPairs = 0;
    double seconds = 0;
    int bestEpoch = 0;                                 ///< 0 before the first epoch's end
    double bestScore = 0;
    std::vector<TrainingPoint> curve;
    std::vector<float> bestParameters;
};

struct Checkpoint {
    TrainingState state;
    std::vector<float> parameters;
    std::vector<float> optimiser;
};

/// Beside the model, with suffix .checkpoint.
std::filesystem::path checkpointPath(const std::filesystem::path& model);

/// What a run's result depends on besides the number of epochs: settings, and the content of data and vectors.
std::string fingerprint(const TrainingConfig& config, const std::map<std::string, EncoderModel::Vectors>& vectors);

/// Atomic: a kill leaves the former checkpoint or this one.
void writeCheckpoint(const std::filesystem::path& path, const TrainingState& state, const std::vector<float>& parameters,
                     const std::vector<float>& optimiser);
/// @throws Error when it is damaged.
Checkpoint readCheckpoint(const std::filesystem::path& path);

} // namespace crossgloss
