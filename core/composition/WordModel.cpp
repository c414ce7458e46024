#include "composition/WordModel.h"

#include "base/Error.h"
#include "training/ParameterFile.h"
#include "text/Language.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <utility>

namespace crossgloss {

namespace {

constexpr std::string_view fileKind = "sentence";
constexpr int fileVersion = 1;

constexpr std::array<std::pair<SentenceMethod, std::string_view>, 10> names{{{SentenceMethod::Mean, "mean"},
                                                                            {SentenceMethod::Sif, "sif"},
                                                                            {SentenceMethod::TfIdf, "tfidf"},
                                                                            {SentenceMethod::Bi, "bi"},
                                                                            {SentenceMethod::Pa, "pa"},
                                                                            {SentenceMethod::Wmf, "wmf"},
                                                                            {SentenceMethod::Bmf, "bmf"},
                                                                            {SentenceMethod::Cmf, "cmf"},
                                                                            {SentenceMethod::Wmd, "wmd"},
                                                                            {SentenceMethod::Sinkhorn, "sinkhorn"}}};

/// Takes @p count values off the front. @throws Error when there are fewer.
std::span<const float> take(std::span<const float>& values, std::size_t count)
{
    if (count > values.size()) {
        throw Error(CROSSGLOSS_TEXT("The model's values do not fit its description"));
    }
    const std::span<const float> taken = values.first(count);
    values = values.subspan(count);
    return taken;
}

LanguageWords readLanguage(const nlohmann::json& header, std::size_t dimension, std::span<const float>& values)
{
    LanguageWords language;
    language.language = header.at("language").get<std::string>();
    auto words = header.at("words").get<std::vector<std::string>>();
    const std::size_t count = words.size();
    if (count == 0 || dimension == 0 || count > values.size() / dimension) {
        throw Error(CROSSGLOSS_TEXT("The model's values do not fit its description"));
    }
    const std::span<const float> matrix = take(values, count * dimension);
    language.words = EmbeddingSpace(std::move(words), {matrix.begin(), matrix.end()}, dimension);
    if (header.at("weighted").get<bool>()) {
        const std::span<const float> weights = take(values, count);
        language.weights.assign(weights.begin(), weights.end());
    }
    return language;
}

WordModel parseModel(const ParameterFile& file)
{
    const nlohmann::json& header = file.header;
    requireModelVersion(header, fileVersion);
    WordModel model;
    model.method = sentenceMethodFromName(header.at("method").get<std::string>());
    const std::size_t dimension = header.at("dimension").get<std::size_t>();
    std::span<const float> values = file.values;
    for (const nlohmann::json& language : header.at("languages")) {
        model.languages.push_back(readLanguage(language, dimension, values));
    }
    const std::size_t directions = header.at("common").get<std::size_t>();
    if (directions > values.size()) {
        throw Error(CROSSGLOSS_TEXT("The model's values do not fit its description"));
    }
    const std::span<const float> common = take(values, directions * dimension);
    model.common.assign(common.begin(), common.end());
    model.missingWeight = header.at("missing_weight").get<double>();
    model.regularisation = header.at("regularisation").get<double>();
    model.entropy = header.at("entropy").get<double>();
    model.iterations = header.at("iterations").get<int>();
    model.details = header.at("details");
    const bool sound = values.empty() && !model.languages.empty() && model.missingWeight >= 0.0 &&
                       model.regularisation > 0.0 && model.entropy > 0.0 && model.iterations > 0 &&
                       std::ranges::all_of(file.values, [](float value) { return std::isfinite(value); });
    if (!sound) {
        throw Error(CROSSGLOSS_TEXT("The model's values do not fit its description"));
    }
    return model;
}

} // namespace

std::string_view sentenceMethodName(SentenceMethod method)
{
    return std::ranges::find(names, method, &std::pair<SentenceMethod, std::string_view>::first)->second;
}

SentenceMethod sentenceMethodFromName(std::string_view name)
{
    const auto* const place = std::ranges::find(names, name, &std::pair<SentenceMethod, std::string_view>::second);
    if (place == names.end()) {
        throw Error(CROSSGLOSS_TEXT("\"%1\" is no method of sentences"), {std::string(name)});
    }
    return place->first;
}

const LanguageWords* WordModel::find(std::string_view language) const
{
    const auto place = std::ranges::find(languages, language, &LanguageWords::language);
    return place == languages.end() ? nullptr : &*place;
}

void writeWordModel(const WordModel& model, const std::filesystem::path& path)
{
    nlohmann::json header = {{"version", fileVersion},
                             {"program", CROSSGLOSS_VERSION},
                             {"method", sentenceMethodName(model.method)},
                             {"dimension", model.dimension()},
                             {"languages", nlohmann::json::array()},
                             {"common", model.dimension() == 0 ? 0 : model.common.size() / model.dimension()},
                             {"missing_weight", model.missingWeight},
                             {"regularisation", model.regularisation},
                             {"entropy", model.entropy},
                             {"iterations", model.iterations},
                             {"details", model.details}};
    std::vector<std::span<const float>> parts;
    for (const LanguageWords& language : model.languages) {
        nlohmann::json words = nlohmann::json::array();
        for (std::size_t row = 0; row < language.words.size(); ++row) {
            words.push_back(language.words.word(row));
        }
        header["languages"].push_back(
            {{"language", language.language}, {"words", std::move(words)}, {"weighted", !language.weights.empty()}});
        parts.emplace_back(language.words.data(), language.words.size() * language.words.dimension());
        parts.emplace_back(language.weights);
    }
    parts.emplace_back(model.common);
    writeParameterFile(path, fileKind, header, parts);
}

WordModel readWordModel(const std::filesystem::path& path)
{
    try {
        return parseModel(readParameterFile(path, fileKind));
    } catch (const nlohmann::json::exception&) {
        throw Error(CROSSGLOSS_TEXT("The model lacks some of its description")).at(path.string());
    } catch (Error& error) {
        throw error.file().empty() ? error.at(path.string()) : error;
    }
}

} // namespace crossgloss
