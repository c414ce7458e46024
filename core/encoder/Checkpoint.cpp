#include "encoder/Checkpoint.h"

#include "encoder/ParameterFile.h"
#include "encoder/TrainingJson.h"

#include "base/Checksum.h"
#include "base/Error.h"
#include "base/Json.h"
#include "base/Parallel.h"

namespace crossgloss {

namespace {

constexpr std::string_view kind = "checkpt";

TrainingPoint pointFromJson(const nlohmann::json& json)
{
    TrainingPoint point;
    point.epoch = json.at("epoch").get<int>();
    point.step = json.at("step").get<std::uint64_t>();
    point.seconds = json.at("seconds").get<double>();
    point.loss = json.at("loss").get<double>();
    if (json.contains("mrr")) {
        point.validationP1 = json.at("p1").get<double>();
        point.validationP10 = json.at("p10").get<double>();
        point.validationMrr = json.at("mrr").get<double>();
    }
    return point;
}

} // namespace

std::filesystem::path checkpointPath(const std::filesystem::path& model)
{
    std::filesystem::path path = model;
    path += ".checkpoint";
    return path;
}

std::string fingerprint(const TrainingConfig& config, const std::map<std::string, EncoderModel::Vectors>& vectors)
{
    nlohmann::json json = toJson(config);
    for (const char* key : {"epochs", "patience", "out", "resume", "checkpoint-seconds", "data", "vectors", "validation"}) {
        json.erase(key);
    }
    json["threads"] = resolveThreads(config.threads);
    const auto describe = [](const DefinitionFile& file) {
        return fileChecksum(file.file) + ':' + file.answerLanguage + ':' + file.definitionLanguage;
    };
    for (const DefinitionFile& file : config.data) {
        json["data"].push_back(describe(file));
    }
    if (config.validation) {
        json["validation"] = describe(*config.validation);
    }
    for (const auto& [language, description] : vectors) {
        json["vectors"][language] = description.checksum;
    }
    const std::string text = jsonText(json);
    return checksum(text.data(), text.size());
}

void writeCheckpoint(const std::filesystem::path& path, const TrainingState& state, const std::vector<float>& parameters,
                     const std::vector<float>& optimiser)
{
    nlohmann::json header;
    header["version"] = 1;
    header["fingerprint"] = state.fingerprint;
    header["epochs"] = state.epochsDone;
    header["batches"] = state.batchesDone;
    header["steps"] = state.steps;
    header["loss-sum"] = state.lossSum;
    header["loss-pairs"] = state.lossPairs;
    header["seconds"] = state.seconds;
    header["best-epoch"] = state.bestEpoch;
    header["best-score"] = state.bestScore;
    header["parameters"] = parameters.size();
    header["curve"] = nlohmann::json::array();
    for (const TrainingPoint& point : state.curve) {
        header["curve"].push_back(toJson(point));
    }
    writeParameterFile(path, kind, header, {parameters, optimiser, state.bestParameters});
}

Checkpoint readCheckpoint(const std::filesystem::path& path)
{
    const ParameterFile file = readParameterFile(path, kind);
    Checkpoint checkpoint;
    TrainingState& state = checkpoint.state;
    try {
        const nlohmann::json& header = file.header;
        state.fingerprint = header.at("fingerprint").get<std::string>();
        state.epochsDone = header.at("epochs").get<int>();
        state.batchesDone = header.at("batches").get<std::uint64_t>();
        state.steps = header.at("steps").get<std::uint64_t>();
        state.lossSum = header.at("loss-sum").get<double>();
        state.lossPairs = header.at("loss-pairs").get<std::uint64_t>();
        state.seconds = header.at("seconds").get<double>();
        state.bestEpoch = header.at("best-epoch").get<int>();
        state.bestScore = header.at("best-score").get<double>();
        for (const nlohmann::json& point : header.at("curve")) {
            state.curve.push_back(pointFromJson(point));
        }
        const auto count = header.at("parameters").get<std::size_t>();
        if (file.values.size() / 4 < count) {
            throw Error(CROSSGLOSS_TEXT("The checkpoint does not fit its own description")).at(path.string());
        }
        const auto begin = file.values.begin();
        const auto step = static_cast<std::ptrdiff_t>(count);
        checkpoint.parameters.assign(begin, begin + step);
        checkpoint.optimiser.assign(begin + step, begin + 4 * step);
        state.bestParameters.assign(begin + 4 * step, file.values.end());
    } catch (const nlohmann::json::exception&) {
        throw Error(CROSSGLOSS_TEXT("The checkpoint lacks some of its description"))
            .at(path.string())
            .advise(CROSSGLOSS_TEXT("Delete it and start anew"));
    }
    return checkpoint;
}

} // namespace crossgloss
