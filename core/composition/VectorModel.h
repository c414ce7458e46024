#pragma once

#include "composition/WordModel.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace crossgloss {

/// Sentences that the words of a language are counted in.
struct LanguageSample {
    std::string language;              ///< canonical code
    std::span<const std::string> sentences;
};

struct VectorModelOptions {
    SentenceMethod method = SentenceMethod::Sif;   ///< Mean, Sif, TfIdf, Wmd or Sinkhorn
    double smoothing = 1e-3;           ///< Sif's a of a / (a + p(w))
    std::size_t components = 1;        ///< common directions that Sif takes out; needs a sample
    double entropy = 0.1;              ///< Sinkhorn's regularisation
    int iterations = 50;
    int threads = 0;
};

/// A model straight from word vectors that share a space; each counts with length one.
///
/// Tf-idf (also the masses of transport) weighs by ln((1 + n) / (1 + df)) + 1 over the sample of the language. SIF takes p(w)
/// from the rank r of the word, p = 1 / ((r + 2.7) ln(words)) (Zipf and
/// Mandelbrot), as rows stand by falling frequency: that serves sentences of any kind. Its common directions are those of
/// largest second moment of all languages' samples together. A language without a sample has weights of one.
/// @throws Error for other methods; Cancelled.
WordModel vectorModel(std::vector<LanguageWords> languages, std::span<const LanguageSample> samples,
                      const VectorModelOptions& options, Progress& progress);

} // namespace crossgloss
