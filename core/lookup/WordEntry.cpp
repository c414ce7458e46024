#include "lookup/WordEntry.h"

#include "lookup/NamedForms.h"
#include "lookup/PivotLanguage.h"
#include "lookup/WordShape.h"
#include "store/IndexTerms.h"
#include "text/Folding.h"
#include "text/Morphology.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>

namespace crossgloss {

namespace {

constexpr std::size_t maxWords = 5;         // of an expression that may be a headword
constexpr std::size_t minCorrectedLength = 4; // letters
constexpr std::size_t maxLettersOfOne = 7;  // a word this long may have two wrong
constexpr std::size_t maxTranslations = 24;
constexpr std::size_t maxBetween = 12; // words of each other language that votes go through
constexpr std::size_t shownOfSense = 3; // before the next sense, those
constexpr double alike = 1.5;           // whose scores differ by no more from the best of the sense
constexpr double infinitive = 4; // what being a verb counts where an infinitive is asked for

//                                                share back  pack  cos  rank  difference several third meaning
constexpr std::array<double, TranslationFeatures::Count> weights = {0.55, 0.3, 0.75, 3.1, -0.6, -0.3, -1.5, 0.9, 1.5};

bool serves(const Pack* pack, const std::string& language)
{
    if (!pack) {
        return false;
    }
    const std::vector<std::string> languages = pack->answerLanguages();
    return std::find(languages.begin(), languages.end(), language) != languages.end();
}

double logShare(double share)
{
    return std::log(0.02 + share);
}

/// Letters that have to change to make one word of the other, at most @p most + 1.
std::size_t lettersApart(const std::string& a, const std::string& b, std::size_t most)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t before = row[0];
        row[0] = i;
        std::size_t least = row[0];
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = before + (a[i - 1] == b[j - 1] ? 0 : 1);
            before = row[j];
            row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
            least = std::min(least, row[j]);
        }
        if (least > most) {
            return most + 1;
        }
    }
    return row.back();
}

} // namespace

/// What speaks for each word, by normalised text.
struct WordEntries::Votes
{
    struct Word
    {
        std::map<std::string, double> spellings;
        std::map<PartOfSpeech, double> pos;
        std::vector<std::int64_t> ids;
        double votes = 0;
        double pack = 0;
        double meaning = 0;
        std::int64_t resource = 0;
    };
    std::map<std::string, Word> words;
    double total = 0;
    double meaningTotal = 0;
    double packTotal = 0;
};

std::uint32_t votedPartsOfSpeech(DefinitionIndex::Snapshot& snapshot, std::int64_t word)
{
    std::map<PartOfSpeech, double> votes;
    double total = 0;
    const auto vote = [&](PartOfSpeech pos, double weight) {
        if (pos != PartOfSpeech::Unknown) {
            votes[pos] += weight;
            total += weight;
        }
    };
    snapshot.sensesOf(word,
                      [&](const IndexedSense& sense) { vote(sense.pos, sense.kind == SenseKind::Headword ? 2 : 1); });
    snapshot.translations(word, [&](const IndexedLink& link) { vote(link.pos, 1); });
    std::uint32_t mask = 0;
    for (const auto& [pos, count] : votes) {
        mask |= 5 * count >= total ? std::uint32_t{1} << static_cast<int>(pos) : 0;
    }
    return mask;
}

std::optional<FoundWord> WordEntries::find(std::string_view text, const std::string& language) const
{
    const std::string asked = cleanWord(text, language);
    if (asked.empty() || tokenise(asked, language).empty()) {
        return std::nullopt;
    }
    const std::vector<NamedReading> readings = namedReadings(asked, language);
    const auto tell = [&](std::optional<FoundWord> found, const NamedReading& reading) {
        found->verb = found->verb || (language == pivotLanguage && normalise(text, language).starts_with("to "));
        found->noun = reading.noun;
        return found;
    };
    using Way = std::optional<FoundWord> (WordEntries::*)(const std::string&, const std::string&) const;
    for (const Way way : {&WordEntries::findInVocabulary, &WordEntries::findForm, &WordEntries::findInDictionaries}) {
        for (const NamedReading& reading : readings) {
            if (auto found = (this->*way)(reading.text, language)) {
                return tell(std::move(found), reading);
            }
        }
    }
    if (auto found = findMisspelt(asked, language)) {
        return tell(std::move(found), readings.front());
    }
    return std::nullopt;
}

