#include "ResultsBackend.h"

#include "base/Error.h"
#include "base/Json.h"

#include <algorithm>
#include <filesystem>
#include <initializer_list>
#include <map>

#include <nlohmann/json.hpp>

namespace crossgloss {

namespace {

nlohmann::json parsed(const std::string& text)
{
    nlohmann::json json = parsedJson(text);
    return json.is_discarded() ? nlohmann::json(text) : json;
}

std::optional<double> numberAt(const nlohmann::json& object, std::initializer_list<const char*> paths)
{
    for (const char* path : paths) {
        const nlohmann::json::json_pointer pointer(path);
        if (object.is_object() && object.contains(pointer) && object[pointer].is_number()) {
            return object[pointer].get<double>();
        }
    }
    return std::nullopt;
}

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

/// The last part of a path; what is no path stays as it is.
std::string fileName(const std::string& text)
{
    const std::string name = std::filesystem::path(text).filename().string();
    return name.empty() ? text : name;
}

std::string subjectOf(const nlohmann::json& parameters)
{
    const std::string source = fileName(textAt(parameters, {"source", "test", "data", "model"}));
    const std::string target = fileName(textAt(parameters, {"target"}));
    std::string subject = source + (source.empty() || target.empty() ? "" : " → ") + target;
    const std::string from = textAt(parameters, {"source_language", "from"});
    const std::string to = textAt(parameters, {"target_language", "to"});
    if (!from.empty() && !to.empty()) {
        const std::string languages = from + " → " + to;
        subject = subject.empty() ? languages : languages + " · " + subject;
    }
    return subject.empty() ? fileName(textAt(parameters, {"out", "file", "name"})) : subject;
}

RunRow rowOf(Run run)
{
    RunRow row;
    const nlohmann::json parameters = parsed(run.parameters);
    const nlohmann::json result = parsed(run.result);
    row.subject = subjectOf(parameters);
    row.method = textAt(parameters, {"metric", "method", "encoder", "retrieval", "measure"});
    row.p1 = numberAt(result, {"/retrieval/p1", "/p1", "/scores/p1", "/validation/p1", "/test/p1"});
    row.matchingP1 = numberAt(result, {"/matching/p1"});
    row.mrr = numberAt(result, {"/retrieval/mrr", "/mrr", "/scores/mrr", "/validation/mrr", "/best_validation_mrr"});
    row.hasGlosses = run.kind == "glosses" && run.state == "done";
    row.run = std::move(run);
    return row;
}

std::optional<GlossScore> scoreAt(const nlohmann::json& result, const char* key, GlossScore::Way way)
{
    const std::string place = std::string("/") + key;
    const auto number = [&](const std::string& path) { return numberAt(result, {(place + path).c_str()}); };
    const std::optional<double> p1 = number("/p1");
    if (!p1) {
        return std::nullopt;
    }
    GlossScore score;
    score.way = way;
    score.p1 = *p1;
    const bool matching = way == GlossScore::Way::Matching;
    const std::string bounds = matching ? "/p1_interval" : "/intervals/p1";
    score.interval = {number(bounds + "/0").value_or(*p1), number(bounds + "/1").value_or(*p1)};
    score.p10 = number("/p10");
    score.mrr = number("/mrr");
    return score;
}

/// Every value of an object by its path; lists are one value.
void flatten(const nlohmann::json& value, const std::string& path, std::map<std::string, nlohmann::json>& found)
{
    if (!value.is_object()) {
        found[path] = value;
        return;
    }
    for (const auto& [key, inner] : value.items()) {
        flatten(inner, path.empty() ? key : path + '/' + key, found);
    }
}

std::map<std::string, nlohmann::json> flattened(const std::string& text)
{
    std::map<std::string, nlohmann::json> found;
    if (const nlohmann::json json = parsed(text); json.is_object()) {
        flatten(json, {}, found);
    }
    return found;
}

std::string textOf(const std::map<std::string, nlohmann::json>& values, const std::string& key)
{
    const auto found = values.find(key);
    if (found == values.end() || found->second.is_null()) {
        return {};
    }
    return found->second.is_string() ? found->second.get<std::string>() : jsonText(found->second);
}

std::vector<std::string> keysOf(const std::map<std::string, nlohmann::json>& first,
                                const std::map<std::string, nlohmann::json>& second)
{
    std::vector<std::string> keys;
    for (const auto* values : {&first, &second}) {
        for (const auto& [key, value] : *values) {
            if (std::ranges::find(keys, key) == keys.end()) {
                keys.push_back(key);
            }
        }
    }
    return keys;
}

} // namespace

Run ResultsBackend::runOf(const Workspace& workspace, std::int64_t id) const
{
    for (Run& run : workspace.runs()) {
        if (run.id == id) {
            return std::move(run);
        }
    }
    throw Error(CROSSGLOSS_TEXT("The workspace has no run %1"), {std::to_string(id)});
}

std::vector<RunRow> ResultsBackend::runs()
{
    std::vector<RunRow> rows;
    for (Run& run : m_workspace.open()->runs()) {
        rows.push_back(rowOf(std::move(run)));
    }
    std::ranges::reverse(rows);
    return rows;
}

std::shared_ptr<const GlossRunResult> ResultsBackend::glossRun(std::int64_t run, Progress& progress)
{
    const std::shared_ptr<Workspace> workspace = m_workspace.open();
    auto result = std::make_shared<GlossRunResult>();
    result->row = rowOf(runOf(*workspace, run));
    progress.throwIfCancelled();
    const nlohmann::json figures = parsed(result->row.run.result);
    const std::pair<const char*, GlossScore::Way> ways[] = {{"retrieval", GlossScore::Way::Retrieval},
                                                            {"backward", GlossScore::Way::Backward},
                                                            {"csls", GlossScore::Way::Csls},
                                                            {"matching", GlossScore::Way::Matching}};
    for (const auto& [key, way] : ways) {
        if (std::optional<GlossScore> score = scoreAt(figures, key, way)) {
            result->scores.push_back(*score);
        }
    }
    result->skewness = numberAt(figures, {"/skewness"});
    result->glosses = glossesOfRun(*workspace, run);
    progress.throwIfCancelled();
    result->differences = glossDifferences(result->glosses);
    result->ranks = rankCurve(result->glosses);
    result->backwardRanks = rankCurve(result->glosses, true);
    return result;
}

RunComparison ResultsBackend::compare(std::int64_t first, std::int64_t second, Progress& progress)
{
    const std::shared_ptr<Workspace> workspace = m_workspace.open();
    const Run a = runOf(*workspace, first);
    const Run b = runOf(*workspace, second);
    RunComparison comparison;
    const auto add = [&comparison](const std::string& one, const std::string& other, bool figures) {
        const std::map<std::string, nlohmann::json> left = flattened(one);
        const std::map<std::string, nlohmann::json> right = flattened(other);
        for (const std::string& key : keysOf(left, right)) {
            RunComparison::Entry entry{key, textOf(left, key), textOf(right, key), figures};
            const auto isNumber = [&key](const std::map<std::string, nlohmann::json>& values) {
                const auto found = values.find(key);
                return found != values.end() && found->second.is_number();
            };
            // Of results the numbers, alike or not; of parameters what tells the runs apart.
            if (figures ? isNumber(left) || isNumber(right) : entry.first != entry.second) {
                comparison.entries.push_back(std::move(entry));
            }
        }
    };
    add(a.parameters, b.parameters, false);
    add(a.result, b.result, true);
    progress.throwIfCancelled();
    comparison.glosses = compareGlossRuns(glossesOfRun(*workspace, first), glossesOfRun(*workspace, second));
    return comparison;
}

std::vector<StoredRun> ResultsBackend::remove(const std::vector<std::int64_t>& runs)
{
    const std::shared_ptr<Workspace> workspace = m_workspace.open();
    std::vector<StoredRun> removed;
    for (const std::int64_t run : runs) {
        removed.push_back(removeRun(*workspace, run));
    }
    return removed;
}

void ResultsBackend::restore(const std::vector<StoredRun>& runs)
{
    const std::shared_ptr<Workspace> workspace = m_workspace.open();
    for (const StoredRun& run : runs) {
        restoreRun(*workspace, run);
    }
}

} // namespace crossgloss
