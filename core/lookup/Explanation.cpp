#include "lookup/Explanation.h"

#include "store/IndexTerms.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <map>
#include <set>

namespace crossgloss {

namespace {

constexpr int maximumDefinitions = 60;

/// Number of @p terms among the space-separated @p stems.
int shared(const std::string& stems, const std::unordered_set<std::string>& terms)
{
    int count = 0;
    std::size_t begin = 0;
    while (begin < stems.size()) {
        const std::size_t end = std::min(stems.find(' ', begin), stems.size());
        count += terms.contains(stems.substr(begin, end - begin)) ? 1 : 0;
        begin = end + 1;
    }
    return count;
}

/// Senses of a word, those of the dictionaries that the user put first in front.
std::vector<IndexedSense> orderedSenses(DefinitionIndex::Snapshot& snapshot, std::int64_t word)
{
    std::vector<IndexedSense> senses;
    snapshot.sensesOf(word, [&](const IndexedSense& sense) { senses.push_back(sense); });
    std::ranges::stable_sort(senses, {}, [&](const IndexedSense& sense) { return snapshot.placeOf(sense.resource); });
    return senses;
}

} // namespace

Explainer::Explainer(DefinitionIndex::Snapshot* snapshot, std::string_view text, const std::string& from)
    : m_snapshot(snapshot), m_from(from)
{
    for (const std::string& stemmed : contentStems(text, from)) {
        m_terms.insert(indexTerm(stemmed, from));
    }
}

void Explainer::fill(LookupRow& row, std::uint32_t definition, std::int64_t resource)
{
    if (m_snapshot) {
        row.source = m_snapshot->resourceName(resource);
        if (auto found = m_snapshot->definition(definition); found.language == m_from) {
            row.definition = std::move(found.text);
            row.definitionLanguage = std::move(found.language);
        }
    }
}

void Explainer::search(LookupRow& row)
{
    if (!m_snapshot) {
        return;
    }
    int best = -1;
    int looked = 0;
    std::set<std::int64_t> readable;
    LookupRow found;
    for (const std::int64_t word : m_snapshot->findWord(row.word, row.language)) {
        for (const IndexedSense& sense : orderedSenses(*m_snapshot, word)) {
            if (++looked > maximumDefinitions) {
                break;
            }
            const auto definition = m_snapshot->definition(static_cast<std::uint32_t>(sense.definition));
            if (definition.language != m_from) {
                continue; // The description's language is what the reader knows.
            }
            readable.insert(sense.definition);
            const int common = shared(definition.stems, m_terms);
            const int value = 2 * common + (sense.kind == SenseKind::Translation ? 0 : 1);
            if (value > best) {
                best = value;
                found.definition = definition.text;
                found.definitionLanguage = definition.language;
                found.source = m_snapshot->resourceName(sense.resource);
                found.pos = sense.pos;
            }
        }
    }
    // One of several that shares no word with the description may be of another sense.
    if (best >= 2 || readable.size() == 1) {
        row.definition = std::move(found.definition);
        row.definitionLanguage = std::move(found.definitionLanguage);
        row.source = std::move(found.source);
        row.pos = row.pos == PartOfSpeech::Unknown ? found.pos : row.pos;
    }
}

std::string dictionaryForm(DefinitionIndex::Snapshot& snapshot, const std::string& word, const std::string& language)
{
    if (normalise(word, language) != word) {
        return word;                   // The vocabulary keeps case.
    }
    std::string form;
    for (const std::int64_t id : snapshot.findWord(word, language)) {
        const std::string text = snapshot.word(id);
        if (text == word) {
            return word;
        }
        // Capitals throughout are a headline's or an abbreviation's; the shape with fewer capitals wins.
        if (form.empty() || std::count_if(text.begin(), text.end(), [](char c) { return c >= 'A' && c <= 'Z'; }) <
                                std::count_if(form.begin(), form.end(), [](char c) { return c >= 'A' && c <= 'Z'; })) {
            form = text;
        }
    }
    return form.empty() ? word : form;
}

std::vector<WordDetails::Gloss> glossesOf(DefinitionIndex::Snapshot& snapshot, const std::string& word,
                                          const std::string& language, std::size_t limit)
{
    std::vector<std::pair<std::pair<int, std::int64_t>, WordDetails::Gloss>> found;
    std::set<std::int64_t> seen;
    for (const std::int64_t id : snapshot.findWord(word, language)) {
        for (const IndexedSense& sense : orderedSenses(snapshot, id)) {
            if (!seen.insert(sense.definition).second || found.size() >= 4 * limit) {
                continue;
            }
            auto definition = snapshot.definition(static_cast<std::uint32_t>(sense.definition));
            const int order = (definition.language == language ? 0 : 2) + (sense.kind == SenseKind::Translation ? 1 : 0);
            found.push_back({{order, snapshot.placeOf(sense.resource)},
                             {std::move(definition.text), std::move(definition.language),
                              snapshot.resourceName(sense.resource), sense.pos}});
        }
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<WordDetails::Gloss> glosses;
    for (auto& [order, gloss] : found) {
        if (glosses.size() < limit) {
            glosses.push_back(std::move(gloss));
        }
    }
    return glosses;
}

std::vector<LookupRow> translationsOf(DefinitionIndex::Snapshot& snapshot, const std::string& word,
                                      const std::string& language, std::size_t limit)
{
    std::map<std::int64_t, std::map<std::int64_t, std::set<std::int64_t>>> votes;   // language → word → dictionaries
    std::map<std::int64_t, PartOfSpeech> pos;
    for (const std::int64_t id : snapshot.findWord(word, language)) {
        snapshot.translations(id, [&](const IndexedLink& link) {
            votes[DefinitionIndex::languageOf(link.word)][link.word].insert(link.resource);
            pos.emplace(link.word, link.pos);
        });
    }
    std::vector<LookupRow> rows;
    for (const auto& [number, words] : votes) {
        std::vector<LookupRow> found;
        double total = 0;
        for (const auto& [id, resources] : words) {
            LookupRow row;
            row.word = snapshot.word(id);
            row.language = snapshot.languageCode(number);
            row.score = static_cast<double>(resources.size());
            row.pos = pos[id];
            row.source = snapshot.resourceName(
                *std::ranges::min_element(resources, {}, [&](std::int64_t each) { return snapshot.placeOf(each); }));
            total += row.score;
            found.push_back(std::move(row));
        }
        std::stable_sort(found.begin(), found.end(),
                         [](const LookupRow& a, const LookupRow& b) { return a.score > b.score; });
        for (std::size_t i = 0; i < std::min(limit, found.size()); ++i) {
            found[i].score /= total;
            rows.push_back(std::move(found[i]));
        }
    }
    std::stable_sort(rows.begin(), rows.end(),
                     [](const LookupRow& a, const LookupRow& b) { return a.language < b.language; });
    return rows;
}

} // namespace crossgloss