/// The entries of a word in the index.
std::vector<std::int64_t> WordEntries::idsOf(const std::string& text, const std::string& language) const
{
    std::vector<std::int64_t> ids;
    if (!m_snapshot) {
        return ids;
    }
    ids = m_snapshot->findWord(text, language);
    if (const std::string lower = normalise(text, language); lower != text) {
        for (const std::int64_t id : m_snapshot->findWord(lower, language)) {
            if (std::find(ids.begin(), ids.end(), id) == ids.end()) {
                ids.push_back(id);
            }
        }
    }
    // A word that only stands among the answers of some dictionary may be a slip of it; one with links is a word.
    std::erase_if(ids, [&](std::int64_t id) {
        bool any = false;
        m_snapshot->translations(id, [&](const IndexedLink&) { any = true; });
        if (!any) {
            m_snapshot->sensesOf(id, [&](const IndexedSense& sense) { any = any || sense.kind == SenseKind::Headword; });
        }
        return !any;
    });
    return ids;
}

std::optional<FoundWord> WordEntries::findInVocabulary(const std::string& text, const std::string& language) const
{
    const auto place = meaningLanguage(language);
    if (!m_meanings || !place) {
        return std::nullopt;
    }
    FoundWord found;
    const std::string normalised = normalise(text, language);
    std::vector<std::pair<std::size_t, std::uint32_t>> meanings; // by the word's place in each
    for (const std::uint32_t meaning : m_meanings->meaningsOf(*place, normalised)) {
        for (std::size_t i = 0; i < m_meanings->wordCount(*place, meaning); ++i) {
            if (const std::string word = m_meanings->word(*place, meaning, i).text; normalise(word, language) == normalised) {
                meanings.emplace_back(i, meaning);
                found.word = word;
                break;
            }
        }
    }
    if (meanings.empty()) {
        return std::nullopt;
    }
    std::ranges::stable_sort(meanings, {}, &std::pair<std::size_t, std::uint32_t>::first);
    for (const auto& [at, meaning] : meanings) {
        if (std::ranges::find(found.meanings, meaning) == found.meanings.end()) {
            found.meanings.push_back(meaning);
        }
    }
    found.ids = idsOf(found.word, language);
    // "left" is also the past of "leave": that is asked for, too.
    for (const auto& [headword, pos] : m_meanings->headwordsOf(*place, normalised)) {
        for (const std::uint32_t meaning : m_meanings->meaningsOf(*place, normalise(headword, language))) {
            if (std::ranges::find(found.meanings, meaning) == found.meanings.end()) {
                found.meanings.push_back(meaning);
            }
        }
        const std::vector<std::int64_t> ids = idsOf(std::string(headword), language);
        found.lemmas.insert(found.lemmas.end(), ids.begin(), ids.end());
    }
    return found;
}

/// A headword of the vocabulary or of a dictionary, as it is written.
bool WordEntries::findHeadword(const std::string& text, const std::string& language, FoundWord& found) const
{
    if (auto inVocabulary = findInVocabulary(text, language)) {
        found = std::move(*inVocabulary);
        return true;
    }
    found.ids = idsOf(text, language);
    if (found.ids.empty()) {
        return false;
    }
    found.word = m_snapshot->word(found.ids.front());
    return true;
}

