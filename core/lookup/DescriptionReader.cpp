#include "lookup/DescriptionReader.h"

#include "lookup/PivotLanguage.h"
#include "pack/LexicalCategories.h"

#include "base/Contains.h"
#include "text/Morphology.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <span>

namespace crossgloss {

namespace {


double cosine(std::span<const float> a, std::span<const float> b)
{
    double dot = 0;
    double aa = 1e-12;
    double bb = 1e-12;
    for (std::size_t i = 0; i < a.size(); ++i) {
        dot += static_cast<double>(a[i]) * static_cast<double>(b[i]);
        aa += static_cast<double>(a[i]) * static_cast<double>(a[i]);
        bb += static_cast<double>(b[i]) * static_cast<double>(b[i]);
    }
    return dot / std::sqrt(aa * bb);
}

void scaleToOne(std::map<std::string, double>& votes, double factor)
{
    double sum = 0;
    for (const auto& [word, vote] : votes) {
        sum += vote;
    }
    for (auto& [word, vote] : votes) {
        vote *= sum > 0 ? factor / sum : 0;
    }
}

/// A word that was read by the encoder: its vector and how much it counts.
struct Reading
{
    std::vector<float> vector;
    std::vector<float> salience;
};

class Reader
{
public:
    Reader(const DescriptionReaderOptions& options, const std::string& language, const Pack* pack,
           DefinitionIndex::Snapshot* snapshot)
        : m_options(options), m_language(language), m_pack(pack), m_snapshot(snapshot)
    {
        m_readable = pack && contains(pack->answerLanguages(), language);
        m_pivot = pack && contains(pack->answerLanguages(), pivotLanguage) && language != pivotLanguage;
        m_described = pack && contains(pack->descriptionLanguages(), language);
    }

    ReadDescription read(std::string_view text)
    {
        ReadDescription result;
        result.language = m_language;
        const std::shared_ptr<const Morphology> morphology = morphologyOf(m_language);
        std::vector<Reading> own;
        for (std::string& token : tokenise(text, m_language)) {
            ReadWord word;
            word.function = isStopWord(token, m_language);
            word.forms.push_back(token);
            if (morphology && !word.function) {
                for (std::string& lemma : morphology->lemmas(token)) {
                    word.forms.push_back(std::move(lemma));
                }
            }
            word.token = std::move(token);
            own.push_back(readOwn(word));
            word.vector = own.back().vector;
            result.words.push_back(std::move(word));
        }
        if (m_pivot || m_snapshot) {
            translate(result, own);
        }
        if (m_described) {
            result.own = encode(own);
            if (m_language == pivotLanguage) {
                categorise(result, result.own, own);
            }
            for (std::size_t i = 0, known = 0; i < result.words.size(); ++i) {
                const bool read = !own[i].vector.empty();
                const bool counted = read && known < result.own.tokens.size();
                m_tokens.push_back({result.words[i].token, counted ? result.own.tokens[known].weight : 0, read});
                known += counted ? 1 : 0;
            }
            result.own.tokens = std::move(m_tokens);
        }
        return result;
    }

private:
    Encoding encode(const std::vector<Reading>& readings) const
    {
        std::vector<float> vectors;
        std::vector<float> salience;
        for (const Reading& reading : readings) {
            vectors.insert(vectors.end(), reading.vector.begin(), reading.vector.end());
            salience.insert(salience.end(), reading.salience.begin(), reading.salience.end());
        }
        return m_pack->encodeRead(vectors, salience);
    }

    /// What kind of thing the description is of, as English says it, which is what the categories were learned from.
    void categorise(ReadDescription& description, const Encoding& whole, std::vector<Reading> readings) const
    {
        const LexicalCategories* categories = m_pack ? m_pack->categories() : nullptr;
        if (!categories || whole.vector.empty()) {
            return;
        }
        std::erase_if(readings, [](const Reading& reading) { return reading.vector.empty(); });
        readings.resize(std::min(readings.size(), LexicalCategories::firstWords));
        const LexicalCategories::Chances chances = categories->ofDescription(whole.vector, encode(readings).vector);
        description.categories.assign(chances.begin(), chances.end());
    }

