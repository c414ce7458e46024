#include "datasets/DictionaryMaterial.h"

#include "base/Error.h"
#include "store/IndexTerms.h"
#include "store/StoredEntries.h"
#include "store/StoredResources.h"
#include "text/Language.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace crossgloss {

namespace {

int sideOf(const DictionaryMaterial& material, std::string_view language)
{
    return language == material.languages[0] ? 0 : language == material.languages[1] ? 1 : -1;
}

/// Sums what dictionaries state of the same two words.
class WeightSums
{
public:
    void add(std::uint32_t first, std::uint32_t second, PartOfSpeech pos, double weight)
    {
        const auto [place, fresh] = m_places.try_emplace(std::uint64_t{first} << 32 | second, m_sums.size());
        for (std::size_t i = place->second; !fresh && i != none; i = m_next[i]) {
            if (m_sums[i].pos == pos) {
                m_sums[i].weight += weight;
                return;
            }
        }
        m_next.push_back(fresh ? none : place->second);
        place->second = m_sums.size();
        m_sums.push_back({{first, second}, pos, weight});
    }
    std::vector<TranslationWeight> take() { return std::move(m_sums); }

private:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);
    std::unordered_map<std::uint64_t, std::size_t> m_places;
    std::vector<std::size_t> m_next;
    std::vector<TranslationWeight> m_sums;
};

class Gatherer
{
public:
    explicit Gatherer(DictionaryMaterial& material) : m_material(material) {}

    void addDictionary(const StoredEntries& dictionary, Progress& progress)
    {
        const int side = sideOf(m_material, dictionary.resource().language);
        const bool defines = dictionary.definitionLanguage() == dictionary.resource().language;
        const bool translates = sideOf(m_material, dictionary.resource().secondLanguage) == 1 - side;
        dictionary.read(progress, [&](DictionaryEntry&& entry) { addEntry(entry, side, defines, translates); });
    }
    void addWordnet(const StoredEntries& wordnet, Progress& progress)
    {
        const auto side = static_cast<std::size_t>(sideOf(m_material, wordnet.resource().language));
        wordnet.readSynsets(progress, [&](const StoredSynset& synset) {
            std::vector<std::uint32_t>& words = m_synsets[side][synset.number];
            for (const std::string& word : synset.words) {
                words.push_back(m_material.words[side].add(word));
                for (const std::string& definition : synset.definitions) {
                    m_synsetSenses[side].emplace_back(synset.number, m_material.senses[side].size());
                    m_material.senses[side].push_back({words.back(), synset.pos, definition, {}});
                }
            }
        });
    }
    void addWordPairs(const std::vector<WordPair>& pairs)
    {
        for (const WordPair& pair : pairs) {
            m_sums.add(m_material.words[0].add(pair.source), m_material.words[1].add(pair.target),
                       PartOfSpeech::Unknown, 1);
        }
    }
    void finish()
    {
        joinSynsets();
        m_material.translations = m_sums.take();
        m_material.indexTranslations();
    }

private:
    void addEntry(const DictionaryEntry& entry, int from, bool defines, bool translates)
    {
        const auto side = static_cast<std::size_t>(from);
        const std::string headword = cleanWord(entry.headword, m_material.languages[side]);
        if (headword.empty()) {
            return;
        }
        const std::uint32_t word = m_material.words[side].add(headword);
        double place = 0;
        for (const Sense& sense : entry.senses) {
            std::vector<std::uint32_t> translations;
            for (std::size_t i = 0; translates && i < sense.translations.size(); ++i) {
                if (const std::string clean = cleanWord(sense.translations[i].word, m_material.languages[1 - side]);
                    !clean.empty()) {
                    translations.push_back(m_material.words[1 - side].add(clean));
                    m_sums.add(side == 0 ? word : translations.back(), side == 0 ? translations.back() : word, entry.pos,
                               1 / ++place);
                }
            }
            for (std::size_t i = 0; defines && i < sense.definitions.size(); ++i) {
                if (std::string text = tidyDefinition(sense.definitions[i]); !text.empty()) {
                    m_material.senses[side].push_back({word, entry.pos, std::move(text), translations});
                }
            }
        }
    }
    /// Words of both languages in one synset translate each other in that sense.
    void joinSynsets()
    {
        for (const auto& [number, words] : m_synsets[0]) {
            const auto other = m_synsets[1].find(number);
            for (std::size_t i = 0; other != m_synsets[1].end() && i < words.size(); ++i) {
                for (const std::uint32_t translation : other->second) {
                    m_sums.add(words[i], translation, PartOfSpeech::Unknown, 1);
                }
            }
        }
        for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
            for (const auto& [number, sense] : m_synsetSenses[side]) {
                if (const auto other = m_synsets[1 - side].find(number); other != m_synsets[1 - side].end()) {
                    m_material.senses[side][sense].translations = other->second;
                }
            }
        }
    }

    DictionaryMaterial& m_material;
    WeightSums m_sums;
    std::array<std::map<std::int64_t, std::vector<std::uint32_t>>, 2> m_synsets;
    std::array<std::vector<std::pair<std::int64_t, std::size_t>>, 2> m_synsetSenses;
};