std::optional<FoundWord> WordEntries::findForm(const std::string& text, const std::string& language) const
{
    const auto place = meaningLanguage(language);
    if (!m_meanings || !place) {
        return std::nullopt;
    }
    const auto headwords = [&](const std::string& form) {
        const std::string normalised = normalise(form, language);
        std::vector<std::string> result;
        for (const MeaningFile::Headword& headword : m_meanings->headwordsOf(*place, normalised)) {
            result.emplace_back(headword.word);
        }
        if (const std::shared_ptr<const Morphology> morphology = morphologyOf(language)) {
            for (std::string& lemma : morphology->lemmas(normalised)) {
                result.push_back(std::move(lemma));
            }
        }
        return result;
    };
    FoundWord found;
    found.match = WordMatch::Inflected;
    bool any = false;
    if (tokenise(text, language).size() == 1) {
        // Where a form belongs to several headwords, all of them may be meant; German nouns have a capital ("Waren", "waren").
        std::vector<MeaningFile::Headword> meant = m_meanings->headwordsOf(*place, normalise(text, language));
        if (language == "de") {
            std::ranges::stable_partition(meant, [small = isSmallGerman(text, language)](const MeaningFile::Headword& headword) {
                return (headword.pos == PartOfSpeech::Noun) != small;
            });
        }
        for (const auto& [headword, pos] : meant) {
            FoundWord one;
            // Dictionaries have comparatives as words of their own ("worse", "meglio").
            const bool compared = pos == PartOfSpeech::Adjective || pos == PartOfSpeech::Adverb;
            if ((compared && !idsOf(text, language).empty()) || !findHeadword(std::string(headword), language, one)) {
                continue;
            }
            found.verb = any ? found.verb : pos == PartOfSpeech::Verb;
            found.word = any ? found.word : one.word;
            found.ids.insert(found.ids.end(), one.ids.begin(), one.ids.end());
            for (const std::uint32_t meaning : one.meanings) {
                if (std::ranges::find(found.meanings, meaning) == found.meanings.end()) {
                    found.meanings.push_back(meaning);
                }
            }
            any = true;
        }
        return any ? std::optional(std::move(found)) : std::nullopt;
    }
    for (const std::string& whole : wholeVerbs(text, language, headwords)) {
        if (findHeadword(whole, language, found)) {
            found.match = WordMatch::Inflected;
            return found;
        }
    }
    return std::nullopt;
}

std::optional<FoundWord> WordEntries::findInDictionaries(const std::string& asked, const std::string& language) const
{
    const std::vector<std::string> tokens = tokenise(asked, language);
    if (tokens.empty() || tokens.size() > maxWords) {
        return std::nullopt;
    }
    FoundWord found;
    const std::string word = normalise(asked, language);
    const std::shared_ptr<const Morphology> morphology = tokens.size() == 1 ? morphologyOf(language) : nullptr;
    const std::vector<std::string> lemmas = morphology ? morphology->lemmas(word) : std::vector<std::string>();
    const auto row = serves(m_pack, language) ? m_pack->find(language, asked) : std::nullopt;
    const auto withoutAccents = [&] {
        const auto place = meaningLanguage(language);
        std::string accented;
        if (m_meanings && place && !m_meanings->meaningsOfFolded(*place, word, accented).empty()) {
            found = *findInVocabulary(accented, language);
            found.match = WordMatch::Corrected;
            return true;
        }
        return false;
    };
    if (!(found.ids = idsOf(asked, language)).empty()) {
        // A dictionary may have what nobody writes, accents lost, or a name that differs by its capital.
        if ((!row || m_snapshot->word(found.ids.front()) != asked) && withoutAccents()) {
            return found;
        }
        found.word = m_snapshot->word(found.ids.front());
        for (const std::string& lemma : lemmas) {
            const std::vector<std::int64_t> ids = m_snapshot->findWord(lemma, language);
            found.lemmas.insert(found.lemmas.end(), ids.begin(), ids.end());
        }
        return found;
    }
    for (const std::string& lemma : lemmas) {
        if (findHeadword(lemma, language, found)) {
            found.match = WordMatch::Inflected;
            return found;
        }
    }
    if (withoutAccents()) {
        return found;
    }
    if (row) {
        found.word = m_pack->word(language, *row);
        return found;
    }
    return std::nullopt;
}

