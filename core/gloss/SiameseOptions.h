#pragma once

#include "base/Field.h"
#include "gloss/SiameseDistance.h"
#include "gloss/SiameseLoss.h"

#include <cstdint>
#include <filesystem>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// How a Siamese LSTM is trained. Sever & Ercan 2020 have 300 units, batches of 32, 30 epochs, dropout of 0.05 and 0.1
/// and SiameseObjective::Shuffled; these defaults find far more of the pairs they were not trained on.
struct SiameseOptions {
    int hidden = 300;
    int batch = 128;
    int epochs = 40;
    double inputDropout = 0.3;                 ///< one mask a gloss
    double stateDropout = 0.5;                 ///< the same of the recurrent states
    SiameseObjective objective = SiameseObjective::Softmax;
    SiameseDistance distance = SiameseDistance::Manhattan;
    double learningRate = 1;                   ///< factor of AdaDelta's moves
    double epsilon = 1e-6;                     ///< AdaDelta's
    double clip = 1.25;                        ///< greatest length of the gradient; 0 = any
    double forgetBias = 1;                     ///< of the untrained network: larger remembers longer
    int longest = 40;                          ///< words of a gloss that are read
    int patience = 6;                          ///< stop after so many epochs without a better score; 0 = never
    std::filesystem::path out;                 ///< model, while it is trained a checkpoint beside it; empty = neither
    double checkpointSeconds = 60;
    std::uint64_t seed = 1;
    int threads = 0;
};

/// A small grid around @p base: its hidden size and half of it, its dropout and half of it.
std::vector<SiameseOptions> siameseGrid(const SiameseOptions& base);

/// All that decides what is learned: not where it is written, nor the number of threads.
Fields fieldsOf(SiameseOptions& options);
/// Their values.
nlohmann::json toJson(const SiameseOptions& options);

/// Names of the command line: shuffled, batch, softmax. @throws Error for others.
std::string_view siameseObjectiveName(SiameseObjective objective);
SiameseObjective siameseObjectiveFromName(std::string_view name);

} // namespace crossgloss
