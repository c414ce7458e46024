#pragma once

#include "encoder/EncoderModel.h"
#include "encoder/TrainingData.h"
#include "training/Trainer.h"

#include <functional>
#include <map>
#include <string>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// What the trainings of dictionary encoders share, whether their word vectors stand still or learn.

/// Settings that a run's result depends on, files left out.
nlohmann::json resultSettings(const TrainingConfig& config);
/// The same, and the content of data and vectors, in one number.
std::string trainingFingerprint(const TrainingConfig& config, const std::map<std::string, EncoderModel::Vectors>& vectors);
TrainingPlan trainingPlan(const TrainingConfig& config, const std::map<std::string, EncoderModel::Vectors>& vectors);
/// Validation pairs to score after each epoch, evenly spread over all, so that every direction has its share.
ValidationSet quickValidation(const ValidationSet& all);
/// The ranks of pairs whose definition stands in no training pair.
std::vector<std::uint32_t> unsharedRanks(const ValidationSet& validation, const std::vector<std::uint32_t>& ranks);

/// Strategy::Joint. @throws as trainEncoder().
TrainingResult trainJointly(const TrainingConfig& config, Progress& progress,
                            const std::function<void(const TrainingPoint&)>& onPoint);

} // namespace crossgloss
