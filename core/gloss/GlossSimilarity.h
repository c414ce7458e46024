#pragma once

#include "base/Progress.h"
#include "gloss/GlossSet.h"
#include "gloss/SentenceVectors.h"
#include "gloss/Sinkhorn.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace crossgloss {

/// How alike every source gloss is to every target gloss; larger is more alike.
struct GlossSimilarity {
    std::size_t rows = 0;              ///< source glosses
    std::size_t columns = 0;           ///< target glosses
    std::vector<float> values;         ///< rows × columns, row-major

    const float* row(std::size_t index) const { return values.data() + index * columns; }
};

/// Ways to compare glosses (Sever & Ercan 2020, section 4, and after).
enum class GlossMeasure {
    Semb,                              ///< cosine of tf-idf weighted means
    Sif,                               ///< cosine of SIF means without the common direction
    Wmd,                               ///< exact Word Mover's Distance, negated
    Sinkhorn,                          ///< entropic transport, negated
    Siamese,                           ///< Siamese LSTM
    Encoder,                           ///< cosine of a dictionary encoder's vectors
    TfIdf,                             ///< cosine of tf-idf vectors of translated words
    Fused                              ///< several of these, weighted
};

/// Names of the command line: semb, sif, wmd, sinkhorn, siamese, encoder, tfidf, fused.
std::string_view nameOf(GlossMeasure measure);
std::optional<GlossMeasure> glossMeasure(std::string_view name);

struct GlossSimilarityOptions {
    SifOptions sif;
    SinkhornOptions sinkhorn;
    int threads = 0;
};

/// Cosines of sentence vectors, blocked over threads.
GlossSimilarity cosineSimilarity(const SentenceVectors& source, const SentenceVectors& target, int threads,
                                 Progress& progress);

/// SEMB, SIF, WMD or Sinkhorn, which need nothing but words with vectors.
/// @throws Error for the measures that need more; Cancelled.
GlossSimilarity compareGlosses(const GlossSet& source, const GlossSet& target, GlossMeasure measure,
                               const GlossSimilarityOptions& options, Progress& progress);

} // namespace crossgloss
