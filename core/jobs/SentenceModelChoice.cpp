#include "jobs/SentenceModelChoice.h"

#include "base/Error.h"
#include "composition/CharacterNgrams.h"
#include "composition/EncodedSentences.h"
#include "composition/WordModel.h"

#include <algorithm>
#include <array>

namespace crossgloss {

namespace {

constexpr std::array<std::string_view, 5> methodsOfVectors{"mean", "sif", "tfidf", "wmd", "sinkhorn"};

/// Words of a space with other vectors.
EmbeddingSpace withVectors(const EmbeddingSpace& space, std::vector<float> values, std::size_t dimension)
{
    std::vector<std::string> words;
    words.reserve(space.size());
    for (std::size_t row = 0; row < space.size(); ++row) {
        words.emplace_back(space.word(row));
    }
    return EmbeddingSpace(std::move(words), std::move(values), dimension);
}

LanguageWords wordsOf(const OpenedSpace& opened)
{
    if (opened.language.empty()) {
        throw Error(CROSSGLOSS_TEXT("Nothing says which language the vectors \"%1\" are of"), {opened.title})
            .advise(CROSSGLOSS_TEXT("Name it before them: LANGUAGE=FILE"));
    }
    return {opened.language, opened.space, {}};
}

std::vector<LanguageWords> openVectors(JobContext& context, const SentenceModelChoice& choice, int threads,
                                       Progress& progress)
{
    if (choice.vectors.empty()) {
        throw Error(CROSSGLOSS_TEXT("The method \"%1\" needs word vectors"), {choice.model})
            .advise(CROSSGLOSS_TEXT("Name the vectors of each language"));
    }
    std::vector<LanguageWords> languages;
    if (choice.map.empty()) {
        for (const SpaceChoice& vectors : choice.vectors) {
            languages.push_back(wordsOf(context.spaces.open(vectors, progress, threads)));
        }
        return languages;
    }
    if (choice.vectors.size() != 2) {
        throw Error(CROSSGLOSS_TEXT("A map brings the vectors of two languages together, and %1 were named"),
                    {std::to_string(choice.vectors.size())});
    }
    MappedSpaces spaces =
        openMappedSpaces(context.spaces, choice.vectors[0], choice.vectors[1], choice.map, threads, progress);
    spaces.mapWords(threads, progress);
    for (const MapSide side : {MapSide::Source, MapSide::Target}) {
        LanguageWords words = wordsOf(spaces.side(side));
        std::vector<float>& rows = side == MapSide::Source ? spaces.sourceRows : spaces.targetRows;
        words.words = withVectors(words.words, std::move(rows), spaces.dimension());
        languages.push_back(std::move(words));
    }
    return languages;
}

} // namespace

bool SentenceModelChoice::isFile() const
{
    return model != "pack" && model != "ngrams" && !isOfVectors();
}

std::filesystem::path SentenceModelChoice::file() const
{
    return model == "pack" ? pack : isFile() ? std::filesystem::path(model) : std::filesystem::path();
}

bool SentenceModelChoice::isOfVectors() const
{
    return std::ranges::count(methodsOfVectors, model) > 0;
}

nlohmann::json toJson(const SentenceModelChoice& choice)
{
    nlohmann::json json = {{"method", std::filesystem::path(choice.model).filename().string()},
                           {"model", choice.model},
                           {"map", choice.map.path().string()},
                           {"vectors", nlohmann::json::object()}};
    for (const SpaceChoice& vectors : choice.vectors) {
        json["vectors"][vectors.language.empty() ? vectors.text() : vectors.language] = vectors.text();
    }
    if (choice.model == "pack") {
        json["pack"] = choice.pack.string();
    }
    if (choice.model == "sif") {
        json["smoothing"] = choice.smoothing;
        json["components"] = choice.components;
    }
    if (choice.model == "sinkhorn") {
        json["entropy"] = choice.entropy;
        json["iterations"] = choice.iterations;
    }
    return json;
}

SentenceModelChoice sentenceModelChoiceOf(const nlohmann::json& json, const RunParameters& parameters)
{
    SentenceModelChoice choice;
    if (!json.is_object()) {
        return choice;
    }
    const auto textAt = [&json](const char* key) {
        return json.contains(key) && json[key].is_string() ? json[key].get<std::string>() : std::string();
    };
    const auto read = [&json](const char* key, auto& number) {
        if (json.contains(key) && json[key].is_number()) {
            number = json[key].get<std::decay_t<decltype(number)>>();
        }
    };
    if (const std::string model = textAt("model"); !model.empty()) {
        choice.model = model;
    }
    if (choice.model != "pack" && !choice.isOfVectors()) {
        choice.model = parameters.placed(choice.model).string();
    }
    choice.map.file = parameters.placed(textAt("map"));
    choice.pack = parameters.placed(textAt("pack"));
    if (json.contains("vectors") && json["vectors"].is_object()) {
        for (const auto& [language, name] : json["vectors"].items()) {
            if (name.is_string()) {
                const auto text = name.get<std::string>();
                choice.vectors.push_back(parameters.isResource(text) ? SpaceChoice{text, {}, {}}
                                                                     : SpaceChoice{{}, parameters.placed(text), language});
            }
        }
    }
    read("smoothing", choice.smoothing);
    read("components", choice.components);
    read("entropy", choice.entropy);
    read("iterations", choice.iterations);
    return choice;
}

std::shared_ptr<const SentenceModel> openSentenceModel(JobContext& context, const SentenceModelChoice& choice,
                                                       std::span<const LanguageSample> samples, int threads,
                                                       Progress& progress)
{
    if (choice.model == "pack") {
        return packSentenceModel(Pack::open(choice.pack));
    }
    if (choice.model == "ngrams") {
        return characterNgramModel();
    }
    if (!choice.isOfVectors()) {
        return openSentenceModel(std::filesystem::path(choice.model), threads, progress, choice.pack);
    }
    VectorModelOptions options;
    options.method = sentenceMethodFromName(choice.model);
    options.smoothing = choice.smoothing;
    options.components = choice.components;
    options.entropy = choice.entropy;
    options.iterations = choice.iterations;
    options.threads = threads;
    return makeSentenceModel(vectorModel(openVectors(context, choice, threads, progress), samples, options, progress));
}

} // namespace crossgloss
