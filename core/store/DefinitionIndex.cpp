#include "store/DefinitionIndex.h"

#include "base/Error.h"
#include "store/Database.h"
#include "store/DictionaryView.h"
#include "store/EntryArchive.h"
#include "store/IndexTerms.h"
#include "store/SentenceIndex.h"
#include "store/SynsetNumber.h"
#include "store/WorkspacePrivate.h"
#include "text/Fields.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <map>
#include <mutex>
#include <unordered_map>

namespace crossgloss {

namespace {

// Postings are kept in memory up to this many ids (64 MiB): reading one from FTS5 costs 0.2 µs, from memory nothing.
constexpr std::size_t cachedPostings = std::size_t{16} << 20;
constexpr std::size_t maxSentences = 400; // to choose examples from

/// A connection with the statements that look-ups use, kept between snapshots.
struct Connection {
    explicit Connection(const std::filesystem::path& file)
        : database(openDatabase(file, DatabaseAccess::Reader))
        , generation(*database, "SELECT value FROM settings WHERE key = 'generation'")
        , postings(*database, "SELECT rowid FROM definition_index WHERE definition_index MATCH ?")
        , senses(*database, "SELECT word, resource, kind, pos FROM senses WHERE definition = ?")
        , statedSenses(*database, "SELECT resource FROM senses WHERE definition = ? AND kind <> 2")
        , sensesOf(*database, "SELECT definition, resource, kind, pos FROM senses WHERE word = ? ORDER BY definition")
        , targets(*database, "SELECT target, resource, pos FROM links WHERE source = ?")
        , sources(*database, "SELECT source, resource, pos FROM links WHERE target = ?")
        , marks(*database, "SELECT resource, marks, uses FROM word_marks WHERE word = ?")
        , entries(*database, "SELECT e.resource, b.body, e.place FROM entries e JOIN entry_blocks b ON b.id = e.block "
                             "WHERE e.word = ? ORDER BY e.resource, e.block, e.place")
        , sentences(*database, "SELECT rowid FROM sentence_index WHERE sentence_index MATCH ?")
        , line(*database, "SELECT l.first, l.second, r.language, r.second_language FROM lines l "
                          "JOIN resources r ON r.id = l.resource WHERE l.resource = ? AND l.line = ?")
        , word(*database, "SELECT word FROM words WHERE id = ?")
        , findWord(*database, "SELECT id FROM words WHERE word = ? AND id >= ? AND id < ?")
        , findFolded(*database, "SELECT id FROM words WHERE folded = ? AND id >= ? AND id < ?")
        , prefixed(*database, "SELECT id, word FROM words WHERE word >= ? AND word < ? AND id >= ? AND id < ? LIMIT 400")
        , synsetWords(*database, "SELECT word, resource FROM synset_words WHERE synset = ? AND word >= ? AND word < ?")
        , definition(*database, "SELECT text, stems, language FROM definitions WHERE id = ?")
    {
    }

    std::unique_ptr<SQLite::Database> database;
    FastStatement generation, postings, senses, statedSenses, sensesOf, targets, sources, marks, entries, sentences, line, word, findWord, findFolded, prefixed, synsetWords, definition;
};

struct LanguageRow {
    std::int64_t id = 0;
    std::uint64_t definitions = 0;
    std::uint64_t stems = 0;
};

/// What rarely changes, read once per generation.
struct Catalogue : IndexedResources {
    std::map<std::string, LanguageRow> statistics;
};

} // namespace

struct DefinitionIndex::Private {
    explicit Private(const Workspace& workspace) : file(workspace.d().file), views(workspace) {}

    std::unique_ptr<Connection> take()
    {
        {
            const std::lock_guard lock(mutex);
            if (!idle.empty()) {
                auto connection = std::move(idle.back());
                idle.pop_back();
                return connection;
            }
        }
        std::unique_ptr<Connection> connection;
        guardDatabase(file, [&] { connection = std::make_unique<Connection>(file); });
        return connection;
    }

