#pragma once

#include "base/Progress.h"
#include "gloss/GlossCandidates.h"
#include "gloss/GlossSimilarity.h"
#include "resources/WordPairs.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

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
class TranslatedTfIdf {
public:
    /// @throws Cancelled.
    TranslatedTfIdf(std::span<const std::string> source, std::span<const std::string> target,
                    std::span<const WordPair> dictionary, const TranslatedTfIdfOptions& options, Progress& progress);

    /// Cosines of every pair. @throws Cancelled.
    GlossSimilarity similarity(Progress& progress) const;
    /// Cosines of candidate pairs, in their order. @throws Cancelled.
    std::vector<float> similarities(const GlossCandidates& candidates, Progress& progress) const;

private:
    struct Term {
        std::uint32_t id;
        float weight;
    };
    using Terms = std::vector<Term>;   ///< by rising id, of length one
    class Collection;

    int m_threads;
    std::size_t m_terms = 0;           ///< different ones
    std::vector<Terms> m_source;
    std::vector<Terms> m_target;
};

} // namespace crossgloss
