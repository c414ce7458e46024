#pragma once

#include "base/Progress.h"
#include "evaluation/RetrievalMetrics.h"
#include "resources/EmbeddingSpace.h"
#include "space/Retrieval.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// Sentences of one language in the shared space.
struct MappedSentences {
    std::size_t rows = 0;
    std::size_t dimension = 0;
    std::vector<float> values;         ///< rows × dimension, of length one; zeros where no word is known
    std::vector<bool> known;           ///< by row
    std::size_t empty = 0;             ///< rows without a known word

    RowMatrix view() const { return {values.data(), rows, dimension}; }
};

/// The normalised sum of the vectors of a sentence's words, which are rows of length one in the shared space (Smith et
/// al. 2017, section 2.5.2). @param words size() × dimension: all words of @p space. @param language how text is cut
/// into words.
MappedSentences sentenceVectors(std::span<const std::string> sentences, const EmbeddingSpace& space, const float* words,
                                std::size_t dimension, std::string_view language, int threads, Progress& progress);

/// Lines of two texts, line i of one being the translation of line i of the other.
struct ParallelText {
    std::vector<std::string> source;
    std::vector<std::string> target;
};

/// The same the other way round.
ParallelText turned(const ParallelText& text);

struct SentenceRetrievalOptions {
    /// Of the criterion; its k is 10 or more. The inverted softmax draws 12,800 sentences (Smith et al. 2017, table 6).
    RetrievalOptions retrieval = {.criterion = RetrievalCriterion::InvertedSoftmax, .sample = 12800};
    /// β to take; 0 = learned on lines drawn by the seed, at most a tenth of all and 1,500, which are then not asked.
    double beta = 0;
    double maximumBeta = 200;          ///< bound of the learned one, whose likelihood may grow for ever
    std::size_t depth = 100;           ///< answers ranked; see TranslationOptions::depth
    std::size_t queries = 0;           ///< lines asked, drawn by the seed; 0 = all. Candidates are all sentences anyway
    BootstrapOptions bootstrap;
};

/// How many sentences of one language found their translation among all sentences of the other.
struct SentenceScores {
    std::size_t lines = 0;
    std::size_t candidates = 0;        ///< different sentences of the other language
    std::size_t emptyQueries = 0;      ///< asked lines without a known word: misses
    std::size_t emptyAnswers = 0;      ///< asked lines whose translations all have none: misses too
    std::size_t setAside = 0;          ///< lines that β was learned on
    double beta = 0;                   ///< 0 = not used
    bool betaAtBound = false;
    PrecisionScores scores;            ///< over the asked lines
    /// The same by nearest neighbour, where another criterion was asked for: which is better differs by direction.
    std::optional<PrecisionScores> nearestNeighbour;
    std::vector<std::uint32_t> ranks;  ///< by line; 0 = not found, NoRank = not asked
};

/// Asks every source line for its translation among the different target sentences; where a sentence is listed with
/// several translations, any of them is right.
/// @param source,target vectors of the text's lines. @throws Error when no line has a vector on both sides; Cancelled.
SentenceScores retrieveSentences(const ParallelText& text, const MappedSentences& source, const MappedSentences& target,
                                 const SentenceRetrievalOptions& options, Progress& progress);

/// `n, lines, candidates, empty_queries, empty_answers, set_aside, p1, p5, p10, mrr, intervals`, and where used `beta`,
/// `beta_at_bound` and `nn`.
nlohmann::json toJson(const SentenceScores& scores);

} // namespace crossgloss
