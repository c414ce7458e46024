#include "training/Checkpoint.h"

#include "base/Error.h"

#include <algorithm>
#include <set>

namespace crossgloss {

namespace {

constexpr std::string_view kind = "training";
constexpr int version = 1;
constexpr const char* bestSection = "best";

Error doesNotFit(const std::filesystem::path& path)
{
    return Error(CROSSGLOSS_TEXT("The checkpoint does not fit its own description"))
        .at(path.string())
        .advise(CROSSGLOSS_TEXT("Delete it and start again"));
}

nlohmann::json toJson(const LossSum& sum)
{
    return {{"loss", sum.loss}, {"examples", sum.examples}};
}

LossSum lossSumFrom(const nlohmann::json& json)
{
    return {json.at("loss").get<double>(), json.at("examples").get<std::uint64_t>()};
}

TrainingState stateFrom(const nlohmann::json& header)
{
    TrainingState state;
    state.fingerprint = header.at("fingerprint").get<std::string>();
    state.epochsDone = header.at("epochs").get<int>();
    state.batchesDone = header.at("batches").get<std::uint64_t>();
    state.steps = header.at("steps").get<std::uint64_t>();
    state.epochLoss = lossSumFrom(header.at("epoch-loss"));
    state.pointLoss = lossSumFrom(header.at("point-loss"));
    state.seconds = header.at("seconds").get<double>();
    state.bestEpoch = header.at("best-epoch").get<int>();
    state.bestScore = header.at("best-score").get<double>();
    for (const nlohmann::json& point : header.at("curve")) {
        state.curve.push_back(trainingPointFromJson(point));
    }
    return state;
}

std::uint64_t parameterCount(std::span<const TrainedArray> arrays)
{
    std::uint64_t count = 0;
    for (const TrainedArray& array : arrays) {
        count += array.parameter ? array.values.size() : 0;
    }
    return count;
}

} // namespace

std::filesystem::path checkpointPath(const std::filesystem::path& model)
{
    std::filesystem::path path = model;
    path += ".checkpoint";
    return path;
}

void writeCheckpoint(const std::filesystem::path& path, std::string_view model, const nlohmann::json& options,
                     const TrainingState& state, std::span<const TrainedArray> arrays, std::span<const float> best)
{
    nlohmann::json header = {{"version", version},
                             {"program", CROSSGLOSS_VERSION},
                             {"model", model},
                             {"options", options},
                             {"fingerprint", state.fingerprint},
                             {"epochs", state.epochsDone},
                             {"batches", state.batchesDone},
                             {"steps", state.steps},
                             {"epoch-loss", toJson(state.epochLoss)},
                             {"point-loss", toJson(state.pointLoss)},
                             {"seconds", state.seconds},
                             {"best-epoch", state.bestEpoch},
                             {"best-score", state.bestScore},
                             {"curve", nlohmann::json::array()},
                             {"sections", nlohmann::json::array()}};
    for (const TrainingPoint& point : state.curve) {
        header["curve"].push_back(crossgloss::toJson(point));
    }
    std::vector<std::span<const float>> parts;
    const auto add = [&](std::string_view name, std::span<const float> values) {
        header["sections"].push_back({{"name", name}, {"size", values.size()}});
        parts.push_back(values);
    };
    for (const TrainedArray& array : arrays) {
        add(array.name, array.values);
    }
    if (!best.empty()) {
        add(bestSection, best);
    }
    writeParameterFile(path, kind, header, parts);
}

CheckpointReader::CheckpointReader(const std::filesystem::path& path, std::string_view model)
    : m_path(path), m_file(path, kind)
{
    try {
        readHeader(model);
    } catch (const nlohmann::json::exception&) {
        throw Error(CROSSGLOSS_TEXT("The checkpoint lacks some of its description"))
            .at(path.string())
            .advise(CROSSGLOSS_TEXT("Delete it and start again"));
    }
    if (m_state.epochsDone < 0 || m_state.bestEpoch < 0 || m_state.bestEpoch > m_state.epochsDone) {
        throw doesNotFit(path);
    }
}

void CheckpointReader::readHeader(std::string_view model)
{
    const nlohmann::json& header = m_file.header();
    if (header.at("version").get<int>() > version) {
        throw Error(CROSSGLOSS_TEXT("The checkpoint was made by a newer version of this program"))
            .at(m_path.string())
            .advise(CROSSGLOSS_TEXT("Update the program"));
    }
    if (header.at("model").get<std::string>() != model) {
        throw Error(CROSSGLOSS_TEXT("The file is not of the kind expected here (%1)"), {std::string(model)})
            .at(m_path.string());
    }
    m_state = stateFrom(header);
    m_options = header.at("options");
    readSections(header.at("sections"));
}

void CheckpointReader::readSections(const nlohmann::json& list)
{
    std::set<std::string> names;
    std::uint64_t first = 0;
    for (const nlohmann::json& each : list) {
        Section section{each.at("name").get<std::string>(), first, each.at("size").get<std::uint64_t>()};
        if (!each.at("size").is_number_unsigned() || section.size > m_file.size() - first ||
            !names.insert(section.name).second) {
            throw doesNotFit(m_path);
        }
        first += section.size;
        m_sections.push_back(std::move(section));
    }
    if (first != m_file.size()) {
        throw doesNotFit(m_path);
    }
}

void CheckpointReader::read(std::span<const TrainedArray> arrays, std::vector<float>& best) const
{
    const auto find = [this](std::string_view name) { return std::ranges::find(m_sections, name, &Section::name); };
    const auto bestAt = find(bestSection);
    const bool hasBest = bestAt != m_sections.end();
    for (const TrainedArray& array : arrays) {
        const auto at = find(array.name);
        if (at == m_sections.end() || at->size != array.values.size()) {
            throw doesNotFit(m_path);
        }
    }
    if (m_sections.size() != arrays.size() + (hasBest ? 1 : 0) || (hasBest && bestAt->size != parameterCount(arrays))) {
        throw doesNotFit(m_path);
    }
    for (const TrainedArray& array : arrays) {
        m_file.copy(find(array.name)->first, array.values);
    }
    best.resize(hasBest ? bestAt->size : 0);
    if (hasBest) {
        m_file.copy(bestAt->first, best);
    }
}

std::map<std::string, std::vector<float>> CheckpointReader::readAll() const
{
    std::map<std::string, std::vector<float>> arrays;
    for (const Section& section : m_sections) {
        std::vector<float>& values = arrays[section.name];
        values.resize(section.size);
        m_file.copy(section.first, values);
    }
    return arrays;
}

} // namespace crossgloss
