#pragma once

#include "base/Progress.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace crossgloss {

enum class EncoderKind { Bow, Gru, Attention };
enum class Objective { L2, Cosine, Hinge, Softmax };
enum class Strategy { Single, Mono, MultiTask, Joint };

/// One file of training or test pairs (readDefinitions) with its languages.
struct DefinitionFile {
    std::filesystem::path file;
    std::string answerLanguage;
    std::string definitionLanguage;
};

/// Everything a training run depends on; saved with the model. Defaults are the paper's (BilDRL, section 4.1).
struct TrainingConfig {
    std::vector<DefinitionFile> data;
    std::map<std::string, std::filesystem::path> vectors;  ///< language → vectors, all in one shared space
    EncoderKind encoder = EncoderKind::Attention;
    Strategy strategy = Strategy::Single;
    Objective objective = Objective::L2;
    int layers = 5;
    int hidden = 200;
    int affineLayers = 2;
    int sequenceLength = 15;
    int batch = 64;
    int epochs = 1000;
    double learningRate = 5e-4;                            ///< AMSGrad, beta 0.9 and 0.999
    std::optional<DefinitionFile> validation;              ///< without it, heldOut words are set aside by hash
    int heldOut = 500;                                     ///< answer words set aside, with all their definitions
    int patience = 0;                                      ///< stop after so many epochs without a better score; 0 = never
    std::filesystem::path out;                             ///< model file; checkpoint lies beside it with suffix .checkpoint
    bool resume = true;                                    ///< go on from the checkpoint when it fits this configuration
    std::uint64_t seed = 1;
    int threads = 0;
};

/// One point of the curves, after every epoch (and within long epochs with the loss alone).
struct TrainingPoint {
    int epoch = 0;                                         ///< 1-based
    std::uint64_t step = 0;
    double seconds = 0;                                    ///< since the first start, resumed time included
    double loss = 0;                                       ///< mean over the pairs since the last point
    std::optional<double> validationP1, validationP10, validationMrr;
};

struct TrainingResult {
    std::vector<TrainingPoint> curve;
    int bestEpoch = 0;
    double bestValidationMrr = 0;
    bool resumed = false;
};

/// Ranks of the answers of a test file, the paper's protocol. Ranks are 1-based; pairs whose answer the vocabulary lacks
/// count as misses in p1 … mrr and are told by covered.
struct RetrievalScores {
    std::uint64_t n = 0;
    std::uint64_t covered = 0;
    double p1 = 0, p10 = 0, p100 = 0, mrr = 0;
    double medianRank = 0;
    std::vector<std::uint32_t> ranks;                      ///< per pair; 0 = not covered
};

/// Trains a dictionary encoder; the best model so far is at config.out at any time after the first epoch.
/// @throws Error (nothing usable in the data, languages without vectors), Cancelled (the checkpoint stays).
TrainingResult trainEncoder(const TrainingConfig& config, Progress& progress,
                            const std::function<void(const TrainingPoint&)>& onPoint);

/// Scores a saved model on a test file.
RetrievalScores evaluateEncoder(const std::filesystem::path& model, const DefinitionFile& test, int threads,
                                Progress& progress);

} // namespace crossgloss
