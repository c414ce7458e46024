#include "store/IndexWriter.h"

#include "base/Error.h"
#include "store/IndexTerms.h"
#include "store/SentenceIndex.h"
#include "text/Tokeniser.h"

#include <algorithm>

#include <xxhash.h>

namespace crossgloss {

namespace {

constexpr std::size_t maximumDefinitionBytes = 2000;
constexpr std::int64_t maximumDefinitions = std::int64_t{1} << (32 - lengthBits);

std::uint64_t hashText(std::int64_t language, std::string_view text)
{
    return XXH3_64bits_withSeed(text.data(), text.size(), static_cast<XXH64_hash_t>(language));
}

} // namespace

std::int64_t databaseGeneration(SQLite::Database& database)
{
    return database.execAndGet("SELECT value FROM settings WHERE key = 'generation'").getInt64();
}

PreparedDefinition prepareDefinition(std::string_view text, std::string_view language)
{
    PreparedDefinition result;
    result.text = tidyDefinition(text);
    if (result.text.size() > maximumDefinitionBytes) {
        std::size_t end = maximumDefinitionBytes;
        while (end > 0 && (static_cast<unsigned char>(result.text[end]) & 0xc0) == 0x80) {
            --end;
        }
        result.text.resize(end);
    }
    for (const std::string& stemmed : contentStems(result.text, language)) {
        if (!result.stems.empty()) {
            result.stems.push_back(' ');
        }
        result.stems += indexTerm(stemmed, language);
        ++result.count;
    }
    return result;
}

std::int64_t packedMarks(const WordMarks& marks)
{
    return std::int64_t{marks.usage} << 5 | (marks.plural ? 16 : 0) | (marks.genders & 15);
}

WordMarks unpackedMarks(std::int64_t packed)
{
    WordMarks marks;
    marks.genders = static_cast<std::uint8_t>(packed & 15);
    marks.plural = (packed & 16) != 0;
    marks.usage = static_cast<std::uint16_t>(packed >> 5);
    return marks;
}

bool prepareEntry(const DictionaryEntry& entry, const DictionaryInfo& info, PreparedEntry& prepared)
{
    prepared.headword = cleanWord(entry.headword, info.headwordLanguage);
    prepared.pos = entry.pos;
    prepared.marks = entry.marks;
    prepared.senses.clear();
    if (prepared.headword.empty()) {
        return false;
    }
    for (const Sense& sense : entry.senses) {
        PreparedSense kept;
        for (const Translation& translation : sense.translations) {
            if (std::string clean = cleanWord(translation.word, info.translationLanguage); !clean.empty()) {
                kept.translations.push_back({std::move(clean), translation.marks});
            }
        }
        for (const std::string& definition : sense.definitions) {
            if (PreparedDefinition ready = prepareDefinition(definition, info.definitionLanguage); ready.count > 0) {
                kept.definitions.push_back(std::move(ready));
            }
        }
        if (!kept.translations.empty() || !kept.definitions.empty()) {
            prepared.senses.push_back(std::move(kept));
        }
    }
    return !prepared.senses.empty();
}

std::int64_t WordIds::find(std::int64_t language, std::string_view word) const
{
    const std::uint64_t hash = hashText(language, word);
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t at = hash & mask;; at = (at + 1) & mask) {
        const Slot& slot = m_slots[at];
        if (slot.id == 0) {
            return 0;
        }
        if (slot.hash == hash && wordLanguage(slot.id) == language
            && std::string_view(m_texts.data() + slot.begin, slot.length) == word) {
            return slot.id;
        }
    }
}

void WordIds::insert(std::int64_t id, std::string_view word)
{
    if (2 * (m_used + 1) > m_slots.size()) {
        grow();
    }
    place({hashText(wordLanguage(id), word), id, m_texts.size(), word.size()});
    m_texts.insert(m_texts.end(), word.begin(), word.end());
    ++m_used;
}

void WordIds::place(const Slot& slot)
{
    const std::size_t mask = m_slots.size() - 1;
    std::size_t at = slot.hash & mask;
    while (m_slots[at].id != 0) {
        at = (at + 1) & mask;
    }
    m_slots[at] = slot;
}

void WordIds::grow()
{
    std::vector<Slot> old(m_slots.size() * 2);
    old.swap(m_slots);
    for (const Slot& slot : old) {
        if (slot.id != 0) {
            place(slot);
        }
    }
}

