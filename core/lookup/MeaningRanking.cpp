#include "lookup/MeaningRanking.h"

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

constexpr std::size_t nearWords = 100; ///< that a word of the description is taken for
constexpr float leastNearCosine = 0.3F;    ///< of a near word
constexpr float nearWorth = 0.8F;      ///< of a word as near as can be, against the word itself
constexpr double openingPseudoCounts = 5;     ///< of an opening's parts of speech

/// Fitted by softmax regression over all meanings on the odd lines of tests/development (models/default.md).
constexpr std::array<double, MeaningFeatures::Count> meaningWeights = {4.055, -3.963, 12.908, 2.574, 3.854, 0.549};

} // namespace

/// A description as the terms of one language of the vocabulary.
struct MeaningRanking::Question
{
    std::size_t language = 0;
    std::vector<std::pair<std::uint16_t, float>> terms; ///< stems with their weights
    double total = 0;                                   ///< weights of all words, unknown ones too
    /// A content word: stems that may stand for it, with their worth.
    struct Word
    {
        double weight = 0;
        std::vector<std::pair<std::uint16_t, float>> stems;
    };
    std::vector<Word> words; ///< their weights sum to 1
};

MeaningRanking::Question MeaningRanking::read(const ReadDescription& description) const
{
    Question question;
    const std::optional<std::size_t> own = meaningLanguage(description.language);
    question.language = own.value_or(*meaningLanguage(pivotLanguage));
    const std::string code(meaningLanguages[question.language]);
    const MeaningFile::Language& language = m_file.language(question.language);
    const float rare = static_cast<float>(
        std::log(1 + (static_cast<double>(language.descriptionBegin.back()) + 0.5) / 0.5));
    const std::vector<std::string> answered = m_pack.answerLanguages();
    const bool near = std::ranges::find(answered, code) != answered.end();
    const bool anyContent = std::ranges::any_of(description.words, [](const ReadWord& word) { return !word.function; });
    std::set<std::string> seen;
    std::vector<const ReadWord*> content;
    std::vector<std::set<std::uint16_t>> stems;
    std::vector<double> contentWeights;
    for (const ReadWord& word : description.words) {
        if (!seen.insert(word.token).second) {
            continue;
        }
        std::set<std::uint16_t> found;
        float weight = 0;
        const auto add = [&](const std::string& text, double share) {
            const auto number = language.stemNumbers.find(stem(text, code));
            if (number != language.stemNumbers.end()) {
                found.insert(number->second);
                const float worth = static_cast<float>(share) * language.idf[number->second];
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
        weight = found.empty() ? rare : weight;
        question.total += static_cast<double>(weight);
        if (!word.function || !anyContent) {
            content.push_back(&word);
            contentWeights.push_back(static_cast<double>(weight));
            stems.push_back(std::move(found));
        }
    }
    const double sum = std::accumulate(contentWeights.begin(), contentWeights.end(), 1e-9);
    for (std::size_t i = 0; i < content.size(); ++i) {
        Question::Word word;
        word.weight = contentWeights[i] / sum;
        const std::vector<float>& vector = own ? content[i]->vector : content[i]->translated;
        if (near && !vector.empty()) {
            const auto found = m_pack.nearest(vector, code, nearWords);
            for (const Pack::Near& close : found.front()) {
                if (close.cosine <= leastNearCosine) {
                    break;
                }
                const auto number =
                    language.stemNumbers.find(stem(normalise(m_pack.word(code, close.row), code), code));
                if (number != language.stemNumbers.end()) {
                    word.stems.emplace_back(number->second, nearWorth * (close.cosine - leastNearCosine) / (1 - leastNearCosine));
                }
            }
        }
        for (const std::uint16_t number : stems[i]) {
            word.stems.emplace_back(number, 1.0F);
        }
        question.words.push_back(std::move(word));
    }
    return question;
}

void MeaningRanking::addTerms(const Question& question, std::vector<MeaningFeatures>& features) const
{
    const MeaningFile::Language& language = m_file.language(question.language);
    std::vector<float> worth(language.idf.size());
    for (const auto& [stem, weight] : question.terms) {
        worth[stem] = std::max(worth[stem], weight);
    }
    const auto total = static_cast<float>(std::max(question.total, 1e-9));
    for (std::size_t meaning = 0; meaning < features.size(); ++meaning) {
        float best = 0;
        float sum = 0;
        for (std::uint32_t d = language.descriptionBegin[meaning]; d < language.descriptionBegin[meaning + 1]; ++d) {
            float score = 0;
            for (std::uint32_t s = language.stemBegin[d]; s < language.stemBegin[d + 1]; ++s) {
                score += worth[language.stems[s]];
            }
            if (score > 0) {
                score *= (termSaturation + 1) / (1 + termSaturation * (1 - lengthShare + lengthShare * static_cast<float>(language.lengths[d]) / language.averageLength));
                best = std::max(best, score);
                sum += score;
            }
        }
        features[meaning].values[MeaningFeatures::BestTerms] = static_cast<double>(best / total);
        features[meaning].values[MeaningFeatures::AllTerms] = std::sqrt(static_cast<double>(sum / total));
    }
}

void MeaningRanking::addCoverage(const Question& question, std::vector<MeaningFeatures>& features) const
{
    const MeaningFile::Language& language = m_file.language(question.language);
    // Which stems stand for a word of the description, so that the others are passed over at once.
    std::vector<std::uint8_t> asked(language.idf.size());
    std::vector<std::vector<float>> worth;
    for (const Question::Word& word : question.words) {
        worth.emplace_back(language.idf.size());
        for (const auto& [stem, value] : word.stems) {
            asked[stem] = 1;
            worth.back()[stem] = std::max(worth.back()[stem], value);
        }
    }
    std::vector<float> best(question.words.size());
    for (std::size_t meaning = 0; meaning < features.size(); ++meaning) {
        std::ranges::fill(best, 0.0F);
        const std::uint32_t last = language.stemBegin[language.descriptionBegin[meaning + 1]];
        for (std::uint32_t s = language.stemBegin[language.descriptionBegin[meaning]]; s < last; ++s) {
            const std::uint16_t stem = language.stems[s];
            if (asked[stem] != 0) {
                for (std::size_t i = 0; i < best.size(); ++i) {
                    best[i] = std::max(best[i], worth[i][stem]);
                }
            }
        }
        double covered = 0;
        for (std::size_t i = 0; i < best.size(); ++i) {
            covered += question.words[i].weight * static_cast<double>(best[i]);
        }
        features[meaning].values[MeaningFeatures::Covered] = covered;
        features[meaning].values[MeaningFeatures::CoveredTwice] = covered * covered;
    }
}

void MeaningRanking::addCosine(const ReadDescription& description, std::vector<MeaningFeatures>& features) const
{
    const std::vector<float>& encoded = description.own.vector;
    if (encoded.empty()) {
        return;
    }
    float square = 1e-12F;
    for (const float value : encoded) {
        square += value * value;
    }
    const float length = std::sqrt(square);
    for (std::size_t meaning = 0; meaning < features.size(); ++meaning) {
        const std::span<const std::int8_t> vector = m_file.vector(meaning);
        float dot = 0;
        for (std::size_t i = 0; i < vector.size(); ++i) {
            dot += encoded[i] * static_cast<float>(vector[i]);
        }
        features[meaning].values[MeaningFeatures::Cosine] =
            static_cast<double>(dot * m_file.vectorScale(meaning) / length);
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
            const auto found = m_file.language(*own).openings.find(opening);
            if (found == m_file.language(*own).openings.end()) {
                continue;
            }
            const double total = std::accumulate(found->second.begin(), found->second.end(), 0.0);
            for (std::size_t i = 0; i < p.size(); ++i) {
                p[i] = (static_cast<double>(found->second[i]) + openingPseudoCounts * p[i]) / (total + openingPseudoCounts);
            }
        }
    }
    for (std::size_t meaning = 0; meaning < features.size(); ++meaning) {
        const auto place = static_cast<std::size_t>(std::ranges::find(order, m_file.pos(meaning)) - order.begin());
        features[meaning].values[MeaningFeatures::PartOfSpeech] = std::log(0.03 + (place < p.size() ? p[place] : 0));
    }
}

std::vector<RankedMeaning> MeaningRanking::rank(const ReadDescription& description, std::size_t most) const
{
    const Question question = read(description);
    if (question.terms.empty() && description.own.vector.empty()) {
        return {};
    }
    std::vector<MeaningFeatures> features(m_file.size());
    addTerms(question, features);
    addCoverage(question, features);
    addCosine(description, features);
    addPartOfSpeech(description, features);
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
