#pragma once

#include "encoder/WordTable.h"
#include "space/Retrieval.h"

#include "base/Progress.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace crossgloss {

/// How a dictionary encoder ranks words: by cosine alone, or with the hubness of each word taken off, as it shows in the
/// encodings of training definitions. Defaults were chosen on a validation set of definitions (models/dictionary-encoders.md).
struct EncoderRetrieval {
    /// GloballyCorrected is refused. CSLS takes half the mean cosine of a word to its @ref neighbourhood nearest definitions
    /// off (Conneau et al. 2018, eq. 3, the part of the query left out, which does not order), the inverted softmax
    /// ln(mean(exp(β cosine))) / β over the definitions (Smith et al. 2017, eq. 12).
    RetrievalCriterion criterion = RetrievalCriterion::NearestNeighbour;
    std::size_t neighbourhood = 100;
    double beta = 10;
    std::size_t sample = 5000;         ///< training definitions that are encoded; 0 = all
};

/// What is taken off the cosine of every word of a language.
/// @param definitions n × dimension, rows of length one. @return block.space.size() values; empty for NearestNeighbour.
/// @throws Error when there are no definitions, or the criterion is no one of these; Cancelled.
std::vector<float> hubCorrection(const WordTable& table, const WordTable::Block& block, std::span<const float> definitions,
                                 const EncoderRetrieval& retrieval, int threads, Progress& progress);

} // namespace crossgloss
