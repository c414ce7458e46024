#pragma once

#include "base/Progress.h"
#include "gloss/SiameseSearch.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// The Siamese LSTM of a comparison: a model that is there, or how to train one.
struct SiameseChoice {
    std::string model;                 ///< file, trained and written when it is not there; empty = trained and forgotten
    SiameseOptions options;
    bool grid = false;                 ///< try several settings, keep what the validation lines like best
    /// Receives each epoch of a training: which candidate of how many. May be empty.
    std::function<void(std::size_t candidate, std::size_t candidates, const TrainingPoint&)> onPoint;
};

/// What a run keeps of it, with the model's checksum where there is one.
nlohmann::json toJson(const SiameseChoice& choice);

/// Reads the model or trains it. @param scored lines that are compared afterwards, to tell how many of them it has
/// seen.
/// @param details receives "siamese": what the model is, its curve if it was trained, and "seen".
/// @throws Error when it can neither be read nor trained; Cancelled.
SiameseModel siameseModel(const SiameseChoice& choice, const SiameseData& data, const std::vector<std::size_t>& scored,
                          Progress& progress, nlohmann::json& details);

} // namespace crossgloss
