#pragma once

#include "alignment/AlignmentMap.h"
#include "base/Progress.h"
#include "gloss/SiameseSearch.h"
#include "resources/EmbeddingSpace.h"
#include "resources/Wordnet.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// Glosses of two languages, the same place for the same meaning.
struct AlignedGlosses {
    std::string sourceLanguage; ///< canonical codes
    std::string targetLanguage;
    std::vector<std::string> source;
    std::vector<std::string> target;
};

/// Those of the concepts that both wordnets define. @throws Error when there are none.
AlignedGlosses alignedGlosses(const Wordnet& source, const Wordnet& target);

struct GlossEncoderOptions {
    SiameseOptions siamese;
    bool grid = false;             ///< try siameseGrid(), keep what the validation pairs like best
    std::size_t pairs = 0;         ///< to learn from, drawn from those that are not for validation; 0 = all
    std::size_t validation = 1000; ///< pairs that choose the epoch and the settings; at most a fifth of all
    bool dropStopWords = false;
    bool resume = true; ///< go on where an earlier run was stopped; false = forget what it left
};

struct GlossEncoderResult {
    SiameseResult best;
    std::vector<SiameseTrial> trials; ///< of the grid; empty without
    std::size_t listed = 0;           ///< aligned pairs there are
    std::size_t validation = 0;       ///< of them, those for validation
    double seconds = 0;               ///< of this run
};

/// The spaces and the map that words come by their vectors with.
struct GlossEncoderSpaces {
    const AlignmentMap& map;
    const EmbeddingSpace& source;
    const EmbeddingSpace& target;
};

/// Trains a Siamese LSTM on aligned glosses and writes it to options.siamese.out, whose folder is made. The model keeps
/// which pairs it has seen, and whose vectors it reads.
/// @param onPoint receives which candidate of the grid, 0 without, and each epoch of it.
/// @throws Error when nothing can be learnt, the map is of other spaces, or the folder cannot be made; Cancelled (what
/// was reached stays beside the model).
GlossEncoderResult trainGlossEncoder(const AlignedGlosses& glosses, const GlossEncoderSpaces& spaces,
                                     const GlossEncoderOptions& options, Progress& progress,
                                     const std::function<void(std::size_t candidate, const TrainingPoint&)>& onPoint);

/// Those of the network, then grid, pairs, validation, drop_stop_words, resume.
Fields fieldsOf(GlossEncoderOptions& options);
/// `best_epoch, mrr, pairs, listed, validation, resumed, seconds, curve, scores, settings`, with a grid `grid`.
nlohmann::json toJson(const GlossEncoderResult& result);

} // namespace crossgloss
