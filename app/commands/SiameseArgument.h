#pragma once

#include "Session.h"

#include "gloss/SiameseSearch.h"

#include <cstddef>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace CLI {
class App;
}

namespace crossgloss {

/// The Siamese LSTM as a command names it: a model that is there, or how to train one.
struct SiameseArgument {
    std::string model;                 ///< file, trained and written when it is not there; empty = trained and forgotten
    std::string objective;             ///< empty = SiameseOptions' own, as the next
    std::string distance;
    SiameseOptions options;
    bool grid = false;                 ///< try several settings, keep what the validation lines like best
};

/// Adds --siamese-model, --siamese-grid and --siamese-… for the settings.
void addSiameseOptions(CLI::App& command, SiameseArgument& argument);

/// Adds those settings alone, as --siamese-epochs and so on. @param plain as --epochs too.
void addSiameseSettings(CLI::App& command, SiameseArgument& argument, bool plain);
/// The settings with the session's seed and threads; nothing is written. @throws Error for names that do not exist.
SiameseOptions siameseOptions(const SiameseArgument& argument, const Session& session);

/// One line of the curve on standard error; of a grid, the candidate before its first.
void printSiamesePoint(std::size_t candidate, std::size_t candidates, const TrainingPoint& point);

/// What a run keeps of it, with the model's checksum where there is one.
nlohmann::json toJson(const SiameseArgument& argument);

/// Reads the model or trains it. @param scored lines that are compared afterwards, to tell how many of them it has
/// seen.
/// @param details receives "siamese": what the model is, its curve if it was trained, and "seen".
/// @throws Error when it can neither be read nor trained; Cancelled.
SiameseModel siameseModel(const SiameseArgument& argument, const SiameseData& data,
                          const std::vector<std::size_t>& scored, const Session& session, nlohmann::json& details);

} // namespace crossgloss
