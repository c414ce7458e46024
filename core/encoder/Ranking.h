#pragma once

#include "encoder/EncoderRetrieval.h"
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
/// (lower row) comes first. @param queries answers.size() × dimension, of length one if there are corrections.
/// @param answers ids within the block. @param corrections what is taken off the cosine of each word of the block, or empty.
std::vector<std::uint32_t> rankAnswers(const WordTable& table, const WordTable::Block& block,
                                       std::span<const float> queries, std::span<const std::uint32_t> answers, int threads,
                                       Progress& progress, std::span<const float> corrections = {});

/// Id of the word of a language nearest to each query by cosine.
std::vector<std::uint32_t> nearestWords(const WordTable& table, const WordTable::Block& block,
                                        std::span<const float> queries, int threads, Progress& progress);

/// Ranks of a whole set, 0 where answer or words are unknown. With Strategy::Mono each encoding is first replaced by
/// the nearest word of the definition's language.
/// @param learned definitions that the encoder was trained on, by which the hubness of words is measured; may be null for
/// nearest neighbours.
std::vector<std::uint32_t> rankPairs(const SentenceEncoder<float>& encoder, const float* parameters, Strategy strategy,
                                     const WordTable& table, const ValidationSet& validation, int threads,
                                     Progress& progress, const EncoderRetrieval& retrieval = {},
                                     const ValidationSet* learned = nullptr);

} // namespace crossgloss
