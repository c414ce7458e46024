#pragma once

#include "lookup/Fusion.h"
#include "lookup/LexicalChannel.h"
#include "lookup/Lookup.h"
#include "lookup/WordFilter.h"
#include "pack/Pack.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace crossgloss {

constexpr std::size_t noRow = ~std::size_t{0};

/// What the meanings that a description may be of (MeaningRanking) say for one word.
struct MeantWord
{
    double share = 0;                  ///< their chances, less for a meaning's less usual words
    double best = 0;                   ///< the largest of them
    std::uint32_t meaning = 0;         ///< whose that is
    std::uint32_t place = 0;           ///< of the word in that meaning
    std::size_t row = noRow;           ///< in the vocabulary of the pack
    std::size_t hit = noRow;           ///< index into LookupTarget::lexical
};

/// Everything known about the words of one target language for one description.
struct LookupTarget {
    std::string language;
    std::vector<float> dense;                                  ///< by row; empty without the encoder
    DenseScale scale;
    std::vector<float> translated; ///< the same for the description's English translations
    DenseScale translatedScale;
    std::vector<LexicalHit> lexical;
    std::vector<std::size_t> lexicalRow;                       ///< row of each hit, noRow outside of the vocabulary
    std::unordered_map<std::size_t, std::size_t> hitOfRow;     ///< the best hit of a row
    std::unordered_map<std::string, MeantWord> meant;          ///< by normalised word
};

/// A word of the ranking.
struct RankedWord {
    double score = 0;                  ///< fused
    std::size_t row = noRow;           ///< in the vocabulary
    std::size_t hit = noRow;           ///< index into LookupTarget::lexical
};

/// Best first; equal scores by place in the vocabulary, then by place in the lexical list: the same in every run.
bool ranksBefore(const RankedWord& a, const RankedWord& b);

/// The words of a target language in the order in which they answer a description: both channels fused.
class TargetRanking {
public:
    /// Keeps references to all of these. @param pack may be null where nothing of the target is dense.
    TargetRanking(const Pack* pack, const FusionOptions& fusion, const LookupTarget& target, const LookupQuery& query,
                  const WordFilter& filter, const QueryWords& words)
        : m_pack(pack), m_fusion(fusion), m_target(target), m_query(query), m_filter(filter), m_words(words)
    {
    }

    const LookupTarget& target() const { return m_target; }
    /// A row of the vocabulary with its lexical hit, noRow when it has none.
    RankedWord atRow(std::size_t row, std::size_t hit) const;
    /// A hit outside of the vocabulary.
    RankedWord outside(std::size_t hit) const;
    /// Whether the filter and the description leave it in the ranking.
    bool admits(const RankedWord& candidate) const;
    /// The best @p count words by the simple fusion.
    std::vector<RankedWord> base(std::size_t count) const;
    /// Words that were weighed anew come first, in the order given; the others follow by the simple fusion.
    void rerank(std::vector<RankedWord> first);
    /// The query's limit of candidates, the best first, forms of one word merged.
    std::vector<RankedWord> best() const;
    /// 1-based place among all words.
    std::uint64_t placeOf(const RankedWord& candidate) const;
    std::string textOf(const RankedWord& candidate) const;

private:
    /// Hits that stand for a word of their own: those outside of the vocabulary and the best one of each row.
    template <typename Sink>
    void eachHit(const Sink& sink) const;

    const Pack* m_pack;
    const FusionOptions& m_fusion;
    const LookupTarget& m_target;
    const LookupQuery& m_query;
    const WordFilter& m_filter;
    const QueryWords& m_words;
    std::vector<RankedWord> m_first;
};

} // namespace crossgloss
