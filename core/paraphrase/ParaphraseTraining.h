#pragma once

#include "encoder/Training.h"
#include "paraphrase/PairNetwork.h"
#include "training/TrainingPoint.h"

#include "base/Progress.h"
#include "corpus/ParallelSentences.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// Everything that learning to identify paraphrases depends on. Defaults are the paper's (BilDRL, section 4.2).
struct ParaphraseConfig {
    std::filesystem::path model;               ///< a trained dictionary encoder; empty = learns an encoder, end to end
    PairEncoder kind = PairEncoder::Shared;    ///< end to end: Shared or Abcnn
    EncoderKind encoder = EncoderKind::Attention;          ///< Shared
    std::map<std::string, std::filesystem::path> vectors;  ///< end to end: language → vectors, all in one space
    SentenceFile train, test;                  ///< lines of label (0, 1), tab, sentence, tab, sentence
    std::optional<SentenceFile> validation;    ///< without it a tenth of the training
    int layers = 5;
    int hidden = 200;
    int affineLayers = 2;
    int window = 4;                            ///< Abcnn: words under a convolution
    int sequenceLength = 15;
    int classifierHidden = 100;
    bool absolute = false;                     ///< from |e1 − e2| instead of e1 − e2
    int batch = 64;
    int epochs = 200;
    int patience = 20;                         ///< epochs without a better validation accuracy; 0 = never stops
    double learningRate = 5e-4;
    std::filesystem::path out;                 ///< the learned parameters, a checkpoint beside it; empty = neither is kept
    bool resume = true;
    double checkpointSeconds = 60;
    std::uint64_t seed = 1;
    int threads = 0;
};

/// Lines of a file of labelled pairs.
struct LabelledPairs {
    std::array<std::vector<std::string>, 2> texts;
    std::vector<int> labels;                   ///< 1: the sentences say the same

    std::size_t size() const { return labels.size(); }
};

/// @throws Error naming the first line that is not label, tab, sentence, tab, sentence, or that the file has none;
/// Cancelled.
LabelledPairs readLabelledPairs(const std::filesystem::path& file, Progress& progress);

/// Scores of two classes.
struct ParaphraseScores {
    std::size_t n = 0;
    double accuracy = 0;
    double f1 = 0;                             ///< of the paraphrases, as papers of this task have it
    double macroF1 = 0;                        ///< mean over both classes
};
ParaphraseScores scorePairs(const std::vector<int>& labels, const std::vector<int>& found);

struct ParaphraseResult {
    std::size_t trained = 0, validated = 0;
    std::size_t unknown = 0;                   ///< test pairs with a sentence of which no word is known: the more frequent
                                               ///< label of the training is told for them
    double validationAccuracy = 0;             ///< of the best epoch
    int bestEpoch = 0;
    bool resumed = false;
    std::vector<TrainingPoint> curve;
    std::vector<int> labels, found;            ///< of the test pairs in their order
    ParaphraseScores scores;
    double majority = 0;                       ///< accuracy of the more frequent label of the training
};

/// "bow", "cnn", "gru", "bigru", "att" or "abcnn". @throws Error for another name.
void setPairEncoder(ParaphraseConfig& config, const std::string& name);
/// The same back; "model" where there is one.
std::string pairEncoderName(const ParaphraseConfig& config);
/// All settings, as runs keep them.
nlohmann::json toJson(const ParaphraseConfig& config);

/// Trains on the one file, stops by the validation, tells the other. The same configuration and number of threads give
/// the same result, bit for bit, with or without a cancelled run between.
/// @throws Error when settings, files, vectors or the model cannot be used; Cancelled.
ParaphraseResult trainParaphrase(const ParaphraseConfig& config, Progress& progress,
                                 const std::function<void(const TrainingPoint&)>& onPoint);

} // namespace crossgloss
