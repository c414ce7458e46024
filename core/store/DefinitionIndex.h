#pragma once

#include "resources/Dictionary.h"
#include "store/Workspace.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace crossgloss {

/// How a definition came to describe a word.
enum class SenseKind : std::uint8_t {
    Headword = 0,                      ///< the dictionary defines the word
    Translation = 1,                   ///< the dictionary translates that very sense with the word
    Joined = 2                         ///< another wordnet has the word in the synset of the same id
};

/// One word that a definition describes.
struct IndexedSense {
    std::int64_t definition = 0;
    std::int64_t word = 0;
    std::int64_t resource = 0;
    SenseKind kind = SenseKind::Headword;
    PartOfSpeech pos = PartOfSpeech::Unknown;
};

/// One translation of a word, without a sense.
struct IndexedLink {
    std::int64_t word = 0;             ///< the other word
    std::int64_t resource = 0;
    PartOfSpeech pos = PartOfSpeech::Unknown;
};

/// What a dictionary says of a word's gender, number and register, and how often.
struct IndexedMarks
{
    std::int64_t resource = 0;
    WordMarks marks;
    std::int64_t uses = 0;
};

/// A whole entry as a dictionary states it.
struct IndexedEntry
{
    std::int64_t resource = 0;
    DictionaryEntry entry;
};

/// A sentence of imported parallel text, with its translation.
struct IndexedSentence
{
    std::int64_t resource = 0;
    std::string text;
    std::string translation;
    std::string translationLanguage; ///< canonical code
};

/// The reading side of a workspace's dictionaries. Thread-safe; never waits for writers. Dictionaries that the user
/// switched off (DictionaryUse.h) contribute no sense, no translation and no word.
class DefinitionIndex {
public:
    /// Ids of definitions tell their length: the six low bits hold min(number of stems, 63).
    static constexpr std::uint32_t lengthMask = 63;
    /// Ids of words tell their language.
    static constexpr std::int64_t languageOf(std::int64_t word) { return word >> 32; }

    struct Statistics {
        std::uint64_t definitions = 0;
        double averageLength = 0;      ///< in stems
    };
    using Postings = std::shared_ptr<const std::vector<std::uint32_t>>;

    /// The state of the index at one moment, on a connection of its own; used by one thread at a time. Keep it short: SQLite
    /// cannot take finished writes over into the main file meanwhile.
    class Snapshot {
    public:
        virtual ~Snapshot() = default;

        /// Statistics of the definitions written in a language; zeros when there are none.
        virtual Statistics statistics(const std::string& language) = 0;
        /// Number of a language; nothing when the index has no word or definition of it.
        virtual std::optional<std::int64_t> languageId(const std::string& code) = 0;
        virtual std::string languageCode(std::int64_t id) = 0;
        /// Ids of the definitions that hold a term (indexTerm()), ascending.
        virtual Postings postings(const std::string& term) = 0;
        /// Words that a definition describes.
        virtual void senses(std::uint32_t definition, const std::function<void(const IndexedSense&)>& sink) = 0;
        /// Definitions of a word.
        virtual void sensesOf(std::int64_t word, const std::function<void(const IndexedSense&)>& sink) = 0;
        /// Translations of a word as dictionaries of either direction state them.
        virtual void translations(std::int64_t word, const std::function<void(const IndexedLink&)>& sink) = 0;
        /// What dictionaries say of a word's gender, number and register.
        virtual void marks(std::int64_t word, const std::function<void(const IndexedMarks&)>& sink) = 0;
        /// The whole entries of a headword, in the order of their dictionaries; none of wordnets and word lists.
        virtual std::vector<IndexedEntry> entries(std::int64_t word) = 0;
        /// Sentences with a word or phrase, those of a handy length first.
        virtual std::vector<IndexedSentence> sentences(const std::string& word, const std::string& language,
                                                       std::size_t limit) = 0;
        virtual std::string word(std::int64_t id) = 0;
        /// Words of a language that are written @p word, or fold to it when it is written in lower case.
        virtual std::vector<std::int64_t> findWord(const std::string& word, const std::string& language) = 0;
        /// Words of a language that @p token may be a form of: findWord(), else those with the same stem.
        virtual std::vector<std::int64_t> findInflected(const std::string& token, const std::string& language) = 0;
        /// Words of a language that wordnets have in a synset, those that most of them have first.
        /// @param synset of Princeton WordNet 3.0 ("04548362-n").
        virtual std::vector<std::int64_t> wordsOfSynset(std::string_view synset, const std::string& language) = 0;
        struct Definition {
            std::string text;
            std::string language;
            std::string stems;         ///< index terms, separated by spaces
        };
        virtual Definition definition(std::uint32_t id) = 0;
        /// Languages of a resource: of its headwords or first texts, and of its translations or second texts; canonical
        /// codes, empty where there is none.
        virtual std::pair<std::string, std::string> resourceLanguages(std::int64_t id) = 0;
        /// Name of a resource; empty when unknown.
        virtual std::string resourceName(std::int64_t id) = 0;
        /// Place of a resource in the user's order, smaller ones first; the same for all where there is no order.
        virtual std::int64_t placeOf(std::int64_t resource) = 0;
        /// True when every dictionary is switched off or left out.
        virtual bool nothingServes() = 0;
    };

    /// The workspace must outlive the index.
    explicit DefinitionIndex(const Workspace& workspace);
    ~DefinitionIndex();
    DefinitionIndex(const DefinitionIndex&) = delete;
    DefinitionIndex& operator=(const DefinitionIndex&) = delete;

    /// @param only dictionaries and groups to draw on, as DictionaryViews::view() takes them; empty: all that are
    /// switched on.
    /// @throws Error when the database cannot be read or a name is unknown.
    std::unique_ptr<Snapshot> snapshot(const std::vector<std::string>& only = {}) const;
    /// True when no definition and no translation is indexed, whatever is switched off.
    bool empty() const;
    /// Languages that dictionaries which are switched on have words of, canonical codes in alphabetical order.
    std::vector<std::string> languages() const;

    struct Private;

private:
    std::unique_ptr<Private> m_d;
};

} // namespace crossgloss
