#pragma once

#include "Session.h"

#include "jobs/SiameseChoice.h"

#include <cstddef>
#include <string>

namespace CLI {
class App;
}

namespace crossgloss {

/// The Siamese LSTM as a command names it: a model that is there, or how to train one.
struct SiameseArgument {
    std::string model;                 ///< file, trained and written when it is not there; empty = trained and forgotten
    SiameseOptions options;
    bool grid = false;                 ///< try several settings, keep what the validation lines like best
};

/// Adds --siamese-model, --siamese-grid and --siamese-… for the settings.
void addSiameseOptions(CLI::App& command, SiameseArgument& argument);

/// Adds those settings alone, as --siamese-epochs and so on. @param plain as --epochs too.
void addSiameseSettings(CLI::App& command, SiameseOptions& options, bool plain);

/// One line of the curve on standard error; of a grid, the candidate before its first.
void printSiamesePoint(std::size_t candidate, std::size_t candidates, const TrainingPoint& point);

/// The same as comparisons take it; its curve goes to standard error.
SiameseChoice siameseChoice(const SiameseArgument& argument, const Session& session);

} // namespace crossgloss
