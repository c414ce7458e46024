#include "lookup/EntryDetails.h"

#include "lookup/Explanation.h"
#include "lookup/WordGrammar.h"

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

namespace {

constexpr std::size_t maxEntries = 40; // of one word; some dictionaries have one for each sense
constexpr std::size_t maxSentences = 8;
constexpr std::size_t maxPronunciations = 4;
constexpr std::size_t maxBytesMore = 4; // of a transcription than of another that it begins with; else it is a phrase's

std::size_t wordCount(std::string_view text)
{
    std::size_t count = 0;
    bool inside = false;
    for (const char c : text) {
        count += c != ' ' && !inside ? 1 : 0;
        inside = c != ' ';
    }
    return count;
}

/// A transcription without slashes, marks of stress and dots between syllables, in which transcribers differ most.
std::string plainSound(std::string sound)
{
    for (const std::string_view mark : {"/", "[", "]", ".", "ˈ", "ˌ"}) {
        for (std::size_t at = sound.find(mark); at != std::string::npos; at = sound.find(mark, at)) {
            sound.erase(at, mark.size());
        }
    }
    return sound;
}

/// Leaves the transcriptions of the headword alone: some dictionaries have "sb." and "to" read aloud too, or phrases
/// without spaces. Of those that differ in stress or syllables only, the first stays.
/// @param others Plain transcriptions of the word's entries before; those of this one are added.
void cleanSounds(DictionaryEntry& entry, std::set<std::string>& others)
{
    const std::size_t words = wordCount(entry.headword);
    std::set<std::string> own;
    std::erase_if(entry.pronunciations, [&](const std::string& sound) {
        const std::string plain = plainSound(sound);
        const auto begins = [&](const std::string& other) {
            return plain.starts_with(other) && plain.size() > other.size() + maxBytesMore;
        };
        return wordCount(sound) > words || std::ranges::any_of(others, begins) || std::ranges::any_of(own, begins) ||
               !own.insert(plain).second;
    });
    others.merge(own);
}

void addEntries(DefinitionIndex::Snapshot& snapshot, std::int64_t word, WordDetails& details)
{
    std::set<std::string> seen;
    std::set<std::string> others;
    for (IndexedEntry& found : snapshot.entries(word)) {
        cleanSounds(found.entry, others);
        for (const std::string& sound : found.entry.pronunciations) {
            if (details.pronunciations.size() < maxPronunciations && seen.insert(plainSound(sound)).second) {
                details.pronunciations.push_back(sound);
            }
        }
        if (details.plural.empty()) {
            details.plural = found.entry.plural;
        }
        if (details.entries.size() < maxEntries) {
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
    for (IndexedSentence& found : snapshot.sentences(word, language, maxSentences)) {
        details.sentences.push_back({std::move(found.text), std::move(found.translation),
                                     std::move(found.translationLanguage), snapshot.resourceName(found.resource)});
    }
    return details;
}

} // namespace crossgloss
