#pragma once

#include "pack/PackSources.h"
#include "pack/PackTrainer.h"
#include "pack/PackWriter.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <functional>
#include <string>

namespace crossgloss {

/// Everything that `pack build` does in one go.
struct PackBuildOptions
{
    PackInputs inputs;
    PackAssemblyOptions assembly;
    PackTrainOptions training;
    PackWriteOptions writing;
    std::filesystem::path out;
    std::string command;                 ///< as typed; goes into the card
    std::filesystem::path heldOutFolder; ///< receives the cases set apart as text; empty = not written
};

struct PackBuildResult
{
    nlohmann::json card;
    std::uint64_t bytes = 0;
};

/// Gathers, trains, measures on the held-out cases, writes the pack with its card. The factor of the frequency prior is
/// chosen on the "reworded" cases alone. @throws Error, Cancelled.
PackBuildResult buildPack(const PackBuildOptions& options, Progress& progress,
                          const std::function<void(const TrainingPoint&)>& onPoint);

/// Mean and 95 % interval of 1000 bootstrap samples, as {mean, low, high}.
nlohmann::json bootstrap(const std::vector<double>& values, std::uint64_t seed);

} // namespace crossgloss
