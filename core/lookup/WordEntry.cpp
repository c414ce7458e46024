#include "lookup/WordEntry.h"

#include "lookup/PivotLanguage.h"
#include "store/IndexTerms.h"
#include "text/Morphology.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>

namespace crossgloss {

namespace {

constexpr std::size_t mostWords = 5;         // of an expression that may be a headword
constexpr std::size_t shortestCorrected = 4; // letters
constexpr std::size_t mostTranslations = 24;
constexpr std::size_t mostBetween = 12; // words of each other language that votes go through
constexpr std::size_t shownOfSense = 3; // before the next sense, those
constexpr double alike = 1.5;           // whose scores differ by no more from the best of the sense
constexpr double infinitive = 4; // what being a verb counts where an infinitive is asked for

//                                                share back  pack  cos  rank  difference several third
constexpr std::array<double, TranslationFeatures::Count> weights = {0.55, 0.3, 0.75, 3.1, -0.6, -0.3, -1.5, 0.9};

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

/// A noun without the article in front: "der Hund", "l'eau". The text itself where none is, or nothing is behind it.
std::string_view withoutArticle(std::string_view text, std::string_view language)
{
    static const std::map<std::string_view, std::vector<std::string_view>> articles = {
        {"en", {"a ", "an ", "the "}},
        {"fr", {"le ", "la ", "les ", "l'", "l\u2019", "un ", "une ", "des "}},
        {"de", {"der ", "die ", "das ", "den ", "dem ", "ein ", "eine ", "einen "}},
        {"es", {"el ", "la ", "los ", "las ", "un ", "una ", "unos ", "unas "}},
        {"it", {"il ", "lo ", "la ", "i ", "gli ", "le ", "l'", "l\u2019", "un ", "uno ", "una ", "un'", "un\u2019"}}};
    const auto known = articles.find(language);
    if (known == articles.end()) {
        return text;
    }
    for (const std::string_view article : known->second) {
        if (text.size() > article.size()
            && normalise(text.substr(0, article.size()), language) == normalise(article, language)) {
            return text.substr(article.size());
        }
    }
    return text;
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
        std::int64_t resource = 0;
    };
    std::map<std::string, Word> words;
    double total = 0;
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
    std::optional<FoundWord> found = findAsWritten(text, language);
    if (!found) {
        if (const std::string_view bare = withoutArticle(text, language); bare.size() < text.size()) {
            found = findAsWritten(bare, language);
        }
    }
    return found;
}

std::optional<FoundWord> WordEntries::findAsWritten(std::string_view text, const std::string& language) const
{
    const std::string asked = cleanWord(text, language);
    const std::vector<std::string> tokens = tokenise(asked, language);
    if (asked.empty() || tokens.empty() || tokens.size() > mostWords) {
        return std::nullopt;
    }
    FoundWord found;
    found.verb = language == pivotLanguage && normalise(text, language).starts_with("to ");
    const auto known = [&](const std::string& word) {
        if (m_snapshot) {
            found.ids = m_snapshot->findWord(word, language);
            if (const std::string lower = normalise(word, language); lower != word) {
                for (const std::int64_t id : m_snapshot->findWord(lower, language)) {
                    if (std::find(found.ids.begin(), found.ids.end(), id) == found.ids.end()) {
                        found.ids.push_back(id);
                    }
                }
            }
            // A word that only stands among the answers of some dictionary may be a slip of it; one with links is a
            // word.
            std::erase_if(found.ids, [&](std::int64_t id) {
                bool any = false;
                m_snapshot->translations(id, [&](const IndexedLink&) { any = true; });
                if (!any) {
                    m_snapshot->sensesOf(
                        id, [&](const IndexedSense& sense) { any = any || sense.kind == SenseKind::Headword; });
                }
                return !any;
            });
        }
        if (found.ids.empty()) {
            return false;
        }
        found.word = m_snapshot->word(found.ids.front());
        return true;
    };
    const std::string word = normalise(asked, language);
    const std::shared_ptr<const Morphology> morphology = tokens.size() == 1 ? morphologyOf(language) : nullptr;
    if (known(asked)) {
        for (const std::string& lemma : morphology ? morphology->lemmas(word) : std::vector<std::string>()) {
            const std::vector<std::int64_t> ids = m_snapshot->findWord(lemma, language);
            found.lemmas.insert(found.lemmas.end(), ids.begin(), ids.end());
        }
        return found;
    }
    const auto knownForm = [&](const std::string& form, WordMatch match) {
        std::vector<std::string> forms = morphology->lemmas(normalise(form, language));
        forms.insert(forms.begin(), form);
        for (const std::string& one : forms) {
            if (known(one)) {
                found.match = match;
                return true;
            }
        }
        return false;
    };
    if (morphology && knownForm(word, WordMatch::Inflected)) {
        return found;
    }
    if (const auto row = serves(m_pack, language) ? m_pack->find(language, asked) : std::nullopt) {
        found.word = m_pack->word(language, *row);
        return found;
    }
    if (morphology && word.size() >= shortestCorrected && !morphology->knows(word)) {
        for (const std::string& suggestion : morphology->suggestions(asked, 5)) {
            if (knownForm(suggestion, WordMatch::Corrected)) {
                return found;
            }
        }
    }
    return std::nullopt;
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
            if (++asked > mostBetween) {
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
        }
        translation.ids = one.ids;
        F& features = translation.features;
        features[F::Share] = logShare(votes.total > 0 ? one.votes / votes.total : 0);
        features[F::PackShare] = logShare(votes.packTotal > 0 ? one.pack / votes.packTotal : 0);
        features[F::BackShare] = logShare(m_snapshot && !one.ids.empty() ? backShare(word, from, one.ids) : 0);
        const auto through = third.find(folded);
        features[F::ThirdShare] = logShare(through == third.end() ? 0 : through->second);
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
    result.resize(std::min(result.size(), mostTranslations));
    if (m_snapshot) {
        sortBySense(word, to, result);
    }
    return result;
}

} // namespace crossgloss
