#pragma once

#include <cstdint>
#include <optional>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// One point of the curves of a training: after every epoch, and within long ones.
struct TrainingPoint {
    int epoch = 0;                             ///< 1-based
    std::uint64_t step = 0;
    double seconds = 0;                        ///< since the first start, resumed time included
    double loss = 0;                           ///< mean over the epoch's examples; within an epoch since the last point
    double examplesPerSecond = 0;              ///< since the last point, validation and checkpoints left out; 0 = not known
    bool within = false;                       ///< the epoch goes on
    std::optional<double> score;               ///< on the held-out data, higher is better; chooses the best epoch
    std::optional<double> validationP1, validationP10, validationMrr;  ///< where the held-out data are ranks
};

/// `epoch, step, seconds, loss, examples_per_second`; with validation `score`, of ranks `p1, p10, mrr`; `within` within
/// an epoch.
nlohmann::json toJson(const TrainingPoint& point);
/// @throws nlohmann::json::exception when epoch, step, seconds or loss are missing.
TrainingPoint trainingPointFromJson(const nlohmann::json& json);

} // namespace crossgloss
