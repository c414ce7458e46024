#pragma once

#include "base/Progress.h"
#include "gloss/SentenceVectors.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// How many words of some sentences a model knew.
struct SentenceCoverage {
    std::vector<std::uint32_t> words;      ///< by sentence
    std::vector<std::uint32_t> known;      ///< of these, with a vector

    std::size_t size() const { return words.size(); }
    std::uint64_t allWords() const;
    std::uint64_t allKnown() const;
    /// Sentences without a known word.
    std::size_t empty() const;
    /// allKnown() / allWords(); 1 when there are no words.
    double share() const;
};

/// Sentences of one language as vectors.
struct EmbeddedSentences {
    SentenceVectors vectors;               ///< sentences × dimension, of length one; zeros where no word is known
    SentenceCoverage coverage;
};

/// How alike pairs of sentences are.
struct PairScores {
    std::vector<float> scores;             ///< by pair, at most 1, higher is more alike; 0 where a side has no known word
    SentenceCoverage first;
    SentenceCoverage second;
};

/// A sentence word by word, as a model reads it.
struct SentenceWords {
    struct Word {
        std::string text;              ///< normalised
        bool known = false;            ///< has a vector
        bool function = false;         ///< says nothing about a meaning
        double weight = 0;             ///< how much it counts beside the others; 0 where it is unknown
    };
    std::size_t dimension = 0;         ///< 0 for models that are not made of words
    std::vector<Word> words;           ///< in the order of the sentence
    std::vector<float> vectors;        ///< words × dimension, of length one; zeros for unknown words
};

/// Turns sentences of a language into vectors, or scores two sentences: what all measures of sentences have in common.
/// All members are thread-safe.
class SentenceModel {
public:
    virtual ~SentenceModel() = default;

    /// As the command line names it: mean, sif, tfidf, bi, pa, wmf, bmf, cmf, pack, encoder, ngrams, fused, wmd or
    /// sinkhorn.
    virtual std::string method() const = 0;
    /// Of the vectors; 0 for models that only score pairs.
    virtual std::size_t dimension() const = 0;
    /// Canonical codes of those it reads; none = it reads all.
    virtual std::vector<std::string> languages() const = 0;

    /// Vectors of sentences. The vector of a sentence depends on nothing but itself and the model.
    /// @throws Error when the model has no vectors or does not read the language; Cancelled.
    virtual EmbeddedSentences embed(std::span<const std::string> sentences, std::string_view language, int threads,
                                    Progress& progress) const = 0;
    /// How alike first[i] and second[i] are; the cosine of their vectors where there are such.
    /// @throws Error when the numbers differ or a language is not read; Cancelled.
    virtual PairScores score(std::span<const std::string> first, std::string_view firstLanguage,
                             std::span<const std::string> second, std::string_view secondLanguage, int threads,
                             Progress& progress) const;

    /// The words of a sentence with their vectors in the space that all languages share; empty for models that have none.
    /// @throws Error when the language is not read.
    virtual SentenceWords wordsOf(std::string_view sentence, std::string_view language) const;

    bool reads(std::string_view language) const;

protected:
    /// @throws Error naming the languages that the model reads.
    void requireReads(std::string_view language) const;
};

/// Opens whatever turns sentences into vectors: a model that compose wrote, a trained dictionary encoder, a pack, or several
/// of them fused, told by the content. @param pack that a fused model means by its name. @throws Error when the file is none of these or damaged.
std::shared_ptr<const SentenceModel> openSentenceModel(const std::filesystem::path& path, int threads, Progress& progress,
                                                       const std::filesystem::path& pack = {});

} // namespace crossgloss
