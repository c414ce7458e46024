#pragma once

#include "base/Progress.h"
#include "resources/Dictionary.h"
#include "store/Workspace.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace crossgloss {

/// Words as numbers, in the order in which they came.
class NumberedWords
{
public:
    NumberedWords() = default;
    NumberedWords(NumberedWords&&) = default;
    NumberedWords& operator=(NumberedWords&&) = default;

    std::uint32_t add(std::string_view word);
    std::optional<std::uint32_t> find(std::string_view word) const;
    const std::string& word(std::uint32_t number) const { return *m_words[number]; }
    std::size_t size() const { return m_words.size(); }

private:
    struct Hash
    {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
    };
    std::unordered_map<std::string, std::uint32_t, Hash, std::equal_to<>> m_numbers;
    std::vector<const std::string*> m_words;   ///< the map's keys, which stay where they are
};

/// A definition of a word in the word's own language.
struct DefinedSense
{
    std::uint32_t headword = 0;
    PartOfSpeech pos = PartOfSpeech::Unknown;
    std::string definition;
    std::vector<std::uint32_t> translations;   ///< of that very sense, into the other language
};

/// What dictionaries say of how well two words translate each other.
struct TranslationWeight
{
    std::array<std::uint32_t, 2> words{};      ///< of either language
    PartOfSpeech pos = PartOfSpeech::Unknown;
    double weight = 0;                         ///< sum over statements of 1 / place among the entry's translations
};

/// Where a data set came from.
struct UsedDictionary
{
    std::string name;
    std::string checksum;
};

/// What the dictionaries of a workspace hold about two languages: the matter of data sets.
struct DictionaryMaterial
{
    std::array<std::string, 2> languages;              ///< canonical codes
    std::array<NumberedWords, 2> words;
    std::array<std::vector<DefinedSense>, 2> senses;   ///< of words of either language
    std::vector<TranslationWeight> translations;       ///< by words and part of speech, each once
    std::vector<UsedDictionary> dictionaries;

    /// The best translations into the other language whose part of speech may be @p pos, the best first. Of equals the
    /// one that dictionaries (in the order of their names) state first.
    /// @param side of the word, 0 or 1. @param most at most so many.
    std::vector<std::uint32_t> bestTranslations(int side, std::uint32_t word, PartOfSpeech pos, std::size_t most) const;
    /// Sorts what bestTranslations() looks at; called once, when all translations are there.
    void indexTranslations();

private:
    std::array<std::vector<std::uint32_t>, 2> m_first;     ///< per word, into m_order; one more at the end
    std::array<std::vector<std::uint32_t>, 2> m_order;     ///< positions of translations, by word
};

/// False where both are known and differ; names count as nouns.
bool mayAgree(PartOfSpeech first, PartOfSpeech second);

/// Reads all dictionaries, wordnets and word lists of the workspace that have to do with both languages or define words
/// of one of them, in the order of their names. Definitions count where they are in the headword's language; words and
/// definitions are cleaned as the index has them.
/// @param names only these; empty = all. @throws Error when a name is unknown, or nothing defines a word; Cancelled.
DictionaryMaterial gatherMaterial(const Workspace& workspace, const std::array<std::string, 2>& languages,
                                  const std::vector<std::string>& names, Progress& progress);

} // namespace crossgloss