    std::shared_ptr<const Catalogue> catalogue(Connection& connection, std::int64_t generation)
    {
        {
            const std::lock_guard lock(mutex);
            if (known && known->generation == generation) {
                return known;
            }
        }
        auto fresh = std::make_shared<Catalogue>();
        fresh->generation = generation;
        SQLite::Statement languages(*connection.database, "SELECT id, code, definitions, stems FROM languages");
        while (languages.executeStep()) {
            const std::string code = languages.getColumn(1).getString();
            fresh->statistics[code] = {languages.getColumn(0).getInt64(),
                                      static_cast<std::uint64_t>(languages.getColumn(2).getInt64()),
                                      static_cast<std::uint64_t>(languages.getColumn(3).getInt64())};
            fresh->languages[languages.getColumn(0).getInt64()] = code;
        }
        SQLite::Statement rows(*connection.database, "SELECT id, name, kind, language, second_language FROM resources");
        while (rows.executeStep()) {
            fresh->resources[rows.getColumn(0).getInt64()] = {
                rows.getColumn(1).getString(), static_cast<ResourceKind>(rows.getColumn(2).getInt()),
                rows.getColumn(3).getString(), rows.getColumn(4).getString()};
        }
        const std::lock_guard lock(mutex);
        if (!known || known->generation < generation) {
            known = fresh;
            postings.clear();
            postingCount = 0;
        }
        return fresh;
    }

    /// Languages that have words.
    std::vector<std::string> languages()
    {
        std::vector<std::string> result;
        std::unique_ptr<Connection> connection = take();
        guardDatabase(file, [&] {
            SQLite::Statement rows(*connection->database,
                                   "SELECT code FROM languages WHERE EXISTS (SELECT 1 FROM words WHERE words.id >= "
                                   "languages.id << 32 AND words.id < (languages.id + 1) << 32) ORDER BY code");
            while (rows.executeStep()) {
                result.push_back(rows.getColumn(0).getString());
            }
        });
        const std::lock_guard lock(mutex);
        idle.push_back(std::move(connection));
        return result;
    }

    std::filesystem::path file;
    DictionaryViews views;
    std::mutex mutex;
    std::vector<std::unique_ptr<Connection>> idle;
    std::shared_ptr<const Catalogue> known;
    std::unordered_map<std::string, Postings> postings;    ///< of known->generation
    std::size_t postingCount = 0;
};

namespace {

/// The tokens of a text with a space before and behind each, so that a find() meets whole ones.
std::string spacedTokens(const std::string& text, const std::string& language)
{
    std::string spaced = " ";
    for (const std::string& token : tokenise(text, language)) {
        spaced += token + ' ';
    }
    return spaced;
}

class SnapshotImpl final : public DefinitionIndex::Snapshot {
public:
    SnapshotImpl(DefinitionIndex::Private& owner, const std::vector<std::string>& only)
        : m_owner(owner), m_connection(owner.take())
    {
        guarded([&] {
            m_connection->database->exec("BEGIN");
            m_connection->generation.step();
            const std::int64_t generation = m_connection->generation.integer(0);
            m_connection->generation.reset();
            m_catalogue = m_owner.catalogue(*m_connection, generation);
            m_view = m_owner.views.view(*m_catalogue, only);
        });
    }

    ~SnapshotImpl() override
    {
        try {
            m_connection->database->exec("COMMIT");
        } catch (const SQLite::Exception&) {
            return;                    // The connection is dropped instead of being used again.
        }
        const std::lock_guard lock(m_owner.mutex);
        m_owner.idle.push_back(std::move(m_connection));
    }

    DefinitionIndex::Statistics statistics(const std::string& language) override
    {
        const auto row = m_catalogue->statistics.find(language);
        if (row == m_catalogue->statistics.end() || row->second.definitions == 0) {
            return {};
        }
        return {row->second.definitions,
                static_cast<double>(row->second.stems) / static_cast<double>(row->second.definitions)};
    }

    std::optional<std::int64_t> languageId(const std::string& code) override
    {
        const auto row = m_catalogue->statistics.find(code);
        if (row == m_catalogue->statistics.end() ||
            std::ranges::binary_search(m_view->hiddenLanguages, row->second.id)) {
            return std::nullopt;
        }
        return row->second.id;
    }

    std::string languageCode(std::int64_t id) override
    {
        const auto code = m_catalogue->languages.find(id);
        return code == m_catalogue->languages.end() ? std::string() : code->second;
    }

