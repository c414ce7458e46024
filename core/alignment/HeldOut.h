#pragma once

#include "alignment/PreparedSpaces.h"
#include "alignment/SentencePairs.h"
#include "base/Progress.h"
#include "space/Retrieval.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// A held-out source word, with all its translations in the dictionary.
struct HeldOutWord {
    std::uint32_t source = 0;
    std::vector<std::uint32_t> targets;
};

/// A dictionary cut in two by source word: what is learned from, and what it is judged by.
struct DictionarySplit {
    std::vector<IndexPair> training;   ///< in the order of the dictionary
    std::vector<HeldOutWord> heldOut;  ///< by rising row
    std::string note;                  ///< why nothing was held out, an English text; else empty
};

/// Fewer words than this say nothing: one of them would be more than five points of precision.
inline constexpr std::size_t minHeldOutWords = 20;

/// Keeps @p share of the dictionary's source words aside; none when that is fewer than minHeldOutWords.
/// @throws Error when the share is not in [0, 1).
DictionarySplit splitDictionary(std::span<const IndexPair> pairs, double share, std::uint64_t seed);

/// P@1 of the held-out words: any listed translation counts.
struct HeldOutScores {
    double nearest = 0;                ///< by nearest neighbour
    double csls = 0;                   ///< by CSLS
};

/// Scores maps on held-out words, among the most frequent words of the target and all held-out translations; the
/// neighbourhoods of CSLS are taken among the most frequent words of the source.
class HeldOutScorer {
public:
    /// @param vocabulary most frequent words of either side. The spaces must outlive the scorer.
    HeldOutScorer(const PreparedSpaces& spaces, const std::vector<HeldOutWord>& words, std::size_t vocabulary,
                  std::size_t neighbourhood);
    /// Scores on held-out sentences: each is to find its own translation among the others.
    HeldOutScorer(const SentencePairs& sentences, std::size_t neighbourhood, int threads);

    std::size_t words() const { return m_answers.size(); }
    HeldOutScores score(const MapPair& maps, Progress& progress) const;

private:
    double precision(const Neighbours& found) const;

    int m_threads;
    std::size_t m_neighbourhood;
    std::vector<float> m_queries;      ///< normalised rows
    std::vector<float> m_sources;
    std::vector<float> m_targets;
    std::vector<std::vector<std::uint32_t>> m_answers;     ///< rows of m_targets, by query
};

/// `held_out_nn` and `held_out_csls`.
nlohmann::json toJson(const HeldOutScores& scores);

} // namespace crossgloss
