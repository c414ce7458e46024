#include "lookup/Coverage.h"

#include "lookup/InverseFrequency.h"
#include "lookup/PivotLanguage.h"
#include "store/IndexTerms.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {


std::vector<float> unitVector(std::vector<float> vector)
{
    double square = 1e-12;
    for (const float value : vector) {
        square += static_cast<double>(value) * static_cast<double>(value);
    }
    const auto factor = static_cast<float>(1 / std::sqrt(square));
    for (float& value : vector) {
        value *= factor;
    }
    return vector;
}

void addStem(std::vector<std::pair<std::string, double>>& stems, std::string term, double weight)
{
    const auto known = std::find_if(stems.begin(), stems.end(), [&](const auto& one) { return one.first == term; });
    if (known == stems.end()) {
        stems.emplace_back(std::move(term), weight);
    } else {
        known->second = std::max(known->second, weight);
    }
}

} // namespace

Coverage::Coverage(const ReadDescription& description, const Pack* pack, DefinitionIndex::Snapshot& snapshot,
                   const Options& options)
    : m_pack(pack), m_options(options), m_language(description.language)
{
    const std::uint64_t ownTotal = snapshot.statistics(m_language).definitions;
    const std::uint64_t englishTotal = snapshot.statistics(pivotLanguage).definitions;
    std::vector<std::string> seen;
    double total = 0;
    for (const ReadWord& word : description.words) {
        if (word.function || std::find(seen.begin(), seen.end(), word.token) != seen.end()) {
            continue;
        }
        seen.push_back(word.token);
        Term term;
        std::size_t frequency = 0;
        for (const std::string& form : word.forms) {
            addStem(term.ownStems, indexTerm(stem(form, m_language), m_language), 1.0);
        }
        for (const auto& [stemmed, weight] : term.ownStems) {
            frequency = std::max(frequency, snapshot.postings(stemmed)->size());
        }
        double rarity = -1;
        if (ownTotal > 5000 && frequency > 0) {
            rarity = inverseFrequency(frequency, ownTotal);
        }
        double sum = 0;
        double part = 0;
        for (const ReadWord::Translation& translation : word.english) {
            const std::vector<std::string> stems = contentStems(translation.word, pivotLanguage);
            if (stems.size() != 1) {
                continue;
            }
            std::string english = indexTerm(stems.front(), pivotLanguage);
            sum += translation.p * inverseFrequency(snapshot.postings(english)->size(), englishTotal);
            part += translation.p;
            addStem(term.englishStems, std::move(english), std::sqrt(translation.p / word.english.front().p));
        }
        if (rarity < 0) {
            rarity = part > 0 ? sum / part : inverseFrequency(0, std::max<std::uint64_t>(ownTotal, 1000)) * 0.7;
        }
        term.weight = rarity;
        total += rarity;
        if (!word.vector.empty()) {
            term.own = unitVector(word.vector);
        }
        if (!word.translated.empty()) {
            term.translated = unitVector(word.translated);
        }
        m_terms.push_back(std::move(term));
    }
    for (Term& term : m_terms) {
        term.weight /= std::max(total, 1e-9);
    }
}

const std::vector<float>& Coverage::similarities(std::string_view stemmed, const std::string& language, bool own)
{
    const auto [entry, added] = m_cache.try_emplace(std::string(stemmed));
    std::vector<float>& values = entry->second;
    if (!added) {
        return values;
    }
    values.assign(m_terms.size(), 0.0F);
    std::vector<float> vector;
    if (m_pack) {
        if (const auto row = m_pack->findStem(language, stemmed.substr(language.size() + 1))) {
            vector.resize(m_pack->dimension());
            m_pack->targetVector(language, *row, vector);
        }
    }
    for (std::size_t i = 0; i < m_terms.size(); ++i) {
        const Term& term = m_terms[i];
        for (const auto& [known, weight] : own ? term.ownStems : term.englishStems) {
            if (known == stemmed) {
                values[i] = std::max(values[i], static_cast<float>(weight));
            }
        }
        const std::vector<float>& asked = own ? term.own : term.translated;
        if (!vector.empty() && asked.size() == vector.size()) {
            double cosine = 0;
            for (std::size_t j = 0; j < vector.size(); ++j) {
                cosine += static_cast<double>(vector[j]) * static_cast<double>(asked[j]);
            }
            const double soft =
                m_options.cosineWeight * std::max(0.0, (cosine - m_options.cosineFrom) / (1 - m_options.cosineFrom));
            values[i] = std::max(values[i], static_cast<float>(soft));
        }
    }
    return values;
}

double Coverage::of(std::string_view stems, const std::string& language)
{
    const bool own = language == m_language;
    std::vector<float> best(m_terms.size(), 0.0F);
    std::size_t begin = 0;
    while (begin < stems.size()) {
        const std::size_t end = std::min(stems.find(' ', begin), stems.size());
        if (end > begin + language.size() + 1) {
            const std::vector<float>& values = similarities(stems.substr(begin, end - begin), language, own);
            for (std::size_t i = 0; i < best.size(); ++i) {
                best[i] = std::max(best[i], values[i]);
            }
        }
        begin = end + 1;
    }
    double sum = 0;
    for (std::size_t i = 0; i < best.size(); ++i) {
        sum += m_terms[i].weight * static_cast<double>(best[i]);
    }
    return sum;
}

} // namespace crossgloss
