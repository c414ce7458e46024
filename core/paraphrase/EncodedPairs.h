#pragma once

#include "encoder/EncoderModel.h"
#include "encoder/WordTable.h"
#include "paraphrase/PairBatch.h"
#include "paraphrase/ParaphraseTraining.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace crossgloss {

/// Labelled pairs whose sentences are rows of vectors that others hold.
struct EncodedPairs {
    std::array<std::vector<const float*>, 2> rows;
    std::array<std::vector<float>, 2> scales;
    std::array<std::vector<std::size_t>, 2> first;     ///< row of each pair's sentence, one more at the end
    std::vector<int> labels;
    std::array<std::vector<float>, 2> vectors;         ///< of sentences, where an encoder made them beforehand

    std::size_t size() const { return labels.size(); }
    /// Both sentences have a row.
    bool known(std::size_t pair) const;
    void addTo(PairBatch<float>& batch, std::size_t pair) const;
};

/// The words that the table has, at most @p sequenceLength of each sentence.
EncodedPairs wordsOf(const LabelledPairs& pairs, const std::array<std::string, 2>& languages, WordTable& table,
                     std::size_t sequenceLength);
/// Replaces the words of each sentence by the one vector that an encoder makes of them.
void encodeSentences(const EncoderModel& model, EncodedPairs& pairs, int threads, Progress& progress);

} // namespace crossgloss
