#pragma once

#include "lookup/Lookup.h"
#include "meanings/MeaningFile.h"
#include "pack/Pack.h"
#include "store/DefinitionIndex.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// What rows name as their source that come from the vocabulary of meanings.
inline constexpr const char* vocabularySource = "vocabulary";

/// A headword that somebody asked for by name.
struct FoundWord
{
    std::string word;                 ///< as dictionaries write it
    std::vector<std::int64_t> ids;    ///< its entries in the index
    std::vector<std::int64_t> lemmas; ///< entries of its base forms, asked where its own say nothing
    std::vector<std::uint32_t> meanings; ///< of the vocabulary that it says, those it says first in front
    WordMatch match = WordMatch::Exact;
    bool verb = false; ///< asked for as an English infinitive ("to sleep") or a form of a verb
    bool noun = false; ///< asked for behind an article
};

/// Parts of speech that at least a fifth of what dictionaries say of a word agrees on, as bits 1 << int(PartOfSpeech);
/// an entry of its own says twice as much as standing among another word's translations.
std::uint32_t votedPartsOfSpeech(DefinitionIndex::Snapshot& snapshot, std::int64_t word);

/// What is known about one translation of a headword, ready to be weighed.
struct TranslationFeatures
{
    enum Feature : std::size_t
    {
        Share,          ///< ln(.02 + share of the dictionaries' votes)
        BackShare,      ///< ln(.02 + share of the headword among the translation's own translations)
        PackShare,      ///< ln(.02 + share of the pack's votes)
        Cosine,         ///< of both words in the pack's space; 0 when unknown
        Rank,           ///< ln(frequency rank + 20) - 7; 5 for a word that the pack lacks
        RankDifference, ///< |ln rank - ln rank of the headword|
        SeveralWords,   ///< 1 for an expression
        ThirdShare,     ///< ln(.02 + share of the votes through other languages)
        MeaningShare,   ///< ln(.02 + share of the votes of the vocabulary's meanings)
        Count
    };
    std::array<double, Count> values{};

    double& operator[](Feature feature) { return values[feature]; }
};

struct WordTranslation
{
    std::string word;
    PartOfSpeech pos = PartOfSpeech::Unknown;
    std::string source;            ///< a dictionary that says so; empty where the pack alone does
    std::vector<std::int64_t> ids; ///< its entries in the index
    TranslationFeatures features;
    double score = 0; ///< the weighed features; softmax over a list gives chances
    int sense = 0;    ///< translations of one sense of the headword have one number, 1 for that of the best
};

/// Answers words by words: what dictionaries and the pack translate a headword with.
class WordEntries
{
public:
    /// @param pack may be null. @param snapshot may be null; one of them is there. @param meanings may be null.
    WordEntries(const Pack* pack, DefinitionIndex::Snapshot* snapshot, const MeaningFile* meanings = nullptr)
        : m_pack(pack), m_snapshot(snapshot), m_meanings(meanings)
    {
    }

    /// The headword that a text names: as it is written or behind an article, pronoun or auxiliary ("l'eau", "je suis allé"), an
    /// irregular form ("went", "gibt auf", "me levanto"), a regular one, one without its accents ("manana"), else misspelt (at
    /// least four letters, by the language's spelling dictionary, a letter or two away). Nothing for texts that are no headword.
    std::optional<FoundWord> find(std::string_view text, const std::string& language) const;

    /// A definition that describes both words; 0 where no dictionary gives one. One in @p language is preferred.
    std::uint32_t commonDefinition(const FoundWord& word, const WordTranslation& translation,
                                   const std::string& language) const;

    /// Translations into another language, the best first, then those of the same sense, sense by sense; synonyms where
    /// it is the headword's own.
    std::vector<WordTranslation> translations(const FoundWord& word, const std::string& from,
                                              const std::string& to) const;

private:
    std::optional<FoundWord> findInVocabulary(const std::string& text, const std::string& language) const;
    std::optional<FoundWord> findForm(const std::string& text, const std::string& language) const;
    std::optional<FoundWord> findInDictionaries(const std::string& text, const std::string& language) const;
    std::optional<FoundWord> findMisspelt(const std::string& text, const std::string& language) const;
    bool findHeadword(const std::string& text, const std::string& language, FoundWord& found) const;
    std::vector<std::int64_t> idsOf(const std::string& text, const std::string& language) const;
    struct Votes;

    void voteDictionaries(const FoundWord& word, const std::string& to, Votes& votes) const;
    void voteMeanings(const FoundWord& word, const std::string& from, const std::string& to, Votes& votes) const;
    void voteThroughEnglish(const FoundWord& word, const std::string& from, const std::string& to, Votes& votes) const;
    /// Shares of the words of @p to among the translations of the headword's translations into other languages, by
    /// normalised text; they sum to 1, or to 0 where no other language leads there.
    std::map<std::string, double> thirdShares(const FoundWord& word, const std::string& from, const std::string& to) const;
    void sortBySense(const FoundWord& word, const std::string& to, std::vector<WordTranslation>& translations) const;
    void voteSynonyms(const FoundWord& word, Votes& votes) const;
    double backShare(const FoundWord& word, const std::string& from,
                     const std::vector<std::int64_t>& translation) const;

    const Pack* m_pack;
    DefinitionIndex::Snapshot* m_snapshot;
    const MeaningFile* m_meanings;
};

} // namespace crossgloss
