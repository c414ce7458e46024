#include "jobs/RunReports.h"

#include "base/Json.h"

#include <cmath>
#include <filesystem>
#include <initializer_list>
#include <utility>

namespace crossgloss {

namespace {

std::string textAt(const nlohmann::json& object, std::initializer_list<const char*> keys)
{
    for (const char* key : keys) {
        if (object.is_object() && object.contains(key) && object[key].is_string()
            && !object[key].get_ref<const std::string&>().empty()) {
            return object[key].get<std::string>();
        }
    }
    return {};
}

/// The same where a resource is kept as its name and checksum.
std::string nameAt(const nlohmann::json& object, const char* key)
{
    return object.is_object() && object.contains(key) && object[key].is_object() ? textAt(object[key], {"name"})
                                                                                 : textAt(object, {key});
}

/// The last part of a path; what is no path stays as it is.
std::string fileName(const std::string& text)
{
    const std::string name = std::filesystem::path(text).filename().string();
    return name.empty() ? text : name;
}

std::string firstOf(const nlohmann::json& parameters, std::initializer_list<const char*> keys)
{
    for (const char* key : keys) {
        if (const std::string name = nameAt(parameters, key); !name.empty()) {
            return fileName(name);
        }
        // Files of a training: the first stands for all.
        if (parameters.is_object() && parameters.contains(key) && parameters[key].is_array()
            && !parameters[key].empty() && parameters[key][0].is_string()) {
            return fileName(parameters[key][0].get<std::string>());
        }
    }
    return {};
}

std::string subjectOf(const nlohmann::json& parameters)
{
    const std::string source = firstOf(parameters, {"source", "neighbours", "test", "data", "model"});
    const std::string target = firstOf(parameters, {"target"});
    std::string subject = source + (source.empty() || target.empty() ? "" : " → ") + target;
    const std::string from = textAt(parameters, {"source_language", "from"});
    const std::string to = textAt(parameters, {"target_language", "to"});
    if (!from.empty() && !to.empty()) {
        const std::string languages = from + " → " + to;
        subject = subject.empty() ? languages : languages + " · " + subject;
    }
    return subject.empty() ? firstOf(parameters, {"out", "file", "name"}) : subject;
}

std::vector<RunFigures> figuresOf(const nlohmann::json& result)
{
    if (!result.is_object()) {
        return {};
    }
    if (result.contains("figures")) {
        return runFiguresOf(result["figures"]);
    }
    // Of a run that measured nothing: whatever numbers stand on top.
    RunFigures figures;
    for (const auto& [key, value] : result.items()) {
        if (key == "n" && value.is_number_unsigned()) {
            figures.n = value.get<std::size_t>();
        } else if (value.is_number() && key != "id" && key != "seconds" && key != "run") {
            figures.values.push_back({key, value.get<double>(), std::nullopt});
        }
    }
    return figures.values.empty() ? std::vector<RunFigures>() : std::vector<RunFigures>{figures};
}

std::vector<TrainingPoint> trainingCurve(const nlohmann::json& result)
{
    std::vector<TrainingPoint> points;
    if (!result.is_object() || !result.contains("curve") || !result["curve"].is_array()) {
        return points;
    }
    for (const nlohmann::json& each : result["curve"]) {
        TrainingPoint point;
        point.epoch = static_cast<int>(runNumber(each, {"/epoch"}).value_or(0));
        point.step = static_cast<std::uint64_t>(runNumber(each, {"/step"}).value_or(0));
        point.seconds = runNumber(each, {"/seconds"}).value_or(0);
        point.loss = runNumber(each, {"/loss"}).value_or(std::nan(""));
        point.validationP1 = runNumber(each, {"/p1"});
        point.validationP10 = runNumber(each, {"/p10"});
        point.validationMrr = runNumber(each, {"/mrr"});
        point.examplesPerSecond = runNumber(each, {"/examples_per_second"}).value_or(0);
        points.push_back(point);
    }
    return points;
}

std::vector<AlignmentStep> alignmentCurve(const nlohmann::json& result)
{
    std::vector<AlignmentStep> steps;
    if (!result.is_object() || !result.contains("steps") || !result["steps"].is_array()) {
        return steps;
    }
    for (const nlohmann::json& each : result["steps"]) {
        AlignmentStep step;
        step.iteration = static_cast<int>(runNumber(each, {"/iteration"}).value_or(0));
        step.objective = runNumber(each, {"/objective"}).value_or(std::nan(""));
        step.heldOutP1 = runNumber(each, {"/held_out_p1"}).value_or(-1);
        step.pairs = static_cast<std::size_t>(runNumber(each, {"/pairs"}).value_or(0));
        step.keepProbability = runNumber(each, {"/keep_probability"}).value_or(1);
        steps.push_back(step);
    }
    return steps;
}

std::string methodOf(const std::string& kind, const nlohmann::json& parameters)
{
    if (kind == "siamese") {
        return "siamese";
    }
    if (kind == "align-grid") {
        return {};                     // all of them
    }
    return textAt(parameters, {"metric", "method", "encoder", "channel", "measure", "retrieval"});
}

} // namespace

nlohmann::json runJson(const std::string& text)
{
    nlohmann::json json = parsedJson(text);
    return json.is_discarded() ? nlohmann::json(text) : json;
}

std::optional<double> runNumber(const nlohmann::json& object, std::initializer_list<const char*> paths)
{
    for (const char* path : paths) {
        const nlohmann::json::json_pointer pointer(path);
        if (object.is_object() && object.contains(pointer) && object[pointer].is_number()) {
            return object[pointer].get<double>();
        }
    }
    return std::nullopt;
}

RunRow runRow(Run run)
{
    RunRow row;
    const nlohmann::json parameters = runJson(run.parameters);
    const nlohmann::json result = runJson(run.result);
    row.subject = subjectOf(parameters);
    row.method = methodOf(run.kind, parameters);
    row.retrieval = textAt(parameters, {"retrieval"});
    row.p1 = runNumber(result, {"/retrieval/p1", "/p1", "/scores/p1", "/validation/p1", "/test/p1", "/scores/0/p1"});
    row.matchingP1 = runNumber(result, {"/matching/p1"});
    row.mrr = runNumber(result, {"/retrieval/mrr", "/mrr", "/scores/mrr", "/validation/mrr", "/best_validation_mrr",
                                 "/scores/0/mrr"});
    row.hasGlosses = run.kind == "glosses" && run.state == "done";
    row.run = std::move(run);
    return row;
}

RunReport runReport(RunRow row)
{
    RunReport report;
    const nlohmann::json result = runJson(row.run.result);
    report.error = textAt(result, {"error"});
    report.figures = figuresOf(result);
    report.training = trainingCurve(result);
    report.alignment = alignmentCurve(result);
    report.row = std::move(row);
    return report;
}

} // namespace crossgloss
