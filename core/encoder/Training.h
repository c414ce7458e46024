#pragma once

#include "base/Progress.h"
#include "corpus/ParallelSentences.h"
#include "training/TrainingPoint.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace crossgloss {

struct EncoderRetrieval;

enum class EncoderKind {
    Bow,                               ///< sum of projected word vectors
    Gru,
    Attention,                         ///< GRU with self-attention
    Cnn,                               ///< convolutions with dynamic max-pooling (BilDRL, section 3.1)
    BiGru                              ///< GRU layers that read both ways
};
enum class Objective { L2, Cosine, Hinge, Softmax };
enum class Strategy {
    Single,                            ///< one direction: definitions of one language, answers of one language
    Mono,                              ///< fits the headword in the definition's language, then looks for its neighbours
                                       ///< among the answers (Hill et al. 2016); wants three-column files
    MultiTask,                         ///< any number of directions in one model
    Joint                              ///< multi-task while word vectors learn too (BilDRL, section 3.4)
};

/// Where self-attention stands in the attentive GRU.
enum class AttentionPlacement {
    Stacked,                           ///< behind every GRU layer (BilDRL: five of each encoding layer)
    Last                               ///< once, behind the last GRU layer
};

/// What of the last layer's rows makes the vector of a sentence.
enum class Pooling {
    Default,                           ///< the kind's own: Last for GRU, Mean for CNN and attention, Ends for BiGru
    Last,                              ///< the row of the last word (not for BiGru)
    Mean,
    Max,
    Ends                               ///< BiGru alone: last state forwards beside first state backwards
};

/// Joint training (BilDRL, section 3.4): word vectors learn from texts, from parallel sentences and from the dictionary.
struct JointSettings {
    std::map<std::string, std::vector<std::filesystem::path>> texts;   ///< language → plain text, a sentence a line
    std::vector<SentenceFile> parallel;
    double skipGram = 0.1;                                 ///< λ1
    double alignment = 0.1;                                ///< λ2
    double learningRate = 3e-5;                            ///< of the word vectors, AMSGrad of each component; the paper's 5e-4
                                                           ///< takes vectors apart that were learned before
    int window = 5;
    int negatives = 5;
    bool asynchronous = true;                              ///< four workers without locks; else one after another, which
                                                           ///< gives the same result each time
};

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
    bool centre = true;                                    ///< take the mean off each language's vectors of unit length
                                                           ///< first; not in the paper, and several times its MRR
    EncoderKind encoder = EncoderKind::Attention;
    Strategy strategy = Strategy::Single;
    Objective objective = Objective::L2;
    AttentionPlacement attention = AttentionPlacement::Stacked;
    int layers = 5;
    int hidden = 200;
    int affineLayers = 2;
    int kernel = 2;                                        ///< CNN: words under a convolution
    int pool = 2;                                          ///< CNN: rows under the max-pooling behind each convolution
    Pooling pooling = Pooling::Default;
    int sequenceLength = 15;
    int batch = 64;
    int epochs = 1000;
    double learningRate = 5e-4;                            ///< AMSGrad, beta 0.9 and 0.999
    double rateFall = 0;                                   ///< share of the learning rate that is gone at the end, linearly
    double clip = 0;                                       ///< largest length of a gradient; 0 = not clipped
    double dropout = 0;                                    ///< share of the values between layers that a step leaves out
    JointSettings joint;                                   ///< Strategy::Joint alone
    std::optional<DefinitionFile> validation;              ///< without it, heldOut words are set aside by hash
    int heldOut = 500;                                     ///< answer words set aside, with all their definitions
    int patience = 0;                                      ///< stop after so many epochs without a better score; 0 = never
    std::filesystem::path out;                             ///< model file; checkpoint lies beside it with suffix .checkpoint
    bool resume = true;                                    ///< go on from the checkpoint when it fits this configuration
    double checkpointSeconds = 60;                         ///< within an epoch; at its end a twelfth of this is enough
    std::uint64_t seed = 1;
    int threads = 0;
};

/// Ranks of the answers of a test file, the paper's protocol: 1-based, by cosine (which, word vectors having unit length,
/// orders like distance) over the whole vocabulary of the answer language. Pairs whose answer the vocabulary lacks, or
/// none of whose words has a vector, count as misses in p1 … mrr and are told by covered.
struct RetrievalScores {
    std::uint64_t n = 0;
    std::uint64_t covered = 0;
    double p1 = 0, p10 = 0, p100 = 0, mrr = 0;
    double medianRank = 0;                                 ///< of the covered pairs; 0 when there are none
    std::vector<std::uint32_t> ranks;                      ///< per pair; 0 = not covered
};

/// Sums up ranks (0 = not covered).
RetrievalScores scoreRanks(std::vector<std::uint32_t> ranks);

/// What became of the lines of the data files.
struct TrainingCounts {
    std::uint64_t lines = 0;                               ///< read from all files
    std::uint64_t trained = 0;                             ///< pairs the model learns from
    std::uint64_t heldOut = 0;                             ///< pairs set aside because of a held-out word
    std::uint64_t unknownAnswer = 0;                       ///< the answer (Mono: or the headword) has no vector
    std::uint64_t unknownDefinition = 0;                   ///< no word of the definition has a vector
    std::uint64_t truncated = 0;                           ///< trained definitions longer than sequenceLength
};

struct TrainingResult {
    std::vector<TrainingPoint> curve;
    int bestEpoch = 0;
    double bestValidationMrr = 0;
    bool resumed = false;
    TrainingCounts counts;
    RetrievalScores validation;                            ///< of the best model, over all validation pairs
    RetrievalScores validationUnshared;                    ///< those whose definition stands in no training pair
};

/// @throws Error when settings contradict each other or are out of range, or the strategy does not fit the data's
/// languages; files are not looked at.
void checkTrainingConfig(const TrainingConfig& config);

/// Trains a dictionary encoder; the best model so far is at config.out at any time after the first epoch.
/// @throws Error (nothing usable in the data, languages without vectors), Cancelled (the checkpoint stays).
TrainingResult trainEncoder(const TrainingConfig& config, Progress& progress,
                            const std::function<void(const TrainingPoint&)>& onPoint);

/// Scores a saved model on a test file, words ranked by cosine.
RetrievalScores evaluateEncoder(const std::filesystem::path& model, const DefinitionFile& test, int threads,
                                Progress& progress);
/// The same, words ranked by another criterion; the hubness of words is measured by the definitions of the same languages
/// that the model was trained on, read again where they lay. @throws Error when there are none of them.
RetrievalScores evaluateEncoder(const std::filesystem::path& model, const DefinitionFile& test,
                                const EncoderRetrieval& retrieval, int threads, Progress& progress);

} // namespace crossgloss
