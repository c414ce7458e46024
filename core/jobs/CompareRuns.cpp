#include "jobs/CompareRuns.h"

#include "jobs/PairedRanks.h"
#include "jobs/RunReports.h"

#include "base/Error.h"
#include "base/Json.h"

#include <algorithm>
#include <map>

#include <nlohmann/json.hpp>

namespace crossgloss {

namespace {

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
    if (const nlohmann::json json = runJson(text); json.is_object()) {
        flatten(json, {}, found);
    }
    return found;
}

/// The figures of a run by what they are of: "forward/csls/p1".
std::map<std::string, double> namedFigures(const Run& run)
{
    std::map<std::string, double> found;
    for (const RunFigures& line : runReport(runRow(run)).figures) {
        std::string name;
        const std::string band =
            line.subset == "rank" ? std::to_string(line.from + 1) + "–" + std::to_string(line.to) : line.subset;
        for (const std::string& part : {line.stage, line.direction, line.method, line.retrieval, band}) {
            name += part.empty() ? "" : part + '/';
        }
        if (line.n) {
            found.emplace(name + 'n', static_cast<double>(*line.n));
        }
        for (const RunValue& value : line.values) {
            found.emplace(name + value.name, value.value);
        }
    }
    return found;
}

void addFigures(const std::map<std::string, double>& first, const std::map<std::string, double>& second,
                std::vector<RunComparison::Entry>& entries)
{
    std::map<std::string, double> both = first;
    both.insert(second.begin(), second.end());
    const auto text = [](const std::map<std::string, double>& values, const std::string& name) {
        const auto found = values.find(name);
        return found == values.end() ? std::string() : nlohmann::json(found->second).dump();
    };
    for (const auto& [name, ignored] : both) {
        entries.push_back({name, text(first, name), text(second, name), true});
    }
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

Run runOf(const Workspace& workspace, std::int64_t id)
{
    for (Run& run : workspace.runs()) {
        if (run.id == id) {
            return std::move(run);
        }
    }
    throw Error(CROSSGLOSS_TEXT("The workspace has no run %1"), {std::to_string(id)})
        .advise(CROSSGLOSS_TEXT("See the list of runs"));
}

RunComparison compareRuns(const Workspace& workspace, std::int64_t first, std::int64_t second,
                          const BootstrapOptions& bootstrap, Progress& progress)
{
    const Run a = runOf(workspace, first);
    const Run b = runOf(workspace, second);
    RunComparison comparison;
    const auto add = [&comparison](const std::string& one, const std::string& other, bool figures) {
        const std::map<std::string, nlohmann::json> left = flattened(one);
        const std::map<std::string, nlohmann::json> right = flattened(other);
        for (const std::string& key : keysOf(left, right)) {
            // Where a command was run says nothing of what it did.
            if (key == "folder") {
                continue;
            }
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
    const std::map<std::string, double> left = namedFigures(a);
    const std::map<std::string, double> right = namedFigures(b);
    if (left.empty() || right.empty()) {
        add(a.result, b.result, true);
    } else {
        addFigures(left, right, comparison.entries);
    }
    progress.throwIfCancelled();
    comparison.glosses = compareGlossRuns(glossesOfRun(workspace, first), glossesOfRun(workspace, second), bootstrap);
    for (PairedRanks& each : pairedRanks(runJson(a.result), runJson(b.result), bootstrap)) {
        const std::size_t slash = std::min(each.name.find('/'), each.name.size());
        comparison.rankings.push_back({each.name.substr(0, slash),
                                       each.name.substr(std::min(slash + 1, each.name.size())),
                                       std::move(each.comparison)});
    }
    return comparison;
}

} // namespace crossgloss
