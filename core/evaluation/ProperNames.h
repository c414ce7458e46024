#pragma once

#include "base/Progress.h"
#include "resources/WordPairs.h"
#include "store/DefinitionIndex.h"

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace crossgloss {

/// Which source words of a bilingual dictionary are proper names. Vectors are mostly lower-cased, so that a word alone
/// does not tell; these signs do, as far as each can see:
///  - a list the user gives;
///  - case, where the dictionary keeps it: both sides of an entry are capitalised. A column that capitalises half of
///  its
///    entries or more (German nouns, headline style) says nothing by itself: then the strings must also be the same;
///  - dictionaries that mark parts of speech and know the word as a proper noun alone.
/// Words are compared without case.
class ProperNames {
public:
    /// Adds the source words of a list.
    void addList(std::span<const WordPair> names);
    /// Learns from the case of a dictionary as written; from one without a capitalised pair nothing can be learned.
    void addByCase(std::span<const WordPair> dictionary);
    /// Adds words that dictionaries mark.
    void addMarked(std::span<const std::string> words);

    bool contains(std::string_view word) const;
    /// False when there was nothing to go by, so that nothing can be said about any word.
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

/// Names of a file: `source<TAB>target`, two words separated by a blank, or one name a line, which then stands for both
/// languages. @throws Error as readWordPairs().
std::vector<WordPair> readProperNames(const std::filesystem::path& path);

/// Those of @p words that the indexed dictionaries know as proper nouns alone: at least one marks them so, none writes
/// them in lower case, and none gives them another part of speech. "Noun" of a word with a capital is no other one,
/// since many dictionaries tell no difference; in German, where all nouns have one, it is.
std::vector<std::string> markedProperNouns(const DefinitionIndex& index, const std::string& language,
                                           std::span<const std::string> words, Progress& progress);

} // namespace crossgloss
