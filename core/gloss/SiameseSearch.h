#pragma once

#include "base/Progress.h"
#include "gloss/SiameseTraining.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <span>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// One point of a grid and what the validation data say of it.
struct SiameseTrial {
    SiameseOptions options;
    int bestEpoch = 0;
    double bestMrr = 0;
};

struct SiameseGridResult {
    SiameseResult best;
    std::vector<SiameseTrial> trials;
    std::size_t chosen = 0;
};

/// Trains every candidate and keeps the one with the best validation MRR, the first of equals. With @p out, finished
/// candidates lie beside it until the search is over, so that a kill costs the one under way at most.
/// @throws Error without validation lines; Cancelled.
SiameseGridResult searchSiamese(const SiameseData& data, std::span<const SiameseOptions> candidates,
                                const std::filesystem::path& out, Progress& progress,
                                const std::function<void(std::size_t candidate, const TrainingPoint&)>& onPoint);

/// Something of an unfinished run lies beside @p model, its own or that of a grid's candidate.
bool isSiameseUnfinished(const std::filesystem::path& model, std::size_t candidates = 1);
/// Forgets it, so that the next run begins anew.
void forgetUnfinishedSiamese(const std::filesystem::path& model, std::size_t candidates = 1);

nlohmann::json toJson(const SiameseTrial& trial);

} // namespace crossgloss
