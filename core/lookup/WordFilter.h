#pragma once

#include "lookup/Lookup.h"
#include "text/Folding.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace crossgloss {

/// Length in characters as seen (grapheme clusters).
int graphemeLength(std::string_view text);

/// A pattern made ready for many words: `?` one character, `*` any run; letters are compared folded.
class WordPattern {
public:
    WordPattern() = default;
    explicit WordPattern(std::string_view pattern);

    /// True for no pattern at all, which matches nothing but is asked of nobody.
    bool empty() const { return m_marks.empty(); }
    /// In a time that does not depend on how many stars the pattern has.
    bool matches(std::string_view word) const;

private:
    std::vector<std::string> m_marks;          ///< folded characters; never two stars in a row
    std::size_t m_characters = 0;              ///< that a word needs at least
};

/// The same for one word.
bool matchesPattern(std::string_view word, std::string_view pattern);

/// A LookupFilter made ready for many words.
class WordFilter {
public:
    explicit WordFilter(const LookupFilter& filter);

    /// True when nothing is restricted.
    bool empty() const { return m_empty; }

    /// @param partsOfSpeech bit 1 << int(PartOfSpeech) for each part of speech the word is known with; 0 = unknown, which
    /// no filter by part of speech lets through.
    /// @param frequencyRank 1-based; 0 = unknown, which no frequency band lets through.
    bool accepts(std::string_view word, std::uint32_t partsOfSpeech, int frequencyRank) const;

private:
    LookupFilter m_filter;
    WordPattern m_pattern;
    std::uint32_t m_partsOfSpeech = 0;
    bool m_empty = true;
    bool m_readsWord = false;          ///< accepts() can say no on the word's letters or length
};

/// The words of a description, which are never answers in its own language, nor are their inflections.
class QueryWords {
public:
    QueryWords(std::string_view text, std::string_view language);

    /// True when all content words of @p word stand in the description, as they are or in another form (attracts, attract);
    /// what is only derived from one (attraction) may be an answer.
    bool contains(std::string_view word) const;

private:
    std::string m_language;
    std::unordered_set<std::string> m_tokens;
    std::unordered_map<std::string, std::vector<std::string>> m_stems;     // stem → words of the description
};

} // namespace crossgloss
