#include "pack/PackAssembler.h"

#include "base/Error.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace crossgloss {

namespace {

// A number that depends on the word alone, so that the same words are set apart whatever the data are.
std::uint64_t lot(std::string_view language, std::string_view word)
{
    std::uint64_t hash = 0xCBF29CE484222325ULL;
    for (const std::string_view part : {language, std::string_view("/"), word}) {
        for (const char c : part) {
            hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
        }
    }
    hash ^= hash >> 32U;
    hash *= 0xD6E8FEB86659FD93ULL;
    return hash ^ (hash >> 32U);
}

} // namespace

// Log frequency of each word, from whatever there is: running text, the ranking, words of definitions, tagged text and
// how many entries name it. Sources vote in logarithms, so that none alone makes a word frequent.
std::vector<double> PackAssembler::frequencies(std::size_t language) const
{
    const Words& words = m_words[language];
    double running = 0;
    double tokens = 0;
    double tags = 0;
    for (const Unit& unit : words.units) {
        running += unit.running;
        tokens += unit.tokens;
        tags += unit.tag;
    }
    const auto share = [](double count, double total) { return std::log(1e-6 + count / (total + 1)); };
    std::vector<double> result(words.units.size());
    for (std::size_t i = 0; i < result.size(); ++i) {
        const Unit& unit = words.units[i];
        double sum = 0;
        double weight = 0;
        if (words.ranked > 0) {
            sum += std::log(1e-6 + (unit.rank > 0 ? 0.1 / (unit.rank + 5.0) : 0.0));
            weight += 1;
        }
        if (running > 10000) {
            sum += share(unit.running, running);
            weight += 1;
        }
        if (tokens > 10000) {
            sum += 0.5 * share(unit.tokens, tokens);
            weight += 0.5;
        }
        if (tags > 10000) {
            sum += 0.5 * share(unit.tag, tags);
            weight += 0.5;
        }
        result[i] = (weight > 0 ? sum / weight : 0.0) + 0.5 * std::log(1.0 + unit.listed);
        if (unit.normalised.find(' ') != std::string::npos) {
            result[i] -= 0.5;
        }
    }
    return result;
}

struct PackAssembler::Numbering
{
    std::vector<std::vector<std::int64_t>> local; // per language: raw unit → unit of the corpus, -1 = dropped
};

std::vector<std::uint8_t> PackAssembler::chooseHeldOut(const PackCorpus& corpus, std::size_t language) const
{
    const PackLanguage& from = corpus.languages[language];
    std::vector<std::uint8_t> chosen(from.targets, 0);
    if (m_options.heldOut <= 0 || language >= 5) {
        return chosen;
    }
    std::vector<std::uint8_t> defined(from.targets, 0);
    for (const PackItem& item : corpus.items) {
        if (item.kind != PackItemKind::Definition) {
            continue;
        }
        for (std::uint32_t a = item.answerBegin; a < item.answerEnd; ++a) {
            const std::uint32_t unit = corpus.answers[a] - from.offset;
            if (corpus.answers[a] >= from.offset && unit < from.targets) {
                defined[unit] = 1;
            }
        }
    }
    std::vector<std::uint32_t> candidates;
    for (std::size_t row = m_options.heldOutFrom; row < std::min(m_options.heldOutTo, from.targets); ++row) {
        if (defined[row] && from.units[row].find(' ') == std::string::npos) {
            candidates.push_back(static_cast<std::uint32_t>(row));
        }
    }
    std::sort(candidates.begin(), candidates.end(), [&](std::uint32_t a, std::uint32_t b) {
        return lot(from.code, from.units[a]) < lot(from.code, from.units[b]);
    });
    for (std::size_t i = 0; i < std::min(candidates.size(), static_cast<std::size_t>(m_options.heldOut)); ++i) {
        chosen[candidates[i]] = 1;
    }
    return chosen;
}

