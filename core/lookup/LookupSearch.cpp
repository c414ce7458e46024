#include "lookup/LookupSearch.h"

#include "base/Contains.h"
#include "base/Parallel.h"
#include "lookup/PivotLanguage.h"
#include "store/IndexTerms.h"
#include "text/Morphology.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <cctype>
#include <array>
#include <cmath>

namespace crossgloss {

namespace {

constexpr std::size_t carriedAnswers = 60; // English answers whose translations count
constexpr std::size_t rankedMeanings = 60; // meanings whose words are candidates
/// What the words of a meaning count, the commonest first; further ones as the last.
constexpr std::array wordWorth = {1.0, 0.8, 0.6, 0.5, 0.4, 0.3};

} // namespace

std::uint32_t posBit(PartOfSpeech pos)
{
    return pos == PartOfSpeech::Unknown ? 0 : std::uint32_t{1} << static_cast<int>(pos);
}

std::size_t LookupResources::vocabularyRow(const std::string& language, std::string_view word) const
{
    if (!pack || !contains(packLanguages, language)) {
        return noRow;
    }
    if (const auto row = pack->find(language, word)) {
        return *row;
    }
    const auto row = pack->find(language, normalise(word, language));
    return row ? *row : noRow;
}

LookupSearch::LookupSearch(LookupResources resources, const LookupQuery& query, int threads, Progress& progress)
    : m_resources(std::move(resources)), m_query(query), m_filter(query.filter), m_words(query.text, query.from)
{
    m_pack = query.channel == Channel::Lexical ? nullptr : m_resources.pack;
    m_indexed = m_resources.snapshot && query.channel != Channel::Dense;
    prepare(threads);
    m_description =
        DescriptionReader().read(query.text, query.from, m_pack, m_indexed ? m_resources.snapshot : nullptr);
    progress.throwIfCancelled();
    m_weigh =
        m_resources.options->rerank && query.channel == Channel::Fused && m_pack && !m_description.own.vector.empty();
    chooseLanguages();
    if (m_indexed) {
        m_coverage.emplace(m_description, m_weigh ? m_pack : nullptr, *m_resources.snapshot);
    }
    m_understood = understood();
    if (!m_understood) {
        for (ReadWord& word : m_description.words) {
            word.english.clear();
        }
        m_description.own.vector.clear();
        m_description.translated.vector.clear();
        m_weigh = false;
    }
    if (m_weigh && m_resources.meanings) {
        m_meanings = MeaningRanking(*m_resources.meanings, *m_pack).rank(m_description, rankedMeanings);
    }
    runChannels(threads, progress);
    rankAll(threads, progress);
}

/// What only a first look-up waits for, side by side.
void LookupSearch::prepare(int threads) const
{
    const std::array<std::string, 2> read = {m_query.from, pivotLanguage};
    parallelEach(1 + read.size(), threads, [&](std::size_t task) {
        if (task == 0) {
            morphologyOf(m_query.from);
        } else if (m_pack && contains(m_resources.packLanguages, read[task - 1])) {
            m_pack->prepare(read[task - 1]);
        }
    });
}

double LookupSearch::shownScore(std::size_t target, double score) const
{
    if (!m_candidates[target].empty()) {
        return calibratedChance(score, m_logSums[target]);
    }
    return m_targets[target].dense.empty() ? score : crossgloss::shownScore(score, m_resources.options->fusion);
}

std::vector<TokenWeight> LookupSearch::attention() const
{
    std::vector<TokenWeight> result;
    for (const EncodedToken& token : m_description.own.tokens) {
        result.push_back({token.token, token.weight, token.known});
    }
    return result;
}

std::vector<double> LookupSearch::openings() const
{
    return m_pack && contains(m_resources.packLanguages, m_description.language)
               ? m_pack->openings(m_description.language, m_description.firstTokens())
               : std::vector<double>();
}

/// Whether any word of the description tells something: letters that no vocabulary, dictionary or definition knows describe
/// nothing, nor do numbers, nor articles and prepositions by themselves.
bool LookupSearch::understood() const
{
    const std::shared_ptr<const Morphology> morphology = morphologyOf(m_query.from);
    const auto known = [&](const ReadWord& word) {
        return (m_pack && contains(m_resources.packLanguages, m_query.from) && m_pack->knows(word.token, m_query.from)) ||
               (m_indexed &&
                (!m_resources.snapshot->postings(indexTerm(stem(word.token, m_query.from), m_query.from))->empty() ||
                 !m_resources.snapshot->findInflected(word.token, m_query.from).empty())) ||
               (morphology && morphology->knows(word.token));
    };
    const auto number = [](const ReadWord& word) {
        return std::ranges::all_of(word.token, [](unsigned char c) { return c < 0x80 && std::isalpha(c) == 0; });
    };
    const bool onlyFunctions = std::ranges::all_of(m_description.words, &ReadWord::function);
    return std::ranges::any_of(m_description.words, [&](const ReadWord& word) {
        return !number(word) && (onlyFunctions ? !isConnective(word.token, m_query.from) : !word.function && known(word));
    });
}

void LookupSearch::chooseLanguages()
{
    m_languages = m_query.to;
    m_pivot = static_cast<std::size_t>(std::find(m_languages.begin(), m_languages.end(), pivotLanguage) -
                                       m_languages.begin());
    if (m_weigh && m_pivot == m_languages.size() && contains(m_resources.packLanguages, pivotLanguage)) {
        m_languages.emplace_back(pivotLanguage);
    }
}

void LookupSearch::searchDefinitions(Progress& progress)
{
    const bool denseFills = !m_description.own.vector.empty() &&
                            std::all_of(m_languages.begin(), m_languages.end(), [&](const std::string& language) {
                                return contains(m_resources.packLanguages, language);
                            });
    const LexicalChannel::Accept accept = [&](std::size_t target, std::string_view word, PartOfSpeech pos) {
        if (target >= m_query.to.size()) {
            return true;
        }
        const std::size_t row = m_resources.vocabularyRow(m_languages[target], word);
        const std::uint32_t mask = row == noRow ? 0 : m_resources.pack->partsOfSpeech(m_languages[target], row);
        return m_filter.accepts(word, mask != 0 ? mask : posBit(pos), row == noRow ? 0 : static_cast<int>(row) + 1);
    };
    const auto limit = static_cast<std::size_t>(std::max(m_resources.options->lexicalPool, m_query.limit));
    auto found = m_resources.lexical->search(*m_resources.snapshot, m_query.text, m_description,
                                             m_weigh ? &*m_coverage : nullptr, m_languages, limit,
                                             denseFills ? 0 : static_cast<std::size_t>(std::max(0, m_query.limit)),
                                             m_filter.empty() ? LexicalChannel::Accept() : accept, progress);
    for (std::size_t i = 0; i < m_targets.size(); ++i) {
        m_targets[i].lexical = std::move(found[i]);
    }
}

void LookupSearch::score(std::size_t index, bool own)
{
    const std::string& language = m_languages[index];
    const Encoding& encoding = own ? m_description.own : m_description.translated;
    if (encoding.vector.empty() || !m_pack || !contains(m_resources.packLanguages, language)) {
        return;
    }
    LookupTarget& target = m_targets[index];
    std::vector<float>& scores = own ? target.dense : target.translated;
    scores.resize(m_pack->vocabularySize(language));
    m_pack->score(encoding, language, scores);
    (own ? target.scale : target.translatedScale) = denseScale(scores);
}

std::vector<MeaningText> LookupSearch::wordsOf(std::uint32_t meaning, const std::string& language) const
{
    const MeaningFile& file = *m_resources.meanings;
    std::vector<MeaningText> words;
    if (const std::optional<std::size_t> own = meaningLanguage(language)) {
        for (std::size_t place = 0; place < file.wordCount(*own, meaning); ++place) {
            words.push_back({file.word(*own, meaning, place).text, 0});
        }
    } else if (m_indexed && !file.synset(meaning).empty()) {
        for (const std::int64_t id : m_resources.snapshot->wordsOfSynset(file.synset(meaning), language)) {
            words.push_back({m_resources.snapshot->word(id), id});
        }
        std::ranges::stable_sort(words, {}, [&](const MeaningText& word) { return m_resources.vocabularyRow(language, word.text); });
    }
    return words;
}

/// Words of the meanings that the description may be of; those that no channel knows join the lexical hits.
void LookupSearch::addMeantWords(std::size_t index)
{
    LookupTarget& target = m_targets[index];
    if (m_meanings.empty()) {
        return;
    }
    const MeaningFile& file = *m_resources.meanings;
    std::unordered_map<std::string, std::size_t> hits;
    for (std::size_t hit = 0; hit < target.lexical.size(); ++hit) {
        hits.emplace(normalise(target.lexical[hit].text, target.language), hit);
    }
    const bool own = target.language == m_query.from;
    for (const RankedMeaning& ranked : m_meanings) {
        std::uint32_t place = 0;
        for (const auto& [text, id] : wordsOf(ranked.meaning, target.language)) {
            const std::uint32_t ownPlace = place++;
            const std::string folded = normalise(text, target.language);
            const std::size_t row = m_resources.vocabularyRow(target.language, text);
            const std::uint32_t mask = posBit(file.pos(ranked.meaning));
            if ((own && m_words.contains(text))
                || !filterOf(index).accepts(text, mask, row == noRow ? 0 : static_cast<int>(row) + 1)) {
                continue;
            }
            const double share = ranked.chance * wordWorth[std::min<std::size_t>(ownPlace, wordWorth.size() - 1)];
            const auto [found, fresh] = target.meant.try_emplace(folded);
            MeantWord& word = found->second;
            word.share += share;
            if (fresh) {
                word.row = row;
                if (const auto hit = hits.find(folded); hit != hits.end()) {
                    word.hit = hit->second;
                } else if (row == noRow) {
                    word.hit = target.lexical.size();
                    LexicalHit made;
                    made.word = id;
                    made.text = text;
                    made.pos = file.pos(ranked.meaning);
                    target.lexical.push_back(std::move(made));
                }
            }
            if (share > word.best) {
                word.best = share;
                word.meaning = ranked.meaning;
                word.place = ownPlace;
            }
        }
    }
}

/// The lexical channel runs beside the dense ones.
void LookupSearch::runChannels(int threads, Progress& progress)
{
    m_targets.resize(m_languages.size());
    const std::size_t tasks = 1 + 2 * m_targets.size();
    const auto work = [&](std::size_t task) {
        progress.throwIfCancelled();
        if (task > 0) {
            score((task - 1) / 2, task % 2 == 1);
        } else if (m_indexed) {
            searchDefinitions(progress);
        }
    };
    if (threads == 1) {
        for (std::size_t task = 0; task < tasks; ++task) {
            work(task);
        }
    } else {
        parallelEach(tasks, threads, work);
    }
    for (std::size_t i = 0; i < m_targets.size(); ++i) {
        LookupTarget& target = m_targets[i];
        target.language = m_languages[i];
        addMeantWords(i);
        target.lexicalRow.reserve(target.lexical.size());
        for (std::size_t hit = 0; hit < target.lexical.size(); ++hit) {
            const std::size_t row = m_resources.vocabularyRow(target.language, target.lexical[hit].text);
            target.lexicalRow.push_back(row);
            if (row != noRow) {
                target.hitOfRow.emplace(row, hit);
            }
        }
    }
}

void LookupSearch::rankAll(int threads, Progress& progress)
{
    for (std::size_t i = 0; i < m_targets.size(); ++i) {
        m_rankings.push_back(std::make_unique<TargetRanking>(m_resources.pack, m_resources.options->fusion,
                                                             m_targets[i], m_query, filterOf(i), m_words));
    }
    m_candidates.resize(m_targets.size());
    m_logSums.resize(m_targets.size(), 0.0);
    if (!m_weigh) {
        return;
    }
    std::map<std::string, CarriedShares> carried;
    if (m_pivot < m_targets.size()) {
        weigh(m_pivot, nullptr);
        carried = carry();
    }
    progress.throwIfCancelled();
    for (std::size_t i = 0; m_indexed && i < m_targets.size(); ++i) {
        if (m_targets[i].dense.empty()) {
            weighOutside(i);
        }
    }
    const auto work = [&](std::size_t i) {
        if (i != m_pivot) {
            const auto shares = carried.find(m_languages[i]);
            weigh(i, shares == carried.end() ? nullptr : &shares->second);
        }
    };
    if (threads == 1) {
        for (std::size_t i = 0; i < m_targets.size(); ++i) {
            work(i);
        }
    } else {
        parallelEach(m_targets.size(), threads, work);
    }
}

/// Words of a language that the pack lacks: those of the meanings, and what dictionaries translate the English answers by,
/// beside what definitions say for them.
void LookupSearch::weighOutside(std::size_t index)
{
    LookupTarget& target = m_targets[index];
    const std::optional<std::int64_t> language = m_resources.snapshot->languageId(target.language);
    std::map<std::string, std::pair<std::int64_t, double>> carried; // by normalised word: its number and chance
    for (const auto& [english, p] : language ? likelyEnglish() : std::vector<std::pair<const RankedWord*, double>>()) {
        std::map<std::int64_t, double> votes;
        double sum = 0;
        for (const std::int64_t id : m_resources.snapshot->findWord(m_rankings[m_pivot]->textOf(*english), pivotLanguage)) {
            m_resources.snapshot->translations(id, [&](const IndexedLink& link) {
                if (DefinitionIndex::languageOf(link.word) == *language) {
                    ++votes[link.word];
                    ++sum;
                }
            });
        }
        for (const auto& [id, vote] : votes) {
            const std::string text = m_resources.snapshot->word(id);
            if (!(target.language == m_query.from && m_words.contains(text)) && filterOf(index).accepts(text, 0, 0)) {
                auto& [word, chance] = carried[normalise(text, target.language)];
                word = id;
                chance += p * vote / sum;
            }
        }
    }
    for (auto& [folded, meant] : target.meant) {
        LexicalHit& hit = target.lexical[meant.hit];
        hit.score = 1 - (1 - hit.score) * (1 - std::min(1.0, meant.share));
    }
    std::unordered_map<std::string, std::size_t> hits;
    for (std::size_t hit = 0; hit < target.lexical.size(); ++hit) {
        hits.emplace(normalise(target.lexical[hit].text, target.language), hit);
    }
    for (const auto& [folded, word] : carried) {
        const auto [found, fresh] = hits.try_emplace(folded, target.lexical.size());
        if (fresh) {
            LexicalHit made;
            made.word = word.first;
            made.text = m_resources.snapshot->word(word.first);
            target.lexical.push_back(std::move(made));
            target.lexicalRow.push_back(noRow);
        }
        LexicalHit& hit = target.lexical[found->second];
        hit.score = 1 - (1 - hit.score) * (1 - std::min(1.0, word.second));
    }
}

void LookupSearch::weigh(std::size_t target, const CarriedShares* carried)
{
    if (m_targets[target].dense.empty()) {
        return;
    }
    const CandidatePool pool(*m_pack, *m_rankings[target], m_description, m_indexed ? &*m_coverage : nullptr,
                             m_resources.meanings, m_resources.options->pool);
    m_candidates[target] = pool.candidates(rerankingWeights(m_indexed), carried);
    std::vector<RankedWord> order;
    double sum = 0;
    for (const Candidate& candidate : m_candidates[target]) {
        order.push_back(candidate.word);
        sum += std::exp(candidate.word.score - order.front().score);
    }
    m_logSums[target] = order.empty() ? 0 : order.front().score + std::log(sum);
    m_rankings[target]->rerank(std::move(order));
}

/// The translations of an English answer into the other languages with their shares: by the pack, else by the
/// dictionaries.
std::map<std::string, CarriedShares> LookupSearch::translationsOf(const RankedWord& english) const
{
    std::map<std::string, CarriedShares> votes;
    if (english.row != noRow) {
        for (const std::string& language : m_languages) {
            if (language != pivotLanguage && contains(m_resources.packLanguages, language)) {
                m_pack->links(english.row, language, [&](std::size_t row, double share) {
                    votes[language][normalise(m_pack->word(language, row), language)] += share;
                });
            }
        }
    }
    if (m_indexed && votes.empty()) {
        const std::string word = m_rankings[m_pivot]->textOf(english);
        for (const std::int64_t id : m_resources.snapshot->findWord(word, pivotLanguage)) {
            m_resources.snapshot->translations(id, [&](const IndexedLink& link) {
                const std::string language = m_resources.snapshot->languageCode(DefinitionIndex::languageOf(link.word));
                if (language != pivotLanguage && contains(m_languages, language)) {
                    votes[language][normalise(m_resources.snapshot->word(link.word), language)] += 1;
                }
            });
        }
    }
    for (auto& [language, words] : votes) {
        double sum = 0;
        for (const auto& [word, vote] : words) {
            sum += vote;
        }
        for (auto& [word, vote] : words) {
            vote /= sum;
        }
    }
    return votes;
}

/// The best English answers with their chances, which sum to 1 over all that are looked at.
std::vector<std::pair<const RankedWord*, double>> LookupSearch::likelyEnglish() const
{
    std::vector<std::pair<const RankedWord*, double>> result;
    if (m_pivot >= m_candidates.size()) {
        return result;
    }
    const std::vector<Candidate>& english = m_candidates[m_pivot];
    const std::size_t count = std::min(carriedAnswers, english.size());
    double total = 0;
    for (std::size_t i = 0; i < count; ++i) {
        total += std::exp(english[i].word.score - english.front().word.score);
    }
    for (std::size_t i = 0; i < count; ++i) {
        const double p = std::exp(english[i].word.score - english.front().word.score) / total;
        if (p < 1e-4) {
            break;
        }
        result.emplace_back(&english[i].word, p);
    }
    return result;
}

/// What the best English answers translate to, by language: Σ P(e) · share(t | e).
std::map<std::string, CarriedShares> LookupSearch::carry() const
{
    std::map<std::string, CarriedShares> result;
    for (const auto& [english, p] : likelyEnglish()) {
        for (const auto& [language, words] : translationsOf(*english)) {
            for (const auto& [word, share] : words) {
                result[language][word] += p * share;
            }
        }
    }
    return result;
}

} // namespace crossgloss
