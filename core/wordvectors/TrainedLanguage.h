#pragma once

#include "corpus/TextIds.h"
#include "resources/EmbeddingSpace.h"
#include "wordvectors/ContextWindow.h"
#include "wordvectors/NegativeSampler.h"
#include "wordvectors/WordRows.h"
#include "wordvectors/WordVectors.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace crossgloss {

/// A language whose word vectors are being learned: its text in numbers, and its matrices.
struct TrainedLanguage {
    std::string language;
    Vocabulary vocabulary;
    std::vector<std::uint64_t> counts;
    TextIds text;
    NegativeSampler negatives;
    Subsampling subsampling;
    WordRows input;                    ///< words, then buckets of n-grams
    WordRows output;                   ///< words
    std::vector<std::size_t> ngramStart;   ///< words + 1; empty = no n-grams
    std::vector<std::uint32_t> ngrams;     ///< rows of input, by word

    bool hasNgrams() const { return !ngramStart.empty(); }
    std::span<const std::uint32_t> ngramsOf(std::uint32_t word) const
    {
        return hasNgrams() ? std::span(ngrams).subspan(ngramStart[word], ngramStart[word + 1] - ngramStart[word])
                           : std::span<const std::uint32_t>();
    }
    /// The vector of a word as it stands: its row, or the mean of it and its n-grams. @p vector has input.width() values.
    void vectorOf(std::uint32_t word, float* vector) const;
};

/// Matrices and tables for a text. @param stream tells the languages of one training apart.
/// @throws Error when the memory is not to be had.
TrainedLanguage trainedLanguage(std::string language, CountedText text, const WordVectorConfig& config, std::uint64_t stream);

/// The vectors of all words, without n-grams of its own.
EmbeddingSpace spaceOf(const TrainedLanguage& language);

/// Writes fastText's .bin when there are n-grams, word2vec's .bin else (atomic).
void writeBinaryVectors(const TrainedLanguage& language, const WordVectorConfig& config, const std::filesystem::path& path);

} // namespace crossgloss
