#include "pack/PackAssembler.h"

#include "base/Checksum.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <set>

namespace crossgloss {

namespace {

std::uint64_t hashOf(std::string_view text)
{
    std::uint64_t hash = 14695981039346656037ULL;
    for (const char c : text) {
        hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
    }
    hash ^= hash >> 31U;
    hash *= 0x9E3779B97F4A7C15ULL;
    return hash ^ (hash >> 29U);
}

// Removes what stands in square brackets (attestations, sources) and rejoins apostrophes that pre-tokenised text cut
// off.
std::string tidied(std::string_view text)
{
    std::string out;
    int depth = 0;
    for (const char c : text) {
        if (c == '[') {
            ++depth;
        } else if (c == ']') {
            depth = std::max(0, depth - 1);
        } else if (depth == 0) {
            out += c;
        }
    }
    for (const std::string_view cut : {" ' ", " \u2019 "}) {
        for (std::size_t at = out.find(cut); at != std::string::npos; at = out.find(cut, at + 1)) {
            out.replace(at, cut.size(), "'");
        }
    }
    return out;
}

} // namespace

std::uint32_t PackAssembler::Unit::posMask() const
{
    // What a dictionary says in passing (a verb translated by a noun) is no part of speech of the word's own.
    std::uint32_t total = 0;
    std::uint32_t most = 0;
    for (const std::uint16_t votes : pos) {
        total += votes;
        most = std::max<std::uint32_t>(most, votes);
    }
    std::uint32_t mask = 0;
    for (std::size_t i = 0; i < pos.size(); ++i) {
        if (pos[i] > 0 && (pos[i] == most || 5U * pos[i] >= total)) {
            mask |= 1U << i;
        }
    }
    return mask;
}

PackAssembler::PackAssembler(PackAssemblyOptions options)
    : m_options(std::move(options)), m_words(m_options.languages.size())
{
}

void PackAssembler::beginSource(PackSource source)
{
    m_sources.push_back(std::move(source));
}

std::size_t PackAssembler::languageIndex(std::string_view code) const
{
    std::size_t i = 0;
    while (i < m_options.languages.size() && m_options.languages[i].first != code) {
        ++i;
    }
    return i;
}

bool PackAssembler::isAnswer(std::string_view word)
{
    if (word.empty() || word.size() > 60) {
        return false;
    }
    std::size_t letters = 0;
    int gaps = 0;
    for (std::size_t i = 0; i < word.size(); ++i) {
        const auto c = static_cast<unsigned char>(word[i]);
        if (c >= 0x80 || (c >= 'a' && c <= 'z')) {
            letters += (c & 0xC0U) != 0x80U ? 1 : 0;
        } else if (c == ' ' || c == '-' || c == '\'') {
            gaps += c == ' ' ? 1 : 0;
            if (i == 0 || (c != '\'' && i + 1 == word.size())) {
                return false;
            }
        } else {
            return false;
        }
    }
    return letters > 0 && letters <= 40 && gaps <= 3;
}

std::uint32_t PackAssembler::unit(std::size_t language, std::string_view normalised)
{
    Words& words = m_words[language];
    const auto [found, added] =
        words.index.try_emplace(std::string(normalised), static_cast<std::uint32_t>(words.units.size()));
    if (added) {
        words.units.emplace_back();
        words.units.back().normalised = std::string(normalised);
    }
    return found->second;
}

std::int64_t PackAssembler::answer(const PackAnswer& from)
{
    const std::size_t language = languageIndex(from.language);
    if (language == m_words.size()) {
        return -1;
    }
    // A capital within a word is an abbreviation or words run together.
    for (std::size_t i = 1; i < from.word.size(); ++i) {
        if (from.word[i] >= 'A' && from.word[i] <= 'Z' && from.word[i - 1] >= 'a' && from.word[i - 1] <= 'z') {
            return -1;
        }
    }
    std::string word = normalise(from.word, from.language);
    if (from.language == "en" && word.starts_with("to ") && from.pos == PartOfSpeech::Verb) {
        word.erase(0, 3);
    }
    if (!isAnswer(word)) {
        return -1;
    }
    const std::uint32_t id = unit(language, word);
    Unit& found = m_words[language].units[id];
    ++found.listed;
    if (from.pos != PartOfSpeech::Unknown) {
        std::uint16_t& votes = found.pos[static_cast<std::size_t>(from.pos)];
        votes = static_cast<std::uint16_t>(std::min(60000, votes + from.posVotes));
    }
    // The spelling that most entries use wins (majority vote).
    std::string shown = toNfc(from.word);
    if (shown.size() > word.size() && shown.ends_with(word)) {
        shown = word;
    }
    if (found.shown == shown) {
        ++found.vote;
    } else if (--found.vote < 0 || found.shown.empty()) {
        found.shown = std::move(shown);
        found.vote = 1;
    }
    return static_cast<std::int64_t>(id);
}

bool PackAssembler::isSame(const Raw& raw, std::size_t language, PackItemKind kind, std::uint32_t begin) const
{
    return raw.language == language && (raw.kind == PackItemKind::Pair) == (kind == PackItemKind::Pair)
           && std::equal(m_tokens.begin() + raw.tokenBegin, m_tokens.begin() + raw.tokenEnd, m_tokens.begin() + begin,
                         m_tokens.end());
}

void PackAssembler::add(std::size_t language, const std::vector<std::string>& tokens,
                        std::vector<std::pair<std::uint16_t, std::uint32_t>> answers, std::uint32_t headword,
                        PackItemKind kind, float weight, bool setApart)
{
    if (tokens.empty() || answers.empty()) {
        return;
    }
    const auto begin = static_cast<std::uint32_t>(m_tokens.size());
    // Equal descriptions of one language are one item, whatever dictionary they stand in.
    std::string key = m_options.languages[language].first + (kind == PackItemKind::Pair ? "=" : ":");
    for (std::size_t i = 0; i < std::min<std::size_t>(tokens.size(), 64); ++i) {
        const std::uint32_t id = unit(language, tokens[i]);
        if (kind == PackItemKind::Definition) {
            ++m_words[language].units[id].tokens;
        }
        m_tokens.push_back(id);
        key += tokens[i];
        key += ' ';
    }
    const auto [first, last] = m_seen.equal_range(hashOf(key));
    const auto found =
        std::find_if(first, last, [&](const auto& seen) { return isSame(m_raw[seen.second], language, kind, begin); });
    if (found != last) {
        Raw& raw = m_raw[found->second];
        m_tokens.resize(begin);
        raw.answers.insert(raw.answers.end(), answers.begin(), answers.end());
        raw.weight = std::max(raw.weight, weight);
        raw.own = raw.own || !setApart;
        raw.setApart = raw.setApart || setApart;
        raw.headword = raw.headword == ~0U ? headword : raw.headword;
        return;
    }
    m_seen.emplace(hashOf(key), static_cast<std::uint32_t>(m_raw.size()));
    Raw raw;
    raw.tokenBegin = begin;
    raw.tokenEnd = static_cast<std::uint32_t>(m_tokens.size());
    raw.answers = std::move(answers);
    raw.headword = headword;
    raw.language = static_cast<std::uint16_t>(language);
    raw.kind = kind;
    raw.weight = weight;
    raw.setApart = setApart;
    raw.own = !setApart;
    m_raw.push_back(std::move(raw));
}

void PackAssembler::addDefinition(std::string_view language, std::string_view text,
                                  const std::vector<PackAnswer>& answers, const PackAnswer& headword, PackItemKind kind,
                                  float weight, bool setApart)
{
    const std::size_t index = languageIndex(language);
    if (index == m_words.size()) {
        return;
    }
    std::vector<std::pair<std::uint16_t, std::uint32_t>> right;
    for (const PackAnswer& one : answers) {
        if (const std::int64_t id = answer(one); id >= 0) {
            right.emplace_back(static_cast<std::uint16_t>(languageIndex(one.language)), static_cast<std::uint32_t>(id));
        }
    }
    std::uint32_t head = ~0U;
    if (headword.language == language) {
        if (const std::int64_t id = answer(headword); id >= 0) {
            head = static_cast<std::uint32_t>(id);
            right.emplace_back(static_cast<std::uint16_t>(index), head);
        }
    }
    const std::vector<std::string> tokens = tokenise(tidied(text), language);
    if (right.empty() || tokens.empty()) {
        return;
    }
    if (!m_sources.empty()) {
        ++m_sources.back().definitions;
    }
    add(index, tokens, std::move(right), head, kind, weight, setApart);
}

void PackAssembler::addPair(const PackAnswer& source, const PackAnswer& target, float weight)
{
    const std::size_t from = languageIndex(source.language);
    const std::size_t to = languageIndex(target.language);
    if (from == m_words.size() || to == m_words.size()) {
        return;
    }
    const std::int64_t a = answer(source);
    const std::int64_t b = answer(target);
    if (a < 0 || b < 0 || (from == to && a == b)) {
        return;
    }
    if (!m_sources.empty()) {
        ++m_sources.back().pairs;
    }
    const auto both = [&](std::size_t l1, std::int64_t w1, std::size_t l2, std::int64_t w2) {
        const std::string& word = m_words[l1].units[static_cast<std::size_t>(w1)].normalised;
        add(l1, {word}, {{static_cast<std::uint16_t>(l2), static_cast<std::uint32_t>(w2)}}, ~0U, PackItemKind::Pair,
            weight, false);
    };
    both(from, a, to, b);
    both(to, b, from, a);
}

void PackAssembler::addEntry(const DictionaryInfo& info, const DictionaryEntry& entry)
{
    const PackAnswer head{info.headwordLanguage, entry.headword, entry.pos, 2};
    for (const Sense& sense : entry.senses) {
        std::vector<PackAnswer> translations;
        for (const Translation& translation : sense.translations) {
            translations.push_back({info.translationLanguage, translation.word, entry.pos});
            addPair(head, translations.back());
        }
        for (const std::string& synonym : sense.synonyms) {
            addPair(head, {info.headwordLanguage, synonym, entry.pos}, 0.5F);
        }
        for (const std::string& definition : sense.definitions) {
            std::vector<PackAnswer> answers = translations;
            if (info.definitionLanguage != info.headwordLanguage) {
                answers.push_back(head);
            }
            addDefinition(info.definitionLanguage, definition, answers, head, PackItemKind::Definition, 1.0F);
        }
    }
}

void PackAssembler::addWordnets(const Wordnet& princeton, const std::vector<Wordnet>& others,
                                std::vector<PackSource> sources)
{
    std::map<std::string, std::vector<PackAnswer>> lemmas;
    const auto gather = [&](const Wordnet& wordnet) {
        for (const Synset& synset : wordnet.synsets) {
            for (const std::string& lemma : synset.lemmas) {
                lemmas[synset.id].push_back({wordnet.language, lemma, synset.pos, 2});
            }
        }
    };
    gather(princeton);
    for (const Wordnet& other : others) {
        gather(other);
    }
    if (!sources.empty()) {
        beginSource(sources.front());
    }
    for (const Synset& synset : princeton.synsets) {
        const std::vector<PackAnswer>& answers = lemmas[synset.id];
        std::string hypernym;
        for (const std::string& id : synset.hypernyms) {
            if (const Synset* above = princeton.find(id); above != nullptr && !above->lemmas.empty()) {
                hypernym = above->lemmas.front();
                break;
            }
        }
        for (std::size_t i = 0; i < synset.lemmas.size() && i < synset.tagCounts.size(); ++i) {
            if (const std::int64_t id = answer(answers[i]); id >= 0) {
                m_words[languageIndex(princeton.language)].units[static_cast<std::size_t>(id)].tag +=
                    synset.tagCounts[i];
            }
        }
        const bool apart = m_options.glosses > 0 && hashOf("gloss " + synset.id) % 100 == 0;
        for (const std::string& definition : synset.definitions) {
            const std::size_t before = m_raw.size();
            addDefinition(princeton.language, definition, answers, {}, PackItemKind::Definition, 1.0F);
            if (apart && m_raw.size() > before) {
                m_raw.back().gloss = true;
            }
            if (!apart && !hypernym.empty()) {
                addDefinition(princeton.language, hypernym + ' ' + definition, answers, {}, PackItemKind::Extra, 0.3F);
            }
        }
        for (const std::string& example : apart ? std::vector<std::string>() : synset.examples) {
            addDefinition(princeton.language, example, answers, {}, PackItemKind::Extra, 0.2F);
        }
        for (std::size_t i = 0; i < synset.lemmas.size(); ++i) {
            for (std::size_t j = i + 1; j < answers.size(); ++j) {
                addPair(answers[i], answers[j], 0.5F);
            }
        }
    }
    for (std::size_t n = 0; n < others.size(); ++n) {
        if (n + 1 < sources.size()) {
            beginSource(sources[n + 1]);
        }
        for (const Synset& synset : others[n].synsets) {
            for (const std::string& definition : synset.definitions) {
                addDefinition(others[n].language, definition, lemmas[synset.id], {}, PackItemKind::Definition, 1.0F);
            }
        }
    }
}

void PackAssembler::addRanking(std::string_view language, const std::vector<std::string>& words)
{
    const std::size_t index = languageIndex(language);
    if (index == m_words.size()) {
        return;
    }
    for (std::size_t rank = 0; rank < words.size(); ++rank) {
        const std::string word = normalise(words[rank], language);
        if (isAnswer(word)) {
            Unit& found = m_words[index].units[unit(index, word)];
            found.rank = found.rank == 0 ? static_cast<std::uint32_t>(rank + 1) : found.rank;
        }
    }
    m_words[index].ranked += words.size();
}

void PackAssembler::addText(std::string_view language, std::string_view text)
{
    const std::size_t index = languageIndex(language);
    if (index == m_words.size()) {
        return;
    }
    for (const std::string& token : tokenise(text, language)) {
        ++m_words[index].units[unit(index, token)].running;
    }
}

} // namespace crossgloss