std::optional<FoundWord> WordEntries::findMisspelt(const std::string& asked, const std::string& language) const
{
    const std::string word = normalise(asked, language);
    const std::shared_ptr<const Morphology> morphology =
        tokenise(asked, language).size() == 1 ? morphologyOf(language) : nullptr;
    if (!morphology || word.size() < minCorrectedLength || morphology->knows(word)) {
        return std::nullopt;
    }
    const std::string folded = foldLetters(word);
    const std::size_t most = folded.size() < maxLettersOfOne ? 1 : 2;
    for (const std::string& suggestion : morphology->suggestions(asked, 5)) {
        const std::string normalised = normalise(suggestion, language);
        if (lettersApart(folded, foldLetters(normalised), most) > most) {
            continue;
        }
        std::vector<std::string> forms = morphology->lemmas(normalised);
        forms.insert(forms.begin(), suggestion);
        for (const std::string& form : forms) {
            FoundWord found;
            if (findHeadword(form, language, found)) {
                found.match = WordMatch::Corrected;
                return found;
            }
        }
    }
    return std::nullopt;
}

/// The words of the meanings that a word says; what it says first, and what says a meaning first, counts most.
void WordEntries::voteMeanings(const FoundWord& word, const std::string& from, const std::string& to, Votes& votes) const
{
    const auto source = meaningLanguage(from);
    const auto target = meaningLanguage(to);
    if (!m_meanings || !source || !target) {
        return;
    }
    const auto asked = [&](std::uint32_t meaning) {
        return (!word.verb || m_meanings->pos(meaning) == PartOfSpeech::Verb)
               && (!word.noun || m_meanings->pos(meaning) == PartOfSpeech::Noun);
    };
    const bool any = std::ranges::any_of(word.meanings, asked);
    const std::string own = normalise(word.word, from);
    std::size_t place = 0;
    for (const std::uint32_t meaning : word.meanings) {
        if (any && !asked(meaning)) {
            continue;
        }
        const double share = 1.0 / static_cast<double>(++place);
        for (std::size_t i = 0; i < m_meanings->wordCount(*target, meaning); ++i) {
            const MeaningWord answer = m_meanings->word(*target, meaning, i);
            const std::string folded = normalise(answer.text, to);
            if (from == to && folded == own) {
                continue;
            }
            Votes::Word& one = votes.words[folded];
            one.spellings[answer.text] += 2;
            one.pos[m_meanings->pos(meaning)] += 1;
            const double vote = share / static_cast<double>(i + 1);
            one.meaning += vote;
            votes.meaningTotal += vote;
        }
    }
}

void WordEntries::voteDictionaries(const FoundWord& word, const std::string& to, Votes& votes) const
{
    const std::optional<std::int64_t> language = m_snapshot->languageId(to);
    if (!language) {
        return;
    }
    for (const std::int64_t id : word.ids) {
        std::set<std::pair<std::int64_t, std::int64_t>> counted;
        m_snapshot->translations(id, [&](const IndexedLink& link) {
            if (DefinitionIndex::languageOf(link.word) != *language) {
                return;
            }
            const std::string text = m_snapshot->word(link.word);
            Votes::Word& one = votes.words[normalise(text, to)];
            one.spellings[text] += 1;
            one.pos[link.pos] += 1;
            one.ids.push_back(link.word);
            one.resource = link.resource;
            if (counted.emplace(link.word, link.resource).second) {
                one.votes += 1;
                votes.total += 1;
            }
        });
    }
}

/// Where no dictionary leads from one language to the other: English stands between.
void WordEntries::voteThroughEnglish(const FoundWord& word, const std::string& from, const std::string& to,
                                     Votes& votes) const
{
    if (from == pivotLanguage || to == pivotLanguage) {
        return;
    }
    Votes english;
    voteDictionaries(word, pivotLanguage, english);
    for (const auto& [text, one] : english.words) {
        FoundWord between;
        between.word = text;
        between.ids = one.ids;
        Votes second;
        voteDictionaries(between, to, second);
        for (const auto& [answer, two] : second.words) {
            Votes::Word& sum = votes.words[answer];
            const double share = one.votes / english.total * two.votes / second.total;
            sum.votes += share;
            votes.total += share;
            sum.resource = two.resource;
            sum.ids.insert(sum.ids.end(), two.ids.begin(), two.ids.end());
            for (const auto& [spelling, count] : two.spellings) {
                sum.spellings[spelling] += count;
            }
            for (const auto& [pos, count] : two.pos) {
                sum.pos[pos] += count;
            }
        }
    }
}

