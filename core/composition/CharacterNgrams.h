#pragma once

#include "composition/SentenceModel.h"

#include <cstddef>
#include <memory>

namespace crossgloss {

struct CharacterNgramOptions {
    int length = 3;                    ///< characters of a run
    std::size_t dimension = 1024;      ///< the runs are hashed to so many values, with signs
};

/// Sentences as counts of the runs of characters in their words, 1 + ln n each, without case and accents (cross-language
/// character n-grams: McNamee & Mayfield 2004, Potthast et al. 2011). What languages spell alike counts: names, numbers,
/// cognates. Learns nothing and reads every language; method() is "ngrams".
std::shared_ptr<const SentenceModel> characterNgramModel(const CharacterNgramOptions& options = {});

} // namespace crossgloss
