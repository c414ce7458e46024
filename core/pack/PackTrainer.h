#pragma once

#include "base/Progress.h"
#include "pack/PackCorpus.h"
#include "pack/PackModel.h"
#include "encoder/Training.h"
#include "resources/EmbeddingSpace.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace crossgloss {

/// How a pack is trained. Defaults are those of the shipped one.
struct PackTrainOptions
{
    PackModelOptions model;
    int epochs = 7;
    std::size_t batch = 512;      ///< descriptions per step
    std::size_t negatives = 2048; ///< sampled wrong answers per step, shared by its rows
    double learningRate = 0.08;   ///< AdaGrad, one accumulator per vector; falls linearly to a twentieth
    double denseRate = 1e-3;      ///< Adam, for the residual layer, positions and scale
    double wordDropout = 0.15;    ///< chance that a word of a description is left out
    double spanChance = 0.2;      ///< chance that 3 to 8 words of a long description are all that is read
    double gramsOnly = 0.05;      ///< chance that a word of a batch is known by its n-grams alone
    double contextChance = 0.1;   ///< chance that a definition asks for one of its words, given its headword
    double switchChance =
        0.25; ///< chance that a description is read word by word in another of the first five languages
    double chainedWeight = 0.3;   ///< how often chained pairs are drawn per epoch
    double pairWeight = 0.5;      ///< how often word pairs are drawn per epoch
    double otherLanguage = 0.5;   ///< factor for answers in languages beyond the first five
    std::uint64_t seed = 1;
    int threads = 0;
    std::filesystem::path checkpoint; ///< empty = none; read when it fits
    double checkpointSeconds = 600;   ///< within an epoch; at its end in any case
};

struct PackTrained
{
    PackParameters<float> parameters;
    std::vector<TrainingPoint> curve; ///< of whole epochs
    double seconds = 0;
    bool resumed = false;
};

/// Starting vectors per language code, set side by side where a language has several; languages may lack.
using PackStart = std::map<std::string, std::vector<EmbeddingSpace>>;

/// Parameters before the first step. Spaces lose their two most common directions (Mu and Viswanath 2018); those of the
/// first language are reduced to the model's dimension by principal components, the others are brought into them by
/// orthogonal Procrustes over the word pairs of the corpus; words without a vector get the mean of their translations',
/// of their parts' or of the words that define them, in that order.
PackParameters<float> packStart(const PackCorpus& corpus, const PackGrams& grams, const PackStart& start,
                                const PackTrainOptions& options);

/// Trains. @throws Error (nothing to train on), Cancelled (the checkpoint stays).
PackTrained trainPack(const PackCorpus& corpus, const PackStart& start, const PackTrainOptions& options,
                      Progress& progress, const std::function<void(const TrainingPoint&)>& onPoint);

/// Ranks of held-out answers over the whole vocabulary of their language, by scale · cos + prior · log frequency.
/// Words of the description are no answers; other right answers of a case are skipped over.
/// @return one result per prior.
std::vector<RetrievalScores> packScores(const PackParameters<float>& parameters, const PackGrams& grams,
                                        const PackCorpus& corpus, const PackHeldOut& cases,
                                        const std::vector<double>& priors, int threads);

/// P@1 … MRR of a list of ranks (0 = not covered).
RetrievalScores scoresOf(std::vector<std::uint32_t> ranks);

} // namespace crossgloss