    DefinitionIndex::Postings postings(const std::string& term) override
    {
        {
            const std::lock_guard lock(m_owner.mutex);
            if (m_owner.known && m_owner.known->generation == m_catalogue->generation) {
                if (const auto known = m_owner.postings.find(term); known != m_owner.postings.end()) {
                    return known->second;
                }
            }
        }
        auto ids = std::make_shared<std::vector<std::uint32_t>>();
        const std::string query = "\"" + term + "\"";
        guarded([&] {
            FastStatement& statement = m_connection->postings;
            statement.bind(1, query);
            while (statement.step()) {
                ids->push_back(static_cast<std::uint32_t>(statement.integer(0)));
            }
            statement.reset();
        });
        const std::lock_guard lock(m_owner.mutex);
        if (m_owner.known && m_owner.known->generation == m_catalogue->generation) {
            if (m_owner.postingCount + ids->size() > cachedPostings) {
                m_owner.postings.clear();
                m_owner.postingCount = 0;
            }
            if (m_owner.postings.emplace(term, ids).second) {
                m_owner.postingCount += ids->size();
            }
        }
        return ids;
    }

    void senses(std::uint32_t definition, const std::function<void(const IndexedSense&)>& sink) override
    {
        FastStatement& statement = m_connection->senses;
        const bool stated = isStated(definition);
        read(statement, definition, [&] {
            const auto kind = static_cast<SenseKind>(statement.integer(2));
            if (!m_view->hides(statement.integer(1)) && (kind != SenseKind::Joined || stated)) {
                sink({definition, statement.integer(0), statement.integer(1), kind,
                      static_cast<PartOfSpeech>(statement.integer(3))});
            }
        });
    }

    void sensesOf(std::int64_t word, const std::function<void(const IndexedSense&)>& sink) override
    {
        FastStatement& statement = m_connection->sensesOf;
        read(statement, word, [&] {
            const auto kind = static_cast<SenseKind>(statement.integer(2));
            if (!m_view->hides(statement.integer(1)) &&
                (kind != SenseKind::Joined || isStated(statement.integer(0)))) {
                sink({statement.integer(0), word, statement.integer(1), kind,
                      static_cast<PartOfSpeech>(statement.integer(3))});
            }
        });
    }

    void translations(std::int64_t word, const std::function<void(const IndexedLink&)>& sink) override
    {
        for (FastStatement* statement : {&m_connection->targets, &m_connection->sources}) {
            read(*statement, word, [&] {
                if (!m_view->hides(statement->integer(1))) {
                    sink({statement->integer(0), statement->integer(1),
                          static_cast<PartOfSpeech>(statement->integer(2))});
                }
            });
        }
    }

    void marks(std::int64_t word, const std::function<void(const IndexedMarks&)>& sink) override
    {
        FastStatement& statement = m_connection->marks;
        read(statement, word, [&] {
            if (!m_view->hides(statement.integer(0))) {
                sink({statement.integer(0), unpackedMarks(statement.integer(1)), statement.integer(2)});
            }
        });
    }

    std::vector<IndexedEntry> entries(std::int64_t word) override
    {
        std::vector<IndexedEntry> found;
        FastStatement& statement = m_connection->entries;
        read(statement, word, [&] {
            if (!m_view->hides(statement.integer(0))) {
                found.push_back({statement.integer(0),
                                 entryOfBlock(statement.blob(1), static_cast<std::size_t>(statement.integer(2)))});
            }
        });
        std::ranges::stable_sort(found, {}, [&](const IndexedEntry& entry) { return placeOf(entry.resource); });
        return found;
    }

    std::vector<IndexedSentence> sentences(const std::string& word, const std::string& language,
                                           std::size_t limit) override
    {
        std::string query;
        const std::string terms = sentenceTerms(word, language);
        for (const std::string_view term : splitFields(terms, ' ')) {
            query += (query.empty() ? "\"" : " AND \"") + std::string(term) + '"';
        }
        std::vector<std::int64_t> rows;
        std::vector<std::pair<std::size_t, IndexedSentence>> found; // by what speaks against it
        guarded([&] {
            FastStatement& statement = m_connection->sentences;
            statement.bind(1, query);
            while (!terms.empty() && rows.size() < maxSentences && statement.step()) {
                if (!m_view->hides(SentenceIndex::resourceOf(statement.integer(0)))) {
                    rows.push_back(statement.integer(0));
                }
            }
            statement.reset();
            for (const std::int64_t row : rows) {
                found.push_back(sentence(row, word, language));
            }
        });
        std::ranges::stable_sort(found, {}, [](const auto& one) { return one.first; });
        std::vector<IndexedSentence> best;
        for (auto& [penalty, one] : found) {
            if (best.size() < limit && penalty != unusable) {
                best.push_back(std::move(one));
            }
        }
        return best;
    }

