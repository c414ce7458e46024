#pragma once

#include "base/Progress.h"
#include "pack/PackCorpus.h"
#include "resources/Dictionary.h"
#include "resources/Wordnet.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace crossgloss {

/// What goes into the vocabulary of a pack and what is set apart.
struct PackAssemblyOptions
{
    /// Languages in the order of importance with the most answers each may have. Others are left out.
    std::vector<std::pair<std::string, std::size_t>> languages = {
        {"en", 60000}, {"fr", 45000}, {"de", 45000}, {"es", 36000}, {"it", 40000}, {"fi", 16000},
        {"pt", 16000}, {"ja", 16000}, {"pl", 14000}, {"nl", 14000}, {"ca", 14000}, {"el", 14000},
        {"bg", 12000}, {"sv", 12000}, {"id", 12000}, {"no", 8000},  {"sq", 6000}};
    int heldOut = 500;              ///< words of each of the first five languages that training never meets; 0 = none
    std::size_t heldOutFrom = 3000; ///< they are taken from these frequency ranks
    std::size_t heldOutTo = 25000;
    int glosses = 500;              ///< WordNet glosses per direction set apart whose words other dictionaries define
    int reworded = 500;             ///< descriptions of definition files set apart whose words training does meet
    std::size_t rewordedTo = 12000; ///< their words' highest frequency rank
    bool chain = true;              ///< let a definition be answered by its headword's translations
    bool rankedAnswers = false;     ///< words of a ranking are answers even where no dictionary entry names them
    std::size_t minimumTokenCount = 3; ///< a word of descriptions alone is known when it occurs so often
};

/// An answer before the vocabulary is known.
struct PackAnswer
{
    std::string_view language;
    std::string_view word;
    PartOfSpeech pos = PartOfSpeech::Unknown;
    std::uint8_t posVotes = 1; ///< how much the part of speech counts: 2 where it is the word's own entry
};

/// Gathers definitions and word pairs of many dictionaries and makes the corpus of a pack of them: chooses the
/// vocabularies, sets words and descriptions apart, and joins equal descriptions.
class PackAssembler
{
public:
    explicit PackAssembler(PackAssemblyOptions options = {});

    /// Registers a source; what is added afterwards counts as its.
    void beginSource(PackSource source);

    /// @param headword language and word that the text defines; may be empty.
    /// @param setApart true for files of which some descriptions become "reworded" cases.
    void addDefinition(std::string_view language, std::string_view text, const std::vector<PackAnswer>& answers,
                       const PackAnswer& headword, PackItemKind kind, float weight, bool setApart = false);
    void addPair(const PackAnswer& source, const PackAnswer& target, float weight = 1);
    /// All that a dictionary entry holds.
    void addEntry(const DictionaryInfo& info, const DictionaryEntry& entry);
    /// Princeton glosses with the lemmas of every language, and the other wordnets' own definitions.
    void addWordnets(const Wordnet& princeton, const std::vector<Wordnet>& others, std::vector<PackSource> sources);
    /// Words of a language by falling frequency.
    void addRanking(std::string_view language, const std::vector<std::string>& words);
    /// Running text, for frequencies alone.
    void addText(std::string_view language, std::string_view text);

    /// @throws Error when nothing usable was added, Cancelled.
    PackCorpus assemble(Progress& progress);

    /// A word or expression that may be an answer: letters, few words, not long.
    static bool isAnswer(std::string_view normalised);

private:
    struct Unit
    {
        std::string normalised, shown;
        std::int32_t vote = 0;
        std::uint32_t listed = 0;  // dictionary entries that name it
        std::uint32_t tokens = 0;  // occurrences in descriptions
        std::uint32_t running = 0; // occurrences in running text
        std::uint32_t rank = 0;    // 1-based, by the ranking; 0 = not in it
        std::uint32_t tag = 0;     // occurrences in tagged text
        std::array<std::uint16_t, 16> pos{}; // votes by part of speech

        std::uint32_t posMask() const;
    };
    struct Words
    {
        std::vector<Unit> units;
        std::unordered_map<std::string, std::uint32_t> index;
        std::uint64_t ranked = 0;
    };
    struct Raw
    {
        std::uint32_t tokenBegin = 0, tokenEnd = 0;
        std::vector<std::pair<std::uint16_t, std::uint32_t>> answers;
        std::uint32_t headword = ~0U;
        std::uint16_t language = 0;
        PackItemKind kind = PackItemKind::Definition;
        bool setApart = false;
        bool gloss = false; // a case whatever its words
        bool own = false;   // its text stands in a source of the ordinary kind as well
        float weight = 1;
    };
    struct Numbering;

    std::size_t languageIndex(std::string_view code) const;
    std::uint32_t unit(std::size_t language, std::string_view normalised);
    std::int64_t answer(const PackAnswer& answer);
    /// Whether the tokens from @p begin on are the same description as @p raw.
    bool isSame(const Raw& raw, std::size_t language, PackItemKind kind, std::uint32_t begin) const;
    void add(std::size_t language, const std::vector<std::string>& tokens,
             std::vector<std::pair<std::uint16_t, std::uint32_t>> answers, std::uint32_t headword, PackItemKind kind,
             float weight, bool setApart);
    std::vector<double> frequencies(std::size_t language) const;
    std::vector<std::uint8_t> chooseHeldOut(const PackCorpus& corpus, std::size_t language) const;
    void separate(PackCorpus& corpus, std::vector<std::uint8_t>& apart, std::vector<std::uint8_t>& glosses,
                  std::vector<std::int64_t>& heads) const;
    void chain(PackCorpus& corpus, const std::vector<std::int64_t>& heads) const;

    PackAssemblyOptions m_options;
    std::vector<Words> m_words;
    std::vector<std::uint32_t> m_tokens; // units of the description's language
    std::vector<Raw> m_raw;
    std::unordered_multimap<std::uint64_t, std::uint32_t> m_seen; // by hash of a description; texts are compared
    std::vector<PackSource> m_sources;
};

} // namespace crossgloss
