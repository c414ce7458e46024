#pragma once

#include "base/Random.h"
#include "pack/PackCorpus.h"

#include <array>
#include <cstdint>
#include <vector>

namespace crossgloss {

/// Reads descriptions word by word in another language, by the word pairs of a corpus (code switching as data
/// augmentation, cf. Qin et al. 2020). So a language that no dictionary describes anything in learns to be read, and
/// those with few definitions learn from the others'. Only the first five languages of a corpus take part.
class PackSwitching
{
public:
    explicit PackSwitching(const PackCorpus& corpus);

    /// Words of the item's description in another language, drawn anew at each call; those without a translation are
    /// left out.
    /// @return false where less than half of the words can be translated; @p out is then undefined.
    bool translate(const PackItem& item, Random& random, std::vector<std::uint32_t>& out) const;

    /// Number of words of a language that can stand for words of others.
    std::size_t words(std::size_t language) const { return m_words[language]; }

    static constexpr std::size_t languages = 5;

private:
    static constexpr std::size_t most = 4;
    /// The most frequent translations of a unit into one language; unused places are empty.
    using Choices = std::array<std::uint32_t, most>;
    static constexpr std::uint32_t none = ~0U;

    std::uint32_t draw(std::uint32_t unit, std::size_t language, Random& random) const;

    const PackCorpus& m_corpus;
    std::vector<std::int32_t> m_entry; ///< unit → place in m_choices, -1 without translations
    std::vector<std::array<Choices, languages>> m_choices;
    std::array<double, languages> m_weight{}; ///< how much a language wants descriptions
    std::array<std::size_t, languages> m_words{};
};

} // namespace crossgloss
