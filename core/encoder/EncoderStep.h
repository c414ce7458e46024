#pragma once

#include "encoder/Loss.h"
#include "encoder/SentenceEncoder.h"
#include "encoder/WordTable.h"
#include "training/AmsGrad.h"
#include "training/TrainableModel.h"

#include <cstdint>
#include <span>
#include <vector>

namespace crossgloss {

/// A definition as ids of a WordTable, with the word it describes. Answer and target differ under Strategy::Mono alone.
struct EncodedPair {
    std::uint32_t begin = 0;           ///< first token in PairSet::tokens
    std::uint32_t length = 0;          ///< 1 … sequenceLength
    std::uint32_t target = 0;          ///< id of the word the model fits
    std::uint32_t answer = 0;          ///< id of the word whose rank counts
};

struct PairSet {
    std::vector<std::uint32_t> tokens;
    std::vector<EncodedPair> pairs;
    /// For a bag of words: the sums of all pairs (sumAllBags), or empty to have each step sum its own.
    std::vector<float> bags;

    std::span<const std::uint32_t> words(const EncodedPair& pair) const
    {
        return {tokens.data() + pair.begin, pair.length};
    }
};

/// Training steps of one model: batches are cut into one shard per thread, sentences dealt out by length so that shards
/// weigh the same; gradients add up in the order of the shards, so the same seed and threads give the same result.
class EncoderStep {
public:
    struct Options {
        Objective objective = Objective::L2;
        std::size_t batch = 64;
        int threads = 1;
        double dropout = 0;            ///< share of the values between layers that a step leaves out
        std::uint64_t seed = 1;        ///< of what is left out
        AmsGrad::Options optimiser;
    };

    EncoderStep(const EncoderShape& shape, const Options& options);

    const SentenceEncoder<float>& encoder() const { return m_encoder; }
    std::vector<float>& parameters() { return m_parameters; }
    AmsGrad& optimiser() { return m_optimiser; }

    /// One forward and backward pass and update. @param indices at most options.batch positions in set.pairs.
    /// @param moment what dropout leaves out follows from its step, the learning rate has its factor.
    /// @return mean loss over the batch before the update.
    double step(const WordTable& table, const PairSet& set, std::span<const std::uint32_t> indices,
                const TrainingMoment& moment = {});

private:
    struct Shard {
        PackedBatch batch;
        std::vector<int> lengths;
        std::vector<std::uint32_t> pairs;              // positions in the set, by falling length
        BatchInput<float> input;
        SentenceEncoder<float>::Workspace workspace;
        std::vector<float> gradient;
        std::vector<std::uint64_t> dropoutKeys;        // of the pairs; empty without dropout
        std::size_t first = 0;                         // first row in the arrays of the whole batch
    };

    double stepBags(const WordTable& table, const PairSet& set, std::span<const std::uint32_t> indices, double rate);
    void deal(const PairSet& set, std::span<const std::uint32_t> indices, std::uint64_t step);
    void load(const WordTable& table, const PairSet& set, Shard& shard);

    Options m_options;
    SentenceEncoder<float> m_encoder;
    Loss<float> m_loss;
    std::vector<float> m_parameters;
    AmsGrad m_optimiser;
    std::vector<Shard> m_shards;
    std::vector<const float*> m_gradients;
    std::vector<std::uint32_t> m_byLength, m_counts;
    std::vector<float> m_bags, m_bagGradient, m_encoded, m_targets, m_dEncoded;
    std::vector<std::uint64_t> m_targetIds;
};

} // namespace crossgloss
