#pragma once

#include "base/Progress.h"
#include "corpus/ParallelSentences.h"
#include "composition/WordAligner.h"
#include "resources/PhraseTable.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace crossgloss {

/// A pair of spans of words: positions [firstBegin, firstEnd) and [secondBegin, secondEnd).
struct PhraseSpan {
    std::uint32_t firstBegin = 0, firstEnd = 0;
    std::uint32_t secondBegin = 0, secondEnd = 0;

    friend auto operator<=>(const PhraseSpan&, const PhraseSpan&) = default;
};

/// All pairs of phrases of at most @p longest words that are consistent with the links of a sentence pair (Koehn, Och &
/// Marcu 2003): linked words of either lie in the other alone, there is at least one link, and unaligned words at the
/// edges of the second phrase may belong to it or not. In rising order.
std::vector<PhraseSpan> consistentPhrases(const WordLinks& links, std::size_t firstWords, std::size_t secondWords,
                                          std::size_t longest);

struct PhraseExtractionOptions {
    WordAlignerOptions aligner;
    std::size_t longest = 7;                   ///< words of a phrase
    std::size_t minimumCount = 1;              ///< pairs that occur less often are left out
    int threads = 0;
};

struct ExtractedPhrases {
    std::vector<PhrasePair> pairs;             ///< by first, then second phrase, in order of first appearance
    double forwardTension = 0;                 ///< of the aligner, second words from first ones; and the other way
    double backwardTension = 0;
    double disagreement = 0;                   ///< alignmentErrorRate() of the two directions
    std::size_t links = 0;                     ///< after both were brought together
    double alignSeconds = 0;
    double extractSeconds = 0;
};

/// Aligns the words of sentence pairs in both directions, brings these together (growDiagFinalAnd()) and extracts phrase
/// pairs with their probabilities φ in both directions and lexical weights.
/// @throws Error when there are no pairs of two languages; Cancelled.
ExtractedPhrases extractPhrases(const SentenceCorpus& corpus, const PhraseExtractionOptions& options, Progress& progress);

} // namespace crossgloss
