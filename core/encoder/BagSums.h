#pragma once

#include "encoder/EncoderStep.h"

#include <cstddef>
#include <span>
#include <vector>

namespace crossgloss {

/// Sums of the words of sentences, each word of unit length: all that a bag of words reads of a sentence. Sentences
/// must have words.
/// @param indices positions in set.pairs. @param out indices.size() × table.dimension().
void sumBags(const WordTable& table, const PairSet& set, std::span<const std::uint32_t> indices, float* out);

/// The sums of all pairs of a set, pairs × dimension: word vectors stay as they are while a bag of words trains, and so do
/// these. Empty when they would take more than @p bytes.
std::vector<float> sumAllBags(const WordTable& table, const PairSet& set, std::size_t bytes, int threads);

} // namespace crossgloss
