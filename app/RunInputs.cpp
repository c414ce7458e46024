#include "RunInputs.h"

#include "alignment/AlignmentMap.h"
#include "encoder/TrainingJson.h"

#include <algorithm>
#include <initializer_list>
#include <system_error>

namespace crossgloss {

namespace {

constexpr const char* princeton = "princeton";

std::string textOf(const SpaceChoice& choice)
{
    return choice.resource.empty() ? choice.file.string() : choice.resource;
}

std::string textOf(const WordnetChoice& choice)
{
    return choice.installedPrinceton ? princeton : choice.file.string();
}

/// Where the map lies: a learned one is kept beside the workspace.
std::string mapText(const std::shared_ptr<const AlignedSpaces>& alignment, const std::filesystem::path& map)
{
    return alignment ? alignment->file().string() : map.string();
}

std::string textOf(const std::vector<NormalisationStep>& steps)
{
    std::string text;
    for (const NormalisationStep step : steps) {
        text += text.empty() ? "" : ",";
        text += step == NormalisationStep::Unit ? "unit" : "centre";
    }
    return text.empty() ? "none" : text;
}

std::vector<NormalisationStep> normalisationOf(const std::string& text)
{
    if (text == "iterative") {
        return Normalisation::iterativeSteps();
    }
    if (text == "none") {
        return {};
    }
    std::vector<NormalisationStep> steps;
    std::size_t begin = 0;
    while (begin <= text.size()) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        const std::string step = text.substr(begin, end - begin);
        if (step == "unit" || step == "centre") {
            steps.push_back(step == "unit" ? NormalisationStep::Unit : NormalisationStep::Centre);
        }
        begin = end + 1;
    }
    return steps.empty() ? Normalisation::standardSteps() : steps;
}

/// Reads parameters that another version, or a hand, may have written.
class Parameters {
public:
    Parameters(const Run& run, const std::vector<Resource>& resources)
        : m_json(nlohmann::json::parse(run.parameters, nullptr, false)), m_resources(resources)
    {
        if (!m_json.is_object()) {
            m_json = nlohmann::json::object();
        }
    }

