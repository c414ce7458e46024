#pragma once

#include "resources/WordPairs.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace crossgloss {

/// Which entries of a bilingual dictionary are proper names. Vectors are mostly lower-cased, so that a word alone does
/// not tell; these signs do, and each is honest about what it cannot see:
///  - a list the user gives (words, or pairs of which either column counts);
///  - case, where the dictionary keeps it: both sides capitalised. A column that capitalises half of its entries or more
///    (German nouns, headline style) says nothing; then the strings must also be identical;
///  - dictionaries that mark part of speech and know the word as a proper noun alone.
class ProperNames {
public:
    /// Adds a user's list: source and target words of pairs; of a line with one word both sides are that word.
    void addList(std::span<const WordPair> pairs);
    /// Learns from the case of a dictionary as written, before any lower-casing.
    void addByCase(std::span<const WordPair> pairs);
    /// Adds source words that a dictionary knows as proper nouns alone.
    void addMarked(std::span<const std::string> words);

    /// True for a source word of which any sign says so; compared without case.
    bool contains(std::string_view word) const;
    /// True when there was anything to go by; otherwise nothing can be said about any word.
    bool informed() const { return m_informed; }
    std::size_t listed() const { return m_listed.size(); }
    std::size_t byCase() const { return m_byCase.size(); }
    std::size_t marked() const { return m_marked.size(); }

private:
    using Words = std::unordered_set<std::string>;
    Words m_listed;
    Words m_byCase;
    Words m_marked;
    bool m_informed = false;
};

} // namespace crossgloss