    std::string word(std::int64_t id) override
    {
        std::string text;
        read(m_connection->word, id, [&] { text = m_connection->word.text(0); });
        return text;
    }

    std::vector<std::int64_t> findWord(const std::string& word, const std::string& language) override
    {
        std::vector<std::int64_t> ids;
        const std::optional<std::int64_t> number = languageId(language);
        if (!number) {
            return ids;
        }
        const auto collect = [&](FastStatement& statement, const std::string& text) {
            guarded([&] {
                statement.bind(1, text).bind(2, *number << 32).bind(3, (*number + 1) << 32);
                while (statement.step()) {
                    ids.push_back(statement.integer(0));
                }
                statement.reset();
            });
        };
        collect(m_connection->findWord, word);
        if (normalise(word, language) == word) {
            collect(m_connection->findFolded, word);
        }
        dropHidden(ids);
        return ids;
    }

    std::vector<std::int64_t> findInflected(const std::string& token, const std::string& language) override
    {
        std::vector<std::int64_t> ids = findWord(token, language);
        const std::optional<std::int64_t> number = languageId(language);
        if (!ids.empty() || !number) {
            return ids;
        }
        // Snowball's stems are nearly always the beginning of the word; U+10FFFF sorts behind every letter.
        const std::string stemmed = stem(token, language);
        if (stemmed.size() < 3) {
            return ids;
        }
        const std::string end = stemmed + "\xf4\x8f\xbf\xbf";
        guarded([&] {
            FastStatement& statement = m_connection->prefixed;
            statement.bind(1, stemmed).bind(2, end).bind(3, *number << 32).bind(4, (*number + 1) << 32);
            while (statement.step()) {
                const std::string word(statement.text(1));
                if (word.find(' ') == std::string::npos && stem(word, language) == stemmed) {
                    ids.push_back(statement.integer(0));
                }
            }
            statement.reset();
        });
        dropHidden(ids);
        return ids;
    }

    std::vector<std::int64_t> wordsOfSynset(std::string_view synset, const std::string& language) override
    {
        std::vector<std::pair<std::int64_t, int>> words; // ascending, with the number of wordnets
        if (const std::optional<std::int64_t> number = languageId(language)) {
            guarded([&] {
                FastStatement& statement = m_connection->synsetWords;
                statement.bind(1, synsetNumber(synset, {})).bind(2, *number << 32).bind(3, (*number + 1) << 32);
                while (statement.step()) {
                    if (m_view->hides(statement.integer(1))) {
                        continue;
                    }
                    if (words.empty() || words.back().first != statement.integer(0)) {
                        words.emplace_back(statement.integer(0), 0);
                    }
                    ++words.back().second;
                }
                statement.reset();
            });
        }
        std::ranges::stable_sort(words, std::ranges::greater(), &std::pair<std::int64_t, int>::second);
        std::vector<std::int64_t> ids;
        std::ranges::transform(words, std::back_inserter(ids), &std::pair<std::int64_t, int>::first);
        return ids;
    }

    Definition definition(std::uint32_t id) override
    {
        Definition result;
        FastStatement& statement = m_connection->definition;
        read(statement, id, [&] {
            result.text = statement.text(0);
            result.stems = statement.text(1);
            result.language = languageCode(statement.integer(2));
        });
        return result;
    }

    std::pair<std::string, std::string> resourceLanguages(std::int64_t id) override
    {
        const auto resource = m_catalogue->resources.find(id);
        return resource == m_catalogue->resources.end()
                   ? std::pair<std::string, std::string>()
                   : std::pair(resource->second.language, resource->second.secondLanguage);
    }