    /// The word as the pack has it, together with its base form where both are known.
    Reading readOwn(const ReadWord& word) const
    {
        Reading result;
        if (!m_readable) {
            return result;
        }
        Reading one{std::vector<float>(m_pack->dimension()), std::vector<float>(m_pack->heads())};
        int count = 0;
        for (const std::string& form : word.forms) {
            const bool known = m_pack->find(m_language, form).has_value();
            if (count > 0 && !known) {
                continue;
            }
            if (!m_pack->readToken(form, m_language, one.vector, one.salience)) {
                continue;
            }
            if (count == 1 && !m_pack->find(m_language, word.forms.front())) {
                result = one; // the form found was known by its letters alone
                continue;
            }
            if (count == 0) {
                result = one;
            } else {
                for (std::size_t i = 0; i < one.vector.size(); ++i) {
                    result.vector[i] += (one.vector[i] - result.vector[i]) / static_cast<float>(count + 1);
                }
                for (std::size_t i = 0; i < one.salience.size(); ++i) {
                    result.salience[i] += (one.salience[i] - result.salience[i]) / static_cast<float>(count + 1);
                }
            }
            ++count;
        }
        return result;
    }

    void translate(ReadDescription& description, const std::vector<Reading>& own)
    {
        if (m_language == pivotLanguage) {
            return;
        }
        std::vector<std::size_t> content;
        std::vector<float> vectors;
        for (std::size_t i = 0; i < description.words.size(); ++i) {
            if (!description.words[i].function && !own[i].vector.empty()) {
                content.push_back(i);
                vectors.insert(vectors.end(), own[i].vector.begin(), own[i].vector.end());
            }
        }
        std::vector<std::vector<Pack::Near>> near(description.words.size());
        if (m_pivot && !content.empty()) {
            auto found = m_pack->nearest(vectors, pivotLanguage, m_options.nearest);
            for (std::size_t i = 0; i < content.size(); ++i) {
                near[content[i]] = std::move(found[i]);
            }
        }
        std::vector<Reading> mixed(description.words.size());
        for (std::size_t i = 0; i < description.words.size(); ++i) {
            ReadWord& word = description.words[i];
            mixed[i] = own[i];
            if (!word.function) {
                vote(word, near[i]);
                mix(word, mixed[i]);
            }
            word.translated = mixed[i].vector;
        }
        if (m_pivot) {
            description.translated = encode(mixed);
            categorise(description, description.translated, mixed);
        }
    }

    void vote(ReadWord& word, const std::vector<Pack::Near>& near) const
    {
        std::map<std::string, double> votes;
        if (m_snapshot) {
            votes = dictionaryVotes(word);
        }
        if (m_pivot) {
            std::map<std::string, double> linked;
            for (const std::string& form : word.forms) {
                if (const auto row = m_pack->find(m_language, form)) {
                    m_pack->backLinks(*row, m_language, [&](std::size_t english, double share) {
                        linked[normalise(m_pack->word(pivotLanguage, english), pivotLanguage)] +=
                            share * std::pow(static_cast<double>(english) + 100, -m_options.rarePenalty);
                    });
                }
            }
            scaleToOne(linked, m_options.pack);
            for (const auto& [english, value] : linked) {
                votes[english] += value;
            }
        }
        if (!near.empty()) {
            std::map<std::string, double> proposed;
            const auto top = static_cast<double>(near.front().cosine);
            for (const Pack::Near& one : near) {
                proposed[normalise(m_pack->word(pivotLanguage, one.row), pivotLanguage)] +=
                    std::exp((static_cast<double>(one.cosine) - top) / m_options.temperature);
            }
            scaleToOne(proposed, (votes.empty() ? 1.0 : m_options.encoder) * std::max(0.0, top));
            for (const auto& [english, value] : proposed) {
                votes[english] += value;
            }
        }
        for (auto& [english, value] : votes) {
            if (m_pivot && !word.vector.empty()) {
                if (const auto row = m_pack->find(pivotLanguage, english)) {
                    std::vector<float> vector(m_pack->dimension());
                    m_pack->targetVector(pivotLanguage, *row, vector);
                    value *= std::max(m_options.minCosine, cosine(word.vector, vector));
                } else {
                    value *= m_options.minCosine;
                }
            }
            if (const auto row = m_pivot ? m_pack->find(pivotLanguage, english) : std::nullopt) {
                value *= std::pow(static_cast<double>(*row) + 200, -m_options.prior);
            }
            if (value > 0) {
                word.english.push_back({english, value});
            }
        }
        std::sort(word.english.begin(), word.english.end(),
                  [](const auto& a, const auto& b) { return a.p != b.p ? a.p > b.p : a.word < b.word; });
        word.english.resize(std::min(word.english.size(), m_options.translations));
        double sum = 0;
        for (const ReadWord::Translation& one : word.english) {
            sum += one.p;
        }
        for (ReadWord::Translation& one : word.english) {
            one.p /= sum;
        }
    }

