#pragma once

#include "alignment/AlignmentMap.h"
#include "evaluation/ProperNames.h"
#include "evaluation/RetrievalMetrics.h"
#include "resources/EmbeddingSpace.h"
#include "resources/WordPairs.h"
#include "space/Retrieval.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

enum class TranslationDirection { Forward, Backward };

/// Names of the command line: nn, isf, csls, gc.
std::string_view nameOf(RetrievalCriterion criterion);
std::optional<RetrievalCriterion> retrievalCriterion(std::string_view name);

/// A test dictionary by source word: any listed translation counts as right.
struct TranslationTest {
    std::vector<std::string> words;    ///< source words, in the order of the file
    std::vector<std::vector<std::string>> translations;    ///< of each, without repetition
    std::size_t repeated = 0;          ///< pairs that were listed before
    bool lowerCase = false;            ///< words that a space lacks as they are written are looked up in lower case too
    std::string language;              ///< of the words, whose rules lower-case them; may be empty
    std::string translationLanguage;
};

struct TranslationTestOptions {
    TranslationDirection direction = TranslationDirection::Forward;    ///< Backward swaps the columns
    /// As TranslationTest; entries that differ in case alone then become one. For dictionaries that capitalise and
    /// vectors that do not.
    bool lowerCase = false;
    std::string sourceLanguage = {};   ///< of the columns, before they are swapped
    std::string targetLanguage = {};
};
TranslationTest translationTest(std::span<const WordPair> pairs, const TranslationTestOptions& options = {});

/// A language in the shared space: its words, and of the first of them vectors of length one.
struct SharedSpace {
    const EmbeddingSpace* words = nullptr;
    RowMatrix vectors;                 ///< row i is word i; fewer rows than words where a limit is set
};

struct TranslationOptions {
    RetrievalOptions retrieval;        ///< its k is `depth`
    /// Answers ranked per word. A right one further back counts as rank 0, and 0 in the mean of 1 / rank, which is
    /// therefore at most 1 / (depth + 1) too low.
    std::size_t depth = 1000;
    std::size_t answers = 10;          ///< kept of each word for the report
    /// Upper ends of bands of the source word's row (rows stand in falling frequency), as table 3 of Smith et al. 2017.
    std::vector<std::size_t> frequencyBins = {5000, 20000, 50000, 100000, 200000};
    BootstrapOptions bootstrap;
    const ProperNames* properNames = nullptr;          ///< nothing is said about them without
    const TranslationTest* otherDictionary = nullptr;  ///< translations that count in the tolerant view
};

enum class WordCoverage : std::uint8_t {
    Covered,                           ///< the word and a translation have vectors
    WordMissing,                       ///< the source word has none
    TranslationsMissing                ///< none of its translations has one
};

struct RankedAnswer {
    std::string word;
    float score = 0;
};

/// What became of one word of the test.
struct TranslatedWord {
    WordCoverage coverage = WordCoverage::Covered;
    std::uint32_t row = NoRank;        ///< of the source word: its frequency rank from 0; NoRank when missing
    bool properName = false;
    std::uint32_t rank = NoRank;       ///< 1-based, of the best listed translation
    std::uint32_t tolerantRank = NoRank;   ///< the same when the other dictionary's translations count too
    std::vector<RankedAnswer> answers; ///< the first ones
};

/// Words of a frequency band: rows from … to − 1 of the source space.
struct FrequencyBand {
    std::size_t from = 0;
    std::size_t to = 0;
    std::size_t words = 0;             ///< of the test, covered or not
    PrecisionScores scores;            ///< of the covered ones
};

struct TranslationScores {
    std::size_t n = 0;                 ///< words of the test
    std::size_t covered = 0;
    std::size_t wordMissing = 0;
    std::size_t translationsMissing = 0;
    std::size_t inLowerCase = 0;       ///< covered words that lower case brought; where it is off, those it would bring
    PrecisionScores strict;            ///< over covered words
    PrecisionScores tolerant;          ///< right by the gold list or by the other dictionary; as strict without one

    double coverage() const { return n == 0 ? 0.0 : static_cast<double>(covered) / static_cast<double>(n); }
};

struct TranslationEvaluation {
    TranslationScores scores;
    std::vector<FrequencyBand> bands;  ///< the last one holds what lies beyond the last bin, if anything does
    std::optional<PrecisionScores> properNames;            ///< covered ones alone; nothing where no sign tells them
    std::optional<PrecisionScores> withoutProperNames;
    std::vector<TranslatedWord> words; ///< in the order of the test

    /// rank of every word, NoRank included.
    std::vector<std::uint32_t> ranks() const;
    /// Words whose first answer the gold list lacks and the other dictionary has.
    std::vector<std::size_t> rightByOther() const;
};

/// Translates every covered word of the test and ranks its translations among all targets.
/// @param from,to the test's languages, in its direction, in one shared space of @p dimension columns.
/// @throws as retrieve().
TranslationEvaluation evaluateTranslation(const TranslationTest& test, const SharedSpace& from, const SharedSpace& to,
                                          std::size_t dimension, const TranslationOptions& options, Progress& progress);

/// `n, covered, coverage, word_missing, translations_missing, in_lower_case, p1, p5, p10, mrr, intervals, bins: [{from,
/// to, n, covered, p1 …}]` and, where anything tells them, `proper_names` and `without_proper_names`. Precisions are
/// shares of the covered words.
nlohmann::json toJson(const TranslationEvaluation& evaluation);
/// `n, p1, p5, p10, mrr, intervals` of the tolerant view, `right_by_other` and the first `examples: [{word, answer,
/// listed}]`.
nlohmann::json tolerantJson(const TranslationEvaluation& evaluation, const TranslationTest& test);

/// One row per word: word, listed translations, coverage, frequency rank (from 1), band, proper name, rank, tolerant
/// rank, first answers with scores (TSV with a header; atomic). A rank of 0 is a translation beyond
/// TranslationOptions::depth.
void writeTranslationReport(const TranslationTest& test, const TranslationEvaluation& evaluation,
                            const std::filesystem::path& path);

/// Names the words of a test and their order: equal for tests whose ranks may be compared.
std::string testChecksum(const TranslationTest& test);

/// Words and pairs of a test that the dictionary of a map has too.
struct TrainingOverlap {
    std::size_t words = 0;             ///< source words
    std::size_t pairs = 0;
};
TrainingOverlap trainingOverlap(const TranslationTest& test, std::span<const WordPair> training,
                                TranslationDirection direction);

} // namespace crossgloss
