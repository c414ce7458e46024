#include "jobs/RunInputs.h"

#include "jobs/HubnessJob.h"

#include "encoder/TrainingJson.h"

namespace crossgloss {

namespace {

std::string textOf(const WordnetChoice& choice)
{
    return choice.installedPrinceton ? RunParameters::princeton : choice.file.string();
}

void readMaterials(const RunParameters& parameters, GlossMaterials& materials)
{
    materials.sourceWordnet = parameters.wordnet("source");
    materials.targetWordnet = parameters.wordnet("target");
    materials.sourceVectors = parameters.space("source_vectors");
    materials.targetVectors = parameters.space("target_vectors");
    materials.map = parameters.file("map");
}

LinkingRequest linkingRequest(const RunParameters& parameters)
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

GlossEncoderRequest glossEncoderRequest(const RunParameters& parameters)
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

TrainingConfig trainingConfig(const RunParameters& parameters)
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

nlohmann::json runParametersOf(const GlossMaterials& materials)
{
    return {{"source", textOf(materials.sourceWordnet)},
            {"target", textOf(materials.targetWordnet)},
            {"source_vectors", materials.sourceVectors.text()},
            {"target_vectors", materials.targetVectors.text()},
            {"map", MapChoice{materials.map, materials.alignment}.path().string()}};
}

nlohmann::json runParametersOf(const LinkingRequest& request)
{
    nlohmann::json json = runParametersOf(static_cast<const GlossMaterials&>(request));
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
    const RunParameters parameters(row.run, resources);
    const std::string& kind = row.run.kind;
    if (kind == "align" || kind == "align-grid") {
        inputs.request = alignRequestOf(parameters);
        inputs.comparesMethods = kind == "align-grid";
    } else if (kind == "translate") {
        inputs.request = translationRequestOf(parameters);
    } else if (kind == "hubness" && !parameters.has("neighbours")) {
        inputs.request = hubnessRequestOf(parameters);
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
