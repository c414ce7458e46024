#include "pack/PackSwitching.h"

#include "text/Tokeniser.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <unordered_map>

namespace crossgloss {

PackSwitching::PackSwitching(const PackCorpus& corpus) : m_corpus(corpus), m_entry(corpus.units(), -1)
{
    const std::size_t main = std::min(languages, corpus.languages.size());
    std::array<double, languages> described{};
    const auto isWord = [&](std::uint32_t unit, std::size_t language) {
        const PackLanguage& from = corpus.languages[language];
        return from.units[unit - from.offset].find(' ') == std::string::npos;
    };
    for (const PackItem& item : corpus.items) {
        if (item.language >= main) {
            continue;
        }
        if (item.kind == PackItemKind::Definition) {
            described[item.language] += 1;
        }
        if (item.kind != PackItemKind::Pair || item.tokenEnd - item.tokenBegin != 1) {
            continue;
        }
        std::array<Choices, languages> choices;
        std::array<std::size_t, languages> filled{};
        for (Choices& one : choices) {
            one.fill(none);
        }
        // Answers stand by language and falling frequency.
        for (std::uint32_t a = item.answerBegin; a < item.answerEnd; ++a) {
            const std::size_t language = corpus.languageOf(corpus.answers[a]);
            if (language < main && language != item.language && filled[language] < most &&
                isWord(corpus.answers[a], language)) {
                choices[language][filled[language]++] = corpus.answers[a];
            }
        }
        if (std::any_of(filled.begin(), filled.end(), [](std::size_t count) { return count > 0; })) {
            m_entry[corpus.tokens[item.tokenBegin]] = static_cast<std::int32_t>(m_choices.size());
            m_choices.push_back(choices);
            ++m_words[item.language];
        }
    }
    for (std::size_t l = 0; l < main; ++l) {
        m_weight[l] = 1 / std::sqrt(described[l] + 20000);
        // Inflected forms are translated as the most frequent word of their stem.
        const PackLanguage& language = corpus.languages[l];
        std::unordered_map<std::string, std::int32_t> byStem;
        for (std::uint32_t i = 0; i < language.targets; ++i) {
            if (const std::int32_t entry = m_entry[language.offset + i]; entry >= 0) {
                byStem.emplace(stem(language.units[i], language.code), entry);
            }
        }
        for (std::uint32_t i = 0; i < language.units.size(); ++i) {
            std::int32_t& entry = m_entry[language.offset + i];
            if (entry < 0 && language.units[i].find(' ') == std::string::npos) {
                const auto found = byStem.find(stem(language.units[i], language.code));
                entry = found == byStem.end() ? -1 : found->second;
            }
        }
    }
}

std::uint32_t PackSwitching::draw(std::uint32_t unit, std::size_t language, Random& random) const
{
    if (m_entry[unit] < 0) {
        return none;
    }
    const Choices& choices = m_choices[static_cast<std::size_t>(m_entry[unit])][language];
    // The most frequent translation half of the time, the next one a quarter …
    std::size_t place = 0;
    while (place + 1 < most && choices[place + 1] != none && uniform(random) < 0.5) {
        ++place;
    }
    return choices[place];
}

bool PackSwitching::translate(const PackItem& item, Random& random, std::vector<std::uint32_t>& out) const
{
    out.clear();
    const std::size_t main = std::min(languages, m_corpus.languages.size());
    if (item.language >= main || main < 2) {
        return false;
    }
    double total = 0;
    for (std::size_t l = 0; l < main; ++l) {
        total += l == item.language ? 0 : m_weight[l];
    }
    double at = uniform(random) * total;
    std::size_t language = item.language == 0 ? 1 : 0;
    for (std::size_t l = 0; l < main; ++l) {
        if (l == item.language) {
            continue;
        }
        language = l;
        at -= m_weight[l];
        if (at < 0) {
            break;
        }
    }
    for (std::uint32_t t = item.tokenBegin; t < item.tokenEnd; ++t) {
        if (const std::uint32_t drawn = draw(m_corpus.tokens[t], language, random); drawn != none) {
            out.push_back(drawn);
        }
    }
    return 2 * out.size() >= item.tokenEnd - item.tokenBegin;
}

} // namespace crossgloss
