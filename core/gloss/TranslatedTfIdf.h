#pragma once

#include "base/Progress.h"
#include "gloss/GlossSimilarity.h"
#include "resources/WordPairs.h"

#include <span>
#include <string>

namespace crossgloss {

struct TranslatedTfIdfOptions {
    std::string sourceLanguage;
    std::string targetLanguage;
    bool stems = true;                 ///< compare stems instead of words
    int threads = 0;
};

/// The baseline of monolingual retrieval on translated glosses (Sever & Ercan 2020, section 4.1): tf · ln((N + 1) / (df + 1))
/// over both sets of glosses, and the cosine. A source word stands for all its translations in equal shares; a word that the
/// dictionary lacks stands for itself, so that names and numbers meet. With an empty dictionary the source glosses are taken
/// as translated already.
/// @throws Cancelled.
GlossSimilarity translatedTfIdf(std::span<const std::string> source, std::span<const std::string> target,
                                std::span<const WordPair> dictionary, const TranslatedTfIdfOptions& options,
                                Progress& progress);

} // namespace crossgloss
