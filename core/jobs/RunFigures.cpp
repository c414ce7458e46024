#include "jobs/RunFigures.h"

#include <array>
#include <utility>

namespace crossgloss {

namespace {

constexpr std::array<std::pair<const char*, std::string RunFigures::*>, 5> names = {
    {{"direction", &RunFigures::direction},
     {"stage", &RunFigures::stage},
     {"method", &RunFigures::method},
     {"retrieval", &RunFigures::retrieval},
     {"subset", &RunFigures::subset}}};

std::optional<double> numberAt(const nlohmann::json& json, const char* key)
{
    return json.contains(key) && json[key].is_number() ? std::optional(json[key].get<double>()) : std::nullopt;
}

std::optional<RunValue> valueOf(const nlohmann::json& json)
{
    if (!json.is_object() || !json.contains("name") || !json["name"].is_string() || !numberAt(json, "value")) {
        return std::nullopt;
    }
    RunValue value{json["name"].get<std::string>(), *numberAt(json, "value"), std::nullopt};
    if (json.contains("interval") && json["interval"].is_array() && json["interval"].size() == 2
        && json["interval"][0].is_number() && json["interval"][1].is_number()) {
        value.interval = Interval{json["interval"][0].get<double>(), json["interval"][1].get<double>()};
    }
    return value;
}

} // namespace

RunFigures& RunFigures::add(const PrecisionScores& scores)
{
    n = scores.n;
    values.push_back({"p1", scores.p1, scores.p1Interval});
    values.push_back({"p5", scores.p5, scores.p5Interval});
    values.push_back({"p10", scores.p10, scores.p10Interval});
    values.push_back({"mrr", scores.mrr, scores.mrrInterval});
    return *this;
}

RunFigures& RunFigures::add(const RetrievalScores& scores)
{
    const RetrievalIntervals intervals = bootstrapIntervals(scores.ranks);
    n = scores.n;
    values.push_back({"p1", scores.p1, intervals.p1});
    values.push_back({"p10", scores.p10, intervals.p10});
    values.push_back({"p100", scores.p100, intervals.p100});
    values.push_back({"mrr", scores.mrr, intervals.mrr});
    values.push_back({"covered", static_cast<double>(scores.covered), {}});
    values.push_back({"median_rank", scores.medianRank, intervals.medianRank});
    return *this;
}

nlohmann::json toJson(const std::vector<RunFigures>& figures)
{
    nlohmann::json json = nlohmann::json::array();
    for (const RunFigures& line : figures) {
        nlohmann::json object = {{"values", nlohmann::json::array()}};
        for (const auto& [key, member] : names) {
            if (!(line.*member).empty()) {
                object[key] = line.*member;
            }
        }
        if (line.to > 0) {
            object["from"] = line.from;
            object["to"] = line.to;
        }
        if (line.n) {
            object["n"] = *line.n;
        }
        for (const RunValue& value : line.values) {
            object["values"].push_back({{"name", value.name}, {"value", value.value}});
            if (value.interval) {
                object["values"].back()["interval"] = {value.interval->low, value.interval->high};
            }
        }
        json.push_back(std::move(object));
    }
    return json;
}

std::vector<RunFigures> runFiguresOf(const nlohmann::json& json)
{
    std::vector<RunFigures> figures;
    for (const nlohmann::json& object : json.is_array() ? json : nlohmann::json::array()) {
        if (!object.is_object() || !object.contains("values") || !object["values"].is_array()) {
            continue;
        }
        RunFigures line;
        for (const auto& [key, member] : names) {
            if (object.contains(key) && object[key].is_string()) {
                line.*member = object[key].get<std::string>();
            }
        }
        line.from = static_cast<std::size_t>(numberAt(object, "from").value_or(0));
        line.to = static_cast<std::size_t>(numberAt(object, "to").value_or(0));
        if (const std::optional<double> n = numberAt(object, "n")) {
            line.n = static_cast<std::size_t>(*n);
        }
        for (const nlohmann::json& each : object["values"]) {
            if (std::optional<RunValue> value = valueOf(each)) {
                line.values.push_back(std::move(*value));
            }
        }
        figures.push_back(std::move(line));
    }
    return figures;
}

} // namespace crossgloss
