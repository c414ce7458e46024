#include "gloss/SiameseCheckpoint.h"

#include "base/Checksum.h"
#include "base/Error.h"
#include "base/Json.h"
#include "base/Parallel.h"
#include "encoder/ParameterFile.h"

namespace crossgloss {

namespace {

constexpr std::string_view kind = "siamckpt";

void addGlosses(RunningChecksum& sum, const GlossSet& glosses, const std::vector<std::size_t>& lines)
{
    for (const std::size_t line : lines) {
        const std::span<const std::uint32_t> tokens = glosses.tokensOf(line);
        const std::uint64_t size = tokens.size();
        sum.add(&size, sizeof size);
        sum.add(tokens.data(), tokens.size_bytes());
    }
}

SiamesePoint pointFromJson(const nlohmann::json& json)
{
    SiamesePoint point;
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

std::string siameseFingerprint(const SiameseData& data, const SiameseOptions& options)
{
    nlohmann::json settings = toJson(options);
    settings.erase("epochs");
    settings.erase("patience");
    settings["threads"] = resolveThreads(options.threads);
    const std::string text = jsonText(settings);
    RunningChecksum sum;
    sum.add(text.data(), text.size());
    for (const GlossSet* glosses : {&data.source, &data.target}) {
        sum.add(glosses->vectors().data(), glosses->vectors().size() * sizeof(float));
        addGlosses(sum, *glosses, data.training);
        addGlosses(sum, *glosses, data.validation);
    }
    return sum.hex();
}

std::filesystem::path siameseCheckpointPath(const std::filesystem::path& model)
{
    std::filesystem::path path = model;
    path += ".checkpoint";
    return path;
}

void writeSiameseCheckpoint(const std::filesystem::path& path, const SiameseState& state)
{
    nlohmann::json header;
    header["version"] = 1;
    header["fingerprint"] = state.fingerprint;
    header["epochs"] = state.epochsDone;
    header["batches"] = state.batchesDone;
    header["steps"] = state.steps;
    header["loss-sum"] = state.lossSum;
    header["seconds"] = state.seconds;
    header["best-epoch"] = state.bestEpoch;
    header["best-score"] = state.bestScore;
    header["parameters"] = state.parameters.size();
    header["curve"] = nlohmann::json::array();
    for (const SiamesePoint& point : state.curve) {
        header["curve"].push_back(toJson(point));
    }
    writeParameterFile(path, kind, header, {state.parameters, state.optimiser, state.bestParameters});
}

SiameseState readSiameseCheckpoint(const std::filesystem::path& path)
{
    const ParameterFile file = readParameterFile(path, kind);
    SiameseState state;
    try {
        const nlohmann::json& header = file.header;
        state.fingerprint = header.at("fingerprint").get<std::string>();
        state.epochsDone = header.at("epochs").get<int>();
        state.batchesDone = header.at("batches").get<std::uint64_t>();
        state.steps = header.at("steps").get<std::uint64_t>();
        state.lossSum = header.at("loss-sum").get<double>();
        state.seconds = header.at("seconds").get<double>();
        state.bestEpoch = header.at("best-epoch").get<int>();
        state.bestScore = header.at("best-score").get<double>();
        for (const nlohmann::json& point : header.at("curve")) {
            state.curve.push_back(pointFromJson(point));
        }
        const auto count = header.at("parameters").get<std::size_t>();
        const std::size_t copies = state.bestEpoch > 0 ? 4 : 3;
        if (state.epochsDone < 0 || state.bestEpoch < 0 || file.values.size() / copies != count ||
            file.values.size() % copies != 0) {
            throw Error(CROSSGLOSS_TEXT("The checkpoint does not fit its own description")).at(path.string());
        }
        const auto begin = file.values.begin();
        const auto size = static_cast<std::ptrdiff_t>(count);
        state.parameters.assign(begin, begin + size);
        state.optimiser.assign(begin + size, begin + 3 * size);
        state.bestParameters.assign(begin + 3 * size, file.values.end());
    } catch (const nlohmann::json::exception&) {
        throw Error(CROSSGLOSS_TEXT("The checkpoint lacks some of its description"))
            .at(path.string())
            .advise(CROSSGLOSS_TEXT("Delete it and start anew"));
    }
    return state;
}

} // namespace crossgloss
