#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>

namespace crossgloss {

/// Whether a word begins with a capital inside running text. Old dictionaries capitalise every headword, so that
/// "Verb" and "Monday" look alike; the sentences of the same dictionary tell them apart.
class WordCasing {
public:
    /// Counts the words of an article that stand inside a line behind a lower-case word or a comma; its first line, which
    /// holds the headwords, unless it is indented, is left out.
    void learn(std::string_view text);

    /// True when running text mostly writes the word (ASCII letters) with a capital.
    bool isCapitalised(std::string_view word) const;
    /// True when running text writes the word in lower case at all.
    bool isSeenLower(std::string_view word) const;

private:
    struct Counts {
        std::uint32_t lower = 0;
        std::uint32_t capital = 0;
    };
    std::unordered_map<std::string, Counts> m_counts;
};

} // namespace crossgloss
