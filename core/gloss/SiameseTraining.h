#pragma once

#include "gloss/SiameseLstm.h"
#include "gloss/SiameseOptions.h"
#include "training/TrainingPoint.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// Aligned glosses: source line i means what target line i means.
struct SiameseData {
    const GlossSet& source;
    const GlossSet& target;
    std::vector<std::size_t> training;         ///< lines to learn from; those without words on either side are left out
    std::vector<std::size_t> validation;       ///< lines that choose the epoch, and the settings
    std::vector<std::string> vectors = {};     ///< mappedChecksum() of both sides, kept with the model; may be empty
};

struct SiameseResult {
    SiameseModel model;                        ///< of the epoch with the best validation MRR, without validation the last
    std::vector<TrainingPoint> curve;
    double bestMrr = 0;
    std::size_t pairs = 0;                     ///< trained on
    bool resumed = false;
};

/// Trains one network. A kill loses at most what came after the last checkpoint, and going on gives what an
/// uninterrupted run gives, bit for bit.
/// @throws Error when nothing can be learnt or a setting cannot be used; Cancelled (the checkpoint stays).
SiameseResult trainSiamese(const SiameseData& data, const SiameseOptions& options, Progress& progress,
                           const std::function<void(const TrainingPoint&)>& onPoint);

/// Settings, glosses and vectors that the result depends on, the number of epochs left out.
std::string siameseFingerprint(const SiameseData& data, const SiameseOptions& options);

/// `pairs, epoch, mrr, resumed, curve, settings`.
nlohmann::json toJson(const SiameseResult& result);

} // namespace crossgloss
