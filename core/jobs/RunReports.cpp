#include "jobs/RunReports.h"

#include "base/Json.h"

#include <algorithm>
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

bool isShare(const std::string& name)
{
    return name == "p1" || name == "p5" || name == "p10" || name == "p100";
}

std::optional<Interval> intervalAt(const nlohmann::json& scores, const std::string& name)
{
    const nlohmann::json* bounds = nullptr;
    if (scores.contains("intervals") && scores["intervals"].is_object() && scores["intervals"].contains(name)) {
        bounds = &scores["intervals"][name];
    } else if (scores.contains(name + "_interval")) {
        bounds = &scores[name + "_interval"];
    }
    if (!bounds || !bounds->is_array() || bounds->size() != 2 || !(*bounds)[0].is_number()
        || !(*bounds)[1].is_number()) {
        return std::nullopt;
    }
    return Interval{(*bounds)[0].get<double>(), (*bounds)[1].get<double>()};
}

/// A line of those figures that an object has. @param n What it was measured on, where the object does not tell.
RunFigures figuresAt(const nlohmann::json& scores, std::initializer_list<const char*> names,
                     std::optional<std::size_t> n = std::nullopt)
{
    RunFigures figures;
    figures.direction = textAt(scores, {"direction"});
    figures.stage = textAt(scores, {"stage"});
    figures.retrieval = textAt(scores, {"retrieval"});
    figures.n = n;
    if (const std::optional<double> count = runNumber(scores, {"/n"})) {
        figures.n = static_cast<std::size_t>(*count);
    }
    for (const char* name : names) {
        if (!scores.is_object() || !scores.contains(name) || !scores[name].is_number()) {
            continue;
        }
        RunValue value{name, scores[name].get<double>(), intervalAt(scores, name)};
        if (!value.interval && figures.n && *figures.n > 0 && isShare(name)) {
            value.interval = wilsonInterval(
                static_cast<std::size_t>(std::llround(value.value * static_cast<double>(*figures.n))), *figures.n);
        }
        figures.values.push_back(std::move(value));
    }
    return figures;
}

RunFigures scoresAt(const nlohmann::json& scores, std::optional<std::size_t> n = std::nullopt)
{
    return figuresAt(scores, {"p1", "p5", "p10", "p100", "mrr", "covered", "median_rank"}, n);
}

/// An inner object as figures of its own, in the direction and by the retrieval of the outer one.
void addPart(std::vector<RunFigures>& figures, const nlohmann::json& scores, const char* key, const char* subset)
{
    if (!scores.contains(key) || !scores[key].is_object()) {
        return;
    }
    RunFigures part = scoresAt(scores[key]);
    part.direction = textAt(scores, {"direction"});
    part.retrieval = textAt(scores, {"retrieval"});
    part.subset = subset;
    figures.push_back(std::move(part));
}

void addTranslation(std::vector<RunFigures>& figures, const nlohmann::json& scores)
{
    if (!scores.is_object() || !scores.contains("p1")) {
        return;
    }
    figures.push_back(scoresAt(scores));
    // Words that a space lacks are listed, not asked.
    const auto asked = [](RunFigures& line, const nlohmann::json& from) {
        if (const std::optional<double> covered = runNumber(from, {"/covered"})) {
            line.n = static_cast<std::size_t>(*covered);
            std::erase_if(line.values, [](const RunValue& value) { return value.name == "covered"; });
        }
    };
    asked(figures.back(), scores);
    addPart(figures, scores, "tolerant", "tolerant");
    addPart(figures, scores, "proper_names", "proper_names");
    addPart(figures, scores, "without_proper_names", "without_proper_names");
    if (!scores.contains("bins") || !scores["bins"].is_array()) {
        return;
    }
    for (const nlohmann::json& bin : scores["bins"]) {
        RunFigures band = scoresAt(bin);
        asked(band, bin);
        band.direction = textAt(scores, {"direction"});
        band.retrieval = textAt(scores, {"retrieval"});
        band.subset = "rank";
        band.from = static_cast<std::size_t>(runNumber(bin, {"/from"}).value_or(0));
        band.to = static_cast<std::size_t>(runNumber(bin, {"/to"}).value_or(0));
        if (band.n.value_or(0) > 0) {
            figures.push_back(std::move(band));
        }
    }
}

void addSentences(std::vector<RunFigures>& figures, const nlohmann::json& scores)
{
    if (!scores.is_object() || !scores.contains("p1")) {
        return;
    }
    figures.push_back(scoresAt(scores));
    if (scores.contains("nn") && scores["nn"].is_object()) {
        RunFigures nearest = scoresAt(scores["nn"]);
        nearest.direction = textAt(scores, {"direction"});
        nearest.retrieval = "nn";
        figures.push_back(std::move(nearest));
    }
}