    const nlohmann::json& json() const { return m_json; }
    bool has(const char* key) const { return m_json.contains(key) && !m_json[key].is_null(); }
    std::string text(const char* key) const
    {
        const nlohmann::json& value = m_json.contains(key) ? m_json[key] : nlohmann::json();
        if (value.is_object() && value.contains("name") && value["name"].is_string()) {
            return value["name"].get<std::string>();
        }
        return value.is_string() ? value.get<std::string>() : std::string();
    }
    template <typename Number> void read(const char* key, Number& number) const
    {
        if (m_json.contains(key) && m_json[key].is_number()) {
            number = m_json[key].get<Number>();
        }
    }
    void read(const char* key, bool& flag) const
    {
        if (m_json.contains(key) && m_json[key].is_boolean()) {
            flag = m_json[key].get<bool>();
        }
    }
    /// A file; commands write it as it was typed, and where they ran.
    std::filesystem::path file(const char* key) const { return placed(text(key)); }
    std::filesystem::path placed(const std::string& name) const
    {
        std::filesystem::path path(name);
        const std::string folder = text("folder");
        return name.empty() || path.is_absolute() || folder.empty() ? path : std::filesystem::path(folder) / path;
    }
    bool isResource(const std::string& name) const
    {
        return std::ranges::find(m_resources, name, &Resource::name) != m_resources.end();
    }
    SpaceChoice space(const char* key) const
    {
        const std::string name = text(key);
        if (name.empty()) {
            return {};
        }
        return isResource(name) ? SpaceChoice{name, {}} : SpaceChoice{{}, placed(name)};
    }
    WordnetChoice wordnet(const char* key) const
    {
        const std::string name = text(key);
        return name == princeton ? WordnetChoice{{}, true} : WordnetChoice{placed(name), false};
    }

private:
    nlohmann::json m_json;
    const std::vector<Resource>& m_resources;
};

DictionaryChoice dictionaryOf(const Parameters& parameters, const std::string& name)
{
    DictionaryChoice dictionary;
    dictionary.kind = DictionaryKind::None;
    bool identical = false;
    parameters.read("identical", identical);
    parameters.read("lower_case", dictionary.lowerCase);
    parameters.read("identical_length", dictionary.identical.minimumLength);
    parameters.read("identical_letters", dictionary.identical.lettersOnly);
    parameters.read("identical_digits", dictionary.identical.digitsOnly);
    const nlohmann::json& json = parameters.json();
    if (identical) {
        dictionary.kind = DictionaryKind::Identical;
    } else if (json.contains("sentences") && json["sentences"].is_array() && json["sentences"].size() == 2
               && json["sentences"][0].is_string() && json["sentences"][1].is_string()) {
        dictionary.kind = DictionaryKind::Sentences;
        dictionary.sourceText = parameters.placed(json["sentences"][0].get<std::string>());
        dictionary.targetText = parameters.placed(json["sentences"][1].get<std::string>());
    } else if (parameters.isResource(name)) {
        dictionary.kind = DictionaryKind::Workspace;
        dictionary.resource = name;
    } else if (!name.empty()) {
        dictionary.kind = DictionaryKind::File;
        dictionary.file = parameters.placed(name);
    }
    return dictionary;
}

AlignRequest alignRequest(const Parameters& parameters)
{
    AlignRequest request;
    request.source = parameters.space("source");
    request.target = parameters.space("target");
    request.dictionary = dictionaryOf(parameters, parameters.text("dictionary"));
    parameters.read("test_share", request.testShare);
    request.testFile = parameters.file("test");
    AlignOptions& options = request.options;
    options.method = alignmentMethod(parameters.text("method")).value_or(options.method);
    if (parameters.has("normalisation")) {
        options.normalisation = normalisationOf(parameters.text("normalisation"));
    }
    parameters.read("held_out", options.heldOut);
    parameters.read("dimensions", options.dimensions);
    parameters.read("vocabulary", options.vocabulary);
    parameters.read("neighbourhood", options.neighbourhood);
    parameters.read("iterations", options.maximumIterations);
    parameters.read("seed", options.seed);
    parameters.read("threads", options.threads);
    return request;
}

/// A map is measured on a test: the page learns it again, from what the map says that it was learned from.
AlignRequest translationRequest(const Parameters& parameters)
{
    AlignRequest request = alignRequest(parameters);
    std::error_code failure;
    const std::filesystem::path file = parameters.file("map");
    if (!std::filesystem::is_regular_file(file, failure)) {
        return request;
    }
    try {
        const AlignmentMap map = readMap(file);
        request.options.method = alignmentMethod(map.method).value_or(request.options.method);
        const nlohmann::json::json_pointer named("/dictionary/name");
        const nlohmann::json::json_pointer placed("/dictionary/file");
        for (const nlohmann::json::json_pointer& place : {named, placed}) {
            if (map.details.contains(place) && map.details[place].is_string()) {
                request.dictionary = dictionaryOf(parameters, map.details[place].get<std::string>());
            }
        }
    } catch (const Error&) {
        // A map that cannot be read tells nothing; the rest of the fields stand.
    }
    return request;
}

HubnessRequest hubnessRequest(const Parameters& parameters)
{
    HubnessRequest request;
    request.source = parameters.space("source");
    // Commands leave the target out where a space is measured within itself.
    request.target = parameters.has("target") && !parameters.text("target").empty() ? parameters.space("target")
                                                                                     : request.source;
    request.map = parameters.file("map");
    request.dictionary = parameters.file("test");
    parameters.read("k", request.k);
    parameters.read("queries", request.queries);
    parameters.read("target_limit", request.targets);
    parameters.read("seed", request.seed);
    parameters.read("threads", request.threads);
    return request;
}

void readMaterials(const Parameters& parameters, GlossMaterials& materials)
{
    materials.sourceWordnet = parameters.wordnet("source");
    materials.targetWordnet = parameters.wordnet("target");
    materials.sourceVectors = parameters.space("source_vectors");
    materials.targetVectors = parameters.space("target_vectors");
    materials.map = parameters.file("map");
}

LinkingRequest linkingRequest(const Parameters& parameters)
{
    LinkingRequest request;
    readMaterials(parameters, request);
    request.name = parameters.text("name");
    request.measure = glossMeasure(parameters.text("metric")).value_or(request.measure);
    request.siameseModel = parameters.file("siamese_model");
    request.dictionary = parameters.file("dictionary");
    parameters.read("common_only", request.commonOnly);
    parameters.read("candidates", request.candidates);
    parameters.read("threads", request.threads);
    return request;
}

GlossEncoderRequest glossEncoderRequest(const Parameters& parameters)
{
    GlossEncoderRequest request;
    readMaterials(parameters, request);
    GlossEncoderOptions& options = request.options;
    parameters.read("grid", options.grid);
    parameters.read("pairs", options.pairs);
    parameters.read("validation", options.validation);
    parameters.read("drop_stop_words", options.dropStopWords);
    SiameseOptions& siamese = options.siamese;
    parameters.read("hidden", siamese.hidden);
    parameters.read("batch", siamese.batch);
    parameters.read("epochs", siamese.epochs);
    parameters.read("input-dropout", siamese.inputDropout);
    parameters.read("state-dropout", siamese.stateDropout);
    parameters.read("learning-rate", siamese.learningRate);
    parameters.read("patience", siamese.patience);
    parameters.read("seed", siamese.seed);
    parameters.read("threads", siamese.threads);
    try {
        siamese.objective = siameseObjectiveFromName(parameters.text("objective"));
        siamese.distance = siameseDistanceFromName(parameters.text("distance"));
    } catch (const Error&) {
        // Names of another version: the defaults stand.
    }
    siamese.out = parameters.file("out");
    return request;
}

TrainingConfig trainingConfig(const Parameters& parameters)
{
    TrainingConfig config;
    for (const auto& [key, value] : parameters.json().items()) {
        try {
            applyJson({{key, value}}, config);
        } catch (const Error&) {
            // A setting of another version, or none at all: its default stands.
        }
    }
    for (DefinitionFile& file : config.data) {
        file.file = parameters.placed(file.file.string());
    }
    for (auto& [language, file] : config.vectors) {
        file = parameters.placed(file.string());
    }
    if (config.validation) {
        config.validation->file = parameters.placed(config.validation->file.string());
    }
    config.out = parameters.placed(config.out.string());
    return config;
}

} // namespace