PackCorpus PackAssembler::assemble(Progress& progress)
{
    progress.stage(CROSSGLOSS_TEXT("Building the corpus"), m_raw.size());
    PackCorpus corpus;
    corpus.sources = m_sources;
    Numbering numbering;
    numbering.local.resize(m_words.size());
    for (std::size_t l = 0; l < m_words.size(); ++l) {
        const Words& words = m_words[l];
        const std::vector<double> frequency = frequencies(l);
        std::vector<std::uint32_t> order;
        for (std::uint32_t i = 0; i < words.units.size(); ++i) {
            if (words.units[i].listed > 0 || (m_options.rankedAnswers && words.units[i].rank > 0)) {
                order.push_back(i);
            }
        }
        std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
            return frequency[a] != frequency[b] ? frequency[a] > frequency[b]
                                                : words.units[a].normalised < words.units[b].normalised;
        });
        order.resize(std::min(order.size(), m_options.languages[l].second));
        PackLanguage language;
        language.code = m_options.languages[l].first;
        language.targets = order.size();
        std::vector<std::int64_t>& local = numbering.local[l];
        local.assign(words.units.size(), -1);
        for (const std::uint32_t i : order) {
            local[i] = static_cast<std::int64_t>(language.units.size());
            language.units.push_back(words.units[i].normalised);
            language.shown.push_back(words.units[i].shown.empty() ? words.units[i].normalised : words.units[i].shown);
            language.pos.push_back(words.units[i].posMask());
        }
        for (std::uint32_t i = 0; i < words.units.size(); ++i) {
            if (local[i] < 0 && words.units[i].tokens >= m_options.minimumTokenCount) {
                local[i] = static_cast<std::int64_t>(language.units.size());
                language.units.push_back(words.units[i].normalised);
            }
        }
        corpus.languages.push_back(std::move(language));
    }
    // Empty languages go, so that every language of a corpus has answers.
    std::vector<std::size_t> kept(m_words.size(), m_words.size());
    std::vector<PackLanguage> languages;
    for (std::size_t l = 0; l < m_words.size(); ++l) {
        if (corpus.languages[l].targets > 0) {
            kept[l] = languages.size();
            languages.push_back(std::move(corpus.languages[l]));
        }
    }
    corpus.languages = std::move(languages);
    corpus.number();
    if (corpus.targetCount() == 0) {
        throw Error(CROSSGLOSS_TEXT("the data hold no word that could be an answer"))
            .advise(CROSSGLOSS_TEXT("install dictionaries or name files of definitions"));
    }

    const auto global = [&](std::size_t language, std::uint32_t unit) -> std::int64_t {
        const std::int64_t local = numbering.local[language][unit];
        return local < 0 ? -1 : local + static_cast<std::int64_t>(corpus.languages[kept[language]].offset);
    };
    std::vector<std::uint8_t> apart;
    std::vector<std::uint8_t> glosses;
    std::vector<std::int64_t> heads;
    for (const Raw& raw : m_raw) {
        PackItem item;
        item.tokenBegin = static_cast<std::uint32_t>(corpus.tokens.size());
        for (std::uint32_t t = raw.tokenBegin; t < raw.tokenEnd; ++t) {
            if (const std::int64_t id = global(raw.language, m_tokens[t]); id >= 0) {
                corpus.tokens.push_back(static_cast<std::uint32_t>(id));
            }
        }
        item.tokenEnd = static_cast<std::uint32_t>(corpus.tokens.size());
        item.answerBegin = static_cast<std::uint32_t>(corpus.answers.size());
        for (const auto& [language, unit] : raw.answers) {
            const std::int64_t id = global(language, unit);
            if (id >= 0 && corpus.targetIndex(static_cast<std::uint32_t>(id)) >= 0) {
                corpus.answers.push_back(static_cast<std::uint32_t>(id));
            }
        }
        const auto first = corpus.answers.begin() + item.answerBegin;
        std::sort(first, corpus.answers.end());
        for (auto same = first; same != corpus.answers.end();) {
            const auto next = std::upper_bound(same, corpus.answers.end(), *same);
            corpus.votes.push_back(static_cast<std::uint8_t>(std::min<std::ptrdiff_t>(255, next - same)));
            same = next;
        }
        corpus.answers.erase(std::unique(first, corpus.answers.end()), corpus.answers.end());
        item.answerEnd = static_cast<std::uint32_t>(corpus.answers.size());
        if (item.tokenBegin == item.tokenEnd || item.answerBegin == item.answerEnd) {
            corpus.tokens.resize(item.tokenBegin);
            corpus.answers.resize(item.answerBegin);
            corpus.votes.resize(item.answerBegin);
            continue;
        }
        item.language = static_cast<std::uint16_t>(kept[raw.language]);
        item.kind = raw.kind;
        item.weight = raw.weight;
        corpus.items.push_back(item);
        apart.push_back(raw.setApart ? 1 : 0);
        glosses.push_back(raw.gloss ? 1 : 0);
        heads.push_back(raw.headword == ~0U ? -1 : global(raw.language, raw.headword));
    }

    separate(corpus, apart, glosses, heads);
    if (m_options.chain) {
        chain(corpus, heads);
    }
    return corpus;
}

