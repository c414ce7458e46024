#pragma once

#include "corpus/ParallelSentences.h"
#include "resources/PhraseTable.h"

#include <cstddef>
#include <span>
#include <string>

namespace crossgloss {

struct PivotParaphraseOptions {
    double minimumProbability = 0.02;          ///< of a paraphrase in both directions
    std::size_t translations = 20;             ///< of a phrase, the likeliest, that are gone through
};

/// Paraphrases of the first language: phrases with the same translations, by
/// p(b | a) = Σ_f φ(f | a) φ(b | f) (Bannard & Callison-Burch 2005), as PPDB is made. Each pair stands once.
SentenceCorpus pivotParaphrases(std::span<const PhrasePair> phrases, const std::string& language,
                                const PivotParaphraseOptions& options);

} // namespace crossgloss