std::map<std::string, double> WordEntries::thirdShares(const FoundWord& word, const std::string& from,
                                                       const std::string& to) const
{
    std::map<std::string, double> shares;
    const std::optional<std::int64_t> source = m_snapshot->languageId(from);
    const std::optional<std::int64_t> target = m_snapshot->languageId(to);
    if (!source || !target) {
        return shares;
    }
    std::map<std::int64_t, std::set<std::int64_t>> between; // by language
    for (const std::int64_t id : word.ids) {
        m_snapshot->translations(id, [&](const IndexedLink& link) {
            const std::int64_t language = DefinitionIndex::languageOf(link.word);
            if (language != *source && language != *target) {
                between[language].insert(link.word);
            }
        });
    }
    double total = 0;
    for (const auto& [language, words] : between) {
        std::size_t asked = 0;
        for (const std::int64_t middle : words) {
            if (++asked > maxBetween) {
                break;
            }
            std::set<std::string> found;
            m_snapshot->translations(middle, [&](const IndexedLink& link) {
                if (DefinitionIndex::languageOf(link.word) == *target) {
                    found.insert(normalise(m_snapshot->word(link.word), to));
                }
            });
            for (const std::string& text : found) {
                const double share = 1.0 / static_cast<double>(words.size() * found.size());
                shares[text] += share;
                total += share;
            }
        }
    }
    for (auto& [text, share] : shares) {
        share /= total;
    }
    return shares;
}

/// Synonyms: words that share a definition, as those of one synset do.
void WordEntries::voteSynonyms(const FoundWord& word, Votes& votes) const
{
    for (const std::int64_t id : word.ids) {
        std::set<std::int64_t> definitions;
        m_snapshot->sensesOf(id, [&](const IndexedSense& sense) { definitions.insert(sense.definition); });
        for (const std::int64_t definition : definitions) {
            m_snapshot->senses(static_cast<std::uint32_t>(definition), [&](const IndexedSense& sense) {
                if (DefinitionIndex::languageOf(sense.word) == DefinitionIndex::languageOf(id) &&
                    std::find(word.ids.begin(), word.ids.end(), sense.word) == word.ids.end()) {
                    const std::string text = m_snapshot->word(sense.word);
                    Votes::Word& one = votes.words[text];
                    one.spellings[text] += 1;
                    one.pos[sense.pos] += 1;
                    one.ids.push_back(sense.word);
                    one.resource = sense.resource;
                    one.votes += 1;
                    votes.total += 1;
                }
            });
        }
    }
}

