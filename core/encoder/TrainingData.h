#pragma once

#include "encoder/EncoderStep.h"
#include "encoder/Training.h"
#include "encoder/WordTable.h"

#include "base/Progress.h"

#include <cstdint>
#include <string>
#include <vector>

namespace crossgloss {

/// Validation pairs with what their ranks need.
struct ValidationSet {
    /// One per line of the file, or per held-out pair. Pairs without a known answer or word have length 0.
    PairSet set;
    std::vector<std::uint32_t> definitionBlocks;       ///< index in WordTable::blocks, per pair
    std::vector<std::uint32_t> answerBlocks;
    std::vector<bool> shared;                          ///< the definition stands word for word in a training pair
};

struct TrainingData {
    PairSet training;
    ValidationSet validation;
    TrainingCounts counts;
};

/// Loads the vectors of all languages that the configuration names.
WordTable loadVectors(const TrainingConfig& config, Progress& progress);

/// Reads, tokenises and splits the data of a configuration. Files are read one after another and kept as word ids.
///
/// Without a validation file, config.heldOut answer words per language are set aside by a hash of seed and word, at most
/// a tenth of the words: no pair in which such a word is the answer or the headword is trained on, in any direction.
/// @throws Error when no pair can be trained on, or the strategy does not fit the files.
TrainingData loadTrainingData(const TrainingConfig& config, WordTable& table, Progress& progress);

/// Reads a test file whole, in its order. The same rules as for training pairs.
ValidationSet loadTestData(const DefinitionFile& file, Strategy strategy, std::size_t sequenceLength, WordTable& table,
                           Progress& progress);

} // namespace crossgloss
