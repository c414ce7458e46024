#pragma once

#include "alignment/Align.h"
#include "base/Progress.h"
#include "evaluation/PairedTests.h"
#include "evaluation/TranslationEvaluation.h"
#include "space/Retrieval.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// What a map of the grid was learned from: the paper's tables 1 and 2, 4, 5.
enum class GridDictionaryKind { Given, Identical, Sentences };

struct GridDictionary {
    GridDictionaryKind kind = GridDictionaryKind::Given;
    std::string name;                  ///< as the table calls it
    AlignmentPairs words;              ///< source to target
    SentenceSource sentences;          ///< for Sentences
    std::string sourceLanguage;        ///< of the sentences
    std::string targetLanguage;
};

/// One column of results: a method's map under one retrieval in one direction.
struct GridCell {
    std::size_t dictionary = 0;        ///< in AlignmentGrid::dictionaries
    AlignmentMethod method = AlignmentMethod::Procrustes;
    RetrievalCriterion retrieval = RetrievalCriterion::NearestNeighbour;
    TranslationDirection direction = TranslationDirection::Forward;
    std::string problem;               ///< why there is no score (the method cannot learn from this); else empty
    TranslationScores scores;          ///< strict and tolerant, with intervals and coverage
    std::vector<std::uint32_t> ranks;  ///< of every word of the test, NoRank when not covered
    double beta = 0;                   ///< of the inverted softmax, learned for the direction; 0 = not used
    bool betaAtBound = false;
    double alignSeconds = 0;           ///< of the map, which cells share
    double seconds = 0;                ///< of the retrieval
    std::optional<PairedComparison> againstBaseline;   ///< first = the baseline of this dictionary and direction
    double adjustedP = 1;              ///< McNemar's mid-p against the baseline, corrected after Holm over those cells
};

struct AlignmentGrid {
    std::string source;                ///< names of the spaces, set by who opened them
    std::string target;
    struct Dictionary {
        GridDictionaryKind kind = GridDictionaryKind::Given;
        std::string name;
        std::size_t pairs = 0;         ///< of words that both spaces have; 0 for sentences
    };
    std::vector<Dictionary> dictionaries;
    std::vector<GridCell> cells;       ///< by dictionary, method, direction, retrieval
    TranslationTest forwardTest;
    TranslationTest backwardTest;
    TrainingOverlap overlap;           ///< of the forward test with the given dictionary, set by who read both
    double seconds = 0;

    /// Cell of these four; null when it was not asked for.
    const GridCell* find(std::size_t dictionary, AlignmentMethod method, RetrievalCriterion retrieval,
                         TranslationDirection direction) const;
    /// Highest P@1 (then MRR, then the first) of a direction; null when no cell of it has a score.
    const GridCell* best(TranslationDirection direction) const;
    /// What the others of a dictionary and direction are tested against; null when there is none.
    const GridCell* baseline(std::size_t dictionary, TranslationDirection direction) const;

    AlignmentMethod baselineMethod = AlignmentMethod::Procrustes;
    RetrievalCriterion baselineRetrieval = RetrievalCriterion::NearestNeighbour;
};

struct AlignmentGridOptions {
    std::vector<AlignmentMethod> methods = {AlignmentMethod::LeastSquares, AlignmentMethod::Cca,
                                            AlignmentMethod::Procrustes, AlignmentMethod::ProcrustesReduced,
                                            AlignmentMethod::VecMap, AlignmentMethod::Rcsls,
                                            AlignmentMethod::SelfLearning, AlignmentMethod::MuseRefinement};
    std::vector<RetrievalCriterion> retrievals = {RetrievalCriterion::NearestNeighbour,
                                                  RetrievalCriterion::InvertedSoftmax, RetrievalCriterion::Csls,
                                                  RetrievalCriterion::GloballyCorrected};
    std::vector<TranslationDirection> directions = {TranslationDirection::Forward, TranslationDirection::Backward};
    /// Of every method; its `method` is set by the grid. Its limits also bound the words that are asked and answered.
    AlignOptions align;
    TranslationOptions translation;    ///< of every cell; its criterion and β are set by the grid
    const TranslationTest* otherDictionaryBackward = nullptr;      ///< translation.otherDictionary is the forward one
    /// Others are tested against this method and retrieval; the first of the grid where it is not part of it.
    AlignmentMethod baselineMethod = AlignmentMethod::Procrustes;
    RetrievalCriterion baselineRetrieval = RetrievalCriterion::NearestNeighbour;
    /// Called when a cell is finished, from the working thread, with the cells done and their total.
    std::function<void(const GridCell& cell, std::size_t done, std::size_t total)> onCell;
};

/// True for methods whose map leads one way: least squares and RCSLS. The other way they learn a map of their own
/// (as in Smith et al. 2017, whose section 2.2 shows that only an orthogonal map is consistent with its own return).
bool isDirectional(AlignmentMethod method);

/// Learns every method's map on every dictionary and scores it under every retrieval in every direction. A method that
/// cannot learn from a dictionary gets its problem instead of scores; the others go on.
/// @throws Error when nothing is asked for or the test covers no word; Cancelled.
AlignmentGrid compareAlignments(const EmbeddingSpace& source, const EmbeddingSpace& target,
                                std::span<const GridDictionary> dictionaries, const TranslationTest& forwardTest,
                                const TranslationTest& backwardTest, const AlignmentGridOptions& options,
                                Progress& progress);

/// `source, target, dictionaries, cells: […], best: {forward, backward}`; of the ranks those of the best cells alone,
/// as rankText().
nlohmann::json toJson(const AlignmentGrid& grid);
/// One line per cell, with a header (RFC 4180).
std::string gridCsv(const AlignmentGrid& grid);

} // namespace crossgloss
