#include "store/StoredEntries.h"

#include "base/Error.h"
#include "store/DefinitionIndex.h"
#include "store/EntryArchive.h"
#include "store/StoredResources.h"
#include "store/WorkspacePrivate.h"

#include <algorithm>
#include <utility>

namespace crossgloss {

namespace {

PartOfSpeech partOfSpeechOf(std::int64_t stored)
{
    return stored >= 0 && stored <= static_cast<std::int64_t>(PartOfSpeech::Affix) ? static_cast<PartOfSpeech>(stored)
                                                                                   : PartOfSpeech::Unknown;
}

constexpr std::uint64_t rowsBetweenReports = 512;

void report(Progress& progress, std::uint64_t done)
{
    if (done % rowsBetweenReports == 0) {
        progress.throwIfCancelled();
        progress.advance(done);
    }
}

constexpr const char* synsetWords = "SELECT s.synset, s.pos, w.word FROM synset_words s JOIN words w ON w.id = s.word "
                                    "WHERE s.resource = ? ORDER BY s.synset, s.word";
constexpr const char* synsetTexts = "SELECT t.text FROM synset_definitions d JOIN definitions t ON t.id = d.definition "
                                    "WHERE d.synset = ? AND d.resource = ? ORDER BY d.definition";
constexpr const char* listedSenses =
    "SELECT s.definition, s.kind, s.pos, w.word, d.text FROM senses s JOIN definitions d ON d.id = s.definition "
    "JOIN words w ON w.id = s.word WHERE s.resource = ? AND s.kind <> 2 ORDER BY s.definition, s.word";

/// What a list of definitions says of one of them.
struct ListedDefinition
{
    std::int64_t id = -1;
    PartOfSpeech pos = PartOfSpeech::Unknown;
    Sense sense;
    std::vector<std::string> headwords;

    void hand(const EntrySink& sink) const
    {
        for (const std::string& headword : headwords) {
            DictionaryEntry entry;
            entry.headword = headword;
            entry.pos = pos;
            entry.senses.push_back(sense);
            sink(std::move(entry));
        }
    }
};

} // namespace

StoredEntries::StoredEntries(const Workspace& workspace, const std::string& name)
    : m_workspace(workspace), m_resource(storedResource(workspace, name))
{
    if (m_resource.kind != ResourceKind::Dictionary && m_resource.kind != ResourceKind::Wordnet) {
        throw Error(CROSSGLOSS_TEXT("%1 is neither a dictionary nor a wordnet"), {name})
            .advise(CROSSGLOSS_TEXT("See the list of resources"));
    }
    guardDatabase(workspace.d().file, [&] {
        const auto reader = workspace.d().reader();
        FastStatement blocks(**reader, "SELECT count(*) FROM entry_blocks WHERE resource = ?");
        blocks.bind(1, m_resource.id);
        m_blocks = blocks.step() ? static_cast<std::uint64_t>(blocks.integer(0)) : 0;
        FastStatement language(**reader, "SELECT l.code FROM senses s JOIN definitions d ON d.id = s.definition "
                                         "JOIN languages l ON l.id = d.language WHERE s.resource = ? AND s.kind <> 2 "
                                         "LIMIT 1");
        language.bind(1, m_resource.id);
        if (language.step()) {
            m_definitionLanguage = language.text(0);
        }
    });
}

void StoredEntries::read(Progress& progress, const EntrySink& sink) const
{
    if (m_resource.kind == ResourceKind::Wordnet) {
        readSynsets(progress, [&](const StoredSynset& synset) {
            for (const std::string& word : synset.words) {
                DictionaryEntry entry;
                entry.headword = word;
                entry.pos = synset.pos;
                Sense sense;
                sense.definitions = synset.definitions;
                std::ranges::copy_if(synset.words, std::back_inserter(sense.synonyms),
                                     [&](const std::string& other) { return other != word; });
                entry.senses.push_back(std::move(sense));
                sink(std::move(entry));
            }
        });
    } else if (m_blocks > 0) {
        readBlocks(progress, sink);
    } else {
        readList(progress, sink);
    }
}

void StoredEntries::readBlocks(Progress& progress, const EntrySink& sink) const
{
    progress.stage(CROSSGLOSS_TEXT("Reading dictionary entries"), m_blocks * EntryBlock::capacity);
    guardDatabase(m_workspace.d().file, [&] {
        const auto reader = m_workspace.d().reader();
        FastStatement select(**reader, "SELECT body FROM entry_blocks WHERE resource = ? ORDER BY id");
        select.bind(1, m_resource.id);
        for (std::uint64_t done = 0; select.step(); done += EntryBlock::capacity) {
            report(progress, done);
            for (DictionaryEntry& entry : entriesOfBlock(select.blob(0))) {
                sink(std::move(entry));
            }
        }
    });
}

void StoredEntries::readList(Progress& progress, const EntrySink& sink) const
{
    progress.stage(CROSSGLOSS_TEXT("Reading dictionary entries"), m_resource.entries);
    guardDatabase(m_workspace.d().file, [&] {
        const auto reader = m_workspace.d().reader();
        FastStatement select(**reader, listedSenses);
        select.bind(1, m_resource.id);
        ListedDefinition definition;
        for (std::uint64_t done = 0; select.step(); ++done) {
            report(progress, done);
            if (select.integer(0) != definition.id) {
                definition.hand(sink);
                definition = {};
                definition.id = select.integer(0);
                definition.pos = partOfSpeechOf(select.integer(2));
                definition.sense.definitions.emplace_back(select.text(4));
            }
            std::string word(select.text(3));
            if (select.integer(1) == static_cast<std::int64_t>(SenseKind::Headword)) {
                definition.headwords.push_back(std::move(word));
            } else {
                definition.sense.translations.push_back({std::move(word), {}});
            }
        }
        definition.hand(sink);
    });
}

void StoredEntries::readSynsets(Progress& progress, const std::function<void(const StoredSynset&)>& sink) const
{
    progress.stage(CROSSGLOSS_TEXT("Reading dictionary entries"), 0);
    guardDatabase(m_workspace.d().file, [&] {
        const auto reader = m_workspace.d().reader();
        FastStatement words(**reader, synsetWords);
        FastStatement texts(**reader, synsetTexts);
        words.bind(1, m_resource.id);
        StoredSynset synset;
        const auto hand = [&] {
            if (synset.words.empty()) {
                return;
            }
            texts.bind(1, synset.number).bind(2, m_resource.id);
            while (texts.step()) {
                synset.definitions.emplace_back(texts.text(0));
            }
            texts.reset();
            sink(synset);
        };
        for (std::uint64_t done = 0; words.step(); ++done) {
            report(progress, done);
            if (synset.words.empty() || words.integer(0) != synset.number) {
                hand();
                synset = {};
                synset.number = words.integer(0);
                synset.pos = partOfSpeechOf(words.integer(1));
            }
            synset.words.emplace_back(words.text(2));
        }
        hand();
    });
}

} // namespace crossgloss
