#pragma once

#include "pack/PackTrainer.h"

#include <cstdint>
#include <filesystem>
#include <vector>

namespace crossgloss {

/// What the optimiser remembers between steps.
struct PackOptimiser
{
    struct Dense
    {
        std::vector<float> first, second;
    };
    std::vector<float> words, salience, grams; ///< AdaGrad: one accumulator per vector
    Dense w1, b1, w2, position, scale;         ///< Adam
    std::uint64_t steps = 0;

    void resize(const PackParameters<float>& parameters);
};

/// Reads the state after the last finished epoch. @return that epoch; 0 when there is no checkpoint or it belongs to
/// other options or data.
int loadPackCheckpoint(const std::filesystem::path& path, const PackCorpus& corpus, const PackTrainOptions& options,
                       PackTrained& trained, PackOptimiser& optimiser);

/// Writes it, whole or not at all.
void savePackCheckpoint(const std::filesystem::path& path, const PackCorpus& corpus, const PackTrainOptions& options,
                        const PackTrained& trained, const PackOptimiser& optimiser, int epoch);

} // namespace crossgloss