std::vector<Resource> chosenResources(const Workspace& workspace, const std::vector<std::string>& names)
{
    std::vector<Resource> chosen;
    if (names.empty()) {
        chosen = workspace.resources();
    }
    for (const std::string& name : names) {
        chosen.push_back(storedResource(workspace, name));
    }
    std::ranges::sort(chosen, {}, &Resource::name);
    const auto repeated = std::ranges::unique(chosen, {}, &Resource::name);
    chosen.erase(repeated.begin(), repeated.end());
    return chosen;
}

} // namespace

std::uint32_t NumberedWords::add(std::string_view word)
{
    if (const auto known = m_numbers.find(word); known != m_numbers.end()) {
        return known->second;
    }
    const auto place = m_numbers.emplace(std::string(word), static_cast<std::uint32_t>(m_words.size())).first;
    m_words.push_back(&place->first);
    return place->second;
}

std::optional<std::uint32_t> NumberedWords::find(std::string_view word) const
{
    const auto known = m_numbers.find(word);
    return known == m_numbers.end() ? std::nullopt : std::optional(known->second);
}

bool mayAgree(PartOfSpeech first, PartOfSpeech second)
{
    const auto plain = [](PartOfSpeech pos) { return pos == PartOfSpeech::ProperNoun ? PartOfSpeech::Noun : pos; };
    return first == PartOfSpeech::Unknown || second == PartOfSpeech::Unknown || plain(first) == plain(second);
}

void DictionaryMaterial::indexTranslations()
{
    for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
        std::vector<std::uint32_t>& first = m_first[side];
        first.assign(words[side].size() + 1, 0);
        for (const TranslationWeight& translation : translations) {
            ++first[translation.words[side] + 1];
        }
        for (std::size_t i = 1; i < first.size(); ++i) {
            first[i] += first[i - 1];
        }
        m_order[side].resize(translations.size());
        std::vector<std::uint32_t> next(first.begin(), first.end() - 1);
        for (std::uint32_t i = 0; i < translations.size(); ++i) {
            m_order[side][next[translations[i].words[side]]++] = i;
        }
    }
}

std::vector<std::uint32_t> DictionaryMaterial::bestTranslations(int from, std::uint32_t word, PartOfSpeech pos,
                                                                std::size_t most) const
{
    const auto side = static_cast<std::size_t>(from);
    std::vector<std::pair<double, std::uint32_t>> weighed;
    for (std::uint32_t i = m_first[side][word]; i < m_first[side][word + 1]; ++i) {
        const TranslationWeight& stated = translations[m_order[side][i]];
        if (!mayAgree(stated.pos, pos)) {
            continue;
        }
        const auto known = std::ranges::find(weighed, stated.words[1 - side], &std::pair<double, std::uint32_t>::second);
        if (known == weighed.end()) {
            weighed.emplace_back(stated.weight, stated.words[1 - side]);
        } else {
            known->first += stated.weight;
        }
    }
    std::ranges::stable_sort(weighed, std::greater(), &std::pair<double, std::uint32_t>::first);
    std::vector<std::uint32_t> best;
    for (std::size_t i = 0; i < std::min(most, weighed.size()); ++i) {
        best.push_back(weighed[i].second);
    }
    return best;
}

DictionaryMaterial gatherMaterial(const Workspace& workspace, const std::array<std::string, 2>& languages,
                                  const std::vector<std::string>& names, Progress& progress)
{
    DictionaryMaterial material;
    material.languages = languages;
    Gatherer gatherer(material);
    for (const Resource& resource : chosenResources(workspace, names)) {
        const int side = sideOf(material, resource.language);
        const bool joins = side >= 0 && sideOf(material, resource.secondLanguage) == 1 - side;
        if (side < 0) {
            continue;
        }
        if (resource.kind == ResourceKind::Lexicon && joins) {
            gatherer.addWordPairs(storedWordPairs(workspace, resource.name, languages[0], languages[1]));
        } else if (resource.kind == ResourceKind::Dictionary || resource.kind == ResourceKind::Wordnet) {
            const StoredEntries entries(workspace, resource.name);
            if (resource.kind == ResourceKind::Wordnet) {
                gatherer.addWordnet(entries, progress);
            } else if (joins || entries.definitionLanguage() == resource.language) {
                gatherer.addDictionary(entries, progress);
            } else {
                continue;
            }
        } else {
            continue;
        }
        material.dictionaries.push_back({resource.name, resource.checksum});
    }
    gatherer.finish();
    if (material.senses[0].empty() && material.senses[1].empty()) {
        throw Error(CROSSGLOSS_TEXT("No dictionary of the workspace defines words of %1 or %2 in their own language"),
                    {languageName(languages[0]), languageName(languages[1])})
            .advise(CROSSGLOSS_TEXT("Import dictionaries, or name others"));
    }
    if (material.translations.empty()) {
        throw Error(CROSSGLOSS_TEXT("No dictionary of the workspace translates between %1 and %2"),
                    {languageName(languages[0]), languageName(languages[1])})
            .advise(CROSSGLOSS_TEXT("Import dictionaries, or name others"));
    }
    return material;
}

} // namespace crossgloss