/// Numbers the senses by their best translations. A sense shows a few of its translations before the next one; the rest
/// follows behind all of them.
void WordEntries::sortBySense(const FoundWord& word, const std::string& to,
                              std::vector<WordTranslation>& translations) const
{
    std::map<std::string, std::set<std::size_t>> sensesOf; // normalised translation → senses of all entries
    std::size_t senses = 0;
    for (const std::int64_t id : word.ids) {
        for (const IndexedEntry& found : m_snapshot->entries(id)) {
            if (m_snapshot->resourceLanguages(found.resource).second != to) {
                continue;
            }
            for (const Sense& sense : found.entry.senses) {
                for (const Translation& translation : sense.translations) {
                    sensesOf[normalise(cleanWord(translation.word, to), to)].insert(senses);
                }
                ++senses;
            }
        }
    }
    std::vector<std::set<std::size_t>> groups;
    std::vector<std::size_t> members;
    std::vector<double> heads; // best scores
    std::vector<std::size_t> placeInSense(translations.size());
    for (std::size_t i = 0; i < translations.size(); ++i) {
        const std::set<std::size_t>& own = sensesOf[normalise(translations[i].word, to)];
        const auto group = std::ranges::find_if(groups, [&](const std::set<std::size_t>& other) {
            return std::ranges::any_of(own, [&](std::size_t sense) { return other.contains(sense); });
        });
        const auto number = static_cast<std::size_t>(group - groups.begin());
        if (group == groups.end()) {
            groups.push_back(own);
            members.push_back(0);
            heads.push_back(translations[i].score);
        }
        translations[i].sense = static_cast<int>(number) + 1;
        placeInSense[i] = members[number]++;
    }
    std::vector<std::size_t> order(translations.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) {
        const int sense = translations[i].sense;
        const bool follows = placeInSense[i] >= shownOfSense ||
                             translations[i].score < heads[static_cast<std::size_t>(sense) - 1] - alike;
        return std::pair(follows, follows ? 0 : sense);
    });
    std::vector<WordTranslation> sorted;
    for (const std::size_t i : order) {
        sorted.push_back(std::move(translations[i]));
    }
    translations = std::move(sorted);
}

std::uint32_t WordEntries::commonDefinition(const FoundWord& word, const WordTranslation& translation,
                                            const std::string& language) const
{
    std::set<std::int64_t> own;
    for (const std::int64_t id : word.ids) {
        m_snapshot->sensesOf(id, [&](const IndexedSense& sense) { own.insert(sense.definition); });
    }
    std::uint32_t best = 0;
    bool bestInLanguage = false;
    for (const std::int64_t id : translation.ids) {
        m_snapshot->sensesOf(id, [&](const IndexedSense& sense) {
            const auto definition = static_cast<std::uint32_t>(sense.definition);
            if (!own.contains(sense.definition) || bestInLanguage) {
                return;
            }
            bestInLanguage = m_snapshot->definition(definition).language == language;
            best = best == 0 || bestInLanguage ? definition : best;
        });
    }
    return best;
}

double WordEntries::backShare(const FoundWord& word, const std::string& from,
                              const std::vector<std::int64_t>& translation) const
{
    const std::optional<std::int64_t> language = m_snapshot->languageId(from);
    double total = 0;
    double own = 0;
    const std::string folded = normalise(word.word, from);
    const std::set<std::int64_t> distinct(translation.begin(), translation.end());
    for (const std::int64_t id : distinct) {
        m_snapshot->translations(id, [&](const IndexedLink& link) {
            if (language && DefinitionIndex::languageOf(link.word) == *language) {
                total += 1;
                own += std::find(word.ids.begin(), word.ids.end(), link.word) != word.ids.end() ? 1 : 0;
            }
        });
    }
    return total > 0 ? own / total : 0;
}

