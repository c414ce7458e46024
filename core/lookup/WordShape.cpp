#include "lookup/WordShape.h"

#include "text/Tokeniser.h"

#include <algorithm>
#include <set>
#include <vector>

namespace crossgloss {

namespace {

constexpr std::size_t minHalf = 3; // letters of each of two words that were run together

bool isLetter(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x80 || (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

/// "canf.a.c", but not "a.m." or "e.g.".
bool hasInnerStop(std::string_view word)
{
    for (std::size_t at = 1; at + 1 < word.size(); ++at) {
        if (word[at] == '.' && isLetter(word[at - 1]) && isLetter(word[at + 1]) && at >= 2 && isLetter(word[at - 2])) {
            return true;
        }
    }
    return false;
}

bool hasManySources(DefinitionIndex::Snapshot& snapshot, std::string_view word, const std::string& language)
{
    std::set<std::int64_t> resources;
    for (const std::int64_t id : snapshot.findWord(std::string(word), language)) {
        snapshot.sensesOf(id, [&](const IndexedSense& sense) { resources.insert(sense.resource); });
        snapshot.translations(id, [&](const IndexedLink& link) { resources.insert(link.resource); });
    }
    return resources.size() > 1;
}

bool isFunction(const std::string& token, const std::string& language)
{
    return isStopWord(token, language) || isConnective(token, language);
}

/// A preposition or article and a word after it. Languages that write compounds as one word make any two words one.
bool isRunTogether(const std::string& folded, const std::string& language, const Pack& pack)
{
    static const std::set<std::string_view> apart = {"en", "fr", "es", "it", "ca", "pt"};
    if (!apart.contains(language) || folded.find(' ') != std::string::npos) {
        return false;
    }
    for (std::size_t at = minHalf; at + minHalf <= folded.size(); ++at) {
        const bool boundary = (static_cast<unsigned char>(folded[at]) & 0xC0) != 0x80;
        const std::string_view second = std::string_view(folded).substr(at);
        if (boundary && isFunction(folded.substr(0, at), language) && pack.find(language, second)) {
            return true;
        }
    }
    return false;
}

} // namespace

bool isSmallGerman(std::string_view word, std::string_view language)
{
    return language == "de" && word.find(' ') == std::string_view::npos && normalise(word, language) == word;
}

bool isBroken(std::string_view word, const std::string& language, const Pack* pack, DefinitionIndex::Snapshot* snapshot)
{
    if (hasInnerStop(word)) {
        return true;
    }
    const std::string folded = normalise(word, language);
    return pack && snapshot && !pack->find(language, folded) && isRunTogether(folded, language, *pack)
           && !hasManySources(*snapshot, word, language);
}

void settleNoun(LookupRow& row, const MeaningFile* meanings, DefinitionIndex::Snapshot* snapshot)
{
    const bool small = isSmallGerman(row.word, row.language);
    if (row.pos != PartOfSpeech::Noun || (!small && (row.marks.genders != 0 || !row.meaning.empty()))) {
        return;
    }
    std::vector<PartOfSpeech> known;
    if (const auto language = meaningLanguage(row.language); meanings && language) {
        for (const std::uint32_t meaning : meanings->meaningsOf(*language, normalise(row.word, row.language))) {
            known.push_back(meanings->pos(meaning));
        }
    }
    if (small) {
        std::erase(known, PartOfSpeech::Noun);
    } else if (std::ranges::find(known, PartOfSpeech::Noun) != known.end()) {
        return;
    }
    if (small && known.empty() && snapshot) {
        for (const std::int64_t id : snapshot->findWord(row.word, row.language)) {
            if (const std::string text = snapshot->word(id); text != row.word && !isSmallGerman(text, row.language)) {
                row.word = text;
                return;
            }
        }
    }
    if (!known.empty()) {
        row.pos = known.front();
    } else if (small) {
        row.pos = row.furtherPos.empty() ? PartOfSpeech::Unknown : row.furtherPos.front();
    }
    if (small) {
        row.marks.genders = 0;
        row.marks.plural = false;
    }
    std::erase(row.furtherPos, row.pos);
}

} // namespace crossgloss