// Takes the held-out words' and the set-apart descriptions' items out of the training items.
void PackAssembler::separate(PackCorpus& corpus, std::vector<std::uint8_t>& apart, std::vector<std::uint8_t>& glosses,
                             std::vector<std::int64_t>& heads) const
{
    const std::size_t main = std::min<std::size_t>(5, corpus.languages.size());
    std::vector<std::uint8_t> held(corpus.units(), 0);
    std::vector<std::uint8_t> reworded(corpus.units(), 0);
    std::vector<std::uint8_t> frequent(corpus.units(), 0);
    for (std::size_t l = 0; l < main; ++l) {
        const std::vector<std::uint8_t> chosen = chooseHeldOut(corpus, l);
        std::copy(chosen.begin(), chosen.end(), held.begin() + corpus.languages[l].offset);
        for (std::size_t row = 0; row < std::min(corpus.languages[l].targets, m_options.rewordedTo); ++row) {
            frequent[corpus.languages[l].offset + row] = 1;
            reworded[corpus.languages[l].offset + row] =
                m_options.reworded > 0 &&
                lot("reworded " + corpus.languages[l].code, corpus.languages[l].units[row]) % 16 == 0;
        }
    }

    std::vector<std::vector<std::vector<PackItem>>> unseen(main, std::vector<std::vector<PackItem>>(main));
    auto known = unseen;
    auto glossed = unseen;
    std::vector<PackItem> items;
    std::vector<std::int64_t> itemHeads;
    for (std::size_t i = 0; i < corpus.items.size(); ++i) {
        const PackItem item = corpus.items[i];
        bool isHeld = false;
        bool isReworded = false;
        for (std::uint32_t a = item.answerBegin; a < item.answerEnd; ++a) {
            isHeld = isHeld || held[corpus.answers[a]];
            isReworded = isReworded || (apart[i] && reworded[corpus.answers[a]]);
        }
        if (item.kind == PackItemKind::Pair && item.tokenEnd - item.tokenBegin == 1) {
            isHeld = isHeld || held[corpus.tokens[item.tokenBegin]];
        }
        const bool isGloss = !isHeld && glosses[i] != 0;
        if (!isHeld && !isReworded && !isGloss) {
            items.push_back(item);
            itemHeads.push_back(heads[i]);
            continue;
        }
        if (item.kind != PackItemKind::Definition || item.language >= main || item.tokenEnd - item.tokenBegin < 2) {
            continue;
        }
        for (std::uint32_t a = item.answerBegin; a < item.answerEnd;) {
            const std::size_t language = corpus.languageOf(corpus.answers[a]);
            std::uint32_t end = a;
            std::uint32_t right = 0;
            while (end < item.answerEnd && corpus.languageOf(corpus.answers[end]) == language) {
                right += (isHeld ? held : isGloss ? frequent : reworded)[corpus.answers[end]];
                ++end;
            }
            if (language < main && right > 0) {
                // Of held-out definitions only the held-out words count as found; words of the description never do.
                PackItem one = item;
                one.answerBegin = static_cast<std::uint32_t>(corpus.answers.size());
                for (std::uint32_t k = a; k < end; ++k) {
                    const auto first = corpus.tokens.begin() + item.tokenBegin;
                    const auto last = corpus.tokens.begin() + item.tokenEnd;
                    if ((!isHeld || held[corpus.answers[k]]) && std::find(first, last, corpus.answers[k]) == last) {
                        corpus.answers.push_back(corpus.answers[k]);
                    }
                }
                one.answerEnd = static_cast<std::uint32_t>(corpus.answers.size());
                if (one.answerEnd > one.answerBegin) {
                    (isHeld ? unseen : isGloss ? glossed : known)[item.language][language].push_back(one);
                }
            }
            a = end;
        }
    }
    corpus.items = std::move(items);
    heads = std::move(itemHeads);

    const auto finish = [&](std::vector<PackItem>& cases, std::string name, std::size_t from, std::size_t to,
                            int most) {
        // One description per answer, and an order that depends on the words alone.
        std::sort(cases.begin(), cases.end(), [&](const PackItem& a, const PackItem& b) {
            const auto key = [&](const PackItem& item) {
                const std::uint32_t unit = corpus.answers[item.answerBegin];
                const PackLanguage& language = corpus.languages[to];
                return std::tuple(lot("case", language.units[unit - language.offset]), item.tokenBegin);
            };
            return key(a) < key(b);
        });
        cases.erase(std::unique(cases.begin(), cases.end(),
                                [&](const PackItem& a, const PackItem& b) {
                                    return corpus.answers[a.answerBegin] == corpus.answers[b.answerBegin];
                                }),
                    cases.end());
        cases.resize(std::min(cases.size(), static_cast<std::size_t>(most)));
        if (cases.size() >= 20) {
            PackHeldOut out;
            out.name = std::move(name);
            out.definitionLanguage = static_cast<std::uint16_t>(from);
            out.answerLanguage = static_cast<std::uint16_t>(to);
            out.items = std::move(cases);
            corpus.heldOut.push_back(std::move(out));
        }
    };
    const auto finishAll = [&](auto& kind, const char* name, int most) {
        for (std::size_t from = 0; from < main; ++from) {
            for (std::size_t to = 0; to < main; ++to) {
                finish(kind[from][to], corpus.languages[from].code + '-' + corpus.languages[to].code + name, from, to,
                       most);
            }
        }
    };
    finishAll(glossed, " gloss", m_options.glosses);
    finishAll(known, " reworded", m_options.reworded);
    finishAll(unseen, " unseen", m_options.heldOut);
}