    std::map<std::string, double> dictionaryVotes(const ReadWord& word) const
    {
        std::map<std::string, double> votes;
        const std::optional<std::int64_t> english = m_snapshot->languageId(pivotLanguage);
        if (!english) {
            return votes;
        }
        std::vector<std::int64_t> ids = m_snapshot->findInflected(word.forms.front(), m_language);
        for (std::size_t i = 1; i < word.forms.size(); ++i) {
            for (const std::int64_t id : m_snapshot->findWord(word.forms[i], m_language)) {
                ids.push_back(id);
            }
        }
        std::sort(ids.begin(), ids.end());
        ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
        std::map<std::int64_t, double> others;
        double direct = 0;
        for (const std::int64_t id : ids) {
            m_snapshot->translations(id, [&](const IndexedLink& link) {
                if (DefinitionIndex::languageOf(link.word) == *english) {
                    votes[normalise(m_snapshot->word(link.word), pivotLanguage)] += 1;
                    direct += 1;
                } else {
                    others[link.word] += 1;
                }
            });
        }
        scaleToOne(votes, 1.0);
        if (direct < m_options.directEnough && !others.empty()) {
            std::map<std::string, double> through;
            for (const auto& [id, count] : others) {
                m_snapshot->translations(id, [&](const IndexedLink& link) {
                    if (DefinitionIndex::languageOf(link.word) == *english) {
                        through[normalise(m_snapshot->word(link.word), pivotLanguage)] += count;
                    }
                });
            }
            scaleToOne(through, direct > 0 ? m_options.throughThird : 1.0);
            for (const auto& [word_, value] : through) {
                votes[word_] += value;
            }
        }
        return votes;
    }

    /// The translations' vectors and saliences, weighed by p.
    void mix(const ReadWord& word, Reading& reading) const
    {
        if (!m_pivot) {
            return;
        }
        Reading sum{std::vector<float>(m_pack->dimension(), 0.0F), std::vector<float>(m_pack->heads(), 0.0F)};
        Reading one = sum;
        double weight = 0;
        for (const ReadWord::Translation& translation : word.english) {
            if (!m_pack->find(pivotLanguage, translation.word) ||
                !m_pack->readToken(translation.word, pivotLanguage, one.vector, one.salience)) {
                continue;
            }
            weight += translation.p;
            for (std::size_t i = 0; i < one.vector.size(); ++i) {
                sum.vector[i] += static_cast<float>(translation.p) * one.vector[i];
            }
            for (std::size_t i = 0; i < one.salience.size(); ++i) {
                sum.salience[i] += static_cast<float>(translation.p) * one.salience[i];
            }
        }
        if (weight > 0) {
            for (float& value : sum.vector) {
                value /= static_cast<float>(weight);
            }
            for (float& value : sum.salience) {
                value /= static_cast<float>(weight);
            }
            reading = std::move(sum);
        }
    }

    const DescriptionReaderOptions& m_options;
    const std::string& m_language;
    const Pack* m_pack;
    DefinitionIndex::Snapshot* m_snapshot;
    bool m_readable = false;
    bool m_pivot = false;
    bool m_described = false;
    std::vector<EncodedToken> m_tokens;
};

} // namespace

ReadDescription DescriptionReader::read(std::string_view text, const std::string& language, const Pack* pack,
                                        DefinitionIndex::Snapshot* snapshot) const
{
    return Reader(m_options, language, pack, snapshot).read(text);
}

} // namespace crossgloss