void WordIds::clear()
{
    m_slots.assign(1024, {});
    m_slots.shrink_to_fit();
    m_texts.clear();
    m_texts.shrink_to_fit();
    m_used = 0;
}

void WordCache::clear()
{
    words.clear();
    nextSerial.clear();
    generation = -1;
}

IndexWriter::IndexWriter(SQLite::Database& database, WordCache& cache)
    : m_database(database)
    , m_cache(cache)
    , m_insertWord(database, "INSERT INTO words(id, word, folded) VALUES (?, ?, ?)")
    , m_findDefinition(database, "SELECT id, language, text FROM definitions WHERE hash = ?")
    , m_insertDefinition(database, "INSERT INTO definitions(id, language, hash, text, stems) VALUES (?, ?, ?, ?, ?)")
    , m_indexDefinition(database, "INSERT INTO definition_index(rowid, stems) VALUES (?, ?)")
    , m_insertSense(database, "INSERT OR IGNORE INTO senses(definition, word, resource, kind, pos) VALUES (?, ?, ?, ?, ?)")
    , m_insertLink(database, "INSERT OR IGNORE INTO links(source, target, resource, pos) VALUES (?, ?, ?, ?)")
    , m_insertSynsetDefinition(database, "INSERT OR IGNORE INTO synset_definitions VALUES (?, ?, ?)")
    , m_insertSynsetWord(database, "INSERT OR IGNORE INTO synset_words VALUES (?, ?, ?, ?)")
    , m_countMarks(database, "INSERT INTO word_marks VALUES (?, ?, ?, 1) "
                             "ON CONFLICT(word, resource, marks) DO UPDATE SET uses = uses + 1")
    , m_insertBlock(database, "INSERT INTO entry_blocks(id, resource, body) VALUES (?, ?, ?)")
    , m_insertEntry(database, "INSERT OR IGNORE INTO entries VALUES (?, ?, ?, ?)")
{
    const std::int64_t generation = databaseGeneration(database);
    if (m_cache.generation != generation) {
        m_cache.clear();
        m_cache.generation = generation;
    }
    m_nextDefinition = (database.execAndGet("SELECT ifnull(max(id), 0) FROM definitions").getInt64() >> lengthBits) + 1;
    m_nextBlock = database.execAndGet("SELECT ifnull(max(id), 0) FROM entry_blocks").getInt64() + 1;
}

std::int64_t IndexWriter::language(std::string_view code)
{
    if (const auto known = m_languages.find(code); known != m_languages.end()) {
        return known->second;
    }
    SQLite::Statement insert(m_database, "INSERT OR IGNORE INTO languages(code) VALUES (?)");
    insert.bind(1, std::string(code));
    insert.exec();
    SQLite::Statement select(m_database, "SELECT id FROM languages WHERE code = ?");
    select.bind(1, std::string(code));
    select.executeStep();
    const std::int64_t id = select.getColumn(0).getInt64();
    m_languages.emplace(code, id);
    return id;
}

void IndexWriter::loadWords(std::int64_t language, std::string_view)
{
    FastStatement select(m_database, "SELECT id, word FROM words WHERE id >= ? AND id < ?");
    select.bind(1, language << languageShift).bind(2, (language + 1) << languageShift);
    std::int64_t last = language << languageShift;
    while (select.step()) {
        last = select.integer(0);
        m_cache.words.insert(last, select.text(1));
    }
    m_cache.nextSerial[language] = last + 1;
}

std::int64_t IndexWriter::word(std::int64_t language, std::string_view code, std::string_view word)
{
    auto serial = m_cache.nextSerial.find(language);
    if (serial == m_cache.nextSerial.end()) {
        loadWords(language, code);
        serial = m_cache.nextSerial.find(language);
    }
    if (const std::int64_t known = m_cache.words.find(language, word)) {
        return known;
    }
    const std::int64_t id = serial->second++;
    const std::string folded = normalise(word, code);
    m_insertWord.bind(1, id).bind(2, word);
    if (folded == word) {
        m_insertWord.bindNull(3);
    } else {
        m_insertWord.bind(3, folded);
    }
    m_insertWord.run();
    m_cache.words.insert(id, word);
    return id;
}

