#include "evaluation/ProperNames.h"

#include "base/Error.h"
#include "resources/LineReader.h"
#include "resources/ReadIssues.h"
#include "text/Characters.h"
#include "text/Fields.h"
#include "text/Tokeniser.h"

namespace crossgloss {

namespace {

bool isCapitalised(std::string_view word)
{
    std::size_t position = 0;
    const char32_t first = word.empty() ? U'\0' : nextCodePoint(word, position);
    return characterOf(first).lower != first;
}

std::string folded(std::string_view word)
{
    return normalise(word, {});
}

/// What the entries of a word say.
struct Evidence {
    bool proper = false;
    bool other = false;

    void add(PartOfSpeech pos, bool nounsTell)
    {
        proper = proper || pos == PartOfSpeech::ProperNoun;
        other = other || (pos != PartOfSpeech::ProperNoun && pos != PartOfSpeech::Unknown &&
                          (nounsTell || pos != PartOfSpeech::Noun));
    }
};

} // namespace

void ProperNames::addList(std::span<const WordPair> names)
{
    for (const WordPair& name : names) {
        m_listed.insert(folded(name.source));
    }
    m_informed = true;
}

void ProperNames::addByCase(std::span<const WordPair> dictionary)
{
    std::size_t sourceCapitals = 0;
    std::size_t targetCapitals = 0;
    for (const WordPair& pair : dictionary) {
        sourceCapitals += isCapitalised(pair.source) ? 1 : 0;
        targetCapitals += isCapitalised(pair.target) ? 1 : 0;
    }
    if (sourceCapitals == 0 || targetCapitals == 0) {
        return;                        // a column without capitals lost them
    }
    const bool sourceTells = 2 * sourceCapitals < dictionary.size();
    const bool targetTells = 2 * targetCapitals < dictionary.size();
    if (!sourceTells && !targetTells) {
        return;
    }
    for (const WordPair& pair : dictionary) {
        if (isCapitalised(pair.source) && isCapitalised(pair.target) &&
            ((sourceTells && targetTells) || folded(pair.source) == folded(pair.target))) {
            m_byCase.insert(folded(pair.source));
        }
    }
    m_informed = m_informed || !m_byCase.empty();      // a few stray capitals keep no case
}

void ProperNames::addMarked(std::span<const std::string> words)
{
    for (const std::string& word : words) {
        m_marked.insert(folded(word));
    }
    m_informed = true;
}

bool ProperNames::contains(std::string_view word) const
{
    const std::string key = folded(word);
    return m_listed.contains(key) || m_byCase.contains(key) || m_marked.contains(key);
}

std::vector<WordPair> readProperNames(const std::filesystem::path& path)
{
    std::vector<WordPair> names;
    LineReader reader(path);
    std::string_view line;
    while (reader.next(line)) {
        if (const std::string problem = checkText(line); !problem.empty()) {
            throw Error(problem).at(path.string(), reader.line());
        }
        const std::string_view name = trimmedField(line);
        if (name.empty()) {
            continue;
        }
        std::size_t split = name.find('\t');
        if (split == std::string_view::npos && name.find(' ') == name.rfind(' ')) {
            split = name.find(' ');
        }
        if (split == std::string_view::npos) {
            names.push_back({std::string(name), std::string(name)});
            continue;
        }
        const std::string_view rest = trimmedField(name.substr(split));
        names.push_back(
            {std::string(trimmedField(name.substr(0, split))), std::string(rest.substr(0, rest.find('\t')))});
    }
    if (names.empty()) {
        throw Error(CROSSGLOSS_TEXT("The file holds no names")).at(path.string());
    }
    return names;
}

std::vector<std::string> markedProperNouns(const DefinitionIndex& index, const std::string& language,
                                           std::span<const std::string> words, Progress& progress)
{
    std::vector<std::string> result;
    const auto snapshot = index.snapshot();
    progress.stage(CROSSGLOSS_TEXT("Looking for proper nouns"), words.size());
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i % 256 == 0) {
            progress.throwIfCancelled();
            progress.advance(i);
        }
        Evidence evidence;
        for (const std::int64_t id : snapshot->findWord(folded(words[i]), language)) {
            const bool nounsTell = language == "de" || !isCapitalised(snapshot->word(id));
            evidence.other = evidence.other || !isCapitalised(snapshot->word(id));
            snapshot->sensesOf(id, [&](const IndexedSense& sense) {
                if (sense.kind == SenseKind::Headword) {
                    evidence.add(sense.pos, nounsTell);
                }
            });
            snapshot->translations(id, [&](const IndexedLink& link) { evidence.add(link.pos, nounsTell); });
        }
        if (evidence.proper && !evidence.other) {
            result.push_back(words[i]);
        }
    }
    return result;
}

} // namespace crossgloss
