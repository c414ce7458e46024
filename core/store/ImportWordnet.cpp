#include "resources/Wordnet.h"
#include "store/IndexTerms.h"
#include "store/ResourceImport.h"
#include "store/SynsetNumber.h"
#include "text/Language.h"

namespace crossgloss {

namespace {

void writeWordnet(const Wordnet& wordnet, std::int64_t resource, IndexWriter& writer, Progress& progress)
{
    progress.stage(CROSSGLOSS_TEXT("Indexing the wordnet"), wordnet.synsets.size());
    const std::int64_t language = writer.language(wordnet.language);
    std::uint64_t done = 0;
    for (const Synset& synset : wordnet.synsets) {
        if (++done % 1000 == 0) {
            progress.advance(done);
            progress.throwIfCancelled();
        }
        const std::int64_t number = synsetNumber(synset.id, synset.ili);
        std::vector<std::int64_t> words;
        for (const std::string& lemma : synset.lemmas) {
            if (const std::string clean = cleanWord(lemma, wordnet.language); !clean.empty()) {
                words.push_back(writer.word(language, wordnet.language, clean));
                writer.synsetWord(number, words.back(), resource, synset.pos);
            }
        }
        for (const std::string& text : synset.definitions) {
            const PreparedDefinition prepared = prepareDefinition(text, wordnet.language);
            if (prepared.count == 0) {
                continue;
            }
            const std::int64_t definition = writer.definition(language, prepared);
            writer.synsetDefinition(number, definition, resource);
            for (const std::int64_t word : words) {
                writer.sense(definition, word, resource, SenseKind::Headword, synset.pos);
            }
        }
    }
    writer.joinWordnets();
}

} // namespace

void importWordnet(Workspace::Private& d, StoredResource& stored, const std::filesystem::path& path,
                   const ImportOptions& options, Progress& progress)
{
    ReadReport report;
    Wordnet wordnet = readWordnet(path, progress, report);
    if (!options.language.empty()) {
        wordnet.language = canonicalLanguage(options.language);
    }
    if (wordnet.language.empty()) {
        missingLanguage(path, false);
    }
    stored.resource.language = wordnet.language;
    stored.resource.title = wordnet.name;
    stored.resource.licence = wordnet.licence;
    stored.resource.entries = wordnet.synsets.size();
    addIssues(stored.resource, report);
    d.insertResource(stored);
    IndexWriter writer(*d.writer, d.words);
    writeWordnet(wordnet, stored.resource.id, writer, progress);
    writer.finish();
}

} // namespace crossgloss
