#include "lookup/MeaningRanking.h"

#include "lookup/Negation.h"
#include "lookup/PivotLanguage.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>
#include <string>

namespace crossgloss {

namespace {

// BM25 of short texts, each word counted once.
constexpr float termSaturation = 1.2F;
constexpr float lengthShare = 0.75F;

constexpr double openingPseudoCounts = 5;     ///< of an opening's parts of speech

/// Fitted by softmax regression over all meanings on the odd lines of tests/development (models/default.md).
constexpr std::array<double, MeaningFeatures::Count> meaningWeights = {6.294, 4.684, 12.385, 2.391, 0.675};

} // namespace

/// A description as the terms of one language of the vocabulary.
struct MeaningRanking::Question
{
    std::size_t language = 0;
    std::vector<std::pair<std::uint16_t, float>> terms; ///< stems with their weights
    double total = 0;                                   ///< weights of all words, unknown ones too
};

MeaningRanking::Question MeaningRanking::read(const ReadDescription& description) const
{
    Question question;
    const std::optional<std::size_t> own = meaningLanguage(description.language);
    question.language = own.value_or(*meaningLanguage(pivotLanguage));
    const std::string code(meaningLanguages[question.language]);
    const MeaningFile::Stems& stems = m_file.stems(question.language);
    const float rare = static_cast<float>(
        std::log(1 + (static_cast<double>(m_file.language(question.language).lengths.size()) + 0.5) / 0.5));
    std::set<std::string> seen;
    for (const ReadWord& word : description.words) {
        if (!seen.insert(word.token).second) {
            continue;
        }
        bool found = false;
        float weight = 0;
        const auto add = [&](const std::string& text, double share) {
            const auto number = stems.numbers.find(stem(text, code));
            if (number != stems.numbers.end()) {
                found = true;
                const float worth = static_cast<float>(share) * stems.idf[number->second];
                weight = std::max(weight, worth);
                question.terms.emplace_back(number->second, worth);
            }
        };
        if (own) {
            for (const std::string& form : word.forms) {
                add(form, 1);
            }
        } else {
            for (const ReadWord::Translation& translation : word.english) {
                add(translation.word, std::sqrt(translation.p / word.english.front().p));
            }
        }
        question.total += static_cast<double>(found ? weight : rare);
    }
    // Forms of one word may have one stem.
    std::ranges::sort(question.terms, std::ranges::greater(), &std::pair<std::uint16_t, float>::second);
    std::ranges::stable_sort(question.terms, {}, &std::pair<std::uint16_t, float>::first);
    const auto same = std::ranges::unique(question.terms, {}, &std::pair<std::uint16_t, float>::first);
    question.terms.erase(same.begin(), same.end());
    return question;
}

void MeaningRanking::addTerms(const Question& question, std::vector<MeaningFeatures>& features) const
{
    const MeaningFile::Language& language = m_file.language(question.language);
    const MeaningFile::Stems& stems = m_file.stems(question.language);
    std::vector<float> worth(stems.idf.size());
    for (const auto& [stem, weight] : question.terms) {
        worth[stem] = std::max(worth[stem], weight);
    }
    const auto total = static_cast<float>(std::max(question.total, 1e-9));
    for (std::size_t meaning = 0; meaning < features.size(); ++meaning) {
        float best = 0;
        for (std::uint32_t d = language.descriptionBegin[meaning]; d < language.descriptionBegin[meaning + 1]; ++d) {
            float score = 0;
            for (std::uint32_t s = stems.begin[d]; s < stems.begin[d + 1]; ++s) {
                score += worth[language.stems[s]];
            }
            if (score > 0) {
                score *= (termSaturation + 1) / (1 + termSaturation * (1 - lengthShare + lengthShare * static_cast<float>(language.lengths[d]) / stems.averageLength));
                best = std::max(best, score);
            }
        }
        features[meaning].values[MeaningFeatures::BestTerms] = static_cast<double>(best / total);
    }
}

void MeaningRanking::addCosine(const ReadDescription& description, std::vector<MeaningFeatures>& features) const
{
    if (description.own.vector.empty()) {
        return;
    }
    const std::vector<float> cosines = m_file.cosines(description.own.vector);
    for (std::size_t meaning = 0; meaning < features.size(); ++meaning) {
        features[meaning].values[MeaningFeatures::Cosine] = static_cast<double>(cosines[meaning]);
    }
}

void MeaningRanking::addLearned(const ReadDescription& description, const Question& question,
                                std::vector<MeaningFeatures>& features) const
{
    const std::vector<float> scores = m_file.scores(question.language, description.own.vector, question.terms);
    for (std::size_t meaning = 0; meaning < features.size(); ++meaning) {
        features[meaning].values[MeaningFeatures::Learned] = static_cast<double>(scores[meaning]);
    }
}

void MeaningRanking::addDenied(const ReadDescription& description, std::vector<MeaningFeatures>& features) const
{
    const auto language = meaningLanguage(description.language);
    if (!language) {
        return;
    }
    std::vector<std::string> tokens;
    for (const ReadWord& word : description.words) {
        tokens.push_back(word.token);
    }
    for (const std::size_t place : deniedWords(tokens, description.language)) {
        std::set<std::string> forms(description.words[place].forms.begin(), description.words[place].forms.end());
        forms.insert(tokens[place]);
        for (const MeaningFile::Headword& headword : m_file.headwordsOf(*language, tokens[place])) {
            forms.insert(normalise(headword.word, description.language));
        }
        for (const std::string& form : forms) {
            for (const std::uint32_t denied : m_file.meaningsOf(*language, form)) {
                for (const DeniedMeaning& pair : m_file.opposites(denied)) {
                    features[pair.meant].values[MeaningFeatures::Denied] = 1;
                    features[denied].values[MeaningFeatures::Denied] = -1;
                }
            }
        }
    }
}

void MeaningRanking::addPartOfSpeech(const ReadDescription& description, std::vector<MeaningFeatures>& features) const
{
    constexpr auto& order = meaningPartsOfSpeech;
    std::array<double, order.size()> p;
    p.fill(1.0 / order.size());
    if (const auto own = meaningLanguage(description.language)) {
        std::string opening;
        const std::vector<std::string> tokens = description.firstTokens();
        for (std::size_t length = 0; length <= tokens.size(); ++length) {
            opening += length == 0 ? std::string() : (length > 1 ? " " : "") + tokens[length - 1];
            const std::span<const float> found = m_file.partsOfSpeech(*own, opening);
            if (found.empty()) {
                continue;
            }
            const double total = std::accumulate(found.begin(), found.end(), 0.0);
            for (std::size_t i = 0; i < p.size(); ++i) {
                p[i] = (static_cast<double>(found[i]) + openingPseudoCounts * p[i]) / (total + openingPseudoCounts);
            }
        }
    }
    for (std::size_t meaning = 0; meaning < features.size(); ++meaning) {
        const auto place = static_cast<std::size_t>(std::ranges::find(order, m_file.pos(meaning)) - order.begin());
        features[meaning].values[MeaningFeatures::PartOfSpeech] = std::log(0.03 + (place < p.size() ? p[place] : 0));
    }
}

std::vector<MeaningFeatures> MeaningRanking::features(const ReadDescription& description) const
{
    const Question question = read(description);
    if (question.terms.empty() && description.own.vector.empty()) {
        return {};
    }
    std::vector<MeaningFeatures> features(m_file.size());
    addTerms(question, features);
    addCosine(description, features);
    addLearned(description, question, features);
    addDenied(description, features);
    addPartOfSpeech(description, features);
    return features;
}

std::vector<RankedMeaning> MeaningRanking::rank(const ReadDescription& description, std::size_t most) const
{
    const std::vector<MeaningFeatures> features = this->features(description);
    if (features.empty()) {
        return {};
    }
    std::vector<double> scores(features.size());
    for (std::size_t meaning = 0; meaning < features.size(); ++meaning) {
        scores[meaning] = std::inner_product(meaningWeights.begin(), meaningWeights.end(), features[meaning].values.begin(), 0.0);
    }
    const double largest = scores.empty() ? 0 : *std::ranges::max_element(scores);
    double sum = 0;
    for (const double score : scores) {
        sum += std::exp(score - largest);
    }
    std::vector<std::uint32_t> order(scores.size());
    std::iota(order.begin(), order.end(), 0U);
    const auto end = order.begin() + static_cast<std::ptrdiff_t>(std::min(most, order.size()));
    std::partial_sort(order.begin(), end, order.end(), [&](std::uint32_t x, std::uint32_t y) {
        return scores[x] != scores[y] ? scores[x] > scores[y] : x < y;
    });
    std::vector<RankedMeaning> result;
    for (auto meaning = order.begin(); meaning != end; ++meaning) {
        result.push_back({*meaning, std::exp(scores[*meaning] - largest) / sum});
    }
    return result;
}

} // namespace crossgloss