std::vector<RunFigures> alignFigures(const nlohmann::json& result)
{
    std::vector<RunFigures> figures;
    if (result.contains("scores") && result["scores"].is_array()) {
        for (const nlohmann::json& scores : result["scores"]) {
            figures.push_back(scoresAt(scores));
        }
    }
    if (figures.empty()) {
        // Of a command, which learns the map and leaves measuring it to another.
        figures.push_back(figuresAt(result, {"pairs", "coverage", "shared_dimensions", "beta"}));
        if (const std::optional<double> heldOut = runNumber(result, {"/details/best/held_out_p1"})) {
            figures.back().values.push_back({"held_out_p1", *heldOut, std::nullopt});
        }
    }
    return figures;
}

std::vector<RunFigures> gridFigures(const nlohmann::json& result)
{
    std::vector<RunFigures> figures;
    if (!result.contains("cells") || !result["cells"].is_array()) {
        return figures;
    }
    for (const nlohmann::json& cell : result["cells"]) {
        RunFigures line = figuresAt(cell, {"p1", "p5", "p10", "mrr", "tolerant_p1", "align_seconds"});
        line.method = textAt(cell, {"method"});
        if (result.contains("dictionaries") && result["dictionaries"].size() > 1) {
            line.subset = textAt(cell, {"dictionary"});
        }
        if (const std::optional<double> p = runNumber(cell, {"/against_baseline/adjusted_p"})) {
            line.values.push_back({"adjusted_p", *p, std::nullopt});
        }
        if (!line.values.empty()) {
            figures.push_back(std::move(line));
        }
    }
    return figures;
}

std::vector<RunFigures> hubnessFigures(const nlohmann::json& result)
{
    std::vector<RunFigures> figures;
    if (!result.contains("entries") || !result["entries"].is_array()) {
        return figures;
    }
    for (const nlohmann::json& entry : result["entries"]) {
        RunFigures line =
            figuresAt(entry, {"skewness", "robin_hood", "gini", "hub_count", "antihub_count", "largest", "p1"});
        line.method = textAt(entry, {"method"});
        figures.push_back(std::move(line));
    }
    return figures;
}

std::vector<RunFigures> trainingFigures(const nlohmann::json& result)
{
    std::vector<RunFigures> figures;
    const std::optional<double> pairs = runNumber(result, {"/validation"});
    const auto n = pairs ? std::optional(static_cast<std::size_t>(*pairs)) : std::nullopt;
    for (const char* key : {"validation", "scores"}) {
        if (result.contains(key) && result[key].is_object()) {
            figures.push_back(scoresAt(result[key], n));
            figures.back().subset = "validation";
        }
    }
    RunFigures best = figuresAt(result, {"best_epoch", "best_validation_mrr", "mrr", "pairs", "listed"});
    best.n.reset();
    best.subset = "training";
    if (!best.values.empty()) {
        figures.push_back(std::move(best));
    }
    if (result.contains("grid") && result["grid"].is_array()) {
        for (const nlohmann::json& trial : result["grid"]) {
            RunFigures line = figuresAt(trial, {"mrr", "epoch"}, n);
            const nlohmann::json settings = trial.value("settings", nlohmann::json::object());
            line.subset = "trial";
            for (const char* name : {"hidden", "input-dropout", "state-dropout"}) {
                if (const auto value = runNumber(settings, {(std::string("/") + name).c_str()})) {
                    line.values.push_back({name, *value, std::nullopt});
                }
            }
            figures.push_back(std::move(line));
        }
    }
    return figures;
}

/// Whatever numbers stand on top: of a kind that nothing more is known of.
std::vector<RunFigures> plainFigures(const nlohmann::json& result)
{
    RunFigures figures = scoresAt(result);
    for (const auto& [key, value] : result.items()) {
        const auto known = [&key = key](const RunValue& each) { return each.name == key; };
        if (value.is_number() && key != "n" && key != "id" && key != "seconds" && key != "run"
            && std::ranges::none_of(figures.values, known)) {
            figures.values.push_back({key, value.get<double>(), std::nullopt});
        }
    }
    return figures.values.empty() ? std::vector<RunFigures>() : std::vector<RunFigures>{figures};
}

std::vector<RunFigures> figuresOf(const std::string& kind, const nlohmann::json& result)
{
    if (!result.is_object()) {
        return {};
    }
    if (result.contains("figures")) {
        return runFiguresOf(result["figures"]);
    }
    // Runs of earlier versions, and of jobs that keep no figures, tell by kind.
    if (kind == "align") {
        return alignFigures(result);
    }
    if (kind == "align-grid" || kind == "compare-alignments") {
        return gridFigures(result);
    }
    if (kind == "hubness") {
        return hubnessFigures(result);
    }
    if (kind == "train" || kind == "siamese") {
        return trainingFigures(result);
    }
    std::vector<RunFigures> figures;
    if (kind == "translate" || kind == "retrieve-sentences") {
        const auto add = kind == "translate" ? &addTranslation : &addSentences;
        add(figures, result);
        if (result.contains("backward")) {
            add(figures, result["backward"]);
        }
        return figures;
    }
    return plainFigures(result);
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
    if (kind == "align-grid" || kind == "compare-alignments") {
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
    report.figures = figuresOf(row.run.kind, result);
    report.training = trainingCurve(result);
    report.alignment = alignmentCurve(result);
    report.row = std::move(row);
    return report;
}

} // namespace crossgloss
