#pragma once

#include "resources/Dictionary.h"
#include "store/Database.h"
#include "store/DefinitionIndex.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// Ids of words and definitions (their layout is the schema's, see Schema.cpp).
constexpr int languageShift = 32;
constexpr int lengthBits = 6;
constexpr std::int64_t maximumStoredLength = (1 << lengthBits) - 1;

constexpr std::int64_t wordLanguage(std::int64_t word)
{
    return word >> languageShift;
}

/// A definition made ready off the writing thread.
struct PreparedDefinition {
    std::string text;
    std::string stems;                 ///< index terms, separated by spaces
    int count = 0;                     ///< of stems
};
PreparedDefinition prepareDefinition(std::string_view text, std::string_view language);

/// An entry made ready off the writing thread: words cleaned, definitions stemmed.
struct PreparedTranslation
{
    std::string word;
    WordMarks marks;
};
struct PreparedSense {
    std::vector<PreparedTranslation> translations;
    std::vector<PreparedDefinition> definitions;
};
struct PreparedEntry {
    std::string headword;
    PartOfSpeech pos = PartOfSpeech::Unknown;
    WordMarks marks;
    std::vector<PreparedSense> senses;
};

/// Marks as the database counts them, and back.
std::int64_t packedMarks(const WordMarks& marks);
WordMarks unpackedMarks(std::int64_t packed);
/// @return false when the entry holds nothing that can be indexed.
bool prepareEntry(const DictionaryEntry& entry, const DictionaryInfo& info, PreparedEntry& prepared);

/// Words of all languages → ids, open addressing. Texts are compared, whatever their hashes: short words of two languages
/// may share one.
class WordIds {
public:
    WordIds() { clear(); }
    /// 0 when absent; ids are positive.
    std::int64_t find(std::int64_t language, std::string_view word) const;
    /// @param id of a word that is not there yet; tells its language.
    void insert(std::int64_t id, std::string_view word);
    void clear();

private:
    struct Slot
    {
        std::uint64_t hash = 0;
        std::int64_t id = 0;                   ///< 0 = free
        std::uint64_t begin = 0;               ///< of the text in m_texts
        std::uint64_t length = 0;
    };
    void grow();
    void place(const Slot& slot);

    std::vector<Slot> m_slots;
    std::vector<char> m_texts;
    std::size_t m_used = 0;
};

/// What a writer remembers between imports: the words it has seen. Valid for one generation of the database.
struct WordCache {
    WordIds words;
    std::map<std::int64_t, std::int64_t> nextSerial;   ///< by language whose words are loaded
    std::int64_t generation = -1;
    void clear();
};

/// Writes words, definitions, senses and links of one resource inside the caller's transaction.
class IndexWriter {
public:
    IndexWriter(SQLite::Database& database, WordCache& cache);

    std::int64_t language(std::string_view code);
    std::int64_t word(std::int64_t language, std::string_view code, std::string_view word);
    std::int64_t definition(std::int64_t language, const PreparedDefinition& definition);
    void sense(std::int64_t definition, std::int64_t word, std::int64_t resource, SenseKind kind, PartOfSpeech pos);
    void link(std::int64_t source, std::int64_t target, std::int64_t resource, PartOfSpeech pos);
    void synsetDefinition(std::int64_t synset, std::int64_t definition, std::int64_t resource);
    void synsetWord(std::int64_t synset, std::int64_t word, std::int64_t resource, PartOfSpeech pos);
    void marks(std::int64_t word, std::int64_t resource, const WordMarks& marks);
    /// @return the headword.
    std::int64_t entry(const PreparedEntry& entry, const DictionaryInfo& info, std::int64_t resource);
    /// Whole entries (EntryArchive.h). @return the block's number.
    std::int64_t entryBlock(std::string_view block, std::int64_t resource);
    void archivedEntry(std::int64_t word, std::int64_t resource, std::int64_t block, std::size_t place);

    /// Connects the words of all wordnets with each other's definitions by synset, anew.
    void joinWordnets();
    /// Writes the statistics of the languages and a new generation; the last call before the commit.
    void finish();

    /// Takes a resource with everything that only it provides out of the index. Within a transaction.
    static void removeResource(SQLite::Database& database, std::int64_t resource, bool wordnet);

private:
    struct LanguageCount {
        std::int64_t definitions = 0;
        std::int64_t stems = 0;
    };
    void loadWords(std::int64_t language, std::string_view code);

    SQLite::Database& m_database;
    WordCache& m_cache;
    std::map<std::string, std::int64_t, std::less<>> m_languages;
    std::map<std::int64_t, LanguageCount> m_counts;
    std::int64_t m_nextDefinition = 0;
    FastStatement m_insertWord;
    FastStatement m_findDefinition;
    FastStatement m_insertDefinition;
    FastStatement m_indexDefinition;
    FastStatement m_insertSense;
    FastStatement m_insertLink;
    FastStatement m_insertSynsetDefinition;
    FastStatement m_insertSynsetWord;
    FastStatement m_countMarks;
    FastStatement m_insertBlock;
    FastStatement m_insertEntry;
    std::int64_t m_nextBlock = 0;
};

/// Number that the database currently counts its changes with.
std::int64_t databaseGeneration(SQLite::Database& database);

} // namespace crossgloss
