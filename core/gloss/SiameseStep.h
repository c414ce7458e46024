#pragma once

#include "base/Random.h"
#include "training/AdaDelta.h"
#include "gloss/SiameseBatch.h"
#include "gloss/SiameseLoss.h"
#include "gloss/SiameseLstm.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace crossgloss {

/// One example of training: a source and a target gloss, aligned or not.
struct SiameseExample {
    std::uint32_t source = 0;
    std::uint32_t target = 0;
    char aligned = 1;
};

/// Training steps of a Siamese LSTM. Both glosses of all examples go through the network as one batch, cut into one
/// shard per thread, dealt out by length; gradients add up in the order of the shards, so that the same seed and
/// threads give the same result.
class SiameseStep {
public:
    struct Options {
        SiameseObjective objective = SiameseObjective::Shuffled;
        std::size_t batch = 32;
        double inputDropout = 0;
        double stateDropout = 0;
        int threads = 1;
        AdaDelta::Options optimiser;
    };

    SiameseStep(const SiameseShape& shape, const Options& options);

    std::vector<float>& parameters() { return m_parameters; }
    const std::vector<float>& parameters() const { return m_parameters; }
    AdaDelta& optimiser() { return m_optimiser; }

    /// One forward and backward pass and update. @param examples at most options.batch, no gloss of them without words.
    /// @param random draws the dropout. @return mean loss over the batch before the update.
    double step(const GlossWords& source, const GlossWords& target, std::span<const SiameseExample> examples,
                Random& random);

private:
    struct Shard {
        explicit Shard(const SiameseShape& shape) : batch(shape.dimension, shape.hidden) {}
        SiameseBatch batch;
        std::vector<BatchGloss> members;
        std::vector<float> gradient;
    };

    void deal(const GlossWords& source, const GlossWords& target, std::span<const SiameseExample> examples);
    /// Masks keep the expectation: what stays is divided by the share that stays.
    static void drawMask(double dropout, std::size_t count, Random& random, std::vector<float>& mask);

    SiameseShape m_shape;
    Options m_options;
    std::vector<float> m_parameters;
    AdaDelta m_optimiser;
    SiameseLoss<float> m_loss;
    std::vector<Shard> m_shards;
    std::vector<float*> m_gradients;
    std::vector<BatchGloss> m_byLength;
    std::vector<char> m_labels;
    std::vector<float> m_inputMask, m_stateMask, m_encodings, m_dEncodings;
};

} // namespace crossgloss
