#pragma once

#include "base/Progress.h"
#include "composition/CompositionStep.h"
#include "corpus/ParallelSentences.h"
#include "composition/RowOptimiser.h"
#include "composition/WordModel.h"
#include "training/TrainingPoint.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// Everything a training of J_bi or J_pa depends on.
struct CompositionOptions {
    SentenceMethod objective = SentenceMethod::Bi;     ///< Bi or Pa
    std::size_t dimension = 200;               ///< of a random start; a start from vectors has theirs
    CompositionDistance distance = CompositionDistance::Euclidean;
    NegativeSampling sampling = NegativeSampling::Drawn;      ///< Drawn for Bi, Max or Mix for Pa
    std::size_t negatives = 10;                ///< k of Bi
    double margin = 1;                         ///< δ: 1, 10 or 100, with cosine 0.4 … 0.8
    double regularisation = 1e-7;              ///< λ
    int batch = 100;
    int epochs = 10;
    int patience = 3;                          ///< stop after so many epochs without a better held-out score; 0 = never
    std::size_t heldOut = 1000;                ///< pairs set aside, a tenth at most
    RowOptimiser::Options optimiser;
    VocabularyOptions vocabulary;
    std::map<std::string, EmbeddingSpace> start;       ///< vectors by language that words begin with; may be empty
    double startDeviation = 0.1;               ///< of the normal distribution of words that begin at random
    std::filesystem::path out;                 ///< the model's file; a checkpoint lies beside it
    bool resume = true;
    double checkpointSeconds = 60;
    std::uint64_t seed = 1;
    int threads = 0;
};

/// Settings under the names of the command line, files and threads left out.
nlohmann::json toJson(const CompositionOptions& options);

struct CompositionResult {
    WordModel model;                           ///< of the best epoch
    std::vector<TrainingPoint> curve;          ///< score: mean reciprocal rank of the held-out pairs in both directions
    int bestEpoch = 0;
    double bestScore = 0;
    bool resumed = false;
    std::size_t pairs = 0;                     ///< trained on
    std::size_t heldOut = 0;
    std::size_t withoutWords = 0;              ///< pairs with a side without a known word, left out
};

/// Trains J_bi or J_pa on sentence pairs, phrase pairs or paraphrases of any number of languages; words of all languages
/// lie in one space. The best model so far is at options.out after every epoch that betters it, and a training that was
/// broken off goes on from its checkpoint.
/// @throws Error when a setting cannot be used or no pair can be learned from; Cancelled (the checkpoint stays).
CompositionResult trainComposition(std::span<const SentenceCorpus> corpora, const CompositionOptions& options,
                                   Progress& progress, const std::function<void(const TrainingPoint&)>& onPoint);

} // namespace crossgloss