nlohmann::json parametersOf(const AlignRequest& request)
{
    const DictionaryChoice& dictionary = request.dictionary;
    const AlignOptions& options = request.options;
    nlohmann::json json = {{"source", textOf(request.source)},
                           {"target", textOf(request.target)},
                           {"lower_case", dictionary.lowerCase},
                           {"test_share", request.testShare},
                           {"test", request.testFile.string()},
                           {"method", nameOf(options.method)},
                           {"normalisation", textOf(options.normalisation)},
                           {"held_out", options.heldOut},
                           {"dimensions", options.dimensions},
                           {"vocabulary", options.vocabulary},
                           {"neighbourhood", options.neighbourhood},
                           {"iterations", options.maximumIterations},
                           {"seed", options.seed},
                           {"threads", options.threads}};
    switch (dictionary.kind) {
    case DictionaryKind::File: json["dictionary"] = dictionary.file.string(); break;
    case DictionaryKind::Identical:
        json["identical"] = true;
        json["identical_length"] = dictionary.identical.minimumLength;
        json["identical_letters"] = dictionary.identical.lettersOnly;
        json["identical_digits"] = dictionary.identical.digitsOnly;
        break;
    case DictionaryKind::Sentences:
        json["sentences"] = {dictionary.sourceText.string(), dictionary.targetText.string()};
        break;
    case DictionaryKind::Workspace: json["dictionary"] = dictionary.resource; break;
    case DictionaryKind::None: json["dictionary"] = nullptr; break;
    }
    return json;
}

nlohmann::json parametersOf(const HubnessRequest& request)
{
    return {{"source", textOf(request.source)},
            {"target", textOf(request.target)},
            {"map", mapText(request.alignment, request.map)},
            {"test", request.dictionary.string()},
            {"k", request.k},
            {"queries", request.queries},
            {"target_limit", request.targets},
            {"seed", request.seed},
            {"threads", request.threads}};
}

nlohmann::json parametersOf(const GlossMaterials& materials)
{
    return {{"source", textOf(materials.sourceWordnet)},
            {"target", textOf(materials.targetWordnet)},
            {"source_vectors", textOf(materials.sourceVectors)},
            {"target_vectors", textOf(materials.targetVectors)},
            {"map", mapText(materials.alignment, materials.map)}};
}

nlohmann::json parametersOf(const LinkingRequest& request)
{
    nlohmann::json json = parametersOf(static_cast<const GlossMaterials&>(request));
    json["name"] = request.name;
    json["metric"] = nameOf(request.measure);
    json["dictionary"] = request.dictionary.string();
    json["common_only"] = request.commonOnly;
    json["candidates"] = request.candidates;
    json["threads"] = request.threads;
    return json;
}

RunInputs inputsOf(RunRow row, const std::vector<Resource>& resources)
{
    RunInputs inputs;
    const Parameters parameters(row.run, resources);
    const std::string& kind = row.run.kind;
    if (kind == "align" || kind == "align-grid") {
        inputs.request = alignRequest(parameters);
        inputs.comparesMethods = kind == "align-grid";
    } else if (kind == "translate") {
        inputs.request = translationRequest(parameters);
    } else if (kind == "hubness" && !parameters.has("neighbours")) {
        inputs.request = hubnessRequest(parameters);
    } else if (kind == "linking") {
        inputs.request = linkingRequest(parameters);
    } else if (kind == "train") {
        inputs.request = trainingConfig(parameters);
    } else if (kind == "siamese") {
        inputs.request = glossEncoderRequest(parameters);
    }
    inputs.row = std::move(row);
    return inputs;
}

} // namespace crossgloss
