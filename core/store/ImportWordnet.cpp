#include "resources/Wordnet.h"
#include "store/IndexTerms.h"
#include "store/ResourceImport.h"
#include "text/Language.h"

#include <charconv>
#include <system_error>

namespace crossgloss {

namespace {

/// Number that a synset joins with those of other wordnets by.
std::int64_t synsetNumber(const Synset& synset)
{
    std::uint32_t offset = 0;
    const char* const behind = synset.id.data() + synset.id.size();
    const std::from_chars_result number = std::from_chars(synset.id.data(), behind, offset);
    if (number.ec == std::errc() && behind - number.ptr == 2 && *number.ptr == '-') {
        return static_cast<std::int64_t>(offset) * 256 + static_cast<unsigned char>(number.ptr[1]);
    }
    // Wordnets with ids of their own meet at the interlingual index where they are linked to it: i12345.
    const std::string& id = synset.ili.empty() ? synset.id : synset.ili;
    if (id.size() > 1 && id.front() == 'i') {
        std::uint32_t ili = 0;
        const std::from_chars_result index = std::from_chars(id.data() + 1, id.data() + id.size(), ili);
        if (index.ec == std::errc() && index.ptr == id.data() + id.size()) {
            return -static_cast<std::int64_t>(ili) - 1;
        }
    }
    // Ids of another making join with each other only when they are the same text: FNV-1a of the text, below the numbers
    // of the interlingual index. Of a million ids two meet with a chance of 10^-7.
    std::uint64_t hash = 14695981039346656037ULL;
    for (const char c : id) {
        hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
    }
    return -static_cast<std::int64_t>(hash >> 2 | std::uint64_t{1} << 61) - 1;
}

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
        const std::int64_t number = synsetNumber(synset);
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