std::vector<WordTranslation> WordEntries::translations(const FoundWord& word, const std::string& from,
                                                       const std::string& to) const
{
    using F = TranslationFeatures;
    Votes votes;
    const auto ownRow = serves(m_pack, from) ? m_pack->find(from, word.word) : std::nullopt;
    const bool ranked = serves(m_pack, to);
    if (m_snapshot && !word.ids.empty()) {
        if (from == to) {
            voteSynonyms(word, votes);
        } else {
            voteDictionaries(word, to, votes);
            if (votes.words.empty() && !word.lemmas.empty()) {
                FoundWord base;
                base.word = word.word;
                base.ids = word.lemmas;
                voteDictionaries(base, to, votes);
            }
            if (votes.words.empty()) {
                voteThroughEnglish(word, from, to, votes);
            }
        }
    }
    voteMeanings(word, from, to, votes);
    if (from == pivotLanguage && to != from && ownRow && ranked) {
        m_pack->links(*ownRow, to, [&](std::size_t row, double share) {
            const std::string text(m_pack->word(to, row));
            Votes::Word& one = votes.words[normalise(text, to)];
            if (one.spellings.empty()) {
                one.spellings[text] = 1;
            }
            one.pack += share;
            votes.packTotal += share;
        });
    }
    if (to == pivotLanguage && to != from && ownRow && ranked) {
        m_pack->backLinks(*ownRow, from, [&](std::size_t row, double share) {
            const std::string text(m_pack->word(to, row));
            Votes::Word& one = votes.words[normalise(text, to)];
            if (one.spellings.empty()) {
                one.spellings[text] = 1;
            }
            // Rare words often have but one translation, which gives them a share of one; frequent ones are meant more
            // often.
            const double weighed = share / std::sqrt(static_cast<double>(row) + 100);
            one.pack += weighed;
            votes.packTotal += weighed;
        });
    }
    std::vector<float> own;
    if (ownRow) {
        own.resize(m_pack->dimension());
        m_pack->targetVector(from, *ownRow, own);
    }
    const std::map<std::string, double> third =
        m_snapshot && from != to ? thirdShares(word, from, to) : std::map<std::string, double>();
    std::vector<WordTranslation> result;
    for (const auto& [folded, one] : votes.words) {
        WordTranslation translation;
        translation.word =
            std::max_element(one.spellings.begin(), one.spellings.end(), [](const auto& a, const auto& b) {
                return a.second < b.second;
            })->first;
        if (!one.pos.empty()) {
            translation.pos = std::max_element(one.pos.begin(), one.pos.end(), [](const auto& a, const auto& b) {
                                  return a.second < b.second;
                              })->first;
        }
        if (m_snapshot && one.resource != 0) {
            translation.source = m_snapshot->resourceName(one.resource);
        } else if (one.meaning > 0) {
            translation.source = vocabularySource;
        }
        translation.ids = one.ids;
        F& features = translation.features;
        features[F::Share] = logShare(votes.total > 0 ? one.votes / votes.total : 0);
        features[F::PackShare] = logShare(votes.packTotal > 0 ? one.pack / votes.packTotal : 0);
        features[F::BackShare] = logShare(m_snapshot && !one.ids.empty() ? backShare(word, from, one.ids) : 0);
        const auto through = third.find(folded);
        features[F::ThirdShare] = logShare(through == third.end() ? 0 : through->second);
        features[F::MeaningShare] = logShare(votes.meaningTotal > 0 ? one.meaning / votes.meaningTotal : 0);
        features[F::Rank] = 5;
        features[F::SeveralWords] = translation.word.find(' ') != std::string::npos ? 1 : 0;
        if (const auto row = ranked ? m_pack->find(to, folded) : std::nullopt) {
            const double rank = std::log(static_cast<double>(*row) + 21);
            features[F::Rank] = rank - 7;
            if (ownRow) {
                features[F::RankDifference] = std::abs(rank - std::log(static_cast<double>(*ownRow) + 21));
                std::vector<float> vector(m_pack->dimension());
                m_pack->targetVector(to, *row, vector);
                double cosine = 0;
                for (std::size_t i = 0; i < vector.size(); ++i) {
                    cosine += static_cast<double>(vector[i]) * static_cast<double>(own[i]);
                }
                features[F::Cosine] = cosine;
            }
        } else if (ownRow) {
            features[F::RankDifference] = 3;
        }
        for (std::size_t i = 0; i < F::Count; ++i) {
            translation.score += weights[i] * features.values[i];
        }
        const auto known = word.verb && ranked ? m_pack->find(to, folded) : std::nullopt;
        if (known && (m_pack->partsOfSpeech(to, *known) >> static_cast<unsigned>(PartOfSpeech::Verb) & 1U) != 0) {
            translation.pos = PartOfSpeech::Verb;
        }
        if (word.verb && translation.pos == PartOfSpeech::Verb) {
            translation.score += infinitive;
        }
        result.push_back(std::move(translation));
    }
    std::sort(result.begin(), result.end(), [](const WordTranslation& a, const WordTranslation& b) {
        return a.score != b.score ? a.score > b.score : a.word < b.word;
    });
    result.resize(std::min(result.size(), maxTranslations));
    if (m_snapshot) {
        sortBySense(word, to, result);
    }
    return result;
}

} // namespace crossgloss
