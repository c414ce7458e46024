#include "lookup/EntryDetails.h"

#include "lookup/Explanation.h"
#include "lookup/WordGrammar.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace crossgloss {

namespace {

constexpr std::size_t mostEntries = 40; // of one word; some dictionaries have one for each sense
constexpr std::size_t mostSentences = 8;
constexpr std::size_t mostPronunciations = 4;

void addEntries(DefinitionIndex::Snapshot& snapshot, std::int64_t word, WordDetails& details)
{
    for (IndexedEntry& found : snapshot.entries(word)) {
        for (const std::string& sound : found.entry.pronunciations) {
            if (details.pronunciations.size() < mostPronunciations &&
                std::ranges::find(details.pronunciations, sound) == details.pronunciations.end()) {
                details.pronunciations.push_back(sound);
            }
        }
        if (details.plural.empty()) {
            details.plural = found.entry.plural;
        }
        if (details.entries.size() < mostEntries) {
            auto [own, other] = snapshot.resourceLanguages(found.resource);
            details.entries.push_back({snapshot.resourceName(found.resource), std::move(other), std::move(found.entry)});
        }
    }
}

} // namespace

WordDetails dictionaryDetails(DefinitionIndex::Snapshot& snapshot, const std::string& word,
                              const std::string& language, std::size_t limit)
{
    WordDetails details;
    const std::vector<std::int64_t> ids = snapshot.findWord(word, language);
    details.marks = agreedMarks(snapshot, ids);
    for (const std::int64_t id : ids) {
        addEntries(snapshot, id, details);
    }
    details.glosses = glossesOf(snapshot, word, language, limit);
    details.translations = translationsOf(snapshot, word, language, limit);
    for (IndexedSentence& found : snapshot.sentences(word, language, mostSentences)) {
        details.sentences.push_back({std::move(found.text), std::move(found.translation),
                                     std::move(found.translationLanguage), snapshot.resourceName(found.resource)});
    }
    return details;
}

} // namespace crossgloss
