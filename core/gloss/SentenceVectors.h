#pragma once

#include "gloss/GlossSet.h"

#include <cstddef>
#include <utility>
#include <vector>

namespace crossgloss {

/// Vectors of glosses (glosses × dimension, row-major, rows of length one, zero for empty glosses).
struct SentenceVectors {
    std::size_t rows = 0;
    std::size_t dimension = 0;
    std::vector<float> values;
};

/// SEMB (Sever & Ercan 2020): the tf-idf weighted mean of the words' vectors.
SentenceVectors meanVectors(const GlossSet& glosses, int threads);

struct SifOptions {
    double smoothing = 1e-3;           ///< a of a / (a + p(w))
    std::size_t components = 1;        ///< common directions to take out
    int threads = 0;
};

/// SIF (Arora et al. 2017): mean weighted by a / (a + p(w)), p the word's share of the tokens of its set, with the first
/// common components of both sets together taken out of each. @return source and target.
std::pair<SentenceVectors, SentenceVectors> sifVectors(const GlossSet& source, const GlossSet& target,
                                                       const SifOptions& options);

} // namespace crossgloss