std::int64_t IndexWriter::definition(std::int64_t language, const PreparedDefinition& definition)
{
    const auto hash = static_cast<std::int64_t>(hashText(language, definition.text));
    m_findDefinition.bind(1, hash);
    while (m_findDefinition.step()) {
        if (m_findDefinition.integer(1) == language && m_findDefinition.text(2) == definition.text) {
            const std::int64_t id = m_findDefinition.integer(0);
            m_findDefinition.reset();
            return id;
        }
    }
    m_findDefinition.reset();
    if (m_nextDefinition >= maximumDefinitions) {
        throw Error(CROSSGLOSS_TEXT("The workspace holds as many definitions as it can (%1)"),
                    {std::to_string(maximumDefinitions)})
            .advise(CROSSGLOSS_TEXT("Use a second workspace"));
    }
    const std::int64_t length = std::min<std::int64_t>(definition.count, maximumStoredLength);
    const std::int64_t id = (m_nextDefinition++ << lengthBits) | length;
    m_insertDefinition.bind(1, id).bind(2, language).bind(3, hash).bind(4, definition.text).bind(5, definition.stems);
    m_insertDefinition.run();
    m_indexDefinition.bind(1, id).bind(2, definition.stems).run();
    LanguageCount& count = m_counts[language];
    ++count.definitions;
    count.stems += length;
    return id;
}

void IndexWriter::sense(std::int64_t definition, std::int64_t word, std::int64_t resource, SenseKind kind,
                        PartOfSpeech pos)
{
    m_insertSense.bind(1, definition).bind(2, word).bind(3, resource).bind(4, static_cast<std::int64_t>(kind));
    m_insertSense.bind(5, static_cast<std::int64_t>(pos)).run();
}

void IndexWriter::link(std::int64_t source, std::int64_t target, std::int64_t resource, PartOfSpeech pos)
{
    m_insertLink.bind(1, source).bind(2, target).bind(3, resource).bind(4, static_cast<std::int64_t>(pos)).run();
}

void IndexWriter::marks(std::int64_t word, std::int64_t resource, const WordMarks& marks)
{
    if (!marks.empty()) {
        m_countMarks.bind(1, word).bind(2, resource).bind(3, packedMarks(marks)).run();
    }
}

std::int64_t IndexWriter::entryBlock(std::string_view block, std::int64_t resource)
{
    const std::int64_t id = m_nextBlock++;
    m_insertBlock.bind(1, id).bind(2, resource).bindBlob(3, block).run();
    return id;
}

void IndexWriter::archivedEntry(std::int64_t word, std::int64_t resource, std::int64_t block, std::size_t place)
{
    m_insertEntry.bind(1, word).bind(2, resource).bind(3, block).bind(4, static_cast<std::int64_t>(place)).run();
}

void IndexWriter::synsetDefinition(std::int64_t synset, std::int64_t definition, std::int64_t resource)
{
    m_insertSynsetDefinition.bind(1, synset).bind(2, definition).bind(3, resource).run();
}

void IndexWriter::synsetWord(std::int64_t synset, std::int64_t word, std::int64_t resource, PartOfSpeech pos)
{
    m_insertSynsetWord.bind(1, synset).bind(2, word).bind(3, resource).bind(4, static_cast<std::int64_t>(pos)).run();
}

std::int64_t IndexWriter::entry(const PreparedEntry& entry, const DictionaryInfo& info, std::int64_t resource)
{
    const std::int64_t sourceLanguage = language(info.headwordLanguage);
    const std::int64_t headword = word(sourceLanguage, info.headwordLanguage, entry.headword);
    marks(headword, resource, entry.marks);
    const std::int64_t targetLanguage = info.translationLanguage.empty() ? 0 : language(info.translationLanguage);
    const std::int64_t textLanguage = info.definitionLanguage.empty() ? 0 : language(info.definitionLanguage);
    for (const PreparedSense& sense : entry.senses) {
        std::vector<std::int64_t> translations;
        if (targetLanguage != 0) {
            for (const PreparedTranslation& translation : sense.translations) {
                translations.push_back(word(targetLanguage, info.translationLanguage, translation.word));
                link(headword, translations.back(), resource, entry.pos);
                marks(translations.back(), resource, translation.marks);
            }
        }
        if (textLanguage == 0) {
            continue;
        }
        for (const PreparedDefinition& text : sense.definitions) {
            const std::int64_t id = definition(textLanguage, text);
            this->sense(id, headword, resource, SenseKind::Headword, entry.pos);
            for (const std::int64_t translation : translations) {
                this->sense(id, translation, resource, SenseKind::Translation, entry.pos);
            }
        }
    }
    return headword;
}