    std::string resourceName(std::int64_t id) override
    {
        const auto name = m_catalogue->resources.find(id);
        return name == m_catalogue->resources.end() ? std::string() : name->second.name;
    }

    std::int64_t placeOf(std::int64_t resource) override { return m_view->placeOf(resource); }
    bool nothingServes() override { return m_view->nothingLeft; }

private:
    /// Takes out the words that only dictionaries which are switched off have.
    void dropHidden(std::vector<std::int64_t>& words)
    {
        if (!m_view->hidden.empty()) {
            std::erase_if(words, [&](std::int64_t word) {
                return !shown(m_connection->sensesOf, word) && !shown(m_connection->targets, word) &&
                       !shown(m_connection->sources, word);
            });
        }
    }

    /// True when a dictionary that may be seen states the definition: other wordnets join their words to it, but the
    /// text is not theirs.
    bool isStated(std::int64_t definition)
    {
        if (m_view->hidden.empty()) {
            return true;
        }
        bool found = false;
        bool any = false; // none where a wordnet defines a synset that it has no word for
        guarded([&] {
            FastStatement& statement = m_connection->statedSenses;
            statement.bind(1, definition);
            while (!found && statement.step()) {
                any = true;
                found = !m_view->hides(statement.integer(0));
            }
            statement.reset();
        });
        return found || !any;
    }

    /// True when a row about a word, whose second column is the resource, may be seen.
    bool shown(FastStatement& statement, std::int64_t word)
    {
        bool found = false;
        guarded([&] {
            statement.bind(1, word);
            while (!found && statement.step()) {
                found = !m_view->hides(statement.integer(1));
            }
            statement.reset();
        });
        return found;
    }

    static constexpr std::size_t unusable = std::numeric_limits<std::size_t>::max();

    /// A line with what speaks against it as an example of a word: another form of it, a length beside a dozen words.
    std::pair<std::size_t, IndexedSentence> sentence(std::int64_t row, const std::string& word,
                                                     const std::string& language)
    {
        constexpr std::size_t handyLength = 60; // bytes
        IndexedSentence result;
        result.resource = SentenceIndex::resourceOf(row);
        std::size_t penalty = unusable;
        FastStatement& line = m_connection->line;
        line.bind(1, result.resource).bind(2, SentenceIndex::lineOf(row));
        if (line.step()) {
            const int side = SentenceIndex::sideOf(row);
            result.text = line.text(side);
            result.translation = line.text(1 - side);
            result.translationLanguage = line.text(3 - side);
            const std::size_t size = result.text.size();
            penalty = size < handyLength ? handyLength - size : size - handyLength;
            penalty += spacedTokens(result.text, language).find(spacedTokens(word, language)) == std::string::npos ? 1000 : 0;
        }
        line.reset();
        return {penalty, std::move(result)};
    }

    template <typename Work> void guarded(const Work& work) { guardDatabase(m_owner.file, work); }

    template <typename Row> void read(FastStatement& statement, std::int64_t key, const Row& row)
    {
        try {
            statement.bind(1, key);
            while (statement.step()) {
                row();
            }
            statement.reset();
        } catch (const SQLite::Exception&) {
            statement.reset();
            guarded([] { throw; });
        } catch (...) {
            statement.reset();
            throw;
        }
    }

    DefinitionIndex::Private& m_owner;
    std::unique_ptr<Connection> m_connection;
    std::shared_ptr<const Catalogue> m_catalogue;
    std::shared_ptr<const DictionaryView> m_view;
};

} // namespace

DefinitionIndex::DefinitionIndex(const Workspace& workspace) : m_d(std::make_unique<Private>(workspace)) {}

DefinitionIndex::~DefinitionIndex() = default;

std::unique_ptr<DefinitionIndex::Snapshot> DefinitionIndex::snapshot(const std::vector<std::string>& only) const
{
    return std::make_unique<SnapshotImpl>(*m_d, only);
}

bool DefinitionIndex::empty() const
{
    return m_d->languages().empty();
}

std::vector<std::string> DefinitionIndex::languages() const
{
    std::vector<std::string> result = m_d->languages();
    const std::unique_ptr<Snapshot> now = snapshot();
    std::erase_if(result, [&](const std::string& code) { return !now->languageId(code); });
    return result;
}

} // namespace crossgloss
