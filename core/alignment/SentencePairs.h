#pragma once

#include "alignment/CrossProducts.h"
#include "alignment/Normalisation.h"
#include "base/Progress.h"
#include "resources/EmbeddingSpace.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace crossgloss {

/// Some lines of two texts; line i of one is the translation of line i of the other. An empty line has no translation.
struct SentenceBatch {
    std::vector<std::string> source;
    std::vector<std::string> target;
};

/// Fills a batch anew with the next lines; false when there are no more.
using SentenceReader = std::function<bool(SentenceBatch& batch)>;
/// Aligned sentences from wherever they lie: begins to read them from the start.
using SentenceSource = std::function<SentenceReader()>;

/// Two files, plain or compressed, line i of one being the translation of line i of the other.
/// Reading throws Error when they differ in length or a line is not UTF-8.
SentenceSource sentenceFiles(std::filesystem::path source, std::filesystem::path target);

struct SentenceOptions {
    std::string sourceLanguage{};      ///< canonical codes: how the text is cut into words
    std::string targetLanguage{};
    bool grams = true;                 ///< whether XᵀX and ZᵀZ are wanted beside XᵀZ
    /// So many pairs, drawn from all lines, stay out of the products: to choose a number of dimensions by, to learn β
    /// on and to say how well the map does. At most a tenth of the pairs.
    std::size_t aside = 1000;
    std::uint64_t seed = 1;            ///< of that draw
    int threads = 0;                   ///< 0 = all
};

/// A phrase dictionary: each pair is the normalised sum of the normalised vectors of the words of a sentence and of its
/// translation (Smith et al. 2017, section 2.5.2). Its size depends on the dimensions alone, however many sentences
/// went in, but for the held-out pairs.
struct SentencePairs {
    CrossProducts products;            ///< of the pairs used for learning
    std::size_t listed = 0;            ///< lines
    std::size_t empty = 0;             ///< of them, left out: one side is empty or has no word of its space
    std::size_t aside = 0;             ///< held-out pairs
    std::vector<float> asideSource;    ///< their rows, of length one: aside × source dimension
    std::vector<float> asideTarget;    ///< aside × target dimension
};

/// Reads all sentences once.
/// @throws Error when no pair has a known word on both sides; what @p sentences throws; Cancelled.
SentencePairs sentencePairs(const SentenceSource& sentences, const EmbeddingSpace& source,
                            const Normalisation& sourceNormalisation, const EmbeddingSpace& target,
                            const Normalisation& targetNormalisation, const SentenceOptions& options,
                            Progress& progress);

} // namespace crossgloss
