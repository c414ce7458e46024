#include "Commands.h"

#include "base/AtomicFile.h"
#include "base/Error.h"
#include "base/Json.h"
#include "commands/GlossRunText.h"
#include "commands/ResourceText.h"
#include "commands/ScoreText.h"
#include "evaluation/PairedTests.h"
#include "jobs/PairedRanks.h"
#include "store/Workspace.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <utility>
#include <vector>

namespace crossgloss {

namespace {

/// What a run keeps as JSON text, as JSON; a text that is none stays a text.
nlohmann::json parsed(const std::string& text)
{
    const nlohmann::json value = parsedJson(text);
    return value.is_discarded() ? nlohmann::json(text) : value;
}

nlohmann::json runJson(const Run& run)
{
    return {{"id", run.id},       {"kind", run.kind},   {"started_at", run.startedAt},
            {"seconds", run.seconds}, {"state", run.state}, {"parameters", parsed(run.parameters)},
            {"result", parsed(run.result)}};
}

nlohmann::json runsJson(const Workspace& workspace)
{
    nlohmann::json list = nlohmann::json::array();
    for (const Run& run : workspace.runs()) {
        list.push_back(runJson(run));
    }
    return {{"runs", list}};
}

void listRuns(Session& session)
{
    const Workspace workspace(session.workspace);
    std::string text;
    for (const Run& run : workspace.runs()) {
        char seconds[32];
        // How long it went is written down at the end.
        if (run.seconds > 0 || (run.state != "running" && run.state != "interrupted")) {
            std::snprintf(seconds, sizeof seconds, "%10.1f s", run.seconds);
        } else {
            std::snprintf(seconds, sizeof seconds, "%10s  ", "-");
        }
        text += padded(std::to_string(run.id), 5) + ' ' + padded(run.kind, 14) + ' ' + run.startedAt + seconds + "  " +
                run.state + '\n';
    }
    session.print(runsJson(workspace), text.empty() ? "No runs yet\n" : text);
}

nlohmann::json runOf(const Workspace& workspace, std::int64_t id)
{
    for (const Run& run : workspace.runs()) {
        if (run.id == id) {
            return runJson(run);
        }
    }
    throw Error(CROSSGLOSS_TEXT("The workspace has no run %1"), {std::to_string(id)})
        .advise(CROSSGLOSS_TEXT("See what it has with: runs list"));
}

void showRun(Session& session, std::int64_t id)
{
    const Workspace workspace(session.workspace);
    nlohmann::json json = runOf(workspace, id);
    const std::vector<StoredGloss> glosses = glossesOfRun(workspace, id);
    if (glosses.empty()) {
        session.print(json, jsonText(json, 2) + '\n');
        return;
    }
    json["pairs"] = pairsJson(glosses);
    session.print(json, describeGlossRun(json, glosses));
}

void showDifferences(Session& session, std::int64_t id, std::size_t limit)
{
    const Workspace workspace(session.workspace);
    runOf(workspace, id);
    const std::vector<StoredGloss> glosses = glossesOfRun(workspace, id);
    if (glosses.empty()) {
        throw Error(CROSSGLOSS_TEXT("Run %1 compared no glosses"), {std::to_string(id)})
            .advise(CROSSGLOSS_TEXT("Compare some with: glosses"));
    }
    const GlossDifferences differences = glossDifferences(glosses);
    nlohmann::json json = toJson(differences);
    json["run"] = id;
    json["pairs"] = pairsJson(glosses);
    session.print(json, describeDifferences(differences, glosses, limit));
}

void removeRuns(Session& session, const std::vector<std::int64_t>& ids)
{
    Workspace workspace(session.workspace);
    for (const std::int64_t id : ids) {
        removeRun(workspace, id);
    }
    session.print({{"removed", ids}}, std::to_string(ids.size()) + (ids.size() == 1 ? " run" : " runs") + " removed\n");
}

nlohmann::json at(const nlohmann::json& object, const std::string& key)
{
    return object.is_object() && object.contains(key) ? object[key] : nlohmann::json();
}

/// Keys of either object whose values differ, with both values.
nlohmann::json differences(const nlohmann::json& first, const nlohmann::json& second)
{
    nlohmann::json result = nlohmann::json::object();
    for (const nlohmann::json* side : {&first, &second}) {
        if (!side->is_object()) {
            continue;
        }
        for (const auto& [key, value] : side->items()) {
            if (at(first, key) != at(second, key)) {
                result[key] = {at(first, key), at(second, key)};
            }
        }
    }
    return result;
}

/// Where a result has its scores: those of gloss runs are of retrieval.
nlohmann::json scoresOf(const nlohmann::json& result)
{
    return at(result, "retrieval").is_object() ? result["retrieval"] : result;
}

/// Scores that both results have, by name.
nlohmann::json commonScores(const nlohmann::json& first, const nlohmann::json& second)
{
    nlohmann::json result = nlohmann::json::object();
    for (const char* key : {"n", "covered", "p1", "p5", "p10", "p100", "mrr", "median_rank"}) {
        if (at(first, key).is_number() && at(second, key).is_number()) {
            result[key] = {first[key], second[key]};
        }
    }
    return result;
}

/// Paired tests in the directions of which both runs hold the ranks of one test, over the questions that both ranked; of
/// runs that compared glosses, over the pairs that both have.
nlohmann::json pairedTests(const nlohmann::json& first, const nlohmann::json& second, const Workspace& workspace,
                           std::pair<std::int64_t, std::int64_t> ids, std::uint64_t seed)
{
    nlohmann::json result = nlohmann::json::object();
    BootstrapOptions options;
    options.seed = seed;
    const GlossRunComparison glosses =
        compareGlossRuns(glossesOfRun(workspace, ids.first), glossesOfRun(workspace, ids.second), options);
    if (glosses.n > 0) {
        result = toJson(glosses);
        result.erase("n");
        return result;
    }
    for (const PairedRanks& each : pairedRanks(first, second, options)) {
        result[each.name] = toJson(each.comparison);
    }
    return result;
}

std::string signedText(const nlohmann::json& value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%+.3f", value.get<double>());
    return text;
}

std::string describeComparison(const nlohmann::json& json)
{
    std::string text;
    for (const auto& [key, values] : json["parameters"].items()) {
        text += key + ": " + jsonText(values[0]) + " | " + jsonText(values[1]) + '\n';
    }
    for (const char* direction : {"scores", "backward_scores", "matching_scores"}) {
        if (json[direction].empty()) {
            continue;
        }
        std::vector<std::vector<std::string>> rows;
        for (const auto& [key, values] : json[direction].items()) {
            const auto cell = [](const nlohmann::json& v) {
                return v.is_number_integer() ? jsonText(v) : shareText(v.get<double>());
            };
            rows.push_back({key, cell(values[0]), cell(values[1])});
        }
        const std::string heading(direction);
        text += (heading == "scores" ? "" : heading.substr(0, heading.find('_')) + '\n') + tableText(rows);
    }
    for (const auto& [direction, test] : json["paired"].items()) {
        char p[160];
        std::snprintf(p, sizeof p, "bootstrap p %.3g; McNemar p %.3g (mid-p %.3g), right in one alone: %zu and %zu",
                      test["p1"]["p"].get<double>(), test["mcnemar"]["exact"].get<double>(),
                      test["mcnemar"]["mid_p"].get<double>(), test["only_first"].get<std::size_t>(),
                      test["only_second"].get<std::size_t>());
        const auto interval = [](const nlohmann::json& difference) {
            return signedText(difference["difference"]) + " [" + signedText(difference["interval"][0]) + ", " +
                   signedText(difference["interval"][1]) + ']';
        };
        text += direction + ", " + jsonText(test["n"]) + " questions of both: P@1 " + interval(test["p1"]) + ", MRR " +
                interval(test["mrr"]) + "; " + p + '\n';
    }
    if (json["paired"].empty()) {
        text += "The runs hold no ranks of one and the same test, so no paired test can be made\n";
    }
    return text;
}

void compareRuns(Session& session, std::int64_t first, std::int64_t second)
{
    const Workspace workspace(session.workspace);
    const nlohmann::json a = runOf(workspace, first);
    const nlohmann::json b = runOf(workspace, second);
    const nlohmann::json json = {
        {"runs", {first, second}},
        {"kinds", {a["kind"], b["kind"]}},
        {"parameters", differences(a["parameters"], b["parameters"])},
        {"scores", commonScores(scoresOf(a["result"]), scoresOf(b["result"]))},
        {"backward_scores", commonScores(at(a["result"], "backward"), at(b["result"], "backward"))},
        {"matching_scores", commonScores(at(a["result"], "matching"), at(b["result"], "matching"))},
        {"paired", pairedTests(a["result"], b["result"], workspace, {first, second}, session.seed)}};
    session.print(json, describeComparison(json));
}

void exportRuns(Session& session, const std::filesystem::path& file, std::int64_t pairsOf)
{
    const Workspace workspace(session.workspace);
    if (pairsOf > 0) {
        runOf(workspace, pairsOf);
        const std::vector<StoredGloss> glosses = glossesOfRun(workspace, pairsOf);
        if (file.empty()) {
            session.print(pairsJson(glosses), pairsTsv(glosses));
            return;
        }
        AtomicFile out(file);
        out.stream() << pairsTsv(glosses);
        out.commit();
        session.print({{"written", file.string()}, {"pairs", glosses.size()}}, "Written to " + file.string() + '\n');
        return;
    }
    const nlohmann::json json = runsJson(workspace);
    if (file.empty()) {
        session.print(json, jsonText(json, 2) + '\n');
        return;
    }
    AtomicFile out(file);
    out.stream() << jsonText(json, 2) << '\n';
    out.commit();
    session.print({{"written", file.string()}}, "Written to " + file.string() + '\n');
}

} // namespace

void addRunsCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand("runs", "Show what was trained and measured in this workspace");
    command->require_subcommand(0, 1);
    CLI::App* list = command->add_subcommand("list", "One line a run");
    list->callback([&session] { listRuns(session); });
    CLI::App* show = command->add_subcommand("show", "Everything stored about one run");
    auto id = std::make_shared<std::int64_t>(0);
    show->add_option("ID", *id)->required();
    show->callback([&session, id] { showRun(session, *id); });
    CLI::App* compare = command->add_subcommand(
        "compare",
        "Two runs side by side; with paired tests where both ranked the same questions (differences are second "
        "minus first)");
    auto pair = std::make_shared<std::pair<std::int64_t, std::int64_t>>();
    compare->add_option("FIRST", pair->first)->required();
    compare->add_option("SECOND", pair->second)->required();
    compare->callback([&session, pair] { compareRuns(session, pair->first, pair->second); });
    CLI::App* exporting = command->add_subcommand("export", "All runs as JSON, or the pairs of one as TSV");
    auto file = std::make_shared<std::filesystem::path>();
    auto pairsOf = std::make_shared<std::int64_t>(0);
    exporting->add_option("--out", *file, "File to write; standard output by default");
    exporting->add_option("--pairs", *pairsOf, "Number of a run that compared glosses: its pairs alone")
        ->check(CLI::PositiveNumber);
    exporting->callback([&session, file, pairsOf] { exportRuns(session, *file, *pairsOf); });
    CLI::App* differing = command->add_subcommand(
        "differences", "Glosses of a run for which retrieval and matching choose differently, and the hubs to blame");
    auto differencesOf = std::make_shared<std::int64_t>(0);
    auto limit = std::make_shared<std::size_t>(10);
    differing->add_option("ID", *differencesOf)->required();
    differing->add_option("--limit", *limit, "Hubs and differences to print; 0 = all");
    differing->callback([&session, differencesOf, limit] { showDifferences(session, *differencesOf, *limit); });
    CLI::App* removing = command->add_subcommand("remove", "Forget runs with all that is kept of them");
    auto ids = std::make_shared<std::vector<std::int64_t>>();
    removing->add_option("ID", *ids)->required();
    removing->callback([&session, ids] { removeRuns(session, *ids); });
    command->callback([&session, command] {
        if (command->get_subcommands().empty()) {
            listRuns(session);
        }
    });
}

} // namespace crossgloss
