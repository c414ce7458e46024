#pragma once

#include "base/Progress.h"
#include "corpus/TextIds.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace crossgloss {

/// Links of one sentence pair: (position in the first sentence, position in the second), from 0, sorted.
using WordLinks = std::vector<std::pair<std::uint32_t, std::uint32_t>>;

struct WordAlignerOptions {
    int iterations = 5;
    double nullProbability = 0.08;             ///< p₀: a word comes from no word of the other sentence
    double tension = 4;                        ///< λ: how much the diagonal is favoured; 0 = not at all
    bool optimiseTension = true;               ///< after every iteration but the first
    double concentration = 0.01;               ///< α of the Dirichlet prior (variational Bayes); 0 = maximum likelihood
    std::size_t longest = 200;                 ///< pairs with more words on a side are left unaligned
    std::size_t cacheBytes = std::size_t{1} << 30;     ///< for the places of words that meet; without, each is looked up
    int threads = 0;
};

/// How words of one language come from those of the other.
struct WordTranslations {
    std::vector<std::size_t> start{0};         ///< words of the source + 1; the last source word is the empty one
    std::vector<std::uint32_t> target;         ///< rising within a source word
    std::vector<float> probability;            ///< t(target | source)

    /// t(target | source); 0 for words that never met.
    float of(std::uint32_t source, std::uint32_t targetWord) const;
};

/// IBM model 1 with the prior of Dyer, Chahuneau & Smith (2013): target word i of m comes from source word j of n with
/// probability proportional to t(f_i | e_j) · exp(−λ |i / m − j / n|), or from none with p₀.
struct WordAlignment {
    WordTranslations translations;
    double tension = 0;                        ///< as it was learned
    std::vector<double> perplexities;          ///< of the target words, by iteration
    std::vector<WordLinks> links;              ///< by pair: each target word with its likeliest source word, if any
};

/// Aligns target words to source words. @param sourceWords,targetWords sizes of the vocabularies. Texts have the same
/// number of sentences; a pair with an empty side has no links. The same for the same number of threads.
/// @throws Error when the texts differ in number, or words meet more often than can be numbered; Cancelled.
WordAlignment alignWords(const TextIds& source, std::size_t sourceWords, const TextIds& target, std::size_t targetWords,
                         const WordAlignerOptions& options, Progress& progress);

/// Of the links of both directions: their intersection, grown by neighbours (diagonal ones too) of the union that bring
/// in an unaligned word, then by what is left of either direction where both words are unaligned ("grow-diag-final-and",
/// Och & Ney 2003; Koehn, Och & Marcu 2003).
/// @param forward,backward as (first, second); sorted. @param firstWords,secondWords lengths of the sentences.
WordLinks growDiagFinalAnd(const WordLinks& forward, const WordLinks& backward, std::size_t firstWords,
                           std::size_t secondWords);

/// 1 − 2 |A ∩ B| / (|A| + |B|) over all pairs: how far two alignments differ (0 = not at all).
double alignmentErrorRate(const std::vector<WordLinks>& a, const std::vector<WordLinks>& b);

} // namespace crossgloss
