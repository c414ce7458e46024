#pragma once

#include "gloss/SiameseTraining.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace crossgloss {

/// Where the training of a Siamese LSTM stands. Orders, negatives and dropout follow from seed, epoch and step, so that
/// this is all that going on needs.
struct SiameseState {
    std::string fingerprint;
    int epochsDone = 0;
    std::uint64_t batchesDone = 0;             ///< of the epoch under way
    std::uint64_t steps = 0;
    double lossSum = 0;
    double seconds = 0;
    int bestEpoch = 0;                         ///< 0 before the first epoch's end
    double bestScore = 0;
    std::vector<SiamesePoint> curve;
    std::vector<float> parameters;
    std::vector<float> optimiser;
    std::vector<float> bestParameters;         ///< empty before the first epoch's end
};

/// Settings, glosses and vectors that the result depends on, the number of epochs left out.
std::string siameseFingerprint(const SiameseData& data, const SiameseOptions& options);

/// Beside the model, with suffix .checkpoint.
std::filesystem::path siameseCheckpointPath(const std::filesystem::path& model);
/// Atomic: a kill leaves the former checkpoint or this one.
void writeSiameseCheckpoint(const std::filesystem::path& path, const SiameseState& state);
/// @throws Error when it is damaged.
SiameseState readSiameseCheckpoint(const std::filesystem::path& path);

} // namespace crossgloss