// Lets definitions be answered by the translations of their headwords where the dictionary itself gave none.
void PackAssembler::chain(PackCorpus& corpus, const std::vector<std::int64_t>& heads) const
{
    std::unordered_map<std::uint32_t, std::pair<std::uint32_t, std::uint32_t>> translations;
    for (const PackItem& item : corpus.items) {
        if (item.kind == PackItemKind::Pair && item.tokenEnd - item.tokenBegin == 1) {
            translations[corpus.tokens[item.tokenBegin]] = {item.answerBegin, item.answerEnd};
        }
    }
    const std::size_t count = corpus.items.size();
    for (std::size_t i = 0; i < count; ++i) {
        const PackItem item = corpus.items[i];
        if (heads[i] < 0 || item.kind != PackItemKind::Definition) {
            continue;
        }
        const auto found = translations.find(static_cast<std::uint32_t>(heads[i]));
        if (found == translations.end()) {
            continue;
        }
        std::vector<std::uint8_t> answered(corpus.languages.size(), 0);
        for (std::uint32_t a = item.answerBegin; a < item.answerEnd; ++a) {
            answered[corpus.languageOf(corpus.answers[a])] = 1;
        }
        PackItem chained = item;
        chained.kind = PackItemKind::Chained;
        chained.answerBegin = static_cast<std::uint32_t>(corpus.answers.size());
        for (std::uint32_t a = found->second.first; a < found->second.second; ++a) {
            const std::uint32_t unit = corpus.answers[a];
            if (!answered[corpus.languageOf(unit)]) {
                corpus.answers.push_back(unit);
            }
        }
        chained.answerEnd = static_cast<std::uint32_t>(corpus.answers.size());
        if (chained.answerEnd > chained.answerBegin) {
            corpus.items.push_back(chained);
        }
    }
}

} // namespace crossgloss