void IndexWriter::joinWordnets()
{
    m_database.exec("DELETE FROM senses WHERE kind = 2");
    m_database.exec("INSERT OR IGNORE INTO senses(definition, word, resource, kind, pos) "
                    "SELECT d.definition, w.word, w.resource, 2, w.pos FROM synset_definitions d "
                    "JOIN synset_words w ON w.synset = d.synset WHERE w.resource <> d.resource");
}

void IndexWriter::finish()
{
    for (const auto& [language, count] : m_counts) {
        SQLite::Statement update(m_database,
                                 "UPDATE languages SET definitions = definitions + ?, stems = stems + ? WHERE id = ?");
        update.bind(1, count.definitions);
        update.bind(2, count.stems);
        update.bind(3, language);
        update.exec();
    }
    m_database.exec("UPDATE settings SET value = value + 1 WHERE key = 'generation'");
    m_cache.generation = databaseGeneration(m_database);
}

void IndexWriter::removeResource(SQLite::Database& database, std::int64_t resource, bool wordnet)
{
    const std::string id = std::to_string(resource);
    if (wordnet) {
        // What was joined through this resource's synsets goes too; the caller joins the remaining ones again.
        database.exec("DELETE FROM senses WHERE kind = 2");
    }
    database.exec("CREATE TEMP TABLE IF NOT EXISTS gone_definitions(id INTEGER PRIMARY KEY)");
    database.exec("CREATE TEMP TABLE IF NOT EXISTS gone_words(id INTEGER PRIMARY KEY)");
    database.exec("DELETE FROM gone_definitions");
    database.exec("DELETE FROM gone_words");
    database.exec("INSERT OR IGNORE INTO gone_definitions SELECT definition FROM senses WHERE resource = " + id);
    database.exec("INSERT OR IGNORE INTO gone_definitions SELECT definition FROM synset_definitions WHERE resource = " + id);
    for (const char* source : {"SELECT word FROM senses", "SELECT source FROM links", "SELECT target FROM links",
                               "SELECT word FROM synset_words", "SELECT word FROM entries"}) {
        database.exec("INSERT OR IGNORE INTO gone_words " + std::string(source) + " WHERE resource = " + id);
    }
    for (const char* table : {"senses", "links", "synset_definitions", "synset_words", "entries", "entry_blocks", "word_marks"}) {
        database.exec("DELETE FROM " + std::string(table) + " WHERE resource = " + id);
    }
    database.exec("DELETE FROM gone_definitions WHERE EXISTS (SELECT 1 FROM senses WHERE definition = gone_definitions.id) "
                  "OR id IN (SELECT definition FROM synset_definitions)");
    database.exec("INSERT INTO definition_index(definition_index, rowid, stems) "
                  "SELECT 'delete', d.id, d.stems FROM gone_definitions g JOIN definitions d ON d.id = g.id");
    database.exec("UPDATE languages SET (definitions, stems) = "
                  "(SELECT languages.definitions - count(*), languages.stems - ifnull(sum(d.id & 63), 0) "
                  "FROM gone_definitions g JOIN definitions d ON d.id = g.id WHERE d.language = languages.id)");
    database.exec("DELETE FROM definitions WHERE id IN (SELECT id FROM gone_definitions)");
    database.exec("DELETE FROM words WHERE id IN (SELECT id FROM gone_words) "
                  "AND NOT EXISTS (SELECT 1 FROM senses WHERE word = words.id) "
                  "AND NOT EXISTS (SELECT 1 FROM links WHERE source = words.id) "
                  "AND NOT EXISTS (SELECT 1 FROM links WHERE target = words.id) "
                  "AND NOT EXISTS (SELECT 1 FROM entries WHERE word = words.id) "
                  "AND id NOT IN (SELECT word FROM synset_words)");
    SentenceIndex::removeResource(database, resource);
    SQLite::Statement remove(database, "DELETE FROM resources WHERE id = ?");
    remove.bind(1, resource);
    remove.exec();
    database.exec("UPDATE settings SET value = value + 1 WHERE key = 'generation'");
}

} // namespace crossgloss
