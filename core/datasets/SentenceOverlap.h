#pragma once

#include "base/Progress.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace crossgloss {

/// Texts as sets of words, to find those that say the same.
class TextSet
{
public:
    /// @return the number of the text, the same for texts of the same words in the same order. Language matters only for
    /// how words are found.
    std::uint32_t add(std::string_view text, std::string_view language);
    std::size_t size() const { return m_first.size() - 1; }
    /// Words of the text, repeated ones included.
    std::uint32_t length(std::uint32_t text) const { return m_lengths[text]; }
    /// Its different words as numbers, ascending.
    std::span<const std::uint32_t> words(std::uint32_t text) const
    {
        return std::span(m_words).subspan(m_first[text], m_first[text + 1] - m_first[text]);
    }
    /// True when a text has the word, which is normalised.
    bool holds(std::uint32_t text, std::string_view word) const;
    std::size_t wordCount() const { return m_vocabulary.size(); }
    /// Times that texts hold a word, each text counted once.
    std::vector<std::uint32_t> wordFrequencies() const;

private:
    std::unordered_map<std::string, std::uint32_t> m_vocabulary;
    std::unordered_map<std::string, std::uint32_t> m_texts;    ///< by the words with blanks between them
    std::vector<std::uint32_t> m_words;
    std::vector<std::size_t> m_first{0};
    std::vector<std::uint32_t> m_lengths;
};

/// For each text of @p asked the texts of @p among whose sets of words have a Jaccard index (shared words over all words)
/// of at least @p least with it, equal ones included, ascending: exactly those, found through an index of rare words.
std::vector<std::vector<std::uint32_t>> nearlyEqual(const TextSet& texts, const std::vector<std::uint32_t>& asked,
                                                    const std::vector<std::uint32_t>& among, double least,
                                                    Progress& progress);

} // namespace crossgloss
