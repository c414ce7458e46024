#include "evaluation/TranslationEvaluation.h"

#include "base/AtomicFile.h"
#include "base/Numbers.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace crossgloss {

namespace {

constexpr std::size_t examplesShown = 20;
constexpr std::array coverageNames = {"covered", "word missing", "translations missing"};

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words) {
        text += text.empty() ? word : '|' + word;
    }
    return text;
}

std::string rankColumn(std::uint32_t rank)
{
    return rank == NoRank ? std::string() : std::to_string(rank);
}

std::string bandColumn(const std::vector<FrequencyBand>& bands, std::uint32_t row)
{
    const auto band =
        std::ranges::find_if(bands, [row](const FrequencyBand& b) { return row >= b.from && row < b.to; });
    return band == bands.end() ? std::string() : std::to_string(band->from) + '-' + std::to_string(band->to);
}

std::string answerColumn(const std::vector<RankedAnswer>& answers)
{
    std::string text;
    for (const RankedAnswer& answer : answers) {
        text += (text.empty() ? answer.word : '|' + answer.word) + ' ' + fixedDecimals(static_cast<double>(answer.score), 4);
    }
    return text;
}

nlohmann::json bandJson(const FrequencyBand& band)
{
    nlohmann::json json = toJson(band.scores);
    json["covered"] = band.scores.n;
    json["n"] = band.words;
    json["from"] = band.from;
    json["to"] = band.to;
    return json;
}

} // namespace

nlohmann::json toJson(const TranslationEvaluation& evaluation)
{
    const TranslationScores& scores = evaluation.scores;
    nlohmann::json json = toJson(scores.strict);
    json["n"] = scores.n;
    json["covered"] = scores.covered;
    json["coverage"] = scores.coverage();
    json["word_missing"] = scores.wordMissing;
    json["translations_missing"] = scores.translationsMissing;
    json["in_lower_case"] = scores.inLowerCase;
    json["bins"] = nlohmann::json::array();
    for (const FrequencyBand& band : evaluation.bands) {
        json["bins"].push_back(bandJson(band));
    }
    if (evaluation.properNames) {
        json["proper_names"] = toJson(*evaluation.properNames);
        json["without_proper_names"] = toJson(*evaluation.withoutProperNames);
    }
    return json;
}

nlohmann::json tolerantJson(const TranslationEvaluation& evaluation, const TranslationTest& test)
{
    nlohmann::json json = toJson(evaluation.scores.tolerant);
    const std::vector<std::size_t> right = evaluation.rightByOther();
    json["right_by_other"] = right.size();
    json["examples"] = nlohmann::json::array();
    for (std::size_t i = 0; i < std::min(right.size(), examplesShown); ++i) {
        json["examples"].push_back({{"word", test.words[right[i]]},
                                    {"answer", evaluation.words[right[i]].answers.front().word},
                                    {"listed", test.translations[right[i]]}});
    }
    return json;
}

void writeTranslationReport(const TranslationTest& test, const TranslationEvaluation& evaluation,
                            const std::filesystem::path& path)
{
    AtomicFile file(path);
    std::ostream& out = file.stream();
    out << "word\tlisted\tcoverage\tfrequency_rank\tband\tproper_name\trank\ttolerant_rank\tanswers\n";
    for (std::size_t i = 0; i < test.words.size(); ++i) {
        const TranslatedWord& word = evaluation.words[i];
        out << test.words[i] << '\t' << joined(test.translations[i]) << '\t'
            << coverageNames[static_cast<std::size_t>(word.coverage)] << '\t'
            << (word.row == NoRank ? std::string() : std::to_string(word.row + 1)) << '\t'
            << bandColumn(evaluation.bands, word.row) << '\t'
            << (!evaluation.properNames ? "" : word.properName ? "yes" : "no") << '\t' << rankColumn(word.rank) << '\t'
            << rankColumn(word.tolerantRank) << '\t' << answerColumn(word.answers) << '\n';
    }
    file.commit();
}

} // namespace crossgloss
