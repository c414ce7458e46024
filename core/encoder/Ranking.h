#pragma once

#include "encoder/SentenceEncoder.h"
#include "encoder/TrainingData.h"

#include "base/Progress.h"

#include <cstdint>
#include <span>
#include <vector>

namespace crossgloss {

/// Encodes sentences of word ids. @param out sentences × output, zero rows for empty sentences.
void encodeSentences(const SentenceEncoder<float>& encoder, const float* parameters, const WordTable& table,
                     const PairSet& set, int threads, Progress& progress, std::vector<float>& out);

/// 1-based rank by cosine of each query's answer in a language's vocabulary; of equal scores the more frequent word
/// (lower row) comes first. @param queries answers.size() × dimension. @param answers ids within the block.
std::vector<std::uint32_t> rankAnswers(const WordTable& table, const WordTable::Block& block,
                                       std::span<const float> queries, std::span<const std::uint32_t> answers, int threads,
                                       Progress& progress);

/// Id of the word of a language nearest to each query by cosine.
std::vector<std::uint32_t> nearestWords(const WordTable& table, const WordTable::Block& block,
                                        std::span<const float> queries, int threads, Progress& progress);

/// Ranks of a whole set, 0 where answer or words are unknown. With Strategy::Mono each encoding is first replaced by
/// the nearest word of the definition's language.
std::vector<std::uint32_t> rankPairs(const SentenceEncoder<float>& encoder, const float* parameters, Strategy strategy,
                                     const WordTable& table, const ValidationSet& validation, int threads,
                                     Progress& progress);

} // namespace crossgloss
