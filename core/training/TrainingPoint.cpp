#include "training/TrainingPoint.h"

namespace crossgloss {

namespace {

std::optional<double> numberAt(const nlohmann::json& json, const char* key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_number() ? std::optional(found->get<double>()) : std::nullopt;
}

} // namespace

nlohmann::json toJson(const TrainingPoint& point)
{
    nlohmann::json json{{"epoch", point.epoch},
                        {"step", point.step},
                        {"seconds", point.seconds},
                        {"loss", point.loss},
                        {"examples_per_second", point.examplesPerSecond}};
    const auto add = [&json](const char* key, const std::optional<double>& value) {
        if (value) {
            json[key] = *value;
        }
    };
    add("score", point.score);
    add("p1", point.validationP1);
    add("p10", point.validationP10);
    add("mrr", point.validationMrr);
    if (point.within) {
        json["within"] = true;
    }
    return json;
}

TrainingPoint trainingPointFromJson(const nlohmann::json& json)
{
    TrainingPoint point;
    point.epoch = json.at("epoch").get<int>();
    point.step = json.at("step").get<std::uint64_t>();
    point.seconds = json.at("seconds").get<double>();
    point.loss = json.at("loss").get<double>();
    point.examplesPerSecond = numberAt(json, "examples_per_second").value_or(0);
    point.within = json.value("within", false);
    point.validationP1 = numberAt(json, "p1");
    point.validationP10 = numberAt(json, "p10");
    point.validationMrr = numberAt(json, "mrr");
    point.score = numberAt(json, "score");
    return point;
}

} // namespace crossgloss
