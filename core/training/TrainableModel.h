#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace crossgloss {

/// An array that a training changes: a section of its checkpoints.
struct TrainedArray {
    std::string_view name;                     ///< unique; of static lifetime
    std::span<float> values;
    bool parameter = false;                    ///< of the model; the optimiser's are not kept with the best
};

/// The moment of a step.
struct TrainingMoment {
    std::uint64_t batch = 0;                   ///< of the epoch, from 0
    std::uint64_t step = 0;                    ///< steps made before this one
    double rate = 1;                           ///< the schedule's factor of the learning rate
};

struct BatchLoss {
    double loss = 0;                           ///< mean over the examples, before the update
    std::size_t examples = 0;                  ///< 0: the batch was empty and no step was made
};

/// Scores on held-out data.
struct ValidationScores {
    double score = 0;                          ///< higher is better
    std::optional<double> p1, p10, mrr;
};

/// What Trainer trains. Called a few times an epoch and once a batch. Chance follows from the seed and the numbers of
/// epoch and step alone, so that going on in the middle gives what an uninterrupted run gives.
class TrainableModel {
public:
    virtual ~TrainableModel() = default;

    /// Arrays before the first step. @param resumed a checkpoint replaces their values, only sizes matter.
    virtual void initialise(bool resumed) = 0;
    /// The arrays, which stay where they are from now on; called once, after initialise().
    virtual std::vector<TrainedArray> arrays() = 0;
    /// The arrays hold what a checkpoint kept after so many steps.
    virtual void restored(std::uint64_t /*steps*/) {}

    /// Puts the examples of an epoch into their order, from seed and @p epoch (from 0) alone. @param batchesDone made by
    /// an earlier run. @return the number of batches.
    virtual std::uint64_t beginEpoch(int epoch, std::uint64_t batchesDone) = 0;
    /// Learns from a batch; allocates nothing.
    virtual BatchLoss step(const TrainingMoment& moment) = 0;

    /// Scores the present parameters, changing nothing. @return nothing without held-out data. @throws Cancelled.
    virtual std::optional<ValidationScores> validate() { return std::nullopt; }
    /// Keeps the best parameters so far where users find them; called before a checkpoint that mentions them.
    /// @param parameters the arrays that are parameters, one after another. @param epoch 1-based.
    virtual void saveBest(std::span<const float> /*parameters*/, int /*epoch*/) {}
};

} // namespace crossgloss
